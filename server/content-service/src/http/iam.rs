//! Members' calls on the wire: authentication, recovery, verification and redirect sessions.
//!
//! Mounted only when members are on; otherwise these paths do not exist.

mod authentication;
mod error;
mod fields;
mod grants;
mod landing;
mod recovery;
mod redirects;
mod verification;
mod wire;

use actix_web::http::header;
use actix_web::{HttpRequest, web};

pub(super) use error::{code, details, retry_after_s, status};
pub(super) use grants::grant;

use super::caller;
use super::error::ApiError;
use super::input::{self, Object};
use super::only;
use crate::members::{MemberError, Members};
use crate::store::Role;

/// Paths under which clients of either generation look for each service's calls.
const AUTHENTICATION: [&str; 3] = ["/_api/iam/authentication", "/iam/authentication", ""];
const RECOVERY: [&str; 4] = ["/_api/iam/recovery", "/iam/recovery", "/_iam/recovery", ""];
const VERIFICATION: [&str; 3] = ["/_api/iam/verification", "/iam/verification", ""];
const REDIRECTS: [&str; 4] = ["/_api/redirects-api", "/headless", "/redirect-session", ""];

/// Largest accepted body in bytes: a profile and some tokens.
const BODY_MAX: usize = 64 * 1024;

/// Mounts every route.
pub(crate) fn routes(config: &mut web::ServiceConfig) {
    for prefix in AUTHENTICATION {
        authentication_routes(config, prefix);
    }
    for prefix in RECOVERY {
        recovery_routes(config, prefix);
    }
    for prefix in VERIFICATION {
        verification_routes(config, prefix);
    }
    for prefix in REDIRECTS {
        let path = format!("{prefix}/v1/redirect-session");
        config.service(only(&path, "POST", |at| {
            at.route(web::post().to(redirects::create))
        }));
    }
    config.service(only(landing::PATH, "GET", |at| {
        at.route(web::get().to(landing::follow))
    }));
}

fn authentication_routes(config: &mut web::ServiceConfig, prefix: &str) {
    use authentication as to;
    let at = |path: &str| format!("{prefix}{path}");
    config
        .service(only(&at("/v1/register"), "POST", |at| {
            at.route(web::post().to(to::register_v1))
        }))
        .service(only(&at("/v1/login"), "POST", |at| {
            at.route(web::post().to(to::login_v1))
        }))
        .service(only(&at("/v1/state/proceed"), "POST", |at| {
            at.route(web::post().to(to::proceed))
        }))
        .service(only(&at("/v2/register"), "POST", |at| {
            at.route(web::post().to(to::register))
        }))
        .service(only(&at("/v2/login"), "POST", |at| {
            at.route(web::post().to(to::login))
        }))
        .service(only(&at("/v1/sso/login-with-token-params"), "POST", |at| {
            at.route(web::post().to(to::sso))
        }))
        .service(only(&at("/v2/sign-on"), "POST", |at| {
            at.route(web::post().to(to::sign_on))
        }))
        .service(only(&at("/v2/change-password"), "POST", |at| {
            at.route(web::post().to(to::change_password))
        }))
        .service(only(&at("/v1/logout"), "GET", |at| {
            at.route(web::get().to(to::logout))
        }));
}

fn recovery_routes(config: &mut web::ServiceConfig, prefix: &str) {
    use recovery as to;
    let at = |path: &str| format!("{prefix}{path}");
    config
        .service(only(&at("/v1/send-email"), "POST", |at| {
            at.route(web::post().to(to::send_email))
        }))
        .service(only(&at("/v1/activation-email"), "POST", |at| {
            at.route(web::post().to(to::activation_email))
        }))
        .service(only(&at("/v1/recover"), "POST", |at| {
            at.route(web::post().to(to::recover))
        }));
}

fn verification_routes(config: &mut web::ServiceConfig, prefix: &str) {
    use verification as to;
    let at = |path: &str| format!("{prefix}{path}");
    // One generation writes a capital, the other none.
    for path in ["/v1/Start", "/v1/start"] {
        config.service(only(&at(path), "POST", |at| at.route(web::post().to(to::start))));
    }
    config
        .service(only(&at("/v1/auth/verify"), "POST", |at| {
            at.route(web::post().to(to::verify))
        }))
        .service(only(&at("/v1/auth/resend"), "POST", |at| {
            at.route(web::post().to(to::resend))
        }));
}

/// A member's call: who calls from where, with what.
struct Call {
    role: Role,
    /// The access token itself, by which a session is ended.
    token: String,
    /// Address of the caller, by which attempts are counted.
    address: String,
    body: Object,
}

/// Reads a call. Like every other it needs an access token, a visitor's at least.
async fn call(request: &HttpRequest, payload: web::Payload, members: &Members) -> Result<Call, ApiError> {
    Ok(Call {
        role: caller::role(members.store(), request).await?,
        token: access_token(request),
        address: address(request),
        body: input::json(payload, BODY_MAX).await?,
    })
}

/// The first parameter of that name in the address, if it is not empty.
fn parameter(request: &HttpRequest, name: &str) -> Option<String> {
    input::parameters(request.query_string().as_bytes())
        .into_iter()
        .find(|(key, value)| key == name && !value.is_empty())
        .map(|(_, value)| value)
}

/// The access token that came with a call; what may follow it after a comma is a key.
fn access_token(request: &HttpRequest) -> String {
    let given = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    given.split(',').next().unwrap_or_default().to_owned()
}

fn address(request: &HttpRequest) -> String {
    request
        .peer_addr()
        .map(|address| address.ip().to_string())
        .unwrap_or_default()
}

impl From<MemberError> for ApiError {
    fn from(error: MemberError) -> Self {
        match error {
            MemberError::Store(error) => error.into(),
            error => Self::Member(error),
        }
    }
}
