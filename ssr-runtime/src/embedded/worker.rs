//! A worker: one thread with one isolate that takes jobs from the pool's queue.

use std::{
    iter,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread::JoinHandle,
    time::Instant,
};

use async_channel::Receiver;
use tokio::{
    runtime::Handle,
    sync::{oneshot, watch},
};

#[cfg(feature = "web")]
use super::stream::IsolateSource;
use super::{
    cpu,
    isolate::Isolate,
    place::Holder,
    snapshot_compatibility::SnapshotCompatibility,
    threads,
    watchdog::{Watch, Watchdog},
};
#[cfg(feature = "web")]
use crate::streaming::{self, StreamJob};
use crate::{
    bundle::Bundle, error::RenderError, lent::Lent, limits::Limits, output::Rendered, request::RenderRequest,
};

/// Jobs in a row between two looks at V8's own tasks, such as garbage collection: a look costs as much as a tenth of
/// a short page, and the tasks can wait for some milliseconds.
const BURST: usize = 16;

/// What an isolate is to do.
#[derive(Debug)]
pub(super) enum Job {
    Page(PageJob),
    #[cfg(feature = "web")]
    Stream(StreamJob),
}

impl Job {
    fn fail(self, error: RenderError) {
        match self {
            Self::Page(job) => drop(job.reply.send(Err(error))),
            #[cfg(feature = "web")]
            Self::Stream(job) => drop(job.reply.send(Err(error))),
        }
    }
}

/// A request for a page on its way to an isolate.
#[derive(Debug)]
pub(super) struct PageJob {
    pub(super) request: RenderRequest,
    pub(super) arrived: Instant,
    /// Whether the worker that has it was lost.
    pub(super) is_lost: Arc<AtomicBool>,
    pub(super) reply: oneshot::Sender<Result<Rendered, RenderError>>,
}

/// What all workers of a pool share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) bundle: Arc<Bundle>,
    pub(super) snapshot: Option<&'static [u8]>,
    /// Held for as long as an isolate of the pool lives.
    pub(super) _compatibility: Arc<SnapshotCompatibility>,
    pub(super) limits: Limits,
    pub(super) lent: Lent,
    /// The runtime of the host, for futures of its own.
    pub(super) tokio: Handle,
    pub(super) jobs: Receiver<Job>,
    /// Lives as long as the last worker, because draining a queue needs watching too.
    pub(super) watchdog: Watchdog,
    /// How many there are: neither ended nor lost.
    pub(super) workers: watch::Sender<usize>,
    /// Threads of all of them, the lost ones too.
    pub(super) threads: Mutex<Vec<JoinHandle<()>>>,
    pub(super) isolates_started: AtomicU64,
    /// Workers that were lost.
    pub(super) workers_lost: AtomicU64,
    /// Microseconds that the isolate started last took.
    pub(super) last_start_micros: AtomicU64,
    /// Heap in use per worker, in bytes.
    pub(super) heap_bytes: Vec<AtomicU64>,
}

/// A worker on its thread.
pub(super) struct Worker {
    pub(super) shared: Arc<Shared>,
    pub(super) number: usize,
    pub(super) watch: Watch,
    pub(super) holder: Holder,
}

/// Starts a worker's thread. `ready` tells whether its first isolate could be made.
pub(super) fn spawn(
    worker: Worker,
    ready: oneshot::Sender<Result<(), RenderError>>,
) -> Result<JoinHandle<()>, RenderError> {
    let no_thread = |cause: std::io::Error| RenderError::Engine {
        reason: format!("cannot start a render thread: {cause}"),
    };
    threads::spawn(format!("ssr-{}", worker.number), move || {
        worker.holder.begin();
        match tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
        {
            Ok(tokio) => tokio.block_on(worker.run(ready)),
            // The receiver is gone only when the pool has given up starting.
            Err(cause) => drop(ready.send(Err(no_thread(cause)))),
        }
    })
    .map_err(no_thread)
}

impl Worker {
    async fn run(self, ready: oneshot::Sender<Result<(), RenderError>>) {
        let (first, started) = match self.start_isolate().await {
            Ok(isolate) => (Some(isolate), Ok(())),
            Err(error) => (None, Err(error)),
        };
        let failed = started.is_err();
        // The receiver is gone once another worker was ready first; then this one serves all the same.
        drop(ready.send(started));
        if !failed {
            self.holder.serve();
            self.serve(first).await;
        }
    }

