//! What names the state of all posts: a list learns by it that it is an old one.

use sqlx::{AnyConnection, Row as _};

use crate::store::StoreError;

/// A text that is another one after each change of a post, of a draft, of its times and of its review.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn mark(connection: &mut AnyConnection) -> Result<String, StoreError> {
    let row = sqlx::query(
        "SELECT (SELECT CAST(COALESCE(SUM(revision), 0) AS BIGINT) FROM collections),
             (SELECT CAST(COUNT(*) AS BIGINT) FROM desk_reviews),
             (SELECT COALESCE(MAX(said_at), '') FROM desk_reviews),
             (SELECT CAST(COUNT(*) AS BIGINT) FROM desk_schedules),
             (SELECT CAST(COALESCE(SUM(publish_at), 0) AS BIGINT) FROM desk_schedules),
             (SELECT CAST(COALESCE(SUM(close_at), 0) AS BIGINT) FROM desk_schedules)",
    )
    .fetch_one(connection)
    .await?;
    let number = |place: usize| row.try_get::<i64, _>(place);
    let (revisions, reviews, times) = (number(0)?, number(1)?, number(3)?);
    let (said, opens, closes): (String, _, _) = (row.try_get(2)?, number(4)?, number(5)?);
    Ok(format!("{revisions} {reviews} {said} {times} {opens} {closes}"))
}
