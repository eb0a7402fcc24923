//! Reading items: one by its id, many by a query, or only their number.

use serde_json::{Map, Value, json};

use super::call::{self, Call};
use super::error::{ApiError, both};
use super::input;
use super::query_input::QueryInput;
use super::{includes, query_input};
use crate::query::Start;
use crate::store::{Action, Item, Portion, Scope};

/// `…/v2/items/query`.
pub(super) async fn query(call: Call) -> Result<Value, ApiError> {
    let mut input = query_input::parse(&call.body)?;
    let scope = call.scope(Action::Read, &input.query.collection).await?;
    input.query.filter = scope.narrow(input.query.filter);
    let portion = Portion {
        fields: &kept(&input),
        budget: &call.budget,
    };
    let page = call.store.portion(&input.query, &portion).await?;
    let by_cursor = input.paging.by_cursor;
    if page.is_cut && !by_cursor && input.query.wants_total {
        // Such clients reckon from total and limit where the next page begins, and would miss what this one leaves out.
        return Err(ApiError::ResponseTooLarge);
    }
    let next = if by_cursor || page.is_cut {
        page.next.map(Start::After)
    } else {
        page.has_next.then_some(Start::Offset(0))
    };
    let metadata = input.paging.metadata(
        page.items.len(),
        page.total,
        next,
        page.previous.map(Start::Before),
    );
    let mut items = page.items;
    includes::expand(&call, &input.query.collection, &mut items, &input.includes).await?;
    let items: Vec<Value> = items
        .into_iter()
        .map(|item| wire(item, &input.query.collection, &input.fields))
        .collect();
    Ok(json!({ "dataItems": items, "pagingMetadata": metadata }))
}

/// The fields of an item that a response needs, in the order of the alphabet; none means all.
fn kept(input: &QueryInput) -> Vec<String> {
    if input.fields.is_empty() {
        return Vec::new();
    }
    let mut names = vec!["_id".to_owned()];
    for field in &input.fields {
        names.extend(
            SYSTEM_FIELDS
                .iter()
                .find(|(alias, _)| alias == field)
                .map(|(_, name)| (*name).to_owned()),
        );
        names.push(field.clone());
    }
    names.extend(input.includes.iter().map(|include| include.field.clone()));
    names.sort_unstable();
    names
}

/// GET `…/v2/items/{id}`.
pub(super) async fn get(call: Call) -> Result<Value, ApiError> {
    let named = both(call.collection(), input::text(&call.body, "dataItemId"));
    let fields = input::names(call.body.get("fields"), "fields");
    let shown = both(fields, includes::parse(&call.body));
    let ((collection, id), (fields, includes)) = both(named, shown)?;
    let scope = call.scope(Action::Read, &collection).await?;
    let item = call
        .store
        .item(&collection, &id)
        .await?
        .filter(|item| match &scope {
            Scope::All => true,
            Scope::Own(member) => item.data.get("_owner").and_then(Value::as_str) == Some(member),
        });
    let Some(item) = item else {
        return Err(ApiError::ItemMissing { collection, id });
    };
    call.pay(&item.data)?;
    let mut items = [item];
    includes::expand(&call, &collection, &mut items, &includes).await?;
    let [item] = items;
    Ok(json!({ "dataItem": wire(item, &collection, &fields) }))
}

/// `…/v2/items/count`.
pub(super) async fn count(call: Call) -> Result<Value, ApiError> {
    let filter = call::filter(call.body.get("filter"), "filter");
    let (collection, filter) = both(call.collection(), filter)?;
    let scope = call.scope(Action::Read, &collection).await?;
    let count = call.store.count(&collection, &scope.narrow(filter)).await?;
    Ok(json!({ "totalCount": count }))
}

/// An item on the wire. Chosen fields keep only themselves and `_id`; none chosen means all.
pub(super) fn wire(item: Item, collection: &str, fields: &[String]) -> Value {
    let data: Map<String, Value> = item
        .data
        .into_iter()
        .filter(|(name, _)| fields.is_empty() || name == "_id" || is_chosen(fields, name))
        .collect();
    json!({ "id": item.id, "dataCollectionId": collection, "data": data })
}

/// Older clients rename system fields everywhere but below `data`, so their names come without the underscore.
const SYSTEM_FIELDS: [(&str, &str); 2] = [("createdDate", "_createdDate"), ("updatedDate", "_updatedDate")];

fn is_chosen(fields: &[String], name: &str) -> bool {
    let alias = SYSTEM_FIELDS.iter().find(|(_, field)| *field == name);
    let alias = alias.map_or(name, |(alias, _)| alias);
    input::has_name(fields, name) || input::has_name(fields, alias)
}
