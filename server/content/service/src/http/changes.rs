//! What has changed in a collection: its revision, and which items were removed. A caller may wait for the next change.

use std::time::Duration;

use serde_json::{Value, json};

use super::call::{Call, forbidden};
use super::error::ApiError;
use super::input;
use crate::store::{Action, Scope};

/// Longest wait for a change: less than proxies usually give a silent request.
const WAIT_MAX_S: u32 = 25;

/// `…/v2/collections/changes`.
pub(super) async fn changes(call: Call) -> Result<Value, ApiError> {
    let collection = call.collection()?;
    let known = match call.body.get("revision") {
        None | Some(Value::Null) => None,
        Some(revision) => {
            let revision = revision.as_i64().filter(|revision| *revision >= 0);
            Some(revision.ok_or_else(|| ApiError::field("revision", "must be a whole number"))?)
        }
    };
    let wait = input::whole(call.body.get("waitSeconds"), "waitSeconds", 0, WAIT_MAX_S)?;
    may_read(&call, &collection).await?;
    if let Some(known) = known {
        let wait = Duration::from_secs(wait.into());
        call.store.wait_for_change(&collection, known, wait).await?;
        may_read(&call, &collection).await?;
    }
    let changes = call.store.changes(&collection).await?;
    let moved = (!changes.moved.is_empty()).then(|| ("movedItemIds", json!(changes.moved)));
    let order = changes.order.map(|order| ("itemOrder", json!(order)));
    let always = [
        ("revision", json!(changes.revision)),
        ("removedItemIds", json!(changes.removed)),
    ];
    let report = always.into_iter().chain(moved).chain(order);
    Ok(report.map(|(name, value)| (name.to_owned(), value)).collect())
}

/// Refuses a caller who may not read every item: a revision and the removed items say something of all of them.
async fn may_read(call: &Call, collection: &str) -> Result<(), ApiError> {
    match call.scope(Action::Read, collection).await? {
        Scope::All => Ok(()),
        Scope::Own(_) => Err(forbidden(Action::Read, collection)),
    }
}
