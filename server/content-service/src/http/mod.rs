//! The platform's wire form: routes, inputs, refusals.
//!
//! Every response is JSON, carries a request id, and a good one has exactly status 200: the platform's clients take
//! any other status for an error.

mod aggregate;
mod boundary;
mod bulk;
mod call;
mod caller;
mod cursor;
mod drafts;
mod error;
pub mod extension;
mod includes;
mod input;
mod items;
mod jobs;
mod limit;
mod paging;
mod patch;
mod pipeline;
mod query_input;
mod references;
mod token;
mod writes;

use actix_web::{HttpRequest, HttpResponse, web};

pub(crate) use boundary::observe;
use call::{Operation, by_url, posted};
use error::ApiError;
use extension::only;
use input::READ_BODY_MAX;
pub(crate) use limit::{Limits, limit};
pub use limit::{Rate, RateLimits};

/// Largest accepted body of a call about one item: the platform's own limit for the item, and what is around it.
const ITEM_BODY_MAX: usize = crate::store::ITEM_MAX + 64 * 1024;
/// Largest accepted body of a call about many items. Only callers that are known get this far.
const BULK_BODY_MAX: usize = 64 * 1024 * 1024;

/// Paths under which clients of either generation look for the data calls, depending on the host that they are
/// configured with.
const DATA_PREFIXES: [&str; 4] = ["/wix-data", "/_api/cloud-data", "/_api/data", ""];

/// Calls that only read. Clients send them by POST, or by GET with everything in the address.
const READS: [(&str, Operation); 8] = [
    ("/v2/items/query", |call| Box::pin(items::query(call))),
    ("/v2/items/search", |call| Box::pin(items::search(call))),
    ("/v2/items/count", |call| Box::pin(items::count(call))),
    ("/v2/items/aggregate", |call| Box::pin(aggregate::aggregate(call))),
    ("/v2/items/aggregate-pipeline", |call| {
        Box::pin(pipeline::run(call))
    }),
    ("/v2/items/query-distinct-values", |call| {
        Box::pin(aggregate::distinct(call))
    }),
    ("/v2/items/query-referenced", |call| {
        Box::pin(references::query(call))
    }),
    ("/v2/items/is-referenced", |call| {
        Box::pin(references::is_referenced(call))
    }),
];

/// Calls that change something, each with the largest body.
const WRITES: [(&str, usize, Operation); 21] = [
    ("/v2/items", ITEM_BODY_MAX, |call| Box::pin(writes::insert(call))),
    ("/v2/items/save", ITEM_BODY_MAX, |call| {
        Box::pin(writes::save(call))
    }),
    ("/v2/items/update", ITEM_BODY_MAX, |call| {
        Box::pin(writes::update(call))
    }),
    ("/v2/items/patch", ITEM_BODY_MAX, |call| {
        Box::pin(patch::patch(call))
    }),
    ("/v2/bulk/items/patch", BULK_BODY_MAX, |call| {
        Box::pin(patch::bulk(call))
    }),
    ("/v2/items/remove", ITEM_BODY_MAX, |call| {
        Box::pin(writes::remove(call))
    }),
    ("/v2/items/truncate", ITEM_BODY_MAX, |call| {
        Box::pin(writes::truncate(call))
    }),
    ("/v2/items/create-draft", ITEM_BODY_MAX, |call| {
        Box::pin(drafts::create(call))
    }),
    ("/v2/items/publish-draft", ITEM_BODY_MAX, |call| {
        Box::pin(drafts::publish(call))
    }),
    ("/v2/items/unpublish", ITEM_BODY_MAX, |call| {
        Box::pin(drafts::unpublish(call))
    }),
    ("/v2/items/insert-reference", ITEM_BODY_MAX, |call| {
        Box::pin(references::insert(call))
    }),
    ("/v2/items/remove-reference", ITEM_BODY_MAX, |call| {
        Box::pin(references::remove(call))
    }),
    ("/v2/items/replace-references", ITEM_BODY_MAX, |call| {
        Box::pin(references::replace(call))
    }),
    ("/v2/bulk/items/insert", BULK_BODY_MAX, |call| {
        Box::pin(bulk::insert(call))
    }),
    ("/v2/bulk/items/save", BULK_BODY_MAX, |call| {
        Box::pin(bulk::save(call))
    }),
    ("/v2/bulk/items/update", BULK_BODY_MAX, |call| {
        Box::pin(bulk::update(call))
    }),
    ("/v2/bulk/items/remove", BULK_BODY_MAX, |call| {
        Box::pin(bulk::remove(call))
    }),
    ("/v2/bulk/items/async-patch-by-filter", ITEM_BODY_MAX, |call| {
        Box::pin(jobs::patch(call))
    }),
    ("/v2/bulk/items/async-remove-by-filter", ITEM_BODY_MAX, |call| {
        Box::pin(jobs::remove(call))
    }),
    ("/v2/bulk/items/insert-references", BULK_BODY_MAX, |call| {
        Box::pin(references::bulk_insert(call))
    }),
    ("/v2/bulk/items/remove-references", BULK_BODY_MAX, |call| {
        Box::pin(references::bulk_remove(call))
    }),
];

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
    for (path, operation) in READS {
        config.service(only(&format!("{prefix}{path}"), "GET, POST", |resource| {
            resource
                .route(web::post().to(move |request, payload, store| {
                    posted(operation, READ_BODY_MAX, request, payload, store)
                }))
                .route(web::get().to(move |request, store| by_url(operation, request, store)))
        }));
    }
    for (path, limit, operation) in WRITES {
        config.service(only(&format!("{prefix}{path}"), "POST", |resource| {
            resource.route(
                web::post()
                    .to(move |request, payload, store| posted(operation, limit, request, payload, store)),
            )
        }));
    }
    let status: Operation = |call| Box::pin(jobs::status(call));
    config.service(only(
        &format!("{prefix}/v2/async-jobs/{{job}}/status"),
        "GET",
        |resource| resource.route(web::get().to(move |request, store| by_url(status, request, store))),
    ));
    let get: Operation = |call| Box::pin(items::get(call));
    let update: Operation = |call| Box::pin(writes::update(call));
    let remove: Operation = |call| Box::pin(writes::remove(call));
    config.service(only(
        &format!("{prefix}/v2/items/{{id}}"),
        "GET, PUT, DELETE",
        |resource| {
            resource
                .route(web::get().to(move |request, store| by_url(get, request, store)))
                .route(web::put().to(move |request, payload, store| {
                    posted(update, ITEM_BODY_MAX, request, payload, store)
                }))
                .route(web::delete().to(move |request, store| by_url(remove, request, store)))
        },
    ));
}

async fn unknown_path(request: HttpRequest) -> Result<HttpResponse, ApiError> {
    Err(ApiError::UnknownPath {
        path: request.path().to_owned(),
    })
}
