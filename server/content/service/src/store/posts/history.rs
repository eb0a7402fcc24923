//! Changes of one post, and what each left.

use sqlx::{AnyConnection, Row as _};

use crate::store::StoreError;
use crate::store::item::{Item, parse};

/// A change of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostChange {
    /// The revision of the collection that the change made.
    pub revision: i64,
    /// Whether it took the item away.
    pub is_removal: bool,
    /// Who made it.
    pub by: String,
    /// When.
    pub at: String,
}

/// The newest changes of an item, the last one first.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn post_changes(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
    limit: i64,
) -> Result<Vec<PostChange>, StoreError> {
    let rows = sqlx::query(
        "SELECT revision, action, author, changed_at FROM revisions WHERE collection = $1 AND item = $2
         ORDER BY revision DESC LIMIT $3",
    )
    .bind(collection)
    .bind(id)
    .bind(limit)
    .fetch_all(connection)
    .await?;
    let read = rows.iter().map(|row| {
        Ok(PostChange {
            revision: row.try_get(0)?,
            is_removal: row.try_get::<&str, _>(1)? == "DELETE",
            by: row.try_get(2)?,
            at: row.try_get(3)?,
        })
    });
    read.collect()
}

/// The title that an item had after its last change, or when it was taken away; `None` without one.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn last_title(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
) -> Result<Option<String>, StoreError> {
    let row = sqlx::query(
        "SELECT CAST(data ->> 'title' AS TEXT) FROM revisions WHERE collection = $1 AND item = $2
         ORDER BY revision DESC LIMIT 1",
    )
    .bind(collection)
    .bind(id)
    .fetch_optional(connection)
    .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
}

/// The revision of the last change of an item; `None` if it has had none.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn last_revision(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
) -> Result<Option<i64>, StoreError> {
    let row = sqlx::query("SELECT MAX(revision) FROM revisions WHERE collection = $1 AND item = $2")
        .bind(collection)
        .bind(id)
        .fetch_one(connection)
        .await?;
    Ok(row.try_get(0)?)
}

/// What a change left of an item, or what it took away; `None` without such a change.
///
/// # Errors
/// [`StoreError::Unreadable`], [`StoreError::Database`].
pub async fn post_of_change(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
    revision: i64,
) -> Result<Option<Item>, StoreError> {
    let row = sqlx::query(
        "SELECT CAST(data AS TEXT) FROM revisions WHERE collection = $1 AND item = $2 AND revision = $3",
    )
    .bind(collection)
    .bind(id)
    .bind(revision)
    .fetch_optional(connection)
    .await?;
    row.map(|row| parse(id.to_owned(), row.try_get(0)?)).transpose()
}
