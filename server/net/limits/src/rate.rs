//! How often one client may ask.

use std::{
    fmt,
    hash::Hash,
    net::IpAddr,
    num::NonZeroU32,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::NoOpMiddleware,
    state::keyed::DashMapStateStore,
};

use crate::client::client_prefix;

/// Requests between two clean-ups of keys whose whole quota is restored.
const CLEAN_UP_EVERY: u64 = 10_000;

/// How often one client, or the holder of another key, may ask.
pub struct RateLimit<K: Hash + Eq + Clone = IpAddr, C: Clock = DefaultClock> {
    limiter: RateLimiter<K, DashMapStateStore<K>, C, NoOpMiddleware<C::Instant>>,
    asked: AtomicU64,
}

impl<K: Hash + Eq + Clone> RateLimit<K> {
    /// Allows each key `per_second` requests on average and `burst` at once.
    pub fn new(per_second: NonZeroU32, burst: NonZeroU32) -> Self {
        let quota = Quota::per_second(per_second).allow_burst(burst);
        Self::with_clock(quota, DefaultClock::default())
    }
}

impl<K: Hash + Eq + Clone, C: Clock> RateLimit<K, C> {
    /// Allows each key the quota, by a clock of the caller's.
    pub fn with_clock(quota: Quota, clock: C) -> Self {
        Self {
            limiter: RateLimiter::dashmap_with_clock(quota, clock),
            asked: AtomicU64::new(0),
        }
    }

    /// Counts a request by its key.
    ///
    /// # Errors
    ///
    /// The time after which the key may ask again.
    pub fn check(&self, key: &K) -> Result<(), Duration> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % CLEAN_UP_EVERY == CLEAN_UP_EVERY - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        self.limiter
            .check_key(key)
            .map_err(|refused| refused.wait_time_from(self.limiter.clock().now()))
    }
}

impl<C: Clock> RateLimit<IpAddr, C> {
    /// Counts a request of a client, which is known by [`client_prefix`].
    ///
    /// # Errors
    ///
    /// The seconds after which the client may ask again.
    pub fn ask(&self, address: IpAddr) -> Result<(), u64> {
        self.check(&client_prefix(address)).map_err(retry_after_s)
    }
}

impl<K: Hash + Eq + Clone, C: Clock> fmt::Debug for RateLimit<K, C> {
    /// Keys may belong to secrets and stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("RateLimit").finish_non_exhaustive()
    }
}

/// A wait as `Retry-After` names it. A part of a second is a whole one, because a request that comes too early is
/// refused again.
pub fn retry_after_s(wait: Duration) -> u64 {
    wait.as_secs().saturating_add(1)
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    fn limit<K: Hash + Eq + Clone>(burst: u32) -> (RateLimit<K, FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        let quota = Quota::per_second(NonZeroU32::MIN).allow_burst(NonZeroU32::new(burst).unwrap());
        (RateLimit::with_clock(quota, clock.clone()), clock)
    }

    #[test]
    fn an_address_that_asks_too_often_must_wait_and_others_need_not() {
        let (limit, clock) = limit(3);
        let (one, other) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        for _ in 0..3 {
            assert_eq!(limit.ask(one), Ok(()));
        }
        assert_eq!(limit.ask(one), Err(2));
        assert_eq!(limit.ask(other), Ok(()));
        clock.advance(Duration::from_secs(1));
        assert_eq!(limit.ask(one), Ok(()));
    }

    #[test]
    fn addresses_of_one_network_share_the_limit() {
        let (limit, _clock) = limit(1);
        let address = |text: &str| text.parse().unwrap();
        assert!(limit.ask(address("2001:db8:0:1200::1")).is_ok());
        assert!(limit.ask(address("2001:db8:0:12ff::9")).is_err());
        assert!(limit.ask(address("2001:db8:0:1300::1")).is_ok());
    }

    #[test]
    fn keys_with_their_whole_quota_are_forgotten() {
        let (limit, clock) = limit(1);
        for key in 1..CLEAN_UP_EVERY {
            limit.check(&key).unwrap();
        }
        clock.advance(Duration::from_mins(1));
        limit.check(&0).unwrap();
        assert_eq!(limit.limiter.len(), 1);
    }

    #[test]
    fn a_wait_is_never_named_too_short() {
        assert_eq!(retry_after_s(Duration::from_millis(1)), 1);
        assert_eq!(retry_after_s(Duration::from_millis(1500)), 2);
    }
}
