//! Wires the parts of the site together and runs them. Tests and commands use the same [`Application`].

mod beside;
pub(crate) mod builder;
#[cfg(feature = "desk")]
mod company;
#[cfg(feature = "desk")]
mod desk;
mod listeners;
pub mod platform;
pub mod process;
pub mod reload;
mod servers;
pub mod shutdown;
#[cfg(feature = "desk")]
mod visits;

use std::{future::Future, net::SocketAddr, sync::Arc};

use http_connection::{TaskEnded, Tasks};

pub use self::builder::Bootstrap;
use self::{
    platform::{DeskAddress, Platform},
    servers::Servers,
};
use crate::{
    http::tls::Certificates,
    prerender::{live_site::LiveSite, task},
};

/// The site, listening but not yet serving.
pub struct Application {
    servers: Servers,
    address: SocketAddr,
    redirect_address: Option<SocketAddr>,
    metrics_address: Option<SocketAddr>,
    scheme: &'static str,
    certificates: Option<Arc<Certificates>>,
    platform: Platform,
    site: Arc<LiveSite>,
    /// Whether the first release can render.
    can_render: bool,
    /// Those without which the site would be served but not kept.
    tasks: Tasks,
}

impl Application {
    /// The address that the site listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The port that the site listens on.
    pub fn port(&self) -> u16 {
        self.address().port()
    }

    /// `http` or `https`.
    pub fn scheme(&self) -> &'static str {
        self.scheme
    }

    /// The address of the metrics.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// The address that redirects to TLS.
    pub fn redirect_address(&self) -> Option<SocketAddr> {
        self.redirect_address
    }

    /// The certificates of TLS.
    pub fn certificates(&self) -> Option<Arc<Certificates>> {
        self.certificates.clone()
    }

    /// The port of the site's own content service; `None` when another platform is used.
    pub fn content_port(&self) -> Option<u16> {
        self.platform.port()
    }

    /// The address of the site's own content service; `None` when another platform is used.
    pub fn content_url(&self) -> Option<&str> {
        self.platform.own_url()
    }

    /// Where the desk is, if there is one.
    pub fn desk(&self) -> Option<DeskAddress<'_>> {
        self.platform.desk()
    }

    /// The site as it is live.
    pub fn site(&self) -> Arc<LiveSite> {
        self.site.clone()
    }

    /// Starts a task that goes on for as long as the site is served; the purpose completes `the task that`.
    pub fn keep(&mut self, purpose: &'static str, task: impl Future<Output = ()> + 'static) {
        self.tasks.spawn_local(purpose, task);
    }

    /// Serves requests until `shutdown` ends or one of the tasks does, then lets those that have begun finish.
    ///
    /// # Errors
    ///
    /// If the server fails while it runs; [`TaskEnded`].
    pub async fn run_until_stopped(mut self, shutdown: impl Future<Output = ()>) -> anyhow::Result<()> {
        // Only now, so that nothing delays the first request; the site is served meanwhile.
        let prerendering = task::run(self.site.clone(), self.can_render);
        self.keep("prerenders the pages", prerendering);
        #[cfg(feature = "desk")]
        let counts = self.platform.counts();
        #[cfg(feature = "desk")]
        if let Some(counts) = counts.clone() {
            let keeping = visits::keep(self.site.clone(), counts);
            self.keep("keeps the counts of visits", keeping);
        }
        let Self {
            servers,
            mut platform,
            site,
            mut tasks,
            ..
        } = self;
        let mut broken = None;
        let end = async {
            broken = tokio::select! {
                () = shutdown => None,
                ended = tasks.ended() => Some(ended),
                ended = site.recruit.ended() => Some(ended),
                ended = platform.ended() => Some(ended),
            };
            if let Some(ended) = &broken {
                tracing::error!("{ended}, so the server ends");
            }
        };
        let stopping = || {
            tracing::info!("stopping");
            site.readiness.close();
        };
        let ended = servers.run(end, stopping).await;
        tasks.stop().await;
        #[cfg(feature = "desk")]
        if let Some(counts) = counts
            && let Err(error) = visits::write(&site.visits, &counts).await
        {
            let error: &dyn std::error::Error = &error;
            tracing::warn!(error, "the last visits were not kept");
        }
        site.release.current().renderer.shutdown().await;
        platform.stop().await;
        ended?;
        broken.map_or(Ok(()), |ended: TaskEnded| Err(ended.into()))
    }
}
