//! What a document shows of the results of its calls, and how it shows a refusal.

use async_graphql::dynamic::ResolverContext;
use async_graphql::{Error, ErrorExtensionValues, Value};
use serde_json::{Value as Json, json};

use crate::budget::Budget;
use crate::http::error::ApiError;
use crate::value;

/// Bytes of the fields that a document shows. What its calls read is counted apart: one field may have many names.
pub(super) struct Shown(pub(super) Budget);

/// Pays for showing a value.
///
/// # Errors
/// The refusal of a response that is too large.
pub(super) fn pay(context: &ResolverContext<'_>, value: &Json) -> Result<(), Error> {
    let Shown(budget) = context.data()?;
    let paid = budget.take(value::json_size(value));
    paid.map_err(|spent| describe(&spent.into()))
}

/// A refusal as an error of GraphQL: code, status and details are those of the data interface.
pub(super) fn describe(error: &ApiError) -> Error {
    let (status, code) = error.wire();
    let mut shown = Error::new(error.to_string());
    let mut extensions = ErrorExtensionValues::default();
    extensions.set("code", code);
    extensions.set("status", status.as_u16());
    extensions.set(
        "details",
        Value::from_json(json!(error.details())).unwrap_or_default(),
    );
    shown.extensions = Some(extensions);
    shown
}
