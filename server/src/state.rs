//! What every request needs: the pages, the live edition, the recruit posts. There is no other shared state.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use arc_swap::ArcSwap;
use ssr_runtime::generations::{Generation, Generations};
use tokio::sync::Notify;

use crate::{
    assets::files::StaticFiles,
    content::{history::History, recruit::feed::RecruitFeed},
    dev::Development,
    edition::Edition,
    metrics::Metrics,
    protection::{address::TrustedProxies, rate::RateLimit},
    settings::site::SecurityContact,
    site::pages::Pages,
};

/// What every request needs.
#[derive(Debug)]
pub struct AppState {
    /// Every page.
    pub pages: Pages,
    /// The edition that is live, and the way to the next.
    pub generations: Generations<Edition>,
    /// The recruit posts.
    pub recruit: RecruitFeed,
    /// Says that another edition has gone live.
    pub swapped: Notify,
    /// What was seen of the content over time.
    pub history: History,
    /// Whom to tell about a weakness.
    pub security_contact: SecurityContact,
    /// Proxies whose word on the visitor's address is taken.
    pub trusted_proxies: TrustedProxies,
    /// In which time the body of a request must have come.
    pub transfer_timeout: Duration,
    /// How often an address may report.
    pub report_limit: RateLimit,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Files that are served as they are.
    pub files: ArcSwap<StaticFiles>,
    /// Whether the site can be visited.
    pub readiness: Readiness,
    /// The developers' loop; `None` in production.
    pub development: Option<Arc<Development>>,
}

/// The edition that is live, and its renderer.
pub type Live = Generation<Edition>;

/// Whether visitors may be sent here: from the moment in which every page lies ready until the server begins to stop.
#[derive(Debug, Default)]
pub struct Readiness {
    warm: AtomicBool,
    stopping: AtomicBool,
}

impl Readiness {
    /// Says that every page lies ready.
    pub fn warm(&self) {
        self.warm.store(true, Ordering::Relaxed);
    }

    /// Says that the server begins to stop.
    pub fn close(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether every page lies ready.
    pub fn is_warm(&self) -> bool {
        self.warm.load(Ordering::Relaxed)
    }

    /// Whether the server has begun to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}
