//! How many connections, and streams of HTTP/2 connections, one address may have open at the same time.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use crate::{
    client::{TrustedProxies, client_prefix},
    rate::RateLimit,
};

/// Part of the room that one address may take: where there are few files, two addresses must not have all of them.
const ADDRESS_SHARE: usize = 8;

/// What an address may have open however little room there is: two browsers, or a page over HTTP/1.1 that is loaded twice.
const LEAST_OF_ADDRESS: usize = 16;

/// Open connections and streams by address. A stream counts like a connection: each may hold a response.
#[derive(Debug)]
pub struct Admissions {
    open: Mutex<HashMap<IpAddr, usize>>,
    limit: usize,
    /// Connections that are open; streams take no room of their own.
    connections: AtomicUsize,
    /// Connections that there is room for.
    room: usize,
    /// How often an address may connect.
    rate: Option<RateLimit>,
    /// A proxy brings the connections of all of its visitors.
    trusted: TrustedProxies,
}

/// The place of one connection or stream in the count of its address, until it is dropped.
#[derive(Debug)]
pub struct Admission {
    admissions: Arc<Admissions>,
    address: IpAddr,
    is_connection: bool,
}

impl Admissions {
    /// Allows `limit` connections and streams of one address, and new connections at `rate`. Trusted proxies may have any
    /// number at any rate.
    pub fn new(limit: usize, rate: Option<RateLimit>, trusted: TrustedProxies) -> Arc<Self> {
        Self::with_room(usize::MAX, limit, rate, trusted)
    }

    /// The same for a process that has room for `room` connections of all addresses: one address may have an eighth of them
    /// at most, but sixteen.
    pub fn with_room(
        room: usize,
        limit: usize,
        rate: Option<RateLimit>,
        trusted: TrustedProxies,
    ) -> Arc<Self> {
        Arc::new(Self {
            open: Mutex::default(),
            limit: limit.min((room / ADDRESS_SHARE).max(LEAST_OF_ADDRESS)),
            connections: AtomicUsize::new(0),
            room,
            rate,
            trusted,
        })
    }

    /// Counts a new connection; `None` if its address has its share already, or connects too often.
    pub fn connection(self: &Arc<Self>, peer: IpAddr) -> Option<Admission> {
        // As for requests: this very machine is the operator's, or that of a proxy that is not named yet.
        let is_exempt = self.trusted.contains(peer) || peer.to_canonical().is_loopback();
        if let Some(rate) = &self.rate
            && !is_exempt
        {
            rate.ask(peer).ok()?;
        }
        self.count(peer, true)
    }

    /// Whether more than half of the connections that there is room for are open, so that none should be kept for a next
    /// request.
    pub fn is_scarce(&self) -> bool {
        self.connections.load(Ordering::Relaxed).saturating_mul(2) > self.room
    }

    /// Whether an address is that of a trusted proxy.
    pub fn is_trusted(&self, peer: IpAddr) -> bool {
        self.trusted.contains(peer)
    }

    /// Whether nothing is open.
    pub fn is_empty(&self) -> bool {
        self.open
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_empty()
    }

    /// Counts a new stream; `None` if its address has its share already.
    pub fn stream(self: &Arc<Self>, peer: IpAddr) -> Option<Admission> {
        self.count(peer, false)
    }

    fn count(self: &Arc<Self>, peer: IpAddr, is_connection: bool) -> Option<Admission> {
        let address = client_prefix(peer);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        // A limit of zero would leave an empty entry behind; settings allow none.
        if *count >= self.limit && !self.trusted.contains(peer) {
            return None;
        }
        *count += 1;
        if is_connection {
            self.connections.fetch_add(1, Ordering::Relaxed);
        }
        Some(Admission {
            admissions: self.clone(),
            address,
            is_connection,
        })
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut open = self
            .admissions
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if self.is_connection {
            self.admissions.connections.fetch_sub(1, Ordering::Relaxed);
        }
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
    use std::num::NonZeroU32;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_connection_counts_until_it_is_closed() {
        let admissions = Admissions::new(1, None, "10.0.0.1".parse().unwrap());
        let peer = address("192.0.2.1");
        let first = admissions.connection(peer);
        assert!(first.is_some());
        assert!(admissions.connection(peer).is_none());
        assert!(admissions.connection(address("192.0.2.2")).is_some());
        assert!(!admissions.is_empty());
        drop(first);
        assert!(admissions.connection(peer).is_some());
        assert!(admissions.is_empty());
    }

    #[test]
    fn a_stream_counts_like_a_connection() {
        let admissions = Admissions::new(2, None, "10.0.0.1".parse().unwrap());
        let peer = address("192.0.2.1");
        let held = (admissions.connection(peer), admissions.stream(peer));
        assert!(held.0.is_some() && held.1.is_some());
        assert!(admissions.stream(peer).is_none());
        assert!(admissions.connection(peer).is_none());
    }

    #[test]
    fn an_address_that_connects_too_often_is_refused_and_others_are_not() {
        let rate = RateLimit::new(NonZeroU32::MIN, NonZeroU32::new(3).unwrap());
        let admissions = Admissions::new(100, Some(rate), "10.0.0.1".parse().unwrap());
        let admitted = |text| admissions.connection(address(text)).is_some();
        for _ in 0..3 {
            assert!(admitted("192.0.2.1"));
        }
        assert!(!admitted("192.0.2.1"));
        assert!(admitted("192.0.2.2"));
        // A stream is part of a connection that was counted.
        assert!(admissions.stream(address("192.0.2.1")).is_some());
        for exempt in ["10.0.0.1", "127.0.0.1"] {
            assert!((0..10).all(|_| admitted(exempt)), "{exempt}");
        }
    }

    #[test]
    fn connections_are_scarce_when_more_than_half_are_open() {
        let admissions = Admissions::with_room(4, 100, None, "10.0.0.1".parse().unwrap());
        let open = || admissions.connection(address("192.0.2.1"));
        let held = [open(), open(), admissions.stream(address("192.0.2.1"))];
        assert!(!admissions.is_scarce());
        let third = open();
        assert!(admissions.is_scarce());
        drop(third);
        assert!(!admissions.is_scarce());
        drop(held);
    }

    #[test]
    fn an_address_has_a_share_that_follows_the_room() {
        for (room, limit, share) in [
            (usize::MAX, 512, 512),
            (16_000, 512, 512),
            (605, 512, 75),
            (605, 50, 50),
            (5, 512, 16),
        ] {
            let admissions = Admissions::with_room(room, limit, None, "10.0.0.1".parse().unwrap());
            let connect = |peer| admissions.connection(address(peer));
            let held: Vec<_> = std::iter::from_fn(|| connect("192.0.2.1")).collect();
            assert_eq!(held.len(), share, "{room} {limit}");
            assert!(connect("192.0.2.2").is_some());
        }
    }

    #[test]
    fn a_trusted_proxy_may_have_any_number() {
        let admissions = Admissions::new(1, None, "10.0.0.1".parse().unwrap());
        let proxy = address("10.0.0.1");
        let open: Vec<_> = (0..5).map(|_| admissions.connection(proxy)).collect();
        assert!(open.iter().all(Option::is_some));
    }
}
