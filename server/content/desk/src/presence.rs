//! Who has which post open now, kept in this process: it warns people, and decides nothing.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Seconds after which who says nothing is gone. The page repeats itself earlier.
const GOOD_FOR: i64 = 30;
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
    seen: i64,
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

impl Presence {
    /// Notes that a session has a post open; returns the other sessions that have the position open.
    pub(crate) fn tell(&self, position: &str, word: &Word<'_>, now: i64) -> Vec<Present> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, present| now - present.seen < GOOD_FOR);
        let key = (position.to_owned(), word.session.to_owned());
        let before = all.get(&key).filter(|before| before.locale == word.locale);
        let present = Present {
            name: word.name.to_owned(),
            locale: word.locale.to_owned(),
            is_writing: word.is_writing,
            since: before.map_or(now, |before| before.since),
            seen: now,
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

    #[test]
    fn the_second_sees_the_first_until_it_is_gone() {
        let presence = Presence::default();
        assert_eq!(presence.tell("artist", &word("ann", "en"), 100), []);
        let seen = presence.tell("artist", &word("ben", "en"), 110);
        assert_eq!((seen[0].name.as_str(), seen[0].since), ("ann", 100));
        assert_eq!(presence.tell("other", &word("ben", "en"), 110), []);
        presence.tell("artist", &word("ann", "en"), 120);
        let seen = presence.tell("artist", &word("ben", "en"), 130);
        assert_eq!(seen[0].since, 100, "it never left");
        assert_eq!(presence.tell("artist", &word("ben", "en"), 150), []);
    }

    #[test]
    fn newcomers_beyond_the_limit_are_not_kept() {
        let presence = Presence::default();
        for number in 0..ENTRIES_MAX {
            presence.tell(&number.to_string(), &word("ann", "en"), 100);
        }
        presence.tell("artist", &word("ann", "en"), 100);
        assert_eq!(presence.tell("artist", &word("ben", "en"), 100), []);
        assert_eq!(presence.tell("7", &word("ben", "en"), 100).len(), 1);
    }
}
