//! Ends a response that makes no progress.

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::time::{Instant, Sleep, sleep};

/// Runs each stream of an HTTP/2 connection as a task of this thread, and drops one that was not woken for `limit`, at the
/// latest after twice that time: it waits for room that its client does not give. hyper then resets the stream, and its body
/// is dropped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StreamExecutor {
    /// Longest time between two steps of a stream.
    pub(crate) limit: Duration,
}

impl<F: Future<Output = ()> + 'static> hyper::rt::Executor<F> for StreamExecutor {
    fn execute(&self, stream: F) {
        actix_web::rt::spawn(EndIdle {
            inner: Box::pin(stream),
            limit: self.limit,
            alarm: Box::pin(sleep(self.limit)),
            is_idle: false,
        });
    }
}

/// A task that ends when the alarm rings twice and nothing else wakes it in between.
struct EndIdle<F> {
    inner: Pin<Box<F>>,
    limit: Duration,
    /// Rings every `limit`, so that a busy stream need not move it for every frame.
    alarm: Pin<Box<Sleep>>,
    /// Whether the alarm was the last to wake the task.
    is_idle: bool,
}

impl<F: Future<Output = ()>> Future for EndIdle<F> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let this = &mut *self;
        let rings = this.alarm.as_mut().poll(context).is_ready();
        if rings && this.is_idle {
            tracing::debug!("a stream whose client gives no room is ended");
            return Poll::Ready(());
        }
        this.is_idle = rings;
        if rings {
            this.alarm.as_mut().reset(Instant::now() + this.limit);
            // Registers the new time, which is in the future.
            let _ = this.alarm.as_mut().poll(context);
        }
        this.inner.as_mut().poll(context)
    }
}
