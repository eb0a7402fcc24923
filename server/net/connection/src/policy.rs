//! What every connection is subject to.

use std::{fmt, sync::Arc, time::Duration};

use request_limits::Admissions;

/// What every connection is subject to.
#[derive(Clone, Debug)]
pub struct ConnectionPolicy {
    /// Counts connections and streams by address.
    pub admissions: Arc<Admissions>,
    /// Counts what happens to connections.
    pub observer: Arc<dyn Observer>,
    /// Time in which the head of a request must arrive.
    pub head_timeout: Duration,
    /// Time for which a client may take nothing of a response.
    pub transfer_timeout: Duration,
    /// Time for which a connection over HTTP/2 may have no stream.
    pub idle_timeout: Duration,
    /// Whether visitors come over TLS, be it a proxy's, and shall go on to.
    pub is_secure: bool,
    /// Whether a client that has closed its half of an HTTP/1.1 connection still gets its response. Where it does not, the
    /// work for a client that is gone ends at once.
    pub serves_half_closed: bool,
}

/// Counts what happens to connections.
pub trait Observer: fmt::Debug + Send + Sync {
    /// A connection or stream was refused, because its address has too many.
    fn refused(&self);

    /// A client sent what is no HTTP.
    fn malformed(&self);
}
