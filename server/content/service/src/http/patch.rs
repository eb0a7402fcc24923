//! Calls of newer clients that change some fields of an item and leave the others as they are.

use serde_json::{Value, json};

use super::bulk::{Results, entries};
use super::call::{Call, own_item};
use super::error::ApiError;
use super::input;
use super::items::wire;
use super::writes::condition;
use crate::filter::evaluate::meets;
use crate::patch::Patch;
use crate::store::{Action, Edit, Item, Scope};

/// POST `…/v2/items/patch`.
pub(super) async fn patch(call: Call) -> Result<Value, ApiError> {
    let collection = call.collection()?;
    let scope = call.scope(Action::Update, &collection).await?;
    let (id, patch) = parse(call.body.get("patch"), "patch")?;
    let condition = condition(&call)?;
    let mut edit = call.edit(&collection).await?;
    let before = own_item(&mut edit, &id, &scope, Action::Update).await?;
    if condition.is_some_and(|condition| !meets(&before.data, &condition)) {
        return Err(ApiError::ConditionNotMet);
    }
    let data = patch.of(&before.data, &call.role)?;
    let item = edit.replace(before, data).await?;
    edit.commit().await?;
    Ok(json!({ "dataItem": wire(item, &collection, &[]) }))
}

/// POST `…/v2/bulk/items/patch`.
pub(super) async fn bulk(call: Call) -> Result<Value, ApiError> {
    let (collection, entries) = entries(&call, "patches")?;
    let scope = call.scope(Action::Update, &collection).await?;
    let mut edit = call.edit(&collection).await?;
    let mut results = Results::new(&call, "itemMetadata")?;
    for (index, entry) in entries.iter().enumerate() {
        let id = entry.get("dataItemId").and_then(Value::as_str).map(str::to_owned);
        let result = patch_one(&call, &mut edit, &scope, entry).await;
        results.add(index, "PATCH", id, result)?;
    }
    edit.commit().await?;
    Ok(results.into_response(&collection))
}

async fn patch_one(call: &Call, edit: &mut Edit<'_>, scope: &Scope, entry: &Value) -> Result<Item, ApiError> {
    let (id, patch) = parse(Some(entry), "patch")?;
    let before = own_item(edit, &id, scope, Action::Update).await?;
    let data = patch.of(&before.data, &call.role)?;
    Ok(edit.replace(before, data).await?)
}

/// Reads an item's id and its changes.
fn parse(value: Option<&Value>, path: &str) -> Result<(String, Patch), ApiError> {
    let sent = value
        .and_then(Value::as_object)
        .ok_or_else(|| ApiError::field(path, "must be an object"))?;
    let id = input::text(sent, "dataItemId")
        .map_err(|_| ApiError::field(format!("{path}.dataItemId"), "must not be empty"))?;
    let changes = format!("{path}.fieldModifications");
    Ok((id, Patch::parse(sent.get("fieldModifications"), &changes)?))
}
