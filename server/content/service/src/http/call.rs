//! One call of the data interface: who makes it, and its input as one object.

use actix_web::{HttpRequest, HttpResponse, web};
use futures::future::BoxFuture;
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use super::body;
use super::caller::{self, Caller};
use super::environment::{CallPlace, Environment};
use super::error::ApiError;
use super::input::{self, Object};
use crate::budget::Budget;
use crate::filter::{self, Filter};
use crate::store::{Action, Collection, Edit, Fit, Item, Role, Scope, Store, StoreError};
use crate::value;

/// A call whose caller is known and whose input was read.
pub(super) struct Call {
    pub(super) store: Store,
    pub(super) role: Role,
    pub(super) body: Object,
    /// Bytes that its response may have.
    pub(super) budget: Budget,
    /// Where it works.
    pub(super) environment: Environment,
}

/// Handles a call.
pub(super) type Operation = fn(Call) -> BoxFuture<'static, Result<Value, ApiError>>;

impl Call {
    /// Name of the collection that the call is about.
    pub(super) fn collection(&self) -> Result<String, ApiError> {
        input::text(&self.body, "dataCollectionId")
    }

    /// The items with which the caller may do something, or a refusal.
    pub(super) async fn scope(&self, action: Action, collection: &str) -> Result<Scope, ApiError> {
        self.store
            .collection(collection)
            .await?
            .scope(&self.role, action)
            .ok_or_else(|| forbidden(action, collection))
    }

    /// A collection in which the caller may insert or update, or a refusal.
    pub(super) async fn savable(&self, collection: &str) -> Result<Collection, ApiError> {
        let found = self.store.collection(collection).await?;
        let may = |action| found.scope(&self.role, action).is_some();
        if may(Action::Insert) || may(Action::Update) {
            Ok(found)
        } else {
            Err(forbidden(Action::Update, collection))
        }
    }

    /// Starts to change a collection in the caller's name.
    pub(super) async fn edit(&self, collection: &str) -> Result<Edit<'_>, ApiError> {
        Ok(self.store.edit(collection, &self.role).await?)
    }

    /// Pays for a part of the response with the bytes that it takes.
    ///
    /// # Errors
    /// [`ApiError::ResponseTooLarge`] if there are not as many left.
    pub(super) fn pay(&self, part: &Map<String, Value>) -> Result<(), ApiError> {
        Ok(self.budget.take(value::json_size_of_fields(part))?)
    }

    /// The fields that only holders of a key may set are set by the service for everybody else.
    pub(super) fn claim(&self, data: &mut Fit) {
        let data = data.system_fields();
        match &self.role {
            Role::Admin(_) | Role::Key(_) => {}
            Role::Member(id) => _ = data.insert("_owner".to_owned(), Value::String(id.clone())),
            Role::Visitor => _ = data.remove("_owner"),
        }
    }
}

/// The refusal of an action.
pub(super) fn forbidden(action: Action, collection: &str) -> ApiError {
    ApiError::Forbidden {
        action,
        collection: collection.to_owned(),
    }
}

/// Reads an item that the caller is about to do something with.
pub(super) async fn own_item(
    edit: &mut Edit<'_>,
    id: &str,
    scope: &Scope,
    action: Action,
) -> Result<Item, ApiError> {
    edit.own_item(id, scope).await.map_err(|error| match error {
        StoreError::NotOwner => forbidden(action, edit.name()),
        other => other.into(),
    })
}

/// Reads a filter at that place of the input.
pub(super) fn filter(value: Option<&Value>, field: &str) -> Result<Filter, ApiError> {
    filter::parse(value.unwrap_or(&Value::Null)).map_err(|error| ApiError::field(field, error.to_string()))
}

/// A call that is posted.
#[derive(Clone, Copy)]
pub(super) struct Posted {
    pub(super) operation: Operation,
    /// What reads an item, at the path of a call that an item may be named like.
    pub(super) item: Option<Operation>,
    /// Largest accepted body in bytes. Callers without a key have a limit of their own besides.
    pub(super) limit: usize,
    /// What the call does with items, if it changes any. A caller who may do none of it anywhere is refused by the head.
    pub(super) actions: &'static [Action],
}

/// Responds to a posted call. One that reads may be about an item of its name; see [`of_item`].
pub(super) async fn posted(
    call: Posted,
    request: HttpRequest,
    payload: web::Payload,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let caller = caller::identify(&store, &request).await?;
    caller.may_somewhere(call.actions).await?;
    let body = body::json_of(caller.sender, &request, payload, call.limit).await?;
    let operation = of_item(call.operation, call.item, &request, &body);
    respond(operation, caller, body).await
}

/// Responds to a call whose input is in the address: under `.r`, or as dotted names. See [`of_item`].
pub(super) async fn by_url(
    operation: Operation,
    item: Option<Operation>,
    request: HttpRequest,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let caller = caller::identify(&store, &request).await?;
    let body = input::url(&request)?;
    let operation = of_item(operation, item, &request, &body);
    respond(operation, caller, body).await
}

/// Responds to a posted call about the item that the path names.
pub(super) async fn item_posted(
    call: Posted,
    request: HttpRequest,
    payload: web::Payload,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let caller = caller::identify(&store, &request).await?;
    caller.may_somewhere(call.actions).await?;
    let mut body = body::json_of(caller.sender, &request, payload, call.limit).await?;
    let id = Value::String(id_of(&request));
    // The identifier in the path decides, as it does for the platform.
    if let Some(item) = body.get_mut("dataItem").and_then(Value::as_object_mut) {
        item.insert("id".to_owned(), id.clone());
    }
    body.insert("dataItemId".to_owned(), id);
    respond(call.operation, caller, body).await
}

/// Responds to a call about the item that the path names, with its input in the address.
pub(super) async fn item_by_url(
    operation: Operation,
    request: HttpRequest,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let caller = caller::identify(&store, &request).await?;
    let mut body = input::url(&request)?;
    body.insert("dataItemId".to_owned(), Value::String(id_of(&request)));
    respond(operation, caller, body).await
}

/// The id that the last part of the path is. The framework has decoded all of it but `%`, `+` and `/`.
fn id_of(request: &HttpRequest) -> String {
    let path = request.match_info().as_str();
    let part = path.rsplit('/').next().unwrap_or_default();
    percent_decode_str(part).decode_utf8_lossy().into_owned()
}

/// What to do at the path of a call that reads. Clients name the item that they read in the input too, which no such call takes:
/// so an item can be read that is named like the call.
fn of_item(call: Operation, item: Option<Operation>, request: &HttpRequest, body: &Object) -> Operation {
    let named = body.get("dataItemId").and_then(Value::as_str);
    item.filter(|_| named == Some(id_of(request).as_str()))
        .unwrap_or(call)
}

async fn respond(operation: Operation, caller: Caller, mut body: Object) -> Result<HttpResponse, ApiError> {
    let place = CallPlace::enter(&caller.store, &mut body).await?;
    let budget = caller.budget();
    let Caller { role, store, .. } = caller;
    let call = Call {
        store,
        role,
        body,
        budget,
        environment: place.environment,
    };
    let mut response = operation(call).await?;
    place.leave(&mut response);
    Ok(HttpResponse::Ok().json(response))
}
