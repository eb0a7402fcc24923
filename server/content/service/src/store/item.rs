//! An item as it is stored.

use content_wire::date;
use serde_json::{Map, Value};

use super::StoreError;
use crate::filter;

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
