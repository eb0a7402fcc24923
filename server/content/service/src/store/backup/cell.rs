//! The values of a row as they are read from a line. A row of another form is refused while it is read, so that no line takes much
//! more memory than it has bytes.

use std::fmt;

use content_wire::base64;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cell {
    Null,
    Whole(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CellVisitor)
    }
}

struct CellVisitor;

impl<'de> Visitor<'de> for CellVisitor {
    type Value = Cell;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("null, a whole number, a text, or bytes")
    }

    fn visit_unit<E>(self) -> Result<Cell, E> {
        Ok(Cell::Null)
    }

    fn visit_i64<E>(self, number: i64) -> Result<Cell, E> {
        Ok(Cell::Whole(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Cell, E> {
        i64::try_from(number).map(Cell::Whole).map_err(E::custom)
    }

    fn visit_str<E>(self, text: &str) -> Result<Cell, E> {
        Ok(Cell::Text(text.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cell, A::Error> {
        let (Some("bytes"), text) = (map.next_key::<&str>()?, map.next_value::<&str>()?) else {
            return Err(A::Error::custom("an object has no bytes"));
        };
        let bytes = base64::decode_strict(text).map_err(A::Error::custom)?;
        match map.next_key::<&str>()? {
            None => Ok(Cell::Bytes(bytes)),
            Some(_) => Err(A::Error::custom("an object has more than bytes")),
        }
    }
}

/// Reads a row of so many values.
pub(super) struct Row(pub(super) usize);

impl<'de> DeserializeSeed<'de> for Row {
    type Value = Vec<Cell>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<Cell>, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Row {
    type Value = Vec<Cell>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} values", self.0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Vec<Cell>, A::Error> {
        let mut row = Vec::with_capacity(self.0);
        while let Some(value) = values.next_element()? {
            if row.len() == self.0 {
                return Err(A::Error::custom("it has another number of values"));
            }
            row.push(value);
        }
        if row.len() < self.0 {
            return Err(A::Error::custom("it has another number of values"));
        }
        Ok(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(count: usize, text: &str) -> Result<Vec<Cell>, String> {
        let mut json = serde_json::Deserializer::from_str(text);
        Row(count)
            .deserialize(&mut json)
            .map_err(|error| error.to_string())
    }

    #[test]
    fn a_row_has_as_many_plain_values_as_columns() {
        let row = read(4, r#"[null, -1, "a\u00e4", {"bytes": "AAE"}]"#).unwrap();
        let text = Cell::Text("aä".to_owned());
        assert_eq!(row, [Cell::Null, Cell::Whole(-1), text, Cell::Bytes(vec![0, 1])]);
        for (count, line, reason) in [
            (1, "[1,2]", "another number"),
            (2, "[1]", "another number"),
            (1, "[[1]]", "expected null, a whole number"),
            (1, "[true]", "expected null"),
            (1, "[1.5]", "expected null"),
            (1, "[9223372036854775808]", "out of range"),
            (1, r#"[{"bytes": "AAE", "more": "A"}]"#, "more than bytes"),
            (1, r#"[{"b": "AAE"}]"#, "no bytes"),
            (1, r#"[{"bytes": "="}]"#, "malformed base64"),
        ] {
            let error = read(count, line).unwrap_err();
            assert!(error.contains(reason), "{line}: {error}");
        }
    }
}
