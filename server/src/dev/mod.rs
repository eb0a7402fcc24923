//! The developers' loop: the site, Vite and the server bundle in watch mode behind one port.
//!
//! ```text
//! browser -> this server -> a page: rendered from the bundle that was built last
//!                        -> anything else: Vite, through [`proxy`]
//! frontend/dev/dev-child.mjs (Vite and the bundle's watcher) -> [`child`] -> [`workshop`] -> a new generation
//! ```
//!
//! A bundle that does not build or does not render never replaces one that does; pages then show [`error_page`].

mod child;
pub mod development;
pub mod error_page;
pub mod message;
mod npm;
pub mod proxy;
pub mod style;
mod websocket;
pub mod workshop;

use std::sync::Arc;

pub use self::development::Development;
use self::{child::Child, workshop::Workshop};
use crate::{
    commands, render::engine::Engine, settings::Settings, shutdown, startup::Application, telemetry,
};

/// Runs the loop until SIGTERM or SIGINT.
///
/// # Errors
///
/// If the site cannot be built, the front end's tools are missing, or they end by themselves.
pub async fn run(settings: Settings) -> anyhow::Result<()> {
    let telemetry = telemetry::install(&settings.telemetry)?;
    let files = settings.site.files()?;
    let development = Arc::new(Development::new()?);
    // First, so that a taken port is said before anything slow begins.
    let (application, editions) = Application::build_for_development(&settings, development.clone()).await?;
    npm::install_if_missing(&files).await?;
    let engine = Engine::new(&settings.engine, &files, &settings.site.data_dir(&files)).for_development();
    let (child, messages) = Child::start(&files)?;
    commands::announce(&application)?;
    let workshop = Workshop::new(
        application.state(),
        development,
        editions,
        Arc::new(engine),
        child.sender(),
    );
    let stop = shutdown::listen()?;
    let mut broken = None;
    let ended = async {
        tokio::select! {
            () = stop => {}
            error = workshop.work(messages) => broken = Some(error),
        }
    };
    application.run_until_stopped(ended).await?;
    child.stop().await;
    telemetry.finish().await;
    broken.map_or(Ok(()), Err)
}
