//! Counters, gauges and histograms for Prometheus. They take plain values and know no part of the site.
//!
//! Handles are made once and kept, so that counting a cached page costs one addition.

use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use actix_web::http::StatusCode;
use metrics::{Counter, Gauge, Histogram, Key, KeyName, Label, Level, Metadata, Recorder, Unit};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder};
use ssr_runtime::Stats;

/// Bounds of the histograms, in seconds: from a render that waits for nothing to one that is given up.
const SECONDS: [f64; 10] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1.0, 2.0];

/// Renders after which the exporter counts what the histograms were given into their buckets. Until it does, which
/// without this is when Prometheus asks, it keeps every value: 32 bytes a render.
const RENDERS_KEPT: u64 = 1024;

/// Where the metrics are registered.
const TARGET: Metadata<'static> = Metadata::new("site", Level::INFO, None);

/// Why a post is not shown, as the metric names it: its HTML is too deep, has too many elements or attributes or too much
/// that is code, or takes too long.
pub const SKIP_REASONS: [&str; 5] = ["depth", "elements", "attributes", "code", "time"];

/// How a page was served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// From the cache.
    Hit,
    /// From the cache, older than the content.
    Stale,
    /// Rendered for the request.
    Miss,
    /// Not at all.
    Error,
}

/// What a render cost.
#[derive(Clone, Copy, Debug)]
pub struct RenderCost {
    /// Time in the queue of renders.
    pub queued: Duration,
    /// Time of the render itself.
    pub rendering: Duration,
}

/// Values that are read when Prometheus asks.
#[derive(Clone, Copy, Debug)]
pub struct SiteGauges {
    /// The engines of the live release.
    pub engines: Stats,
    /// The content platform: 2 reachable, 1 stale, 0 never reached.
    pub content_health: u8,
    /// Time since the content was last read whole; zero while it is fresh.
    pub content_stale: Duration,
    /// Posts beyond the number or length that the site shows.
    pub posts_left_out: u64,
    /// Posts that are not shown, in the order of [`SKIP_REASONS`].
    pub posts_skipped: [u64; SKIP_REASONS.len()],
    /// Whether every page is cached.
    pub is_ready: bool,
}

/// Every metric of the site.
pub struct Metrics {
    handle: PrometheusHandle,
    /// Engines that work at the same time; those started beyond that took another's place.
    engines: u64,
    /// By the first digit of the status, from 1.
    requests: [Counter; 5],
    /// In the order of [`Outcome`].
    outcomes: [Counter; 4],
    /// Too large, too many requests, too many connections.
    refused: [Counter; 3],
    malformed: Counter,
    reports: Counter,
    queue_wait: Histogram,
    render_time: Histogram,
    renders: AtomicU64,
    queued: Gauge,
    engines_started: Gauge,
    engines_replaced: Gauge,
    heap: Gauge,
    upstream: Gauge,
    stale: Gauge,
    left_out: Gauge,
    /// In the order of [`SKIP_REASONS`].
    skipped: [Gauge; SKIP_REASONS.len()],
    ready: Gauge,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Metrics {
    /// Registers everything. So many `engines` work at the same time.
    ///
    /// # Errors
    ///
    /// Never in practice: the histograms have bounds.
    pub fn new(engines: usize) -> anyhow::Result<Self> {
        let builder =
            PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)?;
        let recorder = builder.build_recorder();
        let classes = ["1xx", "2xx", "3xx", "4xx", "5xx"];
        let outcomes = ["hit", "stale", "miss", "error"];
        let refusals = ["size", "rate", "connections"];
        let counter = |name, help, label| counter(&recorder, name, help, label);
        let gauge = |name, help| gauge(&recorder, name, help, None);
        Ok(Self {
            requests: classes.map(|class| {
                counter(
                    "site_requests_total",
                    "Answered requests",
                    Some(("status", class)),
                )
            }),
            outcomes: outcomes.map(|outcome| {
                counter(
                    "site_pages_total",
                    "Pages by how they were served",
                    Some(("cache", outcome)),
                )
            }),
            refused: refusals.map(|reason| {
                counter(
                    "site_refused_total",
                    "Requests refused by a limit",
                    Some(("limit", reason)),
                )
            }),
            malformed: counter("site_malformed_requests_total", "Requests that are no HTTP", None),
            reports: counter(
                "site_csp_reports_total",
                "Violations of the security policy that browsers reported",
                None,
            ),
            queue_wait: histogram(
                &recorder,
                "site_render_queue_seconds",
                "Time that renders waited for an engine",
            ),
            render_time: histogram(&recorder, "site_render_seconds", "Time that renders took"),
            queued: gauge("site_render_queue_length", "Renders that wait for an engine"),
            engines_started: gauge(
                "site_engines_started",
                "Engines of the live release that were started so far",
            ),
            engines_replaced: gauge(
                "site_engines_replaced",
                "Engines of the live release that took another's place",
            ),
            heap: gauge(
                "site_engine_heap_bytes",
                "JavaScript heap in use, summed over the engines",
            ),
            upstream: gauge(
                "site_content_health",
                "Content: 2 reachable, 1 stale, 0 never reached",
            ),
            left_out: gauge(
                "site_posts_left_out",
                "Recruit posts beyond the number or length that the site shows",
            ),
            skipped: SKIP_REASONS.map(|reason| {
                self::gauge(
                    &recorder,
                    "site_posts_skipped",
                    "Recruit posts that are not shown because their HTML is beyond a limit",
                    Some(("reason", reason)),
                )
            }),
            stale: gauge(
                "site_content_stale_seconds",
                "Time since the content was last read whole; 0 while it is fresh",
            ),
            ready: gauge("site_ready", "Whether every page is cached"),
            renders: AtomicU64::new(0),
            handle: recorder.handle(),
            engines: engines as u64,
        })
    }

