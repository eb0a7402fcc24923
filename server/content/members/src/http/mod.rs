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
use futures::future::{BoxFuture, LocalBoxFuture, pending};

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
            None => pending().boxed(),
        }
    }
}

/// An async function as an [`Operation`].
macro_rules! operation {
    ($($name:ident)::+) => {
        |call| Box::pin($($name)::+(call))
    };
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
            ("/v1/register", operation!(authentication::register_v1)),
            ("/v1/login", operation!(authentication::login_v1)),
            ("/v1/state/proceed", operation!(authentication::proceed)),
            ("/v2/register", operation!(authentication::register)),
            ("/v2/login", operation!(authentication::login)),
            ("/v1/sso/login-with-token-params", operation!(authentication::sso)),
            ("/v2/sign-on", operation!(authentication::sign_on)),
            ("/v2/change-password", operation!(authentication::change_password)),
        ],
    },
    Service {
        prefixes: &["/_api/iam/recovery", "/iam/recovery", "/_iam/recovery", ""],
        calls: &[
            ("/v1/send-email", operation!(recovery::send_email)),
            ("/v1/activation-email", operation!(recovery::activation_email)),
            ("/v1/recover", operation!(recovery::recover)),
        ],
    },
    Service {
        prefixes: &["/_api/iam/verification", "/iam/verification", ""],
        calls: &[
            // One generation writes a capital, the other none.
            ("/v1/Start", operation!(verification::start)),
            ("/v1/start", operation!(verification::start)),
            ("/v1/auth/verify", operation!(verification::verify)),
            ("/v1/auth/resend", operation!(verification::resend)),
        ],
    },
    Service {
        prefixes: &["/_api/redirects-api", "/headless", "/redirect-session", ""],
        calls: &[("/v1/redirect-session", operation!(redirects::create))],
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
        config.service(only(&format!("{prefix}/v1/logout"), "GET, POST", |at| {
            at.route(web::get().to(authentication::logout))
                .route(web::post().to(authentication::posted_logout))
        }));
    }
    config.service(only(landing::PATH, "GET", |at| {
        at.route(web::get().to(landing::follow))
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_names_every_path() {
        let description = include_str!("../../../../../docs/content-service.openapi.yaml");
        let calls = SERVICES.iter().flat_map(|service| service.calls);
        for path in calls.map(|(path, _)| *path).chain(["/v1/logout", landing::PATH]) {
            assert!(description.contains(&format!("\n  {path}:\n")), "{path}");
        }
    }
}
