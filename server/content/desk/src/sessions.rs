//! Sessions at rest: by their digests. A copy of the database opens none.

use std::net::IpAddr;

use content_wire::secret;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use uuid::Uuid;

use crate::audit::note;
use crate::error::DeskError;
use crate::role::Role;
use crate::store::DeskStore;
use content_service::store::{Author, StoreError};

/// Seconds after which a session ends that is not used: a working day with its lunch, no night.
pub(crate) const IDLE: i64 = 12 * 60 * 60;
/// Seconds after which a session ends however much it is used: once a week a password is typed.
pub(crate) const ABSOLUTE: i64 = 7 * 24 * 60 * 60;
/// Seconds by which the clocks of two servers may differ.
const CLOCK_SKEW: i64 = 5 * 60;
/// Seconds between two notes of the last use: not every read has to write.
const NOTED_EVERY: i64 = 60;
/// Most characters that are kept of what a browser calls itself.
const AGENT_MAX: usize = 200;
/// Most sessions of a user: more than anybody has browsers. The one that was used least lately makes room.
const SESSIONS_MAX: i64 = 50;

/// A session that is good now.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// Names it in lists.
    pub(crate) id: String,
    /// Digest of its cookie.
    pub(crate) hash: Vec<u8>,
    /// Name of its user.
    pub(crate) user: String,
    /// What the user may do now.
    pub(crate) role: Role,
    pub(crate) started: i64,
    pub(crate) last_seen: i64,
    pub(crate) address: String,
    pub(crate) agent: String,
}

/// Where a session comes from.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub(crate) address: String,
    pub(crate) agent: String,
}

impl From<&Session> for Author {
    fn from(session: &Session) -> Self {
        if session.role >= Role::Publisher {
            Self::publisher(&session.user)
        } else {
            Self::from(session.user.as_str())
        }
    }
}

impl Visit {
    /// The address as such.
    pub(crate) fn ip(&self) -> Option<IpAddr> {
        self.address.parse().ok()
    }
}

impl Session {
    /// Whether it is good now. One that begins in the future was opened while the clock was wrong, and would last until then.
    fn is_good(&self, now: i64) -> bool {
        now < self.ends() && self.started <= now + CLOCK_SKEW
    }

    /// When it ends without a further call.
    pub(crate) fn ends(&self) -> i64 {
        (self.last_seen + IDLE).min(self.started + ABSOLUTE)
    }
}

const COLUMNS: &str = "SELECT s.id, s.hash, s.holder, u.role, s.started_at, s.last_seen_at, s.address, s.agent \
     FROM desk_sessions s JOIN desk_users u ON u.name = s.holder WHERE ";

/// Opens a session within a change and forgets those that have ended; returns its cookie.
pub(crate) async fn open(
    connection: &mut AnyConnection,
    user: &str,
    visit: &Visit,
    now: i64,
) -> Result<String, DeskError> {
    sqlx::query("DELETE FROM desk_sessions WHERE last_seen_at < $1 OR started_at < $2")
        .bind(now - IDLE)
        .bind(now - ABSOLUTE)
        .execute(&mut *connection)
        .await?;
    let cookie = secret::random_token();
    sqlx::query(
        "INSERT INTO desk_sessions (hash, id, holder, started_at, last_seen_at, address, agent)
         VALUES ($1, $2, $3, $4, $4, $5, $6)",
    )
    .bind(secret::digest(&cookie))
    .bind(Uuid::new_v4().to_string())
    .bind(user)
    .bind(now)
    .bind(visit.address.as_str())
    .bind(visit.agent.chars().take(AGENT_MAX).collect::<String>())
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "DELETE FROM desk_sessions WHERE holder = $1 AND id NOT IN
         (SELECT id FROM desk_sessions WHERE holder = $1 ORDER BY last_seen_at DESC, started_at DESC, id LIMIT $2)",
    )
    .bind(user)
    .bind(SESSIONS_MAX)
    .execute(connection)
    .await?;
    Ok(cookie)
}

