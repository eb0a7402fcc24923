//! What happens to a connection before the first request and around all of its requests: it is counted, secured by TLS,
//! and handed to the HTTP version that its client chose.
//!
//! HTTP/1.1 is Actix's. HTTP/2 is hyper's, because Actix's limits neither the streams of a connection nor the time for
//! which one may wait for room (`docs/decisions/0026-http2-by-hyper.md`). Both hand requests to the same Actix application.

mod http2;
mod idle;

use std::{net::SocketAddr, rc::Rc, sync::Arc, time::Duration};

use actix_http::{HttpService, Protocol, Request, Response};
use actix_server::GracefulShutdownSignal;
use actix_service::{IntoServiceFactory, Service, ServiceFactory, fn_factory, fn_service};
use actix_web::{
    body::{BoxBody, MessageBody},
    dev::AppConfig,
    http::StatusCode,
};
use request_limits::{Admission, Admissions};
#[cfg(target_os = "linux")]
use socket2::SockRef;
use tokio::{io::AsyncWriteExt as _, net::TcpStream, time::timeout};
use tokio_rustls::{TlsAcceptor, server::TlsStream};
use tokio_util::either::Either;

use super::middleware::RequestLimits;
use crate::{
    render::fallback::RETRY_AFTER_SECONDS, settings::http::HttpSettings, telemetry::metrics::Metrics,
};

/// Time in which a TLS handshake must be done. A phone on a slow network needs two round trips, about a second; a client
/// that stays silent holds its socket no longer.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(2);

/// Time that a refused client of plain HTTP has to take the refusal.
const REFUSAL_TIMEOUT: Duration = Duration::from_millis(200);

/// An accepted connection. TLS is boxed, because its buffers make it many times larger.
type Connected = Either<TcpStream, Box<TlsStream<TcpStream>>>;

/// What every connection is subject to.
#[derive(Clone, Debug)]
pub struct ConnectionPolicy {
    /// Counts connections and streams by address.
    pub admissions: Arc<Admissions>,
    /// Counts refusals.
    pub metrics: Arc<Metrics>,
    /// Time in which the head of a request must arrive.
    pub head_timeout: Duration,
    /// Time for which a client may take nothing of a response.
    pub transfer_timeout: Duration,
}

impl ConnectionPolicy {
    /// The policy of the settings.
    pub fn new(settings: &HttpSettings, limits: &RequestLimits) -> Self {
        Self {
            admissions: Admissions::new(
                settings.connections_per_address.get(),
                settings.rate(),
                limits.trusted.clone(),
            ),
            metrics: limits.metrics.clone(),
            head_timeout: settings.head_timeout,
            transfer_timeout: settings.transfer_timeout,
        }
    }
}

/// An application as a service of TCP connections: over TLS with `tls`, else over plain HTTP/1.1. `stopping` tells when
/// connections shall end after their current requests.
pub fn service<F, I, S, B>(
    application: F,
    policy: ConnectionPolicy,
    tls: Option<TlsAcceptor>,
    stopping: GracefulShutdownSignal,
) -> impl ServiceFactory<TcpStream, Config = (), Response = (), Error = (), InitError = ()>
where
    F: Fn() -> I + Clone + 'static,
    I: IntoServiceFactory<S, Request>,
    S: ServiceFactory<Request, Config = AppConfig, InitError = ()> + 'static,
    S::Service: 'static,
    S::Error: Into<Response<BoxBody>> + 'static,
    S::Response: Into<Response<B>> + 'static,
    B: MessageBody + 'static,
{
    fn_factory(move || {
        let (policy, tls, stopping) = (policy.clone(), tls.clone(), stopping.clone());
        let application = application();
        async move {
            let application = application.into_factory().new_service(AppConfig::default());
            let application = Rc::new(application.await?);
            let (shared, signal) = (application.clone(), stopping.clone());
            let http1 = HttpService::build()
                .client_request_timeout(policy.head_timeout)
                .graceful_shutdown_signal(move || {
                    let signal = signal.clone();
                    async move { signal.notified().await }
                })
                .finish(fn_factory(move || futures::future::ok::<_, ()>(shared.clone())))
                .new_service(())
                .await?;
            let connections = Rc::new(Connections {
                policy,
                tls,
                stopping,
                application,
                http1,
            });
            Ok(fn_service(move |stream: TcpStream| {
                // Counted before the connection waits for anything.
                let admission = connections.admit(&stream);
                let connections = connections.clone();
                async move {
                    connections.serve(stream, admission).await;
                    Ok::<_, ()>(())
                }
            }))
        }
    })
}

