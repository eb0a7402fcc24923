//! Who makes the calls of a document, and how a call is made and refused.

use std::sync::{Arc, Mutex, PoisonError};

use async_graphql::dynamic::{FieldValue, ResolverContext, TypeRef};
use async_graphql::{Error, Value};
use serde_json::Value as Json;

use super::calls::CallKind;
use super::shown::describe;
use crate::budget::Budget;
use crate::http::call::Call;
use crate::http::environment::Environment;
use crate::http::error::ApiError;
use crate::http::input::Object;
use crate::store::{Role, Store};

/// Why calls of a document were refused, for the log.
#[derive(Clone, Default)]
pub(in crate::http) struct Refusals(Arc<Mutex<Vec<ApiError>>>);

impl Refusals {
    /// Takes them all.
    pub(in crate::http) fn take(&self) -> Vec<ApiError> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn add(&self, error: ApiError) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(error);
    }
}

/// Who makes the calls of a document.
pub(super) struct Caller {
    pub(super) store: Store,
    pub(super) role: Role,
    /// Bytes of what all calls of the document read.
    pub(super) calls: Budget,
    pub(super) refusals: Refusals,
}

impl Caller {
    /// Makes a call. A refusal leaves the field empty and is an error of its own, so that the other calls of the
    /// document keep their results.
    pub(super) async fn make<'a>(
        kind: &CallKind,
        collection: String,
        context: &ResolverContext<'a>,
    ) -> Result<Option<FieldValue<'a>>, Error> {
        let caller = context.data::<Self>()?;
        let mut arguments = Object::new();
        for (name, value) in context.args.iter() {
            arguments.insert(name.to_string(), value.as_value().clone().into_json()?);
        }
        let mut body = (kind.body)(arguments);
        if let Some(body) = body.as_object_mut() {
            body.insert("dataCollectionId".to_owned(), Json::String(collection));
        }
        match caller.call(kind, body).await {
            Ok(response) => {
                let part = response.pointer(kind.part).cloned().unwrap_or_default();
                Ok(Some(match kind.returns {
                    TypeRef::INT => FieldValue::value(Value::from_json(part)?),
                    _ => FieldValue::owned_any(part),
                }))
            }
            Err(error) => {
                let shown = describe(&error).into_server_error(context.item.pos);
                context.add_error(context.set_error_path(shown));
                caller.refusals.add(error);
                Ok(None)
            }
        }
    }

    async fn call(&self, kind: &CallKind, body: Json) -> Result<Json, ApiError> {
        let Json::Object(body) = body else {
            return Err(ApiError::field("body", "must be an object"));
        };
        let call = Call {
            store: self.store.clone(),
            role: self.role.clone(),
            body,
            budget: self.calls.clone(),
            environment: Environment::Live,
        };
        (kind.operation)(call).await
    }
}
