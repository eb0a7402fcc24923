//! Members' calls on the wire: authentication, recovery, verification and redirect sessions.

mod authentication;
mod call;
mod error;
mod fields;
mod grants;
mod landing;
mod recovery;
mod redirects;
mod verification;
mod wire;

use std::sync::Arc;

use actix_web::{HttpRequest, web};
use content_service::extension::{ApiError, Extension, Object, only};
use content_service::store::Grant;
use futures::FutureExt as _;
use futures::future::{BoxFuture, LocalBoxFuture};

use crate::members::Members;
use crate::sender::Sender;
use call::{Operation, posted};

/// What members add to the service.
pub(crate) struct MemberCalls {
    members: web::Data<Members>,
    sender: Option<Arc<Sender>>,
}

impl MemberCalls {
    /// Without a sender mail stays in the outbox.
    pub(crate) fn new(members: Members, sender: Option<Arc<Sender>>) -> Self {
        Self {
            members: web::Data::new(members),
            sender,
        }
    }
}

impl Extension for MemberCalls {
    fn routes(&self, config: &mut web::ServiceConfig) {
        config.app_data(self.members.clone());
        routes(config);
    }

    fn grant<'a>(
        &'a self,
        kind: &'a str,
        request: &'a HttpRequest,
        fields: &'a Object,
    ) -> LocalBoxFuture<'a, Result<Option<Grant>, ApiError>> {
        grants::grant(kind, request, fields, &self.members).boxed_local()
    }

    fn background(&self) -> BoxFuture<'static, ()> {
        match self.sender.clone() {
            Some(sender) => async move { sender.run().await }.boxed(),
            None => async {}.boxed(),
        }
    }
}

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
fn routes(config: &mut web::ServiceConfig) {
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
