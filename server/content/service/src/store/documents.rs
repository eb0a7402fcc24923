//! What sites note about the documents that they derive from items: when each was seen to change. Several servers note at
//! once, so every statement merges with what another has noted.

use content_wire::date;
use serde_json::Value;
use sqlx::Row as _;
use time::OffsetDateTime;

use super::{Store, StoreError};

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

impl Store {
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
}
