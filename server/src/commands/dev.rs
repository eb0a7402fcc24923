//! `dev`: the developers' loop, until a signal or its tools end it.

use std::sync::Arc;

use crate::{
    bootstrap::{Bootstrap, shutdown},
    development::{self, child::Child, hot_reloader::HotReloader, npm, state::Development},
    render::engine::Engine,
    settings::Settings,
    telemetry,
};

/// Runs the loop until SIGTERM or SIGINT.
///
/// # Errors
///
/// If the site cannot be built, the front end's tools are missing, or they end by themselves.
pub(super) async fn run(mut settings: Settings) -> anyhow::Result<()> {
    development::prepare(&mut settings);
    let telemetry = telemetry::install(&settings.telemetry)?;
    let files = settings.site.files()?;
    let engine = Engine::new(&settings.engine, &files, &settings.site.data_dir(&files));
    let development = Arc::new(Development::new()?);
    // First, so that a taken port is reported before anything slow begins.
    let bootstrap = Bootstrap::new(settings)?;
    let (application, builds) = development::start(bootstrap, development.clone()).await?;
    npm::install_if_missing(&files).await?;
    let (child, messages) = Child::start(&files, builds.company.all())?;
    super::announce(&application)?;
    let site = application.site();
    let reloader = HotReloader::new(site, development, builds, Arc::new(engine), child.sender());
    let stop = shutdown::listen()?;
    let mut broken = None;
    // On the heap: the reloader by itself is larger than a future on the stack should be.
    let ended = Box::pin(async {
        tokio::select! {
            () = stop => {}
            error = reloader.run(messages) => broken = Some(error),
        }
    });
    application.run_until_stopped(ended).await?;
    child.stop().await;
    telemetry.finish().await;
    broken.map_or(Ok(()), Err)
}
