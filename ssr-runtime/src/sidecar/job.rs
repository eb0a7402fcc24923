//! A request on its way to a process.

use std::time::Duration;

use tokio::{sync::oneshot, time::Instant};

use super::protocol::Response;
#[cfg(feature = "web")]
use crate::streaming::StreamJob;
use crate::{error::RenderError, request::RenderRequest};

/// What a process is to do.
#[derive(Debug)]
pub(super) enum Work {
    Page(Job),
    #[cfg(feature = "web")]
    Stream(StreamJob),
}

/// A request, when it came and who waits for the response.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) request: RenderRequest,
    pub(super) deadline: Instant,
    limit: Duration,
    reply: oneshot::Sender<Result<Response, RenderError>>,
    /// Whether a process has already ended under it through no fault of its own.
    retried: bool,
}

impl Job {
    /// A request that arrived at `arrival` and must be finished within `limit`, and where its response comes.
    pub(super) fn new(
        request: RenderRequest,
        arrival: Instant,
        limit: Duration,
    ) -> (Self, oneshot::Receiver<Result<Response, RenderError>>) {
        let (reply, response) = oneshot::channel();
        (
            Self {
                request,
                deadline: arrival + limit,
                limit,
                reply,
                retried: false,
            },
            response,
        )
    }

    /// The job, unless its caller has gone. One whose deadline has passed fails with that error.
    pub(super) fn if_wanted(self) -> Option<Self> {
        if self.reply.is_closed() {
            return None;
        }
        if self.deadline <= Instant::now() {
            self.overrun();
            return None;
        }
        Some(self)
    }

    /// The job for a second attempt; a third is refused with an error.
    pub(super) fn again(mut self) -> Option<Self> {
        if self.retried {
            let reason = "its sidecar was ended twice for the fault of another render".to_owned();
            self.complete(Err(RenderError::Engine { reason }));
            return None;
        }
        self.retried = true;
        Some(self)
    }

    /// Responds that the deadline has passed.
    pub(super) fn overrun(self) {
        let limit = self.limit;
        self.complete(Err(RenderError::TimedOut { limit }));
    }

    /// Sends the result. A cancelled render has no receiver, which is fine.
    pub(super) fn complete(self, response: Result<Response, RenderError>) {
        let _ = self.reply.send(response);
    }
}
