//! Codes by mail: the verification service's calls.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;

use super::authentication::secret;
use super::{ApiError, call, fields, wire};
use crate::members::Members;

/// POST `…/v1/Start`. The id names the code; it is checked with the state token of the login.
pub(super) async fn start(
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let call = call(&request, payload, &members).await?;
    let identity = fields::text(&call.body, "identityId")?;
    let target = fields::optional(&call.body, "target")?;
    if target.is_some_and(|target| target != "EMAIL") {
        return Err(ApiError::field("target", "must be EMAIL"));
    }
    let id = members.start_verification(&identity).await?;
    Ok(secret(&json!({ "verificationId": id })))
}

/// POST `…/v1/auth/verify`.
pub(super) async fn verify(
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let call = call(&request, payload, &members).await?;
    let code = fields::text(&call.body, "code")?;
    let state = fields::text(&call.body, "stateToken")?;
    let outcome = members.verify_code(&state, code, &call.address).await?;
    Ok(secret(&wire::state_machine(&outcome)))
}

/// POST `…/v1/auth/resend`.
pub(super) async fn resend(
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let call = call(&request, payload, &members).await?;
    let outcome = members
        .resend_code(fields::text(&call.body, "stateToken")?)
        .await?;
    Ok(secret(&wire::state_machine(&outcome)))
}
