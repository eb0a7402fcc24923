//! The sidecar engine: Deno processes beside this one, spoken to over their standard streams.
//!
//! It serves where the V8 library cannot be had, and where the engine should run in another process. Each
//! process has no permission but to read the bundle. A supervisor per process hands it requests from one
//! bounded queue, ends it when a render overruns, and starts another when it ended or has served its quota.

mod backoff;
#[cfg(feature = "web")]
mod fetch;
mod job;
mod launcher;
mod process;
mod protocol;
mod stderr;
#[cfg(feature = "web")]
mod stream;
mod supervisor;
mod texts;

use std::{
    fmt,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use async_channel::{Sender, TrySendError};
use async_trait::async_trait;
use futures::future::try_join_all;
use tokio::{
    sync::Mutex,
    task::JoinSet,
    time::{Instant, timeout_at},
};

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
use job::{Job, Work};
use launcher::Launcher;
use supervisor::{Shared, Supervisor};

/// How sidecars are made.
#[derive(Clone, Debug)]
pub(crate) struct SidecarConfig {
    /// What the processes may use.
    pub(crate) limits: Limits,
    /// The Deno executable.
    pub(crate) program: PathBuf,
    /// What the bundle gets of the host.
    pub(crate) lent: Lent,
}

/// A set of supervised Deno processes. Dropping it ends them at once, [`Renderer::shutdown`] in peace.
pub(crate) struct SidecarRenderer {
    limits: Limits,
    #[cfg(feature = "web")]
    web: bool,
    queue: Sender<Work>,
    shared: Arc<Shared>,
    supervisors: Mutex<JoinSet<()>>,
}

impl SidecarRenderer {
    /// Starts the processes and waits until all of them can render. The processes are looked after on the
    /// Tokio runtime that this is called on, which must outlive the renderer.
    ///
    /// # Errors
    ///
    /// [`RenderError::BadBundle`] when the bundle does not evaluate or exports no `render`;
    /// [`RenderError::Engine`] when the program cannot be started.
    pub(crate) async fn start(bundle: Arc<Bundle>, config: SidecarConfig) -> Result<Self, RenderError> {
        let limits = config.limits;
        let launcher = Launcher::new(bundle, &config).map_err(|cause| RenderError::Engine {
            reason: format!("cannot lay out the sidecar: {cause}"),
        })?;
        let isolates = limits.isolates.get();
        let shared = Arc::new(Shared {
            launcher,
            limits,
            started: AtomicU64::new(0),
            last_start_micros: AtomicU64::new(0),
            heaps: (0..isolates).map(|_| AtomicU64::new(0)).collect(),
        });
        let processes = try_join_all((0..isolates).map(|_| shared.start_process())).await?;
        let (queue, jobs) = async_channel::bounded(limits.queue.max(1));
        let mut supervisors = JoinSet::new();
        for (number, process) in processes.into_iter().enumerate() {
            let supervisor = Supervisor::new(Arc::clone(&shared), number, jobs.clone());
            supervisors.spawn(supervisor.run(process));
        }
        Ok(Self {
            limits,
            #[cfg(feature = "web")]
            web: config.lent.web,
            queue,
            shared,
            supervisors: Mutex::new(supervisors),
        })
    }
}

impl SidecarRenderer {
    fn queue_up(&self, work: Work) -> Result<(), RenderError> {
        self.queue.try_send(work).map_err(|refused| match refused {
            TrySendError::Full(_) => RenderError::QueueFull,
            TrySendError::Closed(_) => RenderError::Stopped,
        })
    }
}

#[async_trait]
impl Renderer for SidecarRenderer {
    async fn render(&self, request: RenderRequest) -> Result<Rendered, RenderError> {
        let arrival = Instant::now();
        let limit = self.limits.render_timeout;
        let (job, response) = Job::new(request, arrival, limit);
        let deadline = job.deadline;
        self.queue_up(Work::Page(job))?;
        let response = match timeout_at(deadline, response).await {
            Ok(Ok(response)) => response?,
            // The supervisor is gone, which happens only in a shutdown or when the runtime ends.
            Ok(Err(_)) => return Err(RenderError::Stopped),
            Err(_) => return Err(RenderError::TimedOut { limit }),
        };
        let elapsed = arrival.elapsed();
        // Here rather than in the supervisor, so that it does not hold up the other requests.
        let output = response.outcome.into_result(self.shared.launcher.bundle())?;
        let rendering = Duration::from_micros(response.micros).min(elapsed);
        Ok(Rendered {
            output,
            queued: elapsed.saturating_sub(rendering),
            rendering,
            cpu: response.cpu.map(Duration::from_micros),
            heap_bytes: response.heap_bytes,
        })
    }

    #[cfg(feature = "web")]
    async fn render_stream(&self, request: RenderRequest) -> Result<PageStream, RenderError> {
        if !self.web {
            return Err(streams_are_off());
        }
        let (job, response) = StreamJob::new(request);
        let limit = self.limits.render_timeout;
        let deadline = job.arrived + limit;
        self.queue_up(Work::Stream(job))?;
        match timeout_at(deadline, response).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(RenderError::Stopped),
            Err(_) => Err(RenderError::TimedOut { limit }),
        }
    }

    fn stats(&self) -> Stats {
        Stats {
            queued: self.queue.len(),
            isolates_started: self.shared.started.load(Ordering::Relaxed),
            heap_bytes: self
                .shared
                .heaps
                .iter()
                .map(|heap| heap.load(Ordering::Relaxed))
                .sum(),
            last_start: Duration::from_micros(self.shared.last_start_micros.load(Ordering::Relaxed)),
            // A process can always be ended.
            ..Stats::default()
        }
    }

    async fn shutdown(&self) {
        self.queue.close();
        let mut supervisors = self.supervisors.lock().await;
        while let Some(ended) = supervisors.join_next().await {
            if let Err(error) = ended {
                tracing::error!(%error, "a sidecar's supervisor failed");
            }
        }
    }
}

impl fmt::Debug for SidecarRenderer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("SidecarRenderer")
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}
