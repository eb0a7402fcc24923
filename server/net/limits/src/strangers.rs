//! Room that strangers share: where there is none left, who has been in it for longest makes way for who comes.
//!
//! A room with a door that is merely shut belongs to the one who fills it first. Here a newcomer always gets in, in the place of
//! one of the client that has most in it, so that a few clients never keep out another, however much they hold.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use crate::{
    client::client_prefix,
    crowd::{self, Room},
};

/// What strangers hold in one room at one time.
#[derive(Debug)]
pub struct Strangers {
    room: Room,
    places: usize,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    next: u64,
    all: usize,
    /// By client, the longest there first.
    clients: HashMap<IpAddr, BTreeMap<u64, Arc<Notify>>>,
}

/// A stranger's place, until this is dropped.
#[derive(Debug)]
pub struct Stranger {
    strangers: Arc<Strangers>,
    client: IpAddr,
    number: u64,
    way: Arc<Notify>,
}

impl Strangers {
    /// A room with so many places.
    pub fn new(room: Room, places: usize) -> Arc<Self> {
        Arc::new(Self {
            room,
            places: places.max(1),
            inside: Mutex::default(),
        })
    }

    /// The room of strangers where there is room for so many connections: three quarters of it.
    pub fn of(room: Room, connections: usize) -> Arc<Self> {
        Self::new(room, connections - connections / 4)
    }

    /// Takes a place for a client (see [`client_prefix`]); one that is there for longer makes way if there is none left.
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Stranger {
        let client = client_prefix(address);
        let way = Arc::new(Notify::new());
        let mut inside = self.inside();
        let leaves = if inside.all >= self.places {
            inside.longest()
        } else {
            None
        };
        let number = inside.next;
        inside.next += 1;
        inside.all += 1;
        inside
            .clients
            .entry(client)
            .or_default()
            .insert(number, way.clone());
        drop(inside);
        if let Some(leaves) = leaves {
            leaves.notify_one();
            crowd::turn_away(self.room);
        }
        Stranger {
            strangers: self.clone(),
            client,
            number,
            way,
        }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// Takes out who has been there for longest of the client that has most in the room.
    fn longest(&mut self) -> Option<Arc<Notify>> {
        let oldest =
            |held: &BTreeMap<u64, _>| held.first_key_value().map_or(0, |(number, _)| u64::MAX - number);
        let (client, _) = self
            .clients
            .iter()
            .max_by_key(|(_, held)| (held.len(), oldest(held)))?;
        let client = *client;
        let number = *self.clients.get(&client)?.first_key_value()?.0;
        self.remove(client, number)
    }

    fn remove(&mut self, client: IpAddr, number: u64) -> Option<Arc<Notify>> {
        let held = self.clients.get_mut(&client)?;
        let way = held.remove(&number)?;
        if held.is_empty() {
            self.clients.remove(&client);
        }
        self.all -= 1;
        Some(way)
    }
}

impl Stranger {
    /// Is no stranger any more: the place is free for others, and no one has to make way.
    pub fn become_known(&self) {
        self.strangers.inside().remove(self.client, self.number);
    }

    /// Waits until the place is wanted for another stranger.
    pub async fn makes_way(&self) {
        self.way.notified().await;
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.become_known();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Whether a stranger has to make way.
    async fn leaves(stranger: &Stranger) -> bool {
        timeout(Duration::from_millis(1), stranger.makes_way())
            .await
            .is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn the_longest_of_the_client_that_has_most_makes_way() {
        let strangers = Strangers::new(Room::Bodies, 4);
        let enter = |client: &str| strangers.enter(address(client));
        let single = enter("192.0.2.1");
        // One network of a provider's customer.
        let many = [
            enter("2001:db8::1"),
            enter("2001:db8:0:ff::1"),
            enter("2001:db8::2"),
        ];
        let newcomer = enter("192.0.2.9");
        assert!(leaves(&many[0]).await);
        for stays in [&single, &many[1], &many[2], &newcomer] {
            assert!(!leaves(stays).await);
        }
        drop(many);
        let _free = [enter("192.0.2.1"), enter("192.0.2.1")];
        assert!(!leaves(&single).await);
    }

    #[tokio::test(start_paused = true)]
    async fn who_becomes_known_takes_no_place_and_never_makes_way() {
        let strangers = Strangers::new(Room::Bodies, 1);
        let known = strangers.enter(address("192.0.2.1"));
        known.become_known();
        let stranger = strangers.enter(address("192.0.2.1"));
        let next = strangers.enter(address("192.0.2.1"));
        assert!(!leaves(&known).await);
        assert!(leaves(&stranger).await);
        assert!(!leaves(&next).await);
        drop((known, stranger, next));
        let inside = strangers.inside();
        assert!(inside.all == 0 && inside.clients.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_turned_away_is_counted() {
        let strangers = Strangers::new(Room::Bodies, 2);
        let before = crowd::turned_away()[Room::Bodies as usize];
        let held: Vec<_> = (0..7).map(|_| strangers.enter(address("192.0.2.1"))).collect();
        // Other tests count too.
        assert!(crowd::turned_away()[Room::Bodies as usize] - before >= 5);
        drop(held);
    }
}
