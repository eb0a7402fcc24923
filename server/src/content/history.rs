//! What this server has seen of the content over time: when a page changed, and which positions are closed.
//!
//! It lives in one file of the data folder. Without it nothing is claimed: a page that was never seen to change has no
//! date, and a position that was never seen open does not exist.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

use crate::locale::Locale;

/// Name of the file below the data folder.
const FILE: &str = "history.json";

/// Closed positions that are remembered for each language, so that the file cannot grow without end.
const CLOSED_REMEMBERED: usize = 1000;

/// What has been seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Seen {
    /// By path and language, for example `/recruit?locale=en`.
    pages: BTreeMap<String, PageSeen>,
    /// By the code of the language, then by id.
    positions: BTreeMap<String, BTreeMap<String, PositionSeen>>,
}

/// One page in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct PageSeen {
    /// Changes with the content.
    digest: String,
    /// When it was seen to change; `None` until then.
    #[serde(with = "time::serde::rfc3339::option")]
    changed: Option<OffsetDateTime>,
}

/// One position in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct PositionSeen {
    /// When it was seen to be gone; `None` while it is open.
    #[serde(with = "time::serde::rfc3339::option")]
    closed: Option<OffsetDateTime>,
}

/// What this server has seen of the content over time.
#[derive(Debug)]
pub struct History {
    file: PathBuf,
    /// What is known, and whether the file knows it too.
    seen: Mutex<(Seen, bool)>,
}

impl History {
    /// Reads the history of a data folder. One that is missing is empty, and so is one that cannot be understood:
    /// it only spares search engines some work.
    pub fn load(data_dir: &Path) -> Self {
        let file = data_dir.join(FILE);
        let seen = match std::fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text).unwrap_or_else(|error| {
                tracing::warn!(path = %file.display(), %error, "the content's history is not understood and begins anew");
                Seen::default()
            }),
            Err(_) => Seen::default(),
        };
        Self {
            file,
            seen: Mutex::new((seen, true)),
        }
    }

    /// Notes what a page's content is now, and says when it was last seen to change.
    pub fn page(&self, key: &str, digest: &str, now: OffsetDateTime) -> Option<OffsetDateTime> {
        self.change(|seen| {
            let Some(page) = seen.pages.get_mut(key) else {
                let page = PageSeen {
                    digest: digest.to_owned(),
                    changed: None,
                };
                seen.pages.insert(key.to_owned(), page);
                return None;
            };
            if page.digest != digest {
                digest.clone_into(&mut page.digest);
                page.changed = Some(now);
            }
            page.changed
        })
    }

    /// Notes which positions are open in a language. Those that were and are no longer are closed from now on.
    pub fn positions(&self, locale: Locale, open: &[&str], now: OffsetDateTime) {
        self.change(|seen| {
            let known = seen.positions.entry(locale.code().to_owned()).or_default();
            for (id, position) in known.iter_mut() {
                if open.contains(&id.as_str()) {
                    position.closed = None;
                } else {
                    position.closed.get_or_insert(now);
                }
            }
            for id in open.iter().filter(|id| !id.is_empty()) {
                known
                    .entry((*id).to_owned())
                    .or_insert(PositionSeen { closed: None });
            }
            forget_oldest(known);
        });
    }

    /// The positions of a language that are closed.
    pub fn closed(&self, locale: Locale) -> Vec<String> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let known = seen.0.positions.get(locale.code());
        let closed = known
            .into_iter()
            .flatten()
            .filter(|(_, position)| position.closed.is_some());
        closed.map(|(id, _)| id.clone()).collect()
    }

    /// Writes the history down if it has changed. A folder that cannot be written to is no reason to stop.
    pub fn save(&self) {
        let text = {
            let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            if seen.1 {
                return;
            }
            seen.1 = true;
            serde_json::to_string(&seen.0)
        };
        let saved = text
            .map_err(std::io::Error::from)
            .and_then(|text| self.write(&text));
        if let Err(error) = saved {
            tracing::warn!(path = %self.file.display(), %error, "the content's history cannot be written");
        }
    }

    /// Writes beside the file first, so that a crash leaves the old one or the new one.
    fn write(&self, text: &str) -> std::io::Result<()> {
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let beside = self.file.with_extension("json.new");
        std::fs::write(&beside, text)?;
        std::fs::rename(&beside, &self.file)
    }

    fn change<T>(&self, change: impl FnOnce(&mut Seen) -> T) -> T {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let before = seen.0.clone();
        let result = change(&mut seen.0);
        seen.1 &= before == seen.0;
        result
    }
}

fn forget_oldest(known: &mut BTreeMap<String, PositionSeen>) {
    while known
        .values()
        .filter(|position| position.closed.is_some())
        .count()
        > CLOSED_REMEMBERED
    {
        let closed = known
            .iter()
            .filter_map(|(id, position)| Some((position.closed?, id.clone())));
        let Some((_, oldest)) = closed.min() else { return };
        known.remove(&oldest);
    }
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    const EARLY: OffsetDateTime = datetime!(2026-01-01 10:00 UTC);
    const LATE: OffsetDateTime = datetime!(2026-02-01 10:00 UTC);

    #[test]
    fn a_page_has_a_date_only_once_it_was_seen_to_change() {
        let folder = tempfile::tempdir().unwrap();
        let history = History::load(folder.path());
        assert_eq!(history.page("/", "a", EARLY), None);
        assert_eq!(history.page("/", "a", LATE), None);
        assert_eq!(history.page("/", "b", LATE), Some(LATE));
        history.save();
        let next = History::load(folder.path());
        assert_eq!(next.page("/", "b", EARLY), Some(LATE));
    }

    #[test]
    fn a_position_is_closed_when_it_is_gone_and_open_when_it_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let history = History::load(folder.path());
        history.positions(Locale::En, &["a", "b"], EARLY);
        assert_eq!(history.closed(Locale::En), Vec::<String>::new());
        history.positions(Locale::En, &["b"], LATE);
        history.save();
        let history = History::load(folder.path());
        assert_eq!(history.closed(Locale::En), ["a"]);
        assert_eq!(history.closed(Locale::Jp), Vec::<String>::new());
        history.positions(Locale::En, &["a", "b"], LATE);
        assert_eq!(history.closed(Locale::En), Vec::<String>::new());
    }

    #[test]
    fn only_so_many_closed_positions_are_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let history = History::load(folder.path());
        let ids: Vec<String> = (0..CLOSED_REMEMBERED)
            .map(|number| format!("{number:04}"))
            .collect();
        let open: Vec<&str> = ids.iter().map(String::as_str).collect();
        history.positions(Locale::En, &["first"], EARLY);
        history.positions(Locale::En, &open, EARLY);
        history.positions(Locale::En, &[], LATE);
        let closed = history.closed(Locale::En);
        assert_eq!(closed.len(), CLOSED_REMEMBERED);
        assert!(!closed.contains(&"first".to_owned()));
    }

    #[test]
    fn a_history_that_is_not_understood_begins_anew() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FILE), "{").unwrap();
        assert_eq!(History::load(folder.path()).page("/", "a", EARLY), None);
    }
}
