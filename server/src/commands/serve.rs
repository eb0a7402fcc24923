//! `serve`: the built site, until a signal ends it.

use std::sync::Arc;

use crate::{
    bootstrap::{Bootstrap, reload::Reloader, shutdown},
    render::engine::Engine,
    settings::Settings,
    telemetry,
};

/// Serves the site until SIGTERM or SIGINT.
///
/// # Errors
///
/// If the site cannot be built or fails while it runs.
pub(super) async fn run(settings: Settings) -> anyhow::Result<()> {
    let telemetry = telemetry::install(&settings.telemetry)?;
    if let Some(warning) = settings.http.unnamed_proxy() {
        tracing::warn!("{warning}");
    }
    let files = settings.site.files()?;
    let engine = Engine::new(&settings.engine, &files, &settings.site.data_dir(&files));
    let (application, builds) = Bootstrap::new(settings)?.production(&engine).await?;
    let reloader = Reloader {
        site: application.site(),
        builds,
        engine: Arc::new(engine),
        certificates: application.certificates(),
    };
    // Before the address is printed: its reader may send signals.
    let reloading = actix_web::rt::spawn(reloader.listen()?);
    let stop = shutdown::listen()?;
    super::announce(&application)?;
    application.run_until_stopped(stop).await?;
    reloading.abort();
    telemetry.finish().await;
    Ok(())
}
