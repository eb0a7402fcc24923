//! The service as its host sees it: built, then run until it is stopped.

use std::future::Future;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use actix_web::web;
use http_connection::{Tasks, standing_back};

use crate::config::ContentServiceConfig;
use crate::error::ServiceError;
use crate::http::{self, ServerLimits, extension::Extension};
use crate::seed;
use crate::store::{Database, Store};

/// A content service that listens but does not respond before [`ContentService::run`].
pub struct ContentService {
    listener: TcpListener,
    address: SocketAddr,
    limits: ServerLimits,
    store: Store,
    database: Database,
    extension: Option<Arc<dyn Extension>>,
}

impl ContentService {
    /// Opens the storage, creates what [`ContentServiceConfig::seed`] asks for, and starts to listen.
    ///
    /// # Errors
    /// [`ServiceError`]: the database cannot be used, or the address is taken.
    pub async fn build(config: ContentServiceConfig) -> Result<Self, ServiceError> {
        let store = open(&config).await?;
        let store = store.with_site(config.site_client.as_deref());
        if !store.is_read_only() {
            seed::seed(&store, config.seed).await?;
        }
        let unbound = |source| ServiceError::Bind {
            address: config.bind,
            source,
        };
        let listener = TcpListener::bind(config.bind).map_err(unbound)?;
        let address = listener.local_addr().map_err(unbound)?;
        Ok(Self {
            listener,
            address,
            limits: ServerLimits {
                drain_timeout: config.drain_timeout,
                rates: config.rate_limits,
                bodies: config.body_limits,
                responses: config.response_limits,
                trusted: config.trusted,
                connections: config.connections,
            },
            store,
            database: config.database,
            extension: None,
        })
    }

    /// Adds calls of another crate, in place of any that were added before.
    pub fn extend(&mut self, extension: Arc<dyn Extension>) {
        self.extension = Some(extension);
    }

    /// The address in use; its port is real even if 0 was requested.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The storage, for work that needs no HTTP.
    pub fn store(&self) -> Store {
        self.store.clone()
    }

    /// Serves calls until `shutdown` ends, then lets calls in flight end and closes the storage.
    ///
    /// It installs no signal handlers, so it can live beside another server in one process.
    ///
    /// # Errors
    /// [`ServiceError::Serve`] if the HTTP server fails, [`ServiceError::TaskEnded`] if a task beside it does.
    pub async fn run(self, shutdown: impl Future<Output = ()>) -> Result<(), ServiceError> {
        let extension = web::Data::new(self.extension);
        let (mut background, mut watching) = (Tasks::default(), Tasks::default());
        if let Some(extension) = extension.as_ref() {
            background.spawn("works beside the service's calls", extension.background());
        }
        let watch = self.store.clone().watch(self.database);
        watching.spawn("notices changes of the content", watch);
        let mut server = http::serve(self.listener, self.limits, self.store.clone(), extension)
            .map_err(ServiceError::Serve)?;
        let handle = server.handle();
        let failed = tokio::select! {
            ended = &mut server => Some(ended.map_err(ServiceError::Serve)),
            ended = background.ended() => Some(Err(ended.into())),
            ended = watching.ended() => Some(Err(ended.into())),
            () = shutdown => None,
        };
        // Before the worker: the database's connections belong to the runtime that opened them and end with it.
        self.store.end_waits();
        watching.finish().await;
        let ended = match failed {
            Some(Err(error @ ServiceError::TaskEnded(_))) => {
                let _ = tokio::join!(handle.stop(true), server);
                Err(error)
            }
            Some(ended) => ended,
            None => tokio::join!(handle.stop(true), server)
                .1
                .map_err(ServiceError::Serve),
        };
        background.stop().await;
        self.store.close().await;
        ended
    }
}

/// Opens the storage on a thread that gives way, as those of SQLite then do, which it starts.
async fn open(config: &ContentServiceConfig) -> Result<Store, ServiceError> {
    let (database, options) = (config.database.clone(), config.storage.clone());
    let clock = config.clock.clone();
    let opened = standing_back(async move { Store::open(&database, &options, clock).await });
    Ok(opened.await.map_err(ServiceError::Serve)??)
}

impl std::fmt::Debug for ContentService {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("ContentService")
            .field("address", &self.address)
            .field("store", &self.store)
            .finish_non_exhaustive()
    }
}
