//! What all workers of a pool share, and the jobs that they take.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64},
    },
    thread::JoinHandle,
    time::Instant,
};

use async_channel::Receiver;
use tokio::{
    runtime::Handle,
    sync::{oneshot, watch},
};

use super::{snapshot_compatibility::SnapshotCompatibility, watchdog::Watchdog};
#[cfg(feature = "web")]
use crate::streaming::StreamJob;
use crate::{
    bundle::Bundle, error::RenderError, lent::Lent, limits::Limits, output::Rendered, request::RenderRequest,
};

/// What an isolate is to do.
#[derive(Debug)]
pub(super) enum Job {
    Page(PageJob),
    #[cfg(feature = "web")]
    Stream(StreamJob),
}

impl Job {
    /// Tells its caller why it cannot be done.
    pub(super) fn fail(self, error: RenderError) {
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
    /// Isolates that were lost, each with its worker.
    pub(super) isolates_lost: AtomicU64,
    /// Microseconds that the isolate started last took.
    pub(super) last_start_micros: AtomicU64,
    /// Heap in use per worker, in bytes.
    pub(super) heap_bytes: Vec<AtomicU64>,
}
