//! Reading items: one by its id, many by a query.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::{Map, Value, json};

use super::error::ApiError;
use super::input::{self, Object};
use super::{caller, query_input};
use crate::query::Query;
use crate::store::{Action, Item, Page, Role, Store};

/// POST `…/v2/items/query`.
pub(super) async fn query(
    request: HttpRequest,
    payload: web::Payload,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let role = caller::role(&store, &request).await?;
    answer(&store, role, &input::json(payload).await?).await
}

/// GET `…/v2/items/query?.r=…`.
pub(super) async fn query_by_url(
    request: HttpRequest,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let role = caller::role(&store, &request).await?;
    answer(&store, role, &input::url(&request)?).await
}

/// GET `…/v2/items/{id}?dataCollectionId=…`.
pub(super) async fn get(
    request: HttpRequest,
    id: web::Path<String>,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let role = caller::role(&store, &request).await?;
    let collection = input::collection(&request)?;
    caller::permit(&store, role, Action::Read, &collection).await?;
    let id = id.into_inner();
    let fields: Vec<String> = input::parameters(request.query_string().as_bytes())
        .into_iter()
        .filter(|(name, _)| name == "fields")
        .map(|(_, value)| value)
        .collect();
    match store.item(&collection, &id).await? {
        Some(item) => Ok(HttpResponse::Ok().json(json!({ "dataItem": wire(item, &collection, &fields) }))),
        None => Err(ApiError::ItemMissing { collection, id }),
    }
}

async fn answer(store: &Store, role: Role, body: &Object) -> Result<HttpResponse, ApiError> {
    let query = query_input::parse(body)?;
    caller::permit(store, role, Action::Read, &query.collection).await?;
    let page = store.query(&query).await?;
    Ok(HttpResponse::Ok().json(wire_page(page, &query)))
}

fn wire_page(page: Page, query: &Query) -> Value {
    let mut paging = json!({ "count": page.items.len(), "offset": query.offset, "tooManyToCount": false,
        "hasNext": page.has_next });
    if let (Some(total), Some(paging)) = (page.total, paging.as_object_mut()) {
        paging.insert("total".to_owned(), json!(total));
    }
    let items: Vec<Value> = page
        .items
        .into_iter()
        .map(|item| wire(item, &query.collection, &query.fields))
        .collect();
    json!({ "dataItems": items, "pagingMetadata": paging })
}

/// An item on the wire. Chosen fields keep only themselves and `_id`; none chosen means all.
fn wire(item: Item, collection: &str, fields: &[String]) -> Value {
    let data: Map<String, Value> = item
        .data
        .into_iter()
        .filter(|(name, _)| fields.is_empty() || name == "_id" || fields.contains(name))
        .collect();
    json!({ "id": item.id, "dataCollectionId": collection, "data": data })
}
