//! How much a pipeline may do. A few stages that copy a field into itself, or that take lists apart, would otherwise make
//! a result that no memory holds, out of a request of one kilobyte.

use serde_json::Value;

use super::{Row, TooMany};

/// Bytes that one pipeline may copy, which bounds its memory and its time: 10,000 items of 1 KB through six stages.
const WORK_MAX: usize = 64 * 1024 * 1024;
/// Bytes that a value takes beside its text; also the price of handing on a row.
const VALUE: usize = 64;

/// What is left of the work that a pipeline may do.
pub(crate) struct Work {
    left: usize,
}

impl Work {
    pub(crate) fn new() -> Self {
        Self { left: WORK_MAX }
    }

    /// Pays for handing on a row.
    pub(super) fn pass(&mut self) -> Result<(), TooMany> {
        self.pay(VALUE)
    }

    /// Pays for bytes that are made.
    pub(super) fn pay(&mut self, bytes: usize) -> Result<(), TooMany> {
        self.left = self.left.checked_sub(bytes).ok_or(TooMany)?;
        Ok(())
    }

    /// Copies a value.
    pub(super) fn copy(&mut self, value: &Value) -> Result<Value, TooMany> {
        self.pay(size(value))?;
        Ok(value.clone())
    }

    /// Copies a row.
    pub(super) fn copy_row(&mut self, row: &Row) -> Result<Row, TooMany> {
        self.keep(row)?;
        Ok(row.clone())
    }

    /// Pays for looking at a row so many times.
    pub(super) fn look(&mut self, row: &Row, times: usize) -> Result<(), TooMany> {
        self.pay(size_of_row(row).saturating_mul(times))
    }

    /// Pays for a row that is kept.
    pub(super) fn keep(&mut self, row: &Row) -> Result<(), TooMany> {
        self.pay(size_of_row(row))
    }
}

fn size(value: &Value) -> usize {
    VALUE
        + match value {
            Value::String(text) => text.len(),
            Value::Array(values) => values.iter().map(size).sum(),
            Value::Object(row) => size_of_row(row),
            Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        }
}

fn size_of_row(row: &Row) -> usize {
    row.iter()
        .map(|(name, value)| VALUE + name.len() + size(value))
        .sum()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_copied_is_paid_for_until_nothing_is_left() {
        let mut work = Work { left: 1000 };
        let value = json!({"a": "x".repeat(400), "b": [1, null]});
        assert_eq!(size(&value), 64 + (64 + 1 + 64 + 400) + (64 + 1 + 64 + 64 + 64));
        assert_eq!(work.copy(&value).unwrap(), value);
        assert!(work.copy(&value).is_err());
        let mut work = Work { left: VALUE };
        assert!(work.pass().is_ok());
        assert!(work.pass().is_err());
    }
}
