//! `/_reports/csp`: where browsers report what the security policy has blocked.

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    http::{StatusCode, header::CACHE_CONTROL},
    web::{Data, Payload},
};
use futures::StreamExt as _;
use request_limits::{RateLimit, TrustedProxies};
use serde_json::Value;

use crate::{http_cache::caching, telemetry::metrics::Metrics};

/// Bytes of a report; a browser sends at most a few.
const REPORT_BYTES: usize = 16 * 1024;

/// What the reports of browsers need.
#[derive(Debug)]
pub(crate) struct Reports {
    /// Proxies whose word about a client's address is taken.
    trusted: TrustedProxies,
    /// Time in which a report must arrive.
    timeout: Duration,
    /// How often a client may report.
    limit: RateLimit,
    metrics: Arc<Metrics>,
}

impl Reports {
    /// Accepts reports that arrive within `timeout`.
    pub(crate) fn new(trusted: TrustedProxies, timeout: Duration, metrics: Arc<Metrics>) -> Self {
        // A page that breaks the policy sends a handful.
        const PER_SECOND: NonZeroU32 = NonZeroU32::MIN;
        const BURST: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);
        Self {
            trusted,
            timeout,
            limit: RateLimit::new(PER_SECOND, BURST),
            metrics,
        }
    }
}

/// Reads, counts and logs a report. A client that sends many must wait, so that it cannot fill the log.
pub(super) async fn csp(reports: Data<Reports>, request: HttpRequest, body: Payload) -> HttpResponse {
    let allowed = request.peer_addr().is_some_and(|peer| {
        let client = reports.trusted.client(peer.ip(), request.headers());
        reports.limit.ask(client).is_ok()
    });
    if !allowed {
        return respond(StatusCode::TOO_MANY_REQUESTS).finish();
    }
    let report = match tokio::time::timeout(reports.timeout, read(body)).await {
        Ok(Ok(report)) => report,
        Ok(Err(status)) => return respond(status).finish(),
        Err(_) => return respond(StatusCode::REQUEST_TIMEOUT).force_close().finish(),
    };
    reports.metrics.reported();
    let violation = violation(&report);
    tracing::warn!(
        directive = field(violation, ["effectiveDirective", "effective-directive"]),
        blocked = field(violation, ["blockedURL", "blocked-uri"]),
        page = field(violation, ["documentURL", "document-uri"]),
        "a browser was kept from something by the security policy"
    );
    respond(StatusCode::NO_CONTENT).finish()
}

/// A response that no cache keeps.
fn respond(status: StatusCode) -> HttpResponseBuilder {
    let mut response = HttpResponse::build(status);
    response.insert_header((CACHE_CONTROL, caching::NEVER));
    response
}

/// Reads a report, or says with which status it is refused.
async fn read(mut body: Payload) -> Result<Value, StatusCode> {
    let mut text = Vec::new();
    while let Some(chunk) = body.next().await {
        let chunk = chunk.map_err(|_| StatusCode::BAD_REQUEST)?;
        if text.len() + chunk.len() > REPORT_BYTES {
            return Err(StatusCode::PAYLOAD_TOO_LARGE);
        }
        text.extend_from_slice(&chunk);
    }
    serde_json::from_slice(&text).map_err(|_| StatusCode::BAD_REQUEST)
}

/// The violation in either of the two forms that browsers send.
fn violation(report: &Value) -> &Value {
    let first = report.get(0).unwrap_or(report);
    first
        .get("body")
        .or_else(|| first.get("csp-report"))
        .unwrap_or(first)
}

/// A field by its new or old name, cut short: it says whatever its sender likes.
fn field(violation: &Value, names: [&str; 2]) -> String {
    let text = names.iter().find_map(|name| violation.get(name)?.as_str());
    text.unwrap_or_default()
        .chars()
        .filter(|character| !character.is_control())
        .take(200)
        .collect()
}
