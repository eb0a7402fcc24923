//! The embedded engine: a pool of V8 isolates in this process.
//!
//! Each isolate has a thread of its own, because V8 isolates cannot move between threads and a render must
//! not hold up the host's sockets. Requests wait in one bounded queue; a [watchdog] ends those that
//! overrun; an isolate that broke a limit or has served its quota is replaced, never used again. New
//! isolates start from a [`snapshot`] in which the bundle is already evaluated and warm.

mod cpu;
mod fetch;
mod flags;
mod heap;
mod host;
mod isolate;
mod ops;
mod outcome;
mod read_only_heap;
pub(crate) mod snapshot;
mod snapshot_compatibility;
mod snapshot_store;
mod stream;
mod threads;
mod watchdog;
mod worker;

use std::{
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use async_channel::{Sender, TrySendError};
use async_trait::async_trait;
use tokio::{runtime::Handle, sync::oneshot};

use crate::{
    bundle::Bundle,
    error::RenderError,
    lent::Lent,
    limits::Limits,
    output::Rendered,
    page_stream::PageStream,
    renderer::{Renderer, Stats, streams_are_off},
    request::RenderRequest,
    streaming::StreamJob,
};
use snapshot_compatibility::SnapshotCompatibility;
pub(crate) use snapshot_store::SnapshotSource;
use watchdog::Watchdog;
use worker::{Job, PageJob, Shared};

/// Time that a bundle may take to evaluate. It takes some 40 ms; one that hangs cannot be ended safely, so
/// its thread is abandoned after this.
const STARTUP_LIMIT: Duration = Duration::from_secs(10);

/// Time beyond the deadline that a caller waits for the watchdog to end an overrun.
const TERMINATION_GRACE: Duration = Duration::from_millis(500);

/// How a pool of isolates is made.
#[derive(Clone, Debug)]
pub(crate) struct EmbeddedConfig {
    /// What the isolates may use.
    pub(crate) limits: Limits,
    /// How isolates get the bundle.
    pub(crate) startup: Startup,
    /// What the bundle gets of the host.
    pub(crate) lent: Lent,
}

/// How isolates get the bundle.
#[derive(Clone, Debug)]
pub(crate) enum Startup {
    /// Each evaluates it: simple, some 40 ms an isolate.
    Evaluate,
    /// Each starts from a snapshot in which it is evaluated: some milliseconds an isolate. Where a snapshot
    /// can neither be found nor made, the pool says so in the log and evaluates.
    Snapshot(SnapshotSource),
}

/// A pool of V8 isolates.
pub(crate) struct EmbeddedRenderer {
    jobs: Sender<Job>,
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl EmbeddedRenderer {
    /// Starts the pool and waits until its first isolate can render.
    ///
    /// # Errors
    ///
    /// [`RenderError::BadBundle`] when the bundle does not evaluate or exports no `render`;
    /// [`RenderError::Engine`] when threads or isolates cannot be made.
    pub(crate) async fn start(bundle: Arc<Bundle>, config: EmbeddedConfig) -> Result<Self, RenderError> {
        let EmbeddedConfig {
            limits,
            startup,
            lent,
        } = config;
        let (compatibility, snapshot) = SnapshotCompatibility::join(&bundle, &startup).await;
        let (jobs, queue) = async_channel::bounded(limits.queue.max(1));
        let shared = Arc::new(Shared {
            bundle,
            snapshot,
            _compatibility: compatibility,
            limits,
            lent,
            tokio: Handle::current(),
            jobs: queue,
            watchdog: Watchdog::start()?,
            isolates_started: AtomicU64::new(0),
            last_start_micros: AtomicU64::new(0),
            heap_bytes: (0..limits.workers.get()).map(|_| AtomicU64::new(0)).collect(),
        });
        let (threads, readiness) = spawn_workers(&shared)?;
        first_ready(readiness).await?;
        Ok(Self {
            jobs,
            shared,
            threads: Mutex::new(threads),
        })
    }
}

impl EmbeddedRenderer {
    /// Queues a job and waits for what it leads to.
    async fn ask<T>(
        &self,
        job: Job,
        response: oneshot::Receiver<Result<T, RenderError>>,
    ) -> Result<T, RenderError> {
        self.jobs.try_send(job).map_err(|refused| match refused {
            TrySendError::Full(_) => RenderError::QueueFull,
            TrySendError::Closed(_) => RenderError::Stopped,
        })?;
        let limit = self.shared.limits.deadline;
        match tokio::time::timeout(limit + TERMINATION_GRACE, response).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(RenderError::Engine {
                reason: "the render thread died".to_owned(),
            }),
            Err(_) => Err(RenderError::DeadlineExceeded { limit }),
        }
    }
}

type Readiness = Vec<oneshot::Receiver<Result<(), RenderError>>>;

fn spawn_workers(shared: &Arc<Shared>) -> Result<(Vec<JoinHandle<()>>, Readiness), RenderError> {
    (0..shared.limits.workers.get())
        .map(|number| {
            let (ready, is_ready) = oneshot::channel();
            Ok((worker::spawn(Arc::clone(shared), number, ready)?, is_ready))
        })
        .collect()
}

/// Waits for the first worker that is ready, or for the error that the first to fail gives.
async fn first_ready(readiness: Readiness) -> Result<(), RenderError> {
    let first = futures::future::select_all(readiness);
    match tokio::time::timeout(STARTUP_LIMIT, first).await {
        Ok((Ok(result), _, _)) => result,
        Ok((Err(_), _, _)) => Err(RenderError::Engine {
            reason: "a render thread died at its start".to_owned(),
        }),
        Err(_) => Err(RenderError::BadBundle {
            reason: format!("its evaluation did not end within {STARTUP_LIMIT:?}"),
        }),
    }
}

#[async_trait]
impl Renderer for EmbeddedRenderer {
    async fn render(&self, request: RenderRequest) -> Result<Rendered, RenderError> {
        let (reply, response) = oneshot::channel();
        self.ask(
            Job::Page(PageJob {
                request,
                arrived: Instant::now(),
                reply,
            }),
            response,
        )
        .await
    }

    async fn render_stream(&self, request: RenderRequest) -> Result<PageStream, RenderError> {
        if !self.shared.lent.web {
            return Err(streams_are_off());
        }
        let (job, response) = StreamJob::new(request);
        self.ask(Job::Stream(job), response).await
    }

    fn stats(&self) -> Stats {
        Stats {
            queued: self.jobs.len(),
            engines_started: self.shared.isolates_started.load(Ordering::Relaxed),
            heap_bytes: self
                .shared
                .heap_bytes
                .iter()
                .map(|heap| heap.load(Ordering::Relaxed))
                .sum(),
            last_start: Duration::from_micros(self.shared.last_start_micros.load(Ordering::Relaxed)),
        }
    }

    async fn shutdown(&self) {
        self.jobs.close();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        let joined = tokio::task::spawn_blocking(move || {
            for thread in threads {
                if thread.join().is_err() {
                    tracing::error!("a render thread panicked");
                }
            }
        });
        if let Err(error) = joined.await {
            tracing::error!(%error, "waiting for the render threads failed");
        }
    }
}

impl fmt::Debug for EmbeddedRenderer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("EmbeddedRenderer")
            .field("limits", &self.shared.limits)
            .finish_non_exhaustive()
    }
}
