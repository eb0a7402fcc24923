//! What came of a try, and how long to wait before the next one.

use std::error::Error as StdError;
use std::time::{Duration, UNIX_EPOCH};

use backon::{BackoffBuilder as _, ExponentialBuilder};
use http_client::NotPublic;
use reqwest::Response;
use reqwest::header::RETRY_AFTER;

use crate::outbox::Tried;

/// Longest wait between two tries.
const WAIT_MAX: Duration = Duration::from_hours(1);
/// Waits after failures, each twice as long as the one before.
const WAITS: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_secs(15))
    .with_max_delay(WAIT_MAX)
    .without_max_times();

/// Why a delivery was not taken; the page has words for each.
pub(crate) mod fault {
    /// The response has another status than 2xx.
    pub(crate) const STATUS: &str = "status";
    /// The response leads elsewhere.
    pub(crate) const REDIRECT: &str = "redirect";
    /// The address is none that may be called.
    pub(crate) const PRIVATE: &str = "private";
    /// There is no connection, or it broke.
    pub(crate) const UNREACHABLE: &str = "unreachable";
    /// There was no response in time.
    pub(crate) const LATE: &str = "late";
    /// Google gives the service account no token.
    pub(crate) const TOKEN: &str = "token";
    /// What is to be told is not there, for example because the site does not run yet.
    pub(crate) const UNKNOWN: &str = "unknown";
}

/// What came of a try before it is said how long to wait.
pub(crate) struct Outcome {
    status: Option<u16>,
    fault: Option<&'static str>,
    /// More for the log of why there is no response.
    cause: Option<String>,
    /// What the response asks for.
    retry_after: Option<Duration>,
}

impl Outcome {
    /// A try that brought no response.
    pub(crate) fn failed(fault: &'static str) -> Self {
        Self {
            status: None,
            fault: Some(fault),
            cause: None,
            retry_after: None,
        }
    }

    /// The same with more for the log.
    pub(crate) fn because(self, cause: &(impl ToString + ?Sized)) -> Self {
        Self {
            cause: Some(cause.to_string()),
            ..self
        }
    }

    /// What a response says at this time, in seconds since 1970.
    pub(crate) fn of(response: &Response, now: i64) -> Self {
        let status = response.status();
        let fault = match status {
            status if status.is_success() => None,
            status if status.is_redirection() => Some(fault::REDIRECT),
            _ => Some(fault::STATUS),
        };
        let retry_after = response.headers().get(RETRY_AFTER);
        let retry_after = retry_after.and_then(|value| wanted(value.to_str().ok()?, now));
        Self {
            status: Some(status.as_u16()),
            fault,
            cause: None,
            retry_after,
        }
    }

    /// Why there is no response.
    pub(crate) fn of_error(error: &reqwest::Error) -> Self {
        let fault = if error.is_timeout() {
            fault::LATE
        } else if is_not_public(error) {
            fault::PRIVATE
        } else {
            fault::UNREACHABLE
        };
        Self::failed(fault)
    }

    /// Status of the response, if there was one.
    pub(crate) fn status(&self) -> Option<u16> {
        self.status
    }

    /// Why it counts for nothing; `None` once the delivery was taken.
    pub(crate) fn fault(&self) -> Option<&'static str> {
        self.fault
    }

    /// More for the log of why there is no response.
    pub(crate) fn cause(&self) -> Option<&str> {
        self.cause.as_deref()
    }

    /// All of that in one line.
    pub(crate) fn why(&self) -> String {
        format!("{:?} {:?} {:?}", self.fault, self.status, self.cause)
    }

    /// What is noted of it, the wait before the next try included.
    pub(crate) fn tried(self, tries: i64) -> Tried {
        let wait = wait(tries).max(self.retry_after.unwrap_or_default().min(WAIT_MAX));
        let seconds = i64::try_from(wait.as_secs()).unwrap_or(i64::MAX);
        Tried {
            status: self.status,
            failure: self.fault.map(|fault| (fault, seconds)),
        }
    }
}

/// How long a response wants to be left alone: seconds, or a date as HTTP writes it.
fn wanted(retry_after: &str, now: i64) -> Option<Duration> {
    if let Ok(seconds) = retry_after.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let at = httpdate::parse_http_date(retry_after).ok()?;
    let now = UNIX_EPOCH + Duration::from_secs(u64::try_from(now).ok()?);
    // A date that is over wants nothing.
    Some(at.duration_since(now).unwrap_or_default())
}

/// How long to wait after so many tries.
fn wait(tries: i64) -> Duration {
    // After so many the longest wait is reached.
    let earlier = usize::try_from(tries.saturating_sub(1)).map_or(0, |tries| tries.min(16));
    WAITS.build().nth(earlier).unwrap_or(WAIT_MAX)
}

/// Whether a request failed because a name leads to no public address.
fn is_not_public(error: &reqwest::Error) -> bool {
    let mut cause: Option<&(dyn StdError + 'static)> = Some(error);
    while let Some(error) = cause {
        if error.is::<NotPublic>() {
            return true;
        }
        if let Some(error) = error.downcast_ref::<std::io::Error>()
            && let Some(inner) = error.get_ref()
            && inner.is::<NotPublic>()
        {
            return true;
        }
        cause = error.source();
    }
    false
}

#[cfg(test)]
mod tests {
    use url::Url;

    use super::*;
    use crate::courier::Courier;

    #[test]
    fn waits_double_up_to_an_hour_and_longer_where_that_is_asked_for() {
        let seconds = [1, 2, 3, 8, 9, 1000].map(|tries| wait(tries).as_secs());
        assert_eq!(seconds, [15, 30, 60, 1920, 3600, 3600]);
        let asked = |retry_after_s| {
            let outcome = Outcome {
                status: Some(429),
                fault: Some(fault::STATUS),
                cause: None,
                retry_after: Some(Duration::from_secs(retry_after_s)),
            };
            outcome.tried(1).failure
        };
        assert_eq!(asked(5), Some((fault::STATUS, 15)));
        assert_eq!(asked(100), Some((fault::STATUS, 100)));
        assert_eq!(asked(100_000), Some((fault::STATUS, 3600)));
    }

    #[test]
    fn a_wait_is_asked_for_in_seconds_or_by_a_date() {
        // 2027-01-15 08:00:00.
        let now = 1_800_000_000;
        for (value, seconds) in [
            ("100", Some(100)),
            ("Fri, 15 Jan 2027 08:02:00 GMT", Some(120)),
            ("Friday, 15-Jan-27 08:02:00 GMT", Some(120)),
            ("Fri Jan 15 08:02:00 2027", Some(120)),
            ("Fri, 15 Jan 2027 07:00:00 GMT", Some(0)),
            ("Fri, 15 Jan 9999 08:02:00 GMT", None),
            ("soon", None),
            ("-1", None),
            ("", None),
        ] {
            let wanted = wanted(value, now).map(|wait| wait.as_secs());
            assert_eq!(wanted.filter(|wait| *wait < 1_000_000), seconds, "{value}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_refused_by_its_reason() {
        let courier = Courier::new(false, Duration::from_secs(5));
        let url: Url = "https://localhost:9/".parse().unwrap();
        let error = courier.guarded(&url).unwrap().post(url).send().await.unwrap_err();
        assert!(is_not_public(&error), "{error:?}");
        assert_eq!(Outcome::of_error(&error).fault, Some(fault::PRIVATE));
    }
}
