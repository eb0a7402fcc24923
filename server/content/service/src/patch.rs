//! Changes of some fields of an item that leave the others as they are.

use serde_json::{Map, Number, Value};
use thiserror::Error;

use crate::filter::Field;
use crate::store::Role;

/// Most fields that one patch changes.
const CHANGES_MAX: usize = 100;

/// Why a patch cannot be read, or cannot be made to an item.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{path}: {reason}")]
pub(crate) struct PatchError {
    /// The place of the change in the input.
    pub(crate) path: String,
    pub(crate) reason: String,
}

impl PatchError {
    fn new(path: impl Into<String>, reason: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            reason: reason.into(),
        }
    }
}

/// What is done to a field.
#[derive(Clone, Debug)]
enum Change {
    Set(Value),
    Remove,
    Increment(Number),
    /// Adds values to the end of a list.
    Append(Vec<Value>),
    /// Takes every value that equals one of these out of a list.
    TakeOut(Vec<Value>),
}

/// Changes of fields, each with its place in the input.
#[derive(Clone, Debug)]
pub(crate) struct Patch(Vec<(Field, Change, String)>);

impl Patch {
    /// Reads the list of changes at that place of the input; null and nothing change nothing.
    pub(crate) fn parse(value: Option<&Value>, path: &str) -> Result<Self, PatchError> {
        let changes = match value {
            None | Some(Value::Null) => &[],
            Some(Value::Array(changes)) => changes.as_slice(),
            Some(_) => return Err(PatchError::new(path, "must be a list")),
        };
        if changes.len() > CHANGES_MAX {
            let reason = format!("must have at most {CHANGES_MAX} entries");
            return Err(PatchError::new(path, reason));
        }
        let changes = changes.iter().enumerate().map(|(position, entry)| {
            let path = format!("{path}[{position}]");
            let field = field(entry.get("fieldPath"), &format!("{path}.fieldPath"))?;
            if field.system().is_some() {
                return Err(PatchError::new(path, "is kept by the service"));
            }
            Ok((field, change(entry, &path)?, path))
        });
        Ok(Self(changes.collect::<Result<_, _>>()?))
    }

    /// Says whether it changes nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What the item becomes. Only a holder of a key gives it another owner.
    pub(crate) fn of(
        &self,
        item: &Map<String, Value>,
        role: &Role,
    ) -> Result<Map<String, Value>, PatchError> {
        let mut data = item.clone();
        for (field, change, path) in &self.0 {
            put(&mut data, field, change).map_err(|reason| PatchError::new(path, reason))?;
        }
        if !role.holds_key() {
            match item.get("_owner") {
                Some(owner) => _ = data.insert("_owner".to_owned(), owner.clone()),
                None => _ = data.remove("_owner"),
            }
        }
        Ok(data)
    }
}

fn put(data: &mut Map<String, Value>, field: &Field, change: &Change) -> Result<(), &'static str> {
    let (object, name) = field
        .place_in(data)
        .ok_or("is inside of something that is no object")?;
    match (change, object.get_mut(name)) {
        (Change::Set(value), _) => _ = object.insert(name.to_owned(), value.clone()),
        (Change::Remove, _) => _ = object.remove(name),
        (Change::Increment(by), None | Some(Value::Null)) => {
            object.insert(name.to_owned(), Value::Number(by.clone()));
        }
        (Change::Increment(by), Some(Value::Number(number))) => {
            *number = sum(number, by).ok_or("would become too large")?;
        }
        (Change::Increment(_), Some(_)) => return Err("is no number"),
        (Change::Append(values), None | Some(Value::Null)) => {
            object.insert(name.to_owned(), Value::Array(values.clone()));
        }
        (Change::Append(values), Some(Value::Array(list))) => list.extend_from_slice(values),
        (Change::TakeOut(values), Some(Value::Array(list))) => list.retain(|value| !values.contains(value)),
        (Change::TakeOut(_), None | Some(Value::Null)) => {}
        (Change::Append(_) | Change::TakeOut(_), Some(_)) => return Err("is no list"),
    }
    Ok(())
}

