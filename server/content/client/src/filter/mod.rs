//! Filters of a query as a closed set of operators, so that none can be misspelt.

mod conditions;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

pub use conditions::Conditions;

/// A condition on the items of a collection. Field names may be dotted paths; dates are written with
/// [`crate::encode_date`]. [`Conditions`] builds one step by step.
#[derive(Clone, Debug, PartialEq)]
pub enum Filter {
    /// The field equals the value; `null` also matches a missing field.
    Eq(String, Value),
    /// The field differs from the value.
    Ne(String, Value),
    /// The field is greater than the value.
    Gt(String, Value),
    /// The field is greater than or equal to the value.
    Ge(String, Value),
    /// The field is less than the value.
    Lt(String, Value),
    /// The field is less than or equal to the value.
    Le(String, Value),
    /// The text starts with the value, whatever the case.
    StartsWith(String, String),
    /// The text ends with the value, whatever the case.
    EndsWith(String, String),
    /// The text contains the value, whatever the case.
    Contains(String, String),
    /// The field holds at least one of the values.
    HasSome(String, Vec<Value>),
    /// The field holds all of the values.
    HasAll(String, Vec<Value>),
    /// The field equals one of the values.
    In(String, Vec<Value>),
    /// The field is present (`true`) or missing (`false`).
    Exists(String, bool),
    /// All conditions hold; an empty list always holds.
    And(Vec<Filter>),
    /// At least one condition holds.
    Or(Vec<Filter>),
    /// The condition does not hold.
    Not(Box<Filter>),
}

impl Default for Filter {
    /// The filter that every item meets.
    fn default() -> Self {
        Self::And(Vec::new())
    }
}

impl Filter {
    /// Whether every item meets the filter because it has no condition.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::And(filters) if filters.is_empty())
    }

    /// Returns the filter in the platform's wire form.
    pub fn to_wire(&self) -> Value {
        match self {
            Self::Eq(field, value) => field_is(field, value.clone()),
            Self::Ne(field, value) => operator(field, "$ne", value.clone()),
            Self::Gt(field, value) => operator(field, "$gt", value.clone()),
            Self::Ge(field, value) => operator(field, "$gte", value.clone()),
            Self::Lt(field, value) => operator(field, "$lt", value.clone()),
            Self::Le(field, value) => operator(field, "$lte", value.clone()),
            Self::StartsWith(field, text) => operator(field, "$startsWith", json!(text)),
            Self::EndsWith(field, text) => operator(field, "$endsWith", json!(text)),
            Self::Contains(field, text) => operator(field, "$contains", json!(text)),
            Self::HasSome(field, values) => operator(field, "$hasSome", json!(values)),
            Self::HasAll(field, values) => operator(field, "$hasAll", json!(values)),
            Self::In(field, values) => operator(field, "$in", json!(values)),
            Self::Exists(field, present) => operator(field, "$exists", json!(present)),
            Self::And(filters) if filters.is_empty() => json!({}),
            Self::And(filters) => field_is("$and", all_to_wire(filters)),
            Self::Or(filters) => field_is("$or", all_to_wire(filters)),
            Self::Not(filter) => field_is("$not", filter.to_wire()),
        }
    }
}

impl Serialize for Filter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_wire().serialize(serializer)
    }
}

fn all_to_wire(filters: &[Filter]) -> Value {
    filters.iter().map(Filter::to_wire).collect()
}

fn operator(field: &str, name: &str, value: Value) -> Value {
    field_is(field, field_is(name, value))
}

fn field_is(field: &str, value: Value) -> Value {
    Value::Object(Map::from_iter([(field.to_owned(), value)]))
}

#[cfg(test)]
mod tests;
