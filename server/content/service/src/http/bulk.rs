//! Calls that change many items. Each has a result of its own, in the order of the request; the response's status is
//! 200 even if some failed. All that succeed are kept together, in one transaction.

use serde_json::{Value, json};

use super::call::{Call, own_item};
use super::error::ApiError;
use super::input::{self, Object};
use super::items::wire;
use super::weigh::ITEMS_MAX;
use super::writes::{Sent, keep_owner, save_one, sent};
use crate::budget::Budget;
use crate::store::{Action, Edit, Item, Saved, Scope};
use crate::value;

/// POST `…/v2/bulk/items/insert`.
pub(super) async fn insert(mut call: Call) -> Result<Value, ApiError> {
    let (collection, entries) = items(&mut call)?;
    call.scope(Action::Insert, &collection).await?;
    let mut writer = Writer::new(&call, &collection);
    let mut results = Results::new(&call, "itemMetadata")?;
    for (index, Entry { id, sent }) in entries.into_iter().enumerate() {
        let result = match sent {
            Ok(sent) => insert_one(&call, writer.edit().await?, sent).await,
            Err(error) => Err(error),
        };
        results.add(index, "INSERT", id, result)?;
    }
    writer.commit().await?;
    Ok(results.into_response(&collection))
}

async fn insert_one(call: &Call, edit: &mut Edit<'_>, sent: Sent) -> Result<Item, ApiError> {
    let Sent { id, mut data } = sent;
    call.claim(&mut data);
    Ok(edit.insert(id, data, None).await?)
}

/// POST `…/v2/bulk/items/update`.
pub(super) async fn update(mut call: Call) -> Result<Value, ApiError> {
    let (collection, entries) = items(&mut call)?;
    let scope = call.scope(Action::Update, &collection).await?;
    let mut writer = Writer::new(&call, &collection);
    let mut results = Results::new(&call, "itemMetadata")?;
    for (index, Entry { id, sent }) in entries.into_iter().enumerate() {
        let result = match sent {
            Ok(sent) => update_one(&call, writer.edit().await?, &scope, sent).await,
            Err(error) => Err(error),
        };
        results.add(index, "UPDATE", id, result)?;
    }
    writer.commit().await?;
    Ok(results.into_response(&collection))
}

async fn update_one(call: &Call, edit: &mut Edit<'_>, scope: &Scope, sent: Sent) -> Result<Item, ApiError> {
    let Sent { id, mut data } = sent;
    let id = id.ok_or_else(|| ApiError::field("dataItem.id", "must not be empty"))?;
    keep_owner(call, &mut data);
    let before = own_item(edit, &id, scope, Action::Update).await?;
    Ok(edit.replace(before, data).await?)
}

/// POST `…/v2/bulk/items/save`.
pub(super) async fn save(mut call: Call) -> Result<Value, ApiError> {
    let (collection, entries) = items(&mut call)?;
    let found = call.savable(&collection).await?;
    let mut writer = Writer::new(&call, &collection);
    let mut results = Results::new(&call, "itemMetadata")?;
    for (index, Entry { id, sent }) in entries.into_iter().enumerate() {
        let saved = match sent {
            Ok(item) => save_one(&call, writer.edit().await?, &found, item).await,
            Err(error) => Err(error),
        };
        let (action, result) = match saved {
            Ok(Saved::Inserted(item)) => ("INSERT", Ok(item)),
            Ok(Saved::Updated(item)) => ("UPDATE", Ok(item)),
            Err(error) => ("UNKNOWN_ACTION_TYPE", Err(error)),
        };
        results.add(index, action, id, result)?;
    }
    writer.commit().await?;
    Ok(results.into_response(&collection))
}

/// POST `…/v2/bulk/items/remove`.
pub(super) async fn remove(call: Call) -> Result<Value, ApiError> {
    let (collection, entries) = entries(&call, "dataItemIds")?;
    let scope = call.scope(Action::Remove, &collection).await?;
    let mut edit = call.edit(&collection).await?;
    let mut results = Results::new(&call, "itemMetadata")?;
    for (index, entry) in entries.iter().enumerate() {
        let result = remove_one(&mut edit, &scope, entry).await;
        results.add(index, "DELETE", entry.as_str().map(str::to_owned), result)?;
    }
    edit.commit().await?;
    Ok(results.into_response(&collection))
}

async fn remove_one(edit: &mut Edit<'_>, scope: &Scope, entry: &Value) -> Result<Item, ApiError> {
    let id = entry
        .as_str()
        .ok_or_else(|| ApiError::field("dataItemId", "must be a text"))?;
    let item = own_item(edit, id, scope, Action::Remove).await?;
    Ok(edit.remove(item).await?)
}

