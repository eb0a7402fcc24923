//! The servers: the site over HTTP or TLS, the redirect to TLS, and the metrics on an address of their own.

use std::{future::Future, io, sync::Arc, time::Duration};

use actix_web::{
    App,
    dev::{Server, ServerHandle},
    web::{Data, ServiceConfig},
};

use http_connection::{Backlog, ServerOptions, Share, connections_with_files};
use request_limits::Admissions;
use tokio::time::timeout;

use super::listeners::Listener;
use crate::{
    http::{
        Handlers, connections, middleware, routes,
        state::AppState,
        tls::{self, Certificates},
    },
    settings::http::HttpSettings,
    site::urls::PublicOrigin,
    telemetry::metrics::Metrics,
};

/// Time in which clients leave the connections that they keep open: each response in it ends its connection. Anyone who asks
/// less often may meet a closed connection, as at any time.
const KEEP_ALIVE_GRACE: Duration = Duration::from_secs(1);

/// Time between two looks at whether any connection is still open.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Time in which workers take up the connections that were accepted before the server stops. Idle ones need a moment, those of
/// a machine with twenty times more to do than it can need much of it.
const ACCEPT_GRACE: Duration = Duration::from_secs(5);

/// Time that open requests have on the listeners beside the site's.
const SIDE_SHUTDOWN: Duration = Duration::from_secs(1);

/// The running servers.
pub(super) struct Servers {
    site: SiteServer,
    /// Those beside it.
    aside: Vec<Server>,
}

/// The site's own server.
pub(super) struct SiteServer {
    server: Server,
    backlog: Backlog,
    admissions: Arc<Admissions>,
    shutdown_timeout: Duration,
}

impl Servers {
    /// Servers that were started.
    pub(super) fn new(site: SiteServer, aside: Vec<Server>) -> Self {
        Self { site, aside }
    }

    /// Serves until `shutdown` ends; then calls `stopping`, after which responses end their connections, and lets the
    /// requests that have begun finish.
    ///
    /// # Errors
    ///
    /// If a server fails while it runs.
    pub(super) async fn run(
        self,
        shutdown: impl Future<Output = ()>,
        stopping: impl FnOnce(),
    ) -> io::Result<()> {
        let Self { site, aside } = self;
        let SiteServer {
            server,
            backlog,
            admissions,
            shutdown_timeout,
        } = site;
        let servers: Vec<Server> = std::iter::once(server).chain(aside).collect();
        let handles: Vec<ServerHandle> = servers.iter().map(Server::handle).collect();
        let mut servers = std::pin::pin!(futures::future::try_join_all(servers));
        tokio::select! {
            ended = &mut servers => return ended.map(drop),
            () = shutdown => {}
        }
        stopping();
        let stop = async {
            until_idle(&admissions).await;
            // Actix drops what was accepted but not yet taken up by a worker, so that gets a moment first.
            futures::future::join_all(handles.iter().map(ServerHandle::pause)).await;
            let mut last = backlog.serve(ACCEPT_GRACE).await;
            let last = async { while last.join_next().await.is_some() {} };
            let stopped = futures::future::join_all(handles.iter().map(|handle| handle.stop(true)));
            let _ = futures::join!(stopped, timeout(shutdown_timeout, last));
        };
        let (ended, ()) = futures::join!(servers, stop);
        ended.map(drop)
    }
}

/// Waits until no connection is open, but for no longer than clients have.
async fn until_idle(admissions: &Admissions) {
    let idle = async {
        while !admissions.is_empty() {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    };
    let _ = timeout(KEEP_ALIVE_GRACE, idle).await;
}

/// Starts to serve the site. Must be called inside an Actix runtime.
///
/// # Errors
///
/// If the listener cannot be used.
pub(super) fn site(
    listener: Listener,
    settings: &HttpSettings,
    handlers: Handlers,
    origin: &PublicOrigin,
    certificates: Option<Arc<Certificates>>,
) -> io::Result<SiteServer> {
    let policy = connections::policy(settings, &handlers.limits, origin);
    let admissions = policy.admissions.clone();
    let options = ServerOptions {
        workers: settings.workers().get(),
        shutdown_timeout: settings.shutdown_timeout,
        tls: certificates.map(tls::acceptor).transpose()?,
        policy,
        connections: handlers.limits.room,
        stands_back: false,
    };
    let application = move || handlers.clone().application();
    let (server, backlog) = http_connection::listen(listener.listener, application, options)?;
    Ok(SiteServer {
        server,
        backlog,
        admissions,
        shutdown_timeout: settings.shutdown_timeout,
    })
}

/// Starts to redirect to the site's public origin.
///
/// # Errors
///
/// If the listener cannot be used.
pub(super) fn redirect(
    listener: Listener,
    settings: &HttpSettings,
    origin: PublicOrigin,
    metrics: Arc<Metrics>,
) -> io::Result<Server> {
    let options = options_aside(settings, Share::Redirect, metrics);
    aside(listener, options, Data::new(origin), routes::redirect_table)
}

/// Starts to serve the metrics.
///
/// # Errors
///
/// If the listener cannot be used.
pub(super) fn metrics(
    listener: Listener,
    settings: &HttpSettings,
    state: Data<AppState>,
) -> io::Result<Server> {
    let options = options_aside(settings, Share::Metrics, state.site.metrics.clone());
    aside(listener, options, state, routes::metrics_table)
}

/// How the small servers beside the site's are served.
fn options_aside(settings: &HttpSettings, share: Share, metrics: Arc<Metrics>) -> ServerOptions {
    let connections = connections_with_files(share);
    let limit = settings.connections_per_address.get();
    let admissions = Admissions::with_room(connections, limit, settings.rate(), settings.trusted());
    ServerOptions {
        workers: 1,
        shutdown_timeout: SIDE_SHUTDOWN,
        tls: None,
        policy: connections::plain(settings, admissions, metrics),
        connections,
        stands_back: false,
    }
}

/// Starts one of them.
fn aside<T: Send + Sync + 'static>(
    listener: Listener,
    options: ServerOptions,
    data: Data<T>,
    table: fn(&mut ServiceConfig),
) -> io::Result<Server> {
    let application = move || {
        App::new()
            .app_data(data.clone())
            .configure(table)
            .wrap(middleware::plain())
    };
    Ok(http_connection::listen(listener.listener, application, options)?.0)
}
