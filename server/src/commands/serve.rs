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
    let reloader = Reloader {
        state: application.state(),
        editions,
        engine: Arc::new(engine),
        certificates: application.certificates(),
    };
    // Before anybody knows that there is something to send signals to.
    let reloading = actix_web::rt::spawn(reloader.listen()?);
    let stop = shutdown::listen()?;
    super::announce(&application)?;
    application.run_until_stopped(stop).await?;
    reloading.abort();
    telemetry.finish().await;
    Ok(())
}
