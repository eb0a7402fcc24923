//! `/_reports/csp`: where browsers report what the security policy has blocked.

use std::{sync::Arc, time::Duration};

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    http::{StatusCode, header::CACHE_CONTROL},
    web::{Data, Payload},
};
use request_limits::TrustedProxies;
use serde_json::Value;

use super::intake::Intake;
use crate::{http_cache::caching, telemetry::metrics::Metrics};

/// Bytes of a report; a browser sends at most a few.
const REPORT_BYTES: usize = 16 * 1024;

/// What the reports of browsers need.
#[derive(Debug)]
pub(crate) struct Reports {
    intake: Intake,
    metrics: Arc<Metrics>,
}

impl Reports {
    /// Accepts reports that arrive within `timeout`.
    pub(crate) fn new(trusted: TrustedProxies, timeout: Duration, metrics: Arc<Metrics>) -> Self {
        let intake = Intake::new(trusted, timeout);
        Self { intake, metrics }
    }
}

/// Reads, counts and logs a report. A client that sends many must wait, so that it cannot fill the log.
pub(super) async fn csp(reports: Data<Reports>, request: HttpRequest, body: Payload) -> HttpResponse {
    let report = match reports.intake.read(&request, body, REPORT_BYTES).await {
        Ok(report) => report,
        Err(status) => return refuse(status),
    };
    let Ok(report) = serde_json::from_slice::<Value>(&report) else {
        return refuse(StatusCode::BAD_REQUEST);
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

/// What arrives too late is not read to its end.
fn refuse(status: StatusCode) -> HttpResponse {
    let mut response = respond(status);
    if status == StatusCode::REQUEST_TIMEOUT {
        response.force_close();
    }
    response.finish()
}

/// A response that no cache keeps.
fn respond(status: StatusCode) -> HttpResponseBuilder {
    let mut response = HttpResponse::build(status);
    response.insert_header((CACHE_CONTROL, caching::NEVER));
    response
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
