//! The calls of the bundle's `fetch` in one isolate.
//!
//! The host's futures run on the Tokio runtime that the renderer was started in, never on the thread of an isolate. They
//! belong to one render: what is left of them when it ends is dropped.

use std::{
    collections::HashMap,
    fmt,
    pin::Pin,
    task::{Context, Poll, ready},
};

use futures::FutureExt as _;
use tokio::{
    runtime::Handle,
    task::{AbortHandle, JoinError, JoinHandle},
};

use crate::{
    fetch::{Fetch, FetchRequest, FetchResponse, Fetched},
    limits::FETCH_CALLS,
};

/// One call in flight. Ends with its number and what it led to, for [`Calls::end`].
pub(crate) struct Call {
    id: u32,
    task: JoinHandle<Fetched>,
}

impl Future for Call {
    type Output = (u32, Result<Fetched, JoinError>);

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let result = ready!(self.task.poll_unpin(context));
        Poll::Ready((self.id, result))
    }
}

/// The calls of one isolate, which has one render at a time.
pub(crate) struct Calls {
    fetch: Fetch,
    runtime: Handle,
    max_bytes: usize,
    /// What the responses of this render may still have.
    bytes_left: usize,
    is_rendering: bool,
    in_flight: HashMap<u32, AbortHandle>,
}

impl Calls {
    /// The calls of an isolate whose renders may take in that many bytes each. Futures of the host run on that runtime.
    pub(crate) fn new(fetch: Fetch, runtime: Handle, max_bytes: usize) -> Self {
        Self {
            fetch,
            runtime,
            max_bytes,
            bytes_left: 0,
            is_rendering: false,
            in_flight: HashMap::new(),
        }
    }

    /// A render begins.
    pub(crate) fn open(&mut self) {
        self.is_rendering = true;
        self.bytes_left = self.max_bytes;
    }

    /// Hands a call to the host, unless there is no render or it has too many.
    pub(crate) fn begin(&mut self, id: u32, mut request: FetchRequest) -> Result<Call, String> {
        if !self.is_rendering {
            return Err("no page is being rendered".to_owned());
        }
        if self.in_flight.len() >= FETCH_CALLS {
            return Err(format!("{FETCH_CALLS} calls are in flight"));
        }
        request.max_bytes = self.bytes_left;
        // The function itself is called there too: it may need the runtime, and it may panic.
        let task = self.runtime.spawn(self.fetch.clone().call(request));
        self.in_flight.insert(id, task.abort_handle());
        Ok(Call { id, task })
    }

    /// What the bundle is told of a call that ended; `None` where it no longer waits.
    pub(crate) fn end(&mut self, (id, result): (u32, Result<Fetched, JoinError>)) -> Option<Fetched> {
        self.in_flight.remove(&id)?;
        Some(match result {
            Ok(Ok(response)) => self.admit(response),
            Ok(Err(reason)) => Err(reason),
            Err(error) if error.is_panic() => Err("the host's function panicked".to_owned()),
            Err(_) => Err("the host is shutting down".to_owned()),
        })
    }

    fn admit(&mut self, response: FetchResponse) -> Fetched {
        match self.bytes_left.checked_sub(response.size()) {
            Some(left) => {
                self.bytes_left = left;
                Ok(response)
            }
            None => Err(format!(
                "the responses of a render may have {} bytes, and this one exceeds them",
                self.max_bytes
            )),
        }
    }

    /// Drops the host's future of a call that is not waited for.
    pub(crate) fn cancel(&mut self, id: u32) {
        if let Some(call) = self.in_flight.remove(&id) {
            call.abort();
        }
    }

    /// The render has ended: drops what is left of its calls.
    pub(crate) fn close(&mut self) {
        self.is_rendering = false;
        for (_, call) in self.in_flight.drain() {
            call.abort();
        }
    }
}

impl Drop for Calls {
    fn drop(&mut self) {
        self.close();
    }
}

impl fmt::Debug for Calls {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Calls")
            .field("in_flight", &self.in_flight.len())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::{future::pending, io};

    use tokio::sync::oneshot;

    use super::*;

    fn calls<F, R>(function: F) -> Calls
    where
        F: Fn(FetchRequest) -> R + Send + Sync + 'static,
        R: Future<Output = Result<FetchResponse, io::Error>> + Send + 'static,
    {
        let mut calls = Calls::new(Fetch::new(function), Handle::current(), 10);
        calls.open();
        calls
    }

    async fn told(calls: &mut Calls, id: u32) -> Option<Fetched> {
        let call = calls.begin(id, FetchRequest::default()).unwrap();
        let ended = call.await;
        calls.end(ended)
    }

    #[tokio::test]
    async fn the_responses_of_a_render_share_its_bytes() {
        let mut calls = calls(|request| async move {
            let left = u16::try_from(request.max_bytes).unwrap();
            Ok(FetchResponse::new(left, "12345").with_header("a", "b"))
        });

        assert_eq!(told(&mut calls, 1).await.unwrap().unwrap().status, 10);
        let refused = told(&mut calls, 2).await.unwrap().unwrap_err();
        assert!(refused.contains("may have 10 bytes"), "{refused}");
        calls.close();
        calls.open();
        assert_eq!(told(&mut calls, 3).await.unwrap().unwrap().status, 10);
    }

    #[tokio::test]
    async fn calls_in_flight_are_bounded() {
        let mut calls = calls(|_| pending());
        let numbers = 0..u32::try_from(FETCH_CALLS).unwrap();
        let held: Vec<_> = numbers
            .map(|id| calls.begin(id, FetchRequest::default()).unwrap())
            .collect();

        let refused = calls.begin(99, FetchRequest::default()).err().unwrap();

        assert!(refused.contains("in flight"), "{refused}");
        calls.cancel(0);
        assert!(calls.begin(100, FetchRequest::default()).is_ok());
        drop(held);
    }

    #[tokio::test]
    async fn the_end_of_a_render_drops_the_futures_of_its_calls() {
        let (held, mut is_held) = oneshot::channel::<()>();
        let held = std::sync::Mutex::new(Some(held));
        let mut calls = calls(move |_| {
            let held = held.lock().unwrap().take();
            async move {
                let _held = held;
                pending().await
            }
        });
        let call = calls.begin(1, FetchRequest::default()).unwrap();
        tokio::task::yield_now().await;
        assert!(
            is_held
                .try_recv()
                .is_err_and(|error| error == oneshot::error::TryRecvError::Empty)
        );

        calls.close();

        assert!(is_held.await.is_err());
        let ended = call.await;
        assert_eq!(calls.end(ended), None);
        assert!(calls.begin(2, FetchRequest::default()).is_err());
    }

    #[tokio::test]
    async fn a_panic_of_the_host_is_told() {
        let mut calls = calls(|_| async { panic!("oh") });

        let told = told(&mut calls, 1).await.unwrap().unwrap_err();

        assert_eq!(told, "the host's function panicked");
    }
}
