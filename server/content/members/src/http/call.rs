//! One call of a member: who makes it from where, with what.

use std::cell::RefCell;
use std::rc::Rc;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use content_service::extension::{self, ApiError, Object};
use content_service::store::Role;
use futures::future::LocalBoxFuture;
use request_limits::client_prefix;
use serde_json::Value;

use crate::device::COOKIE;
use crate::email;
use crate::members::Members;

/// Largest accepted body in bytes: a profile and some tokens.
pub(super) const BODY_MAX: usize = 64 * 1024;

/// Seconds for which a device is remembered: half a year.
const COOKIE_AGE_S: u64 = 180 * 24 * 60 * 60;

/// Result of a call.
pub(super) type CallResult = Result<Value, ApiError>;

/// Handles a call.
pub(super) type Operation = fn(Call) -> LocalBoxFuture<'static, CallResult>;

/// A member's call: who calls from where, with what.
pub(super) struct Call {
    pub(super) members: web::Data<Members>,
    pub(super) role: Role,
    /// The access token itself, by which a session is ended.
    pub(super) token: String,
    /// Address of the caller, by which attempts are counted.
    pub(super) address: String,
    pub(super) body: Object,
    /// The cookie of a device on which somebody has logged in before.
    pub(super) device: Option<String>,
    /// A cookie that the response sets.
    new_device: Rc<RefCell<Option<String>>>,
}

impl Call {
    /// The address of a caller without a key.
    pub(super) fn stranger(&self) -> Option<&str> {
        let is_known = matches!(self.role, Role::Admin(_) | Role::Key(_));
        (!is_known).then_some(self.address.as_str())
    }

    /// Has the response mark this device as one on which the member has logged in.
    pub(super) fn remember_device(&self, email: &str) {
        let email = email::parse(email);
        let cookie = email.and_then(|email| self.members.devices.issue(&email));
        *self.new_device.borrow_mut() = cookie;
    }
}

/// Responds to a posted call. Like every other it needs an access token, a visitor's at least.
pub(super) async fn posted(
    operation: Operation,
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let new_device = Rc::new(RefCell::new(None));
    let origin = members.origin().to_owned();
    let call = Call {
        role: extension::role(members.content(), &request).await?,
        token: access_token(&request),
        address: address(&request),
        body: extension::json(&request, payload, BODY_MAX).await?,
        device: device_cookie(&request),
        new_device: new_device.clone(),
        members,
    };
    let mut response = secret(&operation(call).await?);
    if let Some(cookie) = new_device.take() {
        let secure = if origin.starts_with("https:") {
            "; Secure"
        } else {
            ""
        };
        let cookie =
            format!("{COOKIE}={cookie}; Path=/; Max-Age={COOKIE_AGE_S}; HttpOnly; SameSite=Strict{secure}");
        if let Ok(cookie) = HeaderValue::try_from(cookie) {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

/// The cookie of a known device.
fn device_cookie(request: &HttpRequest) -> Option<String> {
    let cookies = request.headers().get_all(header::COOKIE);
    let mut pairs = cookies
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'));
    let cookie = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
    cookie.map(str::to_owned)
}

/// A response that must not stay in any cache.
pub(super) fn secret(response: &Value) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(response)
}

/// The first parameter of that name in the address, if it is not empty.
pub(super) fn parameter(request: &HttpRequest, name: &str) -> Option<String> {
    extension::parameters(request.query_string().as_bytes())
        .into_iter()
        .find(|(key, value)| key == name && !value.is_empty())
        .map(|(_, value)| value)
}

/// The access token that came with a call; what may follow it after a comma is a key.
pub(super) fn access_token(request: &HttpRequest) -> String {
    let given = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    given.split(',').next().unwrap_or_default().to_owned()
}

/// The network of the caller, seen through the trusted proxies, as the site's own limits know it.
pub(super) fn address(request: &HttpRequest) -> String {
    extension::client(request)
        .map(|address| client_prefix(address).to_string())
        .unwrap_or_default()
}
