//! Limits of attempts at a secret, by the service's clock and counted in this process.

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

/// The service's clock in the limiter's terms: time since 1970.
#[derive(Clone)]
struct Ticks(Arc<dyn Clock>);

impl request_limits::Clock for Ticks {
    type Instant = Duration;

    fn now(&self) -> Duration {
        let nanoseconds = self.0.now().unix_timestamp_nanos().max(0);
        Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX))
    }
}
