//! The spans of traces: a request, the render that it waits for, a request to the content platform.
//!
//! They are apart from what the log shows, by their target and by the lowest level, so that without a collector each of
//! them is one look at a number.

use std::{fmt::Display, future::Future};

use actix_web::http::{
    Method, StatusCode,
    header::{HeaderMap, HeaderName},
};
use opentelemetry::{
    propagation::{Extractor, TextMapPropagator as _},
    trace::{Status, TraceContextExt as _},
};
use opentelemetry_sdk::propagation::TraceContextPropagator;
use tracing::{Instrument as _, Metadata, Span, level_filters::LevelFilter, trace_span};
use tracing_opentelemetry::OpenTelemetrySpanExt as _;
use tracing_subscriber::{
    EnvFilter,
    filter::{FilterExt as _, Targets, filter_fn},
    layer::Filter,
};

/// The target of every span that is for traces only.
const TRACES: &str = "traces";

/// Lets through to the log what a filter lets through, without the spans of traces.
pub(super) fn left_out<S>(filter: EnvFilter) -> impl Filter<S>
where
    EnvFilter: Filter<S>,
{
    filter.and(filter_fn(|metadata: &Metadata<'_>| metadata.target() != TRACES))
}

/// Lets nothing through but the spans of traces.
pub(super) fn alone() -> Targets {
    Targets::new().with_target(TRACES, LevelFilter::TRACE)
}

/// The span of a request. `parent` are the headers that name the trace to which it belongs, if they are believed.
pub(crate) fn request(method: &Method, path: &str, parent: Option<&HeaderMap>) -> Span {
    let span = trace_span!(
        target: TRACES,
        "request",
        otel.kind = "server",
        http.request.method = known(method),
        url.path = path,
    );
    if let Some(headers) = parent
        && !span.is_disabled()
    {
        let parent = TraceContextPropagator::new().extract(&Headers(headers));
        if span.set_parent(parent).is_err() {
            tracing::debug!("a request is not traced");
        }
    }
    span
}

/// Records how a request was responded to. `route` is asked only if the span is kept.
pub(crate) fn responded(span: &Span, method: &Method, status: StatusCode, route: impl FnOnce() -> String) {
    if span.is_disabled() {
        return;
    }
    let route = route();
    let name = format!("{} {route}", known(method));
    span.context().span().update_name(name);
    span.set_attribute("http.route", route);
    span.set_attribute("http.response.status_code", i64::from(status.as_u16()));
    if status.is_server_error() {
        span.set_status(Status::error(""));
    }
}

/// The span of a render.
pub(crate) fn render(url: &str) -> Span {
    trace_span!(target: TRACES, "render", url.path = url)
}

/// The span of a request to the content platform.
pub(crate) fn content(collection: &str) -> Span {
    trace_span!(target: TRACES, "content", otel.kind = "client", collection)
}

/// Does work inside a span, and marks the span if the work fails.
pub(crate) async fn follow<T, E: Display>(
    span: Span,
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    let outcome = work.instrument(span.clone()).await;
    if let Err(error) = &outcome
        && !span.is_disabled()
    {
        span.set_status(Status::error(error.to_string()));
    }
    outcome
}

/// One of the known methods; others are a client's invention and would make names without end.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "_OTHER",
    }
}

/// Reads the headers of a request.
struct Headers<'a>(&'a HeaderMap);

impl Extractor for Headers<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name)?.to_str().ok()
    }

    fn keys(&self) -> Vec<&str> {
        self.0.keys().map(HeaderName::as_str).collect()
    }
}
