//! Times of posts, as those read them who keep them.

use sqlx::{AnyConnection, Row as _};

use crate::store::StoreError;

/// The posts with a time that has come, by the collection in which each is published and its id.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn due_posts(
    connection: &mut AnyConnection,
    now: i64,
) -> Result<Vec<(String, String)>, StoreError> {
    let rows = sqlx::query(
        "SELECT collection, item FROM desk_schedules WHERE publish_at <= $1 OR close_at <= $1 ORDER BY item",
    )
    .bind(now)
    .fetch_all(connection)
    .await?;
    let due = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    due.collect()
}

/// Who has set the times of a post; `None` if it has none.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn scheduler_of(
    connection: &mut AnyConnection,
    published: &str,
    id: &str,
) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT author FROM desk_schedules WHERE collection = $1 AND item = $2")
        .bind(published)
        .bind(id)
        .fetch_optional(connection)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}
