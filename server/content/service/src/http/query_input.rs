//! Reads a query out of a body, nested under `query` as the platform's clients send it, or flat.

use serde_json::Value;

use super::call;
use super::error::{ApiError, Faults, both, each};
use super::includes::{self, Include};
use super::input::{self, Object};
use super::paging::{self, Paging};
use crate::filter::Field;
use crate::order::Shuffle;
use crate::order::Sort;
use crate::query::{ItemOrder, Query};

/// Most fields to sort by; each costs a pass over the item.
const SORTS_MAX: usize = 16;

/// A query and what its response shows.
pub(super) struct QueryInput {
    pub(super) query: Query,
    pub(super) paging: Paging,
    /// Fields to keep besides `_id`; empty means all.
    pub(super) fields: Vec<String>,
    pub(super) includes: Vec<Include>,
}

/// Reads and checks a query. A refusal names everything that is wrong.
pub(super) fn parse(body: &Object) -> Result<QueryInput, ApiError> {
    let mut faults = Faults::default();
    let collection = faults.take(input::text(body, "dataCollectionId"))?;
    let paging = faults.take(Paging::parse("query", body))?;
    // Without a paging that is right, the fields beside it are looked at where the body has them.
    let request = paging.as_ref().map_or(body, |paging| &paging.request);
    let held = faults.take(paging::holder(request))?;
    let is_held = held.is_some();
    let (query, prefix) = held.unwrap_or((body, ""));
    let named = |name: &str| format!("{prefix}{name}");
    let shuffle = faults.take(shuffle(request))?;
    let sorts = faults.take(match shuffle {
        Some(Some(_)) => Ok(Vec::new()),
        _ => sorts(query.get("sort"), &named("sort")),
    })?;
    let filter = faults.take(call::filter(query.get("filter"), &named("filter")))?;
    let fields = faults.take(input::names(query.get("fields"), &named("fields")))?;
    let includes = faults.take(includes::parse(request))?;
    let (Some(collection), Some(paging), Some(shuffle), true) = (collection, paging, shuffle, is_held) else {
        return Err(faults.into_error());
    };
    let (Some(sorts), Some(filter), Some(fields), Some(includes)) = (sorts, filter, fields, includes) else {
        return Err(faults.into_error());
    };
    Ok(QueryInput {
        query: Query {
            collection,
            filter,
            order: shuffle.map_or(ItemOrder::By(sorts), ItemOrder::Shuffled),
            start: paging.start.clone(),
            limit: paging.limit,
            wants_total: paging.wants_total,
        },
        fields,
        includes,
        paging,
    })
}

/// Reads whether the items come by chance. Newer clients ask for it beside the query, whose sort counts no more then.
fn shuffle(body: &Object) -> Result<Option<Shuffle>, ApiError> {
    match body.get("sortMode") {
        Some(Value::String(mode)) if mode == "RANDOM" => {}
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(mode)) if ["WIX_QUERY", "UNKNOWN_SORT_MODE"].contains(&mode.as_str()) => {
            return Ok(None);
        }
        Some(_) => return Err(ApiError::field("sortMode", "must be WIX_QUERY or RANDOM")),
    }
    match body.get("randomOptions").and_then(|options| options.get("seed")) {
        Some(Value::Number(seed)) if seed.is_i64() => Ok(seed.as_i64().map(Shuffle::new)),
        _ => Err(ApiError::field("randomOptions.seed", "must be a whole number")),
    }
}

/// Reads a list of fields to sort by.
pub(super) fn sorts(value: Option<&Value>, field: &str) -> Result<Vec<Sort>, ApiError> {
    let entries = input::list(value, field)?;
    if entries.len() > SORTS_MAX {
        return Err(ApiError::field(
            field,
            format!("must have at most {SORTS_MAX} entries"),
        ));
    }
    let entries = entries.iter().enumerate();
    each(entries.map(|(position, entry)| sort(entry, &format!("{field}[{position}]"))))
}

/// Reads the name of a field.
pub(super) fn field(value: Option<&Value>, path: &str) -> Result<Field, ApiError> {
    let name = value
        .and_then(Value::as_str)
        .ok_or_else(|| ApiError::field(path, "must be a text"))?;
    Field::parse(name).map_err(|reason| ApiError::field(path, reason.to_string()))
}

/// Reads an order; says whether it is descending.
pub(super) fn descending(value: Option<&Value>, path: &str) -> Result<bool, ApiError> {
    match value {
        None | Some(Value::Null) => Ok(false),
        Some(Value::String(order)) if order.eq_ignore_ascii_case("ASC") => Ok(false),
        Some(Value::String(order)) if order.eq_ignore_ascii_case("DESC") => Ok(true),
        Some(_) => Err(ApiError::field(path, "must be ASC or DESC")),
    }
}

fn sort(entry: &Value, path: &str) -> Result<Sort, ApiError> {
    let (field, descending) = both(
        field(entry.get("fieldName"), &format!("{path}.fieldName")),
        descending(entry.get("order"), &format!("{path}.order")),
    )?;
    Ok(Sort { field, descending })
}
