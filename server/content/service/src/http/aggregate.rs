//! Functions of groups of items, and the distinct values of a field.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use serde_json::{Map, Value, json};

use super::call::{self, Call};
use super::error::{ApiError, both, each};
use super::input::{self, Object};
use super::paging::{Paging, requested};
use super::query_input;
use crate::aggregate::{AggregateFunction, Aggregation, GROUPS_MAX, Groups, HELD_MAX, Operation, identified};
use crate::filter::Field;
use crate::filter::evaluate::meets;
use crate::order::{self, SortKey};
use crate::store::{Action, StoreError};
use crate::value;

/// Most fields to group by and most functions; each costs a pass over the item.
const PARTS_MAX: usize = 32;

/// `…/v2/items/aggregate`.
pub(super) async fn aggregate(call: Call) -> Result<Value, ApiError> {
    let paging = Paging::parse("aggregate", &call.body);
    let request = requested(&paging, &call.body);
    let filters = both(
        call::filter(request.get("initialFilter"), "initialFilter"),
        call::filter(request.get("finalFilter"), "finalFilter"),
    );
    let computed = both(
        query_input::sorts(request.get("sort"), "sort"),
        parse(request.get("aggregation")),
    );
    let collection = input::text(request, "dataCollectionId");
    let (paging, (collection, (filters, computed))) =
        both(paging, both(collection, both(filters, computed)))?;
    let ((filter, last), (sort, (aggregation, fields))) = (filters, computed);
    let grouping = aggregation.groups.clone();
    let scope = call.scope(Action::Read, &collection).await?;
    let mut groups = Groups::new(aggregation);
    let (columns, places) = columns(fields);
    call.store
        .each(&collection, &scope.narrow(filter), &columns, |values| {
            let values = places.iter().map(|place| values.get(*place).cloned().flatten());
            if groups.take(values.collect()) {
                Ok(())
            } else {
                Err(too_many())
            }
        })
        .await?;
    let mut rows: Vec<Map<String, Value>> = groups
        .rows()
        .into_iter()
        .filter(|row| meets(row, &last))
        .collect();
    rows.sort_by(|left, right| order::compare(left, right, &sort));
    let (page, metadata) = paging.cut(rows);
    page.iter().try_for_each(|row| call.pay(row))?;
    let results: Vec<Value> = page
        .into_iter()
        .map(|row| identified(row, &grouping).into())
        .collect();
    Ok(json!({ "results": results, "pagingMetadata": metadata }))
}

/// What is read of an item, each field once however many functions look at it, and where each function finds its field.
fn columns(fields: Vec<Field>) -> (Vec<Field>, Vec<usize>) {
    let mut columns: Vec<Field> = Vec::new();
    let mut places = Vec::new();
    for field in fields {
        let known = columns.iter().position(|column| *column == field);
        places.push(known.unwrap_or(columns.len()));
        if known.is_none() {
            columns.push(field);
        }
    }
    (columns, places)
}

/// `…/v2/items/query-distinct-values`. Every element of a list is a value of its own.
pub(super) async fn distinct(call: Call) -> Result<Value, ApiError> {
    let paging = Paging::parse("query-distinct-values", &call.body);
    let request = requested(&paging, &call.body);
    let named = both(
        input::text(request, "dataCollectionId"),
        query_input::field(request.get("fieldName"), "fieldName"),
    );
    let chosen = both(
        call::filter(request.get("filter"), "filter"),
        query_input::descending(request.get("order"), "order"),
    );
    let (paging, (named, chosen)) = both(paging, both(named, chosen))?;
    let ((collection, field), (filter, descending)) = (named, chosen);
    let scope = call.scope(Action::Read, &collection).await?;
    let mut values: HashMap<String, Value> = HashMap::new();
    let mut held = 0;
    call.store
        .each(&collection, &scope.narrow(filter), &[field], |mut found| {
            let found = match found.pop().flatten() {
                Some(Value::Array(elements)) => elements,
                Some(value) => vec![value],
                None => Vec::new(),
            };
            for value in found {
                if let Entry::Vacant(place) = values.entry(value::canonical(&value)) {
                    held += value::json_size(&value) + place.key().len();
                    place.insert(value);
                }
            }
            if values.len() > GROUPS_MAX || held > HELD_MAX {
                Err(too_many())
            } else {
                Ok(())
            }
        })
        .await?;
    let mut values: Vec<Value> = values.into_values().collect();
    values.sort_by(|left, right| {
        let order = compare(left, right);
        if descending { order.reverse() } else { order }
    });
    let (page, metadata) = paging.cut(values);
    call.budget.take(page.iter().map(value::json_size).sum())?;
    Ok(json!({ "distinctValues": page, "pagingMetadata": metadata }))
}

