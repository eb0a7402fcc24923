//! GraphQL over the collections, at `/graphql/{version}`.
//!
//! A document is measured (`cost`), checked against the schema of the caller's collections (`schema`, whose fields are
//! `calls` with names of `names`), and run: each of its outermost fields is a call of the data interface (`caller`).
//! Nothing here touches the store but to list the collections.
//!
//! A schema has only the collections with which the caller may do something, so introspection shows no more than
//! that. A caller who may do something else with them is refused as everywhere.
//!
//! A document that was understood gets a response with status 200, whatever its errors; the platform's clients read no other
//! response. A request that is no document, an unknown caller and too many calls have the statuses of every call.

mod caller;
mod calls;
mod cost;
mod names;
mod schema;
mod shown;
mod types;

use actix_web::{HttpRequest, HttpResponse, web};
use async_graphql::{ErrorExtensionValues, Request, Response, ServerError, Variables};
use serde_json::Value;

use super::body;
use super::error::{ApiError, BAD_REQUEST};
use super::input::{self, Object};
use super::limit::{Limits, count_calls};
use crate::store::Store;
use caller::Caller;
pub(super) use caller::Refusals;
pub(super) use schema::Schemas;

/// Path of the endpoint.
pub(super) const PATH: &str = "/graphql/{version}";
/// The one version there is, the default of the platform's clients.
const VERSION: &str = "alpha";

/// POST `/graphql/alpha`.
pub(super) async fn execute(
    limit: usize,
    request: HttpRequest,
    payload: web::Payload,
    store: web::Data<Store>,
    limits: web::Data<Limits>,
    schemas: web::Data<Schemas>,
) -> Result<HttpResponse, ApiError> {
    if request.match_info().get("version") != Some(VERSION) {
        return Err(ApiError::UnknownPath {
            path: request.path().to_owned(),
        });
    }
    let identified = super::caller::identify(&store, &request).await?;
    let document = read(body::json_of(identified.sender, &request, payload, limit).await?)?;
    let (document, calls) = match measure(document) {
        Ok(measured) => measured,
        Err(error) => return Ok(respond(Response::from_errors(vec![error]))),
    };
    // The request itself was counted already.
    count_calls(&limits, &request, calls.saturating_sub(1))?;
    let (calls, fields) = (identified.budget(), identified.budget());
    let super::caller::Caller { role, store, .. } = identified;
    let schema = schemas.of(&store, &role).await?;
    let refusals = Refusals::default();
    let caller = Caller {
        store,
        role,
        calls,
        refusals: refusals.clone(),
    };
    let mut response = respond(
        schema
            .execute(document.data(caller).data(shown::Shown(fields)))
            .await,
    );
    response.extensions_mut().insert(refusals);
    Ok(response)
}

/// Reads a document with its variables.
fn read(mut body: Object) -> Result<Request, ApiError> {
    let mut request = Request::new(input::text(&body, "query")?);
    request.operation_name = match body.remove("operationName") {
        None | Some(Value::Null) => None,
        Some(Value::String(name)) => Some(name),
        Some(_) => return Err(ApiError::field("operationName", "must be a text")),
    };
    request.variables = match body.remove("variables") {
        None | Some(Value::Null) => Variables::default(),
        Some(variables @ Value::Object(_)) => Variables::from_json(variables),
        Some(_) => return Err(ApiError::field("variables", "must be an object")),
    };
    Ok(request)
}

/// Parses a document that is within the limits; returns it with the number of its calls.
fn measure(mut request: Request) -> Result<(Request, usize), ServerError> {
    let excess = |excess: cost::Excess| ServerError::new(excess.to_string(), None);
    cost::check_text(&request.query).map_err(excess)?;
    let document = request.parsed_query()?.clone();
    let operation = request.operation_name.as_deref();
    let calls = cost::check(&document, operation, &request.variables).map_err(excess)?;
    Ok((request, calls))
}

/// A response with status 200. What the library refuses has no code of its own; to the platform it is a bad request.
fn respond(mut response: Response) -> HttpResponse {
    for error in &mut response.errors {
        let extensions = error.extensions.get_or_insert_with(ErrorExtensionValues::default);
        if extensions.get("code").is_none() {
            let (status, code) = BAD_REQUEST;
            extensions.set("code", code);
            extensions.set("status", status.as_u16());
        }
    }
    HttpResponse::Ok().json(response)
}
