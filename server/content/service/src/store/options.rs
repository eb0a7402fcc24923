//! How a database is opened.

use std::time::Duration;

use super::ReadLimits;

/// How long a call waits for a free connection before it fails. A writer may wait for a long import before it.
pub(super) const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(30);

/// How a database is opened.
#[derive(Clone, Debug)]
pub struct StoreOptions {
    /// Connections for readers; an SQLite file gets one more for the writer. Default 4: queries take well under a
    /// millisecond.
    pub readers: u32,
    /// Reads of clients whose cost they decide. Default 4 connections, 5 s each: a count in a hundred thousand items takes
    /// half a second.
    pub client_reads: ReadLimits,
    /// Where each query, count and look-up of a client begins: one that takes longer begins anew among `client_reads`. Default 2
    /// connections, 100 ms each: a page of posts takes some milliseconds.
    pub quick_reads: ReadLimits,
    /// Reads of the site and of holders of keys. Default 2 connections, a minute each.
    pub trusted_reads: ReadLimits,
    /// Debt of a client, for the time of its reads, that keeps it waiting for none. Default 20 s: a query takes some
    /// milliseconds, so who looks at pages never has one.
    pub read_credit: Duration,
    /// How long a statement waits for another process on the same SQLite file. Default 30 s: an import of a hundred
    /// thousand items by another process takes about half of that.
    pub busy_timeout: Duration,
    /// Largest SQLite file in bytes; what would make it grow beyond fails. Default none: the disk is the limit.
    pub size_max: Option<u64>,
}

impl Default for StoreOptions {
    fn default() -> Self {
        Self {
            readers: 4,
            client_reads: ReadLimits {
                connections: 4,
                timeout: Duration::from_secs(5),
            },
            quick_reads: ReadLimits {
                connections: 2,
                timeout: Duration::from_millis(100),
            },
            trusted_reads: ReadLimits {
                connections: 2,
                timeout: Duration::from_mins(1),
            },
            read_credit: Duration::from_secs(20),
            busy_timeout: Duration::from_secs(30),
            size_max: None,
        }
    }
}
