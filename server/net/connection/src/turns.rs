//! Turns of a connection's requests and of an address's handshakes, so that one does not stand before all others.

use std::{
    cell::RefCell,
    collections::HashMap,
    net::IpAddr,
    rc::{Rc, Weak},
    task::Poll,
};

use futures::poll;
use request_limits::client_prefix;
use tokio::{sync::Mutex, task::yield_now};

/// Begins a response in the turn of its connection, and ends it whenever it is ready. A connection has one turn in each round
/// of its thread: a hundred requests that come at once do not stand before those of other connections.
pub(crate) async fn begin_in_turn<F: Future>(turns: &Mutex<()>, response: F) -> F::Output {
    let mut response = std::pin::pin!(response);
    let begun = {
        let _turn = turns.lock().await;
        let begun = poll!(response.as_mut());
        yield_now().await;
        begun
    };
    match begun {
        Poll::Ready(response) => response,
        Poll::Pending => response.await,
    }
}

/// The turns of addresses that wait for one.
#[derive(Debug, Default)]
pub(crate) struct AddressTurns(RefCell<HashMap<IpAddr, Weak<Mutex<()>>>>);

impl AddressTurns {
    /// The turns of an address, for as long as they are held.
    pub(crate) fn of(&self, peer: IpAddr) -> Rc<Mutex<()>> {
        let mut all = self.0.borrow_mut();
        let address = client_prefix(peer);
        if let Some(turns) = all.get(&address).and_then(Weak::upgrade) {
            return turns;
        }
        // As often as the map would grow.
        if all.len() == all.capacity() {
            all.retain(|_, turns| turns.strong_count() > 0);
        }
        let turns = Rc::new(Mutex::new(()));
        all.insert(address, Rc::downgrade(&turns));
        turns
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::{LocalSet, spawn_local};

    use super::*;

    #[tokio::test]
    async fn many_requests_or_handshakes_of_one_do_not_stand_before_those_of_another() {
        let begun = Rc::new(RefCell::new(Vec::new()));
        LocalSet::new()
            .run_until(async {
                let turns = AddressTurns::default();
                let of = |address: &str| turns.of(address.parse().unwrap());
                let (greedy, other) = (of("192.0.2.1"), of("192.0.2.2"));
                assert!(Rc::ptr_eq(&greedy, &of("192.0.2.1")));
                let requests = (0..100)
                    .map(|_| (greedy.clone(), "greedy"))
                    .chain([(other, "other")]);
                let tasks: Vec<_> = requests
                    .map(|(turns, name)| {
                        let begun = begun.clone();
                        spawn_local(async move {
                            begin_in_turn(&turns, async { begun.borrow_mut().push(name) }).await;
                        })
                    })
                    .collect();
                for task in tasks {
                    task.await.unwrap();
                }
            })
            .await;
        let begun = begun.borrow();
        assert_eq!(begun.len(), 101);
        let place = begun.iter().position(|name| *name == "other");
        assert!(place.unwrap() < 3, "{place:?}");
    }

    #[test]
    fn addresses_that_wait_no_more_are_forgotten() {
        let turns = AddressTurns::default();
        for number in 0..100_000_u32 {
            turns.of(std::net::Ipv4Addr::from_bits(number).into());
        }
        assert!(turns.0.borrow().len() < 10);
    }
}
