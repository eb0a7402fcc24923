//! Puts the site together and runs it. Tests and commands build the same [`Application`].

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use actix_web::{
    HttpServer,
    dev::Server,
    web::{Data, ServiceConfig},
};
use anyhow::Context as _;
use ssr_runtime::generations::Generations;
use tokio::net::TcpSocket;

use crate::{
    assets::files::StaticFiles,
    content::platform::Platform,
    dev::Development,
    edition::{Edition, EditionSource},
    middleware::{self, Policy},
    render::engine::{Engine, RendererSource},
    routes,
    settings::Settings,
    site::{pages::Pages, urls::PublicOrigin},
    state::{AppState, Readiness},
};

/// Connections that may wait to be accepted: Actix's own default, enough for a burst while workers are busy.
const BACKLOG: u32 = 1024;

/// Seconds that open requests have in development: open pages hold a websocket that would never end.
const DEVELOPMENT_SHUTDOWN: Duration = Duration::from_secs(1);

/// The site, listening but not yet answering.
pub struct Application {
    server: Server,
    address: SocketAddr,
    platform: Platform,
    state: Data<AppState>,
}

impl Application {
    /// Builds the site with the engine of the settings.
    ///
    /// # Errors
    ///
    /// If anything that the site needs is missing, malformed or taken.
    pub async fn build(settings: Settings) -> anyhow::Result<Self> {
        let files = settings.site.files()?;
        let engine = Engine::new(&settings.engine, &files, &settings.site.data_dir(&files));
        Self::build_with(settings, &engine).await
    }

    /// Builds the site with another engine than that of the settings.
    ///
    /// # Errors
    ///
    /// As [`Application::build`].
    pub async fn build_with(settings: Settings, engine: &dyn RendererSource) -> anyhow::Result<Self> {
        let (foundation, editions) = Foundation::lay(&settings).await?;
        let edition = editions.of_build()?;
        let warm_up = edition.warm_up(&foundation.pages)?;
        let renderer = engine
            .start(editions.files.bundle(), warm_up)
            .await
            .context("the engine does not start")?;
        let files = StaticFiles::of_build(&editions.files)?;
        foundation.finish(
            &settings,
            Generations::new(edition.with_renderer(renderer)),
            files,
            None,
        )
    }

    /// Builds the site for the developers' loop: nothing is rendered before `development` brings a first bundle.
    ///
    /// # Errors
    ///
    /// As [`Application::build`].
    pub async fn build_for_development(
        settings: &Settings,
        development: Arc<Development>,
    ) -> anyhow::Result<(Self, EditionSource)> {
        let (foundation, editions) = Foundation::lay(settings).await?;
        let first = editions
            .of_development()?
            .with_renderer(development.renderer_of_nothing());
        let files = StaticFiles::of_public(&editions.files)?;
        let application = foundation.finish(settings, Generations::new(first), files, Some(development))?;
        Ok((application, editions))
    }

    /// The address that the site listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The port that the site listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
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
            server,
            platform,
            state,
            ..
        } = self;
        // Only now, so that nothing holds the first request back; the site is served meanwhile.
        let probed = state.clone();
        let verification = actix_web::rt::spawn(async move {
            if probed.development.is_none() {
                probed.verify().await;
            }
        });
        let handle = server.handle();
        let mut server = std::pin::pin!(server);
        tokio::select! {
            ended = &mut server => return ended,
            () = shutdown => {}
        }
        tracing::info!("stopping");
        verification.abort();
        state.readiness.close();
        let (ended, ()) = futures::join!(server, handle.stop(true));
        state.generations.current().renderer.shutdown().await;
        platform.stop().await;
        ended
    }
}

/// What production and development stand on.
struct Foundation {
    listener: std::net::TcpListener,
    address: SocketAddr,
    pages: Pages,
    platform: Platform,
}

impl Foundation {
    async fn lay(settings: &Settings) -> anyhow::Result<(Self, EditionSource)> {
        let listener = listen(settings.http.bind)?;
        let address = listener.local_addr()?;
        let files = settings.site.files()?;
        let pages = Pages::load()?;
        let platform = Platform::start(&settings.content, &settings.site.data_dir(&files)).await?;
        let editions = EditionSource {
            files,
            pages: pages.clone(),
            origin: settings
                .http
                .public_origin
                .clone()
                .unwrap_or_else(|| PublicOrigin::of(address)),
            recruit_locales: settings
                .content
                .recruit_collections
                .iter()
                .map(|(locale, _)| locale)
                .collect(),
        };
        Ok((
            Self {
                listener,
                address,
                pages,
                platform,
            },
            editions,
        ))
    }

    fn finish(
        self,
        settings: &Settings,
        generations: Generations<Edition>,
        files: StaticFiles,
        development: Option<Arc<Development>>,
    ) -> anyhow::Result<Application> {
        let policy = if development.is_some() {
            Policy::Development
        } else {
            Policy::Strict
        };
        let shutdown_timeout = if development.is_some() {
            DEVELOPMENT_SHUTDOWN
        } else {
            settings.http.shutdown_timeout
        };
        let state = Data::new(AppState {
            pages: self.pages,
            generations,
            recruit: self.platform.feed(&settings.content)?,
            files,
            readiness: Readiness::default(),
            development,
        });
        let shared = state.clone();
        let server = HttpServer::new(move || {
            let state = shared.clone();
            let configure = move |config: &mut ServiceConfig| {
                routes::table(config, &state);
                config.app_data(state);
            };
            middleware::application(configure, policy)
        })
        .workers(settings.http.workers().get())
        .shutdown_timeout(shutdown_timeout.as_secs())
        // The command decides when to stop, so that tests can decide it too.
        .disable_signals()
        .listen(self.listener)?
        .run();
        Ok(Application {
            server,
            address: self.address,
            platform: self.platform,
            state,
        })
    }
}

fn listen(address: SocketAddr) -> anyhow::Result<std::net::TcpListener> {
    let bind = || {
        let socket = if address.is_ipv4() {
            TcpSocket::new_v4()
        } else {
            TcpSocket::new_v6()
        }?;
        // As every server does: a port whose last connections are only fading is not taken.
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)?.into_std()
    };
    bind().map_err(|error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow::anyhow!(
            "{address} is taken by another program; stop it, or choose another address with --bind"
        ),
        _ => anyhow::Error::from(error).context(format!("{address} cannot be listened on")),
    })
}
