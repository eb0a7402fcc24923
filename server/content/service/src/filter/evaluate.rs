//! The meaning of filters in plain words: the yardstick for the SQL, and the way to filter what is in memory.

use std::cmp::Ordering;

use content_wire::date;
use serde_json::{Map, Value};

use super::{Comparison, Filter, Operand, TextMatch, fold};
use crate::value;

/// Says whether an item meets a filter.
pub(crate) fn meets(item: &Map<String, Value>, filter: &Filter) -> bool {
    match filter {
        Filter::All(filters) => filters.iter().all(|filter| meets(item, filter)),
        Filter::Any(filters) => filters.iter().any(|filter| meets(item, filter)),
        Filter::Not(filter) => !meets(item, filter),
        Filter::HasAny(field, operands) => has_any(field.of(item), operands),
        Filter::HasAll(field, operands) => match field.of(item) {
            value @ Some(Value::Array(_)) => operands
                .iter()
                .all(|operand| has_any(value, std::slice::from_ref(operand))),
            // One value has several of them where each of them is that value.
            value => {
                let is_it = |operand| has_any(value, std::slice::from_ref(operand));
                !operands.is_empty() && operands.iter().all(is_it)
            }
        },
        Filter::Compare(field, comparison, operand) => field
            .of(item)
            .and_then(|value| order(value, operand))
            .is_some_and(|order| match comparison {
                Comparison::Greater => order.is_gt(),
                Comparison::GreaterOrEqual => order.is_ge(),
                Comparison::Less => order.is_lt(),
                Comparison::LessOrEqual => order.is_le(),
            }),
        Filter::Text(field, place, text) => {
            field
                .of(item)
                .and_then(Value::as_str)
                .map(fold)
                .is_some_and(|value| match place {
                    TextMatch::Start => value.starts_with(text),
                    TextMatch::End => value.ends_with(text),
                    TextMatch::Anywhere => value.contains(text),
                })
        }
        Filter::Exists(field) => field.of(item).is_some(),
    }
}

fn has_any(value: Option<&Value>, operands: &[Operand]) -> bool {
    let is_one = |value: &Value| operands.iter().any(|operand| equals(value, operand));
    match value {
        Some(Value::Array(elements)) => elements.iter().any(is_one),
        Some(value) => is_one(value),
        None => is_one(&Value::Null),
    }
}

fn equals(value: &Value, operand: &Operand) -> bool {
    match (value, operand) {
        (Value::Null, Operand::Null) => true,
        (Value::Bool(left), Operand::Bool(right)) => left == right,
        (value, operand) => order(value, operand) == Some(Ordering::Equal),
    }
}

fn order(value: &Value, operand: &Operand) -> Option<Ordering> {
    match (value, operand) {
        (Value::Number(left), Operand::Number(right)) => Some(value::compare_numbers(left, right)),
        (Value::String(left), Operand::Text(right)) => Some(left.as_str().cmp(right)),
        (Value::Object(object), operand) => Some(date::of_object(object)?.cmp(&operand.as_date()?)),
        _ => None,
    }
}
