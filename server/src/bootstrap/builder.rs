//! Builds an [`Application`] from settings.

use std::{path::PathBuf, sync::Arc};

use actix_web::web::Data;
use anyhow::Context as _;
use arc_swap::ArcSwap;
use http_connection::Tasks;
use tokio::sync::Notify;

#[cfg(feature = "desk")]
use super::desk::OwnSite;
use super::{
    Application,
    listeners::Listeners,
    platform::{self, Platform},
    servers::{self, Servers},
};
use crate::{
    assets::files::StaticFiles,
    content::{history::History, visits::Visits},
    http::{
        Handlers, Routes,
        middleware::{RequestLimits, SecurityHeaders},
        routes::{self, reports::Reports, seen::Seen},
        state::AppState,
        tls::Certificates,
    },
    prerender::{
        build::SiteBuildSource,
        live_site::{LiveSite, Readiness},
        release::{LiveRelease, Release},
        reloads::Reloads,
    },
    render::engine::RendererSource,
    settings::{Settings, http::HttpSettings},
    site::{pages::Pages, urls::PublicOrigin},
    telemetry::metrics::Metrics,
};

/// What an application begins with.
pub(crate) struct First {
    pub(crate) release: Release,
    pub(crate) files: StaticFiles,
    pub(crate) platform: Platform,
    pub(crate) security: SecurityHeaders,
    pub(crate) routes: Routes,
    /// Whether the release can render; if not, one that can will replace it.
    pub(crate) can_render: bool,
}

/// What there is before anything runs.
pub struct Bootstrap {
    settings: Settings,
    listeners: Listeners,
    certificates: Option<Arc<Certificates>>,
    data_dir: PathBuf,
    metrics: Arc<Metrics>,
    pub(crate) builds: SiteBuildSource,
}

impl Bootstrap {
    /// Binds the addresses and reads certificates and the list of pages.
    ///
    /// # Errors
    ///
    /// If an address is taken, or a file is missing or malformed.
    pub fn new(settings: Settings) -> anyhow::Result<Self> {
        let listeners = Listeners::bind(&settings.http)?;
        let certificates = match (&settings.http.tls_certificate, &settings.http.tls_key) {
            (Some(chain), Some(key)) => Some(Arc::new(Certificates::load(chain.clone(), key.clone())?)),
            _ => None,
        };
        let files = settings.site.files()?;
        let origin = settings.http.public_origin.clone();
        let origin =
            origin.unwrap_or_else(|| PublicOrigin::of(listeners.site.address, settings.http.scheme()));
        Ok(Self {
            listeners,
            certificates,
            data_dir: settings.site.data_dir(&files),
            metrics: Arc::new(Metrics::new(settings.engine.limits().isolates.get())?),
            builds: SiteBuildSource::new(&settings, files, Pages::load()?, origin),
            settings,
        })
    }

    /// Builds the site, and what makes its next build.
    ///
    /// # Errors
    ///
    /// If anything that the site needs is missing or malformed.
    pub async fn production(
        self,
        engine: &dyn RendererSource,
    ) -> anyhow::Result<(Application, SiteBuildSource)> {
        let builds = &self.builds;
        let build = builds.production()?;
        let warm_up = build.warm_up(&builds.pages)?;
        // Engine and platform start on threads of their own, and files are read meanwhile.
        let (renderer, platform, files) = futures::join!(
            engine.start(builds.files.bundle(), warm_up),
            self.platform(),
            async { builds.static_files(&build) }
        );
        let renderer = renderer.context("the engine does not start")?;
        let security = SecurityHeaders::strict(&builds.origin, &builds.asset_base)?;
        let (files, platform) = (files?, platform?);
        self.start(First {
            release: Release { renderer, build },
            files,
            platform,
            security,
            routes: Arc::new(routes::of_site),
            can_render: true,
        })
    }

    /// Starts the site's own content service, or connects to the other one.
    ///
    /// # Errors
    ///
    /// If the service does not start.
    pub(crate) async fn platform(&self) -> anyhow::Result<Platform> {
        let (content, http) = (&self.settings.content, &self.settings.http);
        let platform = Platform::start(content, http, &self.data_dir).await?;
        #[cfg(feature = "desk")]
        let platform = {
            let mut platform = platform;
            let site = OwnSite::new(self.metrics.clone(), self.builds.company.clone());
            platform
                .open_desk(content, http, &self.builds.files, site)
                .await?;
            platform
        };
        Ok(platform)
    }

    /// Puts the parts together.
    ///
    /// # Errors
    ///
    /// If a listener or the client of the platform cannot be made.
    pub(crate) fn start(self, first: First) -> anyhow::Result<(Application, SiteBuildSource)> {
        let site = self.live_site(&first.platform, first.release, first.files)?;
        let (site, metrics) = (Arc::new(site), self.metrics);
        #[cfg(feature = "desk")]
        first.platform.show(&site);
        let (settings, listeners, builds) = (self.settings, self.listeners, self.builds);
        let state = Data::new(AppState {
            site: site.clone(),
            security_contact: settings.site.security_contact.clone(),
        });
        let handlers = handlers(
            &settings.http,
            state.clone(),
            first.routes,
            first.security,
            metrics.clone(),
        );
        let address = listeners.site.address;
        let redirect_address = listeners.redirect.as_ref().map(|listener| listener.address);
        let metrics_address = listeners.metrics.as_ref().map(|listener| listener.address);
        let http = &settings.http;
        let site_server = servers::site(
            listeners.site,
            http,
            handlers,
            &builds.origin,
            self.certificates.clone(),
        )?;
        let mut aside = Vec::new();
        if let Some(listener) = listeners.redirect {
            aside.push(servers::redirect(listener, http, builds.origin.clone(), metrics)?);
        }
        if let Some(listener) = listeners.metrics {
            aside.push(servers::metrics(listener, http, state)?);
        }
        let application = Application {
            servers: Servers::new(site_server, aside),
            address,
            redirect_address,
            metrics_address,
            scheme: settings.http.scheme(),
            certificates: self.certificates,
            platform: first.platform,
            site,
            can_render: first.can_render,
            tasks: Tasks::default(),
        };
        Ok((application, builds))
    }

    /// The site before its first request.
    fn live_site(
        &self,
        platform: &Platform,
        release: Release,
        files: StaticFiles,
    ) -> anyhow::Result<LiveSite> {
        let client = platform.client()?;
        Ok(LiveSite {
            pages: self.builds.pages.clone(),
            release: LiveRelease::new(release),
            recruit: platform::feed(client.as_ref(), &self.settings.content),
            history: History::new(&self.data_dir),
            files: ArcSwap::from_pointee(files),
            metrics: self.metrics.clone(),
            readiness: Readiness::default(),
            replaced: Notify::new(),
            reloads: Reloads::default(),
            visits: Visits::default(),
        })
    }
}

/// What the handlers and layers of the site need.
fn handlers(
    settings: &HttpSettings,
    state: Data<AppState>,
    routes: Routes,
    security: SecurityHeaders,
    metrics: Arc<Metrics>,
) -> Handlers {
    let limits = RequestLimits::new(settings, metrics.clone());
    let seen = Seen::new(limits.trusted.clone(), settings.transfer_timeout);
    let reports = Reports::new(limits.trusted.clone(), settings.transfer_timeout, metrics);
    Handlers {
        routes,
        state,
        reports: Data::new(reports),
        seen: Data::new(seen),
        security: Arc::new(security),
        limits: Arc::new(limits),
    }
}
