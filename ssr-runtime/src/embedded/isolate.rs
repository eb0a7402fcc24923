//! One V8 isolate that runs the bundle: how it is made, how it renders, when it must not be used again.

use std::{
    cell::Cell,
    future::poll_fn,
    rc::Rc,
    task::Poll,
    time::{Duration, Instant},
};

use deno_core::{JsRuntime, PollEventLoopOptions, v8};
use tokio::runtime::Handle;

use super::{
    fetch::IsolateCalls,
    heap,
    host::{self, Called, Host},
    outcome,
    read_only_heap::{Alive, ISOLATES},
    watchdog::Watch,
};
use crate::{
    bundle::Bundle, error::RenderError, lent::Lent, limits::Limits, outcome::Outcome, output::Output,
    request::RenderRequest,
};

/// Time without a render after which an isolate gives back memory. A trim costs what V8 had learnt and compiled: the
/// next thousands of renders take a third longer. So it waits as long as V8's own memory reducer, eight seconds:
/// between two requests of a site that is in use there is less.
const IDLE_BEFORE_TRIM: Duration = Duration::from_secs(8);

/// Collections after which an idle heap shrinks no more: what the first moves together, the next gives back.
const TRIMS: u32 = 3;

/// Time between two of them, in which the tasks of the first are done.
const BETWEEN_TRIMS: Duration = Duration::from_millis(500);

/// Renders between two looks at the heap; a look costs a microsecond.
const HEAP_SAMPLE_INTERVAL: u64 = 32;

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
    pub(super) calls: Option<IsolateCalls>,
    pub(super) handle: v8::IsolateHandle,
    /// Set by V8 when the heap limit was reached.
    pub(super) heap_exceeded: Rc<Cell<bool>>,
    pub(super) limits: Limits,
    renders: u64,
    /// Trims that are still worth doing; renders make work for them.
    trims_due: u32,
    heap_bytes: u64,
    pub(super) condemned: bool,
}

impl Isolate {
    /// Makes an isolate: from a startup snapshot if that goes with the isolates alive, or by evaluating the bundle.
    pub(super) async fn start(
        bundle: &Bundle,
        snapshot: Option<&'static [u8]>,
        limits: Limits,
        lent: &Lent,
        tokio: &Handle,
    ) -> Result<Self, RenderError> {
        let mut has_bundle = false;
        let mut runtime = ISOLATES.begin(snapshot, |snapshot| {
            has_bundle = snapshot.is_some();
            heap::make(bundle, snapshot, limits.heap_bytes)
        })?;
        runtime.op_state().borrow_mut().put(lent.console.clone());
        let calls = IsolateCalls::start(&mut runtime, lent, limits, tokio);
        let handle = runtime.v8_isolate().thread_safe_handle();
        let heap_exceeded = heap::guard(&mut runtime);
        if !has_bundle {
            host::load(&mut runtime, bundle, lent.globals()).await?;
        }
        let host = Host::take(&mut runtime, lent.globals())?;
        let mut isolate = Self {
            runtime,
            host,
            calls,
            handle,
            heap_exceeded,
            limits,
            renders: 0,
            trims_due: 0,
            heap_bytes: 0,
            condemned: false,
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
        watch.arm(deadline, self.handle.clone());
        self.open_calls();
        let outcome = match self.host.call(&mut self.runtime, request) {
            Called::Settled(outcome) => Ok(outcome),
            Called::Promised(promise) => self.settle(promise, watch, deadline).await,
            Called::Terminated => Err(self.overrun(self.limits.deadline)),
        };
        // Its timers and calls would go on in another one.
        self.host.reset(&mut self.runtime);
        self.close_calls();
        let terminated = watch.disarm();
        if let Ok(outcome) = &outcome {
            self.judge(outcome);
        }
        self.account(terminated);
        outcome?.into_result(bundle)
    }

    /// Lets the bundle's `fetch` call the host.
    pub(super) fn open_calls(&self) {
        if let Some(calls) = &self.calls {
            calls.open();
        }
    }

    /// Ends what is left of these calls.
    pub(super) fn close_calls(&self) {
        if let Some(calls) = &self.calls {
            calls.close();
        }
    }

    /// Counts a render or stream, and condemns an isolate that broke a limit or has served its quota.
    pub(super) fn account(&mut self, terminated: bool) {
        self.renders += 1;
        self.trims_due = TRIMS;
        if self.renders.is_multiple_of(HEAP_SAMPLE_INTERVAL) {
            self.sample_heap();
        }
        let broke_a_limit = terminated || self.heap_exceeded.get();
        self.condemned |= broke_a_limit || self.renders >= self.limits.renders_per_engine;
    }

    /// V8 unwinds an overflowing stack through code that may not expect it: condemns an isolate after that.
    pub(super) fn judge(&mut self, outcome: &Outcome) {
        self.condemned |= matches!(outcome, Outcome::Exception { message, .. }
            if message.starts_with("RangeError: Maximum call stack size exceeded"));
    }

    /// Waits for a promise of an outcome.
    async fn settle(
        &mut self,
        promise: v8::Global<v8::Value>,
        watch: &Watch,
        deadline: Instant,
    ) -> Result<Outcome, RenderError> {
        let limit = self.limits.deadline;
        match tokio::time::timeout_at(deadline.into(), self.wait(promise, watch)).await {
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
    pub(super) async fn wait(&mut self, promise: v8::Global<v8::Value>, watch: &Watch) -> Waited {
        let resolved = Box::pin(self.runtime.resolve(promise));
        let settled = self
            .runtime
            .with_event_loop_promise(resolved, PollEventLoopOptions::default());
        match settled.await {
            Ok(value) => Waited::Settled(value),
            // A callback that is terminated may leave V8 as if nothing had been.
            Err(error) if watch.has_fired() || self.heap_exceeded.get() => {
                tracing::debug!(%error, "a render was terminated while it waited");
                Waited::Terminated
            }
            Err(error) => Waited::Stuck(format!("the promise never settles: {error}")),
        }
    }

    /// Which limit ended the render: the heap's, or that of its time.
    pub(super) fn overrun(&self, limit: Duration) -> RenderError {
        if self.heap_exceeded.get() {
            RenderError::HeapLimit
        } else {
            RenderError::DeadlineExceeded { limit }
        }
    }

    /// Runs what V8 wants done between renders, such as garbage collection, without end; ends only when the
    /// isolate broke.
    pub(super) async fn idle(&mut self) -> String {
        poll_fn(|context| {
            match self
                .runtime
                .poll_event_loop(context, PollEventLoopOptions::default())
            {
                Poll::Ready(Err(error)) => Poll::Ready(error.to_string()),
                Poll::Ready(Ok(())) | Poll::Pending => Poll::Pending,
            }
        })
        .await
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

    /// Whether the isolate broke a limit or has served its quota, and must be replaced.
    pub(super) fn is_condemned(&self) -> bool {
        self.condemned
    }

    /// JavaScript heap in use in bytes, sampled every few renders.
    pub(super) fn heap_bytes(&self) -> u64 {
        self.heap_bytes
    }

    fn sample_heap(&mut self) {
        self.heap_bytes = self.runtime.v8_isolate().get_heap_statistics().used_heap_size() as u64;
    }
}