fn sum(left: &Number, right: &Number) -> Option<Number> {
    match (left.as_i64(), right.as_i64()) {
        (Some(left), Some(right)) => left.checked_add(right).map(Number::from),
        _ => Number::from_f64(left.as_f64()? + right.as_f64()?),
    }
}

fn field(value: Option<&Value>, path: &str) -> Result<Field, PatchError> {
    let name = value
        .and_then(Value::as_str)
        .ok_or_else(|| PatchError::new(path, "must be a text"))?;
    Field::parse(name).map_err(|reason| PatchError::new(path, reason.to_string()))
}

fn change(entry: &Value, path: &str) -> Result<Change, PatchError> {
    let value = |options: &str| {
        entry
            .get(options)
            .and_then(|options| options.get("value"))
            .cloned()
            .ok_or_else(|| PatchError::new(format!("{path}.{options}.value"), "is missing"))
    };
    // One value stands for a list of one.
    let values = |options: &str| {
        value(options).map(|value| match value {
            Value::Array(values) => values,
            value => vec![value],
        })
    };
    match entry.get("action").and_then(Value::as_str) {
        Some("SET_FIELD") => Ok(Change::Set(value("setFieldOptions")?)),
        Some("REMOVE_FIELD") => Ok(Change::Remove),
        Some("INCREMENT_FIELD") => match value("incrementFieldOptions")? {
            Value::Number(number) => Ok(Change::Increment(number)),
            _ => Err(PatchError::new(
                format!("{path}.incrementFieldOptions.value"),
                "must be a number",
            )),
        },
        Some("APPEND_TO_ARRAY") => Ok(Change::Append(values("appendToArrayOptions")?)),
        Some("REMOVE_FROM_ARRAY") => Ok(Change::TakeOut(values("removeFromArrayOptions")?)),
        _ => Err(PatchError::new(format!("{path}.action"), "is no known action")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn patched(role: &Role, changes: &Value, item: &Value) -> Result<Value, String> {
        let patch = Patch::parse(Some(changes), "changes").map_err(|error| error.to_string())?;
        let data = patch.of(item.as_object().unwrap(), role);
        data.map(Value::Object).map_err(|error| error.to_string())
    }

    #[test]
    fn the_owner_stays_unless_a_holder_of_a_key_names_another() {
        let changes =
            json!([{"fieldPath": "_owner", "action": "SET_FIELD", "setFieldOptions": {"value": "b"}}]);
        let (admin, member) = (Role::Admin("k".into()), Role::Member("a".into()));
        for (role, before, after) in [
            (&admin, json!({"_owner": "a"}), json!({"_owner": "b"})),
            (&member, json!({"_owner": "a"}), json!({"_owner": "a"})),
            (&Role::Visitor, json!({}), json!({})),
        ] {
            assert_eq!(patched(role, &changes, &before), Ok(after), "{role:?}");
        }
    }

    #[test]
    fn what_does_not_fit_names_its_place() {
        let change = |name: &str, action: &str| json!([{"fieldPath": name, "action": action}]);
        for (changes, reason) in [
            (json!({}), "changes: must be a list"),
            (
                change("_createdDate", "REMOVE_FIELD"),
                "changes[0]: is kept by the service",
            ),
            (change("a", "EXPLODE"), "changes[0].action: is no known action"),
            (
                change("a", "SET_FIELD"),
                "changes[0].setFieldOptions.value: is missing",
            ),
            (
                change("a..b", "REMOVE_FIELD"),
                "changes[0].fieldPath: has an empty part",
            ),
            (
                change("n.deep", "REMOVE_FIELD"),
                "changes[0]: is inside of something that is no object",
            ),
        ] {
            let refused = patched(&Role::Visitor, &changes, &json!({"n": 1}));
            assert_eq!(refused, Err(reason.to_owned()));
        }
    }
}
