//! What every request needs: the pages, the live edition, the recruit posts. There is no other shared state.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use ssr_runtime::generations::Generations;

use crate::{
    assets::files::StaticFiles, content::recruit::feed::RecruitFeed, dev::Development, edition::Edition,
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
    /// Files that are served as they are.
    pub files: StaticFiles,
    /// Whether the site can be visited.
    pub readiness: Readiness,
    /// The developers' loop; `None` in production.
    pub development: Option<Arc<Development>>,
}

impl AppState {
    /// Renders every page of the live edition once and logs what does not render.
    pub async fn verify(&self) {
        let generation = self.generations.current();
        let probes = match generation.attachment.probes(&self.pages, &self.recruit).await {
            Ok(probes) => probes,
            Err(error) => return log_bad_edition(&error),
        };
        match Generations::verify(&generation, &probes, &|_, rendered| {
            crate::render::check(&rendered.output)
        })
        .await
        {
            Ok(()) => self.readiness.open(),
            Err(error) => log_bad_edition(&error),
        }
    }
}

fn log_bad_edition(error: &(dyn std::error::Error + 'static)) {
    tracing::error!(error, "a page of the live edition does not render");
}

/// Whether the site can be visited: from the first page that was rendered until the server begins to stop.
#[derive(Debug, Default)]
pub struct Readiness {
    rendered: AtomicBool,
    stopping: AtomicBool,
}

impl Readiness {
    /// Says that a page was rendered.
    pub fn open(&self) {
        self.rendered.store(true, Ordering::Relaxed);
    }

    /// Says that the server begins to stop.
    pub fn close(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether the site can be visited.
    pub fn is_open(&self) -> bool {
        self.rendered.load(Ordering::Relaxed) && !self.stopping.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_is_ready_between_its_first_page_and_its_end() {
        let readiness = Readiness::default();
        assert!(!readiness.is_open());
        readiness.open();
        assert!(readiness.is_open());
        readiness.close();
        assert!(!readiness.is_open());
        readiness.open();
        assert!(!readiness.is_open());
    }
}
