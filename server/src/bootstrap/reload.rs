//! Brings a new build of the site live while it is served: on SIGHUP, or when the bundle or the company's facts on the disk have
//! changed.

use std::{
    future::Future,
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, SystemTime},
};

use anyhow::Context as _;
use content_company::FactsPlace;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::{
    http::tls::Certificates,
    prerender::{build::SiteBuildSource, live_site::LiveSite, release::Release, task},
    render::engine::RendererSource,
};

/// How often the files are looked at. A build writes its bundle last, and a file must be unchanged for one look to be taken whole.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Brings new builds live.
pub struct Reloader {
    /// The site as it is live.
    pub site: Arc<LiveSite>,
    /// Makes site builds of the files on the disk.
    pub builds: SiteBuildSource,
    /// Renders them.
    pub engine: Arc<dyn RendererSource>,
    /// Renewed together with the build.
    pub certificates: Option<Arc<Certificates>>,
}

impl Reloader {
    /// Reads everything anew and brings it live in one step, after every page of it was rendered. The old release stays if
    /// any of that fails.
    ///
    /// # Errors
    ///
    /// Whatever kept the new build from going live.
    pub async fn reload(&self) -> anyhow::Result<()> {
        if let Some(certificates) = &self.certificates {
            certificates.renew()?;
        }
        let build = self.builds.production()?;
        let files = self.builds.static_files(&build)?.after(&self.site.files.load());
        let warm_up = build.warm_up(&self.site.pages)?;
        let renderer = self.engine.start(self.builds.files.bundle(), warm_up).await;
        let renderer = renderer.context("the engine does not start")?;
        let candidate = Release { renderer, build };
        task::go_live(&self.site, candidate, Some(files)).await?;
        tracing::info!("another build of the site is live");
        Ok(())
    }

    /// Begins to listen, so that SIGHUP no longer ends the process; the future reloads on SIGHUP and after each change
    /// of the bundle or of the company's facts, and never ends.
    ///
    /// # Errors
    ///
    /// If the process may not listen for signals.
    pub fn listen(self) -> io::Result<impl Future<Output = ()>> {
        let mut hangup = signal(SignalKind::hangup())?;
        let watched = Watched {
            bundle: self.builds.files.bundle(),
            facts: self.builds.company.clone(),
        };
        let mut live = watched.stamps();
        Ok(async move {
            loop {
                live = tokio::select! {
                    // A change that wants to be seen is whole.
                    () = self.site.reloads.wanted() => watched.stamps(),
                    stamps = changed(&mut hangup, &watched, live) => stamps,
                };
                let problem = self.reload().await.err().map(|error| format!("{error:#}"));
                if let Some(error) = &problem {
                    tracing::error!(error, "the build on the disk does not go live; the old one stays");
                }
                self.site.reloads.note(problem);
            }
        })
    }
}

/// When and how large a file was written; `None` while there is none.
type Stamp = Option<(SystemTime, u64)>;

/// The files whose change brings a new build live.
struct Watched {
    bundle: PathBuf,
    facts: FactsPlace,
}

type Stamps = [Stamp; 2];

impl Watched {
    fn stamps(&self) -> Stamps {
        [stamp(&self.bundle), stamp(self.facts.read())]
    }
}

fn stamp(file: &Path) -> Stamp {
    let metadata = std::fs::metadata(file).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

/// Ends with a signal, or when a file is another one than the live one and all have stopped changing.
async fn changed(hangup: &mut Signal, watched: &Watched, live: Stamps) -> Stamps {
    let mut before = live;
    loop {
        tokio::select! {
            _ = hangup.recv() => return watched.stamps(),
            () = tokio::time::sleep(LOOK_EVERY) => {
                let now = watched.stamps();
                if now.iter().all(Option::is_some) && now != live && now == before {
                    return now;
                }
                before = now;
            }
        }
    }
}
