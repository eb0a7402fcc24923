//! One stream in an isolate.

use std::{future::poll_fn, time::Duration};

use bytes::Bytes;
use deno_core::v8;
use tokio::time::{Instant, timeout};

use super::{
    cpu,
    isolate::{Isolate, Waited},
    outcome,
    script::Called,
    stream_host::{self, Next, StreamCall},
    watchdog::Watch,
};
use crate::{
    bundle::Bundle,
    error::RenderError,
    outcome::Outcome,
    output::Output,
    request::RenderRequest,
    streaming::{GRACE, Source},
};

/// A stream that has an isolate to itself.
pub(super) struct IsolateSource<'a> {
    isolate: &'a mut Isolate,
    watch: &'a Watch,
    bundle: &'a Bundle,
    request: RenderRequest,
    /// What the error of an overrun tells.
    limit: Duration,
    /// What was called and has not settled.
    pending: Option<v8::Global<v8::Value>>,
    aborted: bool,
    cpu_before: Option<Duration>,
}

impl<'a> IsolateSource<'a> {
    pub(super) fn new(
        isolate: &'a mut Isolate,
        watch: &'a Watch,
        bundle: &'a Bundle,
        request: RenderRequest,
    ) -> Self {
        isolate.open_calls();
        Self {
            isolate,
            watch,
            bundle,
            request,
            limit: Duration::ZERO,
            pending: None,
            aborted: false,
            cpu_before: cpu::thread_time(),
        }
    }

    fn call(&mut self, call: StreamCall) -> Result<Called, RenderError> {
        let called = self
            .isolate
            .host
            .call_stream(&mut self.isolate.runtime, call)
            .unwrap_or(Called::Terminated);
        match called {
            Called::Terminated => Err(self.isolate.overrun(self.limit)),
            called => Ok(called),
        }
    }

    /// Waits for what is pending. A bundle that waits for nothing is asked to come to an end, as at the deadline.
    async fn settled(
        &mut self,
        promise: v8::Global<v8::Value>,
    ) -> Result<v8::Global<v8::Value>, RenderError> {
        self.pending = Some(promise.clone());
        loop {
            match self.isolate.wait(promise.clone()).await {
                Waited::Settled(value) => {
                    self.pending = None;
                    return Ok(value);
                }
                Waited::Stuck(_) | Waited::Terminated if self.isolate.condemned => {
                    return Err(self.isolate.overrun(self.limit));
                }
                Waited::Terminated => return Err(self.isolate.overrun(self.limit)),
                Waited::Stuck(_) if !self.aborted => self.abort(),
                Waited::Stuck(reason) => {
                    self.isolate.condemned = true;
                    return Err(RenderError::BadOutput { reason });
                }
            }
        }
    }

    fn result(&mut self, outcome: Outcome) -> Result<Output, RenderError> {
        self.isolate.judge(&outcome);
        outcome.into_result(self.bundle)
    }
}

impl Source for IsolateSource<'_> {
    fn watch(&mut self, until: Instant, limit: Duration) {
        self.limit = limit;
        self.isolate.note(self.watch.disarm());
        let stop = self.isolate.stop.clone();
        self.watch
            .arm(&self.request.url, (until + GRACE).into_std(), stop);
    }

    async fn shell(&mut self) -> Result<Output, RenderError> {
        let promise = if let Some(promise) = self.pending.clone() {
            promise
        } else {
            match self.isolate.host.open(&mut self.isolate.runtime, &self.request) {
                Called::Promised(promise) => promise,
                Called::Settled(outcome) => return self.result(outcome),
                Called::Terminated => return Err(self.isolate.overrun(self.limit)),
            }
        };
        let value = self.settled(promise).await?;
        let outcome = outcome::read_global(&mut self.isolate.runtime, &value);
        self.result(outcome)
    }

    async fn next(&mut self) -> Result<Option<Bytes>, RenderError> {
        let promise = if let Some(promise) = self.pending.clone() {
            promise
        } else {
            match self.call(StreamCall::Next)? {
                Called::Promised(promise) => promise,
                Called::Settled(_) | Called::Terminated => return Ok(None),
            }
        };
        let value = self.settled(promise).await?;
        match stream_host::read_next(&mut self.isolate.runtime, &value) {
            Next::Chunk(chunk) => Ok(Some(chunk)),
            Next::End => Ok(None),
            Next::Failed(outcome) => self.result(outcome).map(|_| None),
        }
    }

    async fn idle(&mut self) -> RenderError {
        let reason = poll_fn(|context| self.isolate.poll_idle(context)).await;
        self.isolate.condemned = true;
        if self.isolate.stop.is_ordered() {
            return self.isolate.overrun(self.limit);
        }
        RenderError::Engine { reason }
    }

    fn abort(&mut self) {
        self.aborted = true;
        // One that is terminated meanwhile tells so at the next step.
        drop(self.call(StreamCall::Abort));
    }

    async fn close(&mut self) {
        self.isolate.close_calls();
        self.watch(Instant::now(), self.limit);
        if !self.isolate.condemned && !self.isolate.stop.is_ordered() {
            let closed = match self.call(StreamCall::Close) {
                Ok(Called::Promised(promise)) => timeout(GRACE, self.isolate.wait(promise)).await,
                _ => Ok(Waited::Terminated),
            };
            self.isolate.condemned |= !matches!(closed, Ok(Waited::Settled(_)));
        }
        self.isolate.account(self.watch.disarm());
    }

    fn cost(&self) -> (Option<Duration>, u64) {
        let cpu = cpu::thread_time()
            .zip(self.cpu_before)
            .map(|(after, before)| after.saturating_sub(before));
        (cpu, self.isolate.heap_bytes())
    }
}
