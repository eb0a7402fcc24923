//! Ends a response that makes no progress.

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::time::{Instant, Sleep, sleep};

/// Runs each stream of an HTTP/2 connection as a task of this thread, and drops one that was not woken for `limit`: it
/// waits for room that its client does not give. hyper then resets the stream, and its body is let go.
#[derive(Clone, Copy, Debug)]
pub(super) struct StreamExecutor {
    /// Longest time between two steps of a stream.
    pub(super) limit: Duration,
}

impl<F: Future<Output = ()> + 'static> hyper::rt::Executor<F> for StreamExecutor {
    fn execute(&self, stream: F) {
        actix_web::rt::spawn(EndIdle {
            inner: Box::pin(stream),
            limit: self.limit,
            woken: Instant::now(),
            alarm: Box::pin(sleep(self.limit)),
        });
    }
}

/// A task that ends when it is not woken for `limit`.
struct EndIdle<F> {
    inner: Pin<Box<F>>,
    limit: Duration,
    /// When the task was last woken by anything but the alarm.
    woken: Instant,
    alarm: Pin<Box<Sleep>>,
}

impl<F: Future<Output = ()>> Future for EndIdle<F> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let this = &mut *self;
        let now = Instant::now();
        // The alarm is moved only when it rings, so that a busy stream does not move it for every frame.
        let rings = this.alarm.as_mut().poll(context).is_ready();
        if rings && now >= this.woken + this.limit {
            tracing::debug!("a stream whose client gives no room is ended");
            return Poll::Ready(());
        }
        if rings {
            this.alarm.as_mut().reset(this.woken + this.limit);
            // Registers the new time; the step below is not progress.
            if this.alarm.as_mut().poll(context).is_ready() {
                context.waker().wake_by_ref();
            }
        } else {
            this.woken = now;
        }
        this.inner.as_mut().poll(context)
    }
}
