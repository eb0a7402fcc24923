//! Visitors' tokens. Only their hashes are kept, so the file alone gives nobody access.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use super::{Store, StoreError};

/// How long an access token is good for; the hosted platform's own figure.
pub(crate) const ACCESS_LIFETIME: Duration = Duration::from_hours(4);
/// How long a refresh token is good for after its last use. A visitor who stays away longer gets a new one unseen.
const REFRESH_LIFETIME: Duration = Duration::from_hours(30 * 24);
/// Random bytes in a token: 256 bits cannot be guessed.
const TOKEN_BYTES: usize = 32;

/// Who somebody is who holds a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Anybody, without a login.
    Visitor,
}

impl Role {
    fn name(self) -> &'static str {
        match self {
            Self::Visitor => "visitor",
        }
    }

    fn parse(name: &str) -> Result<Self, StoreError> {
        match name {
            "visitor" => Ok(Self::Visitor),
            other => Err(StoreError::Unreadable {
                reason: format!("role {other}"),
            }),
        }
    }
}

/// The two tokens that somebody gets.
pub(crate) struct Grant {
    pub(crate) access: String,
    pub(crate) refresh: String,
}

#[derive(Clone, Copy)]
enum Kind {
    Access,
    Refresh,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Access => "access",
            Self::Refresh => "refresh",
        }
    }

    fn lifetime(self) -> Duration {
        match self {
            Self::Access => ACCESS_LIFETIME,
            Self::Refresh => REFRESH_LIFETIME,
        }
    }
}

impl Store {
    /// Gives a new visitor two tokens and forgets those that have expired.
    pub(crate) async fn grant_visitor(&self) -> Result<Grant, StoreError> {
        let grant = Grant {
            access: random_token(),
            refresh: random_token(),
        };
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM tokens WHERE expires_at < ?")
            .bind(self.now_seconds())
            .execute(&mut *change)
            .await?;
        self.keep(&mut change, Kind::Access, &grant.access, Role::Visitor)
            .await?;
        self.keep(&mut change, Kind::Refresh, &grant.refresh, Role::Visitor)
            .await?;
        change.commit().await?;
        Ok(grant)
    }

    /// Gives a new access token for a refresh token, which stays good; `None` if that one is unknown or expired.
    pub(crate) async fn renew(&self, refresh: &str) -> Result<Option<Grant>, StoreError> {
        let mut change = self.change().await?;
        let Some(role) = self.role_in(&mut change, Kind::Refresh, refresh).await? else {
            return Ok(None);
        };
        let grant = Grant {
            access: random_token(),
            refresh: refresh.to_owned(),
        };
        self.keep(&mut change, Kind::Access, &grant.access, role).await?;
        self.keep(&mut change, Kind::Refresh, refresh, role).await?;
        change.commit().await?;
        Ok(Some(grant))
    }

    /// Says who holds an access token; `None` if it is unknown or expired.
    pub(crate) async fn role_of(&self, access: &str) -> Result<Option<Role>, StoreError> {
        let mut reader = self.readers.acquire().await?;
        self.role_in(&mut reader, Kind::Access, access).await
    }

    async fn role_in(
        &self,
        connection: &mut sqlx::SqliteConnection,
        kind: Kind,
        token: &str,
    ) -> Result<Option<Role>, StoreError> {
        // Still good in its last second, as the platform's clients reckon.
        let name: Option<String> =
            sqlx::query_scalar("SELECT role FROM tokens WHERE hash = ? AND kind = ? AND expires_at >= ?")
                .bind(hash(token))
                .bind(kind.name())
                .bind(self.now_seconds())
                .fetch_optional(connection)
                .await?;
        name.map(|name| Role::parse(&name)).transpose()
    }

    async fn keep(
        &self,
        connection: &mut sqlx::SqliteConnection,
        kind: Kind,
        token: &str,
        role: Role,
    ) -> Result<(), StoreError> {
        let lifetime = i64::try_from(kind.lifetime().as_secs()).unwrap_or(i64::MAX);
        sqlx::query(
            "INSERT INTO tokens (hash, kind, role, expires_at) VALUES (?, ?, ?, ?)
             ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at",
        )
        .bind(hash(token))
        .bind(kind.name())
        .bind(role.name())
        .bind(self.now_seconds().saturating_add(lifetime))
        .execute(connection)
        .await?;
        Ok(())
    }
}

fn random_token() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; TOKEN_BYTES]>())
}

fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}
