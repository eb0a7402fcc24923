//! Reads a pipeline and responds with what passes it.

mod expression;

use serde_json::{Value, json};

use super::call::{self, Call};
use super::error::ApiError;
use super::input::{self, Object};
use super::paging::{self, Paging};
use super::query_input;
use crate::aggregate::{AggregateFunction, Aggregation, Operation};
use crate::filter::Filter;
use crate::pipeline::{Change, Expression, Pipeline, Projection, Stage};
use crate::query::{Order, Query, Start};
use crate::store::{Action, StoreError};

/// Most stages, the platform's own figure.
const STAGES_MAX: usize = 100;

/// `…/v2/items/aggregate-pipeline`.
pub(super) async fn run(call: Call) -> Result<Value, ApiError> {
    let paging = Paging::parse("aggregate-pipeline", &call.body)?;
    let (pipeline, prefix) = paging::holder("aggregate-pipeline", &paging.request)?;
    let collection = input::text(&paging.request, "dataCollectionId")?;
    let path = format!("{prefix}stages");
    let wire = input::list(pipeline.get("stages"), &path)?;
    if wire.len() > STAGES_MAX {
        return Err(ApiError::field(
            path,
            format!("must have at most {STAGES_MAX} entries"),
        ));
    }
    let stages = wire.iter().enumerate();
    let stages = stages.map(|(position, value)| stage(value, &format!("{path}[{position}]")));
    let stages = stages.collect::<Result<Vec<Stage>, _>>()?;
    let scope = call.scope(Action::Read, &collection).await?;
    let (mut query, stages) = split(collection, stages);
    query.filter = scope.narrow(query.filter);
    let mut pipeline = Pipeline::new(stages);
    call.store
        .scan(&query, |item| pipeline.take(item.data).map_err(|_| too_much()))
        .await?;
    let rows = pipeline.finish().map_err(|_| too_much())?;
    let (page, metadata) = paging.cut(rows);
    page.iter().try_for_each(|row| call.pay(row))?;
    Ok(json!({ "results": page, "pagingMetadata": metadata }))
}

fn too_much() -> StoreError {
    StoreError::Refused {
        reason: "the pipeline makes too much of its items; use a filter".to_owned(),
    }
}

/// Leaves to the database what it does better: the filters that come first, and a sort right after them.
fn split(collection: String, stages: Vec<Stage>) -> (Query, Vec<Stage>) {
    let mut filters = Vec::new();
    let mut sorts = Vec::new();
    let mut rest = Vec::new();
    for stage in stages {
        match stage {
            Stage::Filter(filter) if rest.is_empty() && sorts.is_empty() => filters.push(filter),
            Stage::Sort(fields, _) if rest.is_empty() && sorts.is_empty() => sorts = fields,
            other => rest.push(other),
        }
    }
    let query = Query {
        collection,
        filter: Filter::All(filters),
        search: None,
        order: Order::By(sorts),
        start: Start::Offset(0),
        limit: u32::MAX,
        wants_total: false,
    };
    (query, rest)
}

fn stage(value: &Value, path: &str) -> Result<Stage, ApiError> {
    let (kind, value) = expression::only(value, path)?;
    let path = &format!("{path}.{kind}");
    match kind {
        "filter" => Ok(Stage::Filter(call::filter(Some(value), path)?)),
        "sort" => {
            let sorts = query_input::sorts(value.get("values"), &format!("{path}.values"))?;
            Ok(Stage::Sort(sorts, Vec::new()))
        }
        "group" => group(value, path),
        "projection" => Ok(Stage::Project(projection(value, path)?)),
        "unwindArray" => Ok(Stage::Unwind(query_input::field(
            value.get("arrayFieldName"),
            &format!("{path}.arrayFieldName"),
        )?)),
        "objectToArray" => Ok(Stage::ToList {
            from: query_input::field(value.get("objectFieldName"), &format!("{path}.objectFieldName"))?,
            to: name(
                value.get("destinationFieldName"),
                &format!("{path}.destinationFieldName"),
            )?,
        }),
        "skip" => Ok(Stage::Skip(whole(value, path)?)),
        "limit" => Ok(Stage::Limit(whole(value, path)?)),
        _ => Err(ApiError::field(path, "is no stage")),
    }
}

