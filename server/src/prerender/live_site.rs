//! The site as it is live: its release, its content and its files.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use arc_swap::ArcSwap;
use time::OffsetDateTime;
use tokio::sync::Notify;

use super::{
    prerenderer::Prerenderer,
    release::{LiveRelease, Release},
    reloads::Reloads,
};
use crate::{
    assets::files::StaticFiles,
    content::{
        history::History,
        recruit::{feed::RecruitFeed, freshness::Health},
        visits::Visits,
    },
    site::pages::Pages,
    telemetry::metrics::{Metrics, SiteGauges},
};

/// What requests and the prerender task share.
#[derive(Debug)]
pub struct LiveSite {
    /// Every page.
    pub pages: Pages,
    /// The release that requests are served from.
    pub release: LiveRelease,
    /// The recruit posts.
    pub recruit: RecruitFeed,
    /// What is known of the content over time.
    pub history: History,
    /// Files that are served as they are.
    pub files: ArcSwap<StaticFiles>,
    /// Counters and histograms.
    pub metrics: Arc<Metrics>,
    /// Whether visitors may be sent here.
    pub readiness: Readiness,
    /// Notified when another release has gone live.
    pub replaced: Notify,
    /// What has become of the files on the disk.
    pub reloads: Reloads,
    /// Visits to pages of positions.
    pub(crate) visits: Visits,
}

impl LiveSite {
    /// What renders the pages of a release.
    pub fn prerenderer<'a>(&'a self, release: &'a Release) -> Prerenderer<'a> {
        Prerenderer {
            pages: &self.pages,
            release,
            feed: &self.recruit,
            is_counted: self.visits.are_counted(),
            metrics: &self.metrics,
        }
    }

    /// All metrics in Prometheus' text form, with the state of this moment.
    pub fn metrics_text(&self) -> String {
        self.metrics.render(&SiteGauges {
            isolates: self.release.current().renderer.stats(),
            content_health: match self.recruit.health() {
                Health::Reachable => 2,
                Health::Stale => 1,
                Health::Unreachable => 0,
            },
            content_stale: self.recruit.stale_since().map_or(Duration::ZERO, |since| {
                Duration::try_from(OffsetDateTime::now_utc() - since).unwrap_or_default()
            }),
            posts_left_out: self.recruit.left_out(),
            posts_skipped: self.recruit.skipped(),
            is_ready: self.readiness.is_warm(),
        })
    }
}

/// Whether visitors may be sent here: from the moment in which every page is cached until the server begins to stop.
#[derive(Debug, Default)]
pub struct Readiness {
    warm: AtomicBool,
    stopping: AtomicBool,
    exhausted: AtomicBool,
}

impl Readiness {
    /// Records that every page is cached.
    pub fn warm(&self) {
        self.warm.store(true, Ordering::Relaxed);
    }

    /// Records that the server begins to stop.
    pub fn close(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Records that too many isolates cannot be ended.
    pub fn exhaust(&self) {
        self.exhausted.store(true, Ordering::Relaxed);
    }

    /// Whether too many isolates cannot be ended, so that the process is about to end.
    pub fn is_exhausted(&self) -> bool {
        self.exhausted.load(Ordering::Relaxed)
    }

    /// Whether every page is cached.
    pub fn is_warm(&self) -> bool {
        self.warm.load(Ordering::Relaxed)
    }

    /// Whether the server has begun to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}