/// Values without an order among themselves go by their text, so that pages meet.
fn compare(left: &Value, right: &Value) -> Ordering {
    let order = SortKey::of(Some(left)).compare(&SortKey::of(Some(right)));
    if left.is_number() {
        order
    } else {
        order.then_with(|| left.to_string().cmp(&right.to_string()))
    }
}

fn too_many() -> StoreError {
    StoreError::Refused {
        reason: format!("the result has more than {GROUPS_MAX} rows or {HELD_MAX} bytes; use a filter"),
    }
}

/// Reads what to compute, and which fields of an item it takes.
fn parse(value: Option<&Value>) -> Result<(Aggregation, Vec<Field>), ApiError> {
    let empty = Object::new();
    let aggregation = match value {
        Some(Value::Object(aggregation)) => aggregation,
        None | Some(Value::Null) => &empty,
        Some(_) => return Err(ApiError::field("aggregation", "must be an object")),
    };
    let (groups, operations) = both(
        input::texts(aggregation.get("groupingFields"), "aggregation.groupingFields"),
        input::list(aggregation.get("operations"), "aggregation.operations"),
    )?;
    if groups.len() > PARTS_MAX || operations.len() > PARTS_MAX {
        return Err(ApiError::field(
            "aggregation",
            format!("must have at most {PARTS_MAX} fields and operations"),
        ));
    }
    let groups = groups.iter().enumerate().map(|(position, name)| {
        let path = format!("aggregation.groupingFields[{position}]");
        query_input::field(Some(&Value::String(name.clone())), &path)
    });
    let operations = operations
        .iter()
        .enumerate()
        .map(|(position, operation)| operation_of(operation, &format!("aggregation.operations[{position}]")));
    let (mut fields, operations) = both(each(groups), each(operations))?;
    let groups = fields.iter().map(Field::name).collect();
    let operations = operations.into_iter().map(|(operation, field)| {
        fields.extend(field);
        operation
    });
    let operations = operations.collect();
    Ok((Aggregation { groups, operations }, fields))
}

/// Reads one function, and the field that it looks at.
fn operation_of(value: &Value, path: &str) -> Result<(Operation, Option<Field>), ApiError> {
    let name = value
        .get("resultFieldName")
        .and_then(Value::as_str)
        .filter(|name| !name.is_empty())
        .ok_or_else(|| ApiError::field(format!("{path}.resultFieldName"), "must not be empty"));
    let (name, (function, field)) = both(name, function_of(value, path))?;
    let name = name.to_owned();
    Ok((Operation { name, function }, field))
}

/// Reads which function it is.
fn function_of(value: &Value, path: &str) -> Result<(AggregateFunction, Option<Field>), ApiError> {
    let functions = [
        ("average", AggregateFunction::Average),
        ("min", AggregateFunction::Smallest),
        ("max", AggregateFunction::Largest),
        ("sum", AggregateFunction::Sum),
        ("itemCount", AggregateFunction::Count),
    ];
    let is = |operation: &str| value.get(operation).is_some_and(|operation| !operation.is_null());
    let (kind, function) = functions
        .into_iter()
        .find(|(kind, _)| is(kind))
        .ok_or_else(|| ApiError::field(path, "must be average, min, max, sum or itemCount"))?;
    let field = if function == AggregateFunction::Count {
        None
    } else {
        let name = value
            .get(kind)
            .and_then(|operation| operation.get("itemFieldName"));
        Some(query_input::field(name, &format!("{path}.{kind}.itemFieldName"))?)
    };
    Ok((function, field))
}
