//! What was changed in published collections since some revision, by any author and by any door.

use std::collections::BTreeMap;

use sqlx::{AnyConnection, Row as _};

use crate::store::StoreError;

/// What a change did with an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    /// It is there now.
    Added,
    /// It is another one now.
    Replaced,
    /// It is gone.
    Removed,
}

/// A change of an item that visitors see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicChange {
    /// Id of the item, as it is now.
    pub item: String,
    /// What was done.
    pub kind: ChangeKind,
    /// Who did it.
    pub by: String,
    /// When, as `2024-01-02T03:04:05.000Z`. Changes of one transaction have the same.
    pub at: String,
    /// The title after the change, or the last one of what is gone.
    pub title: Option<String>,
}

/// The revision of each collection. It is one statement: a transaction that changes several is in all of them or in none.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn revisions_of(connection: &mut AnyConnection) -> Result<BTreeMap<String, i64>, StoreError> {
    let rows = sqlx::query("SELECT name, revision FROM collections")
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect()
}

/// The changes of a collection after a revision and up to another one, in their order.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn changes_between(
    connection: &mut AnyConnection,
    collection: &str,
    after: i64,
    up_to: i64,
) -> Result<Vec<PublicChange>, StoreError> {
    let rows = sqlx::query(
        "SELECT item, action, author, changed_at, CAST(data ->> 'title' AS TEXT) FROM revisions
         WHERE collection = $1 AND revision > $2 AND revision <= $3 ORDER BY revision",
    )
    .bind(collection)
    .bind(after)
    .bind(up_to)
    .fetch_all(connection)
    .await?;
    let read = rows.iter().map(|row| {
        Ok(PublicChange {
            item: row.try_get(0)?,
            kind: match row.try_get::<&str, _>(1)? {
                "INSERT" => ChangeKind::Added,
                "UPDATE" => ChangeKind::Replaced,
                _ => ChangeKind::Removed,
            },
            by: row.try_get(2)?,
            at: row.try_get(3)?,
            title: row.try_get(4)?,
        })
    });
    read.collect()
}
