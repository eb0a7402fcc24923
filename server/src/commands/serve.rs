//! `serve`: the built site, until a signal ends it.

use std::{future::Future, pin::pin, sync::Arc, time::Duration};

use http_connection::TaskEnded;
use thiserror::Error;

use crate::{
    bootstrap::{Bootstrap, process, reload::Reloader, shutdown},
    prerender::live_site::LiveSite,
    render::engine::Engine,
    settings::Settings,
    telemetry,
};

/// Time in which `/readyz` says that the process is about to end, and everything is still served: anyone who sends visitors looks
/// every few seconds.
const NOTICE: Duration = Duration::from_secs(5);

/// Why a process ends itself: threads that cannot be ended take memory and processor time as long as it lives.
#[derive(Debug, Error)]
#[error(
    "isolates that cannot be ended are too many or take more and more memory: this process makes way for another one"
)]
struct IsolatesLost;

/// The status that the program ends with after an error, by which its supervisor can tell one that has broken while it served
/// from one that cannot start: the first is worth another start.
pub fn status_after(error: &anyhow::Error) -> u8 {
    if error.is::<IsolatesLost>() || error.is::<TaskEnded>() {
        process::BROKEN
    } else {
        1
    }
}

/// Serves the site until SIGTERM or SIGINT.
///
/// # Errors
///
/// If the site cannot be built or fails while it runs.
pub(super) async fn run(settings: Settings) -> anyhow::Result<()> {
    process::check_clock()?;
    let telemetry = telemetry::install(&settings.telemetry)?;
    if let Some(warning) = settings.http.unnamed_proxy() {
        tracing::warn!("{warning}");
    }
    let files = settings.site.files()?;
    let engine = Engine::new(&settings.engine, &files, &settings.site.data_dir(&files));
    let (mut application, builds) = Bootstrap::new(settings)?.production(&engine).await?;
    let engine = Arc::new(engine);
    let reloader = Reloader {
        site: application.site(),
        builds,
        engine: engine.clone(),
        certificates: application.certificates(),
    };
    // Before the address is printed: its reader may send signals.
    application.keep("reloads the site", reloader.listen()?);
    let stop = shutdown::listen()?;
    super::announce(&application)?;
    let site = application.site();
    let mut is_exhausted = false;
    let end = async { is_exhausted = is_exhausted_before(stop, &engine, &site).await };
    let ended = application.run_until_stopped(end).await;
    telemetry.finish().await;
    ended?;
    if is_exhausted {
        return Err(IsolatesLost.into());
    }
    Ok(())
}

/// Waits for the signal, or until too many isolates are lost and visitors were given notice; whether it was the second.
async fn is_exhausted_before(signal: impl Future<Output = ()>, engine: &Engine, site: &LiveSite) -> bool {
    let mut signal = pin!(signal);
    tokio::select! {
        () = &mut signal => return false,
        () = engine.exhausted() => {}
    }
    site.readiness.exhaust();
    tracing::error!("{IsolatesLost}");
    tokio::select! {
        () = signal => {}
        () = tokio::time::sleep(NOTICE) => {}
    }
    true
}
