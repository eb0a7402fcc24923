//! Redirect sessions: addresses that a client sends its browser to.

use content_wire::pkce;
use serde_json::{Value, json};
use url::Url;
use uuid::Uuid;

use content_service::extension::{ApiError, Object};

use super::call::{Answer, Call};
use super::fields;
use super::landing::PATH;
use crate::members::Members;
use crate::redirect::ResponseMode;
use crate::redirect_session::{AuthRequest, PARAMETER as REDIRECT_PARAMETER};

/// Most bytes of a state: clients send 43.
const STATE_MAX: usize = 1024;
/// What clients may ask for besides a login, each by its own field in the body.
const VARIANTS: [&str; 9] = [
    "login",
    "ecomCheckout",
    "bookingsCheckout",
    "eventsCheckout",
    "paidPlansCheckout",
    "storesProduct",
    "bookingsBook",
    "ecomOrderPaymentRequest",
    "subscriptionCheckout",
];

/// POST `…/v1/redirect-session`.
pub(super) async fn create(call: Call) -> Answer {
    let members = &call.members;
    let token = if is_asked(&call.body, "auth") {
        members
            .start_authorization(auth_request(&call.body, members)?)
            .await?
    } else if is_asked(&call.body, "logout") {
        log_out(&call).await?
    } else if let Some(variant) = VARIANTS.into_iter().find(|name| is_asked(&call.body, name)) {
        page_redirect(&call.body, variant, members).await?
    } else {
        return Err(ApiError::field(
            "auth",
            "must be there, or another kind of redirect session",
        ));
    };
    Ok(answer(members, &token))
}

fn is_asked(body: &Object, name: &str) -> bool {
    body.get(name).is_some_and(Value::is_object)
}

fn answer(members: &Members, token: &str) -> Value {
    let endpoint = format!("{}{PATH}", members.origin());
    json!({ "redirectSession": {
        "id": Uuid::new_v4().to_string(),
        "fullUrl": format!("{endpoint}?{REDIRECT_PARAMETER}={token}"),
        "urlDetails": { "endpoint": endpoint, "searchParams": { REDIRECT_PARAMETER: token } },
    } })
}

/// Reads what a login asks for. Nothing but a code with S256 is given.
fn auth_request(body: &Object, members: &Members) -> Result<AuthRequest, ApiError> {
    let field = |name: &str| format!("auth.authRequest.{name}");
    for (name, only) in [
        ("responseType", "code"),
        ("codeChallengeMethod", "S256"),
        ("scope", "offline_access"),
    ] {
        if fields::optional(body, &field(name))?.is_some_and(|given| given != only) {
            return Err(ApiError::field(field(name), format!("must be {only}")));
        }
    }
    let challenge = fields::text(body, &field("codeChallenge"))?;
    if !pkce::is_challenge(&challenge) {
        return Err(ApiError::field(
            field("codeChallenge"),
            "must be a SHA-256 in base64url",
        ));
    }
    let state = fields::text(body, &field("state"))?;
    if state.len() > STATE_MAX {
        return Err(ApiError::field(
            field("state"),
            format!("must have at most {STATE_MAX} bytes"),
        ));
    }
    let mode = fields::optional(body, &field("responseMode"))?;
    let mode = ResponseMode::parse(mode.as_deref().unwrap_or("fragment"))
        .ok_or_else(|| ApiError::field(field("responseMode"), "must be fragment, query or web_message"))?;
    check_prompt(body)?;
    Ok(AuthRequest {
        client_id: fields::text(body, &field("clientId"))?,
        redirect_uri: redirect_uri(body, mode, members)?,
        challenge,
        mode,
        state,
        session: fields::optional(body, &field("sessionToken"))?,
    })
}

fn redirect_uri(body: &Object, mode: ResponseMode, members: &Members) -> Result<Option<Url>, ApiError> {
    const FIELD: &str = "auth.authRequest.redirectUri";
    match (mode, fields::optional(body, FIELD)?) {
        (_, Some(uri)) => Ok(Some(members.redirect_uris().check(FIELD, &uri)?)),
        (ResponseMode::WebMessage, None) => Ok(None),
        (_, None) => Err(ApiError::field(FIELD, "must not be empty")),
    }
}

/// Every prompt ends alike: a session token logs in, and without one there is no login page.
fn check_prompt(body: &Object) -> Result<(), ApiError> {
    const PROMPTS: [&str; 4] = ["login", "none", "consent", "select_account"];
    match fields::optional(body, "auth.prompt")? {
        Some(prompt) if !PROMPTS.contains(&prompt.as_str()) => Err(ApiError::field(
            "auth.prompt",
            "must be login, none, consent or select_account",
        )),
        _ => Ok(()),
    }
}

/// Ends the caller's session at once, whether or not a browser follows the address, and leads to the page after it.
async fn log_out(call: &Call) -> Result<String, ApiError> {
    const FIELD: &str = "callbacks.postFlowUrl";
    let members = &call.members;
    let page = fields::text(&call.body, FIELD)?;
    let page = members.redirect_uris().check(FIELD, &page)?;
    members.store.end_session_of_token(&call.token).await?;
    Ok(members.start_page_redirect(&page).await?)
}

/// What clients call the addresses that they come back to. They are checked wherever they stand.
const CALLBACKS: [&str; 6] = [
    "postFlowUrl",
    "thankYouPageUrl",
    "loginUrl",
    "cartPageUrl",
    "planListUrl",
    "bookingsServiceListUrl",
];

/// Whether a parameter may lead a browser somewhere: by its name, or because a browser takes its text for an address with a
/// host.
fn is_address(name: &str, text: &str) -> bool {
    let names_a_host = |text: &str| Url::parse(text).is_ok() || text.starts_with("//");
    // Browsers drop white space and take a backslash for a slash.
    let text: String = text.split_whitespace().collect();
    CALLBACKS
        .iter()
        .any(|callback| callback.eq_ignore_ascii_case(name))
        || names_a_host(&text.replace('\\', "/"))
}

/// Leads to the page that the configuration names for this kind, with what the client sent along.
async fn page_redirect(body: &Object, variant: &'static str, members: &Members) -> Result<String, ApiError> {
    let page = members
        .flow_page(variant)
        .ok_or_else(|| ApiError::field(variant, "has no page: none is configured for it"))?;
    let mut page = page.clone();
    for group in [variant, "callbacks"] {
        let Some(Value::Object(parameters)) = body.get(group) else {
            continue;
        };
        for (name, value) in parameters {
            match value {
                Value::String(text) if group == "callbacks" || is_address(name, text) => {
                    members.redirect_uris().check(group, text)?;
                    page.query_pairs_mut().append_pair(name, text);
                }
                Value::String(text) => _ = page.query_pairs_mut().append_pair(name, text),
                Value::Null => {}
                // The addresses of callbacks are texts.
                _ if group == "callbacks" || is_address(name, "") => {
                    return Err(ApiError::field(format!("{group}.{name}"), "must be an address"));
                }
                other => _ = page.query_pairs_mut().append_pair(name, &other.to_string()),
            }
        }
    }
    Ok(members.start_page_redirect(&page).await?)
}
