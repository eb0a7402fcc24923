//! What fails at present. The log says it when it begins or becomes something else, and when it is over, however often it is tried in between.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// What fails, each with why.
#[derive(Debug)]
pub(crate) struct Trouble<K>(Mutex<HashMap<K, String>>);

impl<K> Default for Trouble<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Trouble<K> {
    /// Notes that something fails; returns whether that is new, or has another reason than before.
    pub(crate) fn begins(&self, what: K, why: &(impl ToString + ?Sized)) -> bool {
        let why = why.to_string();
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(what, why.clone()).is_none_or(|before| before != why)
    }

    /// Notes that something works; returns whether it failed before.
    pub(crate) fn ends(&self, what: &K) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(what).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_new_once_for_each_reason_and_over_once() {
        let trouble = Trouble::default();
        let began = ["late", "late", "status", "status", "late"].map(|why| trouble.begins("a", why));
        assert_eq!(began, [true, false, true, false, true]);
        assert!(trouble.begins("b", "late"));
        assert_eq!([trouble.ends(&"a"), trouble.ends(&"a")], [true, false]);
        assert!(trouble.begins("a", "late"));
    }
}