    /// Takes jobs until the pool closes its queue and nothing is left in it.
    async fn serve(&self, mut isolate: Option<Isolate>) {
        loop {
            let Some(current) = isolate.as_mut() else {
                isolate = self.replace().await;
                if isolate.is_none() {
                    return;
                }
                continue;
            };
            let idle_before_trim = current.idle_before_trim();
            if current.is_lost() {
                // Another worker has this one's place.
                return;
            }
            if current.is_condemned() {
                isolate = None;
                continue;
            }
            tokio::select! {
                // First, so that V8's own tasks get their turn even when jobs never cease.
                biased;
                error = current.idle(&self.watch) => {
                    current.condemned = true;
                    tracing::error!(worker = self.number, error, "an isolate broke between renders");
                }
                job = self.shared.jobs.recv() => {
                    let Ok(job) = job else { return };
                    let waiting = iter::from_fn(|| self.shared.jobs.try_recv().ok());
                    for job in iter::once(job).chain(waiting).take(BURST) {
                        match job {
                            Job::Page(job) => self.response(current, job).await,
                            #[cfg(feature = "web")]
                            Job::Stream(job) => self.stream(current, job).await,
                        }
                        if current.is_condemned() {
                            break;
                        }
                    }
                }
                () = tokio::time::sleep(idle_before_trim) => {
                    current.trim();
                    self.store_heap(current.heap_bytes());
                }
            }
        }
    }

    async fn response(&self, isolate: &mut Isolate, job: PageJob) {
        if job.reply.is_closed() {
            return;
        }
        let is_lost = Arc::clone(&job.is_lost);
        self.holder
            .take_job(Box::new(move || is_lost.store(true, Ordering::Release)));
        let limits = &self.shared.limits;
        let begun = Instant::now();
        let cpu_before = cpu::thread_time();
        let deadline = job.arrived + limits.deadline;
        let result = if begun >= deadline {
            Err(RenderError::DeadlineExceeded {
                limit: limits.deadline,
            })
        } else {
            isolate
                .render(&job.request, &self.shared.bundle, &self.watch, deadline)
                .await
        };
        let rendered = result.map(|output| Rendered {
            output,
            queued: begun.duration_since(job.arrived),
            rendering: begun.elapsed(),
            cpu: cpu::thread_time()
                .zip(cpu_before)
                .map(|(after, before)| after.saturating_sub(before)),
            heap_bytes: isolate.heap_bytes(),
        });
        self.store_heap(isolate.heap_bytes());
        // A caller that has gone away needs no response.
        drop(job.reply.send(rendered));
    }

    #[cfg(feature = "web")]
    async fn stream(&self, isolate: &mut Isolate, mut job: StreamJob) {
        let limits = self.shared.limits;
        if let Some(lost) = job.lost.take() {
            let limit = limits.stream_deadline;
            self.holder
                .take_job(Box::new(move || drop(lost.send(RenderError::Lost { limit }))));
        }
        let request = job.request.clone();
        let mut source = IsolateSource::new(isolate, &self.watch, &self.shared.bundle, request);
        streaming::serve(&mut source, job, &limits).await;
        self.store_heap(isolate.heap_bytes());
    }

    /// Makes the next isolate. While none can be made, waiting requests fail one by one; `None` when
    /// the queue has closed meanwhile.
    async fn replace(&self) -> Option<Isolate> {
        loop {
            match self.start_isolate().await {
                Ok(isolate) => return Some(isolate),
                Err(error) => {
                    tracing::error!(worker = self.number, %error, "cannot replace an isolate");
                    let job = self.shared.jobs.recv().await.ok()?;
                    job.fail(error);
                }
            }
        }
    }

    async fn start_isolate(&self) -> Result<Isolate, RenderError> {
        let shared = &self.shared;
        let begun = Instant::now();
        let isolate = Isolate::start(
            &shared.bundle,
            shared.snapshot,
            shared.limits,
            &shared.lent,
            &shared.tokio,
            &self.watch,
        )
        .await?;
        let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        shared.last_start_micros.store(micros, Ordering::Relaxed);
        shared.isolates_started.fetch_add(1, Ordering::Relaxed);
        self.store_heap(isolate.heap_bytes());
        Ok(isolate)
    }

    fn store_heap(&self, bytes: u64) {
        if let Some(heap) = self.shared.heap_bytes.get(self.number) {
            heap.store(bytes, Ordering::Relaxed);
        }
    }
}
