//! Forwards to Vite what is no page: modules, styles, its client, and the websocket that carries updates.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        StatusCode,
        header::{self, HeaderMap, HeaderName},
    },
    web::Payload,
};

use super::{
    state::Development,
    upstream::{copied, to_vite},
    websocket,
};

/// Headers that belong to one connection, not to the message. `Host` is written anew for Vite.
const PER_CONNECTION: [HeaderName; 6] = [
    header::CONNECTION,
    header::HOST,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
];

/// Vite's response to a request; `None` if it has none and the request is a visit to a page.
pub(super) async fn forward(
    development: &Development,
    request: &HttpRequest,
    body: Payload,
) -> Option<HttpResponse> {
    let port = development.vite().await?;
    if is_websocket(request.headers()) {
        return Some(
            websocket::join(development, request, body, port)
                .await
                .unwrap_or_else(|error| refused(&error)),
        );
    }
    let response = to_vite(development, request, port)
        .headers(end_to_end(request.headers()))
        .send()
        .await;
    let upstream = match response {
        Ok(upstream) => upstream,
        Err(error) => return Some(refused(&error)),
    };
    if upstream.status() == reqwest::StatusCode::NOT_FOUND && wants_page(request) {
        return None;
    }
    let status = StatusCode::from_u16(upstream.status().as_u16()).unwrap_or(StatusCode::BAD_GATEWAY);
    let mut response = HttpResponse::build(status);
    for (name, value) in upstream.headers() {
        if !PER_CONNECTION
            .iter()
            .any(|skipped| skipped.as_str() == name.as_str())
        {
            response.append_header((name.as_str(), value.as_bytes()));
        }
    }
    Some(response.streaming(upstream.bytes_stream()))
}

/// The headers that Vite should see, in the client's own types: Actix has another version of them.
fn end_to_end(headers: &HeaderMap) -> reqwest::header::HeaderMap {
    let kept = headers.iter().filter(|(name, _)| !PER_CONNECTION.contains(name));
    copied(kept)
}

/// Whether a request with these headers wants to become a websocket.
pub(super) fn is_websocket(headers: &HeaderMap) -> bool {
    let upgrade = headers.get(header::UPGRADE);
    upgrade.is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"websocket"))
}

fn wants_page(request: &HttpRequest) -> bool {
    let accept = request
        .headers()
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

fn refused(error: &reqwest::Error) -> HttpResponse {
    tracing::warn!(error = error as &dyn std::error::Error, "Vite does not respond");
    HttpResponse::BadGateway().finish()
}
