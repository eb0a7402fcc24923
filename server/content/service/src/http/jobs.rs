//! Calls of newer clients that leave the work on many items to a job, and ask how it stands.

use serde_json::{Value, json};
use uuid::Uuid;

use super::call::{self, Call};
use super::error::ApiError;
use super::input;
use crate::patch::Patch;
use crate::store::{Action, JobAction, Role};

/// Seconds after which a caller may try again who finds too many jobs waiting.
const RETRY_AFTER_S: u64 = 60;

/// POST `…/v2/bulk/items/async-patch-by-filter`.
pub(super) async fn patch(call: Call) -> Result<Value, ApiError> {
    let collection = call.collection()?;
    may_start(&call, Action::Update, &collection).await?;
    if Patch::parse(call.body.get("fieldModifications"), "fieldModifications")?.is_empty() {
        return Err(ApiError::field("fieldModifications", "must not be empty"));
    }
    start(&call, &collection, JobAction::Patch).await
}

/// POST `…/v2/bulk/items/async-remove-by-filter`.
pub(super) async fn remove(call: Call) -> Result<Value, ApiError> {
    let collection = call.collection()?;
    may_start(&call, Action::Remove, &collection).await?;
    start(&call, &collection, JobAction::Remove).await
}

/// Refuses a caller who may not change the collection, and one whose rights a job would outlast.
async fn may_start(call: &Call, action: Action, collection: &str) -> Result<(), ApiError> {
    call.scope(action, collection).await?;
    match call.role {
        Role::Key(_) => Err(call::forbidden(action, collection)),
        Role::Visitor | Role::Member(_) | Role::Admin(_) => Ok(()),
    }
}

async fn start(call: &Call, collection: &str, action: JobAction) -> Result<Value, ApiError> {
    call::filter(call.body.get("filter"), "filter")?;
    let request = json!({ "filter": call.body.get("filter"),
        "fieldModifications": call.body.get("fieldModifications") });
    let id = call
        .store
        .start_job(collection, action, &request, &call.role)
        .await?
        .ok_or(ApiError::TooMany {
            seconds: RETRY_AFTER_S,
        })?;
    Ok(json!({ "jobId": id }))
}

/// GET `…/v2/async-jobs/{id}/status`. A job is shown to the caller who started it and to holders of a key.
pub(super) async fn status(call: Call) -> Result<Value, ApiError> {
    let id = input::text(&call.body, "jobId")?;
    let status = match Uuid::parse_str(&id) {
        Ok(uuid) => call.store.job_status(&uuid.to_string()).await?,
        Err(_) => None,
    };
    let status = status
        .filter(|status| matches!(call.role, Role::Admin(_)) || status.role == call.role)
        .ok_or(ApiError::JobMissing { id })?;
    Ok(json!({ "status": status.state, "successCount": status.changed }))
}
