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

use std::io;

use actix_web::{HttpRequest, HttpResponse, web};
use async_graphql::{ErrorExtensionValues, Pos, Request, Response, ServerError, Variables};
use serde_json::Value;

use super::body;
use super::error::{ApiError, BAD_REQUEST};
use super::input::{self, Object};
use super::limit::{CallLimits, count_calls};
use crate::budget::Budget;
use crate::store::Store;
use caller::Caller;
pub(super) use caller::Refusals;
pub(super) use schema::Schemas;

/// Path of the endpoint.
pub(super) const PATH: &str = "/graphql/{version}";
/// The one version there is, the default of the platform's clients.
const VERSION: &str = "alpha";
/// Most errors of a response; a document that is wrong throughout has thousands.
const ERRORS_MAX: usize = 100;

/// POST `/graphql/alpha`.
pub(super) async fn execute(
    limit: usize,
    request: HttpRequest,
    payload: web::Payload,
    store: web::Data<Store>,
    limits: web::Data<CallLimits>,
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
        Err(error) => return Ok(respond(Response::from_errors(vec![error]), identified.budget())),
    };
    // The request itself was counted already.
    count_calls(&limits, &request, calls.saturating_sub(1))?;
    let (calls, fields, room) = (identified.budget(), identified.budget(), identified.budget());
    let super::caller::Caller { role, store, .. } = identified;
    let schema = schemas.of(&store, &role).await?;
    let refusals = Refusals::default();
    let caller = Caller {
        store,
        role,
        calls,
        refusals: refusals.clone(),
    };
    let request = document.data(caller).data(shown::Shown(fields));
    let mut response = respond(schema.execute(request).await, room);
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
fn respond(mut response: Response, room: Budget) -> HttpResponse {
    response.errors.truncate(ERRORS_MAX);
    for error in &mut response.errors {
        let extensions = error.extensions.get_or_insert_with(ErrorExtensionValues::default);
        if extensions.get("code").is_none() {
            let (status, code) = BAD_REQUEST;
            extensions.set("code", code);
            extensions.set("status", status.as_u16());
        }
    }
    let mut json = Written {
        bytes: Vec::new(),
        room,
    };
    if serde_json::to_writer(&mut json, &response).is_err() {
        let error = shown::describe(&ApiError::ResponseTooLarge).into_server_error(Pos::default());
        return HttpResponse::Ok().json(Response::from_errors(vec![error]));
    }
    HttpResponse::Ok()
        .content_type("application/json")
        .body(json.bytes)
}

/// What was written of a response until its room ends. What a field shows is counted before, but not the name that the
/// document gives it, which every item repeats.
struct Written {
    bytes: Vec<u8>,
    room: Budget,
}

impl io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.room
            .take(bytes.len())
            .map_err(|_| io::Error::from(io::ErrorKind::FileTooLarge))?;
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
