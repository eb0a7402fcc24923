//! What request handlers know of the developers' loop: where Vite listens, why no page can be shown, which styles apply.

use std::sync::Arc;

use anyhow::Context as _;
use arc_swap::{ArcSwap, ArcSwapOption};
use tokio::sync::watch;

/// Why no page can be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What happened, in one sentence where the tools say so.
    pub message: String,
    /// Where, mapped to the sources; empty where it is unknown.
    pub stack: String,
}

/// What request handlers know of the developers' loop.
#[derive(Debug)]
pub struct Development {
    /// Port of Vite; `None` until it listens.
    vite: watch::Sender<Option<u16>>,
    /// Whether the first bundle has been built, well or not.
    settled: watch::Sender<bool>,
    problem: ArcSwapOption<Problem>,
    style: ArcSwap<String>,
    client: reqwest::Client,
}

impl Development {
    /// The state before anything is built.
    ///
    /// # Errors
    ///
    /// If no HTTP client can be made.
    pub fn new() -> anyhow::Result<Self> {
        let client = http_client::plain_builder()?
            .no_proxy()
            // Vite closes idle connections, now and then just when the next request is on its way.
            .pool_max_idle_per_host(0)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .context("no HTTP client can be made")?;
        Ok(Self {
            vite: watch::Sender::new(None),
            settled: watch::Sender::new(false),
            problem: ArcSwapOption::empty(),
            style: ArcSwap::default(),
            client,
        })
    }

    /// Sets the port of Vite.
    pub fn set_vite(&self, port: u16) {
        self.vite.send_replace(Some(port));
    }

    /// The port of Vite, waiting for it to listen.
    pub async fn vite(&self) -> Option<u16> {
        let mut receiver = self.vite.subscribe();
        let port = receiver.wait_for(Option::is_some).await.ok()?;
        *port
    }

    /// Sets or clears the reason why no page can be shown. Returns whether there was another before.
    pub fn set_problem(&self, problem: Option<Problem>) -> bool {
        let before = self.problem.swap(problem.map(Arc::new));
        self.settled.send_replace(true);
        before.is_some()
    }

    /// Why no page can be shown, waiting for the first bundle, good or bad.
    pub(super) async fn first_problem(&self) -> Option<Arc<Problem>> {
        let mut receiver = self.settled.subscribe();
        // It fails only when the loop is gone, and then the request is too.
        let _ = receiver.wait_for(|settled| *settled).await;
        self.problem.load_full()
    }

    /// Sets the styles that the live bundle's components use.
    pub fn set_style(&self, style: String) {
        self.style.store(Arc::new(style));
    }

    /// The styles that the live bundle's components use.
    pub fn style(&self) -> Arc<String> {
        self.style.load_full()
    }

    /// The HTTP client for Vite.
    pub fn client(&self) -> &reqwest::Client {
        &self.client
    }
}
