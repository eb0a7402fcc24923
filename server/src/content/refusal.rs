//! Calls that a platform does not have.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How long a platform is believed that it has no such call: it may be another one, or another version, by then.
const BELIEVED_FOR: Duration = Duration::from_hours(24);

/// Whether a platform has refused a call. Sending it with each reading would fill the platform's log and spend its limits.
#[derive(Debug, Default)]
pub(super) struct Refusal(Mutex<Option<Instant>>);

impl Refusal {
    /// Whether the call is not worth sending.
    pub(super) fn holds(&self) -> bool {
        let refused = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        refused.is_some_and(|refused| refused.elapsed() < BELIEVED_FOR)
    }

    /// Notes that the platform refuses the call.
    pub(super) fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_refusal_holds_for_a_day() {
        let refusal = Refusal::default();
        assert!(!refusal.holds());
        refusal.note();
        assert!(refusal.holds());
        tokio::time::advance(Duration::from_secs(24 * 60 * 60 - 1)).await;
        assert!(refusal.holds());
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(!refusal.holds());
        refusal.note();
        assert!(refusal.holds());
    }
}
