//! Sends what is in the outbox, again and again until the mail is taken or worthless.

use std::sync::Arc;
use std::time::Duration;

use backon::{BackoffBuilder as _, ExponentialBuilder};
use lettre::message::header::ContentType;
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use tokio::sync::Notify;

use crate::error::MemberError;
use crate::mail::Mail;
use crate::settings::SmtpConfig;
use crate::store::{MemberStore, QueuedMail};
use content_service::store::StoreError;

/// How long the mail server may take for one step.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Longest wait between two attempts. Codes live for minutes, so a longer one would only miss them.
const WAIT_MAX: Duration = Duration::from_mins(10);
/// Waits after failures, each twice as long as the one before.
const WAITS: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_secs(15))
    .with_max_delay(WAIT_MAX)
    .without_max_times();
/// How long one attempt owns its mail, so that two servers on one database do not send it twice.
const LEASE: Duration = Duration::from_mins(2);

/// Sends mail for as long as the service runs.
pub(crate) struct Sender {
    store: MemberStore,
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    poll_interval: Duration,
    woken: Arc<Notify>,
}

impl Sender {
    /// Reads the server's address; nothing is sent yet.
    ///
    /// # Errors
    /// [`MemberError::Mail`] if the address cannot be used.
    pub(crate) fn new(
        config: &SmtpConfig,
        store: MemberStore,
        woken: Arc<Notify>,
    ) -> Result<Self, MemberError> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.url)
            .map_err(failed)?
            .timeout(Some(TIMEOUT))
            .build();
        Ok(Self {
            store,
            transport,
            from: config.from.clone(),
            poll_interval: config.poll_interval,
            woken,
        })
    }

    /// Sends whatever is due, now and whenever there is more. Never ends by itself.
    pub(crate) async fn run(&self) {
        loop {
            if let Err(error) = self.send_due().await {
                tracing::error!(%error, "the outbox cannot be read or written");
            }
            // Whichever comes first: a new mail, or the time to look for those that wait.
            let _ = tokio::time::timeout(self.poll_interval, self.woken.notified()).await;
        }
    }

    async fn send_due(&self) -> Result<(), StoreError> {
        self.store.forget_expired_mail().await?;
        while let Some(queued) = self.store.next_mail(LEASE).await? {
            match self.send(&queued.mail).await {
                Ok(()) => {
                    self.store.mail_sent(queued.id).await?;
                    tracing::info!(mail.id = queued.id, mail.kind = queued.mail.kind, "mail sent");
                }
                Err(reason) => self.note_failure(&queued, &reason).await?,
            }
        }
        Ok(())
    }

    async fn note_failure(&self, queued: &QueuedMail, reason: &str) -> Result<(), StoreError> {
        let wait = wait(queued.attempts);
        tracing::warn!(
            mail.id = queued.id,
            mail.attempts = queued.attempts,
            retry_after_s = wait.as_secs(),
            reason,
            "mail not sent"
        );
        self.store.mail_failed(queued.id, wait, reason).await
    }

    async fn send(&self, mail: &Mail) -> Result<(), String> {
        let to: lettre::Address = mail.recipient.parse().map_err(|error| format!("{error}"))?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&mail.subject)
            .header(ContentType::TEXT_PLAIN)
            .body(mail.body.clone())
            .map_err(|error| error.to_string())?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl std::fmt::Debug for Sender {
    /// The mail server's password stays out of logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Sender").finish_non_exhaustive()
    }
}

/// How long to wait after so many attempts.
fn wait(attempts: i64) -> Duration {
    // After so many the longest wait is reached.
    let earlier = usize::try_from(attempts.saturating_sub(1)).map_or(0, |attempts| attempts.min(16));
    WAITS.build().nth(earlier).unwrap_or(WAIT_MAX)
}

fn failed(error: impl std::fmt::Display) -> MemberError {
    MemberError::Mail {
        reason: error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_longest() {
        let seconds: Vec<u64> = [1, 2, 3, 6, 7, 1000]
            .map(|attempts| wait(attempts).as_secs())
            .to_vec();
        assert_eq!(seconds, [15, 30, 60, 480, 600, 600]);
    }
}
