//! JSON in which no object has a key twice. `serde_json` itself takes the last, and anyone who wrote the first would not know.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Value};

/// Characters of a key that an error repeats.
const KEY_SHOWN_MAX: usize = 80;

/// A value of which every object has each key once.
#[derive(Debug)]
pub(crate) struct Unique(pub(crate) Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(UniqueVisitor).map(Self)
    }
}

struct UniqueVisitor;

impl<'de> Visitor<'de> for UniqueVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Unique(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = fields.next_key::<String>()? {
            if object.contains_key(&key) {
                let short: String = key.chars().take(KEY_SHOWN_MAX).collect();
                return Err(A::Error::custom(format_args!("the key {short:?} is there twice")));
            }
            let Unique(value) = fields.next_value()?;
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_everywhere_and_a_key_that_is_there_twice_is_named() {
        let text = r#"{"b": [null, true, -1, 18446744073709551615, 0.5, "é\u0000"], "a": {"b": {}}}"#;
        let Unique(read) = serde_json::from_str(text).unwrap();
        assert_eq!(
            read.to_string(),
            serde_json::from_str::<Value>(text).unwrap().to_string()
        );
        let error = serde_json::from_str::<Unique>("{\"a\": [{\"b\": 1,\n\"b\": 1}]}").unwrap_err();
        assert_eq!(
            error.to_string(),
            "the key \"b\" is there twice at line 2 column 3"
        );
    }
}
