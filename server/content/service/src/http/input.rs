//! Reads fields of bodies, and the platform's forms of a request in the address.

use actix_web::HttpRequest;
use content_wire::base64;
use serde_json::Value;

use super::body;
pub use super::body::Object;
use super::error::ApiError;

/// Largest accepted body of a call that only reads, or asks for a token.
pub(super) const READ_BODY_MAX: usize = 500 * 1024;
/// Most fields that a call chooses, and most ids that it names.
const NAMES_MAX: usize = 1000;
/// Deepest dotted name in an address.
const DEPTH_MAX: usize = 16;

/// Reads the request out of the address: the parameter `.r` is JSON in UTF-8 in unpadded base64url; without it, every
/// parameter is a dotted name, and one that is repeated is a list.
pub(super) fn url(request: &HttpRequest) -> Result<Object, ApiError> {
    let parameters = parameters(request.query_string().as_bytes());
    let Some((_, encoded)) = parameters.iter().find(|(name, _)| name == ".r") else {
        return Ok(dotted(parameters));
    };
    let bytes = base64::decode_strict(encoded.trim_end_matches('='))
        .map_err(|error| ApiError::field(".r", error.to_string()))?;
    body::parse_short(&bytes, ".r")
}

/// Reads a query string or form; what cannot be read is none.
pub fn parameters(bytes: &[u8]) -> Vec<(String, String)> {
    serde_urlencoded::from_bytes(bytes).unwrap_or_default()
}

/// Returns a text that must be there. No name or id has the character NUL: PostgreSQL cannot hold it.
pub(super) fn text(object: &Object, name: &str) -> Result<String, ApiError> {
    match object.get(name) {
        Some(Value::String(text)) if text.contains('\0') => {
            Err(ApiError::field(name, "must not contain NUL"))
        }
        Some(Value::String(text)) if !text.is_empty() => Ok(text.clone()),
        Some(Value::String(_) | Value::Null) | None => Err(ApiError::field(name, "must not be empty")),
        Some(_) => Err(ApiError::field(name, "must be a text")),
    }
}

/// Returns a list, none for null or nothing.
pub(super) fn list<'a>(value: Option<&'a Value>, field: &str) -> Result<&'a [Value], ApiError> {
    match value {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(values)) => Ok(values),
        Some(_) => Err(ApiError::field(field, "must be a list")),
    }
}

/// Returns a list of texts; a single text, as an address has it, is a list of one.
pub(super) fn texts(value: Option<&Value>, field: &str) -> Result<Vec<String>, ApiError> {
    let one = value.filter(|value| value.is_string());
    let texts = one.map_or_else(|| list(value, field), |one| Ok(std::slice::from_ref(one)))?;
    texts
        .iter()
        .map(|text| text.as_str().map(str::to_owned))
        .collect::<Option<Vec<_>>>()
        .filter(|texts| !texts.iter().any(|text| text.contains('\0')))
        .ok_or_else(|| ApiError::field(field, "must be a list of texts without NUL"))
}

/// Returns a list of names or ids in the order of the alphabet, none of them twice, so that one is found in it by halves.
pub(super) fn names(value: Option<&Value>, field: &str) -> Result<Vec<String>, ApiError> {
    let mut names = texts(value, field)?;
    if names.len() > NAMES_MAX {
        return Err(ApiError::field(
            field,
            format!("must have at most {NAMES_MAX} entries"),
        ));
    }
    names.sort_unstable();
    names.dedup();
    Ok(names)
}

/// Whether such a list has a name.
pub(super) fn has_name(names: &[String], name: &str) -> bool {
    names.binary_search_by(|other| other.as_str().cmp(name)).is_ok()
}

/// Returns true or false; false for null or nothing.
pub(super) fn flag(object: &Object, name: &str) -> Result<bool, ApiError> {
    match object.get(name) {
        Some(Value::Bool(wanted)) => Ok(*wanted),
        Some(Value::Null) | None => Ok(false),
        Some(_) => Err(ApiError::field(name, "must be true or false")),
    }
}

/// Returns a whole number from 0 to `maximum`.
pub(super) fn whole(value: Option<&Value>, field: &str, default: u32, maximum: u32) -> Result<u32, ApiError> {
    match value {
        None | Some(Value::Null) => Ok(default),
        Some(value) => value
            .as_u64()
            .and_then(|number| u32::try_from(number).ok())
            .filter(|number| *number <= maximum)
            .ok_or_else(|| ApiError::field(field, format!("must be a whole number from 0 to {maximum}"))),
    }
}

fn dotted(parameters: Vec<(String, String)>) -> Object {
    let mut object = Object::new();
    for (name, text) in parameters {
        let path: Vec<&str> = name.split('.').collect();
        if path.len() <= DEPTH_MAX {
            put(&mut object, &path, scalar(text, &name));
        }
    }
    object
}

fn put(object: &mut Object, path: &[&str], value: Value) {
    match path {
        [] => {}
        [name] => match object.get_mut(*name) {
            None => _ = object.insert((*name).to_owned(), value),
            Some(Value::Array(values)) => values.push(value),
            Some(first) => *first = Value::Array(vec![first.take(), value]),
        },
        [name, rest @ ..] => {
            let inner = object
                .entry(*name)
                .or_insert_with(|| Value::Object(Object::new()));
            if let Value::Object(inner) = inner {
                put(inner, rest, value);
            }
        }
    }
}

/// An address has texts only; outside of names and identifiers, what looks like a number or boolean is one.
fn scalar(text: String, name: &str) -> Value {
    let is_name = name.ends_with("Id") || name.ends_with("Name") || name == "fields";
    match serde_json::from_str(&text) {
        Ok(value @ (Value::Bool(_) | Value::Number(_))) if !is_name => value,
        _ => Value::String(text),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn names_are_found_by_halves_and_there_are_not_too_many() {
        let found = names(Some(&json!(["b", "a", "c", "a"])), "fields").unwrap();
        assert_eq!(found, ["a", "b", "c"]);
        assert!(has_name(&found, "c") && !has_name(&found, "d"));
        let many = |count: usize| json!(vec!["x"; count]);
        assert!(names(Some(&many(NAMES_MAX)), "fields").is_ok());
        assert!(names(Some(&many(NAMES_MAX + 1)), "fields").is_err());
    }

    #[test]
    fn dotted_names_nest_and_repeated_ones_are_lists() {
        let query = "dataCollectionId=7&filter.n.$gt=2&fields=a&fields=b&consistentRead=true&filter.t=x";
        let expected = json!({"dataCollectionId": "7", "filter": {"n": {"$gt": 2}, "t": "x"},
            "fields": ["a", "b"], "consistentRead": true});
        assert_eq!(Value::from(dotted(parameters(query.as_bytes()))), expected);
    }
}
