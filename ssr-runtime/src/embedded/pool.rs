//! The workers of a pool: their start, what takes the place of a lost one, their end.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicU64, Ordering},
};

use async_channel::Receiver;
use tokio::{
    runtime::Handle,
    sync::{oneshot, watch},
};

use super::{
    EmbeddedConfig,
    isolate::EVALUATION_LIMIT,
    lost,
    place::{Place, WasLost},
    shared::{Job, Shared},
    slot::TERMINATION_GRACE,
    snapshot_compatibility::SnapshotCompatibility,
    watchdog::Watchdog,
    worker::{self, Worker},
};
use crate::{bundle::Bundle, error::RenderError, hooks::LostIsolate, lent::Lent};

/// First letters of a bundle's hash that tell it from others in a log.
const HASH_SHOWN: usize = 12;

type Ready = oneshot::Sender<Result<(), RenderError>>;

impl Shared {
    /// What a pool begins with.
    ///
    /// # Errors
    ///
    /// [`RenderError::Engine`] when the watchdog's thread cannot be made.
    pub(super) fn new(
        bundle: Arc<Bundle>,
        snapshot: Option<&'static [u8]>,
        compatibility: Arc<SnapshotCompatibility>,
        config: &EmbeddedConfig,
        jobs: Receiver<Job>,
    ) -> Result<Self, RenderError> {
        let limits = config.limits;
        let lent = config.lent.clone();
        let watchdog = Watchdog::start(limits.heap_bytes.saturating_mul(2) as u64, move |page| {
            tell_growth(&lent, page);
        })?;
        Ok(Self {
            bundle,
            snapshot,
            _compatibility: compatibility,
            limits,
            lent: config.lent.clone(),
            tokio: Handle::current(),
            jobs,
            watchdog,
            workers: watch::Sender::new(0),
            threads: Mutex::default(),
            isolates_started: AtomicU64::new(0),
            isolates_lost: AtomicU64::new(0),
            last_start_micros: AtomicU64::new(0),
            heap_bytes: (0..limits.isolates.get()).map(|_| AtomicU64::new(0)).collect(),
        })
    }
}

/// Starts all workers, and waits for the first that is ready or for the error that the first to fail gives.
///
/// # Errors
///
/// That one.
pub(super) async fn start(shared: &Arc<Shared>) -> Result<(), RenderError> {
    let readiness = (0..shared.limits.isolates.get()).map(|number| {
        let (ready, is_ready) = oneshot::channel();
        spawn(shared, number, ready).map(|()| is_ready)
    });
    let first = futures::future::select_all(readiness.collect::<Result<Vec<_>, _>>()?);
    match tokio::time::timeout(EVALUATION_LIMIT + TERMINATION_GRACE, first).await {
        Ok((Ok(result), _, _)) => result,
        Ok((Err(_), _, _)) => Err(RenderError::Engine {
            reason: "a render thread died at its start".to_owned(),
        }),
        Err(_) => Err(RenderError::BadBundle {
            reason: format!("its evaluation did not end within {EVALUATION_LIMIT:?}"),
        }),
    }
}

fn spawn(shared: &Arc<Shared>, number: usize, ready: Ready) -> Result<(), RenderError> {
    let (place, holder) = Place::take(&shared.workers);
    let pool = Arc::downgrade(shared);
    let watch = shared.watchdog.watch(place.clone(), move |page| {
        if let Some(shared) = pool.upgrade() {
            replace(&shared, number, &place, page);
        }
    });
    let worker = Worker {
        shared: Arc::clone(shared),
        number,
        watch,
        holder,
    };
    let thread = worker::spawn(worker, ready)?;
    let mut threads = shared.threads.lock().unwrap_or_else(PoisonError::into_inner);
    threads.push(thread);
    Ok(())
}

/// Gives the place of a lost worker to another one.
fn replace(shared: &Arc<Shared>, number: usize, place: &Place, page: &str) {
    let was = place.lose();
    shared.isolates_lost.fetch_add(1, Ordering::Relaxed);
    let lost_threads = lost::count();
    tracing::error!(
        page,
        bundle = %shared.bundle.path().display(),
        release = shared.bundle.hash().get(..HASH_SHOWN),
        isolate = number,
        lost_threads,
        "a script cannot be ended: its thread is given up, and another one takes its place"
    );
    // What a bundle did while it was evaluated, it would do again.
    if was != Some(WasLost::WhileStarting) {
        let (ready, _) = oneshot::channel();
        if let Err(error) = spawn(shared, number, ready) {
            tracing::error!(isolate = number, %error, "a lost isolate has no successor");
        }
    }
    if was.is_some() {
        shared.workers.send_modify(|count| *count -= 1);
    }
    shared.lent.lost.tell(&LostIsolate {
        url: page,
        lost_threads,
        grows: false,
    });
}

fn tell_growth(lent: &Lent, page: &str) {
    let lost_threads = lost::count();
    tracing::error!(
        page,
        lost_threads,
        "the process grows while scripts in it cannot be ended"
    );
    lent.lost.tell(&LostIsolate {
        url: page,
        lost_threads,
        grows: true,
    });
}

/// Waits until no worker is left but the lost ones, which may never end.
pub(super) async fn ended(shared: &Shared) {
    let mut workers = shared.workers.subscribe();
    // The sender lives as long as what is shared.
    let _ = workers.wait_for(|count| *count == 0).await;
}
