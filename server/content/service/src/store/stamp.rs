//! The form in which items are kept, and what may not be kept.

use content_wire::post::{self, HTML_FIELDS};
use content_wire::reason::Reason;
use content_wire::{date, html};
use serde_json::{Map, Value};

use super::StoreError;
use super::error::BadField;
use crate::value;

/// Most bytes of an item's JSON, the platform's own limit.
pub const ITEM_MAX: usize = 500 * 1024;

/// Longest id in bytes; longer ones would not fit into an index.
const ID_MAX: usize = 256;

/// The id that the data of an item names.
pub(super) fn own_id(data: &Map<String, Value>) -> Option<String> {
    data.get("_id")
        .and_then(Value::as_str)
        .filter(|id| !id.is_empty())
        .map(str::to_owned)
}

/// Refuses what the site would not show of a post, naming each field. HTML is known by the names of its fields, which only posts
/// have.
fn check_post(data: &Map<String, Value>) -> Result<(), StoreError> {
    let mut bad = Vec::new();
    for field in HTML_FIELDS {
        let text = data.get(field).and_then(Value::as_str).unwrap_or_default();
        if let Err(limit) = html::check(text) {
            let reason = Reason::from(limit).to_string();
            bad.push(BadField { field, reason });
        }
    }
    if let Err(details) = post::check(data) {
        bad.extend(details.into_iter().map(|bad| BadField {
            field: bad.field,
            reason: bad.reason.to_string(),
        }));
    }
    if bad.is_empty() {
        return Ok(());
    }
    bad.sort_by_key(|bad| bad.field);
    Err(StoreError::BadFields(bad))
}

/// The member to whom an item belongs.
pub(super) fn owner(data: &Value) -> Option<String> {
    data.get("_owner").and_then(Value::as_str).map(str::to_owned)
}

/// The data of an item that may be kept. It is checked before a change begins: that takes a time which grows with the data, and
/// a caller that changes a collection has it to itself.
#[derive(Clone, Debug)]
pub struct Fit(Map<String, Value>);

impl Fit {
    /// Checks data, and brings it into the form that is kept.
    ///
    /// # Errors
    /// [`StoreError::Refused`], [`StoreError::BadFields`].
    pub fn of(mut data: Map<String, Value>) -> Result<Self, StoreError> {
        value::normalize(&mut data).map_err(|error| StoreError::Refused {
            reason: format!("the item {error}"),
        })?;
        if post::is_post(&data) {
            post::normalize_days(&mut data);
        }
        check_post(&data)?;
        Ok(Self(data))
    }

    /// The data.
    pub(crate) fn data(&self) -> &Map<String, Value> {
        &self.0
    }

    /// The data, to say whose it is: system fields are no matter of what was checked.
    pub(crate) fn system_fields(&mut self) -> &mut Map<String, Value> {
        &mut self.0
    }
}

/// Brings an item into the form that is kept, with its system fields.
///
/// # Errors
/// [`StoreError::Refused`] or [`StoreError::ItemTooLarge`] if it may not be kept.
pub(super) fn stamp(id: &str, data: Fit, created: &str, updated: &str) -> Result<Value, StoreError> {
    let refused = |reason: String| StoreError::Refused { reason };
    if id.is_empty() || id.len() > ID_MAX || id.chars().any(char::is_control) {
        return Err(refused(format!(
            "an id must have 1 to {ID_MAX} bytes and no control character"
        )));
    }
    // In the path of an address they mean another path, so browsers and clients rewrite them.
    if id == "." || id == ".." {
        return Err(refused("an id must not be . or ..".to_owned()));
    }
    let Fit(mut data) = data;
    data.insert("_id".to_owned(), Value::String(id.to_owned()));
    data.insert("_createdDate".to_owned(), date::wrap(created));
    data.insert("_updatedDate".to_owned(), date::wrap(updated));
    let data = Value::Object(data);
    if data.to_string().len() > ITEM_MAX {
        return Err(StoreError::ItemTooLarge);
    }
    Ok(data)
}
