//! Limits of attempts: by address of the caller and by member, counted in this process.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use content_wire::clock::Clock;
use governor::clock::Clock as GovernorClock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::error::MemberError;

/// What is counted. Each kind has its own budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// Any call that tries a secret, by the caller's address. A whole office may share one, so the budget is wide.
    FromAddress,
    /// A password tried for an e-mail address, known or not.
    Password,
    /// A mail to an e-mail address, so that no mailbox is flooded.
    Mail,
}

/// Keys that are remembered before those that have their whole budget again are dropped.
const KEYS_BEFORE_CLEANING: usize = 4096;

type Limiter = RateLimiter<String, DashMapStateStore<String>, Ticks, NoOpMiddleware<Duration>>;

/// Counts attempts; clones share the counts.
#[derive(Clone)]
pub(crate) struct Limits {
    clock: Ticks,
    from_address: Arc<Limiter>,
    password: Arc<Limiter>,
    mail: Arc<Limiter>,
}

impl Limits {
    /// Starts with full budgets.
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        let clock = Ticks(clock);
        let limiter = |quota| Arc::new(Limiter::dashmap_with_clock(quota, clock.clone()));
        Self {
            // A second's wait restores one attempt; people log in a few times a day.
            from_address: limiter(Quota::per_second(NonZeroU32::MIN).allow_burst(times(60))),
            // Ten guesses, then one a minute: a password of the least strength outlasts that.
            password: limiter(Quota::per_minute(NonZeroU32::MIN).allow_burst(times(10))),
            mail: limiter(Quota::per_hour(times(6)).allow_burst(times(4))),
            clock,
        }
    }

    /// Counts one attempt.
    ///
    /// # Errors
    /// [`MemberError::TooManyAttempts`] with the wait.
    pub(crate) fn count(&self, attempt: Attempt, key: &str) -> Result<(), MemberError> {
        let limiter = match attempt {
            Attempt::FromAddress => &self.from_address,
            Attempt::Password => &self.password,
            Attempt::Mail => &self.mail,
        };
        if limiter.len() > KEYS_BEFORE_CLEANING {
            limiter.retain_recent();
        }
        limiter
            .check_key(&key.to_owned())
            .map_err(|until| MemberError::TooManyAttempts {
                retry_after: until.wait_time_from(self.clock.now()),
            })
    }
}

fn times(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// The service's clock in the limiter's terms: time since 1970.
#[derive(Clone)]
struct Ticks(Arc<dyn Clock>);

impl GovernorClock for Ticks {
    type Instant = Duration;

    fn now(&self) -> Duration {
        let nanoseconds = self.0.now().unix_timestamp_nanos().max(0);
        Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use time::OffsetDateTime;

    use super::*;

    struct Stopped(AtomicI64);

    impl Clock for Stopped {
        fn now(&self) -> OffsetDateTime {
            OffsetDateTime::from_unix_timestamp(self.0.load(Ordering::SeqCst)).unwrap()
        }
    }

    #[test]
    fn a_budget_is_spent_by_its_own_key_and_comes_back() {
        let clock = Arc::new(Stopped(AtomicI64::new(1_800_000_000)));
        let limits = Limits::new(clock.clone());
        for _ in 0..10 {
            limits.count(Attempt::Password, "ann").unwrap();
        }
        match limits.count(Attempt::Password, "ann") {
            Err(MemberError::TooManyAttempts { retry_after }) => assert_eq!(retry_after.as_secs(), 60),
            other => panic!("{other:?}"),
        }
        limits.count(Attempt::Password, "ben").unwrap();
        limits.count(Attempt::Mail, "ann").unwrap();
        clock.0.fetch_add(60, Ordering::SeqCst);
        limits.count(Attempt::Password, "ann").unwrap();
        assert!(limits.count(Attempt::Password, "ann").is_err());
    }

    #[test]
    fn a_clock_that_goes_back_neither_opens_nor_breaks_anything() {
        let clock = Arc::new(Stopped(AtomicI64::new(1_800_000_000)));
        let limits = Limits::new(clock.clone());
        for _ in 0..4 {
            limits.count(Attempt::Mail, "ann").unwrap();
        }
        clock.0.fetch_sub(3600, Ordering::SeqCst);
        assert!(limits.count(Attempt::Mail, "ann").is_err());
    }

    #[test]
    fn keys_with_a_whole_budget_are_forgotten() {
        let clock = Arc::new(Stopped(AtomicI64::new(1_800_000_000)));
        let limits = Limits::new(clock.clone());
        for number in 0..=KEYS_BEFORE_CLEANING {
            limits.count(Attempt::Password, &number.to_string()).unwrap();
        }
        clock.0.fetch_add(3600, Ordering::SeqCst);
        limits.count(Attempt::Password, "ann").unwrap();
        assert_eq!(limits.password.len(), 1);
    }
}
