//! The source of the current time, so that tests can decide it.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime};

use time::OffsetDateTime;

/// When durations begin to be measured.
static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// A source of the current time.
pub trait Clock: Send + Sync + 'static {
    /// Returns the current time, for dates and for what is kept longer than the process lives.
    fn now(&self) -> OffsetDateTime;

    /// Returns the time since some moment before, for durations. A clock that is set, however wrongly, moves dates and no
    /// durations; only one that tests move by hand moves both.
    fn elapsed(&self) -> Duration {
        Duration::try_from(self.now() - OffsetDateTime::UNIX_EPOCH).unwrap_or_default()
    }
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> OffsetDateTime {
        date(SystemTime::now())
    }

    fn elapsed(&self) -> Duration {
        BEGUN.elapsed()
    }
}

/// A time as a date. The machine's clock may say anything, also what no date can be.
fn date(time: SystemTime) -> OffsetDateTime {
    const FIRST: OffsetDateTime = OffsetDateTime::new_utc(time::Date::MIN, time::Time::MIDNIGHT);
    const LAST: OffsetDateTime = OffsetDateTime::new_utc(time::Date::MAX, time::Time::MIDNIGHT);
    match time.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(after) => {
            let after = time::Duration::try_from(after).unwrap_or(time::Duration::MAX);
            OffsetDateTime::UNIX_EPOCH.checked_add(after).unwrap_or(LAST)
        }
        Err(before) => {
            let before = time::Duration::try_from(before.duration()).unwrap_or(time::Duration::MAX);
            OffsetDateTime::UNIX_EPOCH.checked_sub(before).unwrap_or(FIRST)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_says_what_no_date_can_be_breaks_nothing() {
        let seconds = Duration::from_secs;
        let epoch = SystemTime::UNIX_EPOCH;
        for (time, year) in [
            (epoch + seconds(1_800_000_000), 2027),
            (epoch - seconds(86_400), 1969),
            (epoch + seconds(253_402_300_800), 9999),
            (epoch + seconds(u64::from(u32::MAX) * 1_000_000), 9999),
            (epoch - seconds(u64::from(u32::MAX) * 1_000_000), -9999),
        ] {
            assert_eq!(date(time).year(), year, "{time:?}");
        }
    }

    #[test]
    fn durations_are_not_read_from_dates() {
        let (before, since) = (SystemClock.elapsed(), Instant::now());
        let elapsed = SystemClock.elapsed().checked_sub(before).unwrap();
        assert!(elapsed <= since.elapsed() + Duration::from_secs(1));
        assert!(
            SystemClock.elapsed() < Duration::from_hours(24 * 365),
            "no time since 1970"
        );
    }
}
