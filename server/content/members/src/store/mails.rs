//! The outbox.

use std::time::Duration;

use sqlx::{AnyConnection, Row as _, any::AnyRow};

use super::MemberStore;
use crate::mail::Mail;
use content_service::store::StoreError;

/// How long a mail's row is kept after what it held has expired, without its text: long enough to find out why a
/// mail did not arrive.
const KEPT_S: i64 = 30 * 24 * 60 * 60;

/// A mail that this process is to send now.
pub(crate) struct QueuedMail {
    pub(crate) id: i64,
    /// Attempts so far, this one included.
    pub(crate) attempts: i64,
    pub(crate) mail: Mail,
}

impl MemberStore {
    /// The mails to an address, oldest first: what an operator without a mail server hands over by hand.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn outbox(&self, recipient: &str) -> Result<Vec<Mail>, StoreError> {
        let mut view = self.content.view().await?;
        let rows = sqlx::query(
            "SELECT kind, recipient, language, subject, body, expires_at FROM member_mails
             WHERE recipient = $1 ORDER BY id",
        )
        .bind(recipient)
        .fetch_all(&mut *view)
        .await?;
        rows.iter().map(|row| Ok(read(row)?)).collect()
    }

    /// Takes the mail that is due longest, for so long; `None` if none is due.
    pub(crate) async fn next_mail(&self, lease: Duration) -> Result<Option<QueuedMail>, StoreError> {
        let now = self.content.now_seconds();
        let mut change = self.content.change().await?;
        let row = sqlx::query(
            "UPDATE member_mails SET attempts = attempts + 1, next_attempt_at = $1
             WHERE next_attempt_at <= $2 AND sent_at IS NULL AND id =
                 (SELECT id FROM member_mails WHERE sent_at IS NULL AND body <> '' AND next_attempt_at <= $2
                  ORDER BY next_attempt_at, id LIMIT 1)
             RETURNING id, attempts, kind, recipient, language, subject, body, expires_at",
        )
        .bind(after(now, lease))
        .bind(now)
        .fetch_optional(&mut *change)
        .await?;
        let queued = row
            .map(|row| {
                Ok::<_, sqlx::Error>(QueuedMail {
                    id: row.try_get("id")?,
                    attempts: row.try_get("attempts")?,
                    mail: read(&row)?,
                })
            })
            .transpose()?;
        change.commit().await?;
        Ok(queued)
    }

    /// Notes that a mail is sent and forgets its text.
    pub(crate) async fn mail_sent(&self, id: i64) -> Result<(), StoreError> {
        let mut change = self.content.change().await?;
        sqlx::query("UPDATE member_mails SET sent_at = $2, body = '', last_error = NULL WHERE id = $1")
            .bind(id)
            .bind(self.content.now())
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(())
    }

    /// Notes why a mail was not sent and when to try again.
    pub(crate) async fn mail_failed(&self, id: i64, wait: Duration, reason: &str) -> Result<(), StoreError> {
        let mut change = self.content.change().await?;
        sqlx::query("UPDATE member_mails SET next_attempt_at = $2, last_error = $3 WHERE id = $1")
            .bind(id)
            .bind(after(self.content.now_seconds(), wait))
            .bind(reason)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(())
    }

    /// Forgets the texts of mails whose secret has expired.
    pub(crate) async fn forget_expired_mail(&self) -> Result<(), StoreError> {
        let mut change = self.content.change().await?;
        forget(&mut change, self.content.now_seconds()).await?;
        change.commit().await?;
        Ok(())
    }
}

/// Puts a mail into the outbox, due at once.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    mail: &Mail,
    now: &str,
    now_seconds: i64,
) -> Result<(), StoreError> {
    forget(connection, now_seconds).await?;
    sqlx::query(
        "INSERT INTO member_mails (kind, recipient, language, subject, body, expires_at, created_at, attempts,
             next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8)",
    )
    .bind(&mail.kind)
    .bind(&mail.recipient)
    .bind(&mail.language)
    .bind(&mail.subject)
    .bind(&mail.body)
    .bind(mail.expires_at)
    .bind(now)
    .bind(now_seconds)
    .execute(connection)
    .await?;
    Ok(())
}

async fn forget(connection: &mut AnyConnection, now: i64) -> Result<(), StoreError> {
    sqlx::query("UPDATE member_mails SET body = '' WHERE body <> '' AND expires_at < $1")
        .bind(now)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM member_mails WHERE expires_at < $1")
        .bind(now.saturating_sub(KEPT_S))
        .execute(connection)
        .await?;
    Ok(())
}

fn after(now: i64, wait: Duration) -> i64 {
    now.saturating_add(i64::try_from(wait.as_secs()).unwrap_or(i64::MAX))
}

fn read(row: &AnyRow) -> Result<Mail, sqlx::Error> {
    Ok(Mail {
        kind: row.try_get("kind")?,
        recipient: row.try_get("recipient")?,
        language: row.try_get("language")?,
        subject: row.try_get("subject")?,
        body: row.try_get("body")?,
        expires_at: row.try_get("expires_at")?,
    })
}
