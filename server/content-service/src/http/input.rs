//! Reads bodies and the platform's JSON-in-the-URL form.

use actix_web::{HttpRequest, web};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Map, Value};

use super::BODY_MAX;
use super::error::ApiError;

/// A body, or a request in the URL, as an object.
pub(super) type Object = Map<String, Value>;

/// Reads a whole body within the size limit.
pub(super) async fn body(payload: web::Payload) -> Result<web::Bytes, ApiError> {
    match payload.to_bytes_limited(BODY_MAX).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(ApiError::Unread),
        Err(_) => Err(ApiError::TooLarge),
    }
}

/// Reads a JSON object from a body.
pub(super) async fn json(payload: web::Payload) -> Result<Object, ApiError> {
    object(&body(payload).await?, "body")
}

/// Reads the request out of the parameter `.r`: JSON in UTF-8 in unpadded base64url.
pub(super) fn url(request: &HttpRequest) -> Result<Object, ApiError> {
    let encoded = parameter(request, ".r").ok_or_else(|| ApiError::field(".r", "is missing"))?;
    let bytes = URL_SAFE_NO_PAD
        .decode(encoded.trim_end_matches('='))
        .map_err(|_| ApiError::field(".r", "is not base64url"))?;
    object(&bytes, ".r")
}

/// Returns the first parameter of that name in the query string.
pub(super) fn parameter(request: &HttpRequest, name: &str) -> Option<String> {
    parameters(request.query_string().as_bytes())
        .into_iter()
        .find(|(key, _)| key == name)
        .map(|(_, value)| value)
}

/// Returns the collection that the query string names.
pub(super) fn collection(request: &HttpRequest) -> Result<String, ApiError> {
    parameter(request, "dataCollectionId")
        .filter(|name| !name.is_empty())
        .ok_or_else(|| ApiError::field("dataCollectionId", "must not be empty"))
}

/// Reads a query string or form; what cannot be read is none.
pub(super) fn parameters(bytes: &[u8]) -> Vec<(String, String)> {
    serde_urlencoded::from_bytes(bytes).unwrap_or_default()
}

/// Returns a text that must be there.
pub(super) fn text(object: &Object, name: &str) -> Result<String, ApiError> {
    match object.get(name) {
        Some(Value::String(text)) if !text.is_empty() => Ok(text.clone()),
        Some(Value::String(_) | Value::Null) | None => Err(ApiError::field(name, "must not be empty")),
        Some(_) => Err(ApiError::field(name, "must be a text")),
    }
}

fn object(bytes: &[u8], field: &str) -> Result<Object, ApiError> {
    serde_json::from_slice(bytes)
        .map_err(|error| ApiError::field(field, format!("is not a JSON object: {error}")))
}
