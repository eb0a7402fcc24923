//! `/_reports/csp`: where browsers say what the security policy has kept them from.

use actix_web::{
    HttpRequest, HttpResponse,
    http::StatusCode,
    web::{Data, Payload},
};
use futures::StreamExt as _;
use serde_json::Value;

use crate::{protection::rate::RateLimit, state::AppState};

/// Bytes of a report; a browser sends at most a few.
const REPORT_BYTES: usize = 16 * 1024;

/// Reads, counts and logs a report. An address that sends many is told to wait, so that nobody can fill the log.
pub(super) async fn csp(state: Data<AppState>, request: HttpRequest, body: Payload) -> HttpResponse {
    let allowed = request.peer_addr().is_some_and(|peer| {
        let visitor = state.trusted_proxies.visitor(peer.ip(), request.headers());
        state.report_limit.ask(visitor).is_ok()
    });
    if !allowed {
        return HttpResponse::new(StatusCode::TOO_MANY_REQUESTS);
    }
    let report = match tokio::time::timeout(state.transfer_timeout, read(body)).await {
        Ok(Ok(report)) => report,
        Ok(Err(status)) => return HttpResponse::new(status),
        Err(_) => {
            return HttpResponse::build(StatusCode::REQUEST_TIMEOUT)
                .force_close()
                .finish();
        }
    };
    state.metrics.reported();
    let violation = violation(&report);
    tracing::warn!(
        directive = field(violation, ["effectiveDirective", "effective-directive"]),
        blocked = field(violation, ["blockedURL", "blocked-uri"]),
        page = field(violation, ["documentURL", "document-uri"]),
        "a browser was kept from something by the security policy"
    );
    HttpResponse::new(StatusCode::NO_CONTENT)
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

/// How often an address may report: a page that breaks the policy sends a handful.
pub fn limit() -> RateLimit {
    const PER_SECOND: std::num::NonZeroU32 = std::num::NonZeroU32::MIN;
    const BURST: std::num::NonZeroU32 = std::num::NonZeroU32::MIN.saturating_add(19);
    RateLimit::new(PER_SECOND, BURST)
}