    /// Counts a response.
    pub fn responded(&self, status: StatusCode) {
        if let Some(counter) = self
            .requests
            .get(usize::from(status.as_u16() / 100).wrapping_sub(1))
        {
            counter.increment(1);
        }
    }

    /// Counts a page.
    pub fn page(&self, outcome: Outcome) {
        if let Some(counter) = self.outcomes.get(outcome as usize) {
            counter.increment(1);
        }
    }

    /// Notes what a render cost.
    pub fn rendered(&self, cost: RenderCost) {
        self.queue_wait.record(cost.queued.as_secs_f64());
        self.render_time.record(cost.rendering.as_secs_f64());
        let earlier = self.renders.fetch_add(1, Ordering::Relaxed);
        if earlier % RENDERS_KEPT == RENDERS_KEPT - 1 {
            self.handle.run_upkeep();
        }
    }

    /// Counts a request that a limit refused.
    pub fn refused(&self, status: StatusCode) {
        let [size, rate, connections] = &self.refused;
        match status {
            StatusCode::TOO_MANY_REQUESTS => rate.increment(1),
            StatusCode::SERVICE_UNAVAILABLE => connections.increment(1),
            _ => size.increment(1),
        }
    }

    /// Counts a request that is no HTTP.
    pub fn malformed(&self) {
        self.malformed.increment(1);
    }

    /// Counts a report of a browser.
    pub fn reported(&self) {
        self.reports.increment(1);
    }

    /// Everything in Prometheus' text form, with the gauges of this moment.
    pub fn render(&self, gauges: &SiteGauges) -> String {
        let engines = gauges.engines;
        let replaced = engines.engines_started.saturating_sub(self.engines);
        self.queued.set(float(engines.queued as u64));
        self.engines_started.set(float(engines.engines_started));
        self.engines_replaced.set(float(replaced));
        self.heap.set(float(engines.heap_bytes));
        self.upstream.set(f64::from(gauges.content_health));
        self.stale.set(gauges.content_stale.as_secs_f64());
        for (gauge, skipped) in self.skipped.iter().zip(gauges.posts_skipped) {
            gauge.set(float(skipped));
        }
        self.left_out.set(float(gauges.posts_left_out));
        self.ready.set(f64::from(u8::from(gauges.is_ready)));
        self.handle.run_upkeep();
        self.handle.render()
    }
}

/// A whole number as Prometheus writes numbers.
#[expect(
    clippy::cast_precision_loss,
    reason = "exact up to 2^53, far above anything counted here"
)]
fn float(number: u64) -> f64 {
    number as f64
}

fn counter(
    recorder: &PrometheusRecorder,
    name: &'static str,
    help: &'static str,
    label: Option<(&'static str, &'static str)>,
) -> Counter {
    recorder.describe_counter(KeyName::from_const_str(name), None, help.into());
    let counter = recorder.register_counter(&key(name, label), &TARGET);
    // Shown from the beginning: an alert cannot tell a counter that is missing from one that is not counted.
    counter.increment(0);
    counter
}

fn gauge(
    recorder: &PrometheusRecorder,
    name: &'static str,
    help: &'static str,
    label: Option<(&'static str, &'static str)>,
) -> Gauge {
    recorder.describe_gauge(KeyName::from_const_str(name), None, help.into());
    recorder.register_gauge(&key(name, label), &TARGET)
}

fn key(name: &'static str, label: Option<(&'static str, &'static str)>) -> Key {
    let labels: Vec<Label> = label
        .into_iter()
        .map(|(name, value)| Label::from_static_parts(name, value))
        .collect();
    Key::from_parts(name, labels)
}

fn histogram(recorder: &PrometheusRecorder, name: &'static str, help: &'static str) -> Histogram {
    recorder.describe_histogram(KeyName::from_const_str(name), Some(Unit::Seconds), help.into());
    recorder.register_histogram(&Key::from_static_name(name), &TARGET)
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::{env, fs, process::Command, time::Duration};

    use super::{Metrics, RenderCost};

    /// Says in the environment that this is the process in which nothing else runs.
    const ALONE: &str = "METRICS_TEST_ALONE";

    fn resident_pages() -> usize {
        let memory = fs::read_to_string("/proc/self/statm").unwrap();
        memory.split(' ').nth(1).unwrap().parse().unwrap()
    }

    /// Memory belongs to a whole process, so the test runs itself again in one of its own.
    #[test]
    fn a_million_renders_that_nobody_asks_about_take_no_memory() {
        if env::var_os(ALONE).is_none() {
            let name = "telemetry::metrics::tests::a_million_renders_that_nobody_asks_about_take_no_memory";
            let run = Command::new(env::current_exe().unwrap())
                .args(["--exact", name])
                .env(ALONE, "1")
                .output()
                .unwrap();
            let said = String::from_utf8_lossy(&run.stdout);
            assert!(run.status.success() && said.contains("1 passed"), "{said}");
            return;
        }
        let metrics = Metrics::new(2).unwrap();
        let cost = RenderCost {
            queued: Duration::from_micros(10),
            rendering: Duration::from_millis(1),
        };
        metrics.rendered(cost);
        let before = resident_pages();
        for _ in 0..1_000_000 {
            metrics.rendered(cost);
        }
        let grown = resident_pages().saturating_sub(before) * 4096;
        assert!(grown < 4 << 20, "{grown} bytes more");
    }
}
