//! Names every request, and logs how it was answered.

use std::time::Instant;

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{HeaderName, HeaderValue},
    middleware::Next,
};
use tracing::{Instrument as _, debug, info, info_span};
use uuid::Uuid;

use super::Guard;
use crate::telemetry::traces;

/// Tells a visitor the request's name, so that a report can be found in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Marks an answer that lay ready, which is logged for those who look closely only.
#[derive(Clone, Copy, Debug)]
pub struct FromShelf;

/// Runs the request inside a span with its name and logs one line when it is answered.
///
/// The name is always our own: one that a visitor could choose could make two requests look like one.
pub(super) async fn trace<B: MessageBody>(
    guard: &Guard,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let started = Instant::now();
    let id = Uuid::new_v4().to_string();
    let span = info_span!("request", id, method = %request.method(), path = request.path());
    let traced = traces::request(&request, &guard.trusted);
    let answer = next.call(request).instrument(span.clone());
    let mut response = answer.instrument(traced.clone()).await?;
    traces::answered(&traced, &response);
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    guard.metrics.answered(response.status());
    let status = response.status().as_u16();
    let duration_us = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
    // A page that lay ready is sent in less time than a line takes to be written.
    if response.response().extensions().get::<FromShelf>().is_some() {
        span.in_scope(|| debug!(status, duration_us, "answered"));
    } else {
        span.in_scope(|| info!(status, duration_us, "answered"));
    }
    Ok(response)
}
