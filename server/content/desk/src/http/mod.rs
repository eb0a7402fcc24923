//! The desk on the wire: its calls, and the page's files.

mod backups;
mod call;
mod comments;
mod counts;
mod facts;
mod headers;
mod imports;
mod keys;
mod live;
mod members;
mod order;
mod outside;
mod owner;
mod page;
mod positions;
mod preview;
#[cfg(test)]
mod reasons;
mod refusal;
mod routes;
mod session;
mod templates;
mod totp;
mod webhooks;

use std::collections::BTreeMap;

use actix_web::http::Method;
use actix_web::{HttpRequest, web};

use crate::error::DeskError;
use crate::shared::Shared;
use call::{CallResult, respond};
pub(crate) use headers::secure;
use outside::is_outside;
use routes::{ROUTES, Route};

/// Where the calls are.
const CALLS: &str = "/desk/v1";

/// Mounts the calls and the page.
pub(crate) fn routes(config: &mut web::ServiceConfig) {
    let mut paths: BTreeMap<&str, Vec<&Route>> = BTreeMap::new();
    for route in &ROUTES {
        paths.entry(route.1).or_default().push(route);
    }
    let mut calls = web::scope(CALLS);
    for (path, routes) in paths {
        let mut resource = web::resource(path);
        for &Route(method, _, needs, operation) in routes {
            let method = Method::from_bytes(method.as_bytes()).unwrap_or(Method::GET);
            resource = resource.route(web::method(method).to(
                move |request: HttpRequest, payload, shared| {
                    respond(needs, operation, request, payload, shared)
                },
            ));
        }
        calls = calls.service(resource.default_service(web::to(wrong_method)));
    }
    config
        .service(calls.default_service(web::to(no_call)))
        .route(preview::LINKED, web::get().to(preview::linked))
        .default_service(web::to(page::serve));
}

async fn wrong_method(request: HttpRequest, shared: web::Data<Shared>) -> CallResult {
    if is_outside(&request, &shared) {
        return no_call().await;
    }
    Err(DeskError::WrongMethod.into())
}

async fn no_call() -> CallResult {
    Err(DeskError::NotFound { what: "call" }.into())
}