fn group(value: &Value, path: &str) -> Result<Stage, ApiError> {
    let mut aggregation = Aggregation {
        groups: Vec::new(),
        operations: Vec::new(),
    };
    let mut values = Vec::new();
    let ids = format!("{path}.groupIds");
    for (position, id) in input::list(value.get("groupIds"), &ids)?.iter().enumerate() {
        let path = format!("{ids}[{position}]");
        aggregation
            .groups
            .push(name(id.get("key"), &format!("{path}.key"))?);
        values.push(expression::parse(
            id.get("expression"),
            &format!("{path}.expression"),
        )?);
    }
    let accumulators = format!("{path}.accumulators");
    for (position, accumulator) in input::list(value.get("accumulators"), &accumulators)?
        .iter()
        .enumerate()
    {
        let path = format!("{accumulators}[{position}]");
        let (operation, value) = operation(accumulator, &path)?;
        aggregation.operations.push(operation);
        values.push(value);
    }
    Ok(Stage::group(aggregation, values))
}

fn operation(value: &Value, path: &str) -> Result<(Operation, Expression), ApiError> {
    let functions = [
        ("avg", AggregateFunction::Average),
        ("min", AggregateFunction::Smallest),
        ("max", AggregateFunction::Largest),
        ("sum", AggregateFunction::Sum),
        ("first", AggregateFunction::First),
        ("last", AggregateFunction::Last),
        ("push", AggregateFunction::List),
    ];
    let (kind, function) = functions
        .into_iter()
        .find(|(kind, _)| value.get(kind).is_some_and(Value::is_object))
        .ok_or_else(|| ApiError::field(path, "must be avg, min, max, sum, first, last or push"))?;
    let argument = value
        .get(kind)
        .and_then(|accumulator| accumulator.get("expression"));
    let expression = expression::parse(argument, &format!("{path}.{kind}.expression"))?;
    let name = name(value.get("resultFieldName"), &format!("{path}.resultFieldName"))?;
    Ok((Operation { name, function }, expression))
}

fn projection(value: &Value, path: &str) -> Result<Projection, ApiError> {
    let path = format!("{path}.fields");
    let fields = input::list(value.get("fields"), &path)?.iter().enumerate();
    let changes = fields.map(|(position, field)| change(field, &format!("{path}[{position}]")));
    Ok(Projection(changes.collect::<Result<_, _>>()?))
}

fn change(value: &Value, path: &str) -> Result<Change, ApiError> {
    let (kind, value) = expression::only(value, path)?;
    let path = &format!("{path}.{kind}");
    let field = |name: &str| query_input::field(value.get(name), &format!("{path}.{name}"));
    match kind {
        "include" => Ok(Change::Include(field("fieldName")?)),
        "exclude" => Ok(Change::Exclude(field("fieldName")?)),
        "reshape" => Ok(Change::Make(
            field("resultFieldName")?,
            expression::parse(value.get("expression"), &format!("{path}.expression"))?,
        )),
        "projectNested" => Ok(Change::Within(
            field("resultFieldName")?,
            projection(value, path)?,
        )),
        _ => Err(ApiError::field(
            path,
            "must be include, exclude, reshape or projectNested",
        )),
    }
}

/// A name of one part for something that is made.
fn name(value: Option<&Value>, path: &str) -> Result<String, ApiError> {
    let object = value.map(|value| Object::from_iter([("name".to_owned(), value.clone())]));
    let name = input::text(&object.unwrap_or_default(), "name").ok();
    name.filter(|name| !name.contains(['.', '\0']))
        .ok_or_else(|| ApiError::field(path, "must be a name without a dot"))
}

fn whole(value: &Value, path: &str) -> Result<u64, ApiError> {
    value
        .as_u64()
        .ok_or_else(|| ApiError::field(path, "must be a whole number from 0 on"))
}

#[cfg(test)]
mod fuzz_tests;
