//! Redirect sessions: addresses that a client sends its browser to.

use content_wire::pkce;
use serde_json::{Value, json};
use url::Url;
use uuid::Uuid;

use content_service::extension::{ApiError, Object};

use super::call::{Call, CallResult};
use super::fields;
use super::landing::PATH;
use crate::members::Members;
use crate::redirect::{ResponseMode, leads_away, own_path};
use crate::redirect_session::{AuthRequest, PARAMETER as REDIRECT_PARAMETER};

/// The kind whose page logs a member in, for which it needs the captcha's site keys.
const LOGIN: &str = "login";
/// Most bytes of a state: clients send 43.
const STATE_MAX: usize = 1024;
/// Most bytes of a request, all of which may be kept: the longest that clients send has some hundred.
const REQUEST_MAX: usize = 4 * 1024;
/// What clients may ask for besides a code, each by its own field in the body, with the fields that it has.
const VARIANTS: [(&str, &[&str]); 9] = [
    (LOGIN, &[]),
    ("ecomCheckout", &["checkoutId"]),
    ("bookingsCheckout", &["slotAvailability", "timezone"]),
    ("eventsCheckout", &["reservationId", "eventSlug"]),
    ("paidPlansCheckout", &["planId", "checkoutData"]),
    ("storesProduct", &["productSlug"]),
    ("bookingsBook", &["resourceId"]),
    ("ecomOrderPaymentRequest", &["ecomOrderPaymentRequestId"]),
    ("subscriptionCheckout", &["checkoutId"]),
];
/// What a body may hold besides the kind of session.
const COMMON: [&str; 5] = ["auth", "logout", "callbacks", "preferences", "origin"];

/// POST `…/v1/redirect-session`.
pub(super) async fn create(call: Call) -> CallResult {
    let members = &call.members;
    check_known(&call.body)?;
    let token = if is_asked(&call.body, "auth") {
        members
            .start_authorization(auth_request(&call.body, members)?)
            .await?
    } else if is_asked(&call.body, "logout") {
        log_out(&call).await?
    } else if let Some(variant) = VARIANTS
        .iter()
        .map(|(name, _)| *name)
        .find(|name| is_asked(&call.body, name))
    {
        page_redirect(&call.body, variant, members).await?
    } else {
        return Err(ApiError::field(
            "auth",
            "must be there, or another kind of redirect session",
        ));
    };
    Ok(response(members, &token))
}

/// Refuses what is too long, and fields that no client sends: what they hold would be kept.
fn check_known(body: &Object) -> Result<(), ApiError> {
    if Value::Object(body.clone()).to_string().len() > REQUEST_MAX {
        return Err(ApiError::TooLarge);
    }
    let unknown = |path: String| Err(ApiError::field(path, "is no field of a redirect session"));
    let callback = |name: &str| CALLBACKS.iter().any(|known| known.eq_ignore_ascii_case(name));
    for (name, value) in body {
        let variant = VARIANTS.iter().find(|(variant, _)| variant == name);
        let fields: &[&str] = match variant {
            Some((_, fields)) => fields,
            None if name == "callbacks" => &[],
            None if COMMON.contains(&name.as_str()) => continue,
            None => return unknown(name.clone()),
        };
        let own = value.as_object().into_iter().flat_map(Object::keys);
        for field in own {
            let is_next = variant.is_some() && field.eq_ignore_ascii_case(NEXT);
            if !fields.contains(&field.as_str()) && !callback(field) && !is_next {
                return unknown(format!("{name}.{field}"));
            }
        }
    }
    Ok(())
}

fn is_asked(body: &Object, name: &str) -> bool {
    body.get(name).is_some_and(Value::is_object)
}

fn response(members: &Members, token: &str) -> Value {
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

/// Name of the path of the own site to which a log-in leads back.
const NEXT: &str = "next";

/// A parameter as the page receives it. What may lead a browser somewhere, by its name or by its text, is an allowed
/// address or a path of the page's own origin.
fn parameter(
    page: &Url,
    group: &'static str,
    name: &str,
    value: &Value,
    members: &Members,
) -> Result<Option<String>, ApiError> {
    let refused = |description: &str| Err(ApiError::field(format!("{group}.{name}"), description));
    let is_callback = group == "callbacks" || CALLBACKS.iter().any(|other| other.eq_ignore_ascii_case(name));
    match value {
        Value::Null => Ok(None),
        Value::String(text) if name.eq_ignore_ascii_case(NEXT) => match own_path(page, text) {
            Some(path) => Ok(Some(path)),
            None => refused("must be a path of the site"),
        },
        Value::String(text) if is_callback || leads_away(page, text) => {
            members.redirect_uris().check(group, text)?;
            Ok(Some(text.clone()))
        }
        Value::String(text) => Ok(Some(text.clone())),
        // These are texts.
        _ if is_callback || name.eq_ignore_ascii_case(NEXT) => refused("must be an address"),
        other if leads_away_within(page, other) => refused("must hold no address"),
        other => Ok(Some(other.to_string())),
    }
}

/// Whether any text of a value may lead a browser away.
fn leads_away_within(page: &Url, value: &Value) -> bool {
    match value {
        Value::String(text) => leads_away(page, text),
        Value::Array(values) => values.iter().any(|value| leads_away_within(page, value)),
        Value::Object(fields) => fields.values().any(|value| leads_away_within(page, value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Leads to the page that the configuration names for this kind, with what the client sent along.
async fn page_redirect(body: &Object, variant: &'static str, members: &Members) -> Result<String, ApiError> {
    let page = members
        .flow_page(variant)
        .ok_or_else(|| ApiError::field(variant, "has no page: none is configured for it"))?;
    let own = page;
    let mut page = page.clone();
    for group in [variant, "callbacks"] {
        let Some(Value::Object(parameters)) = body.get(group) else {
            continue;
        };
        for (name, value) in parameters {
            if let Some(text) = parameter(own, group, name, value, members)? {
                page.query_pairs_mut().append_pair(name, &text);
            }
        }
    }
    if variant == LOGIN {
        for (name, key) in members.captcha.site_keys() {
            page.query_pairs_mut().append_pair(name, key);
        }
    }
    Ok(members.start_page_redirect(&page).await?)
}
