//! What an isolate does between renders.

use std::{
    task::{Context, Poll},
    time::{Duration, Instant},
};

use deno_core::{PollEventLoopOptions, v8};

#[cfg(feature = "web")]
use super::cpu;
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
    /// Runs what streams have to do, and what V8 wants done between renders, such as garbage collection. Ready only when the isolate
    /// broke, with the reason.
    pub(super) fn poll_idle(&mut self, context: &mut Context<'_>, watch: &Watch) -> Poll<String> {
        // What V8 has to do may be the bundle's doing, such as the callback of a FinalizationRegistry.
        let polled = self.turn(watch, None, |isolate| {
            isolate
                .runtime
                .poll_event_loop(context, PollEventLoopOptions::default())
        });
        if self.stop.is_ordered() {
            return Poll::Ready("it was told to stop".to_owned());
        }
        match polled {
            Poll::Ready(Err(error)) => Poll::Ready(error.to_string()),
            Poll::Ready(Ok(())) | Poll::Pending => Poll::Pending,
        }
    }

    /// Enters JavaScript for a stream, or for whatever is due, under watch.
    pub(super) fn turn<T>(
        &mut self,
        watch: &Watch,
        owner: Option<u32>,
        enter: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.arm_turn(watch, owner);
        #[cfg(feature = "web")]
        let before = cpu::thread_time();
        let entered = enter(self);
        self.note(watch.disarm());
        #[cfg(feature = "web")]
        self.after_turn(owner, before);
        #[cfg(not(feature = "web"))]
        let _ = owner;
        entered
    }

    fn arm_turn(&self, watch: &Watch, owner: Option<u32>) {
        let limit = self.limits.render_timeout;
        #[cfg(feature = "web")]
        if let Some((deadline, name)) = self.open_streams.of_turn(owner) {
            // Of many streams in one turn each may have waited long, on a machine that is busy.
            watch.arm_turn(name, deadline, limit, self.stop.clone());
            return;
        }
        #[cfg(not(feature = "web"))]
        let _ = owner;
        watch.arm(BETWEEN_RENDERS, Instant::now() + limit, self.stop.clone());
    }

    /// Shares the time of a turn, and finds whose it was when it had to be ended.
    #[cfg(feature = "web")]
    fn after_turn(&mut self, owner: Option<u32>, before: Option<Duration>) {
        self.open_streams.share(before);
        if self.stop.is_ordered() && self.culprit.is_none() {
            let owner = owner.or_else(|| self.open_streams.alone());
            self.culprit = owner.or_else(|| self.host.owner_of_turn(&mut self.runtime));
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

    /// Lets V8 shrink the heap while the isolate is idle, in steps that [`poll_idle`](Self::poll_idle) runs: the last
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
