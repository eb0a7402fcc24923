//! The embedded engine: a pool of V8 isolates in this process.
//!
//! Each isolate has a thread of its own, because V8 isolates cannot move between threads and a render must
//! not hold up the host's sockets. Requests wait in one bounded queue; a [watchdog] ends those that
//! overrun; an isolate that broke a limit or has served its quota is replaced, never used again. New
//! isolates start from a [`snapshot`] in which the bundle is already evaluated and warm.

mod buffers;
mod cell;
mod cpu;
#[cfg(feature = "web")]
mod fetch;
mod flags;
mod heap;
mod host;
mod idle;
mod isolate;
mod lost;
#[cfg(feature = "web")]
mod open_streams;
mod ops;
mod outcome;
mod place;
mod pool;
mod read_only_heap;
mod script;
mod shared;
mod slot;
pub(crate) mod snapshot;
mod snapshot_compatibility;
mod snapshot_store;
mod stop;
#[cfg(feature = "web")]
mod stream;
#[cfg(feature = "web")]
mod stream_host;
#[cfg_attr(not(feature = "web"), path = "no_streams.rs")]
mod streams;
mod threads;
#[cfg(feature = "web")]
mod urls;
mod watchdog;
#[cfg(feature = "web")]
mod web_functions;
mod worker;

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use async_channel::{Sender, TrySendError};
use async_trait::async_trait;
use tokio::sync::oneshot;

use crate::{
    bundle::Bundle,
    error::RenderError,
    lent::Lent,
    limits::Limits,
    output::Rendered,
    renderer::{Renderer, Stats},
    request::RenderRequest,
};
#[cfg(feature = "web")]
use crate::{page_stream::PageStream, renderer::streams_are_off, streaming::StreamJob};
use shared::{Job, PageJob, Shared};
use snapshot_compatibility::SnapshotCompatibility;
pub(crate) use snapshot_store::SnapshotSource;

/// Time beyond the deadline that a caller waits for an overrun to be ended or given up.
const ENDING: Duration = Duration::from_millis(500);

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
}

impl EmbeddedRenderer {
    /// Starts the pool and waits until its first isolate can render.
    ///
    /// # Errors
    ///
    /// [`RenderError::BadBundle`] when the bundle does not evaluate or exports no `render`;
    /// [`RenderError::Engine`] when threads or isolates cannot be made.
    pub(crate) async fn start(bundle: Arc<Bundle>, config: EmbeddedConfig) -> Result<Self, RenderError> {
        let (compatibility, snapshot) = SnapshotCompatibility::join(&bundle, &config.startup).await;
        let (jobs, queue) = async_channel::bounded(config.limits.queue.max(1));
        let shared = Arc::new(Shared::new(bundle, snapshot, compatibility, &config, queue)?);
        pool::start(&shared).await?;
        Ok(Self { jobs, shared })
    }

    /// Queues a job and waits for what it leads to.
    async fn ask<T>(
        &self,
        job: Job,
        is_lost: &AtomicBool,
        response: oneshot::Receiver<Result<T, RenderError>>,
    ) -> Result<T, RenderError> {
        self.jobs.try_send(job).map_err(|refused| match refused {
            TrySendError::Full(_) => RenderError::QueueFull,
            TrySendError::Closed(_) => RenderError::Stopped,
        })?;
        let limit = self.shared.limits.render_timeout;
        match tokio::time::timeout(limit + ENDING, response).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(RenderError::Engine {
                reason: "the render thread died".to_owned(),
            }),
            Err(_) if is_lost.load(Ordering::Acquire) => Err(RenderError::Lost { limit }),
            Err(_) => Err(RenderError::TimedOut { limit }),
        }
    }
}

#[async_trait]
impl Renderer for EmbeddedRenderer {
    async fn render(&self, request: RenderRequest) -> Result<Rendered, RenderError> {
        let (reply, response) = oneshot::channel();
        let is_lost = Arc::new(AtomicBool::new(false));
        let job = PageJob {
            request,
            arrived: Instant::now(),
            is_lost: Arc::clone(&is_lost),
            reply,
        };
        self.ask(Job::Page(job), &is_lost, response).await
    }

    #[cfg(feature = "web")]
    async fn render_stream(&self, request: RenderRequest) -> Result<PageStream, RenderError> {
        if !self.shared.lent.web {
            return Err(streams_are_off());
        }
        let (job, response) = StreamJob::new(request);
        // Up to the shell, a stream that cannot be ended is told from one that waits by the log only.
        self.ask(Job::Stream(job), &AtomicBool::new(false), response)
            .await
    }

    fn stats(&self) -> Stats {
        Stats {
            queued: self.jobs.len(),
            isolates_started: self.shared.isolates_started.load(Ordering::Relaxed),
            heap_bytes: self
                .shared
                .heap_bytes
                .iter()
                .map(|heap| heap.load(Ordering::Relaxed))
                .sum(),
            last_start: Duration::from_micros(self.shared.last_start_micros.load(Ordering::Relaxed)),
            isolates_lost: self.shared.isolates_lost.load(Ordering::Relaxed),
            lost_threads: lost::count(),
            lost_cpu: lost::cpu(),
        }
    }

    async fn shutdown(&self) {
        self.jobs.close();
        pool::ended(&self.shared).await;
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
