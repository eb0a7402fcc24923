//! The desk as its host sees it: built, then run until it is stopped.

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use actix_web::middleware::from_fn;
use actix_web::{App, web};
use content_service::store::Store;
use http_connection::{ConnectionPolicy, Observer, ServerOptions, Tasks};
use request_limits::{Admissions, Room, Strangers};
use thiserror::Error;

use crate::config::DeskConfig;
use crate::cookie::SessionCookie;
use crate::error::DeskError;
use crate::http;
use crate::links::{Link, Purpose};
use crate::role::Role;
use crate::shared::Shared;
use crate::store::DeskStore;

/// Connections that may be open at once: some for each of the people who edit.
const CONNECTIONS: usize = 512;

/// Who is added when the first log-in link is made for no one.
const FIRST_OWNER: &str = "owner";

/// Why the desk does not start or failed.
#[derive(Debug, Error)]
pub enum StartError {
    /// The address is taken or not this machine's.
    #[error("the desk cannot listen on {address}")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
    /// The desk cannot be prepared.
    #[error("the desk cannot be prepared")]
    Prepare(#[from] DeskError),
}

/// A desk that listens but does not respond before [`Desk::run`].
#[derive(Debug)]
pub struct Desk {
    listener: TcpListener,
    address: SocketAddr,
    config: DeskConfig,
    shared: Arc<Shared>,
}

/// The desk has no metrics.
#[derive(Debug)]
struct Unobserved;

impl Observer for Unobserved {
    fn refused(&self) {}

    fn malformed(&self) {}
}

impl Desk {
    /// Starts to listen. The desk works on the storage of a content service, which must outlast it.
    ///
    /// # Errors
    /// [`StartError`].
    pub fn build(config: DeskConfig, store: Store) -> Result<Self, StartError> {
        let unbound = |source| StartError::Bind {
            address: config.bind,
            source,
        };
        let listener = TcpListener::bind(config.bind).map_err(unbound)?;
        let address = listener.local_addr().map_err(unbound)?;
        let shared = Arc::new(Shared::new(&config, store, address)?);
        Ok(Self {
            listener,
            address,
            config,
            shared,
        })
    }

    /// The address in use; its port is real even if 0 was requested.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The origin that links name.
    pub fn origin(&self) -> String {
        self.shared.origins.first().cloned().unwrap_or_default()
    }

    /// Whether browsers keep sessions without TLS, because the desk is on loopback and has none.
    pub fn is_plain(&self) -> bool {
        self.shared.cookie == SessionCookie::Loopback
    }

    /// Makes a link that logs an owner in, for who has the machine in hand. Without an owner one is added.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub async fn owner_link(&self) -> Result<Link, DeskError> {
        let store: &DeskStore = &self.shared.store;
        let owner = store
            .users()
            .await?
            .into_iter()
            .find(|user| user.role == Role::Owner);
        let name = if let Some(owner) = owner {
            owner.name
        } else {
            store
                .add_user(FIRST_OWNER, Role::Owner, "start of the server")
                .await?;
            FIRST_OWNER.to_owned()
        };
        store.link(&name, Purpose::Session, "start of the server").await
    }

    /// Serves the desk until `shutdown` ends, then lets requests in flight end. Must be called inside an Actix or tokio runtime.
    ///
    /// # Errors
    /// If the listener fails, or the task beside it ends.
    pub async fn run(self, shutdown: impl Future<Output = ()>) -> io::Result<()> {
        let policy = self.policy();
        let data = web::Data::from(self.shared.clone());
        let application = move || {
            App::new()
                .app_data(data.clone())
                .configure(http::routes)
                .wrap(from_fn(http::secure))
        };
        let options = ServerOptions {
            // As for the service: the database works on threads of its own.
            workers: 1,
            shutdown_timeout: self.config.drain_timeout,
            tls: None,
            policy,
            connections: CONNECTIONS,
            stands_back: true,
        };
        let (mut server, _) = http_connection::listen(self.listener, application, options)?;
        let handle = server.handle();
        let (shared, waits) = (self.shared.clone(), self.shared.waits.clone());
        let mut tasks = Tasks::default();
        tasks.spawn("publishes and takes back at the desk", async move {
            shared.keep_times().await;
        });
        let shared = self.shared.clone();
        tasks.spawn("tells programs outside of what happens", async move {
            shared.keep_telling().await;
        });
        let ended = tokio::select! {
            ended = &mut server => ended,
            () = shutdown => {
                // Who waits for news would be waited for.
                waits.end();
                tokio::join!(handle.stop(true), server).1
            }
            ended = tasks.ended() => {
                let _ = tokio::join!(handle.stop(true), server);
                Err(io::Error::other(ended))
            }
        };
        tasks.stop().await;
        ended
    }

    fn policy(&self) -> ConnectionPolicy {
        let limit = self.config.connections.per_address;
        ConnectionPolicy {
            admissions: Admissions::with_room(CONNECTIONS, limit, None, self.config.trusted.clone()),
            observer: Arc::new(Unobserved),
            settings: self.config.connections,
            is_secure: false,
            serves_half_closed: false,
            strangers: Some(Strangers::of(Room::Connections, CONNECTIONS)),
            takes_upgrades: false,
        }
    }
}
