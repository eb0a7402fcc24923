//! The read-only heap that all isolates of this process share.
//!
//! It comes from what the first isolate of those alive started from, and ends with the last. So whether an isolate may start
//! from a snapshot is known only when it is made: a pool between two isolates has none, and another pool's may have become the
//! first meanwhile. Isolates are made and dropped one at a time, because V8 has neither in one step: one that is just being
//! dropped may or may not keep the heap for one that is just being made.

use std::{
    ops::{Deref, DerefMut},
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

/// A snapshot, which V8 reads as long as an isolate of it lives.
type Snapshot = &'static [u8];

/// All isolates of this process.
pub(super) static ISOLATES: Isolates = Isolates::new();

/// The isolates that are alive.
#[derive(Debug)]
pub(super) struct Isolates {
    known: Mutex<Known>,
    turn_ended: Condvar,
}

#[derive(Debug)]
struct Known {
    /// Whether an isolate is being made or dropped.
    is_changing: bool,
    count: usize,
    /// The snapshot that the first of them started from; `None` if it evaluated its bundle.
    first: Option<Snapshot>,
}

/// An isolate among those alive. Its fields are dropped from top to bottom: all of it in one turn.
#[derive(Debug)]
pub(super) struct Alive<T> {
    _turn: TurnToDrop,
    isolate: T,
    _place: Place,
}

/// Takes a turn when it is dropped.
#[derive(Debug)]
struct TurnToDrop(&'static Isolates);

/// An isolate's place among those alive. Ends the turn in which it is dropped.
#[derive(Debug)]
struct Place(&'static Isolates);

impl Isolates {
    const fn new() -> Self {
        Self {
            known: Mutex::new(Known {
                is_changing: false,
                count: 0,
                first: None,
            }),
            turn_ended: Condvar::new(),
        }
    }

    /// Has an isolate made: from the wanted snapshot, if that goes with those alive, else from none.
    ///
    /// # Errors
    ///
    /// That of `make`.
    pub(super) fn begin<T, E>(
        &'static self,
        wanted: Option<Snapshot>,
        make: impl FnOnce(Option<Snapshot>) -> Result<T, E>,
    ) -> Result<Alive<T>, E> {
        let mut known = self.take_turn();
        known.count += 1;
        if known.count == 1 {
            known.first = wanted;
        }
        let first = known.first;
        drop(known);
        let place = Place(self);
        let admitted = wanted.filter(|wanted| first.is_some_and(|first| std::ptr::eq(first, *wanted)));
        if wanted.is_some() && admitted.is_none() {
            tracing::info!("isolates of another origin are alive: the new one evaluates its bundle");
        }
        let isolate = make(admitted)?;
        self.end_turn();
        Ok(Alive {
            _turn: TurnToDrop(self),
            isolate,
            _place: place,
        })
    }

    /// Waits until no isolate is being made or dropped, and lets none begin until [`end_turn`](Self::end_turn).
    fn take_turn(&self) -> MutexGuard<'_, Known> {
        let mut known = self
            .turn_ended
            .wait_while(self.lock(), |known| known.is_changing)
            .unwrap_or_else(PoisonError::into_inner);
        known.is_changing = true;
        known
    }

    fn end_turn(&self) {
        self.lock().is_changing = false;
        self.turn_ended.notify_one();
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for TurnToDrop {
    fn drop(&mut self) {
        drop(self.0.take_turn());
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.lock().count -= 1;
        self.0.end_turn();
    }
}

impl<T> Deref for Alive<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.isolate
    }
}

impl<T> DerefMut for Alive<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.isolate
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static A: [u8; 1] = [1];
    static B: [u8; 1] = [1];

    fn isolates() -> &'static Isolates {
        Box::leak(Box::new(Isolates::new()))
    }

    /// Stands for an isolate: knows what it started from, and looks when it is dropped.
    struct Probe(Option<*const [u8]>, &'static Isolates);

    impl Drop for Probe {
        fn drop(&mut self) {
            let known = self.1.lock();
            assert!(known.is_changing && known.count > 0);
        }
    }

    fn begin(isolates: &'static Isolates, wanted: Option<Snapshot>) -> Alive<Probe> {
        let made = isolates.begin(wanted, |snapshot| {
            assert!(isolates.lock().is_changing);
            Ok::<_, ()>(Probe(snapshot.map(std::ptr::from_ref), isolates))
        });
        assert!(!isolates.lock().is_changing);
        made.unwrap()
    }

    #[test]
    fn the_first_of_those_alive_decides() {
        let isolates = isolates();
        let first = begin(isolates, Some(&A));
        assert_eq!(first.0, Some(&raw const A as *const [u8]));
        let same = begin(isolates, Some(&A));
        assert!(same.0.is_some());
        // Equal bytes at another place are another snapshot.
        assert_eq!(begin(isolates, Some(&B)).0, None);
        drop(first);
        assert_eq!(begin(isolates, Some(&B)).0, None);
        drop(same);
        let evaluated = begin(isolates, None);
        assert_eq!(evaluated.0, None);
        assert_eq!(begin(isolates, Some(&A)).0, None);
        drop(evaluated);
        assert!(begin(isolates, Some(&B)).0.is_some());
    }

    #[test]
    fn one_that_cannot_be_made_leaves_no_trace() {
        let isolates = isolates();
        assert_eq!(isolates.begin(Some(&A), |_| Err::<(), _>("no")).err(), Some("no"));
        assert_eq!(isolates.lock().count, 0);
        assert!(begin(isolates, Some(&B)).0.is_some());
    }

    #[test]
    fn threads_make_and_drop_one_at_a_time() {
        let isolates = isolates();
        std::thread::scope(|scope| {
            for wanted in [Some(&A[..]), Some(&B[..]), None] {
                scope.spawn(move || (0..500).for_each(|_| drop(begin_beside_others(isolates, wanted))));
            }
        });
        assert_eq!(isolates.lock().count, 0);
    }

    /// As [`begin`], without a look at turns of others.
    fn begin_beside_others(isolates: &'static Isolates, wanted: Option<Snapshot>) -> Alive<Probe> {
        let made = isolates.begin(wanted, |snapshot| {
            let known = isolates.lock();
            // An isolate from a snapshot is from that of the first.
            assert!(known.is_changing && (snapshot.is_none() || snapshot == known.first));
            Ok::<_, ()>(Probe(None, isolates))
        });
        made.unwrap()
    }
}
