//! Times to publish drafts and to close posts. They are kept beside the items (`desk_schedules`).
//!
//! A time to publish belongs to a revision of the draft. The one rule about it holds below all calls: [`Edit`] changes a draft
//! that waits for its time only for those authors who may publish, and then the time belongs to what they left and stands under
//! their name. A draft that is removed loses its time.

use sqlx::{AnyConnection, Row as _};

use super::StoreError;
use super::author::Author;
use super::collection::{self, drafts_of, published_of};
use super::edit::Edit;

/// The times of a post, in seconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// When its draft is to be published.
    pub publish: Option<i64>,
    /// When the published post is to be taken back.
    pub close: Option<i64>,
}

impl Edit<'_> {
    /// Sets the times of a post, or takes them away. The time to publish belongs to the draft as it is at this point of the
    /// change. The change is then that of the drafts.
    ///
    /// # Errors
    /// [`StoreError::Scheduled`] for an author who may not publish, [`StoreError::ItemMissing`] for a time to publish without a
    /// draft, [`StoreError::Database`].
    pub async fn set_times(self, published: &str, id: &str, times: Times) -> Result<Self, StoreError> {
        // No one else changes the draft between this look at it and the end of the change.
        let mut edit = self.turn_to(&drafts_of(published)).await?;
        edit.check_publisher(id).await?;
        let revision = match times.publish {
            Some(_) if edit.item(id).await?.is_none() => return Err(edit.missing(id)),
            Some(_) => edit.last_revision(id).await?,
            None => None,
        };
        sqlx::query("DELETE FROM desk_schedules WHERE collection = $1 AND item = $2")
            .bind(published)
            .bind(id)
            .execute(&mut *edit.change)
            .await?;
        if times == Times::default() {
            return Ok(edit);
        }
        sqlx::query(
            "INSERT INTO desk_schedules (collection, item, publish_at, close_at, author, draft_revision)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(published)
        .bind(id)
        .bind(times.publish)
        .bind(times.close)
        .bind(edit.author.name.as_str())
        .bind(revision)
        .execute(&mut *edit.change)
        .await?;
        Ok(edit)
    }

    /// Whether the draft is what its time to publish was set for. The change is that of the drafts.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn is_as_scheduled(&mut self, id: &str) -> Result<bool, StoreError> {
        let Some(published) = published_of(&self.collection.name).map(str::to_owned) else {
            return Ok(false);
        };
        let row =
            sqlx::query("SELECT draft_revision FROM desk_schedules WHERE collection = $1 AND item = $2")
                .bind(published)
                .bind(id)
                .fetch_optional(&mut *self.change)
                .await?;
        let scheduled: Option<i64> = row.map(|row| row.try_get(0)).transpose()?.flatten();
        Ok(scheduled.is_some() && scheduled == self.last_revision(id).await?)
    }

    /// Whether a draft waits for its time. An author who may not publish is refused then.
    pub(super) async fn check_waiting(&mut self, id: &str) -> Result<bool, StoreError> {
        let Some(published) = published_of(&self.collection.name).map(str::to_owned) else {
            return Ok(false);
        };
        let waits = sqlx::query(
            "SELECT 1 FROM desk_schedules WHERE collection = $1 AND item = $2 AND publish_at IS NOT NULL",
        )
        .bind(published)
        .bind(id)
        .fetch_optional(&mut *self.change)
        .await?;
        if waits.is_none() {
            return Ok(false);
        }
        self.check_publisher(id).await?;
        Ok(true)
    }

    /// Lets the time of a draft that was changed belong to what is there now, under the name of who changed it.
    pub(super) async fn keep_time(&mut self, id: &str) -> Result<(), StoreError> {
        let revision = self.last_revision(id).await?;
        let published = published_of(&self.collection.name).map(str::to_owned);
        sqlx::query(
            "UPDATE desk_schedules SET author = $1, draft_revision = $2 WHERE collection = $3 AND item = $4",
        )
        .bind(self.author.name.as_str())
        .bind(revision)
        .bind(published)
        .bind(id)
        .execute(&mut *self.change)
        .await?;
        Ok(())
    }

    /// Takes the times away that have nothing to do any more, now that an item was removed.
    pub(super) async fn end_times(&mut self, id: &str) -> Result<(), StoreError> {
        let name = self.collection.name.clone();
        if let Some(published) = published_of(&name) {
            sqlx::query("UPDATE desk_schedules SET publish_at = NULL WHERE collection = $1 AND item = $2")
                .bind(published)
                .bind(id)
                .execute(&mut *self.change)
                .await?;
        }
        sqlx::query(
            "DELETE FROM desk_schedules WHERE collection = $1 AND item = $2 AND publish_at IS NULL
             AND (close_at IS NULL OR NOT EXISTS (SELECT 1 FROM items WHERE items.collection = $1 AND items.id = $2))",
        )
        .bind(published_of(&name).unwrap_or(&name))
        .bind(id)
        .execute(&mut *self.change)
        .await?;
        Ok(())
    }

    /// Refuses an author who may not take every item away because a draft among them waits for its time.
    pub(super) async fn check_none_waits(&mut self) -> Result<(), StoreError> {
        let Some(published) = published_of(&self.collection.name).map(str::to_owned) else {
            return Ok(());
        };
        let row = sqlx::query(
            "SELECT item FROM desk_schedules WHERE collection = $1 AND publish_at IS NOT NULL ORDER BY item LIMIT 1",
        )
        .bind(published)
        .fetch_optional(&mut *self.change)
        .await?;
        match row {
            Some(row) => self.check_publisher(row.try_get(0)?).await,
            None => Ok(()),
        }
    }

    /// Takes the times away that have nothing to do any more, now that every item was removed.
    pub(super) async fn end_all_times(&mut self) -> Result<(), StoreError> {
        let name = self.collection.name.clone();
        if let Some(published) = published_of(&name) {
            sqlx::query("UPDATE desk_schedules SET publish_at = NULL WHERE collection = $1")
                .bind(published)
                .execute(&mut *self.change)
                .await?;
        }
        sqlx::query(
            "DELETE FROM desk_schedules WHERE collection = $1 AND publish_at IS NULL
             AND (close_at IS NULL OR NOT EXISTS (SELECT 1 FROM items
                 WHERE items.collection = desk_schedules.collection AND items.id = desk_schedules.item))",
        )
        .bind(published_of(&name).unwrap_or(&name))
        .execute(&mut *self.change)
        .await?;
        Ok(())
    }

    /// Refuses an author who may not publish in the collection that these are the drafts of.
    async fn check_publisher(&mut self, id: &str) -> Result<(), StoreError> {
        let name = published_of(&self.collection.name).unwrap_or(&self.collection.name);
        if may_publish(&mut self.change, self.store.dialect, name, &self.author).await? {
            return Ok(());
        }
        Err(StoreError::Scheduled { id: id.to_owned() })
    }

    /// The revision of the last change of an item.
    async fn last_revision(&mut self, id: &str) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT MAX(revision) FROM revisions WHERE collection = $1 AND item = $2")
            .bind(self.collection.name.as_str())
            .bind(id)
            .fetch_one(&mut *self.change)
            .await?;
        Ok(row.try_get(0)?)
    }
}

/// Lets every time to publish belong to the draft as it is: that of tables that did not name one.
pub(super) async fn name_drafts(connection: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE desk_schedules SET draft_revision = (SELECT MAX(revision) FROM revisions
             WHERE revisions.collection = desk_schedules.collection || '__drafts'
             AND revisions.item = desk_schedules.item)
         WHERE publish_at IS NOT NULL",
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn may_publish(
    connection: &mut AnyConnection,
    dialect: crate::sql::Dialect,
    published: &str,
    author: &Author,
) -> Result<bool, StoreError> {
    let published = collection::find(connection, dialect, published, "").await?;
    Ok(published.is_some_and(|published| author.may_publish(&published)))
}
