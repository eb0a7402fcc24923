//! The token endpoint's grants for members.

use actix_web::HttpRequest;
use content_service::extension::{self, ApiError, Object};

use super::fields;
use crate::error::MemberError;
use crate::members::Members;
use content_service::store::{Grant, Role};

/// Gives a member's tokens; fields come in either spelling. `None` if there is no such grant.
pub(super) async fn grant(
    kind: &str,
    request: &HttpRequest,
    body: &Object,
    members: &Members,
) -> Result<Option<Grant>, ApiError> {
    match kind {
        "authorization_code" => redeem(body, members).await.map(Some),
        "authorized_client" => vouch(request, body, members).await.map(Some),
        _ => Ok(None),
    }
}

async fn redeem(body: &Object, members: &Members) -> Result<Grant, ApiError> {
    let code = fields::text(body, "code")?;
    let verifier = required(body, ["codeVerifier", "code_verifier"])?;
    let client_id = required(body, ["clientId", "client_id"])?;
    let redirect_uri = fields::first(body, &["redirectUri", "redirect_uri"]);
    let grant = members.redeem_code(&code, &verifier, &client_id, redirect_uri.as_deref());
    Ok(grant.await?)
}

/// A member's tokens for a third party that logged them in: the holder of a key, or of the session that a sign-on gave.
async fn vouch(request: &HttpRequest, body: &Object, members: &Members) -> Result<Grant, ApiError> {
    let member = required(body, ["member_id", "memberId"])?;
    if fields::optional(body, "scope")?.is_some_and(|scope| scope != "offline_access") {
        return Err(ApiError::field("scope", "must be offline_access"));
    }
    if let Some(session) = fields::first(body, &["session_token", "sessionToken"]) {
        return Ok(members.grant_for_session(&member, &session).await?);
    }
    match extension::role(members.content(), request).await? {
        Role::Admin(_) => Ok(members.grant_for_key(&member).await?),
        // One with scopes has none over members.
        Role::Visitor | Role::Member(_) | Role::Key(_) => Err(MemberError::KeyOnly.into()),
    }
}

fn required(body: &Object, [name, other]: [&'static str; 2]) -> Result<String, ApiError> {
    fields::first(body, &[name, other]).ok_or_else(|| ApiError::field(name, "must not be empty"))
}
