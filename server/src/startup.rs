//! Puts the site together and runs it. Tests and commands build the same [`Application`].

use std::{future::Future, io, net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use actix_web::web::Data;
use anyhow::Context as _;
use arc_swap::ArcSwap;
use ssr_runtime::generations::Generations;
use tokio::sync::Notify;

use crate::{
    assets::files::StaticFiles,
    content::{history::History, platform::Platform},
    dev::Development,
    edition::{Edition, EditionSource},
    listening::{Listeners, Parts, Servers},
    metrics::Metrics,
    middleware::{Guard, SecurityHeaders},
    publication::publisher,
    render::engine::RendererSource,
    routes,
    settings::Settings,
    site::{pages::Pages, urls::PublicOrigin},
    state::{AppState, Readiness},
    tls::Certificates,
};

/// Seconds that open requests have in development: open pages hold a websocket that would never end.
const DEVELOPMENT_SHUTDOWN: Duration = Duration::from_secs(1);

/// The site, listening but not yet answering.
pub struct Application {
    servers: Servers,
    addresses: Addresses,
    scheme: &'static str,
    certificates: Option<Arc<Certificates>>,
    platform: Platform,
    state: Data<AppState>,
}

/// Where the site listens.
#[derive(Clone, Copy, Debug)]
struct Addresses {
    site: SocketAddr,
    redirect: Option<SocketAddr>,
    metrics: Option<SocketAddr>,
}

impl Application {
    /// Builds the site, and what makes its next edition.
    ///
    /// # Errors
    ///
    /// If anything that the site needs is missing, malformed or taken.
    pub async fn build_with(
        settings: Settings,
        engine: &dyn RendererSource,
    ) -> anyhow::Result<(Self, EditionSource)> {
        let (foundation, editions) = Foundation::lay(&settings)?;
        let edition = editions.of_build()?;
        let warm_up = edition.warm_up(&foundation.pages)?;
        // Engine and platform start on threads of their own, and files are read meanwhile.
        let (renderer, platform, files) = futures::join!(
            engine.start(editions.files.bundle(), warm_up),
            foundation.platform(&settings),
            async { editions.static_files(&edition) }
        );
        let renderer = renderer.context("the engine does not start")?;
        let (platform, files) = (platform?, files?);
        let security = SecurityHeaders::strict(&editions.origin, &editions.asset_base)?;
        let generations = Generations::new(edition.with_renderer(renderer));
        let site = Site {
            generations,
            files,
            security,
            development: None,
        };
        let application = foundation.finish(&settings, &editions.origin, platform, site)?;
        Ok((application, editions))
    }

    /// Builds the site for the developers' loop: nothing is rendered before `development` brings a first bundle.
    ///
    /// # Errors
    ///
    /// As [`Application::build_with`].
    pub async fn build_for_development(
        settings: &Settings,
        development: Arc<Development>,
    ) -> anyhow::Result<(Self, EditionSource)> {
        let (foundation, editions) = Foundation::lay(settings)?;
        let edition = editions.of_development()?;
        let files = editions.static_files(&edition)?;
        let first = edition.with_renderer(development.renderer_of_nothing());
        let site = Site {
            generations: Generations::new(first),
            files,
            security: SecurityHeaders::development()?,
            development: Some(development),
        };
        let platform = foundation.platform(settings).await?;
        let application = foundation.finish(settings, &editions.origin, platform, site)?;
        Ok((application, editions))
    }

    /// The address that the site listens on.
    pub fn address(&self) -> SocketAddr {
        self.addresses.site
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
        self.addresses.metrics
    }

    /// The address that redirects to TLS.
    pub fn redirect_address(&self) -> Option<SocketAddr> {
        self.addresses.redirect
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

    /// What requests see.
    pub fn state(&self) -> Data<AppState> {
        self.state.clone()
    }

    /// Answers requests until `shutdown` ends, then lets those that have begun finish.
    ///
    /// # Errors
    ///
    /// If the server fails while it runs.
    pub async fn run_until_stopped(self, shutdown: impl Future<Output = ()>) -> io::Result<()> {
        let Self {
            servers,
            platform,
            state,
            ..
        } = self;
        // Only now, so that nothing holds the first request back; the site is served meanwhile.
        let publisher = actix_web::rt::spawn(publisher::run(state.clone()));
        let stopping = || {
            tracing::info!("stopping");
            publisher.abort();
            state.readiness.close();
        };
        let ended = servers.run(shutdown, stopping).await;
        state.generations.current().renderer.shutdown().await;
        platform.stop().await;
        ended
    }
}

/// What differs between production and development.
struct Site {
    generations: Generations<Edition>,
    files: StaticFiles,
    security: SecurityHeaders,
    development: Option<Arc<Development>>,
}

/// What production and development stand on.
struct Foundation {
    listeners: Listeners,
    pages: Pages,
    data_dir: PathBuf,
    history: History,
    certificates: Option<Arc<Certificates>>,
}

impl Foundation {
    fn lay(settings: &Settings) -> anyhow::Result<(Self, EditionSource)> {
        let listeners = Listeners::bind(&settings.http)?;
        let address = listeners.site.address;
        let certificates = match (&settings.http.tls_certificate, &settings.http.tls_key) {
            (Some(chain), Some(key)) => Some(Arc::new(Certificates::load(chain.clone(), key.clone())?)),
            _ => None,
        };
        let files = settings.site.files()?;
        let pages = Pages::load()?;
        let data_dir = settings.site.data_dir(&files);
        let editions = EditionSource {
            files,
            pages: pages.clone(),
            origin: settings
                .http
                .public_origin
                .clone()
                .unwrap_or_else(|| PublicOrigin::of(address, settings.http.scheme())),
            asset_base: settings.site.asset_base_url.clone().unwrap_or_default(),
            recruit_locales: settings
                .content
                .recruit_collections
                .iter()
                .map(|(locale, _)| locale)
                .collect(),
            page_cache: settings.engine.page_cache,
        };
        Ok((
            Self {
                listeners,
                pages,
                history: History::load(&data_dir),
                data_dir,
                certificates,
            },
            editions,
        ))
    }

    async fn platform(&self, settings: &Settings) -> anyhow::Result<Platform> {
        Platform::start(&settings.content, &self.data_dir).await
    }

    fn finish(
        self,
        settings: &Settings,
        origin: &PublicOrigin,
        platform: Platform,
        site: Site,
    ) -> anyhow::Result<Application> {
        let Site {
            generations,
            files,
            security,
            development,
        } = site;
        let shutdown_timeout = if development.is_some() {
            DEVELOPMENT_SHUTDOWN
        } else {
            settings.http.shutdown_timeout
        };
        let metrics = Arc::new(Metrics::new(settings.engine.limits().workers.get())?);
        let trusted = settings.http.behind_proxy.clone().unwrap_or_default();
        let state = Data::new(AppState {
            pages: self.pages,
            generations,
            recruit: platform.feed(&settings.content)?,
            swapped: Notify::new(),
            history: self.history,
            security_contact: settings.site.security_contact.clone(),
            trusted_proxies: trusted.clone(),
            transfer_timeout: settings.http.transfer_timeout,
            report_limit: routes::reports::limit(),
            metrics: metrics.clone(),
            files: ArcSwap::from_pointee(files),
            readiness: Readiness::default(),
            development,
        });
        let guard = Guard {
            trusted,
            rate: settings.http.rate().map(Arc::new),
            metrics,
        };
        let addresses = Addresses {
            site: self.listeners.site.address,
            redirect: self.listeners.redirect.as_ref().map(|listener| listener.address),
            metrics: self.listeners.metrics.as_ref().map(|listener| listener.address),
        };
        let parts = Parts {
            state: state.clone(),
            security: Arc::new(security),
            guard: Arc::new(guard),
            certificates: self.certificates.clone(),
            origin: origin.clone(),
            shutdown_timeout,
        };
        Ok(Application {
            servers: Servers::start(self.listeners, &settings.http, &parts)?,
            addresses,
            scheme: settings.http.scheme(),
            certificates: self.certificates,
            platform,
            state,
        })
    }
}
