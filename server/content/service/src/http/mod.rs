//! The platform's wire form: routes, inputs, refusals. GraphQL is another form of the same calls.
//!
//! Every response is JSON, carries a request id, and a good one has exactly status 200: the platform's clients take
//! any other status for an error.

mod aggregate;
mod body;
mod boundary;
mod bulk;
mod call;
mod caller;
mod changes;
mod cursor;
mod environment;
mod error;
pub mod extension;
mod graphql;
mod in_flight;
mod includes;
mod input;
mod items;
mod limit;
mod paging;
mod query_input;
mod references;
mod room;
mod server;
mod token;
mod weigh;
mod writes;

use actix_web::{HttpRequest, HttpResponse, Resource, web};

use call::{Operation, Posted, by_url, item_by_url, item_posted, posted};
use error::ApiError;
use extension::only;
pub use in_flight::ResponseLimits;
use input::READ_BODY_MAX;
pub use limit::{Rate, RateLimits};
pub use room::{BodyLimit, BodyLimits};
pub(crate) use server::{ServerLimits, serve};

use crate::store::Action::{self, Insert, Remove, Update};

/// Largest accepted body of a call about one item: the platform's own limit for the item, and what is around it.
const ITEM_BODY_MAX: usize = crate::store::ITEM_MAX + 64 * 1024;
/// Largest accepted body of a call about many items. Callers without a key have a smaller one; see `body`.
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
const READS: [(&str, Operation); 7] = [
    ("/v2/items/query", operation!(items::query)),
    ("/v2/items/count", operation!(items::count)),
    ("/v2/items/aggregate", operation!(aggregate::aggregate)),
    ("/v2/items/query-distinct-values", operation!(aggregate::distinct)),
    ("/v2/items/query-referenced", operation!(references::query)),
    ("/v2/items/is-referenced", operation!(references::is_referenced)),
    ("/v2/collections/changes", operation!(changes::changes)),
];

/// Calls that change one item, each with what it does with items: one permission of these is the least that it takes.
const WRITES: [(&str, &[Action], Operation); 8] = [
    ("/v2/items", &[Insert], operation!(writes::insert)),
    ("/v2/items/save", &[Insert, Update], operation!(writes::save)),
    ("/v2/items/update", &[Update], operation!(writes::update)),
    ("/v2/items/remove", &[Remove], operation!(writes::remove)),
    ("/v2/items/truncate", &[Remove], operation!(writes::truncate)),
    (
        "/v2/items/insert-reference",
        &[Update],
        operation!(references::insert),
    ),
    (
        "/v2/items/remove-reference",
        &[Update],
        operation!(references::remove),
    ),
    (
        "/v2/items/replace-references",
        &[Update],
        operation!(references::replace),
    ),
];

/// Calls that carry many items.
const BULK_WRITES: [(&str, &[Action], Operation); 6] = [
    ("/v2/bulk/items/insert", &[Insert], operation!(bulk::insert)),
    ("/v2/bulk/items/save", &[Insert, Update], operation!(bulk::save)),
    ("/v2/bulk/items/update", &[Update], operation!(bulk::update)),
    ("/v2/bulk/items/remove", &[Remove], operation!(bulk::remove)),
    (
        "/v2/bulk/items/insert-references",
        &[Update],
        operation!(references::bulk_insert),
    ),
    (
        "/v2/bulk/items/remove-references",
        &[Update],
        operation!(references::bulk_remove),
    ),
];

/// Mounts every route.
fn routes(config: &mut web::ServiceConfig) {
    config.service(only(limit::GRANTS, "POST", |resource| {
        resource.route(web::post().to(token::issue))
    }));
    config.app_data(web::Data::new(graphql::Schemas::default()));
    config.service(only(graphql::PATH, "POST", |resource| {
        resource.route(web::post().to(|request, payload, store, limits, schemas| {
            graphql::execute(ITEM_BODY_MAX, request, payload, store, limits, schemas)
        }))
    }));
    for prefix in DATA_PREFIXES {
        data_routes(config, prefix);
    }
    config.default_service(web::to(unknown_path));
}

/// Where a single item is: an item may be named like a call, which has this path and another method then.
const ITEMS: &str = "/v2/items/";
/// What an item is read by.
const GET: Posted = Posted {
    operation: operation!(items::get),
    item: None,
    limit: READ_BODY_MAX,
    actions: &[],
};
const UPDATE: Posted = Posted {
    operation: operation!(writes::update),
    item: None,
    limit: ITEM_BODY_MAX,
    actions: &[Update],
};
const REMOVE: Operation = operation!(writes::remove);

/// Mounts what is done with the item that a path names, save reading it.
fn item_changes(resource: Resource) -> Resource {
    resource
        .route(web::put().to(|request, payload, store| item_posted(UPDATE, request, payload, store)))
        .route(web::delete().to(|request, store| item_by_url(REMOVE, request, store)))
}

#[expect(clippy::too_many_lines, reason = "a table of routes")]
fn data_routes(config: &mut web::ServiceConfig, prefix: &str) {
    for (path, operation) in READS {
        let item = path.starts_with(ITEMS).then_some(GET.operation);
        let calls = |resource: Resource| {
            resource
                .route(web::post().to(move |request, payload, store| {
                    let call = Posted {
                        operation,
                        item,
                        limit: READ_BODY_MAX,
                        actions: &[],
                    };
                    posted(call, request, payload, store)
                }))
                .route(web::get().to(move |request, store| by_url(operation, item, request, store)))
        };
        let path = format!("{prefix}{path}");
        config.service(match item {
            Some(_) => only(&path, "GET, POST, PUT, DELETE", |resource| {
                item_changes(calls(resource))
            }),
            None => only(&path, "GET, POST", calls),
        });
    }
    let calls = |limit: usize| {
        move |(path, actions, operation): (&'static str, &'static [Action], Operation)| {
            let call = Posted {
                operation,
                item: None,
                limit,
                actions,
            };
            (path, call)
        }
    };
    let writes = WRITES.map(calls(ITEM_BODY_MAX));
    for (path, call) in writes.into_iter().chain(BULK_WRITES.map(calls(BULK_BODY_MAX))) {
        let calls = |resource: Resource| {
            resource
                .route(web::post().to(move |request, payload, store| posted(call, request, payload, store)))
        };
        let is_item = path.starts_with(ITEMS);
        let path = format!("{prefix}{path}");
        config.service(if is_item {
            only(&path, "GET, POST, PUT, DELETE", |resource| {
                let get = web::get().to(|request, store| item_by_url(GET.operation, request, store));
                item_changes(calls(resource).route(get))
            })
        } else {
            only(&path, "POST", calls)
        });
    }
    config.service(only(
        &format!("{prefix}{ITEMS}{{id}}"),
        "GET, POST, PUT, DELETE",
        |resource| {
            let get = web::get().to(|request, store| item_by_url(GET.operation, request, store));
            // Clients post what would make too long an address.
            let post = web::post().to(|request, payload, store| item_posted(GET, request, payload, store));
            item_changes(resource.route(get).route(post))
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
mod group_tests;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_names_every_path() {
        let description = include_str!("../../../../../docs/content-service.openapi.yaml");
        let reads = READS.iter().map(|(path, _)| *path);
        let writes = WRITES.iter().chain(&BULK_WRITES).map(|(path, ..)| *path);
        let others = ["/v2/items/{id}", limit::GRANTS, graphql::PATH];
        for path in reads.chain(writes).chain(others) {
            assert!(description.contains(&format!("\n  {path}:\n")), "{path}");
        }
    }
}
