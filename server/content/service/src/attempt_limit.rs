//! Limits of attempts at a secret, counted in this process and by durations: anyone who sets the clock locks no one out.

use std::sync::Arc;
use std::time::Duration;

use content_wire::clock::Clock;
use request_limits::{Quota, RateLimit};

/// How often somebody may try, by a key such as a name or an address.
#[derive(Debug)]
pub struct AttemptLimit(RateLimit<String, Ticks>);

impl AttemptLimit {
    /// Starts with a full budget for each key.
    pub fn new(quota: Quota, clock: Arc<dyn Clock>) -> Self {
        Self(RateLimit::with_clock(quota, Ticks(clock)))
    }

    /// Counts one attempt.
    ///
    /// # Errors
    /// The time to wait, when the key has none left.
    pub fn count(&self, key: &str) -> Result<(), Duration> {
        self.0.check(&key.to_owned())
    }
}

/// The service's clock in the limiter's terms.
#[derive(Clone)]
struct Ticks(Arc<dyn Clock>);

impl request_limits::Clock for Ticks {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

    use time::OffsetDateTime;

    use super::*;

    /// A clock whose hands stand where they are put, while time passes.
    #[derive(Default)]
    struct Set {
        date: AtomicI64,
        passed: AtomicU64,
    }

    impl Clock for Set {
        fn now(&self) -> OffsetDateTime {
            OffsetDateTime::from_unix_timestamp(self.date.load(Ordering::SeqCst)).unwrap()
        }

        fn elapsed(&self) -> Duration {
            Duration::from_secs(self.passed.load(Ordering::SeqCst))
        }
    }

    #[test]
    fn an_attempt_while_the_clock_is_wrong_locks_nobody_out() {
        const YEAR: i64 = 365 * 24 * 60 * 60;
        for wrong in [YEAR, 50 * YEAR, -YEAR, -100 * YEAR] {
            let clock = Arc::new(Set::default());
            let now = 1_800_000_000;
            clock.date.store(now, Ordering::SeqCst);
            let limit = AttemptLimit::new(Quota::per_minute(NonZeroU32::MIN), clock.clone());
            clock.date.store(now + wrong, Ordering::SeqCst);
            limit.count("ann").unwrap();
            clock.date.store(now, Ordering::SeqCst);
            assert!(
                limit.count("ann").unwrap_err() <= Duration::from_mins(1),
                "{wrong}"
            );
            clock.passed.store(60, Ordering::SeqCst);
            limit.count("ann").unwrap();
            // Nor does a clock that jumps give anybody more.
            clock.date.store(now + wrong, Ordering::SeqCst);
            assert!(limit.count("ann").is_err(), "{wrong}");
        }
    }
}
