//! Keeps one process running and hands it the requests of the shared queue.

use std::{
    collections::VecDeque,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use async_channel::Receiver;
use tokio::time::{Instant, sleep, sleep_until};

#[cfg(feature = "web")]
use super::stream::ProcessSource;
use super::{
    backoff::Backoff,
    job::{Job, Work},
    launcher::Launcher,
    process::Process,
    protocol::Response,
};
#[cfg(feature = "web")]
use crate::streaming::{self, Source as _, StreamJob};
use crate::{error::RenderError, limits::Limits, outcome::Outcome};

/// There are none.
#[cfg(not(feature = "web"))]
type StreamJob = std::convert::Infallible;

/// Requests that a process has at the same time: enough that it never waits for the next one, and few
/// enough that a request is seldom behind a slow one while another process is free.
const IN_FLIGHT: usize = 4;

/// What the processes of a renderer have in common.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) launcher: Launcher,
    pub(super) limits: Limits,
    pub(super) started: AtomicU64,
    /// Microseconds that the process started last took.
    pub(super) last_start_micros: AtomicU64,
    /// Heap in use per process, in bytes.
    pub(super) heaps: Vec<AtomicU64>,
}

impl Shared {
    /// Requests that a process has at the same time. Calls of `fetch` belong to the one that it has.
    fn in_flight(&self) -> usize {
        if self.launcher.lent().globals().fetch {
            1
        } else {
            IN_FLIGHT
        }
    }

    /// Starts a process and counts it.
    pub(super) async fn start_process(&self) -> Result<Process, RenderError> {
        let begun = Instant::now();
        let process = Process::start(&self.launcher).await?;
        let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.last_start_micros.store(micros, Ordering::Relaxed);
        self.started.fetch_add(1, Ordering::Relaxed);
        Ok(process)
    }
}

/// Why a process is no longer served.
enum End {
    /// The renderer is shut down and everything accepted is finished.
    Drained,
    /// It rendered as much as a process may.
    Retired,
    /// It overran a deadline, crashed or broke the protocol.
    Broken,
}

/// A request that a process has.
struct Flying {
    id: u64,
    job: Job,
}

/// Keeps one process running.
pub(super) struct Supervisor {
    shared: Arc<Shared>,
    number: usize,
    queue: Receiver<Work>,
    /// A stream that waits until the process has nothing else to do.
    stream: Option<StreamJob>,
    /// Requests that a process took with it when it ended, for the next one.
    again: VecDeque<Job>,
    /// What the process has been sent and not finished, oldest first.
    flight: VecDeque<Flying>,
    backoff: Backoff,
    last_id: u64,
}

impl Supervisor {
    /// Supervises the process of that number.
    pub(super) fn new(shared: Arc<Shared>, number: usize, queue: Receiver<Work>) -> Self {
        Self {
            shared,
            number,
            queue,
            stream: None,
            again: VecDeque::new(),
            flight: VecDeque::with_capacity(IN_FLIGHT),
            backoff: Backoff::default(),
            last_id: 0,
        }
    }

    /// Serves the queue until it is closed and empty.
    pub(super) async fn run(mut self, first: Process) {
        let mut process = first;
        loop {
            let end = self.serve(process).await;
            self.note_heap(0);
            match end {
                End::Drained => return,
                End::Retired => {}
                End::Broken => sleep(self.backoff.pause()).await,
            }
            let Some(next) = self.next_process().await else {
                return;
            };
            process = next;
        }
    }

    /// Starts a process, again and again if need be; nothing when the renderer is shut down meanwhile.
    async fn next_process(&mut self) -> Option<Process> {
        loop {
            match self.shared.start_process().await {
                Ok(process) => return Some(process),
                Err(error) => tracing::error!(number = self.number, %error, "cannot start a sidecar again"),
            }
            if self.queue.is_closed() {
                return None;
            }
            sleep(self.backoff.pause()).await;
        }
    }

