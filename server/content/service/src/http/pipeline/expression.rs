//! Reads the expressions of a pipeline.

use serde_json::Value;

use crate::http::error::ApiError;
use crate::http::input;
use crate::http::query_input;
use crate::pipeline::{Expression, Function};

/// Deepest expression; each level is a call of a function.
const DEPTH_MAX: usize = 16;

/// Reads an expression.
pub(super) fn parse(value: Option<&Value>, path: &str) -> Result<Expression, ApiError> {
    within(value, path, DEPTH_MAX)
}

fn within(value: Option<&Value>, path: &str, depth: usize) -> Result<Expression, ApiError> {
    if depth == 0 {
        return Err(ApiError::field(
            path,
            format!("must be nested at most {DEPTH_MAX} deep"),
        ));
    }
    let (kind, value) = only(value.unwrap_or(&Value::Null), path)?;
    let path = &format!("{path}.{kind}");
    match (kind, value) {
        ("fieldPath", name) => return Ok(Expression::Field(query_input::field(Some(name), path)?)),
        ("text", Value::String(text)) => return Ok(Expression::Text(text.clone())),
        ("numeric", Value::Number(number)) => return Ok(Expression::Number(number.clone())),
        _ => {}
    }
    let (function, names) = function(kind).ok_or_else(|| ApiError::field(path, "is no expression"))?;
    let arguments = if names.is_empty() {
        let path = format!("{path}.expressions");
        let arguments = input::list(value.get("expressions"), &path)?.iter().enumerate();
        arguments
            .map(|(position, argument)| within(Some(argument), &format!("{path}[{position}]"), depth - 1))
            .collect::<Result<_, _>>()?
    } else {
        names
            .iter()
            .map(|name| within(value.get(name), &format!("{path}.{name}"), depth - 1))
            .collect::<Result<_, _>>()?
    };
    Ok(Expression::Of(function, arguments))
}

/// A function by its name, and the names of its arguments; none means any number of them in a list.
fn function(kind: &str) -> Option<(Function, &'static [&'static str])> {
    const ONE: &[&str] = &["expression"];
    const TWO: &[&str] = &["firstExpression", "secondExpression"];
    const PART: &[&str] = &["expression", "startExpression", "lengthExpression"];
    Some(match kind {
        "add" | "sum" => (Function::Sum, &[]),
        "subtract" => (Function::Subtract, TWO),
        "multiply" => (Function::Multiply, &[]),
        "divide" => (Function::Divide, TWO),
        "abs" => (Function::Absolute, ONE),
        "mod" => (Function::Remainder, TWO),
        "floor" => (Function::Floor, ONE),
        "ceil" => (Function::Ceiling, ONE),
        "concat" => (Function::Join, &[]),
        "stringify" => (Function::Text, ONE),
        "toLower" => (Function::Lower, ONE),
        "toUpper" => (Function::Upper, ONE),
        "substring" => (Function::Part, PART),
        "length" => (Function::Length, ONE),
        _ => return None,
    })
}

/// The one member of an object that says what it is.
pub(super) fn only<'a>(value: &'a Value, path: &str) -> Result<(&'a str, &'a Value), ApiError> {
    let members = value.as_object().into_iter().flatten();
    let members: Vec<_> = members.filter(|(_, value)| !value.is_null()).collect();
    match members.as_slice() {
        [(kind, value)] => Ok((kind, value)),
        _ => Err(ApiError::field(path, "must be an object with one member")),
    }
}
