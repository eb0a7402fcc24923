//! What browsers may do in the loop.

use actix_web::http::header::{CONTENT_SECURITY_POLICY, HeaderValue};

use crate::http::middleware::SecurityHeaders;

/// Vite may talk over its websocket, watch it from a worker, inject styles and inline small pictures.
///
/// # Errors
///
/// Never in practice.
pub(super) fn headers() -> anyhow::Result<SecurityHeaders> {
    SecurityHeaders::with_own(|frames| {
        let policy = format!(
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
             font-src 'self' data:; media-src 'self'; connect-src 'self' ws:; worker-src 'self' blob:; \
             frame-src {frames}; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
             frame-ancestors 'none'"
        );
        Ok(vec![(CONTENT_SECURITY_POLICY, HeaderValue::try_from(policy)?)])
    })
}
