//! New passwords by mail: the recovery service's calls.

use serde_json::json;

use super::call::{Call, CallResult};
use super::{fields, wire};

/// POST `…/v1/send-email`. The response does not reveal whether the address is registered.
pub(super) async fn send_email(call: Call) -> CallResult {
    let email = fields::optional(&call.body, "email")?.unwrap_or_default();
    let language = fields::optional(&call.body, "language")?.unwrap_or_default();
    let page = fields::optional(&call.body, "redirect.url")?;
    call.members
        .send_recovery(&email, &language, page.as_deref(), &call.address)
        .await?;
    Ok(json!({}))
}

/// POST `…/v1/activation-email`.
pub(super) async fn activation_email(call: Call) -> CallResult {
    let identity = fields::text(&call.body, "identityId")?;
    let language = fields::optional(&call.body, "emailOptions.language")?.unwrap_or_default();
    let page = fields::optional(&call.body, "emailOptions.redirect.url")?;
    call.members
        .send_activation(&identity, &language, page.as_deref(), call.stranger())
        .await?;
    Ok(json!({}))
}

/// POST `…/v1/recover`.
pub(super) async fn recover(call: Call) -> CallResult {
    let token = fields::text(&call.body, "recoveryToken")?;
    let password = fields::optional(&call.body, "password")?.unwrap_or_default();
    let outcome = call.members.recover(&token, password, &call.address).await?;
    Ok(wire::state_machine(&outcome))
}
