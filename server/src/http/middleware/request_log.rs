//! Gives every request an id, and logs how it was responded to.

use std::time::Instant;

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{HeaderName, HeaderValue},
    middleware::Next,
    web::Data,
};
use tracing::{Instrument as _, debug, info, info_span};
use uuid::Uuid;

use super::limits::RequestLimits;
use crate::{http::state::AppState, telemetry::traces};

/// Carries the request's id, so that a visitor's report can be found in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// What checks of health request every second or so, for as long as the server lives.
const HEALTH: &str = "/healthz";

/// How a page was served, noted in the extensions of its response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CacheStatus {
    /// From the cache: logged at the level `debug`.
    Hit,
}

/// Runs the request inside a span with its id and logs one line when it is responded to.
///
/// The id is always our own: one that a visitor could choose could make two requests look like one.
pub(in crate::http) async fn trace<B: MessageBody>(
    limits: &RequestLimits,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let started = Instant::now();
    let id = Uuid::new_v4().to_string();
    let span = info_span!("request", id, method = %request.method(), path = request.path());
    // A trace that anybody else than a trusted proxy names is not believed, or strangers could make every request a part
    // of one trace, or have it dropped.
    let is_trusted = request
        .peer_addr()
        .is_some_and(|peer| limits.trusted.contains(peer.ip()));
    let parent = is_trusted.then(|| request.headers());
    let traced = traces::request(request.method(), request.path(), parent);
    let response = next.call(request).instrument(span.clone());
    let mut response = response.instrument(traced.clone()).await?;
    let status = response.status();
    traces::responded(&traced, response.request().method(), status, || route(&response));
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    limits.metrics.responded(status);
    let status = status.as_u16();
    let duration_us = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
    // A cached page is sent in less time than a line takes to be written, and a check of health says nothing new.
    let is_quiet = response.response().extensions().get() == Some(&CacheStatus::Hit)
        || (response.request().path() == HEALTH && response.status().is_success());
    if is_quiet {
        span.in_scope(|| debug!(status, duration_us, "answered"));
    } else {
        span.in_scope(|| info!(status, duration_us, "answered"));
    }
    Ok(response)
}

/// The route of a request: the path of a page, the pattern of what many paths have, or `/{file}` for everything else. Their
/// number is bounded, as names of spans must be.
fn route<B>(response: &ServiceResponse<B>) -> String {
    let request = response.request();
    if let Some(pattern) = request.match_pattern() {
        return pattern;
    }
    let state = request.app_data::<Data<AppState>>();
    let page = state.map(|state| &state.site.pages).and_then(|pages| {
        let fixed = pages.iter().find(|page| page.path == request.path());
        fixed.or_else(|| pages.is_position_path(request.path()).then(|| pages.position()))
    });
    page.map_or_else(|| "/{file}".to_owned(), |page| page.path.clone())
}
