//! How long to wait before a process that ended badly is started again.

use std::time::Duration;

use backon::{BackoffBuilder as _, ExponentialBackoff, ExponentialBuilder};

const LONGEST: Duration = Duration::from_secs(5);
const PAUSES: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_millis(100))
    .with_max_delay(LONGEST)
    .without_max_times();

/// No pause after the first failure, then 100 ms and twice as long each time, up to 5 s.
#[derive(Debug, Default)]
pub(super) struct Backoff(Option<ExponentialBackoff>);

impl Backoff {
    /// The pause after one more failure.
    pub(super) fn pause(&mut self) -> Duration {
        let Some(pauses) = &mut self.0 else {
            self.0 = Some(PAUSES.build());
            return Duration::ZERO;
        };
        pauses.next().unwrap_or(LONGEST)
    }

    /// Something went well: the next failure counts as the first.
    pub(super) fn reset(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_bound_and_start_anew() {
        let mut backoff = Backoff::default();

        let pauses: Vec<_> = (0..100).map(|_| backoff.pause().as_millis()).collect();

        assert_eq!(pauses[..9], [0, 100, 200, 400, 800, 1600, 3200, 5000, 5000]);
        assert_eq!(pauses.last(), Some(&5000));
        backoff.reset();
        assert_eq!(backoff.pause(), Duration::ZERO);
    }
}
