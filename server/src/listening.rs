//! The listeners: the site over HTTP or TLS, the redirect to TLS, and the metrics on an address of their own.

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use actix_web::{
    App, HttpResponse, HttpServer,
    dev::{Server, ServerHandle},
    http::header::{self, HeaderValue},
    web::{self, Data, ServiceConfig},
};
use tokio::net::TcpSocket;

use crate::{
    http::connection::{self, ConnectionPolicy},
    middleware::{self, Guard, SecurityHeaders},
    protection::connections::Admissions,
    routes,
    settings::http::HttpSettings,
    site::urls::PublicOrigin,
    state::AppState,
    tls::{self, Certificates},
};

/// Connections that may wait to be accepted: Actix's own default, enough for a burst while workers are busy.
const BACKLOG: u32 = 1024;

/// Time in which workers take up the connections that were accepted before the server stops: many times what an idle
/// worker needs, and little beside the time that open requests are given.
const TAKE_UP: Duration = Duration::from_millis(100);

/// A bound address.
#[derive(Debug)]
pub struct Listener {
    listener: std::net::TcpListener,
    /// The address, with the port that was found.
    pub address: SocketAddr,
}

impl Listener {
    /// Binds an address; port 0 takes a free one.
    ///
    /// # Errors
    ///
    /// If the address is taken or not this machine's.
    pub fn bind(address: SocketAddr) -> anyhow::Result<Self> {
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
        let listener = bind().map_err(|error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => anyhow::anyhow!(
                "{address} is taken by another program; stop it, or choose another address with --bind"
            ),
            _ => anyhow::Error::from(error).context(format!("{address} cannot be listened on")),
        })?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address })
    }
}

/// Every address that is listened on.
#[derive(Debug)]
pub struct Listeners {
    /// The site.
    pub site: Listener,
    /// Redirects to the site over TLS.
    pub redirect: Option<Listener>,
    /// The metrics.
    pub metrics: Option<Listener>,
}

impl Listeners {
    /// Binds the addresses of the settings.
    ///
    /// # Errors
    ///
    /// If one of them is taken or not this machine's.
    pub fn bind(settings: &HttpSettings) -> anyhow::Result<Self> {
        Ok(Self {
            site: Listener::bind(settings.bind)?,
            redirect: settings.redirect_bind.map(Listener::bind).transpose()?,
            metrics: settings.metrics_bind.map(Listener::bind).transpose()?,
        })
    }
}

/// What the servers are made of.
#[derive(Clone, Debug)]
pub struct Parts {
    /// What every request needs.
    pub state: Data<AppState>,
    /// Headers of every answer.
    pub security: Arc<SecurityHeaders>,
    /// What refuses questions.
    pub guard: Arc<Guard>,
    /// For TLS; `None` for plain HTTP.
    pub certificates: Option<Arc<Certificates>>,
    /// Public origin of the site, to redirect to.
    pub origin: PublicOrigin,
    /// How long open requests may take once the server stops.
    pub shutdown_timeout: Duration,
}

/// The running servers.
pub struct Servers(Vec<Server>);

impl Servers {
    /// Starts to listen. Must be called inside an Actix runtime.
    ///
    /// # Errors
    ///
    /// If a listener cannot be used.
    pub fn start(listeners: Listeners, settings: &HttpSettings, parts: &Parts) -> io::Result<Self> {
        let mut servers = vec![site(listeners.site, settings, parts)?];
        if let Some(listener) = listeners.redirect {
            servers.push(redirect(listener, settings, parts)?);
        }
        if let Some(listener) = listeners.metrics {
            servers.push(metrics(listener, settings, parts)?);
        }
        Ok(Self(servers))
    }

    /// Answers until `shutdown` ends; then calls `stopping` and lets the requests that have begun finish.
    ///
    /// # Errors
    ///
    /// If a server fails while it runs.
    pub async fn run(self, shutdown: impl Future<Output = ()>, stopping: impl FnOnce()) -> io::Result<()> {
        let handles: Vec<ServerHandle> = self.0.iter().map(Server::handle).collect();
        let mut servers = std::pin::pin!(futures::future::try_join_all(self.0));
        tokio::select! {
            ended = &mut servers => return ended.map(drop),
            () = shutdown => {}
        }
        stopping();
        let stop = async {
            // Actix drops what was accepted but not yet taken up by a worker, so that gets a moment first.
            futures::future::join_all(handles.iter().map(ServerHandle::pause)).await;
            tokio::time::sleep(TAKE_UP).await;
            futures::future::join_all(handles.iter().map(|handle| handle.stop(true))).await;
        };
        let (ended, ()) = futures::join!(servers, stop);
        ended.map(drop)
    }
}

fn site(listener: Listener, settings: &HttpSettings, parts: &Parts) -> io::Result<Server> {
    let Parts {
        state,
        security,
        guard,
        certificates,
        shutdown_timeout,
        ..
    } = parts.clone();
    let policy = ConnectionPolicy {
        admissions: Admissions::new(
            settings.connections_per_address.get(),
            settings.rate(),
            guard.trusted.clone(),
        ),
        metrics: guard.metrics.clone(),
        head_timeout: settings.head_timeout,
        transfer_timeout: settings.transfer_timeout,
    };
    let tls = certificates.map(tls::acceptor).transpose()?;
    let application = move || {
        let state = state.clone();
        let configure = move |config: &mut ServiceConfig| {
            routes::table(config, &state);
            config.app_data(state);
        };
        middleware::application(configure, security.clone(), guard.clone())
    };
    let server = Server::build()
        .workers(settings.workers().get())
        .shutdown_timeout(shutdown_timeout.as_secs())
        // The command decides when to stop, so that tests can decide it too.
        .disable_signals();
    let stopping = server.graceful_shutdown_signal();
    let service =
        move || connection::service(application.clone(), policy.clone(), tls.clone(), stopping.clone());
    Ok(server.listen("site", listener.listener, service)?.run())
}

/// Sends everybody to the same address over TLS, for good.
fn redirect(listener: Listener, settings: &HttpSettings, parts: &Parts) -> io::Result<Server> {
    let origin = parts.origin.clone();
    let server = HttpServer::new(move || {
        let origin = origin.clone();
        let answer = move |request: actix_web::HttpRequest| {
            let target = request
                .uri()
                .path_and_query()
                .map_or("/", |target| target.as_str());
            let location = HeaderValue::try_from(format!("{origin}{target}"));
            let mut response = HttpResponse::PermanentRedirect();
            if let Ok(location) = location {
                response.insert_header((header::LOCATION, location));
            }
            futures::future::ready(response.finish())
        };
        App::new().default_service(web::to(answer))
    });
    Ok(server
        .workers(1)
        .client_request_timeout(settings.head_timeout)
        .shutdown_timeout(1)
        .disable_signals()
        .listen(listener.listener)?
        .run())
}

/// Tells Prometheus what was counted.
fn metrics(listener: Listener, settings: &HttpSettings, parts: &Parts) -> io::Result<Server> {
    let state = parts.state.clone();
    let server = HttpServer::new(move || {
        let answer = |state: Data<AppState>| async move {
            HttpResponse::Ok()
                .content_type("text/plain; version=0.0.4; charset=utf-8")
                .body(state.metrics.render(&state))
        };
        App::new()
            .app_data(state.clone())
            .route("/metrics", web::get().to(answer))
    });
    Ok(server
        .workers(1)
        .client_request_timeout(settings.head_timeout)
        .shutdown_timeout(1)
        .disable_signals()
        .listen(listener.listener)?
        .run())
}
