//! Limits of attempts: by address of the caller, by member, and by both together, counted in this process.

use std::num::NonZeroU32;
use std::sync::Arc;

use content_service::{AttemptLimit, Clock};
use request_limits::Quota;

use crate::error::MemberError;

/// What is counted. Each kind has its own budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// Any call that tries a secret, by the caller's address. A whole office may share one, so the budget is wide.
    FromAddress,
    /// A password tried for an e-mail address, known or not, from one address of a caller: who guesses locks no one else out.
    Password,
    /// A password tried for an e-mail address, from wherever. Many callers together must not guess without end: when this
    /// budget is spent, each of them has no more than [`Attempt::PasswordAmongMany`].
    PasswordFromAnywhere,
    /// A password tried for an e-mail address that many guess at, from one address of a caller: enough for who knows it.
    PasswordAmongMany,
    /// A password tried on a device on which the member has logged in before. No stranger can spend this budget.
    KnownDevice,
    /// A request for a new password, by the caller's address: one caller must not write to many mailboxes.
    RecoveryFromAddress,
    /// A request for a new password for an e-mail address, from one address of a caller: no one spends it for others.
    Recovery,
    /// Requests for a new password for an e-mail address, from wherever, so that no mailbox is flooded.
    RecoveryFromAnywhere,
    /// A mail with a code to an e-mail address, so that no mailbox is flooded.
    Mail,
    /// A mail to whomever, by the address of the caller who causes it: one caller must not write to many mailboxes.
    MailFromAddress,
}

/// Counts attempts; clones share the counts.
#[derive(Clone)]
pub(crate) struct MemberLimits {
    from_address: Arc<AttemptLimit>,
    password: Arc<AttemptLimit>,
    password_from_anywhere: Arc<AttemptLimit>,
    password_among_many: Arc<AttemptLimit>,
    known_device: Arc<AttemptLimit>,
    recovery_from_address: Arc<AttemptLimit>,
    recovery: Arc<AttemptLimit>,
    recovery_from_anywhere: Arc<AttemptLimit>,
    mail: Arc<AttemptLimit>,
    mail_from_address: Arc<AttemptLimit>,
}

impl MemberLimits {
    /// Starts with full budgets.
    pub(crate) fn new(clock: &Arc<dyn Clock>) -> Self {
        let limiter = |quota| Arc::new(AttemptLimit::new(quota, clock.clone()));
        Self {
            // A second's wait restores one attempt; people log in a few times a day.
            from_address: limiter(Quota::per_second(NonZeroU32::MIN).allow_burst(times(60))),
            // Ten guesses, then one a minute: a password of the least strength outlasts that.
            password: limiter(Quota::per_minute(NonZeroU32::MIN).allow_burst(times(10))),
            // NIST's figure for one account (SP 800-63B, 5.2.2), then one a minute.
            password_from_anywhere: limiter(Quota::per_minute(NonZeroU32::MIN).allow_burst(times(100))),
            // A hundred addresses have 2,400 guesses a day then.
            password_among_many: limiter(Quota::per_hour(NonZeroU32::MIN).allow_burst(times(2))),
            known_device: limiter(Quota::per_minute(NonZeroU32::MIN).allow_burst(times(10))),
            recovery_from_address: limiter(Quota::per_hour(times(10)).allow_burst(times(10))),
            recovery: limiter(Quota::per_hour(times(6)).allow_burst(times(4))),
            recovery_from_anywhere: limiter(Quota::per_hour(times(12)).allow_burst(times(20))),
            mail: limiter(Quota::per_hour(times(6)).allow_burst(times(4))),
            // A family or a small office that registers together.
            mail_from_address: limiter(Quota::per_hour(times(10)).allow_burst(times(10))),
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
            Attempt::PasswordFromAnywhere => &self.password_from_anywhere,
            Attempt::PasswordAmongMany => &self.password_among_many,
            Attempt::KnownDevice => &self.known_device,
            Attempt::RecoveryFromAddress => &self.recovery_from_address,
            Attempt::Recovery => &self.recovery,
            Attempt::RecoveryFromAnywhere => &self.recovery_from_anywhere,
            Attempt::Mail => &self.mail,
            Attempt::MailFromAddress => &self.mail_from_address,
        };
        limiter
            .count(key)
            .map_err(|retry_after| MemberError::TooManyAttempts { retry_after })
    }
}

fn times(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
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
        let limits = MemberLimits::new(&(clock.clone() as Arc<dyn Clock>));
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
        let limits = MemberLimits::new(&(clock.clone() as Arc<dyn Clock>));
        for _ in 0..4 {
            limits.count(Attempt::Mail, "ann").unwrap();
        }
        clock.0.fetch_sub(3600, Ordering::SeqCst);
        assert!(limits.count(Attempt::Mail, "ann").is_err());
    }
}
