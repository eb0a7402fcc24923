//! The order in which people have put the items of a collection. Pages of items do not follow it, since the platform knows none;
//! who shows the items learns it with the changes of the collection.

use sqlx::{AnyConnection, Row as _};

use super::StoreError;
use super::edit::Edit;

/// Reads the order of a collection at this point of a transaction: the ids, the first one first. `None` if no one has set one.
///
/// # Errors
/// [`StoreError::Unreadable`], [`StoreError::Database`].
pub async fn order_of(
    connection: &mut AnyConnection,
    collection: &str,
) -> Result<Option<Vec<String>>, StoreError> {
    let row = sqlx::query("SELECT items FROM collection_orders WHERE collection = $1")
        .bind(collection)
        .fetch_optional(connection)
        .await?;
    row.map(|row| read(row.try_get(0)?)).transpose()
}

/// The ids of a stored order.
pub(super) fn read(items: &str) -> Result<Vec<String>, StoreError> {
    serde_json::from_str(items).map_err(|error| StoreError::Unreadable {
        reason: format!("the order of items: {error}"),
    })
}

impl Edit<'_> {
    /// Sets the order of the collection's items, or none. Readers learn of it as of every change; no item changes.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn set_order(&mut self, ids: Option<&[String]>) -> Result<(), StoreError> {
        let collection = self.collection.name.clone();
        if order_of(&mut self.change, &collection).await?.as_deref() == ids {
            return Ok(());
        }
        sqlx::query("DELETE FROM collection_orders WHERE collection = $1")
            .bind(collection.clone())
            .execute(&mut *self.change)
            .await?;
        if let Some(ids) = ids {
            sqlx::query("INSERT INTO collection_orders (collection, items) VALUES ($1, $2)")
                .bind(collection)
                .bind(serde_json::json!(ids).to_string())
                .execute(&mut *self.change)
                .await?;
        }
        self.touch();
        Ok(())
    }
}
