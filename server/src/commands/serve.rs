//! `serve`: the built site, until somebody stops it.

use std::sync::Arc;

use crate::{
    reload::Reloader, render::engine::Engine, settings::Settings, shutdown, startup::Application, telemetry,
};

/// Serves the site until SIGTERM or SIGINT.
///
/// # Errors
///
/// If the site cannot be built or fails while it runs.
pub(super) async fn run(settings: Settings) -> anyhow::Result<()> {
    let telemetry = telemetry::install(&settings.telemetry)?;
    let files = settings.site.files()?;
    let engine = Engine::new(&settings.engine, &files, &settings.site.data_dir(&files));
    let (application, editions) = Application::build_with(settings, &engine).await?;
    super::announce(&application)?;
    let reloader = Reloader {
        state: application.state(),
        editions,
        engine: Arc::new(engine),
        certificates: application.certificates(),
    };
    let reloading = actix_web::rt::spawn(async move {
        if let Err(error) = reloader.run().await {
            tracing::error!(error = format!("{error:#}"), "new builds cannot be noticed");
        }
    });
    let stop = shutdown::listen()?;
    application.run_until_stopped(stop).await?;
    reloading.abort();
    telemetry.finish().await;
    Ok(())
}
