//! An application as a service of accepted connections.

use std::{fmt::Display, net::SocketAddr, rc::Rc, time::Duration};

use actix_http::{HttpService, KeepAlive, Protocol, Request, Response, error::DispatchError};
use actix_server::GracefulShutdownSignal;
use actix_service::{IntoServiceFactory, Service, ServiceFactory, fn_factory, fn_service};
use actix_web::{
    body::{BoxBody, MessageBody},
    dev::AppConfig,
};
use request_limits::Admission;
use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_rustls::{TlsAcceptor, server::TlsStream};

use crate::{
    connection::Connection,
    counted::Counted,
    http1::{Http1Stream, Returned},
    http2,
    linger::{self, LINGER},
    policy::ConnectionPolicy,
    refusal::{self, Refusal, Refusals},
    sample::Sample,
    socket::{self, Connected},
    taken::Taken,
    turns::{AddressTurns, begin_in_turn},
};

/// Time in which a TLS handshake must be done. A phone on a slow network needs two round trips, about a second; a client
/// that stays silent holds its socket no longer.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(2);

/// An application as a service of TCP connections: over TLS with `tls`, else over plain HTTP/1.1. `stopping` tells when
/// connections shall end after their current requests.
pub(crate) fn service<F, I, S, B>(
    application: F,
    policy: ConnectionPolicy,
    tls: Option<TlsAcceptor>,
    stopping: GracefulShutdownSignal,
    taken: Taken,
) -> impl ServiceFactory<
    TcpStream,
    Config = (),
    Response = (),
    Error = (),
    InitError = (),
    Service = impl Service<
        TcpStream,
        Response = (),
        Error = (),
        Future = impl Future<Output = Result<(), ()>> + 'static,
    > + 'static,
