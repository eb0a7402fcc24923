//! JSON values as they are kept, and numbers as they compare.

use std::cmp::Ordering;

use content_wire::date;
use serde_json::{Map, Number, Value};

/// Reals from here on have no fraction, and their decimal form no longer says which of their neighbours they are.
const WHOLE_FROM: f64 = 9_007_199_254_740_992.0;
/// The first real beyond the whole numbers of 64 bits.
const WHOLE_UNTIL: f64 = 9_223_372_036_854_775_808.0;

/// About the bytes that a value takes as JSON.
pub(crate) fn json_size(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 5,
        Value::Number(_) => 12,
        Value::String(text) => text.len() + 2,
        Value::Array(values) => values.iter().map(|value| json_size(value) + 1).sum::<usize>() + 2,
        Value::Object(fields) => json_size_of_fields(fields),
    }
}

/// The same of an object.
pub(crate) fn json_size_of_fields(fields: &Map<String, Value>) -> usize {
    let field = |(name, value): (&String, &Value)| name.len() + json_size(value) + 4;
    fields.iter().map(field).sum::<usize>() + 2
}

/// Why a value cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ValueError {
    #[error("holds the character NUL, which cannot be stored")]
    Nul,
    #[error("has a field without a name")]
    Nameless,
    #[error("has a date that does not exist")]
    Date,
}

/// Brings the fields of an item into the form that is kept: dates in UTC with milliseconds, numbers in the one form
/// that both databases compare alike.
pub(crate) fn normalize(fields: &mut Map<String, Value>) -> Result<(), ValueError> {
    check_names(fields)?;
    fields.values_mut().try_for_each(normalize_value)
}

fn normalize_value(value: &mut Value) -> Result<(), ValueError> {
    match value {
        Value::Array(values) => values.iter_mut().try_for_each(normalize_value),
        Value::Object(object) => {
            if let Some(date) = date::of_object(object) {
                *value = date::wrap(&date);
                return Ok(());
            }
            if is_impossible_date(object) {
                return Err(ValueError::Date);
            }
            check_names(object)?;
            object.values_mut().try_for_each(normalize_value)
        }
        Value::String(text) if text.contains('\0') => Err(ValueError::Nul),
        Value::Number(number) => {
            *number = normal_number(number);
            Ok(())
        }
        Value::String(_) | Value::Bool(_) | Value::Null => Ok(()),
    }
}

/// Whether an object is written like a date and names none, as the 30th of February.
fn is_impossible_date(object: &Map<String, Value>) -> bool {
    let text = match object.get(date::KEY) {
        Some(Value::String(text)) if object.len() == 1 => text.as_bytes(),
        _ => return false,
    };
    // Other texts below the key are texts.
    let Some((day, rest)) = text.split_at_checked(10) else {
        return false;
    };
    let fits = |(place, byte): (usize, &u8)| match place {
        4 | 7 => *byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    day.iter().enumerate().all(fits) && matches!(rest.first(), Some(b'T' | b't' | b' '))
}

fn check_names(fields: &Map<String, Value>) -> Result<(), ValueError> {
    if fields.keys().any(|name| name.contains('\0')) {
        return Err(ValueError::Nul);
    }
    if fields.contains_key("") {
        return Err(ValueError::Nameless);
    }
    Ok(())
}

/// A number as a whole number of 64 bits where it is one beyond the precision of reals, else as it is; a larger whole
/// number becomes a real.
pub(crate) fn normal_number(number: &Number) -> Number {
    match (number.as_i64(), number.as_f64()) {
        (None, Some(real)) => whole(real)
            .filter(|_| real.abs() >= WHOLE_FROM)
            .map(Number::from)
            .or_else(|| Number::from_f64(real))
            .unwrap_or_else(|| number.clone()),
        _ => number.clone(),
    }
}

/// A text that equal values share, and no others: whole numbers have no fraction, and the order of an object's fields does
/// not matter.
pub(crate) fn canonical(value: &Value) -> String {
    let mut text = String::new();
    push_canonical(&mut text, value);
    text
}

fn push_canonical(text: &mut String, value: &Value) {
    match value {
        Value::Number(number) => match number.as_i64().or_else(|| whole(real(number))) {
            Some(whole) => text.push_str(&whole.to_string()),
            None => text.push_str(&number.to_string()),
        },
        Value::Array(values) => {
            text.push('[');
            for value in values {
                push_canonical(text, value);
                text.push(',');
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| *name);
            text.push('{');
            for (name, value) in fields {
                // As JSON writes it: a name may hold anything.
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                push_canonical(text, value);
                text.push(',');
            }
            text.push('}');
        }
        Value::String(_) | Value::Bool(_) | Value::Null => text.push_str(&value.to_string()),
    }
}

/// Compares by value, exactly, whole numbers with reals too.
pub(crate) fn compare_numbers(left: &Number, right: &Number) -> Ordering {
    match (left.as_i64(), right.as_i64()) {
        (Some(left), Some(right)) => left.cmp(&right),
        (Some(left), None) => compare_whole(left, real(right)),
        (None, Some(right)) => compare_whole(right, real(left)).reverse(),
        (None, None) => real(left).partial_cmp(&real(right)).unwrap_or(Ordering::Equal),
    }
}

/// JSON has no infinities and no values that are not a number, so this loses nothing.
fn real(number: &Number) -> f64 {
    number.as_f64().unwrap_or_default()
}

fn compare_whole(left: i64, right: f64) -> Ordering {
    match whole(right.trunc()) {
        Some(integral) => left
            .cmp(&integral)
            .then_with(|| 0.0.partial_cmp(&right.fract()).unwrap_or(Ordering::Equal)),
        None if right > 0.0 => Ordering::Less,
        None => Ordering::Greater,
    }
}

/// The real as a whole number of 64 bits, if it is one.
fn whole(real: f64) -> Option<i64> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "there is no fraction, and the range was checked"
    )]
    (real.fract() == 0.0 && (-WHOLE_UNTIL..WHOLE_UNTIL).contains(&real)).then_some(real as i64)
}

#[cfg(test)]
mod tests;
