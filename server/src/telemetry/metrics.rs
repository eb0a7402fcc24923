//! Counters, gauges and histograms for Prometheus. They take plain values; names and labels say what of the site they count.
//!
//! Handles are made once and kept, so that counting a cached page costs one addition.

use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use actix_web::http::StatusCode;
use metrics::{Counter, Gauge, Histogram};
use metrics_exporter_prometheus::PrometheusHandle;
use request_limits::{Room, crowd};
use ssr_runtime::Stats;

use super::registry::Registry;

/// Bounds of the histograms, in seconds: from a render that waits for nothing to one that is given up.
const SECONDS: [f64; 10] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1.0, 2.0];

/// Renders after which the exporter counts what the histograms were given into their buckets. Until it does, which
/// without this is when Prometheus asks, it keeps every value: 32 bytes a render.
const RENDERS_KEPT: u64 = 1024;

/// Why a post is not shown, as the metric names it: its HTML is too deep, has too many elements or attributes or too much
/// that is code, or takes too long.
pub(crate) const SKIP_REASONS: [&str; 5] = ["depth", "elements", "attributes", "code", "time"];

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
    /// The isolates of the live release.
    pub isolates: Stats,
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
    /// Isolates that work at the same time; those started beyond that took another's place.
    isolates: u64,
    counters: Counters,
    gauges: Gauges,
    queue_wait: Histogram,
    render_time: Histogram,
    renders: AtomicU64,
}

struct Counters {
    /// By the first digit of the status, from 1.
    requests: [Counter; 5],
    /// In the order of [`Outcome`].
    outcomes: [Counter; 4],
    /// Too large, too many requests, too many connections.
    refused: [Counter; 3],
    malformed: Counter,
    reports: Counter,
    /// Made, failed.
    backups: [Counter; 2],
    /// In the order of [`Room::ALL`].
    strangers: [Counter; Room::ALL.len()],
    /// Kept, gone.
    earlier: [Counter; 2],
}

struct Gauges {
    queued: Gauge,
    isolates_started: Gauge,
    isolates_replaced: Gauge,
    heap: Gauge,
    /// Isolates, their threads that still run, their processor time.
    lost: [Gauge; 3],
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

impl Counters {
    fn register(registry: &Registry) -> Self {
        let statuses = ["1xx", "2xx", "3xx", "4xx", "5xx"];
        let outcomes = ["hit", "stale", "miss", "error"];
        let limits = ["size", "rate", "connections"];
        let pages = "Pages by how they were served";
        let refused = "Requests refused by a limit";
        let reports = "Violations of the security policy that browsers reported";
        let strangers = "Callers without a session or key for whom there was no room";
        let rooms = Room::ALL.map(Room::name);
        let backups = "Backups that were requested at the desk";
        let earlier = "Requests for files of earlier builds: of pages that were opened before this one";
        Self {
            requests: registry.counters("site_requests_total", "Answered requests", "status", statuses),
            outcomes: registry.counters("site_pages_total", pages, "cache", outcomes),
            refused: registry.counters("site_refused_total", refused, "limit", limits),
            malformed: registry.counter("site_malformed_requests_total", "Requests that are no HTTP"),
            reports: registry.counter("site_csp_reports_total", reports),
            strangers: registry.counters("site_strangers_refused_total", strangers, "room", rooms),
            backups: registry.counters("site_backups_total", backups, "result", ["made", "failed"]),
            earlier: registry.counters("site_earlier_files_total", earlier, "result", ["kept", "gone"]),
        }
    }
}

impl Gauges {
    fn register(registry: &Registry) -> Self {
        let queued = "Renders that wait for an isolate";
        let started = "Isolates of the live release that were started so far";
        let replaced = "Isolates of the live release that took another's place";
        let heap = "JavaScript heap in use, summed over the isolates";
        let lost = "Isolates of the live release that could not be ended";
        let lost_threads = "Threads of this process that cannot be ended";
        let lost_cpu = "Processor time of these threads";
        let health = "Content: 2 reachable, 1 stale, 0 never reached";
        let stale = "Time since the content was last read whole; 0 while it is fresh";
        let left_out = "Recruit posts beyond the number or length that the site shows";
        let skipped = "Recruit posts that are not shown because their HTML is beyond a limit";
        Self {
            queued: registry.gauge("site_render_queue_length", queued),
            isolates_started: registry.gauge("site_engines_started", started),
            isolates_replaced: registry.gauge("site_engines_replaced", replaced),
            heap: registry.gauge("site_engine_heap_bytes", heap),
            lost: [
                registry.gauge("site_engines_lost", lost),
                registry.gauge("site_lost_threads", lost_threads),
                registry.gauge("site_lost_threads_cpu_seconds", lost_cpu),
            ],
            upstream: registry.gauge("site_content_health", health),
            stale: registry.gauge("site_content_stale_seconds", stale),
            left_out: registry.gauge("site_posts_left_out", left_out),
            skipped: registry.gauges("site_posts_skipped", skipped, "reason", SKIP_REASONS),
            ready: registry.gauge("site_ready", "Whether every page is cached"),
        }
    }
}

impl Metrics {
    /// Registers everything. So many `isolates` work at the same time.
    ///
    /// # Errors
    ///
    /// Never in practice: the histograms have bounds.
    pub fn new(isolates: usize) -> anyhow::Result<Self> {
        let registry = Registry::new(&SECONDS)?;
        let wait = "Time that renders waited for an isolate";
        Ok(Self {
            counters: Counters::register(&registry),
            gauges: Gauges::register(&registry),
            queue_wait: registry.histogram("site_render_queue_seconds", wait),
            render_time: registry.histogram("site_render_seconds", "Time that renders took"),
            renders: AtomicU64::new(0),
            handle: registry.handle(),
            isolates: isolates as u64,
        })
    }

