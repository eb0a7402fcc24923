//! Requests to Vite, in the types of the HTTP client.

use actix_web::{
    HttpRequest,
    http::header::{HeaderName, HeaderValue},
};

use super::state::Development;

/// The same request, addressed to Vite.
pub(super) fn to_vite(
    development: &Development,
    request: &HttpRequest,
    port: u16,
) -> reqwest::RequestBuilder {
    let url = format!("http://localhost:{port}{}", request.uri());
    let method = if request.method() == actix_web::http::Method::HEAD {
        reqwest::Method::HEAD
    } else {
        reqwest::Method::GET
    };
    development.client().request(method, url)
}

/// Copies headers into the client's own types.
pub(super) fn copied<'a>(
    headers: impl Iterator<Item = (&'a HeaderName, &'a HeaderValue)>,
) -> reqwest::header::HeaderMap {
    let copy = |(name, value): (&HeaderName, &HeaderValue)| {
        let name = reqwest::header::HeaderName::from_bytes(name.as_str().as_bytes()).ok()?;
        Some((
            name,
            reqwest::header::HeaderValue::from_bytes(value.as_bytes()).ok()?,
        ))
    };
    headers.filter_map(copy).collect()
}
