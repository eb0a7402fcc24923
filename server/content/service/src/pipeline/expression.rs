//! Values that are computed from a row.

use std::cmp::Ordering;

use serde_json::{Number, Value};

use super::work::Work;
use super::{Row, TooMany};
use crate::filter::Field;

/// How a value is found. A function of a value that it is not made for gives null.
#[derive(Clone, Debug)]
pub(crate) enum Expression {
    Field(Field),
    Text(String),
    Number(Number),
    Of(Function, Vec<Expression>),
}

/// What is done with the values of other expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Sum,
    Subtract,
    Multiply,
    Divide,
    Absolute,
    Remainder,
    Floor,
    Ceiling,
    Join,
    Text,
    Lower,
    Upper,
    /// Of a text, a first letter counted from 0, and a number of letters.
    Part,
    Length,
}

impl Expression {
    /// The value in a row; null if there is none.
    pub(crate) fn of(&self, row: &Row, work: &mut Work) -> Result<Value, TooMany> {
        work.pass()?;
        match self {
            Self::Field(field) => field.of(row).map_or(Ok(Value::Null), |value| work.copy(value)),
            Self::Text(text) => {
                work.pay(text.len())?;
                Ok(Value::String(text.clone()))
            }
            Self::Number(number) => Ok(Value::Number(number.clone())),
            Self::Of(function, arguments) => {
                let values = arguments.iter().map(|argument| argument.of(row, work));
                let values = values.collect::<Result<Vec<Value>, _>>()?;
                // What a function makes is at most as long as what it is made of, up to a factor.
                Ok(function.of(&values).unwrap_or_default())
            }
        }
    }
}

impl Function {
    fn of(self, values: &[Value]) -> Option<Value> {
        match (self, values) {
            (Self::Text, [value]) => text_of(value).map(Value::String),
            (Self::Join, values) => {
                let texts = values.iter().map(Value::as_str).collect::<Option<Vec<_>>>()?;
                Some(Value::String(texts.concat()))
            }
            (Self::Lower, [Value::String(text)]) => Some(Value::String(text.to_lowercase())),
            (Self::Upper, [Value::String(text)]) => Some(Value::String(text.to_uppercase())),
            (Self::Length, [Value::String(text)]) => Some(Value::from(text.chars().count())),
            (Self::Part, [Value::String(text), start, length]) => {
                let (start, length) = (position(start)?, position(length)?);
                Some(Value::String(text.chars().skip(start).take(length).collect()))
            }
            (_, values) => self.of_numbers(&values.iter().map(Value::as_number).collect::<Option<Vec<_>>>()?),
        }
    }

    fn of_numbers(self, numbers: &[&Number]) -> Option<Value> {
        let whole = numbers
            .iter()
            .map(|number| number.as_i64())
            .collect::<Option<Vec<_>>>();
        // Whole numbers stay whole as long as the result is one that fits.
        if let Some(result) = whole.and_then(|numbers| self.of_whole(&numbers)) {
            return Some(result.into());
        }
        let reals = numbers
            .iter()
            .map(|number| number.as_f64())
            .collect::<Option<Vec<_>>>()?;
        let result = self.of_reals(&reals)?;
        Number::from_f64(result).map(Value::Number)
    }

    fn of_whole(self, numbers: &[i64]) -> Option<i64> {
        match (self, numbers) {
            (Self::Sum, numbers) => numbers
                .iter()
                .try_fold(0_i64, |sum, number| sum.checked_add(*number)),
            (Self::Multiply, numbers) => numbers
                .iter()
                .try_fold(1_i64, |product, number| product.checked_mul(*number)),
            (Self::Subtract, [first, second]) => first.checked_sub(*second),
            (Self::Divide, [first, second]) if first.checked_rem(*second) == Some(0) => {
                first.checked_div(*second)
            }
            (Self::Remainder, [first, second]) => first.checked_rem(*second),
            (Self::Absolute, [number]) => number.checked_abs(),
            (Self::Floor | Self::Ceiling, [number]) => Some(*number),
            _ => None,
        }
    }

    fn of_reals(self, numbers: &[f64]) -> Option<f64> {
        match (self, numbers) {
            (Self::Sum, numbers) => Some(numbers.iter().sum()),
            (Self::Multiply, numbers) => Some(numbers.iter().product()),
            (Self::Subtract, [first, second]) => Some(first - second),
            // What is divided by nothing is no number, and becomes null.
            (Self::Divide, [first, second]) => Some(first / second),
            (Self::Remainder, [first, second]) => Some(first % second),
            (Self::Absolute, [number]) => Some(number.abs()),
            (Self::Floor, [number]) => Some(number.floor()),
            (Self::Ceiling, [number]) => Some(number.ceil()),
            _ => None,
        }
    }
}

fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a position beyond every text is none"
)]
fn position(value: &Value) -> Option<usize> {
    let number = value.as_f64()?;
    (number.partial_cmp(&0.0) != Some(Ordering::Less)).then_some(number as usize)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn functions_compute_what_they_are_made_for_and_null_of_anything_else() {
        use Function::{
            Absolute, Ceiling, Divide, Floor, Join, Length, Lower, Multiply, Part, Remainder, Subtract, Sum,
            Text, Upper,
        };
        for (function, values, expected) in [
            (Sum, json!([1, 2, 3]), json!(6)),
            (Sum, json!([1, 0.5]), json!(1.5)),
            (Sum, json!([i64::MAX, 1]), json!(9_223_372_036_854_775_808.0)),
            (Sum, json!([1, "2"]), json!(null)),
            (Subtract, json!([1, 3]), json!(-2)),
            (Multiply, json!([2, 3, 4]), json!(24)),
            (Divide, json!([6, 3]), json!(2)),
            (Divide, json!([7, 2]), json!(3.5)),
            (Divide, json!([7, 0]), json!(null)),
            (Remainder, json!([7, 4]), json!(3)),
            (Remainder, json!([7, 0]), json!(null)),
            (Absolute, json!([-2.5]), json!(2.5)),
            (Floor, json!([-2.5]), json!(-3.0)),
            (Ceiling, json!([2.1]), json!(3.0)),
            (Join, json!(["a", "é", "b"]), json!("aéb")),
            (Join, json!(["a", 1]), json!(null)),
            (Text, json!([1.5]), json!("1.5")),
            (Text, json!([null]), json!(null)),
            (Lower, json!(["ÉA"]), json!("éa")),
            (Upper, json!(["éa"]), json!("ÉA")),
            (Part, json!(["éabc", 1, 2]), json!("ab")),
            (Part, json!(["abc", 5, 2]), json!("")),
            (Part, json!(["abc", -1, 2]), json!(null)),
            (Length, json!(["éa"]), json!(2)),
            (Length, json!([5]), json!(null)),
        ] {
            let found = function.of(values.as_array().unwrap()).unwrap_or_default();
            assert_eq!(found, expected, "{function:?} of {values}");
        }
    }
}