/// The collection and the entries of a bulk call.
pub(super) fn entries<'a>(call: &'a Call, name: &str) -> Result<(String, &'a [Value]), ApiError> {
    let collection = call.collection()?;
    let entries = input::list(call.body.get(name), name)?;
    if entries.len() > ITEMS_MAX {
        return Err(ApiError::field(
            name,
            format!("must have at most {ITEMS_MAX} entries"),
        ));
    }
    Ok((collection, entries))
}

/// An item of a bulk call, which was checked, and the id that it has in the response.
struct Entry {
    id: Option<String>,
    sent: Result<Sent, ApiError>,
}

/// Takes the items out of a bulk call and checks them, before anybody waits for their changes.
fn items(call: &mut Call) -> Result<(String, Vec<Entry>), ApiError> {
    let (collection, _) = entries(call, "dataItems")?;
    let items = match call.body.remove("dataItems") {
        Some(Value::Array(items)) => items,
        _ => Vec::new(),
    };
    let items = items.into_iter().map(|item| Entry {
        id: id_of(&item),
        sent: sent(Some(item), "dataItem"),
    });
    Ok((collection, items.collect()))
}

/// The change of a bulk call, which begins with the first item that may be kept.
struct Writer<'c> {
    call: &'c Call,
    collection: &'c str,
    edit: Option<Edit<'c>>,
}

impl<'c> Writer<'c> {
    fn new(call: &'c Call, collection: &'c str) -> Self {
        Self {
            call,
            collection,
            edit: None,
        }
    }

    async fn edit(&mut self) -> Result<&mut Edit<'c>, ApiError> {
        let edit = match self.edit.take() {
            Some(edit) => edit,
            None => self.call.edit(self.collection).await?,
        };
        Ok(self.edit.insert(edit))
    }

    async fn commit(self) -> Result<(), ApiError> {
        if let Some(edit) = self.edit {
            edit.commit().await?;
        }
        Ok(())
    }
}

fn id_of(entry: &Value) -> Option<String> {
    let id = entry.get("id").or_else(|| entry.get("data")?.get("_id"))?;
    id.as_str().map(str::to_owned)
}

/// What became of each entry of a bulk call.
pub(super) struct Results {
    entries: Vec<Object>,
    items: Vec<(usize, Item)>,
    successes: usize,
    wants_items: bool,
    budget: Budget,
    metadata: &'static str,
}

impl Results {
    pub(super) fn new(call: &Call, metadata: &'static str) -> Result<Self, ApiError> {
        Ok(Self {
            entries: Vec::new(),
            items: Vec::new(),
            successes: 0,
            wants_items: input::flag(&call.body, "returnEntity")?,
            budget: call.budget.clone(),
            metadata,
        })
    }

    /// Notes the result of an item. A failure of the storage itself ends the whole call, and so do items that the caller
    /// wants to see and that have no room in the response.
    pub(super) fn add(
        &mut self,
        index: usize,
        action: &str,
        id: Option<String>,
        result: Result<Item, ApiError>,
    ) -> Result<(), ApiError> {
        let (id, result) = match result {
            Ok(item) => {
                let id = item.id.clone();
                if self.wants_items {
                    self.budget.take(value::json_size_of_fields(&item.data))?;
                    self.items.push((index, item));
                }
                (Some(id), Ok(()))
            }
            Err(error) => (id, Err(error)),
        };
        self.note(index, action, id, result)
    }

    /// Notes a result without an item.
    pub(super) fn note(
        &mut self,
        index: usize,
        action: &str,
        id: Option<String>,
        result: Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        let mut metadata = Object::new();
        if let Some(id) = id {
            metadata.insert("id".to_owned(), Value::String(id));
        }
        metadata.insert("originalIndex".to_owned(), json!(index));
        metadata.insert("success".to_owned(), json!(result.is_ok()));
        match result {
            Ok(()) => self.successes += 1,
            Err(error) => _ = metadata.insert("error".to_owned(), json!(error.of_entry()?)),
        }
        let mut entry = Object::new();
        entry.insert("action".to_owned(), json!(action));
        entry.insert(self.metadata.to_owned(), Value::Object(metadata));
        self.entries.push(entry);
        Ok(())
    }

    /// The response of the call.
    pub(super) fn into_response(mut self, collection: &str) -> Value {
        for (index, item) in self.items {
            if let Some(result) = self.entries.get_mut(index) {
                result.insert("dataItem".to_owned(), wire(item, collection, &[]));
            }
        }
        json!({ "bulkActionMetadata": { "totalSuccesses": self.successes,
            "totalFailures": self.entries.len() - self.successes }, "results": self.entries })
    }

    /// Adds what a caller wants to see beside a result.
    pub(super) fn attach(&mut self, name: &str, value: Value) {
        if let Some(result) = self.entries.last_mut() {
            result.insert(name.to_owned(), value);
        }
    }

    /// Whether the caller wants to see what was changed.
    pub(super) fn wants_items(&self) -> bool {
        self.wants_items
    }
}
