//! What browsers send to the site: small bodies, seldom, from a page of the site.

use std::{num::NonZeroU32, time::Duration};

use actix_web::{HttpRequest, http::StatusCode, web::Payload};
use futures::StreamExt as _;
use request_limits::{RateLimit, TrustedProxies};

/// How often a client may send something, and in which time it must arrive.
#[derive(Debug)]
pub(super) struct Intake {
    /// Proxies whose word about a client's address is taken.
    trusted: TrustedProxies,
    /// Time in which a body must arrive.
    timeout: Duration,
    /// How often a client may send one.
    limit: RateLimit,
}

impl Intake {
    /// Takes bodies that arrive within `timeout`.
    pub(super) fn new(trusted: TrustedProxies, timeout: Duration) -> Self {
        // A page sends a handful.
        const PER_SECOND: NonZeroU32 = NonZeroU32::MIN;
        const BURST: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);
        Self {
            trusted,
            timeout,
            limit: RateLimit::new(PER_SECOND, BURST),
        }
    }

    /// Reads a body of at most so many bytes, or says with which status it is refused.
    pub(super) async fn read(
        &self,
        request: &HttpRequest,
        body: Payload,
        limit: usize,
    ) -> Result<Vec<u8>, StatusCode> {
        let is_allowed = request.peer_addr().is_some_and(|peer| {
            let client = self.trusted.client(peer.ip(), request.headers());
            self.limit.ask(client).is_ok()
        });
        if !is_allowed {
            return Err(StatusCode::TOO_MANY_REQUESTS);
        }
        let read = tokio::time::timeout(self.timeout, gather(body, limit));
        read.await.map_err(|_| StatusCode::REQUEST_TIMEOUT)?
    }
}

async fn gather(mut body: Payload, limit: usize) -> Result<Vec<u8>, StatusCode> {
    let mut text = Vec::new();
    while let Some(chunk) = body.next().await {
        let chunk = chunk.map_err(|_| StatusCode::BAD_REQUEST)?;
        if text.len() + chunk.len() > limit {
            return Err(StatusCode::PAYLOAD_TOO_LARGE);
        }
        text.extend_from_slice(&chunk);
    }
    Ok(text)
}
