//! One V8 isolate that runs the bundle: how it is made, how it renders, when it must not be used again.

use std::time::{Duration, Instant};

use deno_core::{JsRuntime, PollEventLoopOptions, v8};
use tokio::runtime::Handle;

#[cfg(feature = "web")]
use super::{fetch::IsolateCalls, open_streams::OpenStreams};
use super::{
    heap,
    host::{self, Host},
    outcome,
    read_only_heap::{Alive, ISOLATES},
    script::Called,
    stop::{Reason, Stop},
    watchdog::{Ended, Watch},
};
use crate::{
    bundle::Bundle, error::RenderError, lent::Lent, limits::Limits, outcome::Outcome, output::Output,
    request::RenderRequest,
};

/// Collections after which an idle heap shrinks no more: what the first moves together, the next gives back.
pub(super) const TRIMS: u32 = 3;

/// Renders between two looks at the heap; a look costs a microsecond.
const HEAP_SAMPLE_INTERVAL: u64 = 32;

/// Time that a bundle may take to evaluate. It takes some 40 ms.
pub(super) const EVALUATION_LIMIT: Duration = Duration::from_secs(10);

/// What the log calls JavaScript that runs for no page.
const EVALUATION: &str = "(the evaluation of the bundle)";

/// What waiting for a promise led to.
pub(super) enum Waited {
    /// Its value.
    Settled(v8::Global<v8::Value>),
    /// The isolate was told to stop.
    Terminated,
    /// Nothing is left that could settle it: no timer, no task, no input.
    Stuck(String),
}

/// An isolate with the bundle in it. Lives on one thread, inside one tokio runtime: V8 posts delayed tasks
/// to the runtime that is entered when the isolate is made, and aborts the process where there is none.
pub(super) struct Isolate {
    pub(super) runtime: Alive<JsRuntime>,
    pub(super) host: Host,
    /// Those of `fetch`, where the bundle has one.
    #[cfg(feature = "web")]
    pub(super) calls: Option<IsolateCalls>,
    pub(super) stop: Stop,
    pub(super) limits: Limits,
    renders: u64,
    /// Trims that are still worth doing; renders make work for them.
    pub(super) trims_due: u32,
    heap_bytes: u64,
    pub(super) condemned: bool,
    lost: bool,
    /// Number of the page or stream that began last.
    last_owner: u32,
    /// Whose fault it is that the isolate is condemned, where that is known.
    #[cfg(feature = "web")]
    pub(super) culprit: Option<u32>,
    #[cfg(feature = "web")]
    pub(super) open_streams: OpenStreams,
}

impl Isolate {
    /// Makes an isolate: from a startup snapshot if that goes with the isolates alive, or by evaluating the bundle.
    pub(super) async fn start(
        bundle: &Bundle,
        snapshot: Option<&'static [u8]>,
        limits: Limits,
        lent: &Lent,
        tokio: &Handle,
        watch: &Watch,
    ) -> Result<Self, RenderError> {
        let mut has_bundle = false;
        let mut budget = None;
        let mut runtime = ISOLATES.begin(snapshot, |snapshot| {
            has_bundle = snapshot.is_some();
            let (runtime, made) = heap::make(bundle, snapshot, limits)?;
            budget = Some(made);
            Ok::<_, RenderError>(runtime)
        })?;
        runtime.op_state().borrow_mut().put(lent.console.clone());
        #[cfg(not(feature = "web"))]
        let _ = tokio;
        #[cfg(feature = "web")]
        let calls = IsolateCalls::start(&mut runtime, lent, limits, tokio);
        let stop = Stop::new(runtime.v8_isolate().thread_safe_handle());
        runtime.op_state().borrow_mut().put(stop.clone());
        if let Some(budget) = budget {
            heap::guard(&mut runtime, budget, stop.clone(), watch.clone());
        }
        if !has_bundle {
            watch.arm(EVALUATION, Instant::now() + EVALUATION_LIMIT, stop.clone());
            let loaded = host::load(&mut runtime, bundle, lent.globals()).await;
            match watch.disarm() {
                Ended::Freely => loaded?,
                Ended::Stopped | Ended::Lost => return Err(unfit(stop.reason())),
            }
        }
        let host = Host::take(&mut runtime, lent.globals(), stop.clone())?;
        let mut isolate = Self {
            runtime,
            host,
            #[cfg(feature = "web")]
            calls,
            stop,
            limits,
            renders: 0,
            trims_due: 0,
            heap_bytes: 0,
            condemned: false,
            lost: false,
            last_owner: 0,
            #[cfg(feature = "web")]
            culprit: None,
            #[cfg(feature = "web")]
            open_streams: OpenStreams::default(),
        };
        isolate.sample_heap();
        Ok(isolate)
    }

    /// Renders one page before the deadline.
    pub(super) async fn render(
        &mut self,
        request: &RenderRequest,
        bundle: &Bundle,
        watch: &Watch,
        deadline: Instant,
    ) -> Result<Output, RenderError> {
        watch.arm(&request.url, deadline, self.stop.clone());
        let page = self.next_owner();
        #[cfg(feature = "web")]
        self.open_calls(page);
        let outcome = match self.host.call(&mut self.runtime, request, page) {
            Called::Settled(outcome) => Ok(outcome),
            Called::Promised(promise) => self.settle(promise, deadline).await,
            Called::Terminated => Err(self.overrun(self.limits.render_timeout)),
        };
        // Its timers and calls would go on beside another one.
        #[cfg(feature = "web")]
        self.host.end(&mut self.runtime, page);
        self.finish_microtasks();
        #[cfg(feature = "web")]
        self.close_calls(page);
        if let Ok(outcome) = &outcome {
            self.condemned |= Self::is_spoilt_by(outcome);
        }
        self.account(watch.disarm());
        #[cfg(feature = "web")]
        if self.condemned {
            self.culprit = Some(page);
        }
        if self.stop.is_ordered() {
            // A script that was told to stop may have returned all the same.
            return Err(self.overrun(self.limits.render_timeout));
        }
        outcome?.into_result(bundle)
    }

