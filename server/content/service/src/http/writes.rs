//! Calls that change one item, or take all away.

use serde_json::{Map, Value, json};

use super::call::{self, Call, forbidden, own_item};
use super::error::{ApiError, both};
use super::input;
use super::items::wire;
use crate::filter::Filter;
use crate::filter::evaluate::meets;
use crate::store::{Action, Collection, Edit, Fit, Saved, Scope};

/// An item as a caller sends it.
pub(super) struct Sent {
    pub(super) id: Option<String>,
    pub(super) data: Fit,
}

/// Reads an item and checks it, before anybody waits for its change. Its id is `id`, else `_id` in the data.
pub(super) fn sent(value: Option<Value>, field: &str) -> Result<Sent, ApiError> {
    let Some(Value::Object(mut item)) = value else {
        return Err(ApiError::field(field, "must be an object"));
    };
    let data = match item.remove("data") {
        Some(Value::Object(data)) => Ok(data),
        Some(Value::Null) | None => Ok(Map::new()),
        Some(_) => Err(ApiError::field(format!("{field}.data"), "must be an object")),
    };
    let text = |value: Option<&Value>, name: &str| match value {
        Some(Value::String(id)) if !id.is_empty() => Ok(Some(id.clone())),
        Some(Value::Null | Value::String(_)) | None => Ok(None),
        Some(_) => Err(ApiError::field(format!("{field}.{name}"), "must be a text")),
    };
    // Older clients send the id as `_id` where nothing renamed it.
    let id = text(item.get("id").or_else(|| item.get("_id")), "id");
    let (id, data) = both(id, data)?;
    let id = match id {
        Some(id) => Some(id),
        None => text(data.get("_id"), "data._id")?,
    };
    let data = Fit::of(data)?;
    Ok(Sent { id, data })
}

/// POST `…/v2/items`.
pub(super) async fn insert(mut call: Call) -> Result<Value, ApiError> {
    let item = sent(call.body.remove("dataItem"), "dataItem");
    let (collection, mut item) = both(call.collection(), item)?;
    call.scope(Action::Insert, &collection).await?;
    call.claim(&mut item.data);
    let mut edit = call.edit(&collection).await?;
    let item = edit.insert(item.id, item.data, None).await?;
    edit.commit().await?;
    Ok(json!({ "dataItem": wire(item, &collection, &[]) }))
}

/// PUT `…/v2/items/{id}` and POST `…/v2/items/update`.
pub(super) async fn update(mut call: Call) -> Result<Value, ApiError> {
    let item = sent(call.body.remove("dataItem"), "dataItem").and_then(|sent| {
        let id = sent
            .id
            .ok_or_else(|| ApiError::field("dataItem.id", "must not be empty"))?;
        Ok((id, sent.data))
    });
    let (collection, (item, condition)) = both(call.collection(), both(item, condition(&call)))?;
    let (id, mut data) = item;
    let scope = call.scope(Action::Update, &collection).await?;
    keep_owner(&call, &mut data);
    let mut edit = call.edit(&collection).await?;
    let before = own_item(&mut edit, &id, &scope, Action::Update).await?;
    if condition.is_some_and(|condition| !meets(&before.data, &condition)) {
        return Err(ApiError::ConditionNotMet);
    }
    let item = edit.replace(before, data).await?;
    edit.commit().await?;
    Ok(json!({ "dataItem": wire(item, &collection, &[]) }))
}

/// POST `…/v2/items/save`.
pub(super) async fn save(mut call: Call) -> Result<Value, ApiError> {
    let item = sent(call.body.remove("dataItem"), "dataItem");
    let (collection, item) = both(call.collection(), item)?;
    let found = call.savable(&collection).await?;
    let mut edit = call.edit(&collection).await?;
    let saved = save_one(&call, &mut edit, &found, item).await?;
    edit.commit().await?;
    let (action, item) = match saved {
        Saved::Inserted(item) => ("INSERTED", item),
        Saved::Updated(item) => ("UPDATED", item),
    };
    Ok(json!({ "action": action, "dataItem": wire(item, &collection, &[]) }))
}

/// Inserts or replaces an item, each by the permission for it.
pub(super) async fn save_one(
    call: &Call,
    edit: &mut Edit<'_>,
    collection: &Collection,
    mut sent: Sent,
) -> Result<Saved, ApiError> {
    let may = |action| {
        let scope = collection.scope(&call.role, action);
        scope.ok_or_else(|| forbidden(action, &collection.name))
    };
    let before = match &sent.id {
        Some(id) => edit.item(id).await?,
        None => None,
    };
    match before {
        None => {
            may(Action::Insert)?;
            call.claim(&mut sent.data);
            Ok(Saved::Inserted(edit.insert(sent.id, sent.data, None).await?))
        }
        Some(before) => {
            let scope = may(Action::Update)?;
            keep_owner(call, &mut sent.data);
            let before = own_item(edit, &before.id, &scope, Action::Update).await?;
            Ok(Saved::Updated(edit.replace(before, sent.data).await?))
        }
    }
}

/// DELETE `…/v2/items/{id}` and POST `…/v2/items/remove`.
pub(super) async fn remove(call: Call) -> Result<Value, ApiError> {
    let named = both(call.collection(), input::text(&call.body, "dataItemId"));
    let ((collection, id), condition) = both(named, condition(&call))?;
    let scope = call.scope(Action::Remove, &collection).await?;
    let mut edit = call.edit(&collection).await?;
    let item = own_item(&mut edit, &id, &scope, Action::Remove).await?;
    if condition.is_some_and(|condition| !meets(&item.data, &condition)) {
        return Err(ApiError::ConditionNotMet);
    }
    let item = edit.remove(item).await?;
    edit.commit().await?;
    Ok(json!({ "dataItem": wire(item, &collection, &[]) }))
}

/// POST `…/v2/items/truncate`. A caller who may only remove own items may not remove all.
pub(super) async fn truncate(call: Call) -> Result<Value, ApiError> {
    let collection = call.collection()?;
    let scope = call.scope(Action::Remove, &collection).await?;
    if scope != Scope::All {
        return Err(forbidden(Action::Remove, &collection));
    }
    let mut edit = call.edit(&collection).await?;
    edit.truncate().await?;
    edit.commit().await?;
    Ok(json!({}))
}

/// An update leaves the owner as it is unless a holder of a key names another.
pub(super) fn keep_owner(call: &Call, data: &mut Fit) {
    if !call.role.holds_key() {
        data.system_fields().remove("_owner");
    }
}

/// Newer clients may name a condition that the item as it is must meet.
pub(super) fn condition(call: &Call) -> Result<Option<Filter>, ApiError> {
    match call.body.get("condition") {
        None | Some(Value::Null) => Ok(None),
        Some(condition) => Ok(Some(call::filter(condition.get("filter"), "condition.filter")?)),
    }
}
