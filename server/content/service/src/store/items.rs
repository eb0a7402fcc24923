//! Changes of single items, as the site's own programs make them: each call is one transaction.

use serde_json::{Map, Value};

use super::author::Author;
use super::item::{Item, Saved};
use super::permissions::Scope;
use super::stamp::Fit;
use super::{Store, StoreError};

impl Store {
    /// Adds an item, created now. Without an id, and without `_id` in the data, it gets a random one. The author is
    /// noted in the history.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::ItemExists`], [`StoreError::Refused`],
    /// [`StoreError::ItemTooLarge`], [`StoreError::Database`].
    pub async fn insert_item(
        &self,
        collection: &str,
        id: Option<String>,
        data: Map<String, Value>,
        author: impl Into<Author>,
    ) -> Result<Item, StoreError> {
        let data = Fit::of(data)?;
        let mut edit = self.edit(collection, author).await?;
        let item = edit.insert(id, data, None).await?;
        edit.commit().await?;
        Ok(item)
    }

    /// Adds an item or replaces the one of that id as a whole.
    ///
    /// # Errors
    /// As [`Store::insert_item`], but an id that is taken is no error.
    pub async fn put_item(
        &self,
        collection: &str,
        id: Option<String>,
        data: Map<String, Value>,
        author: impl Into<Author>,
    ) -> Result<Saved, StoreError> {
        let data = Fit::of(data)?;
        let mut edit = self.edit(collection, author).await?;
        let saved = edit.put(id, data, None).await?;
        edit.commit().await?;
        Ok(saved)
    }

    /// Takes an item away; returns it as it was. Its history stays.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::ItemMissing`], [`StoreError::Database`].
    pub async fn remove_item(
        &self,
        collection: &str,
        id: &str,
        author: impl Into<Author>,
    ) -> Result<Item, StoreError> {
        let mut edit = self.edit(collection, author).await?;
        let item = edit.own_item(id, &Scope::All).await?;
        let item = edit.remove(item).await?;
        edit.commit().await?;
        Ok(item)
    }
}
