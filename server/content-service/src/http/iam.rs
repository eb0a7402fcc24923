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
use actix_web::{HttpRequest, HttpResponse, web};
use futures::future::LocalBoxFuture;
use serde_json::Value;

pub(super) use error::{code, details, retry_after_s, status};
pub(super) use grants::grant;

use super::caller;
use super::error::ApiError;
use super::input::{self, Object};
use super::only;
use crate::members::{MemberError, Members};
use crate::store::Role;

/// Largest accepted body in bytes: a profile and some tokens.
const BODY_MAX: usize = 64 * 1024;

/// What a call is answered with.
type Answer = Result<Value, ApiError>;

/// What answers a call.
type Operation = fn(Call) -> LocalBoxFuture<'static, Answer>;

/// The calls of one of the platform's services, all by POST.
struct Service {
    /// Paths under which clients of either generation look for it.
    prefixes: &'static [&'static str],
    calls: &'static [(&'static str, Operation)],
}

const SERVICES: [Service; 4] = [
    Service {
        prefixes: &AUTHENTICATION,
        calls: &[
            ("/v1/register", |call| Box::pin(authentication::register_v1(call))),
            ("/v1/login", |call| Box::pin(authentication::login_v1(call))),
            ("/v1/state/proceed", |call| {
                Box::pin(authentication::proceed(call))
            }),
            ("/v2/register", |call| Box::pin(authentication::register(call))),
            ("/v2/login", |call| Box::pin(authentication::login(call))),
            ("/v1/sso/login-with-token-params", |call| {
                Box::pin(authentication::sso(call))
            }),
            ("/v2/sign-on", |call| Box::pin(authentication::sign_on(call))),
            ("/v2/change-password", |call| {
                Box::pin(authentication::change_password(call))
            }),
        ],
    },
    Service {
        prefixes: &["/_api/iam/recovery", "/iam/recovery", "/_iam/recovery", ""],
        calls: &[
            ("/v1/send-email", |call| Box::pin(recovery::send_email(call))),
            ("/v1/activation-email", |call| {
                Box::pin(recovery::activation_email(call))
            }),
            ("/v1/recover", |call| Box::pin(recovery::recover(call))),
        ],
    },
    Service {
        prefixes: &["/_api/iam/verification", "/iam/verification", ""],
        calls: &[
            // One generation writes a capital, the other none.
            ("/v1/Start", |call| Box::pin(verification::start(call))),
            ("/v1/start", |call| Box::pin(verification::start(call))),
            ("/v1/auth/verify", |call| Box::pin(verification::verify(call))),
            ("/v1/auth/resend", |call| Box::pin(verification::resend(call))),
        ],
    },
    Service {
        prefixes: &["/_api/redirects-api", "/headless", "/redirect-session", ""],
        calls: &[("/v1/redirect-session", |call| Box::pin(redirects::create(call)))],
    },
];

/// Paths of the authentication service, which has a call by GET besides.
const AUTHENTICATION: [&str; 3] = ["/_api/iam/authentication", "/iam/authentication", ""];

/// Mounts every route.
pub(crate) fn routes(config: &mut web::ServiceConfig) {
    for service in SERVICES {
        for prefix in service.prefixes {
            for &(path, operation) in service.calls {
                config.service(only(&format!("{prefix}{path}"), "POST", |at| {
                    at.route(
                        web::post().to(move |request, payload, members| {
                            posted(operation, request, payload, members)
                        }),
                    )
                }));
            }
        }
    }
    for prefix in AUTHENTICATION {
        config.service(only(&format!("{prefix}/v1/logout"), "GET", |at| {
            at.route(web::get().to(authentication::logout))
        }));
    }
    config.service(only(landing::PATH, "GET", |at| {
        at.route(web::get().to(landing::follow))
    }));
}

/// A member's call: who calls from where, with what.
struct Call {
    members: web::Data<Members>,
    role: Role,
    /// The access token itself, by which a session is ended.
    token: String,
    /// Address of the caller, by which attempts are counted.
    address: String,
    body: Object,
}

/// Answers a posted call. Like every other it needs an access token, a visitor's at least.
async fn posted(
    operation: Operation,
    request: HttpRequest,
    payload: web::Payload,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let call = Call {
        role: caller::role(members.store(), &request).await?,
        token: access_token(&request),
        address: address(&request),
        body: input::json(payload, BODY_MAX).await?,
        members,
    };
    Ok(secret(&operation(call).await?))
}

/// An answer that must not stay in any cache.
fn secret(answer: &Value) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(answer)
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
