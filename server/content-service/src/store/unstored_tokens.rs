//! Access tokens of visitors that the database did not take.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Most tokens that are kept, about a megabyte.
const TOKENS_MAX: usize = 10_000;

/// The hash of each token with the last second in which it is good.
#[derive(Default)]
pub(super) struct UnstoredTokens(Mutex<HashMap<Vec<u8>, i64>>);

impl UnstoredTokens {
    /// Adds a token. If there are too many all others end, and their holders ask for new ones.
    pub(super) fn insert(&self, hash: Vec<u8>, expiry: i64, now: i64) {
        let mut expiries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        expiries.retain(|_, expiry| *expiry >= now);
        if expiries.len() >= TOKENS_MAX {
            expiries.clear();
        }
        expiries.insert(hash, expiry);
    }

    /// Whether a token is good now.
    pub(super) fn contains(&self, hash: &[u8], now: i64) -> bool {
        let expiries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        expiries.get(hash).is_some_and(|expiry| *expiry >= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_ends_with_its_time_or_when_there_are_too_many() {
        let tokens = UnstoredTokens::default();
        tokens.insert(vec![0], 10, 0);
        assert!(tokens.contains(&[0], 10));
        assert!(!tokens.contains(&[0], 11));
        assert!(!tokens.contains(&[1], 0));
        for number in 1..=TOKENS_MAX {
            tokens.insert(number.to_be_bytes().to_vec(), 10, 0);
        }
        assert!(!tokens.contains(&[0], 0));
        assert!(tokens.contains(&TOKENS_MAX.to_be_bytes(), 0));
    }
}
