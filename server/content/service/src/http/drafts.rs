//! Calls of newer clients that turn published items into drafts and drafts into published items.
//!
//! They name the published collection. The draft itself is read and changed by the calls for any item, in the
//! collection of drafts.

use serde_json::{Value, json};

use super::call::{Call, forbidden, own_item};
use super::error::ApiError;
use super::input;
use super::items::wire;
use crate::store::{Action, drafts_of, published_of};

/// POST `…/v2/items/create-draft`. The published item stays as it is.
pub(super) async fn create(call: Call) -> Result<Value, ApiError> {
    let (collection, id) = published(&call)?;
    let drafts = drafts_of(&collection);
    // What is published stays as it is: who may change its draft may begin it.
    let scope = call.scope(Action::Update, &drafts).await?;
    let mut edit = call.edit(&collection).await?;
    let item = own_item(&mut edit, &id, &scope, Action::Update).await?;
    let mut edit = edit.turn_to(&drafts).await?;
    if edit.item(&id).await?.is_some() {
        return Err(ApiError::ItemExists {
            collection: drafts,
            id,
        });
    }
    let draft = edit.take_over(&item, &collection).await?;
    edit.commit().await?;
    Ok(json!({ "dataItem": wire(draft, &drafts, &[]) }))
}

/// POST `…/v2/items/publish-draft`. The draft replaces what is published under its id, if anything is.
pub(super) async fn publish(call: Call) -> Result<Value, ApiError> {
    let (collection, id) = published(&call)?;
    let found = call.store.collection(&collection).await?;
    let scope = call.scope(Action::Update, &collection).await?;
    let drafts = drafts_of(&collection);
    let mut edit = call.edit(&collection).await?;
    if edit.item(&id).await?.is_some() {
        own_item(&mut edit, &id, &scope, Action::Update).await?;
    } else if found.scope(&call.role, Action::Insert).is_none() {
        return Err(forbidden(Action::Insert, &collection));
    }
    let mut edit = edit.turn_to(&drafts).await?;
    let draft = own_item(&mut edit, &id, &scope, Action::Update).await?;
    let (edit, item) = edit.publish(&collection, draft).await?;
    edit.commit().await?;
    Ok(json!({ "dataItem": wire(item, &collection, &[]) }))
}

/// POST `…/v2/items/unpublish`. The item becomes a draft, in the place of one that it may have, unless the caller wants
/// none; then this is a removal.
pub(super) async fn unpublish(call: Call) -> Result<Value, ApiError> {
    let (collection, id) = published(&call)?;
    let keeps_draft = match call.body.get("copyToDraft") {
        // Clients that name nothing mean the platform's default.
        None | Some(Value::Null) => true,
        Some(_) => input::flag(&call.body, "copyToDraft")?,
    };
    let action = if keeps_draft {
        Action::Update
    } else {
        Action::Remove
    };
    let scope = call.scope(action, &collection).await?;
    let drafts = drafts_of(&collection);
    let mut edit = call.edit(&collection).await?;
    let item = own_item(&mut edit, &id, &scope, action).await?;
    let (edit, draft) = edit.take_back(&collection, item, keeps_draft).await?;
    edit.commit().await?;
    Ok(draft.map_or_else(
        || json!({}),
        |draft| json!({ "dataItem": wire(draft, &drafts, &[]) }),
    ))
}

/// The published collection and the item that a call is about.
fn published(call: &Call) -> Result<(String, String), ApiError> {
    let collection = call.collection()?;
    if published_of(&collection).is_some() {
        return Err(ApiError::field(
            "dataCollectionId",
            "must name the published collection, not its drafts",
        ));
    }
    Ok((collection, input::text(&call.body, "dataItemId")?))
}
