//! Codes by mail: the verification service's calls.

use serde_json::json;

use content_service::extension::ApiError;

use super::call::{Call, CallResult};
use super::{fields, wire};

/// POST `…/v1/Start`. The id names the code; it is checked with the state token of the login.
pub(super) async fn start(call: Call) -> CallResult {
    let identity = fields::text(&call.body, "identityId")?;
    let target = fields::optional(&call.body, "target")?;
    if target.is_some_and(|target| target != "EMAIL") {
        return Err(ApiError::field("target", "must be EMAIL"));
    }
    let id = call
        .members
        .start_verification(&identity, call.stranger())
        .await?;
    Ok(json!({ "verificationId": id }))
}

/// POST `…/v1/auth/verify`.
pub(super) async fn verify(call: Call) -> CallResult {
    let code = fields::text(&call.body, "code")?;
    let state = fields::text(&call.body, "stateToken")?;
    let outcome = call.members.verify_code(&state, code, &call.address).await?;
    Ok(wire::state_machine(&outcome))
}

/// POST `…/v1/auth/resend`.
pub(super) async fn resend(call: Call) -> CallResult {
    let outcome = call
        .members
        .resend_code(fields::text(&call.body, "stateToken")?, &call.address)
        .await?;
    Ok(wire::state_machine(&outcome))
}
