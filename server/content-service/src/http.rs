//! The platform's wire form: routes, inputs, refusals.
//!
//! Every answer is JSON, carries a request id, and a good one has exactly status 200: the platform's clients take
//! any other status for an error.

mod boundary;
mod caller;
mod error;
mod input;
mod items;
mod query_input;
mod token;
mod writes;

use actix_web::{Handler, HttpRequest, HttpResponse, Resource, web};

pub(crate) use boundary::observe;
use error::ApiError;

use crate::store::{Action, Store};

/// Largest accepted body in bytes, the platform's own limit for an item.
const BODY_MAX: usize = 500 * 1024;

/// Paths under which clients of either generation look for the data calls, depending on the host they are told.
const DATA_PREFIXES: [&str; 4] = ["/wix-data", "/_api/cloud-data", "/_api/data", ""];

/// Mounts every route.
pub(crate) fn routes(config: &mut web::ServiceConfig) {
    config.service(only("/oauth2/token", "POST", |resource| {
        resource.route(web::post().to(token::issue))
    }));
    for prefix in DATA_PREFIXES {
        data_routes(config, prefix);
    }
    config.default_service(web::to(unknown_path));
}

fn data_routes(config: &mut web::ServiceConfig, prefix: &str) {
    let items = format!("{prefix}/v2/items");
    config.service(only(&format!("{items}/query"), "GET, POST", |resource| {
        resource
            .route(web::post().to(items::query))
            .route(web::get().to(items::query_by_url))
    }));
    for (path, action) in writes::POSTED {
        config.service(only(&format!("{prefix}{path}"), "POST", |resource| {
            resource.route(web::post().to(refusal(action)))
        }));
    }
    config.service(only(&format!("{items}/{{id}}"), "GET, PUT, DELETE", |resource| {
        resource
            .route(web::get().to(items::get))
            .route(web::put().to(refusal(Action::Update)))
            .route(web::delete().to(writes::refuse_removal))
    }));
}

/// A handler that refuses one kind of change.
fn refusal(
    action: Action,
) -> impl Handler<(HttpRequest, web::Payload, web::Data<Store>), Output = Result<HttpResponse, ApiError>> {
    move |request, payload, store| writes::refuse(action, request, payload, store)
}

/// A path whose other methods are refused as JSON, naming those that are allowed.
fn only(path: &str, allowed: &'static str, routes: impl Fn(Resource) -> Resource) -> Resource {
    let refuse = move |request: HttpRequest| async move {
        Err::<HttpResponse, _>(ApiError::WrongMethod {
            method: request.method().to_string(),
            allowed,
        })
    };
    routes(web::resource(path)).default_service(web::to(refuse))
}

async fn unknown_path(request: HttpRequest) -> Result<HttpResponse, ApiError> {
    Err(ApiError::UnknownPath {
        path: request.path().to_owned(),
    })
}
