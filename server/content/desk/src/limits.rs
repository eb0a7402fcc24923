//! Limits of attempts to log in, by address, by name, and by both together; and of looks at previews, positions that are begun, and
//! boards of other platforms.
//!
//! Anyone who guesses locks no one else out: the budget of a name at one address is apart from that at another. When many addresses
//! guess at one name, each has few attempts left, and its user still some. Besides, an owner can make a link, which needs no
//! password.

use std::num::NonZeroU32;
use std::sync::Arc;

use content_service::{AttemptLimit, Clock};
use request_limits::Quota;

use crate::error::DeskError;

/// Counts attempts.
#[derive(Debug)]
pub(crate) struct DeskLimits {
    from_address: AttemptLimit,
    at_address: AttemptLimit,
    from_anywhere: AttemptLimit,
    among_many: AttemptLimit,
    codes: AttemptLimit,
    previews: AttemptLimit,
    positions: AttemptLimit,
    boards: AttemptLimit,
}

impl DeskLimits {
    /// Starts with full budgets.
    pub(crate) fn new(clock: &Arc<dyn Clock>) -> Self {
        let limit = |quota| AttemptLimit::new(quota, clock.clone());
        Self {
            // An office may share an address; people log in a few times a day.
            from_address: limit(Quota::per_second(NonZeroU32::MIN).allow_burst(times(60))),
            // Ten guesses, then one a minute: a password of the least strength outlasts that.
            at_address: limit(Quota::per_minute(NonZeroU32::MIN).allow_burst(times(10))),
            // NIST's figure for one account (SP 800-63B, 5.2.2), then one a minute.
            from_anywhere: limit(Quota::per_minute(NonZeroU32::MIN).allow_burst(times(100))),
            among_many: limit(Quota::per_hour(NonZeroU32::MIN).allow_burst(times(2))),
            // Who tries codes has the password, so no one else is kept out. A guess is right in three of a million.
            codes: limit(Quota::per_hour(times(12)).allow_burst(times(10))),
            // Each look is a render; people look and look again.
            previews: limit(Quota::per_second(NonZeroU32::MIN).allow_burst(times(30))),
            // Each is in every list from then on. People open some in a day, and import as many at once as are looked at together.
            positions: limit(Quota::per_second(NonZeroU32::MIN).allow_burst(times(500))),
            // Each asks another company's server. People look at one or two, and again after a change.
            boards: limit(Quota::per_minute(times(2)).allow_burst(times(10))),
        }
    }

    /// Counts an attempt with any secret from an address.
    ///
    /// # Errors
    /// [`DeskError::TooMany`] with the wait.
    pub(crate) fn secret(&self, address: &str) -> Result<(), DeskError> {
        self.from_address
            .count(address)
            .map_err(|wait| DeskError::TooMany { wait })
    }

    /// Counts an attempt with a code of a user whose password was right, wherever it comes from.
    ///
    /// # Errors
    /// [`DeskError::TooMany`] with the wait.
    pub(crate) fn code(&self, name: &str) -> Result<(), DeskError> {
        self.codes.count(name).map_err(|wait| DeskError::TooMany { wait })
    }

    /// Counts a look at the preview of a link from an address.
    ///
    /// # Errors
    /// [`DeskError::TooMany`] with the wait.
    pub(crate) fn preview(&self, address: &str) -> Result<(), DeskError> {
        self.previews
            .count(address)
            .map_err(|wait| DeskError::TooMany { wait })
    }

    /// Counts a position that a user begins.
    ///
    /// # Errors
    /// [`DeskError::TooMany`] with the wait.
    pub(crate) fn position(&self, name: &str) -> Result<(), DeskError> {
        self.positions
            .count(name)
            .map_err(|wait| DeskError::TooMany { wait })
    }

    /// Counts a board of another platform that a user asks for.
    ///
    /// # Errors
    /// [`DeskError::TooMany`] with the wait.
    pub(crate) fn board(&self, name: &str) -> Result<(), DeskError> {
        self.boards
            .count(name)
            .map_err(|wait| DeskError::TooMany { wait })
    }

    /// Counts an attempt with a password.
    ///
    /// # Errors
    /// [`DeskError::TooMany`] with the wait.
    pub(crate) fn password(&self, name: &str, address: &str) -> Result<(), DeskError> {
        self.secret(address)?;
        let both = format!("{address} {name}");
        let limited = |wait| DeskError::TooMany { wait };
        self.at_address.count(&both).map_err(limited)?;
        if self.from_anywhere.count(name).is_err() {
            self.among_many.count(&both).map_err(limited)?;
        }
        Ok(())
    }
}

fn times(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use content_service::SystemClock;

    use super::*;

    #[test]
    fn who_guesses_is_stopped_and_keeps_nobody_out() {
        let clock: Arc<dyn Clock> = Arc::new(SystemClock);
        let limits = DeskLimits::new(&clock);
        for _ in 0..10 {
            limits.password("ann", "198.51.100.1").unwrap();
        }
        assert!(limits.password("ann", "198.51.100.1").is_err());
        limits.password("ben", "198.51.100.1").unwrap();
        limits.password("ann", "198.51.100.2").unwrap();
    }

    #[test]
    fn many_who_guess_at_one_name_have_few_attempts_each() {
        let clock: Arc<dyn Clock> = Arc::new(SystemClock);
        let limits = DeskLimits::new(&clock);
        for number in 0..100 {
            limits
                .password("ann", &format!("198.51.100.{}", number / 10))
                .unwrap();
        }
        for _ in 0..2 {
            limits.password("ann", "203.0.113.1").unwrap();
        }
        assert!(limits.password("ann", "203.0.113.1").is_err());
    }
}
