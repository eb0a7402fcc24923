//! The platform's wire form: routes, inputs, refusals. GraphQL is another form of the same calls.
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
mod graphql;
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
mod server;
mod token;
mod writes;

use actix_web::{HttpRequest, HttpResponse, web};

use call::{Operation, by_url, posted};
use error::ApiError;
use extension::only;
use input::READ_BODY_MAX;
pub use limit::{Rate, RateLimits};
pub(crate) use server::{ServerLimits, serve};

/// Largest accepted body of a call about one item: the platform's own limit for the item, and what is around it.
const ITEM_BODY_MAX: usize = crate::store::ITEM_MAX + 64 * 1024;
/// Largest accepted body of a call about many items. Only callers that are known get this far.
const BULK_BODY_MAX: usize = 64 * 1024 * 1024;

/// Paths under which clients of either generation look for the data calls, depending on the host that they are
/// configured with.
const DATA_PREFIXES: [&str; 4] = ["/wix-data", "/_api/cloud-data", "/_api/data", ""];

/// An async function as an [`Operation`].
macro_rules! operation {
    ($($name:ident)::+) => {
        |call| Box::pin($($name)::+(call))
    };
}

/// Calls that only read. Clients send them by POST, or by GET with everything in the address.
const READS: [(&str, Operation); 8] = [
    ("/v2/items/query", operation!(items::query)),
    ("/v2/items/search", operation!(items::search)),
    ("/v2/items/count", operation!(items::count)),
    ("/v2/items/aggregate", operation!(aggregate::aggregate)),
    ("/v2/items/aggregate-pipeline", operation!(pipeline::run)),
    ("/v2/items/query-distinct-values", operation!(aggregate::distinct)),
    ("/v2/items/query-referenced", operation!(references::query)),
    ("/v2/items/is-referenced", operation!(references::is_referenced)),
];

/// Calls that change one item, or start a job.
const WRITES: [(&str, Operation); 14] = [
    ("/v2/items", operation!(writes::insert)),
    ("/v2/items/save", operation!(writes::save)),
    ("/v2/items/update", operation!(writes::update)),
    ("/v2/items/patch", operation!(patch::patch)),
    ("/v2/items/remove", operation!(writes::remove)),
    ("/v2/items/truncate", operation!(writes::truncate)),
    ("/v2/items/create-draft", operation!(drafts::create)),
    ("/v2/items/publish-draft", operation!(drafts::publish)),
    ("/v2/items/unpublish", operation!(drafts::unpublish)),
    ("/v2/items/insert-reference", operation!(references::insert)),
    ("/v2/items/remove-reference", operation!(references::remove)),
    ("/v2/items/replace-references", operation!(references::replace)),
    ("/v2/bulk/items/async-patch-by-filter", operation!(jobs::patch)),
    ("/v2/bulk/items/async-remove-by-filter", operation!(jobs::remove)),
];

/// Calls that carry many items.
const BULK_WRITES: [(&str, Operation); 7] = [
    ("/v2/bulk/items/patch", operation!(patch::bulk)),
    ("/v2/bulk/items/insert", operation!(bulk::insert)),
    ("/v2/bulk/items/save", operation!(bulk::save)),
    ("/v2/bulk/items/update", operation!(bulk::update)),
    ("/v2/bulk/items/remove", operation!(bulk::remove)),
    (
        "/v2/bulk/items/insert-references",
        operation!(references::bulk_insert),
    ),
    (
        "/v2/bulk/items/remove-references",
        operation!(references::bulk_remove),
    ),
];

/// Mounts every route.
fn routes(config: &mut web::ServiceConfig) {
    config.service(only("/oauth2/token", "POST", |resource| {
        resource.route(web::post().to(token::issue))
    }));
    config.app_data(web::Data::new(graphql::Schemas::default()));
    config.service(only(graphql::PATH, "POST", |resource| {
        resource.route(web::post().to(|request, payload, store, limits, schemas| {
            graphql::answer(ITEM_BODY_MAX, request, payload, store, limits, schemas)
        }))
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
    let bulk_writes = BULK_WRITES.map(|(path, operation)| (path, BULK_BODY_MAX, operation));
    let writes = WRITES.map(|(path, operation)| (path, ITEM_BODY_MAX, operation));
    for (path, limit, operation) in writes.into_iter().chain(bulk_writes) {
        config.service(only(&format!("{prefix}{path}"), "POST", |resource| {
            resource.route(
                web::post()
                    .to(move |request, payload, store| posted(operation, limit, request, payload, store)),
            )
        }));
    }
    let status: Operation = operation!(jobs::status);
    config.service(only(
        &format!("{prefix}/v2/async-jobs/{{job}}/status"),
        "GET",
        |resource| resource.route(web::get().to(move |request, store| by_url(status, request, store))),
    ));
    let get: Operation = operation!(items::get);
    let update: Operation = operation!(writes::update);
    let remove: Operation = operation!(writes::remove);
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

#[cfg(test)]
mod fuzz_tests;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_names_every_path() {
        let description = include_str!("../../../../docs/content-service.openapi.yaml");
        let calls = READS.iter().chain(&WRITES).chain(&BULK_WRITES);
        let others = [
            "/v2/items/{id}",
            "/v2/async-jobs/{job}/status",
            "/oauth2/token",
            graphql::PATH,
        ];
        for path in calls.map(|(path, _)| *path).chain(others) {
            assert!(description.contains(&format!("\n  {path}:\n")), "{path}");
        }
    }
}
