//! Headers that tell browsers what the site never does.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{CONTENT_SECURITY_POLICY, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS},
    middleware::Next,
};

/// Everything comes from the site itself but the players that a visitor starts. Nothing inline is executed, so no
/// nonce is needed and a page stays the same for all visitors.
const STRICT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
    media-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com https://bandcamp.com; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// As [`STRICT`], but Vite may talk over its websocket, watch it from a worker, inject styles and inline small pictures.
const DEVELOPMENT: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'self' ws:; worker-src 'self' blob:; \
    frame-src https://www.youtube-nocookie.com https://bandcamp.com; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// How strict the site is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// For visitors.
    Strict,
    /// For the developers' loop.
    Development,
}

/// Adds the headers to every answer.
pub(super) async fn add<B: MessageBody>(
    policy: Policy,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    let content = match policy {
        Policy::Strict => STRICT,
        Policy::Development => DEVELOPMENT,
    };
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(content));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Anything stricter makes the video player refuse to play.
    headers.insert(
        REFERRER_POLICY,
        HeaderValue::from_static("strict-origin-when-cross-origin"),
    );
    Ok(response)
}
