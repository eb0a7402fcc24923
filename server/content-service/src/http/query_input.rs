//! Reads a query out of a body, nested under `query` as the platform's clients send it, or flat.

use serde_json::Value;

use super::error::ApiError;
use super::input::{self, Object};
use crate::filter::{self, Field};
use crate::query::{Query, Sort};

/// Items on a page when the caller names no number, the platform's own figure.
const LIMIT_DEFAULT: u32 = 50;
/// Most items on a page, the platform's own figure.
const LIMIT_MAX: u32 = 1000;
/// Most fields to sort by; each costs a pass over the item.
const SORTS_MAX: usize = 16;

/// Reads and checks a query.
pub(super) fn parse(body: &Object) -> Result<Query, ApiError> {
    let collection = input::text(body, "dataCollectionId")?;
    let (query, prefix) = match body.get("query") {
        Some(Value::Object(query)) => (query, "query."),
        Some(Value::Null) | None => (body, ""),
        Some(_) => return Err(ApiError::field("query", "must be an object")),
    };
    let named = |name: &str| format!("{prefix}{name}");
    if query.get("cursorPaging").is_some_and(|value| !value.is_null()) {
        return Err(ApiError::field(
            named("cursorPaging"),
            "is not supported; use paging",
        ));
    }
    let filter = filter::parse(query.get("filter").unwrap_or(&Value::Null))
        .map_err(|error| ApiError::field(named("filter"), error.to_string()))?;
    let paging = match query.get("paging") {
        Some(Value::Object(paging)) => Some(paging),
        Some(Value::Null) | None => None,
        Some(_) => return Err(ApiError::field(named("paging"), "must be an object")),
    };
    let number = |name: &str, default: u32, maximum: u32| {
        whole(paging.and_then(|paging| paging.get(name)), default, maximum)
            .map_err(|reason| ApiError::field(named(&format!("paging.{name}")), reason))
    };
    Ok(Query {
        collection,
        filter,
        sort: sorts(query.get("sort"), &named("sort"))?,
        offset: number("offset", 0, u32::MAX)?,
        limit: number("limit", LIMIT_DEFAULT, LIMIT_MAX)?,
        fields: texts(query.get("fields"), &named("fields"))?,
        wants_total: wants_total(body)?,
    })
}

fn wants_total(body: &Object) -> Result<bool, ApiError> {
    match body.get("returnTotalCount") {
        Some(Value::Bool(wanted)) => Ok(*wanted),
        Some(Value::Null) | None => Ok(false),
        Some(_) => Err(ApiError::field("returnTotalCount", "must be true or false")),
    }
}

fn whole(value: Option<&Value>, default: u32, maximum: u32) -> Result<u32, String> {
    match value {
        None | Some(Value::Null) => Ok(default),
        Some(value) => value
            .as_u64()
            .and_then(|number| u32::try_from(number).ok())
            .filter(|number| *number <= maximum)
            .ok_or_else(|| format!("must be a whole number from 0 to {maximum}")),
    }
}

fn sorts(value: Option<&Value>, field: &str) -> Result<Vec<Sort>, ApiError> {
    let entries = list(value, field)?;
    if entries.len() > SORTS_MAX {
        return Err(ApiError::field(
            field,
            format!("must have at most {SORTS_MAX} entries"),
        ));
    }
    entries
        .iter()
        .enumerate()
        .map(|(position, entry)| sort(entry, &format!("{field}[{position}]")))
        .collect()
}

fn sort(entry: &Value, path: &str) -> Result<Sort, ApiError> {
    let name = entry
        .get("fieldName")
        .and_then(Value::as_str)
        .ok_or_else(|| ApiError::field(format!("{path}.fieldName"), "must be a text"))?;
    let field = Field::parse(name)
        .map_err(|reason| ApiError::field(format!("{path}.fieldName"), reason.to_string()))?;
    let descending = match entry.get("order") {
        None | Some(Value::Null) => false,
        Some(Value::String(order)) if order.eq_ignore_ascii_case("ASC") => false,
        Some(Value::String(order)) if order.eq_ignore_ascii_case("DESC") => true,
        Some(_) => return Err(ApiError::field(format!("{path}.order"), "must be ASC or DESC")),
    };
    Ok(Sort { field, descending })
}

fn texts(value: Option<&Value>, field: &str) -> Result<Vec<String>, ApiError> {
    let texts = list(value, field)?
        .iter()
        .map(|text| text.as_str().map(str::to_owned));
    texts
        .collect::<Option<_>>()
        .ok_or_else(|| ApiError::field(field, "must be a list of texts"))
}

fn list<'a>(value: Option<&'a Value>, field: &str) -> Result<&'a [Value], ApiError> {
    match value {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(values)) => Ok(values),
        Some(_) => Err(ApiError::field(field, "must be a list")),
    }
}
