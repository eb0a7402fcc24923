//! Cursors: a position in a result together with the request that it is a result of.
//!
//! A cursor needs nothing of the server that made it. It is JSON with a check sum in base64url. It opens nothing by
//! itself: what it holds is read and permitted like any other request.

use content_wire::base64;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::error::ApiError;
use super::input::Object;
use crate::order::{CursorPosition, SortKey};
use crate::query::Start;

/// Bytes of the check sum: enough to tell a damaged cursor from a whole one.
const SUM_BYTES: usize = 8;

/// The form of cursors that this version makes and takes.
const VERSION: u64 = 1;

/// Writes a cursor. `call` keeps a cursor of one call from being used in another.
pub(super) fn encode(call: &str, request: &Object, start: &Start) -> String {
    let json =
        json!({"v": VERSION, "call": call, "request": request, "start": start_json(start)}).to_string();
    let mut bytes = Sha256::digest(json.as_bytes()).to_vec();
    bytes.truncate(SUM_BYTES);
    bytes.extend_from_slice(json.as_bytes());
    base64::encode(bytes)
}

/// Reads a cursor; `None` if this service did not make it for that call.
pub(super) fn decode(call: &str, cursor: &str) -> Option<(Object, Start)> {
    let bytes = base64::decode_strict(cursor).ok()?;
    let (sum, json) = bytes.split_at_checked(SUM_BYTES)?;
    if !Sha256::digest(json).starts_with(sum) {
        return None;
    }
    let mut value: Value = serde_json::from_slice(json).ok()?;
    if value.get("v")?.as_u64()? != VERSION || value.get("call")?.as_str()? != call {
        return None;
    }
    let start = read_start(value.get("start")?)?;
    match value.get_mut("request")?.take() {
        Value::Object(request) => Some((request, start)),
        _ => None,
    }
}

/// The refusal of a cursor that cannot be read.
pub(super) fn refusal(field: &str) -> ApiError {
    ApiError::field(field, "is not a cursor of this call")
}

fn start_json(start: &Start) -> Value {
    match start {
        Start::Offset(offset) => json!({ "offset": offset }),
        Start::After(position) => json!({ "after": position_json(position) }),
        Start::Before(position) => json!({ "before": position_json(position) }),
    }
}

fn read_start(value: &Value) -> Option<Start> {
    if let Some(offset) = value.get("offset") {
        return Some(Start::Offset(u32::try_from(offset.as_u64()?).ok()?));
    }
    match value.get("after") {
        Some(position) => Some(Start::After(read_position(position)?)),
        None => Some(Start::Before(read_position(value.get("before")?)?)),
    }
}

fn position_json(position: &CursorPosition) -> Value {
    let keys: Vec<Value> = position.keys.iter().map(key_json).collect();
    json!({"keys": keys, "created": position.created, "sequence": position.sequence})
}

fn read_position(value: &Value) -> Option<CursorPosition> {
    Some(CursorPosition {
        keys: value
            .get("keys")?
            .as_array()?
            .iter()
            .map(read_key)
            .collect::<Option<_>>()?,
        // PostgreSQL takes no NUL, and the sum is no secret: anybody can make a cursor.
        created: value
            .get("created")?
            .as_str()
            .filter(|text| !text.contains('\0'))?
            .to_owned(),
        sequence: value.get("sequence")?.as_i64()?,
    })
}

fn key_json(key: &SortKey) -> Value {
    match key {
        SortKey::Nothing => json!(["nothing"]),
        SortKey::Bool(value) => json!(["bool", value]),
        SortKey::Number(number) => json!(["number", number]),
        SortKey::Text(text) => json!(["text", text]),
        SortKey::Date(date) => json!(["date", date]),
        SortKey::Other => json!(["other"]),
    }
}

fn read_key(value: &Value) -> Option<SortKey> {
    match value.as_array()?.as_slice() {
        [Value::String(kind)] if kind == "nothing" => Some(SortKey::Nothing),
        [Value::String(kind)] if kind == "other" => Some(SortKey::Other),
        [Value::String(kind), Value::Bool(value)] if kind == "bool" => Some(SortKey::Bool(*value)),
        [Value::String(kind), Value::Number(number)] if kind == "number" => {
            Some(SortKey::Number(number.clone()))
        }
        [Value::String(kind), Value::String(text)] if !text.contains('\0') => match kind.as_str() {
            "text" => Some(SortKey::Text(text.clone())),
            "date" => Some(SortKey::Date(text.clone())),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_carries_its_request_and_no_other_call_takes_it() {
        let request = json!({"filter": {"a": 1}}).as_object().unwrap().clone();
        let keys = vec![
            SortKey::Nothing,
            SortKey::Bool(true),
            SortKey::Number(1.into()),
            SortKey::Text("é".into()),
            SortKey::Date("2024".into()),
            SortKey::Other,
        ];
        let position = CursorPosition {
            keys,
            created: "2024".into(),
            sequence: 7,
        };
        for start in [
            Start::Offset(3),
            Start::After(position.clone()),
            Start::Before(position),
        ] {
            let cursor = encode("query", &request, &start);
            assert_eq!(decode("query", &cursor), Some((request.clone(), start)));
            assert_eq!(decode("distinct", &cursor), None);
        }
    }

    #[test]
    fn a_changed_cursor_is_refused() {
        let cursor = encode("query", &Object::new(), &Start::Offset(3));
        for position in 0..cursor.len() {
            let mut bytes = cursor.clone().into_bytes();
            bytes[position] = if bytes[position] == b'A' { b'B' } else { b'A' };
            assert_eq!(
                decode("query", std::str::from_utf8(&bytes).unwrap()),
                None,
                "{position}"
            );
        }
        let position = CursorPosition {
            keys: Vec::new(),
            created: "\0".into(),
            sequence: 0,
        };
        let forged = encode("query", &Object::new(), &Start::After(position));
        for other in ["", "x", "AAAAAAAAAAA", "é", &forged] {
            assert_eq!(decode("query", other), None, "{other}");
        }
    }
}
