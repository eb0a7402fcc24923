//! Turns what the front end's tools build into releases of the site.

use std::{path::PathBuf, sync::Arc};

use anstream::adapter::strip_str;
use ssr_runtime::RenderError;
use tokio::sync::mpsc;

use super::{
    child::Messages,
    message::{FromChild, ToChild},
    site_build,
    state::{Development, Problem},
};
use crate::{
    prerender::{
        build::SiteBuildSource,
        cache::PrerenderError,
        live_site::LiveSite,
        release::Release,
        task::{self, IncompleteRelease},
    },
    render::engine::RendererSource,
};

/// Turns what the front end's tools build into releases of the site.
pub struct HotReloader {
    site: Arc<LiveSite>,
    development: Arc<Development>,
    builds: SiteBuildSource,
    engine: Arc<dyn RendererSource>,
    child: mpsc::Sender<ToChild>,
    /// The last bundle that was built.
    bundle: Option<PathBuf>,
}

impl HotReloader {
    /// A reloader that has received nothing yet. It sends messages to the front end's tools through `child`.
    pub fn new(
        site: Arc<LiveSite>,
        development: Arc<Development>,
        builds: SiteBuildSource,
        engine: Arc<dyn RendererSource>,
        child: mpsc::Sender<ToChild>,
    ) -> Self {
        Self {
            site,
            development,
            builds,
            engine,
            child,
            bundle: None,
        }
    }

    /// Runs until the tools end; returns why they did.
    pub(crate) async fn run(mut self, mut messages: Messages) -> anyhow::Error {
        loop {
            match messages.next().await {
                Ok(FromChild::Fatal { message }) => return anyhow::anyhow!(message),
                Ok(message) => self.handle(message).await,
                Err(error) => return error,
            }
        }
    }

    /// Handles one message from the tools.
    pub async fn handle(&mut self, message: FromChild) {
        match message {
            FromChild::Vite { port } => self.development.set_vite(port),
            FromChild::Bundle { path, css } => {
                let style = tokio::fs::read_to_string(&css).await;
                let style =
                    style.inspect_err(|error| tracing::warn!(path = %css.display(), %error, "no styles"));
                self.development.set_style(style.unwrap_or_default());
                self.bundle = Some(path);
                self.rebuild().await;
            }
            FromChild::BundleError { message } | FromChild::Fatal { message } => {
                // Tools colour their words even where no terminal shows it.
                let message = strip_str(&message).to_string();
                self.fail(unplaced(message)).await;
            }
            FromChild::Locales => {
                if self.rebuild().await {
                    self.send(ToChild::Content).await;
                }
            }
        }
    }

    /// Makes the last bundle live with the texts of this moment. Returns whether it is.
    async fn rebuild(&self) -> bool {
        let Some(bundle) = self.bundle.clone() else {
            return false;
        };
        match self.release(bundle).await {
            Ok(()) => {
                tracing::info!("the server renders the new build");
                self.site.reloads.note(None);
                if self.development.set_problem(None) {
                    self.send(ToChild::Reload).await;
                }
                true
            }
            Err(problem) => {
                self.fail(problem).await;
                false
            }
        }
    }

    async fn release(&self, bundle: PathBuf) -> Result<(), Problem> {
        let build = site_build::of(&self.builds).map_err(|error| unplaced(format!("{error:#}")))?;
        let renderer = self.engine.start(bundle, Vec::new()).await;
        let renderer = renderer.map_err(|error| of_render(&error))?;
        let candidate = Release { renderer, build };
        task::go_live(&self.site, candidate, None).await.map_err(of_page)
    }

    async fn fail(&self, problem: Problem) {
        tracing::error!("{}\n{}", problem.message, problem.stack);
        self.site.reloads.note(Some(problem.message.clone()));
        let Problem { message, stack } = problem.clone();
        self.development.set_problem(Some(problem));
        self.send(ToChild::Error { message, stack }).await;
    }

    async fn send(&self, message: ToChild) {
        // When the tools are gone, the next message from them says so.
        let _ = self.child.send(message).await;
    }
}

/// A problem without a place in the sources.
fn unplaced(message: String) -> Problem {
    Problem {
        message,
        stack: String::new(),
    }
}

fn of_render(error: &RenderError) -> Problem {
    Problem {
        message: error.message(),
        stack: error.stack().to_owned(),
    }
}

fn of_page(error: IncompleteRelease) -> Problem {
    let IncompleteRelease { path, locale, source } = error;
    let Problem { message, stack } = match source {
        PrerenderError::Render(error) => of_render(&error),
        other => unplaced(other.to_string()),
    };
    Problem {
        message: format!("{path} ({}): {message}", locale.code()),
        stack,
    }
}
