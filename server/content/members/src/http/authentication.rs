//! Registering, logging in and out, passwords: the authentication service's calls.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;

use super::call::{BODY_MAX, Call, CallResult, access_token, parameter, secret};
use super::{fields, wire};
use crate::error::MemberError;
use crate::login::Credentials;
use crate::members::Members;
use content_service::extension::{self, ApiError, Object};
use content_service::store::Role;

/// Where the first generation may put the address.
const EMAILS_V1: [&str; 6] = [
    "loginId.email",
    "identifier.email",
    "identifier.userName",
    "inputs.email",
    "identity.email.address",
    "identity.loginId.email",
];

/// Field with the page that a browser goes to after a logout.
const PAGE_AFTER: &str = "postLogoutRedirectUri";

/// Name of the one way to log in here, for clients that name none.
const AUTHENTICATOR: &str = "password";

/// POST `…/v2/register`.
pub(super) async fn register(call: Call) -> CallResult {
    let profile = fields::profile(&call.body, "profile")?;
    let outcome = call.members.register(credentials(&call)?, profile).await?;
    Ok(wire::state_machine(&outcome))
}

/// POST `…/v2/login`.
pub(super) async fn login(call: Call) -> CallResult {
    let credentials = credentials(&call)?;
    let email = credentials.email.clone();
    let outcome = call.members.login(credentials).await?;
    call.remember_device(&email);
    Ok(wire::state_machine(&outcome))
}

/// POST `…/v1/register`.
pub(super) async fn register_v1(call: Call) -> CallResult {
    let profile = fields::profile(&call.body, "identity.identityProfile")?;
    let authenticator = authenticator(&call.body)?;
    let outcome = call.members.register(credentials_v1(&call)?, profile).await?;
    Ok(wire::login_response(&outcome, &authenticator))
}

/// POST `…/v1/login`.
pub(super) async fn login_v1(call: Call) -> CallResult {
    let authenticator = authenticator(&call.body)?;
    let credentials = credentials_v1(&call)?;
    let email = credentials.email.clone();
    let outcome = call.members.login(credentials).await?;
    call.remember_device(&email);
    Ok(wire::login_response(&outcome, &authenticator))
}

/// POST `…/v1/state/proceed`.
pub(super) async fn proceed(call: Call) -> CallResult {
    let outcome = call
        .members
        .proceed(fields::text(&call.body, "stateToken")?, &call.address)
        .await?;
    Ok(wire::login_response(&outcome, AUTHENTICATOR))
}

/// POST `…/v1/sso/login-with-token-params`. The token is the parameter `jwt`.
pub(super) async fn sso(call: Call) -> CallResult {
    let connection = fields::text(&call.body, "idpConnectionId")?;
    let token = fields::text(&call.body, "tokenParams.jwt")?;
    let outcome = call.members.sso_login(&connection, &token, &call.address).await?;
    Ok(wire::state_machine(&outcome))
}

/// POST `…/v2/sign-on`. Only the holder of a key that may do everything may log another person in.
pub(super) async fn sign_on(call: Call) -> CallResult {
    if !matches!(call.role, Role::Admin(_)) {
        return Err(MemberError::KeyOnly.into());
    }
    let email = fields::optional(&call.body, "loginId.email")?.unwrap_or_default();
    let profile = fields::profile(&call.body, "profile")?;
    let is_verified = fields::switch(&call.body, "verifyEmail")?;
    let merges = fields::switch(&call.body, "mergeExistingContact")?;
    let (session, member) = call.members.sign_on(&email, profile, is_verified, merges).await?;
    Ok(json!({ "sessionToken": session, "identity": wire::identity(&member) }))
}

/// POST `…/v2/change-password`.
pub(super) async fn change_password(call: Call) -> CallResult {
    let Role::Member(member) = &call.role else {
        return Err(MemberError::MembersOnly.into());
    };
    let new = fields::optional(&call.body, "newPassword")?.unwrap_or_default();
    call.members.change_password(member, new).await?;
    Ok(json!({}))
}

/// GET `…/v1/logout?postLogoutRedirectUri=…&clientId=…`. Its result is a response for the browser.
pub(super) async fn logout(
    request: HttpRequest,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    extension::role(members.content(), &request).await?;
    let page = parameter(&request, PAGE_AFTER);
    log_out(&request, &members, page).await
}

/// POST `…/v1/logout`, which clients send where the address would be too long.
pub(super) async fn posted_logout(
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    extension::role(members.content(), &request).await?;
    let body = extension::json(&request, payload, BODY_MAX).await?;
    log_out(&request, &members, fields::optional(&body, PAGE_AFTER)?).await
}

async fn log_out(
    request: &HttpRequest,
    members: &Members,
    page: Option<String>,
) -> Result<HttpResponse, ApiError> {
    let page = page
        .map(|page| members.redirect_uris().check(PAGE_AFTER, &page))
        .transpose()?;
    members.store.end_session_of_token(&access_token(request)).await?;
    let (status, headers) = match page {
        Some(page) => (302, json!([{ "key": "Location", "value": page.as_str() }])),
        None => (200, json!([])),
    };
    Ok(secret(
        &json!({ "statusCode": status, "headers": headers, "body": "" }),
    ))
}

fn credentials(call: &Call) -> Result<Credentials, ApiError> {
    Ok(Credentials {
        email: fields::optional(&call.body, "loginId.email")?.unwrap_or_default(),
        password: fields::optional(&call.body, "password")?.unwrap_or_default(),
        captcha: fields::captcha(&call.body),
        address: call.address.clone(),
        device: call.device.clone(),
    })
}

fn credentials_v1(call: &Call) -> Result<Credentials, ApiError> {
    Ok(Credentials {
        email: fields::first(&call.body, &EMAILS_V1).unwrap_or_default(),
        password: fields::optional(&call.body, "inputs.password")?.unwrap_or_default(),
        captcha: fields::captcha(&call.body),
        address: call.address.clone(),
        device: call.device.clone(),
    })
}

fn authenticator(body: &Object) -> Result<String, ApiError> {
    Ok(fields::optional(body, "authenticatorId")?.unwrap_or_else(|| AUTHENTICATOR.to_owned()))
}