impl DeskStore {
    /// Finds a session by its cookie; `None` if it is unknown or has ended.
    pub(crate) async fn session(&self, cookie: &str) -> Result<Option<Session>, DeskError> {
        let hash = secret::digest(cookie);
        if self.has_ended(&hash) {
            return Ok(None);
        }
        let mut view = self.content().view().await?;
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{COLUMNS} s.hash = $1")))
            .bind(hash)
            .fetch_optional(&mut *view)
            .await?;
        drop(view);
        let now = self.content().now_seconds();
        let session = row.as_ref().map(read).transpose()?;
        let Some(mut session) = session.filter(|session| session.is_good(now)) else {
            return Ok(None);
        };
        if now - session.last_seen >= NOTED_EVERY {
            session.last_seen = now;
            self.note_use(&session).await;
        }
        Ok(Some(session))
    }

    /// Ends a session in this process, whatever the database does.
    pub(crate) fn end_at_once(&self, session: &Session) {
        let (hash, user) = (session.hash.clone(), session.user.clone());
        self.lock_ended().insert(hash, user);
    }

    /// The sessions that have ended and may still be in the database.
    pub(crate) fn ended(&self) -> Vec<(Vec<u8>, String)> {
        self.lock_ended().clone().into_iter().collect()
    }

    /// Forgets a session that is in the database no more.
    pub(crate) fn forget_ended(&self, hash: &[u8]) {
        self.lock_ended().remove(hash);
    }

    fn has_ended(&self, hash: &[u8]) -> bool {
        self.lock_ended().contains_key(hash)
    }

    /// Notes that a session is in use. A database that takes no changes must not keep its user from reading.
    async fn note_use(&self, session: &Session) {
        let noted = async {
            let mut change = self.content().change().await?;
            sqlx::query("UPDATE desk_sessions SET last_seen_at = $1 WHERE hash = $2 AND last_seen_at < $1")
                .bind(session.last_seen)
                .bind(session.hash.clone())
                .execute(&mut *change)
                .await?;
            Ok::<_, StoreError>(change.commit().await?)
        };
        if let Err(error) = noted.await {
            tracing::warn!(%error, "the use of a session was not noted");
        }
    }

    /// The sessions of a user, the last used first.
    pub(crate) async fn sessions_of(&self, user: &str) -> Result<Vec<Session>, DeskError> {
        let mut view = self.content().view().await?;
        let query = format!("{COLUMNS} s.holder = $1 ORDER BY s.last_seen_at DESC, s.id");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(user)
            .fetch_all(&mut *view)
            .await?;
        let now = self.content().now_seconds();
        let sessions: Result<Vec<_>, _> = rows.iter().map(read).collect();
        Ok(sessions?
            .into_iter()
            .filter(|session| now < session.ends())
            .collect())
    }

    /// Ends a session of a user by its id. That of another user is unknown.
    pub(crate) async fn end_session(&self, user: &str, id: &str) -> Result<(), DeskError> {
        let mut change = self.content().change().await?;
        let row = sqlx::query("DELETE FROM desk_sessions WHERE id = $1 AND holder = $2 RETURNING agent")
            .bind(id)
            .bind(user)
            .fetch_optional(&mut *change)
            .await?;
        let row = row.ok_or(DeskError::NotFound { what: "session" })?;
        let subject = noted(user, row.try_get(0)?);
        note(&mut change, self.content().now(), user, "endSession", &subject).await?;
        Ok(change.commit().await?)
    }
}

/// A user with the browser of a session, as the list of what was done has them.
pub(crate) fn noted(user: &str, agent: &str) -> String {
    let agent: String = agent.chars().take(AGENT_MAX).collect();
    if agent.is_empty() {
        return user.to_owned();
    }
    format!("{user} ({agent})")
}

fn read(row: &AnyRow) -> Result<Session, DeskError> {
    let unreadable = |reason| StoreError::Unreadable { reason };
    Ok(Session {
        id: row.try_get(0)?,
        hash: row.try_get(1)?,
        user: row.try_get(2)?,
        role: row.try_get::<&str, _>(3)?.parse().map_err(unreadable)?,
        started: row.try_get(4)?,
        last_seen: row.try_get(5)?,
        address: row.try_get(6)?,
        agent: row.try_get(7)?,
    })
}
