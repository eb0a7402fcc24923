//! Threads that run JavaScript which cannot be ended, in the whole process. Each had its place taken by another thread.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::{memory, priority::RunningThread};

struct Lost {
    threads: Vec<RunningThread>,
    /// Memory of the process since when its growth is theirs.
    resident: Option<u64>,
}

static LOST: Mutex<Lost> = Mutex::new(Lost {
    threads: Vec::new(),
    resident: None,
});

fn lost() -> MutexGuard<'static, Lost> {
    LOST.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts a thread in, and lets all others go before it.
pub(super) fn add(thread: RunningThread) {
    thread.let_idle();
    let mut lost = lost();
    lost.threads.push(thread);
    lost.resident = memory::resident();
}

/// Counts a thread out that has come to its end after all.
pub(super) fn remove(thread: RunningThread) {
    lost().threads.retain(|lost| *lost != thread);
}

/// How many there are.
pub(super) fn count() -> usize {
    lost().threads.len()
}

/// Processor time that they have used in their lives.
pub(super) fn cpu() -> Duration {
    lost().threads.iter().filter_map(|thread| thread.cpu()).sum()
}

/// Whether the process has grown by more than that since it lost a thread, or since this was true last. No one can tell whether
/// it is they that grow.
pub(super) fn have_grown(room: u64) -> bool {
    let mut lost = lost();
    let Some((before, now)) = lost.resident.zip(memory::resident()) else {
        return false;
    };
    let have_grown = !lost.threads.is_empty() && now.saturating_sub(before) > room;
    if have_grown {
        lost.resident = Some(now);
    }
    have_grown
}
