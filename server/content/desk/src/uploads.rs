//! The backup that an owner has sent and that was checked, until it is restored.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use content_service::store::Backup;
use content_wire::secret;
use tokio::sync::OwnedMutexGuard;

/// How long a file waits to be restored.
const WAITS: Duration = Duration::from_mins(15);

/// The file that was checked last; another one takes its place.
#[derive(Debug, Default)]
pub(crate) struct Uploads {
    waiting: Mutex<Option<Waiting>>,
    turn: Arc<tokio::sync::Mutex<()>>,
}

/// One file is sent, checked or restored at a time; this ends when it is dropped.
pub(crate) type Turn = OwnedMutexGuard<()>;

#[derive(Debug)]
struct Waiting {
    id: String,
    user: String,
    /// In the clock's time for durations.
    until: Duration,
    backup: Arc<Backup>,
}

impl Uploads {
    /// Begins with a file, if none is at hand.
    pub(crate) fn begin(&self) -> Option<Turn> {
        self.turn.clone().try_lock_owned().ok()
    }

    /// Keeps a file that a user has sent; returns its id.
    pub(crate) fn keep(&self, backup: Arc<Backup>, user: &str, now: Duration) -> String {
        let id = secret::random_token();
        self.replace(Some(Waiting {
            id: id.clone(),
            user: user.to_owned(),
            until: now + WAITS,
            backup,
        }));
        id
    }

    /// The file of that id, if this user has sent it and it is not too old.
    pub(crate) fn find(&self, id: &str, user: &str, now: Duration) -> Option<Arc<Backup>> {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = waiting.as_ref()?;
        let is_it = waiting.id == id && waiting.user == user && now < waiting.until;
        is_it.then(|| waiting.backup.clone())
    }

    /// Forgets the file.
    pub(crate) fn forget(&self) {
        self.replace(None);
    }

    fn replace(&self, waiting: Option<Waiting>) {
        *self.waiting.lock().unwrap_or_else(PoisonError::into_inner) = waiting;
    }
}
