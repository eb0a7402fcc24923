//! What an isolate does between renders.

use std::{
    future::poll_fn,
    task::{Context, Poll},
    time::{Duration, Instant},
};

use deno_core::{PollEventLoopOptions, v8};

use super::{
    isolate::{Isolate, TRIMS},
    watchdog::Watch,
};

/// Time without a render after which an isolate gives back memory. A trim costs what V8 had learnt and compiled: the
/// next thousands of renders take a third longer. So it waits as long as V8's own memory reducer, eight seconds:
/// between two requests of a site that is in use there is less.
const IDLE_BEFORE_TRIM: Duration = Duration::from_secs(8);

/// Time between two of them, in which the tasks of the first are done.
const BETWEEN_TRIMS: Duration = Duration::from_millis(500);

/// What the log calls it.
const BETWEEN_RENDERS: &str = "(between renders)";

impl Isolate {
    /// Runs what V8 wants done between renders, such as garbage collection, without end; ends only when the
    /// isolate broke.
    pub(super) async fn idle(&mut self, watch: &Watch) -> String {
        poll_fn(|context| {
            // What V8 has to do may be the bundle's doing, such as the callback of a FinalizationRegistry.
            let deadline = Instant::now() + self.limits.deadline;
            watch.arm(BETWEEN_RENDERS, deadline, self.stop.clone());
            let polled = self.poll_idle(context);
            self.note(watch.disarm());
            if self.stop.is_ordered() {
                return Poll::Ready("it was told to stop".to_owned());
            }
            polled
        })
        .await
    }

    /// One step of [`idle`](Self::idle), without a watch of its own.
    pub(super) fn poll_idle(&mut self, context: &mut Context<'_>) -> Poll<String> {
        match self
            .runtime
            .poll_event_loop(context, PollEventLoopOptions::default())
        {
            Poll::Ready(Err(error)) => Poll::Ready(error.to_string()),
            Poll::Ready(Ok(())) | Poll::Pending => Poll::Pending,
        }
    }

    /// How long to wait for a render before the next [`trim`](Self::trim).
    pub(super) fn idle_before_trim(&self) -> Duration {
        if (1..TRIMS).contains(&self.trims_due) {
            BETWEEN_TRIMS
        } else {
            IDLE_BEFORE_TRIM
        }
    }

    /// Lets V8 shrink the heap while the isolate is idle, in steps that [`idle`](Self::idle) runs: the last
    /// renders' garbage would stay resident until the next burst. Looks at the heap meanwhile.
    pub(super) fn trim(&mut self) {
        if self.trims_due > 0 {
            self.trims_due -= 1;
            self.runtime
                .v8_isolate()
                .memory_pressure_notification(v8::MemoryPressureLevel::Moderate);
        }
        self.sample_heap();
    }
}