    /// Serves one process until there is a reason to end it, and ends it.
    async fn serve(&mut self, mut process: Process) -> End {
        let mut left = self.shared.limits.renders_per_isolate.max(1);
        let mut drained = false;
        loop {
            let room = self.flight.len() < self.shared.in_flight() && left > 0;
            #[cfg(feature = "web")]
            if left > 0
                && self.flight.is_empty()
                && self.again.is_empty()
                && let Some(job) = self.stream.take()
            {
                left -= 1;
                if self.serve_stream(job, &mut process).await {
                    continue;
                }
                return End::Broken;
            }
            if room && let Some(job) = self.again.pop_front() {
                left -= u64::from(self.send(job, &mut process));
                continue;
            }
            if self.flight.is_empty() && (left == 0 || drained) && (left == 0 || self.stream.is_none()) {
                process.retire().await;
                return if drained { End::Drained } else { End::Retired };
            }
            let deadline = self.flight.front().map(|flying| flying.job.deadline);
            tokio::select! {
                // A response that is there counts even when its deadline passes in the same instant.
                biased;
                response = process.next() => match response {
                    Ok(response) => self.complete(response),
                    Err(cause) => {
                        let error = process.fail(&cause.to_string()).await;
                        self.break_off(error);
                        return End::Broken;
                    }
                },
                () = passing(deadline) => {
                    process.kill().await;
                    self.give_up_flight(Job::overrun);
                    return End::Broken;
                }
                work = self.queue.recv(), if room && !drained && self.stream.is_none() => match work {
                    Ok(Work::Page(job)) => left -= u64::from(self.send(job, &mut process)),
                    #[cfg(feature = "web")]
                    Ok(Work::Stream(job)) => self.stream = Some(job),
                    Err(_) => drained = true,
                },
            }
        }
    }

    /// Ends what a broken process was about to render.
    fn break_off(&mut self, error: RenderError) {
        // With a render in it the caller gets the error, and logs it.
        if self.flight.is_empty() {
            tracing::warn!(sidecar = self.number, %error, "a sidecar broke between renders");
        }
        self.give_up_flight(|suspect| suspect.complete(Err(error)));
    }

    /// Serves a stream, which has the process to itself. Returns whether the process is usable after it.
    #[cfg(feature = "web")]
    async fn serve_stream(&mut self, job: StreamJob, process: &mut Process) -> bool {
        let shared = Arc::clone(&self.shared);
        let request = job.request.clone();
        let mut source = ProcessSource::new(process, shared.launcher.bundle(), request);
        streaming::serve(&mut source, job, &shared.limits).await;
        let is_usable = source.is_usable();
        if is_usable {
            self.backoff.reset();
            self.note_heap(source.cost().1);
        }
        is_usable
    }

    /// Sends a request to a process, unless its caller has gone. Returns whether it did.
    fn send(&mut self, job: Job, process: &mut Process) -> bool {
        let Some(job) = job.if_wanted() else { return false };
        self.last_id += 1;
        match process.send(self.last_id, &job.request) {
            Ok(()) => {
                self.flight.push_back(Flying {
                    id: self.last_id,
                    job,
                });
                true
            }
            Err(cause) => {
                job.complete(Err(RenderError::Engine {
                    reason: format!("cannot send the request: {cause}"),
                }));
                false
            }
        }
    }

    fn complete(&mut self, response: Response) {
        self.note_heap(response.heap_bytes);
        if matches!(response.outcome, Outcome::Output(_)) {
            self.backoff.reset();
        }
        // Promises complete in any order, so it need not be the first.
        let position = self.flight.iter().position(|flying| flying.id == response.id);
        if let Some(flying) = position.and_then(|position| self.flight.remove(position)) {
            flying.job.complete(Ok(response));
        }
    }

    /// Parts with the requests that a process took with it. The oldest is the suspect, since a process
    /// renders in order of arrival; the others get a second process, but not a third.
    fn give_up_flight(&mut self, blame: impl FnOnce(Job)) {
        let mut flight = std::mem::take(&mut self.flight)
            .into_iter()
            .map(|flying| flying.job);
        if let Some(suspect) = flight.next() {
            blame(suspect);
        }
        self.again = flight
            .filter_map(Job::again)
            .chain(std::mem::take(&mut self.again))
            .collect();
    }

    fn note_heap(&self, bytes: u64) {
        if let Some(heap) = self.shared.heaps.get(self.number) {
            heap.store(bytes, Ordering::Relaxed);
        }
    }
}

/// Waits for a deadline; never ends when there is none.
async fn passing(deadline: Option<Instant>) {
    match deadline {
        Some(deadline) => sleep_until(deadline).await,
        None => std::future::pending().await,
    }
}
