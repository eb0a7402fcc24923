//! Over how many connections one address may ask at the same time.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use super::address::{TrustedProxies, household};

/// Open connections by address.
#[derive(Debug)]
pub struct Connections {
    open: Mutex<HashMap<IpAddr, usize>>,
    limit: usize,
    /// A proxy brings the connections of all of its visitors.
    trusted: TrustedProxies,
}

/// One open connection; counted until it is dropped.
#[derive(Debug)]
pub struct Connection {
    connections: Arc<Connections>,
    address: IpAddr,
    is_too_many: bool,
}

impl Connections {
    /// Allows so many connections of one address. Trusted proxies may have any number.
    pub fn new(limit: usize, trusted: TrustedProxies) -> Arc<Self> {
        Arc::new(Self {
            open: Mutex::default(),
            limit,
            trusted,
        })
    }

    /// Counts a connection that was opened.
    pub fn open(self: &Arc<Self>, peer: IpAddr) -> Connection {
        let address = household(peer);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        *count += 1;
        Connection {
            connections: self.clone(),
            address,
            is_too_many: *count > self.limit && !self.trusted.contains(peer),
        }
    }
}

impl Connection {
    /// Whether the address had its share of connections already.
    pub fn is_too_many(&self) -> bool {
        self.is_too_many
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self
            .connections
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_counts_until_it_is_closed() {
        let connections = Connections::new(1, "10.0.0.1".parse().unwrap());
        let peer = "192.0.2.1".parse().unwrap();
        let first = connections.open(peer);
        assert!(!first.is_too_many());
        assert!(connections.open(peer).is_too_many());
        assert!(!connections.open("192.0.2.2".parse().unwrap()).is_too_many());
        drop(first);
        assert!(!connections.open(peer).is_too_many());
        assert!(connections.open.lock().unwrap().is_empty());
    }

    #[test]
    fn a_trusted_proxy_may_have_any_number() {
        let connections = Connections::new(1, "10.0.0.1".parse().unwrap());
        let proxy = "10.0.0.1".parse().unwrap();
        let open: Vec<_> = (0..5).map(|_| connections.open(proxy)).collect();
        assert!(open.iter().all(|connection| !connection.is_too_many()));
    }
}
