//! How often one client may ask.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::atomic::{AtomicU64, Ordering},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock as _};

use crate::client::client_prefix;

/// Requests between two clean-ups of clients that have not asked for long.
const CLEAN_UP_EVERY: u64 = 10_000;

/// How often one client may ask.
#[derive(Debug)]
pub struct RateLimit {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU64,
}

impl RateLimit {
    /// Allows `per_second` requests on average and `burst` at once.
    pub fn new(per_second: NonZeroU32, burst: NonZeroU32) -> Self {
        Self {
            limiter: RateLimiter::keyed(Quota::per_second(per_second).allow_burst(burst)),
            asked: AtomicU64::new(0),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    ///
    /// The seconds after which the client may ask again.
    pub fn ask(&self, address: IpAddr) -> Result<(), u64> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % CLEAN_UP_EVERY == CLEAN_UP_EVERY - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        self.limiter
            .check_key(&client_prefix(address))
            .map_err(|refused| {
                let wait = refused.wait_time_from(self.limiter.clock().now());
                wait.as_secs() + 1
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_asks_too_often_must_wait_and_others_need_not() {
        let limit = RateLimit::new(NonZeroU32::MIN, NonZeroU32::new(3).unwrap());
        let (one, other) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        for _ in 0..3 {
            assert_eq!(limit.ask(one), Ok(()));
        }
        assert!(matches!(limit.ask(one), Err(1..=2)));
        assert_eq!(limit.ask(other), Ok(()));
    }
}
