//! The read-only heap that all isolates of this process share.
//!
//! It comes from what the first isolate of those alive started from, and ends with the last. So whether an isolate may start
//! from a snapshot is known only when it is made: a pool between two isolates has none, and another pool's may have become the
//! first meanwhile.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A snapshot, which V8 reads as long as an isolate of it lives.
type Snapshot = &'static [u8];

/// All isolates of this process.
pub(super) static ISOLATES: Isolates = Isolates(Mutex::new(Alive {
    count: 0,
    first: None,
}));

/// The isolates that are alive.
#[derive(Debug)]
pub(super) struct Isolates(Mutex<Alive>);

#[derive(Debug)]
struct Alive {
    count: usize,
    /// The snapshot that the first of them started from; `None` if it evaluated its bundle.
    first: Option<Snapshot>,
}

/// An isolate's place among those alive. To be dropped after the isolate.
#[derive(Debug)]
pub(super) struct Place(&'static Isolates);

impl Isolates {
    /// Has an isolate made: from the wanted snapshot, if that goes with those alive, else from none. While the first is being
    /// made the others wait, because each of them could become the first.
    pub(super) fn begin<T>(
        &'static self,
        wanted: Option<Snapshot>,
        make: impl FnOnce(Option<Snapshot>) -> T,
    ) -> (T, Place) {
        let mut alive = self.lock();
        alive.count += 1;
        let place = Place(self);
        if alive.count == 1 {
            alive.first = wanted;
            return (make(wanted), place);
        }
        let admitted = wanted.filter(|wanted| alive.first.is_some_and(|first| std::ptr::eq(first, *wanted)));
        drop(alive);
        if wanted.is_some() && admitted.is_none() {
            tracing::info!("isolates of another origin are alive: the new one evaluates its bundle");
        }
        (make(admitted), place)
    }

    fn lock(&self) -> MutexGuard<'_, Alive> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.lock().count -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static A: [u8; 1] = [1];
    static B: [u8; 1] = [1];

    fn isolates() -> &'static Isolates {
        Box::leak(Box::new(Isolates(Mutex::new(Alive {
            count: 0,
            first: None,
        }))))
    }

    /// Which snapshot an isolate starts from, and its place.
    fn begin(isolates: &'static Isolates, wanted: Option<Snapshot>) -> (Option<*const [u8]>, Place) {
        isolates.begin(wanted, |snapshot| snapshot.map(std::ptr::from_ref))
    }

    #[test]
    fn the_first_of_those_alive_decides() {
        let isolates = isolates();
        let (from, first) = begin(isolates, Some(&A));
        assert_eq!(from, Some(&raw const A as *const [u8]));
        let (from, same) = begin(isolates, Some(&A));
        assert!(from.is_some());
        // Equal bytes at another place are another snapshot.
        assert_eq!(begin(isolates, Some(&B)).0, None);
        drop(first);
        assert_eq!(begin(isolates, Some(&B)).0, None);
        drop(same);
        let (from, evaluated) = begin(isolates, None);
        assert_eq!(from, None);
        assert_eq!(begin(isolates, Some(&A)).0, None);
        drop(evaluated);
        assert!(begin(isolates, Some(&B)).0.is_some());
    }

    #[test]
    fn others_wait_while_the_first_is_made_and_for_no_other() {
        let isolates = isolates();
        let is_free = |_| isolates.0.try_lock().is_ok();
        let (free, first) = isolates.begin(Some(&A), is_free);
        assert!(!free);
        let (free, second) = isolates.begin(None, is_free);
        assert!(free);
        drop((first, second));
        assert_eq!(isolates.lock().count, 0);
    }
}
