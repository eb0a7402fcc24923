//! The HTTP server: connections, layers and routes.

use std::io;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use actix_server::Server;
use actix_web::middleware::from_fn;
use actix_web::{App, web};
use http_connection::{
    ConnectionPolicy, ConnectionSettings, Observer, ServerOptions, Share, connections_with_files,
};
use request_limits::{Admissions, Room, Strangers, TrustedProxies};

use super::boundary::observe;
use super::extension::Extension;
use super::in_flight::{ResponseLimits, Responses, hold};
use super::limit::{CallLimits, RateLimits, limit};
use super::room::{Bodies, BodyLimits};
use crate::store::Store;

/// What the server's clients are subject to.
pub(crate) struct ServerLimits {
    /// How long requests may take to end when the server stops.
    pub(crate) drain_timeout: Duration,
    pub(crate) rates: Option<RateLimits>,
    pub(crate) bodies: BodyLimits,
    pub(crate) responses: ResponseLimits,
    pub(crate) trusted: TrustedProxies,
    pub(crate) connections: ConnectionSettings,
}

impl ServerLimits {
    fn policy(&self, room: usize) -> ConnectionPolicy {
        let limit = self.connections.per_address;
        ConnectionPolicy {
            // Calls are counted one by one, so connections need no rate of their own.
            admissions: Admissions::with_room(room, limit, None, self.trusted.clone()),
            observer: Arc::new(Unobserved),
            settings: self.connections,
            is_secure: false,
            // A query for a client that is gone would only keep others waiting.
            serves_half_closed: false,
            strangers: Some(Strangers::of(Room::Connections, room)),
            takes_upgrades: false,
        }
    }
}

/// The service has no metrics.
#[derive(Debug)]
struct Unobserved;

impl Observer for Unobserved {
    fn refused(&self) {}

    fn malformed(&self) {}
}

/// Starts to serve. Must be called inside an Actix or tokio runtime.
pub(crate) fn serve(
    listener: TcpListener,
    limits: ServerLimits,
    store: Store,
    extension: web::Data<Option<Arc<dyn Extension>>>,
) -> io::Result<Server> {
    // The site that is in the same process has the rest.
    let connections = connections_with_files(Share::ContentService);
    let policy = limits.policy(connections);
    let store = web::Data::new(store);
    let bodies = web::Data::new(Bodies::new(limits.bodies, limits.trusted.clone()));
    let responses = web::Data::new(Responses::new(limits.responses, limits.trusted.clone()));
    let data = web::Data::new(CallLimits::new(
        limits.rates,
        limits.trusted,
        limits.connections.transfer_timeout,
    ));
    let application = move || {
        App::new()
            .app_data(store.clone())
            .app_data(data.clone())
            .app_data(bodies.clone())
            .app_data(responses.clone())
            .configure(super::routes)
            .app_data(extension.clone())
            .configure(|config| {
                if let Some(extension) = extension.as_ref() {
                    extension.routes(config);
                }
            })
            .wrap(from_fn(hold))
            .wrap(from_fn(limit))
            .wrap(from_fn(observe))
    };
    let options = ServerOptions {
        // The database does the work on threads of its own; one worker keeps up with them.
        workers: 1,
        shutdown_timeout: limits.drain_timeout,
        tls: None,
        policy,
        connections,
        // Readers of pages go first.
        stands_back: true,
    };
    Ok(http_connection::listen(listener, application, options)?.0)
}
