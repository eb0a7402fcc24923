//! Calls about the references of multi-reference fields.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::bulk::{Results, entries};
use super::call::{Call, forbidden};
use super::error::{ApiError, both, each};
use super::input::{self, Object};
use super::items::wire;
use super::paging::{Paging, requested};
use super::{includes, query_input};
use crate::store::{Action, Edit, Reference, Scope, StoreError};

/// `…/v2/items/query-referenced`.
pub(super) async fn query(call: Call) -> Result<Value, ApiError> {
    let paging = Paging::parse("query-referenced", &call.body);
    let request = requested(&paging, &call.body);
    let named = both(
        input::text(request, "dataCollectionId"),
        input::text(request, "referringItemFieldName"),
    );
    let shown = both(
        query_input::descending(request.get("order"), "order"),
        input::names(request.get("fields"), "fields"),
    );
    let referring = referring(request);
    let (paging, (named, (shown, referring))) = both(paging, both(named, both(shown, referring)))?;
    let ((collection, field), (descending, fields)) = (named, shown);
    readable(&call, &collection, &referring).await?;
    let pairs = call
        .store
        .references(&collection, &field, &referring, descending)
        .await?;
    let (page, metadata) = paging.cut(pairs);
    let found = includes::resolve(&call, page.iter().map(|(_, id)| id.clone()).collect()).await?;
    let mut results = Vec::with_capacity(page.len());
    for (item, id) in page {
        results.push(match found.get(&id) {
            Some((collection, item)) => {
                call.pay(&item.data)?;
                json!({ "dataItem": wire(item.clone(), collection, &fields) })
            }
            None => json!({ "unresolvedReference": { "referringItemId": item,
                "referringItemFieldName": field, "referencedItemId": id } }),
        });
    }
    Ok(json!({ "results": results, "pagingMetadata": metadata }))
}

/// The referring items that a request names: a list, or one.
fn referring(request: &Object) -> Result<Vec<String>, ApiError> {
    let mut referring = input::names(request.get("referringItemIds"), "referringItemIds")?;
    if referring.is_empty() {
        referring.push(input::text(request, "referringItemId")?);
    }
    Ok(referring)
}

/// `…/v2/items/is-referenced`.
pub(super) async fn is_referenced(call: Call) -> Result<Value, ApiError> {
    let (collection, reference) = both(call.collection(), reference(&call.body, ""))?;
    let referring = [reference.item];
    readable(&call, &collection, &referring).await?;
    let pairs = call
        .store
        .references(&collection, &reference.field, &referring, false)
        .await?;
    let is_referenced = pairs.iter().any(|(_, id)| *id == reference.referenced);
    Ok(json!({ "isReferenced": is_referenced }))
}

/// POST `…/v2/items/insert-reference`.
pub(super) async fn insert(call: Call) -> Result<Value, ApiError> {
    one(call, true).await
}

/// POST `…/v2/items/remove-reference`.
pub(super) async fn remove(call: Call) -> Result<Value, ApiError> {
    one(call, false).await
}

async fn one(call: Call, add: bool) -> Result<Value, ApiError> {
    let reference = sent(call.body.get("dataItemReference"), "dataItemReference.");
    let (collection, reference) = both(call.collection(), reference)?;
    let scope = call.scope(Action::Update, &collection).await?;
    let mut edit = call.edit(&collection).await?;
    Referring::new(&scope).put(&mut edit, &reference, add).await?;
    edit.commit().await?;
    Ok(json!({ "dataItemReference": reference_json(&reference) }))
}

/// POST `…/v2/bulk/items/insert-references`.
pub(super) async fn bulk_insert(call: Call) -> Result<Value, ApiError> {
    bulk(call, true).await
}

/// POST `…/v2/bulk/items/remove-references`.
pub(super) async fn bulk_remove(call: Call) -> Result<Value, ApiError> {
    bulk(call, false).await
}

async fn bulk(call: Call, add: bool) -> Result<Value, ApiError> {
    let (collection, entries) = entries(&call, "dataItemReferences")?;
    let scope = call.scope(Action::Update, &collection).await?;
    let mut edit = call.edit(&collection).await?;
    let mut referring = Referring::new(&scope);
    let mut results = Results::new(&call, "referenceMetadata")?;
    for (index, entry) in entries.iter().enumerate() {
        let reference = sent(Some(entry), "dataItemReference.");
        let result = match &reference {
            Ok(reference) => referring.put(&mut edit, reference, add).await,
            Err(_) => Ok(()),
        };
        let shown = reference
            .as_ref()
            .ok()
            .filter(|_| result.is_ok())
            .map(reference_json);
        let result = reference.and(result);
        results.note(index, if add { "INSERT" } else { "DELETE" }, None, result)?;
        if let Some(shown) = shown.filter(|_| results.wants_items()) {
            results.attach("dataItemReference", shown);
        }
    }
    edit.commit().await?;
    Ok(results.into_response(&collection))
}

