//! The servers: the site over HTTP or TLS, the redirect to TLS, and the metrics on an address of their own.

use std::{future::Future, io, sync::Arc, time::Duration};

use actix_web::{
    App, HttpServer,
    dev::{Server, ServerHandle},
    web::{Data, ServiceConfig},
};

use super::listeners::Listener;
use crate::{
    http::{
        Handlers,
        connection::{self, ConnectionPolicy},
        routes,
        state::AppState,
        tls::{self, Certificates},
    },
    settings::http::HttpSettings,
    site::urls::PublicOrigin,
};

/// Time in which workers take up the connections that were accepted before the server stops: many times what an idle
/// worker needs, and little beside the time that open requests are given.
const ACCEPT_GRACE: Duration = Duration::from_millis(100);

/// Seconds that open requests have on the listeners beside the site's.
const SIDE_SHUTDOWN_S: u64 = 1;

/// The running servers.
pub(super) struct Servers(Vec<Server>);

impl Servers {
    /// Servers that were started.
    pub(super) fn new(servers: Vec<Server>) -> Self {
        Self(servers)
    }

    /// Serves until `shutdown` ends; then calls `stopping` and lets the requests that have begun finish.
    ///
    /// # Errors
    ///
    /// If a server fails while it runs.
    pub(super) async fn run(
        self,
        shutdown: impl Future<Output = ()>,
        stopping: impl FnOnce(),
    ) -> io::Result<()> {
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
            tokio::time::sleep(ACCEPT_GRACE).await;
            futures::future::join_all(handles.iter().map(|handle| handle.stop(true))).await;
        };
        let (ended, ()) = futures::join!(servers, stop);
        ended.map(drop)
    }
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
    certificates: Option<Arc<Certificates>>,
    shutdown_timeout: Duration,
) -> io::Result<Server> {
    let policy = ConnectionPolicy::new(settings, &handlers.limits);
    let tls = certificates.map(tls::acceptor).transpose()?;
    let server = Server::build()
        .workers(settings.workers().get())
        .shutdown_timeout(shutdown_timeout.as_secs())
        // The command decides when to stop, so that tests can decide it too.
        .disable_signals();
    let stopping = server.graceful_shutdown_signal();
    let service = move || {
        let handlers = handlers.clone();
        let application = move || handlers.clone().application();
        connection::service(application, policy.clone(), tls.clone(), stopping.clone())
    };
    Ok(server.listen("site", listener.listener, service)?.run())
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
) -> io::Result<Server> {
    aside(listener, settings, Data::new(origin), routes::redirect_table)
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
    aside(listener, settings, state, routes::metrics_table)
}

/// Starts one of the small servers beside the site's.
fn aside<T: Send + Sync + 'static>(
    listener: Listener,
    settings: &HttpSettings,
    data: Data<T>,
    table: fn(&mut ServiceConfig),
) -> io::Result<Server> {
    let server = HttpServer::new(move || App::new().app_data(data.clone()).configure(table));
    Ok(server
        .workers(1)
        .client_request_timeout(settings.head_timeout)
        .shutdown_timeout(SIDE_SHUTDOWN_S)
        .disable_signals()
        .listen(listener.listener)?
        .run())
}
