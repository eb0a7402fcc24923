//! One stream in an isolate that it shares with others.

use std::{future::poll_fn, pin::Pin, rc::Rc, sync::Arc, task::Poll, time::Duration};

use bytes::Bytes;
use deno_core::{error::JsError, v8};
use tokio::time::{Instant, timeout};

use super::{
    cell::IsolateCell,
    isolate::Isolate,
    outcome,
    script::Called,
    shared::Shared,
    stream_host::{self, Next, StreamCall},
    watchdog::{Ended, Watch},
};
use crate::{
    error::RenderError,
    outcome::Outcome,
    output::Output,
    request::RenderRequest,
    streaming::{GRACE, Source},
};

/// A promise of the host script. The worker lets it go on.
type Pending = Pin<Box<dyn Future<Output = Result<v8::Global<v8::Value>, Box<JsError>>>>>;

/// One of the streams of an isolate.
pub(super) struct IsolateSource {
    cell: Rc<IsolateCell>,
    watch: Watch,
    shared: Arc<Shared>,
    request: RenderRequest,
    stream: u32,
    /// What the error of an overrun tells.
    limit: Duration,
    /// What was called and has not settled.
    pending: Option<Pending>,
}

impl Isolate {
    /// A stream begins, which is due to end at that instant. Returns its number.
    pub(super) fn begin_stream(&mut self, url: &str, due: std::time::Instant) -> u32 {
        let stream = self.next_owner();
        self.open_calls(stream);
        self.open_streams.add(stream, url, due);
        stream
    }

    fn end_stream(&mut self, stream: u32) {
        self.close_calls(stream);
        self.open_streams.remove(stream);
        self.account(Ended::Freely);
    }

    /// Nothing goes on in this isolate, and it is the fault of that stream.
    fn condemn(&mut self, stream: u32) {
        if !self.condemned {
            self.condemned = true;
            self.culprit = Some(stream);
        }
    }
}

impl IsolateSource {
    pub(super) fn new(
        cell: Rc<IsolateCell>,
        watch: Watch,
        shared: &Arc<Shared>,
        request: RenderRequest,
        stream: u32,
    ) -> Self {
        Self {
            cell,
            watch,
            shared: Arc::clone(shared),
            request,
            stream,
            limit: shared.limits.render_timeout,
            pending: None,
        }
    }

    /// Enters the isolate, unless it broke.
    fn enter(&mut self, call: impl FnOnce(&mut Isolate) -> Called) -> Result<Called, RenderError> {
        let called = self.cell.with(|isolate| {
            if isolate.is_condemned() {
                return Called::Terminated;
            }
            let called = isolate.turn(&self.watch, Some(self.stream), call);
            if let Called::Promised(promise) = &called {
                self.pending = Some(Box::pin(isolate.runtime.resolve(promise.clone())));
            }
            called
        });
        self.cell.wake();
        match called {
            None | Some(Called::Terminated) => Err(self.ended()),
            Some(called) => Ok(called),
        }
    }

    fn call(&mut self, call: StreamCall) -> Result<Called, RenderError> {
        let stream = self.stream;
        self.enter(|isolate| isolate.host.call_stream(&mut isolate.runtime, call, stream))
    }

    /// Why the isolate is of no more use.
    fn ended(&self) -> RenderError {
        let own = self
            .cell
            .with(|isolate| (isolate.culprit == Some(self.stream)).then(|| isolate.overrun(self.limit)));
        own.flatten().unwrap_or(RenderError::EndedBeside)
    }

    /// Waits for what is pending.
    async fn settled(&mut self) -> Result<v8::Global<v8::Value>, RenderError> {
        let settled = poll_fn(|context| {
            if self.cell.is_broken(self.stream, context) {
                return Poll::Ready(None);
            }
            match &mut self.pending {
                Some(pending) => pending.as_mut().poll(context).map(Some),
                None => Poll::Pending,
            }
        })
        .await;
        self.pending = None;
        match settled {
            Some(Ok(value)) => Ok(value),
            Some(Err(error)) => Err(RenderError::Engine {
                reason: error.to_string(),
            }),
            None => Err(self.ended()),
        }
    }

    fn read<T>(&self, read: impl FnOnce(&mut Isolate) -> T) -> Result<T, RenderError> {
        self.cell.with(read).ok_or(RenderError::EndedBeside)
    }

    fn result(&self, outcome: Outcome) -> Result<Output, RenderError> {
        self.cell.with(|isolate| {
            if Isolate::is_spoilt_by(&outcome) {
                isolate.condemn(self.stream);
            }
        });
        outcome.into_result(&self.shared.bundle)
    }
}

impl Source for IsolateSource {
    fn watch(&mut self, until: Instant, limit: Duration) {
        self.limit = limit;
        let due = until.into_std();
        self.cell
            .with(|isolate| isolate.open_streams.set_due(self.stream, due));
    }

    async fn shell(&mut self) -> Result<Output, RenderError> {
        if self.pending.is_none() {
            let (request, stream) = (self.request.clone(), self.stream);
            let called = self.enter(|isolate| isolate.host.open(&mut isolate.runtime, &request, stream))?;
            if let Called::Settled(outcome) = called {
                return self.result(outcome);
            }
        }
        let value = self.settled().await?;
        let outcome = self.read(|isolate| outcome::read_global(&mut isolate.runtime, &value))?;
        self.result(outcome)
    }

    async fn next(&mut self) -> Result<Option<Bytes>, RenderError> {
        if self.pending.is_none()
            && let Called::Settled(_) = self.call(StreamCall::Next)?
        {
            return Ok(None);
        }
        let value = self.settled().await?;
        match self.read(|isolate| stream_host::read_next(&mut isolate.runtime, &value))? {
            Next::Chunk(chunk) => Ok(Some(chunk)),
            Next::End => Ok(None),
            Next::Failed(outcome) => self.result(outcome).map(|_| None),
        }
    }

    /// The worker lets the isolate do what it has to do.
    async fn idle(&mut self) -> RenderError {
        poll_fn(|context| {
            if self.cell.is_broken(self.stream, context) {
                Poll::Ready(())
            } else {
                Poll::Pending
            }
        })
        .await;
        self.ended()
    }

    fn abort(&mut self) {
        let pending = self.pending.take();
        // One that is terminated meanwhile tells so at the next step.
        drop(self.call(StreamCall::Abort));
        self.pending = pending;
    }

    async fn close(&mut self) {
        self.watch(Instant::now(), self.limit);
        self.pending = None;
        let is_closed = match self.call(StreamCall::Close) {
            Ok(Called::Promised(_)) => matches!(timeout(GRACE, self.settled()).await, Ok(Ok(_))),
            _ => false,
        };
        let stream = self.stream;
        self.cell.with(|isolate| {
            if !is_closed {
                isolate.condemn(stream);
            }
            isolate.end_stream(stream);
        });
        self.cell.forget(stream);
        // What waits for room, or for the end of an isolate that broke, is the worker's.
        self.cell.wake();
    }

    fn cost(&self) -> (Option<Duration>, u64) {
        let cost = self
            .cell
            .with(|isolate| (isolate.open_streams.cpu(self.stream), isolate.heap_bytes()));
        cost.unwrap_or_default()
    }
}
