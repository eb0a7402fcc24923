//! Which snapshots may live together in this process.
//!
//! V8's isolates share one read-only heap, which comes from what the first of them started from. Isolates
//! that evaluate their bundle fit beside those of one snapshot, because every snapshot begins with V8's own
//! read-only objects; those of another snapshot do not: V8 aborts the process, or reads the wrong objects.

use std::sync::{Arc, Mutex, PoisonError, Weak};

/// What the first isolate of those alive started from. Held by every pool; the last to go ends it.
#[derive(Debug)]
pub(super) struct Lineage {
    snapshot: Option<&'static [u8]>,
}

static CURRENT: Mutex<Weak<Lineage>> = Mutex::new(Weak::new());

impl Lineage {
    /// The lineage of the isolates that are alive, or a new one that begins with this snapshot.
    pub(super) fn join(snapshot: Option<&'static [u8]>) -> Arc<Self> {
        let mut current = CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
        current.upgrade().unwrap_or_else(|| {
            let lineage = Arc::new(Self { snapshot });
            *current = Arc::downgrade(&lineage);
            lineage
        })
    }

    /// The snapshot if it may be used beside the isolates that are alive; else the bundle must be evaluated.
    pub(super) fn admit(&self, snapshot: Option<&'static [u8]>) -> Option<&'static [u8]> {
        let admitted = snapshot.filter(|_| snapshot == self.snapshot);
        if admitted.is_none() && snapshot.is_some() {
            tracing::info!("isolates of another snapshot are alive: the new ones evaluate their bundle");
        }
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_snapshot_is_admitted() {
        let lineage = Lineage {
            snapshot: Some(b"first"),
        };

        assert_eq!(lineage.admit(Some(b"first")), Some(&b"first"[..]));
        assert_eq!(lineage.admit(Some(b"second")), None);
        assert_eq!(lineage.admit(None), None);
    }

    #[test]
    fn no_snapshot_is_admitted_beside_isolates_without_one() {
        assert_eq!(Lineage { snapshot: None }.admit(Some(b"late")), None);
    }
}
