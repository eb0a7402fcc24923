//! What every connection is subject to.

use std::{fmt, net::IpAddr, sync::Arc, time::Duration};

use request_limits::{Admissions, Strangers};

/// Least time for which a connection of a trusted proxy may be idle. Proxies keep connections for their next request, most of
/// them for a minute. One that this side ends first now and then meets a request that is under way, and that is lost.
pub(crate) const PROXY_IDLE: Duration = Duration::from_secs(75);

/// What an operator chooses for the connections of a listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionSettings {
    /// Connections that one address may have open; trusted proxies may open any number. Default 512.
    pub per_address: usize,
    /// Time in which the head of a request must arrive. Default 5 s.
    pub head_timeout: Duration,
    /// Time in which a body must arrive, prolonged by a second for each 64 KB, and for which a client may take nothing of a
    /// response. Default 20 s.
    pub transfer_timeout: Duration,
    /// Time for which a connection may have no request; at least 75 s for one of a trusted proxy. Default 75 s.
    pub idle_timeout: Duration,
}

impl Default for ConnectionSettings {
    fn default() -> Self {
        Self {
            per_address: 512,
            head_timeout: Duration::from_secs(5),
            transfer_timeout: Duration::from_secs(20),
            idle_timeout: PROXY_IDLE,
        }
    }
}

/// What every connection is subject to.
#[derive(Clone, Debug)]
pub struct ConnectionPolicy {
    /// Counts connections and streams by address.
    pub admissions: Arc<Admissions>,
    /// Counts what happens to connections.
    pub observer: Arc<dyn Observer>,
    /// What an operator chooses.
    pub settings: ConnectionSettings,
    /// Whether visitors come over TLS, be it a proxy's, and shall go on to.
    pub is_secure: bool,
    /// Whether a client that has closed its half of an HTTP/1.1 connection still gets its response. Where it does not, the
    /// work for a client that is gone ends at once.
    pub serves_half_closed: bool,
    /// Places of HTTP/1.1 connections whose clients are not known, where there are clients who can be.
    pub strangers: Option<Arc<Strangers>>,
    /// Whether the application joins websockets. Otherwise an upgrade that a client offers is as if it were not.
    pub takes_upgrades: bool,
}

impl ConnectionPolicy {
    /// How long a connection may have no request.
    pub(crate) fn idle_limit(&self, is_proxy: bool) -> Duration {
        if is_proxy {
            self.settings.idle_timeout.max(PROXY_IDLE)
        } else {
            self.settings.idle_timeout
        }
    }

    /// Whether an address is that of a trusted proxy.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        self.admissions.is_trusted(peer)
    }
}

/// Counts what happens to connections.
pub trait Observer: fmt::Debug + Send + Sync {
    /// A connection or stream was refused, because its address has too many.
    fn refused(&self);

    /// A client sent what is no HTTP.
    fn malformed(&self);
}

#[cfg(test)]
pub(crate) mod example {
    use super::*;

    #[derive(Debug)]
    struct Unobserved;

    impl Observer for Unobserved {
        fn refused(&self) {}

        fn malformed(&self) {}
    }

    /// A server that has room for four connections, of which each may be idle for a minute.
    pub(crate) fn policy() -> ConnectionPolicy {
        ConnectionPolicy {
            admissions: Admissions::with_room(4, 100, None, "10.0.0.1".parse().unwrap_or_default()),
            observer: Arc::new(Unobserved),
            settings: ConnectionSettings {
                idle_timeout: Duration::from_mins(1),
                ..ConnectionSettings::default()
            },
            is_secure: true,
            serves_half_closed: true,
            strangers: None,
            takes_upgrades: false,
        }
    }
}
