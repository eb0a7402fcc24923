//! Turns what the front end's tools build into generations of the site.

use std::{path::PathBuf, sync::Arc};

use actix_web::web::Data;
use anstream::adapter::strip_str;
use tokio::sync::mpsc;

use super::{
    child::Messages,
    development::{Development, Problem},
    message::{FromChild, ToChild},
};
use crate::{
    edition::EditionSource, publication::publisher, render::engine::RendererSource, state::AppState,
};

/// Turns what the front end's tools build into generations of the site.
pub struct Workshop {
    state: Data<AppState>,
    development: Arc<Development>,
    editions: EditionSource,
    engine: Arc<dyn RendererSource>,
    child: mpsc::Sender<ToChild>,
    /// The last bundle that was built.
    bundle: Option<PathBuf>,
}

impl Workshop {
    /// A workshop that has built nothing yet. It tells the front end's tools through `child`.
    pub fn new(
        state: Data<AppState>,
        development: Arc<Development>,
        editions: EditionSource,
        engine: Arc<dyn RendererSource>,
        child: mpsc::Sender<ToChild>,
    ) -> Self {
        Self {
            state,
            development,
            editions,
            engine,
            child,
            bundle: None,
        }
    }

    /// Works until the tools end; returns why they did.
    pub(super) async fn work(mut self, mut messages: Messages) -> anyhow::Error {
        loop {
            match messages.next().await {
                Ok(FromChild::Fatal { message }) => return anyhow::anyhow!(message),
                Ok(message) => self.handle(message).await,
                Err(error) => return error,
            }
        }
    }

    /// Does what one message from the tools asks for.
    pub async fn handle(&mut self, message: FromChild) {
        match message {
            FromChild::Vite { port } => self.development.set_vite(port),
            FromChild::Bundle { path, css } => {
                let style = tokio::fs::read_to_string(&css).await;
                let style =
                    style.inspect_err(|error| tracing::warn!(path = %css.display(), %error, "no styles"));
                self.development.set_style(style.unwrap_or_default());
                self.bundle = Some(path);
                self.publish().await;
            }
            FromChild::BundleError { message } | FromChild::Fatal { message } => {
                // Tools colour their words even where nobody can see it.
                let message = strip_str(&message).to_string();
                self.fail(Problem {
                    message,
                    stack: String::new(),
                })
                .await;
            }
            FromChild::Locales => {
                if self.publish().await {
                    self.tell(ToChild::Content).await;
                }
            }
        }
    }

    /// Brings the last bundle with the texts of this moment live. Says whether it is.
    async fn publish(&self) -> bool {
        let Some(bundle) = self.bundle.clone() else {
            return false;
        };
        match self.swap(bundle).await {
            Ok(()) => {
                tracing::info!("the server renders the new build");
                if self.development.set_problem(None) {
                    self.tell(ToChild::Reload).await;
                }
                true
            }
            Err(problem) => {
                self.fail(problem).await;
                false
            }
        }
    }

    async fn swap(&self, bundle: PathBuf) -> Result<(), Problem> {
        let edition = self.editions.of_development().map_err(|error| problem(&error))?;
        let renderer = self.engine.start(bundle, Vec::new()).await?;
        let candidate = edition.with_renderer(renderer);
        if let Err(error) = publisher::publish(&self.state, &candidate).await {
            candidate.renderer.shutdown().await;
            return Err(error.into());
        }
        // Publishing has rendered every page; there is nothing left to try out.
        self.state
            .generations
            .swap(candidate, &[], &|_, _| Ok(()))
            .await?;
        self.state.swapped.notify_one();
        Ok(())
    }

    async fn fail(&self, problem: Problem) {
        tracing::error!("{}\n{}", problem.message, problem.stack);
        let Problem { message, stack } = problem.clone();
        self.development.set_problem(Some(problem));
        self.tell(ToChild::Error { message, stack }).await;
    }

    async fn tell(&self, message: ToChild) {
        // When nobody listens any more, the next message from the tools says that they have ended.
        let _ = self.child.send(message).await;
    }
}

fn problem(error: &anyhow::Error) -> Problem {
    Problem {
        message: format!("{error:#}"),
        stack: String::new(),
    }
}