/// One worker's half of the service.
struct Connections<A, H> {
    policy: ConnectionPolicy,
    tls: Option<TlsAcceptor>,
    stopping: GracefulShutdownSignal,
    application: Rc<A>,
    http1: H,
}

/// A client and its connection's place in the count of its address.
type Admitted = Option<(SocketAddr, Admission)>;

impl<A, H> Connections<A, H> {
    fn admit(&self, stream: &TcpStream) -> Admitted {
        let peer = stream.peer_addr().ok()?;
        let admission = self.policy.admissions.connection(peer.ip());
        if admission.is_none() {
            self.policy.metrics.refused(StatusCode::SERVICE_UNAVAILABLE);
        }
        Some((peer, admission?))
    }

    async fn serve<B>(&self, stream: TcpStream, admitted: Admitted)
    where
        A: Service<Request> + 'static,
        A::Error: Into<Response<BoxBody>> + 'static,
        A::Response: Into<Response<B>> + 'static,
        A::Future: 'static,
        B: MessageBody + 'static,
        H: Service<(Connected, Protocol, Option<SocketAddr>), Response = ()>,
        H::Error: std::fmt::Debug,
    {
        // Counted until this future ends.
        let Some((peer, _admission)) = admitted else {
            return self.refuse(stream).await;
        };
        end_when_nothing_is_taken(self.policy.transfer_timeout, &stream);
        let connected = match &self.tls {
            None => Connected::Left(stream),
            Some(tls) => match timeout(self.handshake_timeout(), tls.accept(stream)).await {
                Ok(Ok(stream)) => Connected::Right(Box::new(stream)),
                Ok(Err(error)) => return tracing::debug!(%error, "a TLS handshake failed"),
                Err(_) => return tracing::debug!("a TLS handshake took too long"),
            },
        };
        if is_http2(&connected) {
            let application = self.application.clone();
            return http2::serve(connected, peer, application, &self.policy, &self.stopping).await;
        }
        let request = (connected, Protocol::Http1, Some(peer));
        if let Err(error) = self.http1.call(request).await {
            tracing::debug!(?error, "a connection ended early");
        }
    }

    fn handshake_timeout(&self) -> Duration {
        HANDSHAKE_TIMEOUT.min(self.policy.head_timeout)
    }

    /// Closes a connection. A client of plain HTTP receives the reason if it takes it at once.
    async fn refuse(&self, mut stream: TcpStream) {
        if self.tls.is_none() {
            let _ = timeout(REFUSAL_TIMEOUT, async {
                stream.write_all(refusal().as_bytes()).await?;
                stream.shutdown().await?;
                // A socket that is closed with unread bytes is reset, and the client may lose the refusal.
                tokio::io::copy(&mut stream, &mut tokio::io::sink()).await
            })
            .await;
        }
    }
}

/// Whether the client chose HTTP/2 in its handshake.
fn is_http2(connected: &Connected) -> bool {
    match connected {
        Connected::Left(_) => false,
        Connected::Right(stream) => stream.get_ref().1.alpn_protocol() == Some(b"h2"),
    }
}

/// What a refused client of plain HTTP receives. Nothing of its request is read.
fn refusal() -> String {
    format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\ncache-control: no-store\r\n\
         retry-after: {RETRY_AFTER_SECONDS}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    )
}

/// Lets the system end a connection whose client has taken nothing of what was sent for so long. Only Linux can do it.
fn end_when_nothing_is_taken(transfer_timeout: Duration, stream: &TcpStream) {
    #[cfg(target_os = "linux")]
    if let Err(error) = SockRef::from(stream).set_tcp_user_timeout(Some(transfer_timeout)) {
        tracing::debug!(%error, "the time for unsent data cannot be limited");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (transfer_timeout, stream);
}
