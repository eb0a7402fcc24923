//! Who has which position open now, and who writes where. It is kept in the database, so that people at two servers see each other;
//! it warns people, and decides nothing.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;
use crate::store::DeskStore;

/// Seconds after which somebody is gone who says nothing. The page repeats itself earlier.
const GOOD_FOR: i64 = 30;
/// Seconds between two notes of the same: not every call has to write.
const NOTED_EVERY: i64 = 10;
/// Seconds after which a row goes, by the clock of any server.
const KEPT_FOR: i64 = 60 * 60;

/// Somebody with a position open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Present {
    pub(crate) name: String,
    pub(crate) locale: String,
    /// The field that the person is at; empty outside of the fields.
    pub(crate) field: String,
    pub(crate) is_writing: bool,
    /// Since when, in seconds since 1970.
    pub(crate) since: i64,
}

/// What a session says of itself.
#[derive(Clone, Copy)]
pub(crate) struct Word<'a> {
    pub(crate) session: &'a str,
    pub(crate) position: &'a str,
    pub(crate) locale: &'a str,
    pub(crate) field: &'a str,
    pub(crate) is_writing: bool,
}

impl DeskStore {
    /// Notes that a session has a position open. A database that takes no changes must not keep its user from reading.
    pub(crate) async fn tell_presence(&self, word: &Word<'_>) {
        if let Err(error) = self.note_presence(word).await {
            tracing::debug!(%error, "who has a position open was not noted");
        }
    }

    /// The other sessions that have the position open.
    pub(crate) async fn others(
        &self,
        view: &mut AnyConnection,
        position: &str,
        session: &str,
    ) -> Result<Vec<Present>, DeskError> {
        let now = self.content().now_seconds();
        let rows = sqlx::query(
            "SELECT s.holder, p.locale, p.field, p.is_writing, p.since_at FROM desk_presence p
             JOIN desk_sessions s ON s.id = p.session
             WHERE p.position = $1 AND p.session <> $2 AND p.seen_at > $3 AND p.seen_at < $4 ORDER BY s.holder, s.id",
        )
        .bind(position)
        .bind(session)
        .bind(now - GOOD_FOR)
        // A word of the future was said while a clock was wrong, and would be good until then.
        .bind(now + GOOD_FOR)
        .fetch_all(view)
        .await?;
        rows.iter().map(read).collect()
    }

    async fn note_presence(&self, word: &Word<'_>) -> Result<(), DeskError> {
        let now = self.content().now_seconds();
        if self.is_noted(word, now).await? {
            return Ok(());
        }
        let mut change = self.content().change().await?;
        sqlx::query("DELETE FROM desk_presence WHERE seen_at < $1 OR seen_at > $2")
            .bind(now - KEPT_FOR)
            .bind(now + KEPT_FOR)
            .execute(&mut *change)
            .await?;
        sqlx::query(
            "INSERT INTO desk_presence (position, session, locale, field, is_writing, since_at, seen_at)
             VALUES ($1, $2, $3, $4, $5, $6, $6)
             ON CONFLICT (position, session) DO UPDATE SET
                 since_at = CASE WHEN desk_presence.locale = excluded.locale AND desk_presence.seen_at > $7
                     THEN desk_presence.since_at ELSE excluded.since_at END,
                 locale = excluded.locale, field = excluded.field, is_writing = excluded.is_writing,
                 seen_at = excluded.seen_at",
        )
        .bind(word.position)
        .bind(word.session)
        .bind(word.locale)
        .bind(word.field)
        .bind(i64::from(word.is_writing))
        .bind(now)
        .bind(now - GOOD_FOR)
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    /// Whether the same was said a moment ago.
    async fn is_noted(&self, word: &Word<'_>, now: i64) -> Result<bool, DeskError> {
        let mut view = self.content().view().await?;
        let noted: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM desk_presence WHERE position = $1 AND session = $2 AND locale = $3 AND field = $4
                 AND is_writing = $5 AND seen_at > $6 AND seen_at <= $7",
        )
        .bind(word.position)
        .bind(word.session)
        .bind(word.locale)
        .bind(word.field)
        .bind(i64::from(word.is_writing))
        .bind(now - NOTED_EVERY)
        .bind(now)
        .fetch_one(&mut *view)
        .await?;
        Ok(noted > 0)
    }
}

fn read(row: &AnyRow) -> Result<Present, DeskError> {
    Ok(Present {
        name: row.try_get(0)?,
        locale: row.try_get(1)?,
        field: row.try_get(2)?,
        is_writing: row.try_get::<i64, _>(3)? == 1,
        since: row.try_get(4)?,
    })
}
