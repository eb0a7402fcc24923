//! How well the posts of a language are known, and since when.

use std::time::{Duration, Instant};

use time::OffsetDateTime;

/// How well the posts are known. The order is from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Health {
    /// The last fetch succeeded, or there is no service to fetch from.
    Reachable,
    /// The last fetch failed or goes on for too long, but an earlier one succeeded.
    Stale,
    /// No fetch ever succeeded.
    Unreachable,
}

/// When a language was last read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Freshness {
    /// The end of the last fetch that succeeded; the second one is for people.
    read: Option<(Instant, OffsetDateTime)>,
    /// Whether a later one failed.
    has_failed: bool,
}

impl Freshness {
    /// That of posts that were read at this moment.
    pub(super) fn now() -> Self {
        Self {
            read: Some((Instant::now(), OffsetDateTime::now_utc())),
            has_failed: false,
        }
    }

    /// Notes that a fetch failed.
    pub(super) fn fail(&mut self) {
        self.has_failed = true;
    }

    /// How well the posts are known at a moment, if they are fetched again within `due`.
    pub(super) fn health(&self, now: Instant, due: Duration) -> Health {
        match self.read {
            None => Health::Unreachable,
            Some((read, _)) if self.has_failed || now.saturating_duration_since(read) > due => Health::Stale,
            Some(_) => Health::Reachable,
        }
    }

    /// The end of the last fetch that succeeded, if the posts are stale.
    pub(super) fn stale_since(&self, now: Instant, due: Duration) -> Option<OffsetDateTime> {
        let (_, read) = self.read?;
        (self.health(now, due) == Health::Stale).then_some(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posts_are_stale_after_a_failure_and_while_a_reading_goes_on_for_too_long() {
        let due = Duration::from_mins(1);
        let fresh = Freshness::now();
        let (read, of_day) = fresh.read.unwrap();
        let mut failed = fresh;
        failed.fail();
        for (freshness, age, health) in [
            (Freshness::default(), Duration::ZERO, Health::Unreachable),
            (fresh, due, Health::Reachable),
            (fresh, due + Duration::from_millis(1), Health::Stale),
            (failed, Duration::ZERO, Health::Stale),
        ] {
            let now = read + age;
            assert_eq!(freshness.health(now, due), health, "{freshness:?} {age:?}");
            let since = (health == Health::Stale).then_some(of_day);
            assert_eq!(freshness.stale_since(now, due), since, "{freshness:?} {age:?}");
        }
    }
}
