//! Sends traces to a collector, as OTLP in protobuf over HTTP.
//!
//! OpenTelemetry's own variables for names, samples, batches and headers (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`,
//! `OTEL_BSP_…`, `OTEL_EXPORTER_OTLP_HEADERS`) are read by its library.

use std::time::Duration;

use anyhow::Context as _;
use async_trait::async_trait;
use bytes::Bytes;
use opentelemetry::{KeyValue, trace::TracerProvider as _};
use opentelemetry_http::{HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::{
    Resource,
    trace::{SdkTracer, SdkTracerProvider},
};
use tokio::runtime::Handle;
use tracing::Subscriber;
use tracing_opentelemetry::OpenTelemetryLayer;
use tracing_subscriber::registry::LookupSpan;
use url::Url;

use crate::settings::telemetry::CollectorUrl;

/// How long the collector has for a batch: what OpenTelemetry says when nothing is said.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Names the site among others that send to the same collector.
const SERVICE: &str = "axtorm-site";

/// Sends traces in batches.
pub(super) struct Collector(SdkTracerProvider);

impl Collector {
    /// A collector at an address. Batches are sent by the runtime in which this is called.
    pub(super) fn new(endpoint: &CollectorUrl) -> anyhow::Result<Self> {
        let client = ExportClient {
            client: client(endpoint.url())?,
            runtime: Handle::current(),
        };
        let exporter = SpanExporter::builder()
            .with_http()
            .with_protocol(Protocol::HttpBinary)
            .with_endpoint(endpoint.traces())
            .with_timeout(TIMEOUT)
            .with_http_client(client)
            .build()
            .context("traces cannot be sent")?;
        let provider = SdkTracerProvider::builder()
            .with_batch_exporter(exporter)
            .with_resource(resource());
        Ok(Self(provider.build()))
    }

    /// What turns spans into traces.
    pub(super) fn layer<S>(&self) -> OpenTelemetryLayer<S, SdkTracer>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        // Where in the sources a span begins and which thread ran it tell an operator nothing.
        tracing_opentelemetry::layer()
            .with_tracer(self.0.tracer(SERVICE))
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_tracked_inactivity(false)
    }

    /// Sends what waits, for as long as OpenTelemetry's library thinks right.
    pub(super) async fn finish(self) {
        // It waits for its own thread, which waits for this runtime.
        let sent = tokio::task::spawn_blocking(move || self.0.shutdown()).await;
        if let Ok(Err(error)) = sent {
            tracing::warn!(%error, "the last traces are lost");
        }
    }
}

fn resource() -> Resource {
    let resource =
        Resource::builder().with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")));
    match std::env::var_os("OTEL_SERVICE_NAME") {
        Some(_) => resource.build(),
        None => resource.with_service_name(SERVICE).build(),
    }
}

fn client(url: &Url) -> anyhow::Result<reqwest::Client> {
    http_client::builder_for(url)
        .context("the machine's certificates cannot be used")?
        .timeout(TIMEOUT)
        .no_proxy()
        .build()
        .context("no HTTP client can be made")
}

/// Carries batches from the thread that makes them, which has no runtime, to the collector.
#[derive(Debug)]
struct ExportClient {
    client: reqwest::Client,
    runtime: Handle,
}

#[async_trait]
impl HttpClient for ExportClient {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (client, request) = (self.client.clone(), request.try_into()?);
        let carried = self.runtime.spawn(async move {
            let received = client.execute(request).await?;
            let mut response = Response::new(Bytes::new());
            *response.status_mut() = received.status();
            // Among them how long to wait before the next attempt.
            *response.headers_mut() = received.headers().clone();
            *response.body_mut() = received.bytes().await?;
            Ok::<_, reqwest::Error>(response)
        });
        Ok(carried.await??)
    }
}
