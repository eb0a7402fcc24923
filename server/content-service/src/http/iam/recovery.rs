//! New passwords by mail: the recovery service's calls.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;

use super::authentication::secret;
use super::{ApiError, call, fields, wire};
use crate::members::Members;

/// POST `…/v1/send-email`. The answer does not say whether somebody has that address.
pub(super) async fn send_email(
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let call = call(&request, payload, &members).await?;
    let email = fields::optional(&call.body, "email")?.unwrap_or_default();
    let language = fields::optional(&call.body, "language")?.unwrap_or_default();
    let page = fields::optional(&call.body, "redirect.url")?;
    members.send_recovery(&email, &language, page.as_deref()).await?;
    Ok(secret(&json!({})))
}

/// POST `…/v1/activation-email`.
pub(super) async fn activation_email(
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let call = call(&request, payload, &members).await?;
    let identity = fields::text(&call.body, "identityId")?;
    let language = fields::optional(&call.body, "emailOptions.language")?.unwrap_or_default();
    let page = fields::optional(&call.body, "emailOptions.redirect.url")?;
    members
        .send_activation(&identity, &language, page.as_deref())
        .await?;
    Ok(secret(&json!({})))
}

/// POST `…/v1/recover`.
pub(super) async fn recover(
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let call = call(&request, payload, &members).await?;
    let token = fields::text(&call.body, "recoveryToken")?;
    let password = fields::optional(&call.body, "password")?.unwrap_or_default();
    let outcome = members.recover(&token, password, &call.address).await?;
    Ok(secret(&wire::state_machine(&outcome)))
}
