//! Drafts: items that only those see who may change the published ones.
//!
//! The drafts of a collection are a collection of their own, named after it, as on the platform. So a reader of the
//! published one sees none of them, and no read is slower for it; a draft is read, changed, searched and restored like
//! any other item. An item of the same id in both is a published one with changes that wait.

use super::StoreError;
use super::collection::drafts_of;
use super::edit::Edit;
use super::item::{Item, created};
use super::stamp::Fit;

impl Edit<'_> {
    /// Makes a draft the published item of its id, in the place of one that there may be, and takes the draft away. The
    /// change is then that of the published collection.
    ///
    /// # Errors
    /// [`StoreError::Refused`], [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn publish(self, published: &str, draft: Item) -> Result<(Self, Item), StoreError> {
        let drafts = drafts_of(published);
        let mut edit = self.turn_to(published).await?;
        let item = edit.take_over(&draft, &drafts).await?;
        let mut edit = edit.turn_to(&drafts).await?;
        edit.remove(draft).await?;
        Ok((edit.turn_to(published).await?, item))
    }

    /// Takes a published item back. It becomes the draft, in the place of one that there may be, if it is to be kept.
    /// Returns the draft, if it was kept.
    ///
    /// # Errors
    /// [`StoreError::Refused`], [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn take_back(
        self,
        published: &str,
        item: Item,
        is_kept: bool,
    ) -> Result<(Self, Option<Item>), StoreError> {
        let (mut edit, mut draft) = (self, None);
        if is_kept {
            edit = edit.turn_to(&drafts_of(published)).await?;
            draft = Some(edit.take_over(&item, published).await?);
        }
        edit = edit.turn_to(published).await?;
        // Last, so that references to the item find it as a draft and stay.
        edit.remove(item).await?;
        Ok((edit, draft))
    }

    /// Takes over an item of another collection with what it refers to; one of the same id is replaced. It keeps the
    /// time of its creation, so that it comes back to its place in the order of a page.
    ///
    /// # Errors
    /// [`StoreError::Refused`], [`StoreError::Database`].
    pub async fn take_over(&mut self, item: &Item, from: &str) -> Result<Item, StoreError> {
        let data = Fit::of(item.data.clone())?;
        let taken = if let Some(before) = self.item(&item.id).await? {
            self.replace(before, data).await?
        } else {
            let created = created(&item.data).unwrap_or_else(|| self.now.clone());
            self.add(item.id.clone(), data, created, self.now.clone()).await?
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
