//! The developers' loop under test, without the front end's tools.

use std::{path::PathBuf, sync::Arc};

use server::{
    bootstrap::Bootstrap,
    development::{
        self,
        hot_reloader::HotReloader,
        message::{FromChild, ToChild},
        state::Development,
    },
};
use tokio::sync::mpsc;

use crate::{
    renderer::{FakeEngine, FakeRenderer},
    site,
    test_app::{NO_PLATFORM, TestApp, arguments_for, settings, within},
};

/// Starts the loop on a platform that is not there.
pub(crate) async fn spawn() -> (TestApp, Workbench) {
    let site = site::build();
    let renderer = Arc::new(FakeRenderer::default());
    let settings = settings(&[&arguments_for(&site)[..], &NO_PLATFORM].concat());
    let bootstrap = Bootstrap::new(settings).unwrap();
    let state = Arc::new(Development::new().unwrap());
    let (application, builds) = development::start(bootstrap, state.clone()).await.unwrap();
    let (sender, told) = mpsc::channel(16);
    let engine = Arc::new(FakeEngine(renderer.clone()));
    let reloader = HotReloader::new(application.site(), state, builds, engine, sender);
    let root = site.path().to_owned();
    (
        TestApp::run(application, renderer, site),
        Workbench { reloader, told, root },
    )
}

/// What a test of the loop works with.
pub(crate) struct Workbench {
    /// Turns messages into releases.
    pub(crate) reloader: HotReloader,
    told: mpsc::Receiver<ToChild>,
    /// The site's folder.
    pub(crate) root: PathBuf,
}

impl Workbench {
    /// The next message to the tools.
    pub(crate) async fn told(&mut self) -> Option<ToChild> {
        within(self.told.recv()).await
    }

    /// What the tools say once they have built a bundle.
    pub(crate) fn bundle(&self) -> FromChild {
        site::write(&self.root, "bundle.js", "export {};");
        site::write(&self.root, "style.css", "p { color: red }");
        FromChild::Bundle {
            path: self.root.join("bundle.js"),
            css: self.root.join("style.css"),
        }
    }
}
