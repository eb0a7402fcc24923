//! Secrets at rest: by their digests, until they are used or expire. Codes are short, so their hashes are argon2id.

use std::time::Duration;

use content_wire::secret;
use serde_json::{Map, Value};
use sqlx::{AnyConnection, Row as _, any::AnyRow};
use uuid::Uuid;

use super::MemberStore;
use super::mails;
use crate::mail::Mail;
use content_service::store::StoreError;

/// Wrong tries after which a code is dead.
const TRIES_MAX: i64 = 5;

/// What a secret is good for; one kind never stands in for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Going on with a login.
    State,
    /// Setting a new password.
    Recovery,
    /// Nothing any more: another system's token that was used.
    SsoToken,
    /// Following a redirect session's address.
    Redirect,
    /// Redeeming for tokens.
    Code,
}

impl Purpose {
    fn name(self) -> &'static str {
        match self {
            Self::State => "state",
            Self::Recovery => "recovery",
            Self::SsoToken => "sso_token",
            Self::Redirect => "redirect",
            Self::Code => "code",
        }
    }
}

/// A secret to keep.
pub(crate) struct NewSecret<'a> {
    pub(crate) purpose: Purpose,
    pub(crate) token: &'a str,
    pub(crate) member: Option<&'a str>,
    /// Digest of the session that it hangs on.
    pub(crate) session: Option<&'a [u8]>,
    pub(crate) payload: Map<String, Value>,
    pub(crate) lifetime: Duration,
}

/// A secret that is good now.
pub(crate) struct Secret {
    pub(crate) member: Option<String>,
    pub(crate) session: Option<Vec<u8>>,
    pub(crate) payload: Map<String, Value>,
}

impl MemberStore {
    /// Keeps a secret; returns whether it is new.
    pub(crate) async fn keep_secret(&self, new: NewSecret<'_>) -> Result<bool, StoreError> {
        let mut change = self.content.change().await?;
        let is_new = self.insert_secret(&mut change, new).await?;
        change.commit().await?;
        Ok(is_new)
    }

    /// Keeps a secret together with the mail that carries it, if there is one.
    pub(crate) async fn keep_mailed_secret(
        &self,
        new: NewSecret<'_>,
        mail: Option<&Mail>,
    ) -> Result<(), StoreError> {
        let mut change = self.content.change().await?;
        self.insert_secret(&mut change, new).await?;
        if let Some(mail) = mail {
            mails::insert(&mut change, mail, &self.content.now(), self.content.now_seconds()).await?;
        }
        change.commit().await?;
        Ok(())
    }

    async fn insert_secret(
        &self,
        connection: &mut AnyConnection,
        new: NewSecret<'_>,
    ) -> Result<bool, StoreError> {
        let now = self.content.now_seconds();
        let lifetime = i64::try_from(new.lifetime.as_secs()).unwrap_or(i64::MAX);
        sqlx::query("DELETE FROM member_secrets WHERE expires_at < $1")
            .bind(now)
            .execute(&mut *connection)
            .await?;
        let done = sqlx::query(
            "INSERT INTO member_secrets (hash, purpose, member, session, payload, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (hash) DO NOTHING",
        )
        .bind(secret::digest(new.token))
        .bind(new.purpose.name())
        .bind(new.member)
        .bind(new.session.map(<[u8]>::to_vec))
        .bind(Value::Object(new.payload).to_string())
        .bind(now.saturating_add(lifetime))
        .execute(connection)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Looks a secret up and leaves it good.
    pub(crate) async fn secret(&self, purpose: Purpose, token: &str) -> Result<Option<Secret>, StoreError> {
        let mut view = self.content.view().await?;
        let row = sqlx::query(
            "SELECT member, session, payload FROM member_secrets
             WHERE hash = $1 AND purpose = $2 AND expires_at >= $3",
        )
        .bind(secret::digest(token))
        .bind(purpose.name())
        .bind(self.content.now_seconds())
        .fetch_optional(&mut *view)
        .await?;
        row.as_ref().map(read).transpose()
    }

    /// Uses a secret up: of many who try at once one gets it.
    pub(crate) async fn take_secret(
        &self,
        purpose: Purpose,
        token: &str,
    ) -> Result<Option<Secret>, StoreError> {
        let mut change = self.content.change().await?;
        let row = sqlx::query(
            "DELETE FROM member_secrets WHERE hash = $1 AND purpose = $2 AND expires_at >= $3
             RETURNING member, session, payload",
        )
        .bind(secret::digest(token))
        .bind(purpose.name())
        .bind(self.content.now_seconds())
        .fetch_optional(&mut *change)
        .await?;
        let secret = row.as_ref().map(read).transpose()?;
        change.commit().await?;
        Ok(secret)
    }

    /// Keeps a member's code in place of the one before, with the mail that carries it; returns the code's id. The
    /// code lives as long as the mail says.
    pub(crate) async fn keep_code(
        &self,
        member: &str,
        hash: &str,
        mail: &Mail,
    ) -> Result<String, StoreError> {
        let id = Uuid::new_v4().to_string();
        let mut change = self.content.change().await?;
        sqlx::query(
            "INSERT INTO member_codes (member, id, hash, tries, expires_at) VALUES ($1, $2, $3, 0, $4)
             ON CONFLICT (member) DO UPDATE SET id = excluded.id, hash = excluded.hash, tries = 0,
                 expires_at = excluded.expires_at",
        )
        .bind(member)
        .bind(id.clone())
        .bind(hash)
        .bind(mail.expires_at)
        .execute(&mut *change)
        .await?;
        mails::insert(&mut change, mail, &self.content.now(), self.content.now_seconds()).await?;
        change.commit().await?;
        Ok(id)
    }

    /// Notes a try at a member's code and returns its hash; `None` if there is none, or none that is good.
    pub(crate) async fn try_code(&self, member: &str) -> Result<Option<String>, StoreError> {
        let mut change = self.content.change().await?;
        let row = sqlx::query(
            "UPDATE member_codes SET tries = tries + 1 WHERE member = $1 AND tries < $2 AND expires_at >= $3
             RETURNING hash",
        )
        .bind(member)
        .bind(TRIES_MAX)
        .bind(self.content.now_seconds())
        .fetch_optional(&mut *change)
        .await?;
        let hash = row.map(|row| row.try_get(0)).transpose()?;
        change.commit().await?;
        Ok(hash)
    }
}

fn read(row: &AnyRow) -> Result<Secret, StoreError> {
    let payload: &str = row.try_get("payload")?;
    Ok(Secret {
        member: row.try_get("member")?,
        session: row.try_get("session")?,
        payload: serde_json::from_str(payload).map_err(|error| StoreError::Unreadable {
            reason: format!("payload: {error}"),
        })?,
    })
}
