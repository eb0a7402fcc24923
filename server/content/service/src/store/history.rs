//! The history of items: every change, who made it, when, and what it left.

use serde_json::{Map, Value};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::author::Author;
use super::item::{Saved, created, parse};
use super::{Store, StoreError};
use crate::sql::Sql;

/// One change of an item.
#[derive(Clone, Debug, PartialEq)]
pub struct Revision {
    /// The revision of the collection that the change made; it names the change.
    pub revision: i64,
    /// The item's id.
    pub item: String,
    /// `INSERT`, `UPDATE` or `DELETE`.
    pub action: String,
    /// Who made it.
    pub author: String,
    /// When, as `2024-01-02T03:04:05.000Z`.
    pub changed: String,
    /// The item after the change; the last state of a removed one.
    pub data: Map<String, Value>,
}

const COLUMNS: &str = "SELECT revision, item, action, author, changed_at, CAST(data AS TEXT) FROM revisions WHERE collection = ";

impl Store {
    /// The changes of one item, the newest first. An item that was removed has a history too.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn revisions(
        &self,
        collection: &str,
        item: &str,
        limit: u32,
    ) -> Result<Vec<Revision>, StoreError> {
        self.collection(collection).await?;
        let mut sql = Sql::new(self.dialect, COLUMNS);
        sql.bind(collection.to_owned())
            .push(" AND item = ")
            .bind(item.to_owned());
        sql.push(" ORDER BY revision DESC LIMIT ").bind(i64::from(limit));
        self.revisions_of(sql).await
    }

    /// The changes of a collection after a revision, the oldest first. To watch a collection, go on from the revision
    /// of the last one; [`Store::collection`] says cheaply whether there is a new one.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn changes_since(
        &self,
        collection: &str,
        revision: i64,
        limit: u32,
    ) -> Result<Vec<Revision>, StoreError> {
        self.collection(collection).await?;
        let mut sql = Sql::new(self.dialect, COLUMNS);
        sql.bind(collection.to_owned())
            .push(" AND revision > ")
            .bind(revision);
        sql.push(" ORDER BY revision LIMIT ").bind(i64::from(limit));
        self.revisions_of(sql).await
    }

    /// Brings an item back to what a change left, or to what a removal took away. This is a change of its own.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::RevisionMissing`], [`StoreError::Database`].
    pub async fn restore(
        &self,
        collection: &str,
        revision: i64,
        author: impl Into<Author>,
    ) -> Result<Saved, StoreError> {
        let mut edit = self.edit(collection, author).await?;
        let mut sql = Sql::new(self.dialect, COLUMNS);
        sql.bind(collection.to_owned())
            .push(" AND revision = ")
            .bind(revision);
        let row = sql.fetch_optional(&mut edit.change).await?;
        let row = row.ok_or_else(|| StoreError::RevisionMissing {
            collection: collection.to_owned(),
            revision,
        })?;
        let found = read(&row)?;
        let created = created(&found.data);
        let saved = edit.save(Some(found.item), found.data, created).await?;
        edit.commit().await?;
        Ok(saved)
    }

    async fn revisions_of(&self, sql: Sql) -> Result<Vec<Revision>, StoreError> {
        let mut reader = self.reader().await?;
        sql.fetch_all(&mut reader).await?.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<Revision, StoreError> {
    let item = parse(row.try_get(1)?, row.try_get(5)?)?;
    Ok(Revision {
        revision: row.try_get(0)?,
        item: item.id,
        action: row.try_get(2)?,
        author: row.try_get(3)?,
        changed: row.try_get(4)?,
        data: item.data,
    })
}
