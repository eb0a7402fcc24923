//! The spans of traces: a request, the render that it waits for, a question to the content platform.
//!
//! They are apart from what the log shows, by their target and by the lowest level, so that without a collector each of
//! them is one look at a number.

use std::{fmt::Display, future::Future};

use actix_web::{
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method,
        header::{HeaderMap, HeaderName},
    },
    web::Data,
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

use crate::{protection::address::TrustedProxies, state::AppState};

/// The target of every span that is for traces alone.
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

/// The span of a request. It belongs to the trace that a trusted proxy names; what anybody else names is not believed,
/// or strangers could make every request a part of one trace, or have it thrown away.
pub(crate) fn request(request: &ServiceRequest, trusted: &TrustedProxies) -> Span {
    let span = trace_span!(
        target: TRACES,
        "request",
        otel.kind = "server",
        http.request.method = method(request.method()),
        url.path = request.path(),
    );
    let is_trusted = || {
        request
            .peer_addr()
            .is_some_and(|peer| trusted.contains(peer.ip()))
    };
    if !span.is_disabled() && is_trusted() {
        let parent = TraceContextPropagator::new().extract(&Headers(request.headers()));
        if span.set_parent(parent).is_err() {
            tracing::debug!("a request is not traced");
        }
    }
    span
}

/// Says how a request was answered.
pub(crate) fn answered<B: MessageBody>(span: &Span, response: &ServiceResponse<B>) {
    if span.is_disabled() {
        return;
    }
    let status = response.status();
    let route = route(response);
    let name = format!("{} {route}", method(response.request().method()));
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

/// The span of a question to the content platform.
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

/// One of the methods that are known; others are whatever a stranger thought of.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "_OTHER",
    }
}

/// Which route answered: the path of a page, the pattern of what many paths have, or `/{file}` for everything else. There
/// are only so many, as names of spans should be.
fn route<B>(response: &ServiceResponse<B>) -> String {
    let request = response.request();
    if let Some(pattern) = request.match_pattern() {
        return pattern;
    }
    let pages = request.app_data::<Data<AppState>>().map(|state| &state.pages);
    let page = pages.and_then(|pages| {
        let fixed = pages.iter().find(|page| page.path == request.path());
        fixed.or_else(|| pages.is_position_path(request.path()).then(|| pages.position()))
    });
    page.map_or_else(|| "/{file}".to_owned(), |page| page.path.clone())
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
