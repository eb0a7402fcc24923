//! What sites note about the documents that they derive from items: when each was seen to change, and which items are
//! removed. Several servers note at once, so every statement merges with what another has noted.

use content_wire::date;
use serde_json::Value;
use sqlx::Row as _;
use time::OffsetDateTime;

use super::{Store, StoreError};
use crate::sql::Sql;

/// A document as it was noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Its name, for example an address.
    pub name: String,
    /// Changes with what the document is made of.
    pub digest: String,
    /// When it was seen to change; `None` until then.
    pub changed: Option<OffsetDateTime>,
}

/// An item that is no longer in its collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedItem {
    /// Name of the collection.
    pub collection: String,
    /// Id of the item.
    pub id: String,
    /// When it was removed.
    pub removed: OffsetDateTime,
}

impl Store {
    /// The ids of at most `limit` items that a collection had and has no more, the last removed first. They follow from
    /// the history, so it does not matter who removed them, or whether a site ran then.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn removed_items(&self, collection: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(
            "SELECT item FROM (
                 SELECT item, MAX(changed_at) AS removed_at FROM revisions
                 WHERE collection = $1 AND action = 'DELETE' GROUP BY item
                 UNION ALL
                 SELECT id AS item, removed_at FROM removed_items WHERE collection = $1
             ) AS removed
             WHERE NOT EXISTS (SELECT 1 FROM items WHERE items.collection = $1 AND items.id = removed.item)
             GROUP BY item ORDER BY MAX(removed_at) DESC, item LIMIT $2",
        )
        .bind(collection)
        .bind(i64::from(limit))
        .fetch_all(&mut *reader)
        .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// Every document that was noted, by name.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn documents(&self) -> Result<Vec<Document>, StoreError> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query("SELECT name, digest, changed_at FROM documents ORDER BY name")
            .fetch_all(&mut *reader)
            .await?;
        let documents = rows.iter().map(|row| {
            let changed: Option<String> = row.try_get(2)?;
            Ok(Document {
                name: row.try_get(0)?,
                digest: row.try_get(1)?,
                changed: changed.and_then(|text| date::decode(&Value::String(text))),
            })
        });
        documents.collect()
    }

    /// Notes what documents, by name and digest, are made of now. One that is new has no time of change. One whose digest
    /// is another than the noted one has changed now; when several servers note the same digest, the first one's time
    /// stays.
    ///
    /// # Errors
    /// [`StoreError::Full`], [`StoreError::Database`]; nothing is noted then.
    pub async fn note_documents(
        &self,
        documents: &[(&str, &str)],
        now: OffsetDateTime,
    ) -> Result<(), StoreError> {
        let mut documents = documents.to_vec();
        // Servers that note at once lock the rows in the same order.
        documents.sort_unstable();
        let mut change = self.change().await?;
        for (name, digest) in documents {
            sqlx::query(
                "INSERT INTO documents (name, digest, changed_at) VALUES ($1, $2, NULL)
                 ON CONFLICT (name) DO UPDATE SET digest = excluded.digest, changed_at = $3
                 WHERE documents.digest <> excluded.digest",
            )
            .bind(name)
            .bind(digest)
            .bind(date::format(now))
            .execute(&mut *change)
            .await?;
        }
        Ok(change.commit().await?)
    }

    /// Adds what a site has noted elsewhere; once or often, in any order, the result is the same. Of two notes with the
    /// same digest the earlier time of change stays, of two with other digests the later one, and an item was removed
    /// when it was first noted.
    ///
    /// # Errors
    /// [`StoreError::Full`], [`StoreError::Database`]; nothing is added then.
    pub async fn import_notes(
        &self,
        documents: &[Document],
        removed: &[RemovedItem],
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for Document {
            name,
            digest,
            changed,
        } in documents
        {
            let mut sql = Sql::new(
                self.dialect,
                "INSERT INTO documents (name, digest, changed_at) VALUES (",
            );
            sql.bind(name.clone()).push(", ").bind(digest.clone());
            sql.push(", ").bind(changed.map(date::format));
            sql.push(
                ") ON CONFLICT (name) DO UPDATE SET digest = excluded.digest, changed_at = excluded.changed_at
                 WHERE (documents.digest = excluded.digest AND
                        (documents.changed_at IS NULL OR excluded.changed_at < documents.changed_at))
                    OR (documents.digest <> excluded.digest AND excluded.changed_at > documents.changed_at)",
            );
            sql.execute(&mut change).await?;
        }
        for RemovedItem {
            collection,
            id,
            removed,
        } in removed
        {
            sqlx::query(
                "INSERT INTO removed_items (collection, id, removed_at) VALUES ($1, $2, $3)
                 ON CONFLICT (collection, id) DO UPDATE SET removed_at = excluded.removed_at
                 WHERE excluded.removed_at < removed_items.removed_at",
            )
            .bind(collection.as_str())
            .bind(id.as_str())
            .bind(date::format(*removed))
            .execute(&mut *change)
            .await?;
        }
        Ok(change.commit().await?)
    }
}
