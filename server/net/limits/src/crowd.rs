//! How often strangers found no room, for the metrics and for the log.
//!
//! Rooms are many and small, and what is told of them concerns the whole process, so the counts are the process's.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// Time between two lines of log of one room.
const PAUSE: Duration = Duration::from_secs(10);

/// What strangers share, beside a part that is kept for callers who are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Connections that are open.
    Connections,
    /// Bodies that take their time to arrive.
    Bodies,
    /// Passwords that are hashed.
    Passwords,
    /// Bodies that are parsed.
    Parsers,
    /// Drafts that are rendered.
    Previews,
}

impl Room {
    /// Every room.
    pub const ALL: [Self; 5] = [
        Self::Connections,
        Self::Bodies,
        Self::Passwords,
        Self::Parsers,
        Self::Previews,
    ];

    /// Its name in metrics and in the log.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Connections => "connections",
            Self::Bodies => "bodies",
            Self::Passwords => "passwords",
            Self::Parsers => "parsers",
            Self::Previews => "previews",
        }
    }
}

/// Strangers of one room who were turned away.
struct Count {
    all: AtomicU64,
    /// How many there were when the log last said so, and when.
    told: Mutex<Option<(u64, Instant)>>,
}

static COUNTS: [Count; Room::ALL.len()] = [const {
    Count {
        all: AtomicU64::new(0),
        told: Mutex::new(None),
    }
}; Room::ALL.len()];

impl Count {
    /// Counts one; says how many there were since the log last said so if it is time to say so again.
    fn take(&self, now: Instant) -> Option<u64> {
        let all = self.all.fetch_add(1, Ordering::Relaxed) + 1;
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let before = match *told {
            Some((_, last)) if now < last + PAUSE => return None,
            Some((before, _)) => before,
            None => 0,
        };
        *told = Some((all, now));
        Some(all.saturating_sub(before))
    }
}

/// Counts a stranger who is turned away. The log says so once in ten seconds.
pub(crate) fn turn_away(room: Room) {
    let Some(count) = COUNTS.get(room as usize) else {
        return;
    };
    if let Some(strangers) = count.take(Instant::now()) {
        let room = room.name();
        tracing::warn!(
            room,
            strangers,
            "strangers have used up their room, what is kept for known callers is free"
        );
    }
}

/// How many strangers were turned away so far, in the order of [`Room::ALL`].
pub fn turned_away() -> [u64; Room::ALL.len()] {
    Room::ALL.map(|room| {
        let count = COUNTS.get(room as usize);
        count.map_or(0, |count| count.all.load(Ordering::Relaxed))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_become_one_line_and_each_is_counted() {
        let count = Count {
            all: AtomicU64::new(0),
            told: Mutex::new(None),
        };
        let begun = Instant::now();
        assert_eq!(count.take(begun), Some(1));
        for _ in 0..99 {
            assert_eq!(count.take(begun + Duration::from_secs(9)), None);
        }
        assert_eq!(count.take(begun + PAUSE), Some(100));
        assert_eq!(count.all.load(Ordering::Relaxed), 101);
    }

    #[test]
    fn each_room_has_a_place_and_a_name_of_its_own() {
        for (place, room) in Room::ALL.into_iter().enumerate() {
            assert_eq!(room as usize, place);
            assert_eq!(
                Room::ALL
                    .iter()
                    .filter(|other| other.name() == room.name())
                    .count(),
                1
            );
        }
    }
}
