//! Reads the wire form of filters.

use content_wire::date;
use serde_json::{Map, Value};
use thiserror::Error;

use super::{Comparison, Field, FieldError, Filter, Operand, TextMatch, fold};
use crate::value;

/// Deepest nesting of `$and`, `$or` and `$not`; SQLite itself stops at a thousand.
const DEPTH_MAX: usize = 32;
/// Most conditions in one filter, so that no visitor can order an endless search.
const CONDITIONS_MAX: usize = 100;
/// Most characters that are looked for in texts by one filter: a long sentence. The work is that number times the length of
/// every text.
const SOUGHT_MAX: usize = 500;
/// Most values in one filter; SQLite itself stops at 32766 parameters.
const VALUES_MAX: usize = 5000;

/// Why a filter cannot be used.
#[derive(Clone, Debug, PartialEq, Error)]
pub(crate) enum FilterError {
    #[error("must be an object")]
    NotAnObject,
    #[error("the operator {0} is not known")]
    UnknownOperator(String),
    #[error("the operator {operator} needs {needs}")]
    BadOperand { operator: String, needs: &'static str },
    #[error("the field name \"{name}\" {reason}")]
    BadField { name: String, reason: FieldError },
    #[error("is nested deeper than {DEPTH_MAX}")]
    TooDeep,
    #[error("has more than {CONDITIONS_MAX} conditions or {VALUES_MAX} values")]
    TooLarge,
    #[error("looks for more than {SOUGHT_MAX} characters in texts")]
    TooLong,
}

/// Reads a filter; null and the empty object match everything.
pub(crate) fn parse(filter: &Value) -> Result<Filter, FilterError> {
    Parser {
        conditions: 0,
        values: 0,
        sought: 0,
    }
    .filter(filter, 0)
}

struct Parser {
    conditions: usize,
    values: usize,
    /// Characters that are looked for in texts.
    sought: usize,
}

impl Parser {
    fn filter(&mut self, filter: &Value, depth: usize) -> Result<Filter, FilterError> {
        if depth > DEPTH_MAX {
            return Err(FilterError::TooDeep);
        }
        let object = match filter {
            Value::Null => return Ok(Filter::All(Vec::new())),
            Value::Object(object) => object,
            _ => return Err(FilterError::NotAnObject),
        };
        let children = object.iter().map(|(key, value)| match key.as_str() {
            "$and" => Ok(Filter::All(self.list(key, value, depth)?)),
            "$or" => Ok(Filter::Any(self.list(key, value, depth)?)),
            "$not" => self.not(key, value, depth),
            name if name.starts_with('$') => Err(FilterError::UnknownOperator(name.to_owned())),
            name => self.field(name, value, depth),
        });
        Ok(single_or_all(children.collect::<Result<_, _>>()?))
    }

    fn list(&mut self, operator: &str, value: &Value, depth: usize) -> Result<Vec<Filter>, FilterError> {
        let filters = value
            .as_array()
            .ok_or_else(|| bad(operator, "a list of filters"))?;
        self.count(filters.len(), 0)?;
        filters
            .iter()
            .map(|filter| self.filter(filter, depth + 1))
            .collect()
    }

    /// Negates an object, or a list with one object as newer clients send it.
    fn not(&mut self, operator: &str, value: &Value, depth: usize) -> Result<Filter, FilterError> {
        let inner = match value {
            Value::Array(filters) => match filters.as_slice() {
                [filter] => filter,
                _ => return Err(bad(operator, "one filter")),
            },
            filter => filter,
        };
        Ok(Filter::Not(Box::new(self.filter(inner, depth + 1)?)))
    }

    fn field(&mut self, name: &str, value: &Value, depth: usize) -> Result<Filter, FilterError> {
        let field = Field::parse(name).map_err(|reason| FilterError::BadField {
            name: name.to_owned(),
            reason,
        })?;
        match value {
            Value::Object(operators) if date::of_object(operators).is_none() => {
                self.operators(&field, operators, depth)
            }
            value => Ok(Filter::HasAny(field, vec![self.operand("$eq", value)?])),
        }
    }

    fn operators(
        &mut self,
        field: &Field,
        operators: &Map<String, Value>,
        depth: usize,
    ) -> Result<Filter, FilterError> {
        if depth > DEPTH_MAX {
            return Err(FilterError::TooDeep);
        }
        if operators.is_empty() {
            return Err(bad("$eq", "a text, number, boolean, date or null"));
        }
        let children = operators
            .iter()
            .map(|(operator, value)| self.operator(field, operator, value, depth));
        Ok(single_or_all(children.collect::<Result<_, _>>()?))
    }

