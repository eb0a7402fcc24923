//! The bundle's `fetch` in a process.

use std::{future::pending, io};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use futures::stream::{FuturesUnordered, StreamExt as _};
use tokio::runtime::Handle;

use super::{
    launcher::Launcher,
    protocol::{Fetch, out_of_turn},
};
use crate::{
    calls::{Call, Calls},
    fetch::{FetchRequest, FetchResponse},
};

/// What a call led to.
pub(super) struct Fetched {
    pub(super) id: u32,
    pub(super) result: Result<FetchResponse, String>,
}

/// The calls of a process; none where the bundle has no `fetch`.
#[derive(Debug)]
pub(super) struct ProcessCalls {
    calls: Option<Calls>,
    in_flight: FuturesUnordered<Call>,
}

impl ProcessCalls {
    pub(super) fn new(launcher: &Launcher) -> Self {
        let fetch = launcher.lent().fetch.clone();
        let max_bytes = launcher.limits().fetch_bytes;
        Self {
            calls: fetch.map(|fetch| Calls::new(fetch, Handle::current(), max_bytes)),
            in_flight: FuturesUnordered::new(),
        }
    }

    /// A render begins.
    pub(super) fn open(&mut self) {
        if let Some(calls) = &mut self.calls {
            calls.open();
        }
    }

    /// Hands a call to the host. Returns why it does not.
    ///
    /// # Errors
    ///
    /// When the process may not call, or does so in a form that it must not have.
    pub(super) fn begin(&mut self, fetch: Fetch) -> io::Result<Option<Fetched>> {
        let calls = self.calls.as_mut().ok_or_else(out_of_turn)?;
        let Fetch {
            id,
            url,
            method,
            headers,
            body,
        } = fetch;
        let request = FetchRequest {
            url,
            method,
            headers,
            body: STANDARD.decode(body).map_err(io::Error::other)?.into(),
            max_bytes: 0,
        };
        Ok(match calls.begin(id, request) {
            Ok(call) => {
                self.in_flight.push(call);
                None
            }
            Err(reason) => Some(Fetched {
                id,
                result: Err(reason),
            }),
        })
    }

    /// Drops the host's future of a call that is not waited for.
    pub(super) fn cancel(&mut self, id: u32) {
        if let Some(calls) = &mut self.calls {
            calls.cancel(id);
        }
    }

    /// The render has ended: drops what is left of its calls.
    pub(super) fn close(&mut self) {
        if let Some(calls) = &mut self.calls {
            calls.close();
        }
    }

    /// Waits for the next call that leads to something; without end where there is none. Cancel safe.
    pub(super) async fn next(&mut self) -> Fetched {
        while let (Some(calls), Some(ended)) = (&mut self.calls, self.in_flight.next().await) {
            let id = ended.0;
            if let Some(result) = calls.end(ended) {
                return Fetched { id, result };
            }
        }
        pending().await
    }
}
