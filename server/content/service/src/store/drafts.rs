//! Drafts: items that only those see who may change the published ones.
//!
//! The drafts of a collection are a collection of their own, named after it, as on the platform. So a reader of the
//! published one sees none of them, and no read is slower for it; a draft is read, changed, searched and restored like
//! any other item. An item of the same id in both is a published one with changes that wait.

use super::StoreError;
use super::edit::Edit;
use super::item::{Item, created};

impl Edit<'_> {
    /// Ends the change of this collection and goes on with another one in the same transaction. A change
    /// of both takes the published one first, so that no two wait for each other.
    pub(crate) async fn turn_to(mut self, collection: &str) -> Result<Self, StoreError> {
        let (store, author) = (self.store, std::mem::take(&mut self.author));
        Self::within(self.finish().await?, store, collection, &author).await
    }

    /// Takes over an item of another collection with what it refers to; one of the same id is replaced. It keeps the
    /// time of its creation, so that it comes back to its place in the order of a page.
    pub(crate) async fn take_over(&mut self, item: &Item, from: &str) -> Result<Item, StoreError> {
        let taken = if let Some(before) = self.item(&item.id).await? {
            self.replace(before, item.data.clone()).await?
        } else {
            let created = created(&item.data).unwrap_or_else(|| self.now.clone());
            self.add(item.id.clone(), item.data.clone(), created, self.now.clone())
                .await?
        };
        sqlx::query("DELETE FROM item_references WHERE collection = $1 AND item = $2")
            .bind(self.name().to_owned())
            .bind(item.id.clone())
            .execute(&mut *self.change)
            .await?;
        sqlx::query(
            "INSERT INTO item_references (collection, item, field, referenced)
             SELECT $1, item, field, referenced FROM item_references
             WHERE collection = $2 AND item = $3 ORDER BY sequence",
        )
        .bind(self.name().to_owned())
        .bind(from)
        .bind(item.id.clone())
        .execute(&mut *self.change)
        .await?;
        Ok(taken)
    }
}
