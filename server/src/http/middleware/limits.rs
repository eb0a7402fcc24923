//! Refuses requests that are too large, too many or ask for more than to read, before any work is done for them.

use std::sync::Arc;

use actix_web::{
    Error, ResponseError as _,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::header::{FORWARDED, HeaderMap, VIA},
    middleware::Next,
};
use http_connection::{Share, connections_with_files};
use request_limits::{Admissions, FORWARDED_FOR, REAL_IP, RateLimit, TrustedProxies};

use super::methods;
use crate::{
    http::{
        error::AppError,
        limits::{host, loopback::LoopbackNotice, size},
    },
    settings::http::HttpSettings,
    telemetry::metrics::Metrics,
};

/// Limits that every request is checked against.
#[derive(Clone, Debug)]
pub(crate) struct RequestLimits {
    /// Proxies whose word about a client's address is taken.
    pub trusted: TrustedProxies,
    /// How often a client may ask; `None` for no limit.
    pub rate: Option<Arc<RateLimit>>,
    /// Connections that the process has files for.
    pub room: usize,
    /// Counts connections and streams by address.
    pub admissions: Arc<Admissions>,
    /// Notices when visitors may have no address.
    pub loopback: Arc<LoopbackNotice>,
    /// Counts refusals.
    pub metrics: Arc<Metrics>,
}

impl RequestLimits {
    /// The limits of the settings.
    pub(crate) fn new(settings: &HttpSettings, metrics: Arc<Metrics>) -> Self {
        let trusted = settings.trusted();
        let room = connections_with_files(Share::Site);
        let limit = settings.connections_per_address.get();
        Self {
            room,
            admissions: Admissions::with_room(room, limit, settings.rate(), trusted.clone()),
            trusted,
            rate: settings.rate().map(Arc::new),
            loopback: Arc::new(LoopbackNotice::new(settings)),
            metrics,
        }
    }

    fn refusal(&self, request: &ServiceRequest) -> Option<AppError> {
        if let Some(status) = size::refusal(request.request()) {
            return Some(AppError::TooLarge { status });
        }
        if host::is_malformed(request.request()) {
            return Some(AppError::MalformedHost);
        }
        let rate = self.rate.as_ref()?;
        let peer = request.peer_addr()?.ip();
        let client = self.trusted.client(peer, request.headers());
        // A client on this machine is its operator, unless it forwards the requests of others: a proxy that the operator has
        // not named, whose visitors are one client.
        if self.loopback.is_first(client, request.path()) {
            tracing::warn!(
                header = self.trusted.header().name().as_str(),
                "a request from this machine names no visitor; if a proxy has sent it, its visitors have no limit by \
                 address: name the proxy (SITE_BEHIND_PROXY) and the header that it writes (SITE_FORWARDED_HEADER)"
            );
        }
        if client.is_loopback() && !is_forwarded(request.headers()) {
            return None;
        }
        rate.ask(client)
            .err()
            .map(|seconds| AppError::TooManyRequests { seconds })
    }
}

/// Whether a request says that it was forwarded.
fn is_forwarded(headers: &HeaderMap) -> bool {
    [FORWARDED_FOR, REAL_IP, FORWARDED, VIA]
        .iter()
        .any(|name| headers.contains_key(name))
}

/// Refuses what breaks a limit, and passes everything else on.
pub(in crate::http) async fn check<B: MessageBody>(
    limits: &RequestLimits,
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let limited = limits.refusal(&request);
    if let Some(refusal) = &limited {
        limits.metrics.refused(refusal.status_code());
    }
    let Some(refusal) = limited.or_else(|| methods::refusal(&mut request)) else {
        return Ok(next.call(request).await?.map_into_left_body());
    };
    Ok(request
        .into_response(refusal.error_response())
        .map_into_right_body())
}
