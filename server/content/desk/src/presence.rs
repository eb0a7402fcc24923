//! Who has which post open now, kept in this process: it warns people, and decides nothing.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How long after its last word somebody is gone. The page repeats itself earlier.
const GOOD_FOR: Duration = Duration::from_secs(30);
/// Most entries; beyond that the newcomers are not seen.
const ENTRIES_MAX: usize = 10_000;

/// Somebody with a post open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Present {
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) is_writing: bool,
    /// Since when, in seconds since 1970.
    pub(crate) since: i64,
    /// When the last word came, in the clock's time for durations.
    seen: Duration,
}

/// Who is where: by position and session.
#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<BTreeMap<(String, String), Present>>);

/// What a session says of itself.
pub(crate) struct Word<'a> {
    pub(crate) session: &'a str,
    pub(crate) name: &'a str,
    pub(crate) locale: &'a str,
    pub(crate) is_writing: bool,
}

/// When something is said.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// In seconds since 1970, for people.
    pub(crate) date: i64,
    /// In the clock's time for durations.
    pub(crate) elapsed: Duration,
}

impl Presence {
    /// Notes that a session has a post open; returns the other sessions that have the position open.
    pub(crate) fn tell(&self, position: &str, word: &Word<'_>, now: Moment) -> Vec<Present> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, present| now.elapsed.saturating_sub(present.seen) < GOOD_FOR);
        let key = (position.to_owned(), word.session.to_owned());
        let before = all.get(&key).filter(|before| before.locale == word.locale);
        let present = Present {
            name: word.name.to_owned(),
            locale: word.locale.to_owned(),
            is_writing: word.is_writing,
            since: before.map_or(now.date, |before| before.since),
            seen: now.elapsed,
        };
        if all.len() < ENTRIES_MAX || all.contains_key(&key) {
            all.insert(key, present);
        }
        let others = all
            .iter()
            .filter(|((there, session), _)| there == position && session != word.session);
        others.map(|(_, present)| present.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word<'a>(session: &'a str, locale: &'a str) -> Word<'a> {
        Word {
            session,
            name: session,
            locale,
            is_writing: true,
        }
    }

    fn at(seconds: u64) -> Moment {
        Moment {
            date: 100,
            elapsed: Duration::from_secs(seconds),
        }
    }

    #[test]
    fn a_clock_that_is_set_makes_nobody_leave_or_stay() {
        let presence = Presence::default();
        for (set, passed) in [(0, 0), (-86_400, 10), (31_536_000, 20)] {
            let mut moment = at(passed);
            moment.date += set;
            presence.tell("artist", &word("ann", "en"), moment);
        }
        assert_eq!(presence.tell("artist", &word("ben", "en"), at(49)).len(), 1);
        assert_eq!(presence.tell("artist", &word("ben", "en"), at(50)), []);
    }

    #[test]
    fn the_second_sees_the_first_until_it_is_gone() {
        let presence = Presence::default();
        assert_eq!(presence.tell("artist", &word("ann", "en"), at(100)), []);
        let seen = presence.tell("artist", &word("ben", "en"), at(110));
        assert_eq!((seen[0].name.as_str(), seen[0].since), ("ann", 100));
        assert_eq!(presence.tell("other", &word("ben", "en"), at(110)), []);
        presence.tell("artist", &word("ann", "en"), at(120));
        let seen = presence.tell("artist", &word("ben", "en"), at(130));
        assert_eq!(seen[0].since, 100, "it never left");
        assert_eq!(presence.tell("artist", &word("ben", "en"), at(150)), []);
    }

    #[test]
    fn newcomers_beyond_the_limit_are_not_kept() {
        let presence = Presence::default();
        for number in 0..ENTRIES_MAX {
            presence.tell(&number.to_string(), &word("ann", "en"), at(100));
        }
        presence.tell("artist", &word("ann", "en"), at(100));
        assert_eq!(presence.tell("artist", &word("ben", "en"), at(100)), []);
        assert_eq!(presence.tell("7", &word("ben", "en"), at(100)).len(), 1);
    }
}
