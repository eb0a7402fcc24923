//! Many items at once: imports that happen as a whole or not at all, and exports that hold few items at a time.

use futures::TryStreamExt as _;
use serde_json::{Map, Value};
use sqlx::Row as _;

use super::author::Author;
use super::edit::Edit;
use super::item::{Item, Saved, created, parse};
use super::{Store, StoreError};
use crate::sql::{Dialect, Sql};

/// New items from which PostgreSQL is made to count: fewer change no plan.
const RECOUNTED_FROM: usize = 1000;

/// What an import did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Items that are new.
    pub inserted: usize,
    /// Items that replaced one of the same id.
    pub updated: usize,
}

impl Store {
    /// Adds items, or replaces those of the same `_id`, all or none. An item that carries `_createdDate`, as exported
    /// ones do, keeps it if it is new. `dry_run` does everything but keep it. `progress` receives the number of items
    /// done after each.
    ///
    /// # Errors
    /// [`StoreError::Import`] names the position of the first item that cannot be kept; nothing is changed then.
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn import(
        &self,
        collection: &str,
        items: impl IntoIterator<Item = Map<String, Value>>,
        author: impl Into<Author>,
        dry_run: bool,
        mut progress: impl FnMut(usize),
    ) -> Result<Imported, StoreError> {
        let mut edit = self.edit(collection, author).await?;
        let mut imported = Imported::default();
        for (position, data) in items.into_iter().enumerate() {
            let created = created(&data);
            match edit.save(None, data, created).await {
                Ok(Saved::Inserted(_)) => imported.inserted += 1,
                Ok(Saved::Updated(_)) => imported.updated += 1,
                Err(
                    error @ (StoreError::Refused { .. }
                    | StoreError::BadFields(_)
                    | StoreError::Scheduled { .. }
                    | StoreError::ItemTooLarge),
                ) => {
                    return Err(StoreError::Import {
                        position,
                        reason: error.to_string(),
                    });
                }
                Err(error) => return Err(error),
            }
            progress(position + 1);
        }
        let change = edit.finish().await?;
        if dry_run {
            change.rollback().await?;
        } else {
            change.commit().await?;
            self.noticed();
            self.recount(imported).await;
        }
        Ok(imported)
    }

    /// Lets PostgreSQL count what has come. Until it does so by itself, a minute later, it takes the table for a small
    /// one and sorts it for every page. SQLite's figures are fixed.
    async fn recount(&self, imported: Imported) {
        if self.dialect != Dialect::Postgres || imported.inserted < RECOUNTED_FROM {
            return;
        }
        // The items are kept already; what fails here costs time only.
        if let Err(error) = sqlx::query("ANALYZE items").execute(&self.writer).await {
            tracing::warn!(%error, "the content database did not count its items");
        }
    }

    /// Hands over every item of a collection, the oldest first, as one state of the database has them. Few items are
    /// in memory at a time. It ends early if `take` fails, with that error.
    ///
    /// # Errors
    /// Those of `take`, [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn export<E: From<StoreError>>(
        &self,
        collection: &str,
        mut take: impl FnMut(Item) -> Result<(), E>,
    ) -> Result<(), E> {
        self.collection(collection).await?;
        let mut view = self.view().await?;
        let mut sql = Sql::new(
            self.dialect,
            "SELECT id, CAST(data AS TEXT) FROM items WHERE collection = ",
        );
        sql.bind(collection.to_owned())
            .push(" ORDER BY created_at, sequence");
        let mut rows = sql.fetch(&mut view);
        while let Some(row) = rows.try_next().await.map_err(StoreError::from)? {
            let id = row.try_get(0).map_err(StoreError::from)?;
            let json: &str = row.try_get(1).map_err(StoreError::from)?;
            take(parse(id, json)?)?;
        }
        Ok(())
    }
}

impl Edit<'_> {
    /// Takes every item away; returns how many there were.
    pub(crate) async fn truncate(&mut self) -> Result<u64, StoreError> {
        self.check_none_waits().await?;
        sqlx::query(
            "INSERT INTO revisions (collection, revision, item, action, author, changed_at, data)
             SELECT collection, $1 + ROW_NUMBER() OVER (ORDER BY sequence), id, 'DELETE', $2, $3, data
             FROM items WHERE collection = $4",
        )
        .bind(self.collection.revision)
        .bind(self.author.name.clone())
        .bind(self.now.clone())
        .bind(self.collection.name.clone())
        .execute(&mut *self.change)
        .await?;
        let done = sqlx::query("DELETE FROM items WHERE collection = $1")
            .bind(self.collection.name.clone())
            .execute(&mut *self.change)
            .await?;
        sqlx::query(
            "DELETE FROM item_references
             WHERE NOT EXISTS (SELECT 1 FROM items WHERE items.id = item_references.referenced)",
        )
        .execute(&mut *self.change)
        .await?;
        self.end_all_times().await?;
        self.collection.revision += i64::try_from(done.rows_affected()).unwrap_or(i64::MAX);
        Ok(done.rows_affected())
    }
}
