//! A worker: a thread that takes jobs from the pool's queue, with one isolate after another.

use std::{
    future::poll_fn,
    iter,
    rc::Rc,
    sync::{Arc, atomic::Ordering},
    thread::JoinHandle,
    time::Instant,
};

use tokio::sync::oneshot;

use super::{
    cell::IsolateCell,
    cpu,
    isolate::Isolate,
    place::Holder,
    shared::{Job, PageJob, Shared},
    streams::Streams,
    threads,
    watchdog::Watch,
};
use crate::{error::RenderError, output::Rendered};

/// Jobs in a row between two looks at V8's own tasks, such as garbage collection: a look costs as much as a tenth of
/// a short page, and the tasks can wait for some milliseconds.
const BURST: usize = 16;

/// Quotas of renders that an isolate serves at most while it waits for a moment without streams.
const LONGEST_SERVICE: u64 = 2;

/// What has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Served {
    Isolate,
    Worker,
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
    async fn serve(&self, mut first: Option<Isolate>) {
        let cell = Rc::new(IsolateCell::default());
        let mut streams = Streams::new(&self.shared, &self.watch, &self.holder, &cell);
        loop {
            let isolate = match first.take() {
                Some(isolate) => isolate,
                None => match self.replace().await {
                    Some(isolate) => isolate,
                    None => return,
                },
            };
            cell.put(isolate);
            if self.serve_isolate(&cell, &mut streams).await == Served::Worker {
                return;
            }
            drop(cell.take());
        }
    }

    /// Takes jobs for one isolate, until there is a reason to end it.
    async fn serve_isolate(&self, cell: &IsolateCell, streams: &mut Streams) -> Served {
        let mut is_closed = false;
        loop {
            let end = self.end_of(cell, streams).await;
            let Some(idle_before_trim) = cell.with(|isolate| isolate.idle_before_trim()) else {
                return Served::Isolate;
            };
            if end.is_some() || is_closed && streams.is_empty() {
                return end.unwrap_or(Served::Worker);
            }
            let takes_jobs = !is_closed && streams.has_room() && !has_served(cell, LONGEST_SERVICE);
            tokio::select! {
                // First, so that streams and V8's own tasks get their turn even when jobs never cease.
                biased;
                error = poll_fn(|context| cell.poll_idle(context, &self.watch)) => {
                    cell.with(|isolate| isolate.condemned = true);
                    tracing::error!(isolate = self.number, error, "an isolate broke between renders");
                }
                () = streams.next() => self.store_heap_of(cell),
                job = self.shared.jobs.recv(), if takes_jobs => match job {
                    Ok(job) => self.take(job, cell, streams).await,
                    Err(_) => is_closed = true,
                },
                () = tokio::time::sleep(idle_before_trim), if streams.is_empty() => {
                    cell.with(Isolate::trim);
                    self.store_heap_of(cell);
                }
            }
        }
    }

    /// Whether it is the end of an isolate, whose streams end with it, or of the worker.
    async fn end_of(&self, cell: &IsolateCell, streams: &mut Streams) -> Option<Served> {
        if cell.with(|isolate| isolate.is_lost()).unwrap_or(false) {
            // Another worker has this one's place.
            return Some(Served::Worker);
        }
        if cell.with(|isolate| isolate.is_condemned()).unwrap_or(true) {
            streams.break_off().await;
            return Some(Served::Isolate);
        }
        (streams.is_empty() && has_served(cell, 1)).then_some(Served::Isolate)
    }

    /// Does a job, and further ones that wait.
    async fn take(&self, job: Job, cell: &IsolateCell, streams: &mut Streams) {
        let waiting = iter::from_fn(|| self.shared.jobs.try_recv().ok());
        for job in iter::once(job).chain(waiting).take(BURST) {
            match job {
                Job::Page(job) => {
                    let Some(mut isolate) = cell.take() else { return };
                    self.response(&mut isolate, job).await;
                    cell.put(isolate);
                }
                #[cfg(feature = "web")]
                Job::Stream(job) => streams.start(job),
            }
            let is_usable = cell.with(|isolate| !isolate.is_condemned()).unwrap_or(false);
            if !is_usable || !streams.has_room() || has_served(cell, 1) {
                return;
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
        let deadline = job.arrived + limits.render_timeout;
        let result = if begun >= deadline {
            Err(RenderError::TimedOut {
                limit: limits.render_timeout,
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

    /// Makes the next isolate. While none can be made, waiting requests fail one by one; `None` when
    /// the queue has closed meanwhile.
    async fn replace(&self) -> Option<Isolate> {
        loop {
            match self.start_isolate().await {
                Ok(isolate) => return Some(isolate),
                Err(error) => {
                    tracing::error!(isolate = self.number, %error, "cannot replace an isolate");
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

    fn store_heap_of(&self, cell: &IsolateCell) {
        if let Some(bytes) = cell.with(|isolate| isolate.heap_bytes()) {
            self.store_heap(bytes);
        }
    }

    fn store_heap(&self, bytes: u64) {
        if let Some(heap) = self.shared.heap_bytes.get(self.number) {
            heap.store(bytes, Ordering::Relaxed);
        }
    }
}

/// Whether an isolate has served so many quotas.
fn has_served(cell: &IsolateCell, quotas: u64) -> bool {
    cell.with(|isolate| isolate.has_served(quotas)).unwrap_or(false)
}
