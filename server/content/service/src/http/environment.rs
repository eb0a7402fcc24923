//! The environments of a collection. What is written in the sandbox is read there only, until somebody writes it again live.
//!
//! The sandbox of a collection is a collection of its own, named after it; so no read of the live one is slower for it. The call
//! works on that collection, and its response names the one that the caller named.

use serde_json::Value;

use super::error::ApiError;
use super::input::Object;
use crate::store::{Store, StoreError, live_of, sandbox_of};

/// In which environment a call works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Environment {
    /// What visitors see.
    #[default]
    Live,
    /// The sandbox only.
    Sandbox,
    /// The sandbox, and what is live where a collection has none.
    SandboxPreferred,
}

impl Environment {
    /// Reads the environment of a call.
    fn of(body: &Object) -> Result<Self, ApiError> {
        match body.get("environment") {
            None | Some(Value::Null) => Ok(Self::Live),
            Some(Value::String(name)) if name == "LIVE" => Ok(Self::Live),
            Some(Value::String(name)) if name == "SANDBOX" => Ok(Self::Sandbox),
            Some(Value::String(name)) if name == "SANDBOX_PREFERRED" => Ok(Self::SandboxPreferred),
            Some(_) => Err(ApiError::field(
                "environment",
                "must be LIVE, SANDBOX or SANDBOX_PREFERRED",
            )),
        }
    }

    /// How a collection of that name goes with references of this environment: the least number is looked at first, and none is not
    /// looked at.
    pub(super) fn rank(self, collection: &str) -> Option<u8> {
        match (self, live_of(collection).is_some()) {
            (Self::Live, true) | (Self::Sandbox, false) => None,
            (Self::Live, false) | (Self::Sandbox | Self::SandboxPreferred, true) => Some(0),
            (Self::SandboxPreferred, false) => Some(1),
        }
    }
}

/// The environment of a call, and the names of the collection there and live, where they differ.
#[derive(Debug, Default)]
pub(super) struct CallPlace {
    pub(super) environment: Environment,
    names: Option<(String, String)>,
}

impl CallPlace {
    /// Lets a call work on the collection of its environment.
    ///
    /// # Errors
    /// [`ApiError::Invalid`] for another environment, [`ApiError::Internal`].
    pub(super) async fn enter(store: &Store, body: &mut Object) -> Result<Self, ApiError> {
        let environment = Environment::of(body)?;
        let names = match (environment, body.get_mut("dataCollectionId")) {
            (Environment::Sandbox | Environment::SandboxPreferred, Some(Value::String(name)))
                if live_of(name).is_none() =>
            {
                let (live, sandbox) = (name.clone(), sandbox_of(name));
                if environment == Environment::Sandbox || is_there(store, &sandbox).await? {
                    name.clone_from(&sandbox);
                    Some((sandbox, live))
                } else {
                    None
                }
            }
            _ => None,
        };
        Ok(Self { environment, names })
    }

    /// Names the collection in a response as the caller did.
    pub(super) fn leave(&self, response: &mut Value) {
        if let Some((sandbox, live)) = &self.names {
            rename(response, sandbox, live);
        }
    }
}

/// Whether anything was ever written to a sandbox.
async fn is_there(store: &Store, sandbox: &str) -> Result<bool, ApiError> {
    match store.collection(sandbox).await {
        Ok(collection) => Ok(collection.revision > 0),
        Err(StoreError::CollectionMissing { .. }) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Names a collection anew wherever an item names its own; the fields of items stay as they are.
fn rename(response: &mut Value, from: &str, to: &str) {
    match response {
        Value::Array(values) => values.iter_mut().for_each(|value| rename(value, from, to)),
        Value::Object(fields) => {
            for (name, value) in fields {
                match (name.as_str(), &mut *value) {
                    ("data", _) => {}
                    ("dataCollectionId", Value::String(name)) if name == from => to.clone_into(name),
                    _ => rename(value, from, to),
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn there_are_three_environments() {
        let of = |value: Value| Environment::of(&Object::from_iter([("environment".to_owned(), value)]));
        for (value, expected) in [
            (Value::Null, Environment::Live),
            (json!("LIVE"), Environment::Live),
            (json!("SANDBOX"), Environment::Sandbox),
            (json!("SANDBOX_PREFERRED"), Environment::SandboxPreferred),
        ] {
            assert_eq!(of(value).unwrap(), expected);
        }
        for value in [json!("sandbox"), json!(""), json!(1), json!(["LIVE"])] {
            assert!(matches!(of(value), Err(ApiError::Invalid(faults)) if faults[0].field == "environment"));
        }
    }

    #[test]
    fn a_response_names_the_collection_as_the_caller_did() {
        let place = CallPlace {
            environment: Environment::Sandbox,
            names: Some(("A__sandbox".to_owned(), "A".to_owned())),
        };
        let item = |name: &str| json!({"dataCollectionId": name, "data": {"dataCollectionId": "A__sandbox"}});
        let mut response = json!({"dataItems": [item("A__sandbox"), item("B")], "x": "A__sandbox"});
        place.leave(&mut response);
        assert_eq!(
            response,
            json!({"dataItems": [item("A"), item("B")], "x": "A__sandbox"})
        );
    }
}