>
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
        let taken = taken.clone();
        let application = application();
        async move {
            let application = application.into_factory().new_service(AppConfig::default());
            let application = Rc::new(application.await?);
            let (shared, signal) = (application.clone(), stopping.clone());
            let http1 = HttpService::build()
                // The stream knows when a connection is idle, and for whom.
                .keep_alive(KeepAlive::Os)
                .client_request_timeout(policy.settings.head_timeout)
                .h1_allow_half_closed(policy.serves_half_closed)
                .graceful_shutdown_signal(move || {
                    let signal = signal.clone();
                    async move {
                        signal.notified().await;
                        // Actix then closes a connection that has no request yet, also one that is new. Those with
                        // requests end by themselves while the server stops.
                        sleep(LINGER).await;
                    }
                })
                .on_connect_ext(|stream: &Http1Stream, data| {
                    data.insert(stream.connection().clone());
                })
                .finish(fn_factory(move || {
                    futures::future::ok::<_, ()>(Counted::<_, B>::new(shared.clone()))
                }))
                .new_service(())
                .await?;
            let connections = Rc::new(Connections {
                policy,
                tls,
                stopping,
                application,
                http1,
                malformed: Sample::default(),
                refusals: Refusals::default(),
                handshakes: AddressTurns::default(),
            });
            Ok(fn_service(move |stream: TcpStream| {
                // Counted before the connection waits for anything.
                let admission = connections.admit(&stream);
                let connections = connections.clone();
                let serving = taken.begin();
                async move {
                    let _serving = serving;
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
    malformed: Sample,
    refusals: Refusals,
    /// Of handshakes: they are the only work that a client causes before it is known to speak HTTP.
    handshakes: AddressTurns,
}

/// A client and its connection's place in the count of its address.
type Admitted = Option<(SocketAddr, Admission)>;

impl<A, H> Connections<A, H> {
    fn admit(&self, stream: &TcpStream) -> Admitted {
        let peer = stream.peer_addr().ok()?;
        let admission = self.policy.admissions.connection(peer.ip());
        if admission.is_none() {
            self.policy.observer.refused();
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
        H: Service<(Http1Stream, Protocol, Option<SocketAddr>), Response = (), Error = DispatchError>,
    {
        // Counted until this future ends.
        let Some((peer, _admission)) = admitted else {
            // A TLS client could not read it.
            if self.tls.is_none() {
                self.refusals.send(stream, self.policy.is_secure).await;
            }
            return;
        };
        socket::prepare(&stream, self.policy.settings.transfer_timeout);
        let connected = match &self.tls {
            None => Connected::Left(stream),
            Some(tls) => match timeout(self.handshake_timeout(), self.secure(tls, stream, peer)).await {
                Ok(Ok(stream)) => Connected::Right(Box::new(stream)),
                Ok(Err(error)) => return tracing::debug!(%error, "a TLS handshake failed"),
                Err(_) => return tracing::debug!("a TLS handshake took too long"),
            },
        };
        if is_http2(&connected) {
            let application = self.application.clone();
            return http2::serve(connected, peer, application, &self.policy, &self.stopping).await;
        }
        self.serve_http1(connected, peer).await;
    }

    async fn serve_http1(&self, connected: Connected, peer: SocketAddr)
    where
        H: Service<(Http1Stream, Protocol, Option<SocketAddr>), Response = (), Error = DispatchError>,
    {
        let is_proxy = self.policy.is_proxy(peer.ip());
        // A proxy's connection is that of many clients, so it is no one's.
        let strangers = self.policy.strangers.as_ref().filter(|_| !is_proxy);
        let connection = Connection::new(strangers.map(|strangers| strangers.enter(peer.ip())));
        let (stream, returned) = Http1Stream::new(connected, connection.clone(), &self.policy, is_proxy);
        let is_pushed_out = tokio::select! {
            served = self.http1.call((stream, Protocol::Http1, Some(peer))) => {
                if let Err(error) = served {
                    self.ended_early(&error);
                }
                false
            }
            () = connection.makes_way() => true,
        };
        let Ok(Returned { mut stream, refused }) = returned.await else {
            return;
        };
        if let Some(malformed) = refused {
            self.note_malformed(&malformed);
            refusal::send(&mut stream, malformed.into(), self.policy.is_secure).await;
        } else if is_pushed_out && !connection.has_responded() {
            refusal::send(&mut stream, Refusal::NoRoom, self.policy.is_secure).await;
        }
        // Where places are scarce, what has come is taken and nothing is awaited.
        let is_scarce = is_pushed_out || self.policy.admissions.is_scarce();
        linger::close(stream, if is_scarce { Duration::ZERO } else { LINGER }).await;
    }

    /// Shakes hands in the turn of the client's address, once it has begun.
    async fn secure(
        &self,
        tls: &TlsAcceptor,
        stream: TcpStream,
        peer: SocketAddr,
    ) -> std::io::Result<TlsStream<TcpStream>> {
        stream.readable().await?;
        let turns = self.handshakes.of(peer.ip());
        begin_in_turn(&turns, tls.accept(stream)).await
    }

    /// Notes why a connection ended early. What a client does wrong is counted, and no fault of the server's.
    fn ended_early(&self, error: &DispatchError) {
        match error {
            DispatchError::Body(_) | DispatchError::Service(_) | DispatchError::InternalError => {
                tracing::error!(%error, "a connection failed");
            }
            DispatchError::Parse(error) => self.note_malformed(error),
            _ => tracing::debug!(%error, "a connection ended early"),
        }
    }

    fn note_malformed(&self, error: &dyn Display) {
        self.policy.observer.malformed();
        if let Some(requests) = self.malformed.take() {
            tracing::info!(requests, last = %error, "requests are malformed");
        }
    }

    fn handshake_timeout(&self) -> Duration {
        HANDSHAKE_TIMEOUT.min(self.policy.settings.head_timeout)
    }
}

/// Whether the client chose HTTP/2 in its handshake.
fn is_http2(connected: &Connected) -> bool {
    match connected {
        Connected::Left(_) => false,
        Connected::Right(stream) => stream.get_ref().1.alpn_protocol() == Some(b"h2"),
    }
}