    fn operator(
        &mut self,
        field: &Field,
        operator: &str,
        value: &Value,
        depth: usize,
    ) -> Result<Filter, FilterError> {
        let owned = field.clone();
        Ok(match operator {
            "$eq" => Filter::HasAny(owned, vec![self.operand(operator, value)?]),
            "$ne" => not(Filter::HasAny(owned, vec![self.operand(operator, value)?])),
            "$gt" => self.compare(owned, Comparison::Greater, operator, value)?,
            "$gte" => self.compare(owned, Comparison::GreaterOrEqual, operator, value)?,
            "$lt" => self.compare(owned, Comparison::Less, operator, value)?,
            "$lte" => self.compare(owned, Comparison::LessOrEqual, operator, value)?,
            "$startsWith" => self.text(owned, TextMatch::Start, operator, value)?,
            "$endsWith" => self.text(owned, TextMatch::End, operator, value)?,
            "$contains" => self.text(owned, TextMatch::Anywhere, operator, value)?,
            "$hasSome" | "$in" => Filter::HasAny(owned, self.operands(operator, value)?),
            "$hasAll" => Filter::HasAll(owned, self.operands(operator, value)?),
            "$exists" => {
                let present = value.as_bool().ok_or_else(|| bad(operator, "true or false"))?;
                self.count(1, 0)?;
                if present {
                    Filter::Exists(owned)
                } else {
                    not(Filter::Exists(owned))
                }
            }
            "$not" => {
                let inner = value.as_object().ok_or_else(|| bad(operator, "an operator"))?;
                not(self.operators(field, inner, depth + 1)?)
            }
            unknown => return Err(FilterError::UnknownOperator(unknown.to_owned())),
        })
    }

    fn compare(
        &mut self,
        field: Field,
        comparison: Comparison,
        operator: &str,
        value: &Value,
    ) -> Result<Filter, FilterError> {
        match self.operand(operator, value)? {
            Operand::Null | Operand::Bool(_) => Err(bad(operator, "a text, number or date")),
            operand => Ok(Filter::Compare(field, comparison, operand)),
        }
    }

    fn text(
        &mut self,
        field: Field,
        place: TextMatch,
        operator: &str,
        value: &Value,
    ) -> Result<Filter, FilterError> {
        let text = value.as_str().ok_or_else(|| bad(operator, "a text"))?;
        self.count(1, 1)?;
        self.sought += text.chars().count();
        if self.sought > SOUGHT_MAX {
            return Err(FilterError::TooLong);
        }
        Ok(Filter::Text(field, place, fold(checked(operator, text)?)))
    }

    fn operand(&mut self, operator: &str, value: &Value) -> Result<Operand, FilterError> {
        self.count(1, 1)?;
        operand(operator, value)
    }

    fn operands(&mut self, operator: &str, value: &Value) -> Result<Vec<Operand>, FilterError> {
        let values = value
            .as_array()
            .ok_or_else(|| bad(operator, "a list of values"))?;
        self.count(1, values.len())?;
        values.iter().map(|value| operand(operator, value)).collect()
    }

    fn count(&mut self, conditions: usize, values: usize) -> Result<(), FilterError> {
        self.conditions += conditions;
        self.values += values;
        if self.conditions > CONDITIONS_MAX || self.values > VALUES_MAX {
            return Err(FilterError::TooLarge);
        }
        Ok(())
    }
}

fn operand(operator: &str, value: &Value) -> Result<Operand, FilterError> {
    match value {
        Value::Null => Ok(Operand::Null),
        Value::Bool(value) => Ok(Operand::Bool(*value)),
        Value::String(text) => checked(operator, text).map(|text| Operand::Text(text.to_owned())),
        Value::Number(number) => Ok(Operand::Number(value::normal_number(number))),
        Value::Object(object) => date::of_object(object)
            .map(Operand::Date)
            .ok_or_else(|| bad(operator, "a simple value or a date")),
        Value::Array(_) => Err(bad(operator, "a simple value or a date")),
    }
}

/// PostgreSQL cannot hold the character NUL, so no item has it and no filter can find it.
fn checked<'a>(operator: &str, text: &'a str) -> Result<&'a str, FilterError> {
    if text.contains('\0') {
        return Err(bad(operator, "a text without NUL"));
    }
    Ok(text)
}

fn single_or_all(mut filters: Vec<Filter>) -> Filter {
    match filters.pop() {
        Some(only) if filters.is_empty() => only,
        Some(last) => {
            filters.push(last);
            Filter::All(filters)
        }
        None => Filter::All(filters),
    }
}

fn not(filter: Filter) -> Filter {
    Filter::Not(Box::new(filter))
}

fn bad(operator: &str, needs: &'static str) -> FilterError {
    FilterError::BadOperand {
        operator: operator.to_owned(),
        needs,
    }
}

#[cfg(test)]
mod tests;
