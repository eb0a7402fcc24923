//! Threads that run JavaScript which cannot be ended, in the whole process. Each had its place taken by another thread.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::priority::RunningThread;

static LOST: Mutex<Vec<RunningThread>> = Mutex::new(Vec::new());

fn lost() -> MutexGuard<'static, Vec<RunningThread>> {
    LOST.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts a thread in, and lets all others go before it.
pub(super) fn add(thread: RunningThread) {
    thread.let_idle();
    lost().push(thread);
}

/// Counts a thread out that has come to its end after all.
pub(super) fn remove(thread: RunningThread) {
    lost().retain(|lost| *lost != thread);
}

/// How many there are.
pub(super) fn count() -> usize {
    lost().len()
}

/// Processor time that they have used in their lives.
pub(super) fn cpu() -> Duration {
    lost().iter().filter_map(|thread| thread.cpu()).sum()
}
