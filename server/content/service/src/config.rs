//! Settings of the service.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use content_wire::clock::{Clock, SystemClock};
use http_connection::ConnectionSettings;
use request_limits::TrustedProxies;

use crate::http::{BodyLimits, RateLimits, ResponseLimits};
use crate::seed::Seed;
use crate::store::{Database, StoreOptions};

/// Where the service listens and what it keeps where.
///
/// [`ContentServiceConfig::new`] fills in the defaults; every field may then be changed.
#[derive(Clone)]
pub struct ContentServiceConfig {
    /// Address to listen on; port 0 takes a free one.
    pub bind: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// What missing recruit collections begin with. Default [`Seed::Empty`].
    pub seed: Seed,
    /// How the database is opened.
    pub storage: StoreOptions,
    /// Id of the client whose visitor is the site: its calls have a rate, connections to the database and room of their own.
    /// It must be known to the site's servers only. Default none.
    pub site_client: Option<String>,
    /// How many calls are let in; `None` lets in all.
    pub rate_limits: Option<RateLimits>,
    /// Bytes of bodies that may be in memory at one time.
    pub body_limits: BodyLimits,
    /// Bytes of responses that may be in memory while they are read.
    pub response_limits: ResponseLimits,
    /// Proxies whose word about a client's address is taken. Default none.
    pub trusted: TrustedProxies,
    /// What every connection is subject to.
    pub connections: ConnectionSettings,
    /// How long requests in flight may take to end when the service stops. Default 10 s.
    pub drain_timeout: Duration,
    /// The clock that stamps items and ends tokens. Default the machine's.
    pub clock: Arc<dyn Clock>,
}

impl ContentServiceConfig {
    /// Settings with every default.
    pub fn new(bind: SocketAddr, database: impl Into<Database>) -> Self {
        Self {
            bind,
            database: database.into(),
            seed: Seed::Empty,
            storage: StoreOptions::default(),
            site_client: None,
            rate_limits: Some(RateLimits::default()),
            body_limits: BodyLimits::default(),
            response_limits: ResponseLimits::default(),
            trusted: TrustedProxies::default(),
            connections: ConnectionSettings::default(),
            drain_timeout: Duration::from_secs(10),
            clock: Arc::new(SystemClock),
        }
    }
}

impl std::fmt::Debug for ContentServiceConfig {
    /// The clock has nothing to show.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("ContentServiceConfig")
            .field("bind", &self.bind)
            .field("database", &self.database)
            .field("seed", &self.seed)
            .field("storage", &self.storage)
            .finish_non_exhaustive()
    }
}
