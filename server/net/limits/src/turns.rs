//! Turns of work that strangers may cause, beside turns that are kept for callers who are known.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::oneshot, time::Instant};

use crate::{
    client::client_prefix,
    crowd::{self, Room},
};

/// Seconds after which a stranger may try again for whom there was no room.
pub const RETRY_AFTER_SECONDS: u32 = 2;

/// Time in which one attempt of a client is forgotten.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(10);

/// Clients that are known at one time before those without attempts are forgotten.
const CLEAN_UP_FROM: usize = 1000;

/// Who causes work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// Somebody with a good session or key.
    Known,
    /// Anybody else, from this address if it can be seen.
    Stranger(Option<IpAddr>),
}

/// Turns of one kind of work.
///
/// Callers who are known go first. Of strangers the one goes first whose client has tried least of late: a client that guesses
/// again and again does not stand before a person who logs in once.
#[derive(Debug)]
pub struct Turns {
    room: Room,
    all: usize,
    /// Turns that strangers may have at one time.
    strangers: usize,
    /// Strangers that may wait for one.
    waiting: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    known: usize,
    strangers: usize,
    next: u64,
    queue: Vec<Waiting>,
    lately: HashMap<IpAddr, Lately>,
}

/// Attempts of a client.
#[derive(Clone, Copy, Debug)]
struct Lately {
    attempts: u32,
    /// When one of them is forgotten.
    since: Instant,
}

#[derive(Debug)]
struct Waiting {
    is_known: bool,
    attempts: u32,
    number: u64,
    turn: oneshot::Sender<Turn>,
}

/// One turn, until it is dropped.
#[derive(Debug)]
pub struct Turn {
    turns: Arc<Turns>,
    is_known: bool,
}

/// Why there is no turn: strangers have all of theirs, and enough of them wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

impl Turns {
    /// Turns for `all` callers at one time, `strangers` of them for strangers, of whom `waiting` more may wait.
    pub fn new(room: Room, all: usize, strangers: usize, waiting: usize) -> Arc<Self> {
        Arc::new(Self {
            room,
            all: all.max(1),
            strangers: strangers.clamp(1, all.max(1)),
            waiting,
            state: Mutex::default(),
        })
    }

    /// Waits for a turn.
    ///
    /// # Errors
    /// [`Full`] for a stranger for whom there is no room to wait.
    pub async fn take(self: &Arc<Self>, caller: Caller) -> Result<Turn, Full> {
        let waits = self.ask(caller);
        let turn = match waits {
            Ok(turn) => return Ok(turn),
            Err(Some(waits)) => waits.await.ok(),
            Err(None) => None,
        };
        turn.ok_or_else(|| {
            crowd::turn_away(self.room);
            Full
        })
    }

    /// A turn, or what it comes by, or nothing.
    fn ask(self: &Arc<Self>, caller: Caller) -> Result<Turn, Option<oneshot::Receiver<Turn>>> {
        let mut state = self.state();
        let is_known = caller == Caller::Known;
        let attempts = match caller {
            Caller::Known | Caller::Stranger(None) => 0,
            Caller::Stranger(Some(address)) => state.attempt(client_prefix(address)),
        };
        state.queue.retain(|waiting| !waiting.turn.is_closed());
        let is_first = !state.queue.iter().any(|waiting| waiting.is_known || !is_known);
        if is_first && let Some(turn) = self.begin(&mut state, is_known) {
            return Ok(turn);
        }
        if !is_known && !state.make_room(self.waiting, attempts) {
            return Err(None);
        }
        let (turn, waits) = oneshot::channel();
        let number = state.next;
        state.next += 1;
        state.queue.push(Waiting {
            is_known,
            attempts,
            number,
            turn,
        });
        Err(Some(waits))
    }

    /// Begins a turn if there is one.
    fn begin(self: &Arc<Self>, state: &mut State, is_known: bool) -> Option<Turn> {
        let is_free =
            state.known + state.strangers < self.all && (is_known || state.strangers < self.strangers);
        is_free.then(|| {
            *state.count(is_known) += 1;
            Turn {
                turns: self.clone(),
                is_known,
            }
        })
    }

    /// Ends a turn, and begins the next one.
    fn end(self: &Arc<Self>, is_known: bool) {
        let mut state = self.state();
        *state.count(is_known) -= 1;
        let next = state.next_in_queue().and_then(|place| {
            let is_known = state.queue.get(place)?.is_known;
            let turn = self.begin(&mut state, is_known)?;
            Some((state.queue.swap_remove(place).turn, turn))
        });
        drop(state);
        if let Some((waiting, turn)) = next {
            // One that waits no more drops the turn, which begins the next one.
            drop(waiting.send(turn));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn count(&mut self, is_known: bool) -> &mut usize {
        if is_known {
            &mut self.known
        } else {
            &mut self.strangers
        }
    }

    /// Counts an attempt of a client; returns how many it made before of late.
    fn attempt(&mut self, client: IpAddr) -> u32 {
        let now = Instant::now();
        if self.lately.len() >= CLEAN_UP_FROM {
            self.lately.retain(|_, lately| lately.at(now).attempts > 0);
        }
        let fresh = Lately {
            attempts: 0,
            since: now,
        };
        let before = self.lately.get(&client).map_or(fresh, |lately| lately.at(now));
        let after = Lately {
            attempts: before.attempts.saturating_add(1),
            ..before
        };
        self.lately.insert(client, after);
        before.attempts
    }

    /// Makes room in the queue for a stranger with so many attempts: one with more of them makes way, the latest of those.
    fn make_room(&mut self, places: usize, attempts: u32) -> bool {
        let strangers = self.queue.iter().enumerate();
        let strangers = strangers.filter(|(_, waiting)| !waiting.is_known);
        if strangers.clone().count() < places {
            return true;
        }
        let last = strangers.max_by_key(|(_, waiting)| (waiting.attempts, waiting.number));
        match last {
            Some((place, waiting)) if waiting.attempts > attempts => {
                // Its turn never comes.
                self.queue.swap_remove(place);
                true
            }
            _ => false,
        }
    }

    /// The place of who goes first.
    fn next_in_queue(&self) -> Option<usize> {
        let places = self.queue.iter().enumerate();
        let first = places.min_by_key(|(_, waiting)| (!waiting.is_known, waiting.attempts, waiting.number));
        first.map(|(place, _)| place)
    }
}

impl Lately {
    fn at(self, now: Instant) -> Self {
        let passed = now.saturating_duration_since(self.since).as_secs() / FORGOTTEN_AFTER.as_secs();
        let forgotten = u32::try_from(passed).unwrap_or(u32::MAX);
        match self.attempts.saturating_sub(forgotten) {
            0 => Self {
                attempts: 0,
                since: now,
            },
            attempts => Self {
                attempts,
                since: self.since + FORGOTTEN_AFTER * forgotten,
            },
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.turns.end(self.is_known);
    }
}

#[cfg(test)]
mod tests;
