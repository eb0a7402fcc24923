//! Refuses requests that are too large, too many or ask for more than to read, before any work is done for them.

use std::sync::Arc;

use actix_web::{
    Error, ResponseError as _,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    middleware::Next,
};

use super::methods;
use crate::{
    error::AppError,
    metrics::Metrics,
    protection::{address::TrustedProxies, rate::RateLimit, size},
};

/// What guards the site.
#[derive(Clone, Debug)]
pub struct Guard {
    /// Proxies whose word on the visitor's address is taken.
    pub trusted: TrustedProxies,
    /// How often an address may ask; `None` for as often as it likes.
    pub rate: Option<Arc<RateLimit>>,
    /// Counts what is refused.
    pub metrics: Arc<Metrics>,
}

impl Guard {
    fn refusal(&self, request: &ServiceRequest) -> Option<AppError> {
        if let Some(status) = size::refusal(request.request()) {
            return Some(AppError::TooLarge { status });
        }
        let rate = self.rate.as_ref()?;
        let peer = request.peer_addr()?.ip();
        let visitor = self.trusted.visitor(peer, request.headers());
        // Whoever asks from this very machine is its operator, or a proxy that the operator has not named yet.
        if visitor.is_loopback() {
            return None;
        }
        rate.ask(visitor)
            .err()
            .map(|seconds| AppError::TooManyRequests { seconds })
    }
}

/// Lets through what may pass.
pub(super) async fn check<B: MessageBody>(
    guard: &Guard,
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let limited = guard.refusal(&request);
    if let Some(refusal) = &limited {
        guard.metrics.refused(refusal.status_code());
    }
    let Some(refusal) = limited.or_else(|| methods::refusal(&mut request)) else {
        return Ok(next.call(request).await?.map_into_left_body());
    };
    Ok(request
        .into_response(refusal.error_response())
        .map_into_right_body())
}
