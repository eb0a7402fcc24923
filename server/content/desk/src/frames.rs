//! Documents of previews between the call that makes one and the frame that fetches it. They are in the database, because the frame
//! may ask another server. Only the session that made one gets it.

use std::sync::Arc;

use content_service::store::StoreError;
use content_wire::secret;
use request_limits::{Room, Turns};
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;
use crate::site::PreviewPage;
use crate::store::DeskStore;

/// Seconds for which a document is kept. A frame fetches it at once, and the clocks of two servers differ by less.
const KEPT_FOR: i64 = 5 * 60;
/// Most documents of a session: a browser has one in each tab that is about to be fetched.
const OF_SESSION_MAX: i64 = 8;
/// Bytes of all documents; the oldest go first.
const BYTES_MAX: i64 = 16 * 1024 * 1024;

/// Pages that are made at the same time. Visitors need the isolates too.
const RENDERS: usize = 2;
/// Those of them for people without an account, who follow a link.
const STRANGERS_RENDERS: usize = 1;
/// People who follow a link and may wait for their page: some seconds' work.
const WAITING: usize = 16;

/// What is beyond a limit. The newest document stays however long it is.
const SURPLUS: &str = "DELETE FROM desk_previews WHERE number IN (SELECT number FROM (
         SELECT number, made_at, ROW_NUMBER() OVER (ORDER BY number DESC) AS place,
             ROW_NUMBER() OVER (PARTITION BY session ORDER BY number DESC) AS own_place,
             SUM(LENGTH(document)) OVER (ORDER BY number DESC) AS bytes
         FROM desk_previews) AS kept
     WHERE own_place > $1 OR (place > 1 AND bytes > $2) OR made_at <= $3 OR made_at > $4)";

/// Turns of making a page.
pub(crate) fn turns() -> Arc<Turns> {
    Turns::new(Room::Previews, RENDERS, STRANGERS_RENDERS, WAITING)
}

impl DeskStore {
    /// Keeps a page for a session; returns its name.
    ///
    /// # Errors
    /// [`DeskError::NotLoggedIn`] if the session has ended meanwhile, [`DeskError::Store`].
    pub(crate) async fn keep_page(&self, session: &str, page: PreviewPage) -> Result<String, DeskError> {
        let now = self.content().now_seconds();
        let name = secret::random_token();
        let mut change = self.content().change().await?;
        let done = sqlx::query(
            "INSERT INTO desk_previews (name, session, document, assets, made_at)
             SELECT $1, id, $2, $3, $4 FROM desk_sessions WHERE id = $5",
        )
        .bind(name.as_str())
        .bind(page.document.into_bytes())
        .bind(page.assets.unwrap_or_default())
        .bind(now)
        .bind(session)
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Err(DeskError::NotLoggedIn);
        }
        make_room(&mut change, now).await?;
        change.commit().await?;
        Ok(name)
    }

    /// A page by its name, for the session that made it.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn kept_page(
        &self,
        session: &str,
        name: &str,
    ) -> Result<Option<PreviewPage>, DeskError> {
        let now = self.content().now_seconds();
        let mut view = self.content().view().await?;
        let row = sqlx::query(
            "SELECT document, assets FROM desk_previews
             WHERE name = $1 AND session = $2 AND made_at > $3 AND made_at <= $4",
        )
        .bind(name)
        .bind(session)
        .bind(now - KEPT_FOR)
        .bind(now + KEPT_FOR)
        .fetch_optional(&mut *view)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let unreadable = |_| StoreError::Unreadable {
            reason: "the document of a preview".to_owned(),
        };
        let assets: String = row.try_get(1)?;
        Ok(Some(PreviewPage {
            document: String::from_utf8(row.try_get(0)?).map_err(unreadable)?,
            assets: (!assets.is_empty()).then_some(assets),
        }))
    }
}

impl DeskStore {
    /// Takes away pages that no frame has fetched in time, where there are any.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn forget_old_pages(&self) -> Result<(), DeskError> {
        let now = self.content().now_seconds();
        let mut view = self.content().view().await?;
        let old = sqlx::query("SELECT 1 FROM desk_previews WHERE made_at <= $1 LIMIT 1")
            .bind(now - KEPT_FOR)
            .fetch_optional(&mut *view)
            .await?;
        drop(view);
        if old.is_none() {
            return Ok(());
        }
        let mut change = self.content().change().await?;
        make_room(&mut change, now).await?;
        Ok(change.commit().await?)
    }
}

/// Takes away what is too old or too much. A document of the future was made while a clock was wrong, and would stay until then.
async fn make_room(change: &mut AnyConnection, now: i64) -> Result<(), DeskError> {
    sqlx::query(SURPLUS)
        .bind(OF_SESSION_MAX)
        .bind(BYTES_MAX)
        .bind(now - KEPT_FOR)
        .bind(now + KEPT_FOR)
        .execute(change)
        .await?;
    Ok(())
}