    /// Counts a response.
    pub fn responded(&self, status: StatusCode) {
        if let Some(counter) = self
            .counters
            .requests
            .get(usize::from(status.as_u16() / 100).wrapping_sub(1))
        {
            counter.increment(1);
        }
    }

    /// Counts a page.
    pub fn page(&self, outcome: Outcome) {
        if let Some(counter) = self.counters.outcomes.get(outcome as usize) {
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
        let [size, rate, connections] = &self.counters.refused;
        match status {
            StatusCode::TOO_MANY_REQUESTS => rate.increment(1),
            StatusCode::SERVICE_UNAVAILABLE => connections.increment(1),
            _ => size.increment(1),
        }
    }

    /// Counts a request that is no HTTP.
    pub fn malformed(&self) {
        self.counters.malformed.increment(1);
    }

    /// Counts a report of a browser.
    pub fn reported(&self) {
        self.counters.reports.increment(1);
    }

    /// Counts a backup that was requested at the desk.
    pub fn backed_up(&self, is_made: bool) {
        let [made, failed] = &self.counters.backups;
        let counter = if is_made { made } else { failed };
        counter.increment(1);
    }

    /// Counts a request for a file of an earlier build.
    pub fn earlier_file(&self, is_kept: bool) {
        let [kept, gone] = &self.counters.earlier;
        let counter = if is_kept { kept } else { gone };
        counter.increment(1);
    }

    /// Everything in Prometheus' text form, with the gauges of this moment.
    pub fn render(&self, gauges: &SiteGauges) -> String {
        let isolates = gauges.isolates;
        let replaced = isolates.isolates_started.saturating_sub(self.isolates);
        self.gauges.queued.set(float(isolates.queued as u64));
        self.gauges.isolates_started.set(float(isolates.isolates_started));
        self.gauges.isolates_replaced.set(float(replaced));
        self.gauges.heap.set(float(isolates.heap_bytes));
        let [lost, lost_threads, lost_cpu] = &self.gauges.lost;
        lost.set(float(isolates.isolates_lost));
        lost_threads.set(float(isolates.lost_threads as u64));
        lost_cpu.set(isolates.lost_cpu.as_secs_f64());
        self.gauges.upstream.set(f64::from(gauges.content_health));
        self.gauges.stale.set(gauges.content_stale.as_secs_f64());
        for (gauge, skipped) in self.gauges.skipped.iter().zip(gauges.posts_skipped) {
            gauge.set(float(skipped));
        }
        self.gauges.left_out.set(float(gauges.posts_left_out));
        self.gauges.ready.set(f64::from(u8::from(gauges.is_ready)));
        let strangers = self.counters.strangers.iter().zip(crowd::turned_away());
        for (counter, refused) in strangers {
            counter.absolute(refused);
        }
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

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests;
