//! Tokens of visitors, which are signed, and of members. Of the latter only hashes are kept, so a mere copy of the database gives no
//! access.

use std::time::Duration;

use content_wire::secret::{digest, random_token};
use sqlx::{AnyConnection, Row as _};

use super::permissions::Role;
use super::visitor_tokens::{ClientMark, VisitorTokens};
use super::{Store, StoreError};

/// How long an access token is good for; the hosted platform's own figure.
pub(crate) const ACCESS_LIFETIME: Duration = Duration::from_hours(4);
/// How long a refresh token is good for after its last use. A visitor who stays away longer gets a new one unseen.
const REFRESH_LIFETIME: Duration = Duration::from_hours(30 * 24);

/// An access token and the refresh token that renews it.
pub struct Grant {
    pub(crate) access: String,
    pub(crate) refresh: String,
}

impl std::fmt::Debug for Grant {
    /// Tokens stay out of logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Grant").finish_non_exhaustive()
    }
}

impl Grant {
    fn random() -> Self {
        Self {
            access: random_token(),
            refresh: random_token(),
        }
    }
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

    /// The kind inside a visitor's token.
    fn letter(self) -> u8 {
        match self {
            Self::Access => b'a',
            Self::Refresh => b'r',
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
    /// Gives a visitor of a client two tokens.
    pub(crate) fn grant_visitor(&self, client_id: &str) -> Grant {
        self.grant_client(ClientMark::new(client_id))
    }

    fn grant_client(&self, client: ClientMark) -> Grant {
        let token = |kind: Kind| {
            let expiry = self.now_seconds().saturating_add(seconds(kind.lifetime()));
            self.visitor_tokens.issue(kind.letter(), client, expiry)
        };
        Grant {
            access: token(Kind::Access),
            refresh: token(Kind::Refresh),
        }
    }

    /// Whether a client id is that of the site.
    pub(crate) fn is_site_client(&self, client_id: &str) -> bool {
        self.site == Some(ClientMark::new(client_id))
    }

    /// Whether an access token is one of the site's visitor.
    pub(crate) fn is_site_access(&self, token: &str) -> bool {
        self.site.is_some() && self.site == self.client_of(token, Kind::Access)
    }

    /// Whether a refresh token is one of the site's visitor.
    pub(crate) fn is_site_refresh(&self, token: &str) -> bool {
        self.site.is_some() && self.site == self.client_of(token, Kind::Refresh)
    }

    fn client_of(&self, token: &str, kind: Kind) -> Option<ClientMark> {
        self.visitor_tokens
            .client(token, kind.letter(), self.now_seconds())
    }

    /// Forgets the tokens of members that have expired.
    pub(super) async fn forget_expired_tokens(&self) {
        let forgotten = sqlx::query("DELETE FROM tokens WHERE expires_at < $1")
            .bind(self.now_seconds())
            .execute(&self.writer)
            .await;
        if let Err(error) = forgotten {
            tracing::debug!(%error, "expired tokens are kept until the next start");
        }
    }

    /// Gives a member two tokens that end with the session, which is named by its digest.
    ///
    /// # Errors
    /// [`StoreError::Full`], [`StoreError::Database`].
    pub async fn grant_member(&self, member: &str, session: &[u8]) -> Result<Grant, StoreError> {
        self.grant_within(&Role::Member(member.to_owned()), Some(session))
            .await
    }

    /// Keeps two new tokens and forgets those that have expired. Holders of a key need none.
    async fn grant_within(&self, role: &Role, session: Option<&[u8]>) -> Result<Grant, StoreError> {
        let grant = Grant::random();
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM tokens WHERE expires_at < $1")
            .bind(self.now_seconds())
            .execute(&mut *change)
            .await?;
        self.keep(&mut change, Kind::Access, &grant.access, role, session)
            .await?;
        self.keep(&mut change, Kind::Refresh, &grant.refresh, role, session)
            .await?;
        change.commit().await?;
        Ok(grant)
    }

    /// Gives a new access token for a refresh token, and one to renew it with; `None` if that one is unknown or expired.
    pub(crate) async fn renew(&self, refresh: &str) -> Result<Option<Grant>, StoreError> {
        if VisitorTokens::is_one(refresh) {
            let client = self.client_of(refresh, Kind::Refresh);
            // The time of the refresh token begins anew, so it is another one.
            return Ok(client.map(|client| self.grant_client(client)));
        }
        let mut change = self.change().await?;
        let Some((role, session)) = self.holder(&mut change, Kind::Refresh, refresh).await? else {
            return Ok(None);
        };
        let grant = Grant {
            access: random_token(),
            refresh: refresh.to_owned(),
        };
        self.keep(
            &mut change,
            Kind::Access,
            &grant.access,
            &role,
            session.as_deref(),
        )
        .await?;
        self.keep(&mut change, Kind::Refresh, refresh, &role, session.as_deref())
            .await?;
        change.commit().await?;
        Ok(Some(grant))
    }

    /// Says who holds an access token; `None` if it is unknown or expired.
    pub(crate) async fn role_of(&self, access: &str) -> Result<Option<Role>, StoreError> {
        if VisitorTokens::is_one(access) {
            let client = self.client_of(access, Kind::Access);
            return Ok(client.map(|_| Role::Visitor));
        }
        let mut reader = self.reader().await?;
        let holder = self.holder(&mut reader, Kind::Access, access).await?;
        Ok(holder.map(|(role, _)| role))
    }

    /// Who holds a token, and the digest of the session that it ends with.
    async fn holder(
        &self,
        connection: &mut AnyConnection,
        kind: Kind,
        token: &str,
    ) -> Result<Option<(Role, Option<Vec<u8>>)>, StoreError> {
        // Still good in its last second, as the platform's clients reckon.
        let row = sqlx::query(
            "SELECT role, member, session FROM tokens WHERE hash = $1 AND kind = $2 AND expires_at >= $3",
        )
        .bind(digest(token))
        .bind(kind.name())
        .bind(self.now_seconds())
        .fetch_optional(connection)
        .await?;
        let Some(row) = row else { return Ok(None) };
        match (row.try_get(0)?, row.try_get::<Option<String>, _>(1)?) {
            ("visitor", None) => Ok(Some((Role::Visitor, None))),
            ("member", Some(member)) => Ok(Some((Role::Member(member), row.try_get(2)?))),
            (role, _) => Err(StoreError::Unreadable {
                reason: format!("role {role}"),
            }),
        }
    }

    async fn keep(
        &self,
        connection: &mut AnyConnection,
        kind: Kind,
        token: &str,
        role: &Role,
        session: Option<&[u8]>,
    ) -> Result<(), StoreError> {
        let (role, member) = match role {
            Role::Member(id) => ("member", Some(id.clone())),
            Role::Visitor | Role::Admin(_) | Role::Key(_) => ("visitor", None),
        };
        let lifetime = seconds(kind.lifetime());
        sqlx::query(
            "INSERT INTO tokens (hash, kind, role, member, session, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at",
        )
        .bind(digest(token))
        .bind(kind.name())
        .bind(role)
        .bind(member)
        .bind(session.map(<[u8]>::to_vec))
        .bind(self.now_seconds().saturating_add(lifetime))
        .execute(connection)
        .await?;
        Ok(())
    }
}

fn seconds(lifetime: Duration) -> i64 {
    lifetime.as_secs().cast_signed()
}
