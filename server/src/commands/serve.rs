//! `serve`: the built site, until somebody stops it.

use crate::{settings::Settings, shutdown, startup::Application, telemetry};

/// Serves the site until SIGTERM or SIGINT.
///
/// # Errors
///
/// If the site cannot be built or fails while it runs.
pub(super) async fn run(settings: Settings) -> anyhow::Result<()> {
    telemetry::install(&settings.telemetry)?;
    let application = Application::build(settings).await?;
    super::announce(&application)?;
    let stop = shutdown::listen()?;
    application.run_until_stopped(stop).await?;
    Ok(())
}
