//! Calls of newer clients that change some fields of an item and leave the others as they are.

use serde_json::{Map, Number, Value, json};

use super::bulk::{Results, entries};
use super::call::{Call, refused};
use super::error::ApiError;
use super::input;
use super::items::wire;
use super::query_input;
use super::writes::condition;
use crate::filter::Field;
use crate::filter::evaluate::meets;
use crate::store::{Action, Edit, Item, Scope, StoreError};

/// Most fields that one patch changes.
const CHANGES_MAX: usize = 100;

/// What is done to a field.
enum Change {
    Set(Value),
    Remove,
    Increment(Number),
    /// Adds values to the end of a list.
    Append(Vec<Value>),
    /// Takes every value that equals one of these out of a list.
    TakeOut(Vec<Value>),
}

/// Changes of one item.
struct Patch {
    id: String,
    changes: Vec<(Field, Change, String)>,
}

/// POST `…/v2/items/patch`.
pub(super) async fn patch(call: Call) -> Result<Value, ApiError> {
    let collection = call.collection()?;
    let scope = call.scope(Action::Update, &collection).await?;
    let patch = parse(call.body.get("patch"), "patch")?;
    let condition = condition(&call)?;
    let mut change = call.store.change().await?;
    let mut edit = Edit::begin(&mut change, &call.store, &collection, &call.role.author()).await?;
    let before = read(&mut edit, &scope, &patch.id).await?;
    if condition.is_some_and(|condition| !meets(&before.data, &condition)) {
        return Err(ApiError::ConditionNotMet);
    }
    let item = apply(&mut edit, before, patch).await?;
    edit.finish().await?;
    change.commit().await.map_err(StoreError::from)?;
    Ok(json!({ "dataItem": wire(item, &collection, &[]) }))
}

/// POST `…/v2/bulk/items/patch`.
pub(super) async fn bulk(call: Call) -> Result<Value, ApiError> {
    let (collection, entries) = entries(&call, "patches")?;
    let scope = call.scope(Action::Update, &collection).await?;
    let mut change = call.store.change().await?;
    let mut edit = Edit::begin(&mut change, &call.store, &collection, &call.role.author()).await?;
    let mut results = Results::new(&call, "itemMetadata")?;
    for (index, entry) in entries.iter().enumerate() {
        let id = entry.get("dataItemId").and_then(Value::as_str).map(str::to_owned);
        let result = patch_one(&mut edit, &scope, entry).await;
        results.add(index, "PATCH", id, result)?;
    }
    edit.finish().await?;
    change.commit().await.map_err(StoreError::from)?;
    Ok(results.answer(&collection))
}

async fn patch_one(edit: &mut Edit<'_>, scope: &Scope, entry: &Value) -> Result<Item, ApiError> {
    let patch = parse(Some(entry), "patch")?;
    let before = read(edit, scope, &patch.id).await?;
    apply(edit, before, patch).await
}

async fn read(edit: &mut Edit<'_>, scope: &Scope, id: &str) -> Result<Item, ApiError> {
    let collection = edit.name().to_owned();
    edit.own_item(id, scope)
        .await
        .map_err(|error| refused(error, Action::Update, &collection))
}

async fn apply(edit: &mut Edit<'_>, before: Item, patch: Patch) -> Result<Item, ApiError> {
    let mut data = before.data.clone();
    for (field, change, path) in patch.changes {
        put(&mut data, &field, change).map_err(|reason| ApiError::field(path, reason))?;
    }
    Ok(edit.replace(before, data).await?)
}

fn put(data: &mut Map<String, Value>, field: &Field, change: Change) -> Result<(), &'static str> {
    let (object, name) = field
        .place_in(data)
        .ok_or("is inside of something that is no object")?;
    match (change, object.get_mut(name)) {
        (Change::Set(value), _) => _ = object.insert(name.to_owned(), value),
        (Change::Remove, _) => _ = object.remove(name),
        (Change::Increment(by), None | Some(Value::Null)) => {
            object.insert(name.to_owned(), Value::Number(by));
        }
        (Change::Increment(by), Some(Value::Number(number))) => {
            *number = sum(number, &by).ok_or("would become too large")?;
        }
        (Change::Increment(_), Some(_)) => return Err("is no number"),
        (Change::Append(values), None | Some(Value::Null)) => {
            object.insert(name.to_owned(), Value::Array(values));
        }
        (Change::Append(values), Some(Value::Array(list))) => list.extend(values),
        (Change::TakeOut(values), Some(Value::Array(list))) => list.retain(|value| !values.contains(value)),
        (Change::TakeOut(_), None | Some(Value::Null)) => {}
        (Change::Append(_) | Change::TakeOut(_), Some(_)) => return Err("is no list"),
    }
    Ok(())
}

fn sum(left: &Number, right: &Number) -> Option<Number> {
    match (left.as_i64(), right.as_i64()) {
        (Some(left), Some(right)) => left.checked_add(right).map(Number::from),
        _ => Number::from_f64(left.as_f64()? + right.as_f64()?),
    }
}

fn parse(value: Option<&Value>, path: &str) -> Result<Patch, ApiError> {
    let sent = value
        .and_then(Value::as_object)
        .ok_or_else(|| ApiError::field(path, "must be an object"))?;
    let id = input::text(sent, "dataItemId")
        .map_err(|_| ApiError::field(format!("{path}.dataItemId"), "must not be empty"))?;
    let list = format!("{path}.fieldModifications");
    let changes = input::list(sent.get("fieldModifications"), &list)?;
    if changes.len() > CHANGES_MAX {
        return Err(ApiError::field(
            list,
            format!("must have at most {CHANGES_MAX} entries"),
        ));
    }
    let changes = changes.iter().enumerate().map(|(position, entry)| {
        let path = format!("{list}[{position}]");
        let field = query_input::field(entry.get("fieldPath"), &format!("{path}.fieldPath"))?;
        if field.system().is_some() {
            return Err(ApiError::field(path, "is kept by the service"));
        }
        Ok((field, change(entry, &path)?, path))
    });
    Ok(Patch {
        id,
        changes: changes.collect::<Result<_, _>>()?,
    })
}

fn change(entry: &Value, path: &str) -> Result<Change, ApiError> {
    let value = |options: &str| {
        entry
            .get(options)
            .and_then(|options| options.get("value"))
            .cloned()
            .ok_or_else(|| ApiError::field(format!("{path}.{options}.value"), "is missing"))
    };
    // One value stands for a list of one.
    let values = |options: &str| {
        value(options).map(|value| match value {
            Value::Array(values) => values,
            value => vec![value],
        })
    };
    match entry.get("action").and_then(Value::as_str) {
        Some("SET_FIELD") => Ok(Change::Set(value("setFieldOptions")?)),
        Some("REMOVE_FIELD") => Ok(Change::Remove),
        Some("INCREMENT_FIELD") => match value("incrementFieldOptions")? {
            Value::Number(number) => Ok(Change::Increment(number)),
            _ => Err(ApiError::field(
                format!("{path}.incrementFieldOptions.value"),
                "must be a number",
            )),
        },
        Some("APPEND_TO_ARRAY") => Ok(Change::Append(values("appendToArrayOptions")?)),
        Some("REMOVE_FROM_ARRAY") => Ok(Change::TakeOut(values("removeFromArrayOptions")?)),
        _ => Err(ApiError::field(format!("{path}.action"), "is no known action")),
    }
}
