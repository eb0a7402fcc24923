//! Visits to pages of positions that were counted and are not yet written: sums in memory, nothing of a visitor.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use content_wire::visits::{Origin, Visit};

use crate::locale::Locale;

/// What a sum is of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CountedVisit {
    /// The day, as `2026-01-31`, where the company is.
    pub(crate) day: String,
    /// Id of the position.
    pub(crate) position: String,
    /// Language of its page.
    pub(crate) locale: Locale,
    /// What was done.
    pub(crate) visit: Visit,
    /// Where the visitor came from.
    pub(crate) origin: Origin,
}

/// Sums of visits.
pub(crate) type Sums = BTreeMap<CountedVisit, u64>;

/// Whether visits are counted, and the sums that are not yet written. There are as many as the open positions have languages, kinds
/// of visits and origins, so that nothing that a visitor sends makes them grow.
#[derive(Debug, Default)]
pub(crate) struct Visits {
    is_counted: AtomicBool,
    sums: Mutex<Sums>,
}

impl Visits {
    /// Whether visits are counted.
    pub(crate) fn are_counted(&self) -> bool {
        self.is_counted.load(Ordering::Relaxed)
    }

    /// Begins or ends to count. Returns whether that is a change.
    #[cfg(any(feature = "desk", test))]
    pub(crate) fn set_counted(&self, is_counted: bool) -> bool {
        self.is_counted.swap(is_counted, Ordering::Relaxed) != is_counted
    }

    /// Counts a visit, while visits are counted.
    pub(crate) fn count(&self, visit: CountedVisit) {
        if self.are_counted() {
            self.give_back([(visit, 1)].into());
        }
    }

    /// Takes the sums, to write them.
    #[cfg(any(feature = "desk", test))]
    pub(crate) fn take(&self) -> Sums {
        std::mem::take(&mut *self.sums.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Adds sums that could not be written.
    pub(crate) fn give_back(&self, sums: Sums) {
        let mut all = self.sums.lock().unwrap_or_else(PoisonError::into_inner);
        for (visit, count) in sums {
            *all.entry(visit).or_default() += count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(position: &str) -> CountedVisit {
        CountedVisit {
            day: "2026-01-31".to_owned(),
            position: position.to_owned(),
            locale: Locale::DEFAULT,
            visit: Visit::View,
            origin: Origin::Direct,
        }
    }

    #[test]
    fn nothing_is_counted_before_it_is_wanted_nor_after() {
        let visits = Visits::default();
        visits.count(visit("a"));
        assert!(visits.set_counted(true) && !visits.set_counted(true));
        visits.count(visit("a"));
        visits.set_counted(false);
        visits.count(visit("a"));
        assert_eq!(visits.take(), [(visit("a"), 1)].into());
    }

    #[test]
    fn sums_that_were_not_written_are_added_to_those_that_came_since() {
        let visits = Visits::default();
        visits.set_counted(true);
        visits.count(visit("a"));
        visits.count(visit("b"));
        let unwritten = visits.take();
        assert_eq!(visits.take(), Sums::new());
        visits.count(visit("b"));
        visits.give_back(unwritten);
        assert_eq!(visits.take(), [(visit("a"), 1), (visit("b"), 2)].into());
    }
}
