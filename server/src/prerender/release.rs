//! What is live: one site build and the renderer of its bundle, which change together.

use std::{fmt, sync::Arc};

use arc_swap::ArcSwap;
use ssr_runtime::Renderer;

use super::build::SiteBuild;

/// A site build and the renderer of its bundle.
#[derive(Debug)]
pub struct Release {
    /// Renders the build's bundle.
    pub renderer: Arc<dyn Renderer>,
    /// Texts, asset tags and cached pages that belong to the bundle.
    pub build: SiteBuild,
}

/// The release that requests are served from. Reading it takes no lock.
pub struct LiveRelease(ArcSwap<Release>);

impl LiveRelease {
    /// Starts with a first release.
    pub fn new(first: Release) -> Self {
        Self(ArcSwap::from_pointee(first))
    }

    /// The live release. Hold it for one request, not longer: it keeps its isolates alive.
    pub fn current(&self) -> Arc<Release> {
        self.0.load_full()
    }

    /// Replaces the live release. Requests that hold the old one finish on it; its isolates end with its last holder.
    pub(super) fn replace(&self, next: Release) {
        self.0.store(Arc::new(next));
    }
}

impl fmt::Debug for LiveRelease {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("LiveRelease").finish_non_exhaustive()
    }
}
