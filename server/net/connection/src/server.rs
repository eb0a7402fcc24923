//! The server of a listener, and its end.

use std::{io, net::TcpListener, rc::Rc, time::Duration};

use actix_http::{Request, Response};
use actix_server::Server;
use actix_service::{IntoServiceFactory, Service as _, ServiceFactory};
use actix_web::{
    body::{BoxBody, MessageBody},
    dev::AppConfig,
};
use futures::future::LocalBoxFuture;
use tokio::{
    net::TcpStream,
    task::JoinSet,
    time::{Instant, timeout},
};
use tokio_rustls::TlsAcceptor;

use crate::{
    last_connections, policy::ConnectionPolicy, priority::stand_back, service::service, taken::Taken,
};

/// Threads of a worker for what blocks: files that are read, passwords that are checked. Actix's 256 would take the cores from
/// everybody else's requests when thousands of downloads begin at once; a slow disk keeps four of them busy.
const BLOCKING_THREADS: usize = 4;

/// Time between two looks at whether every accepted connection is being served.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Time for that where the system does not tell: many times what an idle worker needs.
const BLIND: Duration = Duration::from_millis(100);

/// How a listener is served.
pub struct ServerOptions {
    /// Threads that serve.
    pub workers: usize,
    /// How long requests may take to end when the server stops.
    pub shutdown_timeout: Duration,
    /// TLS; else plain HTTP/1.1.
    pub tls: Option<TlsAcceptor>,
    /// What every connection is subject to.
    pub policy: ConnectionPolicy,
    /// Connections that may be open at once; those beyond wait in the system's queue.
    pub connections: usize,
    /// Whether the threads that serve let others of the process go first where processors are scarce.
    pub stands_back: bool,
}

/// Serves one connection.
type Serve = Rc<dyn Fn(TcpStream) -> LocalBoxFuture<'static, ()>>;

/// The connections that wait to be accepted while the server stops. Actix would leave them to the system, which resets them.
pub struct Backlog {
    listener: TcpListener,
    taken: Taken,
    start: Box<dyn FnOnce() -> LocalBoxFuture<'static, Option<Serve>>>,
}

impl std::fmt::Debug for Backlog {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Backlog")
            .field("listener", &self.listener)
            .finish_non_exhaustive()
    }
}

/// Starts to serve an application on a listener. Must be called inside an Actix runtime.
///
/// # Errors
///
/// If the listener cannot be used.
#[expect(
    clippy::too_many_lines,
    reason = "the types of a connection, which no signature can name"
)]
pub fn listen<F, I, S, B>(
    listener: TcpListener,
    application: F,
    options: ServerOptions,
) -> io::Result<(Server, Backlog)>
where
    F: Fn() -> I + Clone + Send + 'static,
    I: IntoServiceFactory<S, Request>,
    S: ServiceFactory<Request, Config = AppConfig, InitError = ()> + 'static,
    S::Service: 'static,
    S::Error: Into<Response<BoxBody>> + 'static,
    S::Response: Into<Response<B>> + 'static,
    B: MessageBody + 'static,
{
    let ServerOptions {
        workers,
        shutdown_timeout,
        tls,
        policy,
        connections,
        stands_back,
    } = options;
    listener.set_nonblocking(true)?;
    let server = Server::build()
        .workers(workers)
        .max_concurrent_connections((connections / workers.max(1)).max(1))
        .worker_max_blocking_threads(BLOCKING_THREADS)
        .shutdown_timeout(shutdown_timeout.as_secs())
        // The one who starts the server decides when to stop.
        .disable_signals();
    let stopping = server.graceful_shutdown_signal();
    let taken = Taken::default();
    let counted = taken.clone();
    let last = move || {
        service(
            application.clone(),
            policy.clone(),
            tls.clone(),
            stopping.clone(),
            counted.clone(),
        )
    };
    let whole = last.clone();
    // Actix calls it on each worker's thread, which has started no other thread yet.
    let factory = move || {
        if stands_back {
            stand_back();
        }
        whole()
    };
    let backlog = Backlog {
        listener: listener.try_clone()?,
        taken,
        start: Box::new(move || {
            Box::pin(async move {
                let service = Rc::new(last().new_service(()).await.ok()?);
                let serve: Serve = Rc::new(move |stream| {
                    let connection = service.call(stream);
                    Box::pin(async move {
                        let _ = connection.await;
                    })
                });
                Some(serve)
            })
        }),
    };
    Ok((server.listen("site", listener, factory)?.run(), backlog))
}

impl Backlog {
    /// Serves who has begun to connect, in place of the server, which must be paused, until every accepted connection is being
    /// served, for `grace` at most; then the system refuses connections. Returns when nothing is accepted any more, with what
    /// is served still. Must be called on a thread of Actix.
    pub async fn serve(self, grace: Duration) -> JoinSet<()> {
        let Self {
            listener,
            taken,
            start,
        } = self;
        let mut served = JoinSet::new();
        let Some(serve) = start().await else { return served };
        if let Err(error) = last_connections::ignore_new(&listener) {
            tracing::debug!(%error, "connections may be reset at the end");
        }
        let accepting = listener.try_clone().and_then(tokio::net::TcpListener::from_std);
        let Ok(accepting) = accepting else { return served };
        let begun = Instant::now();
        loop {
            let next = timeout(POLL_INTERVAL, accepting.accept()).await;
            if let Ok(Ok((stream, _))) = next {
                served.spawn_local(serve(stream));
                continue;
            }
            let is_over = match taken.all(&listener) {
                Some(all) => all || begun.elapsed() >= grace,
                None => begun.elapsed() >= BLIND.min(grace),
            };
            if is_over {
                break;
            }
        }
        drop(accepting);
        while let Ok((stream, _)) = listener.accept() {
            if let Ok(stream) = stream
                .set_nonblocking(true)
                .and_then(|()| TcpStream::from_std(stream))
            {
                served.spawn_local(serve(stream));
            }
        }
        if let Err(error) = last_connections::stop(&listener) {
            tracing::debug!(%error, "the listener is closed with its last copy");
        }
        served
    }
}
