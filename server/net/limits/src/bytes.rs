//! How many bytes of bodies may be in memory: of one client, and of all.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::client::client_prefix;

/// Bytes that clients may have in flight.
///
/// Bytes count when they are here, not when they are announced: a client that announces much and sends nothing takes
/// nothing from the others.
#[derive(Debug)]
pub struct ByteBudget {
    in_flight: Mutex<InFlight>,
    per_client: usize,
    in_all: usize,
}

#[derive(Debug, Default)]
struct InFlight {
    all: usize,
    clients: HashMap<IpAddr, usize>,
}

/// Why bytes have no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// The client has its share already.
    ByClient,
    /// All clients together have what there is.
    ByAll,
}

/// The bytes of one request, which are given back when this is dropped.
#[derive(Debug)]
pub struct HeldBytes {
    budget: Arc<ByteBudget>,
    client: Option<IpAddr>,
    bytes: usize,
}

impl ByteBudget {
    /// Allows each client (see [`client_prefix`]) `per_client` bytes at one time, and all of them `in_all`.
    pub fn new(per_client: usize, in_all: usize) -> Arc<Self> {
        Arc::new(Self {
            in_flight: Mutex::default(),
            per_client,
            in_all,
        })
    }

    /// Begins to count the bytes of a request, none at first. A client whose address is unknown counts only among all.
    pub fn begin(self: &Arc<Self>, client: Option<IpAddr>) -> HeldBytes {
        HeldBytes {
            budget: self.clone(),
            client: client.map(client_prefix),
            bytes: 0,
        }
    }

    /// Bytes of all clients that are in flight now.
    pub fn in_flight(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, InFlight> {
        self.in_flight.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl HeldBytes {
    /// Counts so many bytes in place of those before.
    ///
    /// # Errors
    /// [`Spent`] if they have no room; what was counted before stays counted.
    pub fn set(&mut self, bytes: usize) -> Result<(), Spent> {
        let mut in_flight = self.budget.lock();
        let all = (in_flight.all - self.bytes).saturating_add(bytes);
        if bytes > self.bytes && all > self.budget.in_all {
            return Err(Spent::ByAll);
        }
        if let Some(client) = self.client {
            let before = in_flight.clients.get(&client).copied().unwrap_or_default();
            let own = before.saturating_sub(self.bytes).saturating_add(bytes);
            if bytes > self.bytes && own > self.budget.per_client {
                return Err(Spent::ByClient);
            }
            if own == 0 {
                in_flight.clients.remove(&client);
            } else {
                in_flight.clients.insert(client, own);
            }
        }
        in_flight.all = all;
        self.bytes = bytes;
        Ok(())
    }
}

impl Drop for HeldBytes {
    fn drop(&mut self) {
        // Fewer bytes always have room.
        let _ = self.set(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_client_has_its_share_and_all_have_theirs() {
        let budget = ByteBudget::new(100, 150);
        let mut first = budget.begin(Some(address("192.0.2.1")));
        let mut second = budget.begin(Some(address("192.0.2.1")));
        first.set(60).unwrap();
        assert_eq!(second.set(41), Err(Spent::ByClient));
        second.set(40).unwrap();
        let mut other = budget.begin(Some(address("192.0.2.2")));
        assert_eq!(other.set(51), Err(Spent::ByAll));
        other.set(50).unwrap();
        let mut unknown = budget.begin(None);
        assert_eq!(unknown.set(1), Err(Spent::ByAll));
        drop(other);
        unknown.set(50).unwrap();
        assert_eq!(budget.in_flight(), 150);
    }

    #[test]
    fn what_is_held_is_given_back_when_it_is_dropped() {
        let budget = ByteBudget::new(100, 100);
        let mut held = budget.begin(Some(address("2001:db8::1")));
        held.set(100).unwrap();
        assert_eq!(held.set(101), Err(Spent::ByAll));
        held.set(30).unwrap();
        assert_eq!(budget.in_flight(), 30);
        let mut neighbour = budget.begin(Some(address("2001:db8:0:ff::1")));
        assert!(neighbour.set(71).is_err());
        drop(held);
        neighbour.set(100).unwrap();
        drop(neighbour);
        assert_eq!(budget.in_flight(), 0);
        assert!(
            budget.lock().clients.is_empty(),
            "clients without bytes are forgotten"
        );
    }
}
