//! Brings a new build of the site live while it is served: on SIGHUP, or when the bundle on the disk has changed.

use std::{
    future::Future,
    io,
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use actix_web::web::Data;
use anyhow::Context as _;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::{
    edition::EditionSource, publication::publisher, render::engine::RendererSource, state::AppState,
    tls::Certificates,
};

/// How often the bundle is looked at. A build writes it last, and must be unchanged for one look to be taken whole.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Brings new builds live.
pub struct Reloader {
    /// What requests see.
    pub state: Data<AppState>,
    /// Makes editions of what lies on the disk.
    pub editions: EditionSource,
    /// Renders them.
    pub engine: Arc<dyn RendererSource>,
    /// Renewed together with the build.
    pub certificates: Option<Arc<Certificates>>,
}

impl Reloader {
    /// Reads everything anew and brings it live in one step, after every page of it was made ready. The old edition
    /// stays if any of that fails.
    ///
    /// # Errors
    ///
    /// Whatever kept the new build from going live.
    pub async fn reload(&self) -> anyhow::Result<()> {
        if let Some(certificates) = &self.certificates {
            certificates.renew()?;
        }
        let edition = self.editions.of_build()?;
        let files = self
            .editions
            .static_files(&edition)?
            .after(&self.state.files.load());
        let warm_up = edition.warm_up(&self.state.pages)?;
        let renderer = self.engine.start(self.editions.files.bundle(), warm_up).await;
        let candidate = edition.with_renderer(renderer.context("the engine does not start")?);
        if let Err(error) = publisher::publish(&self.state, &candidate).await {
            candidate.renderer.shutdown().await;
            return Err(error.into());
        }
        // Before the pages that name them.
        self.state.files.store(Arc::new(files));
        // Publishing has rendered every page; there is nothing left to try out.
        self.state
            .generations
            .swap(candidate, &[], &|_, _| Ok(()))
            .await?;
        self.state.swapped.notify_one();
        tracing::info!("another build of the site is live");
        Ok(())
    }

    /// Begins to listen, so that SIGHUP no longer ends the process; the future reloads on SIGHUP and after each change
    /// of the bundle, and never ends.
    ///
    /// # Errors
    ///
    /// If the process may not listen for signals.
    pub fn listen(self) -> io::Result<impl Future<Output = ()>> {
        let mut hangup = signal(SignalKind::hangup())?;
        let bundle = self.editions.files.bundle();
        let mut live = stamp(&bundle);
        Ok(async move {
            loop {
                live = changed(&mut hangup, &bundle, live).await;
                if let Err(error) = self.reload().await {
                    tracing::error!(
                        error = format!("{error:#}"),
                        "the build on the disk does not go live; the old one stays"
                    );
                }
            }
        })
    }
}

/// When and how large a file was written; `None` while there is none.
type Stamp = Option<(SystemTime, u64)>;

fn stamp(file: &Path) -> Stamp {
    let metadata = std::fs::metadata(file).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

/// Ends with a signal, or when the file is another one than the live one and has stopped changing.
async fn changed(hangup: &mut Signal, file: &Path, live: Stamp) -> Stamp {
    let mut before = live;
    loop {
        tokio::select! {
            _ = hangup.recv() => return stamp(file),
            () = tokio::time::sleep(LOOK_EVERY) => {
                let now = stamp(file);
                if now.is_some() && now != live && now == before {
                    return now;
                }
                before = now;
            }
        }
    }
}
