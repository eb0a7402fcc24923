//! Bytes that the response of one request may have. They are counted while it is made, so that none beyond them is read.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes that are left; clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Budget(Arc<AtomicUsize>);

/// Nothing of that size is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spent;

/// Bytes that are given back unless they are kept.
#[derive(Debug)]
pub(crate) struct Taken {
    budget: Budget,
    bytes: usize,
}

impl Budget {
    pub(crate) fn new(bytes: usize) -> Self {
        Self(Arc::new(AtomicUsize::new(bytes)))
    }

    /// How many bytes are left.
    #[cfg(test)]
    pub(crate) fn left(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Takes so many bytes.
    ///
    /// # Errors
    /// [`Spent`] if there are not as many; then none is taken.
    pub(crate) fn take(&self, bytes: usize) -> Result<(), Spent> {
        let taken = |left: usize| left.checked_sub(bytes);
        let order = Ordering::Relaxed;
        self.0
            .fetch_update(order, order, taken)
            .map(drop)
            .map_err(|_| Spent)
    }

    /// Begins to take bytes for something that may have to begin anew.
    pub(crate) fn begin(&self) -> Taken {
        Taken {
            budget: self.clone(),
            bytes: 0,
        }
    }
}

impl Taken {
    /// Takes so many bytes more.
    ///
    /// # Errors
    /// [`Spent`], as [`Budget::take`].
    pub(crate) fn add(&mut self, bytes: usize) -> Result<(), Spent> {
        self.budget.take(bytes)?;
        self.bytes += bytes;
        Ok(())
    }

    /// Gives nothing back.
    pub(crate) fn keep(mut self) {
        self.bytes = 0;
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.budget.0.fetch_add(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_what_is_left() {
        let budget = Budget::new(10);
        budget.clone().take(7).unwrap();
        assert_eq!(budget.take(4), Err(Spent));
        budget.take(3).unwrap();
        assert_eq!(budget.left(), 0);
    }

    #[test]
    fn what_is_not_kept_is_given_back() {
        let budget = Budget::new(10);
        let mut taken = budget.begin();
        taken.add(8).unwrap();
        assert_eq!(taken.add(3), Err(Spent));
        drop(taken);
        assert_eq!(budget.left(), 10);
        let mut taken = budget.begin();
        taken.add(8).unwrap();
        taken.keep();
        assert_eq!(budget.left(), 2);
    }
}
