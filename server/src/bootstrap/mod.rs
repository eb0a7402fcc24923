//! Wires the parts of the site together and runs them. Tests and commands use the same [`Application`].

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

use std::{future::Future, io, net::SocketAddr, sync::Arc};

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

    /// Serves requests until `shutdown` ends, then lets those that have begun finish.
    ///
    /// # Errors
    ///
    /// If the server fails while it runs.
    pub async fn run_until_stopped(self, shutdown: impl Future<Output = ()>) -> io::Result<()> {
        let Self {
            servers,
            platform,
            site,
            can_render,
            ..
        } = self;
        // Only now, so that nothing delays the first request; the site is served meanwhile.
        let prerendering = actix_web::rt::spawn(task::run(site.clone(), can_render));
        let stopping = || {
            tracing::info!("stopping");
            prerendering.abort();
            site.readiness.close();
        };
        let ended = servers.run(shutdown, stopping).await;
        site.release.current().renderer.shutdown().await;
        platform.stop().await;
        ended
    }
}
