//! A request on its way to a process.

use std::time::Duration;

use tokio::{sync::oneshot, time::Instant};

use super::protocol::Answer;
use crate::{error::RenderError, renderer::RenderRequest};

/// A request, when it came and who waits for the answer.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) request: RenderRequest,
    pub(super) deadline: Instant,
    limit: Duration,
    reply: oneshot::Sender<Result<Answer, RenderError>>,
    /// Whether a process has already ended under it through no fault of its own.
    retried: bool,
}

impl Job {
    /// A request that arrived at `arrival` and must be answered within `limit`, and where its answer comes.
    pub(super) fn new(
        request: RenderRequest,
        arrival: Instant,
        limit: Duration,
    ) -> (Self, oneshot::Receiver<Result<Answer, RenderError>>) {
        let (reply, answer) = oneshot::channel();
        (
            Self {
                request,
                deadline: arrival + limit,
                limit,
                reply,
                retried: false,
            },
            answer,
        )
    }

    /// The job, unless nobody waits for it any more. One whose deadline has passed is answered so.
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

    /// The job for a second attempt; there is no third, whoever waits is told so.
    pub(super) fn again(mut self) -> Option<Self> {
        if self.retried {
            let reason = "its sidecar was ended twice for the fault of another render".to_owned();
            self.settle(Err(RenderError::Engine { reason }));
            return None;
        }
        self.retried = true;
        Some(self)
    }

    /// Answers that the deadline has passed.
    pub(super) fn overrun(self) {
        let limit = self.limit;
        self.settle(Err(RenderError::DeadlineExceeded { limit }));
    }

    /// Answers. Nobody listens any more if the render was cancelled, which is fine.
    pub(super) fn settle(self, answer: Result<Answer, RenderError>) {
        let _ = self.reply.send(answer);
    }
}
