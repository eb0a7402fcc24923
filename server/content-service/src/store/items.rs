//! Single items, as the site's own programs change them: each call is one transaction.

use serde_json::{Map, Value};

use super::edit::Edit;
use super::{Scope, Store, StoreError};
use crate::{date, filter};

/// One stored item.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its id within the collection.
    pub id: String,
    /// Its fields with `_id`, `_createdDate` and `_updatedDate`.
    pub data: Map<String, Value>,
}

/// What became of an item that was saved.
#[derive(Clone, Debug, PartialEq)]
pub enum Saved {
    /// There was none of that id.
    Inserted(Item),
    /// It replaced the one of that id.
    Updated(Item),
}

impl Item {
    pub(super) fn new(id: String, data: Value) -> Self {
        let data = match data {
            Value::Object(data) => data,
            _ => Map::new(),
        };
        Self { id, data }
    }
}

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
        author: &str,
    ) -> Result<Item, StoreError> {
        let mut change = self.change().await?;
        let mut edit = Edit::begin(&mut change, self, collection, author).await?;
        let item = edit.insert(id, data, None).await?;
        edit.finish().await?;
        change.commit().await?;
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
        author: &str,
    ) -> Result<Saved, StoreError> {
        let mut change = self.change().await?;
        let mut edit = Edit::begin(&mut change, self, collection, author).await?;
        let saved = edit.save(id, data, None).await?;
        edit.finish().await?;
        change.commit().await?;
        Ok(saved)
    }

    /// Takes an item away; returns it as it was. Its history stays.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::ItemMissing`], [`StoreError::Database`].
    pub async fn remove_item(&self, collection: &str, id: &str, author: &str) -> Result<Item, StoreError> {
        let mut change = self.change().await?;
        let mut edit = Edit::begin(&mut change, self, collection, author).await?;
        let item = edit.own_item(id, &Scope::All).await?;
        let item = edit.remove(item).await?;
        edit.finish().await?;
        change.commit().await?;
        Ok(item)
    }
}

/// Reads an item's JSON.
pub(super) fn parse(id: String, json: &str) -> Result<Item, StoreError> {
    let data = serde_json::from_str(json).map_err(|error| StoreError::Unreadable {
        reason: format!("item {id}: {error}"),
    })?;
    Ok(Item { id, data })
}

/// When an item says that it was created, in the kept form.
pub(super) fn created(data: &Map<String, Value>) -> Option<String> {
    date::of_object(data.get("_createdDate")?.as_object()?)
}

/// The same value with every text folded; names of fields stay as they are.
pub(super) fn folded(value: &Value) -> Value {
    match value {
        Value::String(text) => Value::String(filter::fold(text)),
        Value::Array(values) => values.iter().map(folded).collect(),
        Value::Object(object) => object
            .iter()
            .map(|(name, value)| (name.clone(), folded(value)))
            .collect::<Map<_, _>>()
            .into(),
        other => other.clone(),
    }
}
