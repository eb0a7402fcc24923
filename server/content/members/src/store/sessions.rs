//! Sessions at rest: by their digests, each with the tokens and codes that hang on it.

use std::time::Duration;

use content_wire::secret;
use sqlx::{AnyConnection, Row as _};

use super::MemberStore;
use content_service::store::StoreError;

/// How long a session is good for; as long as a refresh token that is never used.
const LIFETIME: Duration = Duration::from_hours(30 * 24);

/// A session that is good now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Session {
    /// Digest of its token.
    pub(crate) hash: Vec<u8>,
    /// Id of its member.
    pub(crate) member: String,
}

impl MemberStore {
    /// Opens a session and forgets those that have expired; returns its token.
    pub(crate) async fn open_session(&self, member: &str) -> Result<String, StoreError> {
        let token = secret::random_token();
        let now = self.content.now_seconds();
        let lifetime = i64::try_from(LIFETIME.as_secs()).unwrap_or(i64::MAX);
        let mut change = self.content.change().await?;
        sqlx::query("DELETE FROM member_sessions WHERE expires_at < $1")
            .bind(now)
            .execute(&mut *change)
            .await?;
        sqlx::query("INSERT INTO member_sessions (hash, member, expires_at) VALUES ($1, $2, $3)")
            .bind(secret::digest(&token))
            .bind(member)
            .bind(now.saturating_add(lifetime))
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(token)
    }

    /// Finds a session by its token; `None` if it is unknown or expired.
    pub(crate) async fn session(&self, token: &str) -> Result<Option<Session>, StoreError> {
        let hash = secret::digest(token);
        let mut view = self.content.view().await?;
        let row = sqlx::query("SELECT member FROM member_sessions WHERE hash = $1 AND expires_at >= $2")
            .bind(hash.clone())
            .bind(self.content.now_seconds())
            .fetch_optional(&mut *view)
            .await?;
        row.map(|row| {
            Ok(Session {
                hash,
                member: row.try_get(0)?,
            })
        })
        .transpose()
    }

    /// Ends the session that an access token hangs on, and with it all of its tokens. Visitors have none.
    pub(crate) async fn end_session_of_token(&self, access: &str) -> Result<(), StoreError> {
        let mut change = self.content.change().await?;
        sqlx::query("DELETE FROM member_sessions WHERE hash = (SELECT session FROM tokens WHERE hash = $1)")
            .bind(secret::digest(access))
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(())
    }
}

/// Ends every session of a member, and with them tokens and codes; also whatever a mail or a login left open.
pub(super) async fn end_all(connection: &mut AnyConnection, member: &str) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM member_sessions WHERE member = $1",
        "DELETE FROM member_secrets WHERE member = $1",
        "DELETE FROM member_codes WHERE member = $1",
    ] {
        sqlx::query(statement)
            .bind(member)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