/// POST `…/v2/items/replace-references`.
pub(super) async fn replace(call: Call) -> Result<Value, ApiError> {
    let named = both(
        input::text(&call.body, "referringItemFieldName"),
        input::text(&call.body, "referringItemId"),
    );
    let sent = entries(&call, "newReferencedItemIds").and_then(|(collection, ids)| {
        let ids = ids.iter().enumerate().map(|(position, id)| {
            let path = format!("newReferencedItemIds[{position}]");
            id.as_str().ok_or_else(|| ApiError::field(path, "must be a text"))
        });
        Ok((collection, each(ids)?))
    });
    let ((collection, ids), (field, item)) = both(sent, named)?;
    let scope = call.scope(Action::Update, &collection).await?;
    let references = ids.into_iter().map(|id| Reference {
        field: field.clone(),
        item: item.clone(),
        referenced: id.to_owned(),
    });
    let references: Vec<Reference> = references.collect();
    let mut edit = call.edit(&collection).await?;
    let mut referring = Referring::new(&scope);
    referring.check(&mut edit, &item, &field).await?;
    edit.unrefer_all(&item, &field).await?;
    for reference in &references {
        referring.put(&mut edit, reference, true).await?;
    }
    edit.commit().await?;
    let references: Vec<Value> = references.iter().map(reference_json).collect();
    Ok(json!({ "dataItemReferences": references }))
}

/// The referring items of a call. Each is read once, however many references it gets: it may be large, and others wait.
struct Referring<'s> {
    scope: &'s Scope,
    /// What was found by item and field.
    found: HashMap<(String, String), Fitness>,
}

/// Whether an item can refer to others by a field.
#[derive(Clone, Copy)]
enum Fitness {
    Fits,
    Missing,
    NotOwn,
    HasValue,
}

impl<'s> Referring<'s> {
    fn new(scope: &'s Scope) -> Self {
        let found = HashMap::new();
        Self { scope, found }
    }

    async fn put(&mut self, edit: &mut Edit<'_>, reference: &Reference, add: bool) -> Result<(), ApiError> {
        self.check(edit, &reference.item, &reference.field).await?;
        if !add {
            edit.unrefer(reference).await?;
            return Ok(());
        }
        if !edit.exists_anywhere(&reference.referenced).await? {
            return Err(edit.missing(&reference.referenced).into());
        }
        if edit.refer(reference).await? {
            Ok(())
        } else {
            Err(ApiError::ReferenceExists)
        }
    }

    /// The referring item must be there, be the caller's to change, and hold no value of its own in the field.
    async fn check(&mut self, edit: &mut Edit<'_>, item: &str, field: &str) -> Result<(), ApiError> {
        let key = (item.to_owned(), field.to_owned());
        let fitness = if let Some(fitness) = self.found.get(&key) {
            *fitness
        } else {
            let fitness = self.look(edit, item, field).await?;
            *self.found.entry(key).or_insert(fitness)
        };
        match fitness {
            Fitness::Fits => Ok(()),
            Fitness::Missing => Err(edit.missing(item).into()),
            Fitness::NotOwn => Err(forbidden(Action::Update, edit.name())),
            Fitness::HasValue => Err(ApiError::NotMultiReference {
                field: field.to_owned(),
            }),
        }
    }

    async fn look(&self, edit: &mut Edit<'_>, item: &str, field: &str) -> Result<Fitness, ApiError> {
        let item = match edit.own_item(item, self.scope).await {
            Ok(item) => item,
            Err(StoreError::ItemMissing { .. }) => return Ok(Fitness::Missing),
            Err(StoreError::NotOwner) => return Ok(Fitness::NotOwn),
            Err(error) => return Err(error.into()),
        };
        Ok(match item.data.get(field) {
            None | Some(Value::Null | Value::Array(_)) => Fitness::Fits,
            Some(_) => Fitness::HasValue,
        })
    }
}

/// The caller must be allowed to read the referring items.
async fn readable(call: &Call, collection: &str, referring: &[String]) -> Result<(), ApiError> {
    let Scope::Own(member) = call.scope(Action::Read, collection).await? else {
        return Ok(());
    };
    for id in referring {
        let owner = call.store.item(collection, id).await?;
        let owner = owner.as_ref().and_then(|item| item.data.get("_owner")?.as_str());
        if owner != Some(&member) {
            return Err(forbidden(Action::Read, collection));
        }
    }
    Ok(())
}

fn sent(value: Option<&Value>, prefix: &str) -> Result<Reference, ApiError> {
    let object = value
        .and_then(Value::as_object)
        .ok_or_else(|| ApiError::field(prefix.trim_end_matches('.'), "must be an object"))?;
    reference(object, prefix)
}

fn reference(object: &Object, prefix: &str) -> Result<Reference, ApiError> {
    let text = |name: &str| {
        input::text(object, name).map_err(|_| ApiError::field(format!("{prefix}{name}"), "must not be empty"))
    };
    let ids = both(text("referringItemId"), text("referencedItemId"));
    let (field, (item, referenced)) = both(text("referringItemFieldName"), ids)?;
    Ok(Reference {
        field,
        item,
        referenced,
    })
}

fn reference_json(reference: &Reference) -> Value {
    json!({ "referringItemFieldName": reference.field, "referringItemId": reference.item,
        "referencedItemId": reference.referenced })
}
