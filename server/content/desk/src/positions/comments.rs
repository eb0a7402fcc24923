//! The comments of all positions as one, and what becomes of those on a position that gets another id or is there no more.

use sqlx::AnyConnection;

use crate::error::DeskError;

/// Names all comments as they are: it grows with each change of one.
pub(super) async fn revision_of_all(connection: &mut AnyConnection) -> Result<i64, DeskError> {
    let all = "SELECT CAST(COALESCE(SUM(revision), 0) AS BIGINT) FROM desk_comments";
    Ok(sqlx::query_scalar(all).fetch_one(connection).await?)
}

/// Gives the comments on a position to its new id.
pub(super) async fn rename(connection: &mut AnyConnection, id: &str, to: &str) -> Result<(), DeskError> {
    sqlx::query("UPDATE desk_comments SET position = $1 WHERE position = $2")
        .bind(to)
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes the comments on a position.
pub(super) async fn remove(connection: &mut AnyConnection, id: &str) -> Result<(), DeskError> {
    sqlx::query("DELETE FROM desk_comments WHERE position = $1")
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}
