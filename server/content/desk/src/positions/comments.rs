//! What becomes of the comments on a position that gets another id or is there no more.

use sqlx::AnyConnection;

use crate::error::DeskError;

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
