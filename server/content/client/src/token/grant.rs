//! The token endpoint: four kinds of grant and one response.

use reqwest::header::{HeaderMap, HeaderValue};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{AccessToken, RefreshToken, Role, Tokens};
use crate::error::ContentError;
use crate::request::Request;
use crate::transport::Transport;

/// Most bytes of an access token: what servers and proxies surely accept in one header. The platform's own have a thousand.
const TOKEN_BYTES_MAX: usize = 8 * 1024;

/// Grants that name their fields as the rest of the platform does.
#[derive(Serialize)]
#[serde(tag = "grantType", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub(crate) enum Grant<'a> {
    /// A new visitor.
    Anonymous {
        #[serde(skip_serializing_if = "Option::is_none")]
        client_id: Option<&'a str>,
    },
    /// A new access token for the same visitor or member.
    RefreshToken { refresh_token: &'a str },
    /// A member, proven by the code of a redirect session.
    AuthorizationCode {
        #[serde(skip_serializing_if = "Option::is_none")]
        client_id: Option<&'a str>,
        #[serde(skip_serializing_if = "str::is_empty")]
        redirect_uri: &'a str,
        code: &'a str,
        code_verifier: &'a str,
    },
}

/// The grant for a member who logged in elsewhere; only it is snake case throughout.
#[derive(Serialize)]
pub(crate) struct MemberGrant<'a> {
    grant_type: &'static str,
    scope: &'static str,
    member_id: &'a str,
}

impl<'a> MemberGrant<'a> {
    pub(crate) fn new(member_id: &'a str) -> Self {
        Self {
            grant_type: "authorized_client",
            scope: "offline_access",
            member_id,
        }
    }
}

#[derive(Deserialize)]
struct TokenResponse {
    access_token: String,
    #[serde(default)]
    refresh_token: String,
    /// A number or numeric text.
    expires_in: Value,
}

/// Requests tokens. `now` is in seconds since 1970.
///
/// # Errors
/// [`ContentError::Token`] if the platform gives none, [`ContentError::ContextUnavailable`] outside a runtime.
pub(super) async fn request(
    transport: &Transport,
    path: &str,
    grant: &impl Serialize,
    credentials: &HeaderMap,
    role: Role,
    now: i64,
) -> Result<Tokens, ContentError> {
    let failed = |error: ContentError| match error {
        ContentError::ContextUnavailable => error,
        other => ContentError::Token {
            cause: other.in_full(),
        },
    };
    let request = Request::post(path.to_owned(), grant)?;
    let response: TokenResponse = transport.call(&request, credentials).await.map_err(failed)?;
    let lifetime = seconds(&response.expires_in).ok_or_else(|| ContentError::Token {
        cause: "expires_in is not a number".to_owned(),
    })?;
    if !can_be_sent(&response.access_token) {
        // Kept, it would make every call fail until it expires.
        return Err(ContentError::Token {
            cause: "the access token cannot stand in a header".to_owned(),
        });
    }
    Ok(Tokens {
        access_token: AccessToken {
            value: response.access_token,
            expires_at: now.saturating_add(lifetime),
        },
        refresh_token: RefreshToken {
            value: response.refresh_token,
            role,
        },
    })
}

fn can_be_sent(token: &str) -> bool {
    token.len() <= TOKEN_BYTES_MAX && HeaderValue::from_str(token).is_ok()
}

fn seconds(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::String(text) => text.parse().ok(),
        _ => None,
    }
}
