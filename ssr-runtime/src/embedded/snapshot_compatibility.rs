//! Which snapshots may live together in this process.
//!
//! V8's isolates share one read-only heap, which comes from what the first of them started from. Isolates
//! that evaluate their bundle fit beside those of one snapshot, because every snapshot begins with V8's own
//! read-only objects; those of another snapshot do not: V8 aborts the process, or reads the wrong objects.

use std::sync::{Arc, Weak};

use tokio::sync::Mutex;

use super::{Startup, snapshot_store};
use crate::bundle::Bundle;

/// What the first isolate of those alive started from. Held by every pool; the last to go ends it.
#[derive(Debug)]
pub(super) struct SnapshotCompatibility {
    /// Identity and content of the one snapshot that may be used; `None` when the first isolate evaluated.
    snapshot: Option<(String, &'static [u8])>,
}

static CURRENT: Mutex<Weak<SnapshotCompatibility>> = Mutex::const_new(Weak::new());

impl SnapshotCompatibility {
    /// The compatibility of the isolates that are alive, or a new one that begins with the wanted snapshot, which
    /// is found or made first. The second value is the snapshot that the caller may use; without one it
    /// must evaluate its bundle.
    pub(super) async fn join(bundle: &Bundle, startup: &Startup) -> (Arc<Self>, Option<&'static [u8]>) {
        let mut current = CURRENT.lock().await;
        let wanted = match startup {
            Startup::Evaluate => None,
            Startup::Snapshot(source) => Some(source),
        };
        let identity = wanted.and_then(|source| snapshot_store::identity(bundle, source));
        if let Some(compatible) = current.upgrade() {
            let snapshot = compatible.admit(identity.as_deref());
            return (compatible, snapshot);
        }
        let snapshot = match (wanted, identity) {
            (Some(source), Some(identity)) => snapshot_store::obtain(bundle, source, &identity)
                .await
                .map(|blob| (identity, blob)),
            _ => None,
        };
        let blob = snapshot.as_ref().map(|(_, blob)| *blob);
        let compatible = Arc::new(Self { snapshot });
        *current = Arc::downgrade(&compatible);
        (compatible, blob)
    }

    /// The snapshot if it is the one that the isolates alive go with.
    fn admit(&self, wanted: Option<&str>) -> Option<&'static [u8]> {
        let wanted = wanted?;
        let admitted = self.snapshot.as_ref().filter(|(identity, _)| identity == wanted);
        if admitted.is_none() {
            tracing::info!("isolates of another origin are alive: the new ones evaluate their bundle");
        }
        admitted.map(|(_, blob)| *blob)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_snapshot_is_admitted() {
        let compatible = SnapshotCompatibility {
            snapshot: Some(("first".to_owned(), b"blob")),
        };

        assert_eq!(compatible.admit(Some("first")), Some(&b"blob"[..]));
        assert_eq!(compatible.admit(Some("second")), None);
        assert_eq!(compatible.admit(None), None);
    }

    #[test]
    fn no_snapshot_is_admitted_beside_isolates_without_one() {
        assert_eq!(SnapshotCompatibility { snapshot: None }.admit(Some("late")), None);
    }
}
