//! A worker's place in its pool: held by its thread, until that ends or is lost.

#[cfg(feature = "web")]
use std::collections::BTreeMap;
use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::watch;

use super::lost;
use crate::priority::RunningThread;

/// What is known of the thread that holds a place.
#[derive(Clone, Copy, Debug)]
enum State {
    /// It does not run yet, or its bundle is being evaluated.
    Starting(Option<RunningThread>),
    Serving(RunningThread),
    Lost(RunningThread),
    Ended,
}

/// What a thread was when it was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WasLost {
    /// Another one would be lost to the bundle's evaluation as well.
    WhileStarting,
    WhileServing,
}

/// A worker's place. All clones are of the same one.
#[derive(Clone)]
pub(super) struct Place {
    state: Arc<Mutex<State>>,
    /// What tells the caller of the job in hand that its worker is lost.
    job: Arc<Mutex<Option<OnLost>>>,
    /// The same of its streams.
    #[cfg(feature = "web")]
    streams: Arc<Mutex<BTreeMap<u32, OnLost>>>,
}

/// Tells the caller of a job.
pub(super) type OnLost = Box<dyn FnOnce() + Send>;

/// Ends a place's count among the workers when it is dropped, on the worker's thread.
pub(super) struct Holder {
    place: Place,
    workers: watch::Sender<usize>,
}

impl Place {
    /// Adds a place to the workers of a pool.
    pub(super) fn take(workers: &watch::Sender<usize>) -> (Self, Holder) {
        workers.send_modify(|count| *count += 1);
        let place = Self {
            state: Arc::new(Mutex::new(State::Starting(None))),
            job: Arc::default(),
            #[cfg(feature = "web")]
            streams: Arc::default(),
        };
        let holder = Holder {
            place: place.clone(),
            workers: workers.clone(),
        };
        (place, holder)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The worker's thread is lost. `None` if it came to its end in the same moment; else it still counts among
    /// the workers.
    pub(super) fn lose(&self) -> Option<WasLost> {
        let mut state = self.lock();
        let (thread, was) = match *state {
            State::Starting(Some(thread)) => (thread, WasLost::WhileStarting),
            State::Serving(thread) => (thread, WasLost::WhileServing),
            State::Starting(None) | State::Lost(_) | State::Ended => return None,
        };
        lost::add(thread);
        *state = State::Lost(thread);
        let mut job = self.job.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tell) = job.take() {
            tell();
        }
        #[cfg(feature = "web")]
        for tell in std::mem::take(&mut *self.streams()).into_values() {
            tell();
        }
        Some(was)
    }

    #[cfg(feature = "web")]
    fn streams(&self) -> MutexGuard<'_, BTreeMap<u32, OnLost>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The worker has a stream, whose reader is told that way when the worker is lost.
    #[cfg(feature = "web")]
    pub(super) fn add_stream(&self, stream: u32, tell: OnLost) {
        self.streams().insert(stream, tell);
    }

    /// A stream has ended.
    #[cfg(feature = "web")]
    pub(super) fn remove_stream(&self, stream: u32) {
        self.streams().remove(&stream);
    }

    /// Processor time that the worker's thread has used; `None` where it is not known.
    pub(super) fn cpu(&self) -> Option<Duration> {
        match *self.lock() {
            State::Starting(thread) => thread?.cpu(),
            State::Serving(thread) | State::Lost(thread) => thread.cpu(),
            State::Ended => None,
        }
    }
}

impl Holder {
    /// This thread is the worker's.
    pub(super) fn begin(&self) {
        *self.place.lock() = State::Starting(Some(RunningThread::current()));
    }

    /// The place that is held.
    #[cfg(feature = "web")]
    pub(super) fn place(&self) -> Place {
        self.place.clone()
    }

    /// The worker has a job in hand, whose caller is told that way when it is lost.
    pub(super) fn take_job(&self, tell: OnLost) {
        *self.place.job.lock().unwrap_or_else(PoisonError::into_inner) = Some(tell);
    }

    /// From now on the worker takes jobs.
    pub(super) fn serve(&self) {
        let mut state = self.place.lock();
        if let State::Starting(Some(thread)) = *state {
            *state = State::Serving(thread);
        }
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!("a render thread panicked");
        }
        let mut state = self.place.lock();
        let before = std::mem::replace(&mut *state, State::Ended);
        drop(state);
        if let State::Lost(thread) = before {
            lost::remove(thread);
            tracing::warn!("a render thread that was given up has come to its end");
        } else {
            self.workers.send_modify(|count| *count -= 1);
        }
    }
}
