//! How long to wait before a process that ended badly is started again.

use std::time::Duration;

const FIRST: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(5);

/// No pause after the first failure, then 100 ms and twice as long each time, up to 5 s.
#[derive(Debug, Default)]
pub(super) struct Backoff {
    failures: u32,
}

impl Backoff {
    /// The pause after one more failure.
    pub(super) fn pause(&mut self) -> Duration {
        let doublings = self.failures.checked_sub(1);
        self.failures = self.failures.saturating_add(1);
        doublings.map_or(Duration::ZERO, |doublings| {
            FIRST.saturating_mul(2_u32.saturating_pow(doublings)).min(LONGEST)
        })
    }

    /// Something went well: the next failure counts as the first.
    pub(super) fn reset(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_bound_and_start_anew() {
        let mut backoff = Backoff::default();

        let pauses: Vec<_> = (0..9).map(|_| backoff.pause().as_millis()).collect();

        assert_eq!(pauses, [0, 100, 200, 400, 800, 1600, 3200, 5000, 5000]);
        backoff.reset();
        assert_eq!(backoff.pause(), Duration::ZERO);
    }

    #[test]
    fn no_number_of_failures_overflows() {
        let mut backoff = Backoff { failures: u32::MAX };

        assert_eq!(backoff.pause(), LONGEST);
        assert_eq!(backoff.pause(), LONGEST);
    }
}
