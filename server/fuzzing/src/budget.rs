//! How long a target runs, and from which seed.

use std::{
    hash::{BuildHasher as _, RandomState},
    time::{Duration, Instant},
};

use proptest::test_runner::{Config, RngAlgorithm, TestRng};

/// Cases of one batch of a run that is limited by time.
const BATCH: u32 = 64;

/// How much of a target is run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Budget {
    /// So many cases, always the same.
    Cases(u32),
    /// Batches until then.
    Until(Instant),
}

/// What the environment asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) budget: Budget,
    pub(crate) seed: u64,
}

impl Plan {
    /// The plan of a target that runs `cases` by default.
    pub(crate) fn of_environment(cases: u32) -> Self {
        let seconds = number("FUZZ_SECONDS");
        let chosen = number("FUZZ_SEED");
        Self::new(cases, seconds, chosen)
    }

    fn new(cases: u32, seconds: Option<u64>, seed: Option<u64>) -> Self {
        match seconds {
            None => Self {
                budget: Budget::Cases(cases),
                seed: seed.unwrap_or_default(),
            },
            Some(seconds) => Self {
                budget: Budget::Until(Instant::now() + Duration::from_secs(seconds)),
                // The hasher's keys are the standard library's only source of chance.
                seed: seed.unwrap_or_else(|| RandomState::new().hash_one(0)),
            },
        }
    }

    /// The cases of the next batch after `batches`; `None` when there is none.
    pub(crate) fn next(self, batches: u64) -> Option<u32> {
        match self.budget {
            Budget::Cases(cases) => (batches == 0).then_some(cases),
            Budget::Until(end) => (Instant::now() < end).then_some(BATCH),
        }
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The settings of a batch.
pub(crate) fn config(cases: u32) -> Config {
    Config {
        cases,
        // A failure becomes an entry of the corpus or a test, by hand.
        failure_persistence: None,
        max_shrink_time: 60_000,
        ..Config::default()
    }
}

/// Chance of a seed.
pub(crate) fn rng(seed: u64) -> TestRng {
    let mut bytes = [0; 32];
    for (slot, byte) in bytes.iter_mut().zip(seed.to_be_bytes()) {
        *slot = byte;
    }
    TestRng::from_seed(RngAlgorithm::ChaCha, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_time_one_batch_runs_from_a_fixed_seed() {
        let plan = Plan::new(10, None, None);
        assert_eq!((plan.next(0), plan.next(1), plan.seed), (Some(10), None, 0));
    }

    #[test]
    fn with_a_time_batches_run_until_it_is_over_from_a_new_seed() {
        let plan = Plan::new(10, Some(3600), None);
        assert_eq!((plan.next(0), plan.next(99)), (Some(BATCH), Some(BATCH)));
        assert_ne!(plan.seed, Plan::new(10, Some(3600), None).seed);
        assert_eq!(Plan::new(10, Some(0), Some(7)).next(0), None);
        assert_eq!(Plan::new(10, Some(0), Some(7)).seed, 7);
    }
}
