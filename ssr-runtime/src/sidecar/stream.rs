//! One stream in a process.

use std::{io, time::Duration};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use bytes::Bytes;
use tokio::time::{Instant, timeout};

use super::{
    process::Process,
    protocol::{Command, Ended, Message, out_of_turn},
};
use crate::{
    bundle::Bundle,
    error::RenderError,
    output::Output,
    request::RenderRequest,
    streaming::{GRACE, Source},
};

/// A stream that has a process to itself.
pub(super) struct ProcessSource<'a> {
    process: &'a mut Process,
    bundle: &'a Bundle,
    request: RenderRequest,
    /// Whether the process has a command whose response has not come.
    asked: bool,
    is_usable: bool,
    ended: Option<Ended>,
}

impl Process {
    /// Queues a request for a stream; [`Process::message`] sends it.
    fn open(&mut self, request: &RenderRequest) -> io::Result<()> {
        let data = self.number(request)?;
        self.calls.open();
        self.command(&Command::Open {
            url: &request.url,
            data,
        })
    }
}

impl<'a> ProcessSource<'a> {
    pub(super) fn new(process: &'a mut Process, bundle: &'a Bundle, request: RenderRequest) -> Self {
        Self {
            process,
            bundle,
            request,
            asked: false,
            is_usable: true,
            ended: None,
        }
    }

    /// Whether the process may be given other work.
    pub(super) fn is_usable(&self) -> bool {
        self.is_usable
    }

    /// Waits for the response to the command that was sent last.
    async fn response(&mut self) -> Result<Message, RenderError> {
        match self.process.message().await {
            Ok(message) => {
                self.asked = false;
                Ok(message)
            }
            Err(cause) => Err(self.failed(cause).await),
        }
    }

    async fn failed(&mut self, cause: io::Error) -> RenderError {
        self.is_usable = false;
        self.process.fail(&cause.to_string()).await
    }
}

impl Source for ProcessSource<'_> {
    /// Needs no watchdog: JavaScript that loops sends no message, and [`close`](Source::close) ends its process.
    fn watch(&mut self, _until: Instant, _limit: Duration) {}

    async fn shell(&mut self) -> Result<Output, RenderError> {
        if !self.asked {
            if let Err(cause) = self.process.open(&self.request) {
                return Err(RenderError::Engine {
                    reason: format!("cannot send the request: {cause}"),
                });
            }
            self.asked = true;
        }
        match self.response().await? {
            Message::Shell(outcome) => outcome.into_result(self.bundle),
            _ => Err(self.failed(out_of_turn()).await),
        }
    }

    async fn next(&mut self) -> Result<Option<Bytes>, RenderError> {
        if !self.asked {
            if let Err(cause) = self.process.command(&Command::Next) {
                return Err(self.failed(cause).await);
            }
            self.asked = true;
        }
        match self.response().await? {
            Message::Chunk(text) => match STANDARD.decode(text) {
                Ok(bytes) => Ok(Some(bytes.into())),
                Err(cause) => Err(self.failed(io::Error::other(cause)).await),
            },
            Message::Ended(ended) => {
                self.ended = Some(ended);
                Ok(None)
            }
            Message::Broke(outcome) => outcome.into_result(self.bundle).map(|_| None),
            _ => Err(self.failed(out_of_turn()).await),
        }
    }

    async fn idle(&mut self) -> RenderError {
        let cause = match self.process.message().await {
            Ok(_) => out_of_turn(),
            Err(cause) => cause,
        };
        self.failed(cause).await
    }

    fn abort(&mut self) {
        // A command without values always has a frame.
        drop(self.process.command(&Command::Abort));
    }

    async fn close(&mut self) {
        if !self.is_usable {
            return;
        }
        self.process.calls.close();
        drop(self.process.command(&Command::Close));
        let closed = async {
            // What came before it belongs to the stream, and is wanted no longer.
            while !matches!(self.process.message().await?, Message::Closed) {}
            Ok::<(), io::Error>(())
        };
        if !matches!(timeout(GRACE, closed).await, Ok(Ok(()))) {
            self.is_usable = false;
            self.process.kill().await;
        }
    }

    fn cost(&self) -> (Option<Duration>, u64) {
        self.ended.map_or((None, 0), |ended| {
            (Some(Duration::from_micros(ended.cpu)), ended.heap_bytes)
        })
    }
}
