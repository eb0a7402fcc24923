//! The bundle's `fetch` in a process.

use std::{collections::VecDeque, future::pending, io};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use futures::stream::{FuturesUnordered, StreamExt as _};
use tokio::runtime::Handle;

use super::{
    launcher::Launcher,
    protocol::{Command, Fetch, Message, out_of_turn, write_frame},
};
use crate::{
    calls::{Call, Calls},
    fetch::{FetchRequest, FetchResponse},
};

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

    /// Takes what concerns calls out of the messages of a process. Returns any other; what it is to be told at once goes into the
    /// outbox.
    ///
    /// # Errors
    ///
    /// When the process may not call, or does so in a form that it must not have.
    pub(super) fn heed(
        &mut self,
        message: Message,
        outbox: &mut VecDeque<u8>,
    ) -> io::Result<Option<Message>> {
        match message {
            Message::Fetch(fetch) => self.begin(fetch, outbox)?,
            Message::CancelFetch(id) => self.cancel(id),
            message => {
                if matches!(message, Message::Response(_)) {
                    self.close();
                }
                return Ok(Some(message));
            }
        }
        Ok(None)
    }

    /// Hands a call to the host, or tells the process why not.
    fn begin(&mut self, fetch: Fetch, outbox: &mut VecDeque<u8>) -> io::Result<()> {
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
        match calls.begin(id, request) {
            Ok(call) => self.in_flight.push(call),
            Err(reason) => write_answer(outbox, id, Err(reason))?,
        }
        Ok(())
    }

    /// Drops the host's future of a call that is not waited for.
    fn cancel(&mut self, id: u32) {
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

    /// Waits for the next call that leads to something, and returns the frame that tells it; without end where there is none. Cancel
    /// safe.
    pub(super) async fn next(&mut self) -> io::Result<Vec<u8>> {
        while let (Some(calls), Some(ended)) = (&mut self.calls, self.in_flight.next().await) {
            let id = ended.0;
            if let Some(result) = calls.end(ended) {
                let mut frame = Vec::new();
                return write_answer(&mut frame, id, result).map(|()| frame);
            }
        }
        pending().await
    }
}

/// Appends the frame that tells what a call led to.
fn write_answer(out: &mut impl Extend<u8>, id: u32, result: Result<FetchResponse, String>) -> io::Result<()> {
    let (response, failed) = match result {
        Ok(response) => (response, None),
        Err(reason) => (FetchResponse::default(), Some(reason)),
    };
    let command = Command::Fetched {
        id,
        status: response.status,
        headers: &response.headers,
        body: STANDARD.encode(&response.body),
        failed: failed.as_deref(),
    };
    write_frame(out, &command)
}
