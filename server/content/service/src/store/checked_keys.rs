//! API keys whose secrets were right lately, by their digests, so that the slow check is not made for every call.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::Instant;

/// How long a secret that was right is remembered.
const REMEMBERED: Duration = Duration::from_mins(1);
/// Secrets that are checked at the same time; each check takes 19 MiB and a core for tens of milliseconds.
const CHECKS_MAX: usize = 2;

/// Keys that were right lately, and room for those that are checked now.
pub(super) struct CheckedKeys {
    until: Mutex<HashMap<[u8; 32], Instant>>,
    room: Semaphore,
}

impl Default for CheckedKeys {
    fn default() -> Self {
        Self {
            until: Mutex::default(),
            room: Semaphore::new(CHECKS_MAX),
        }
    }
}

impl CheckedKeys {
    pub(super) fn contains(&self, digest: &[u8; 32]) -> bool {
        let until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        until.get(digest).is_some_and(|until| *until > Instant::now())
    }

    pub(super) fn insert(&self, digest: [u8; 32]) {
        let mut until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        until.retain(|_, until| *until > now);
        until.insert(digest, now + REMEMBERED);
    }

    /// Waits until a check may begin. Without the limit a flood of wrong secrets would take every core and much memory.
    pub(super) async fn room(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        self.room.acquire().await.ok()
    }
}
