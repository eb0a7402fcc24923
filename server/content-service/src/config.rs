//! Settings of the service.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::{Clock, SystemClock};

/// Where the service listens and what it keeps where.
///
/// [`ContentServiceConfig::new`] fills in the defaults; every field may then be changed.
#[derive(Clone)]
pub struct ContentServiceConfig {
    /// Address to listen on; port 0 takes a free one.
    pub bind: SocketAddr,
    /// The SQLite file. It and its folder are created if missing.
    pub database: PathBuf,
    /// Whether missing recruit collections are created with their first posts. Default true.
    pub seed: bool,
    /// Connections for readers; one more is for the writer. Default 4: queries take well under a millisecond.
    pub readers: u32,
    /// How long a statement waits for another process on the same file. Default 5 s.
    pub busy_timeout: Duration,
    /// How long requests in flight may take to end when the service stops. Default 10 s.
    pub drain_timeout: Duration,
    /// The clock that stamps items and ends tokens. Default the machine's.
    pub clock: Arc<dyn Clock>,
}

impl ContentServiceConfig {
    /// Settings with every default.
    pub fn new(bind: SocketAddr, database: impl Into<PathBuf>) -> Self {
        Self {
            bind,
            database: database.into(),
            seed: true,
            readers: 4,
            busy_timeout: Duration::from_secs(5),
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
            .field("readers", &self.readers)
            .finish_non_exhaustive()
    }
}