    /// Lets the `fetch` of a page or stream call the host.
    #[cfg(feature = "web")]
    pub(super) fn open_calls(&self, owner: u32) {
        if let Some(calls) = &self.calls {
            calls.open(owner);
        }
    }

    /// Ends what is left of these calls.
    #[cfg(feature = "web")]
    pub(super) fn close_calls(&self, owner: u32) {
        if let Some(calls) = &self.calls {
            calls.close(owner);
        }
    }

    /// Runs the microtasks that a page has left, which would run between renders and might beget others without end.
    fn finish_microtasks(&mut self) {
        if !self.stop.is_ordered() {
            self.runtime.v8_isolate().perform_microtask_checkpoint();
        }
    }

    /// A number for one more page or stream.
    pub(super) fn next_owner(&mut self) -> u32 {
        self.last_owner = self.last_owner.wrapping_add(1);
        self.last_owner
    }

    /// Counts a render or stream, and condemns an isolate that broke a limit.
    pub(super) fn account(&mut self, ended: Ended) {
        self.renders += 1;
        self.trims_due = TRIMS;
        if self.renders.is_multiple_of(HEAP_SAMPLE_INTERVAL) {
            self.sample_heap();
        }
        self.note(ended);
    }

    /// Condemns an isolate that was told to stop: V8 may have left anything in any state.
    pub(super) fn note(&mut self, ended: Ended) {
        self.condemned |= ended != Ended::Freely || self.stop.is_ordered();
        self.lost |= ended == Ended::Lost;
    }

    /// V8 unwinds an overflowing stack through code that may not expect it: an isolate is condemned after that.
    pub(super) fn is_spoilt_by(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Exception { message, .. }
            if message.starts_with("RangeError: Maximum call stack size exceeded"))
    }

    /// Waits for a promise of an outcome.
    async fn settle(
        &mut self,
        promise: v8::Global<v8::Value>,
        deadline: Instant,
    ) -> Result<Outcome, RenderError> {
        let limit = self.limits.render_timeout;
        match tokio::time::timeout_at(deadline.into(), self.wait(promise)).await {
            Ok(Waited::Settled(value)) => Ok(outcome::read_global(&mut self.runtime, &value)),
            Ok(Waited::Terminated) => Err(self.overrun(limit)),
            Ok(Waited::Stuck(reason)) => {
                self.condemned = true;
                Err(RenderError::BadOutput { reason })
            }
            Err(_) => {
                self.condemned = true;
                Err(self.overrun(limit))
            }
        }
    }

    /// Runs the event loop until a promise is settled. May be dropped and asked for again.
    pub(super) async fn wait(&mut self, promise: v8::Global<v8::Value>) -> Waited {
        let resolved = Box::pin(self.runtime.resolve(promise));
        let settled = self
            .runtime
            .with_event_loop_promise(resolved, PollEventLoopOptions::default());
        match settled.await {
            Ok(value) => Waited::Settled(value),
            // A callback that is terminated may leave V8 as if nothing had been.
            Err(error) if self.stop.is_ordered() => {
                tracing::debug!(%error, "a render was terminated while it waited");
                Waited::Terminated
            }
            Err(error) => Waited::Stuck(format!("the promise never settles: {error}")),
        }
    }

    /// Which limit ended the render: the heap's, or that of its time.
    pub(super) fn overrun(&self, limit: Duration) -> RenderError {
        if self.stop.reason() == Some(Reason::Memory) {
            RenderError::HeapLimit
        } else {
            RenderError::TimedOut { limit }
        }
    }

    /// Whether the isolate broke a limit, and must be replaced.
    pub(super) fn is_condemned(&self) -> bool {
        self.condemned
    }

    /// Whether the isolate has served so many quotas, and is to be replaced.
    pub(super) fn has_served(&self, quotas: u64) -> bool {
        self.renders >= self.limits.renders_per_isolate.saturating_mul(quotas)
    }

    /// Whether another worker has this one's place.
    pub(super) fn is_lost(&self) -> bool {
        self.lost
    }

    /// JavaScript heap in use in bytes, sampled every few renders.
    pub(super) fn heap_bytes(&self) -> u64 {
        self.heap_bytes
    }

    pub(super) fn sample_heap(&mut self) {
        self.heap_bytes = self.runtime.v8_isolate().get_heap_statistics().used_heap_size() as u64;
    }
}

/// The error of a bundle that had to be stopped while it was evaluated.
fn unfit(reason: Option<Reason>) -> RenderError {
    let reason = match reason {
        Some(Reason::Memory) => "its evaluation uses more than the heap limit".to_owned(),
        Some(Reason::Deadline) | None => format!("its evaluation did not end within {EVALUATION_LIMIT:?}"),
    };
    RenderError::BadBundle { reason }
}
