//! The history in a file of the data folder: what this server has seen itself.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

use super::{ChangeDates, Digests};
use crate::locale::Locale;

/// Name of the file below the data folder.
const FILE: &str = "history.json";

/// Closed positions that are remembered for each language, so that what is kept cannot grow without end.
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

/// The history in a file of the data folder.
#[derive(Debug)]
pub(super) struct FileHistory {
    file: PathBuf,
    /// The history, and whether the file has this state of it.
    seen: Mutex<(Seen, bool)>,
}

impl FileHistory {
    /// Reads the history of a data folder. One that is missing is empty, and so is one that cannot be understood:
    /// it only spares search engines some work.
    pub(super) fn load(data_dir: &Path) -> Self {
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

    /// Notes what all pages are made of, and returns when each was seen to change. Other pages are forgotten.
    pub(super) fn changes(&self, pages: &Digests, now: OffsetDateTime) -> ChangeDates {
        let changes = self.change(|seen| {
            seen.pages.retain(|name, _| pages.contains_key(name));
            for (name, digest) in pages {
                let Some(page) = seen.pages.get_mut(name) else {
                    let page = PageSeen {
                        digest: digest.to_string(),
                        changed: None,
                    };
                    seen.pages.insert(name.clone(), page);
                    continue;
                };
                if *page.digest != **digest {
                    page.digest = digest.to_string();
                    page.changed = Some(now);
                }
            }
            let changes = seen.pages.iter();
            changes
                .filter_map(|(name, page)| Some((name.clone(), page.changed?)))
                .collect()
        });
        self.save();
        changes
    }

    /// Notes which positions are open in a language, and returns those that are closed: that were open and are no longer.
    pub(super) fn closed(&self, locale: Locale, open: Option<&[&str]>, now: OffsetDateTime) -> Vec<String> {
        if let Some(open) = open {
            self.note_open(locale, open, now);
            self.save();
        }
        let seen = self.seen();
        let known = seen.0.positions.get(locale.code());
        let closed = known
            .into_iter()
            .flatten()
            .filter(|(_, position)| position.closed.is_some());
        closed.map(|(id, _)| id.clone()).collect()
    }

    fn note_open(&self, locale: Locale, open: &[&str], now: OffsetDateTime) {
        let open: BTreeSet<&str> = open.iter().copied().filter(|id| !id.is_empty()).collect();
        self.change(|seen| {
            let known = seen.positions.entry(locale.code().to_owned()).or_default();
            for (id, position) in known.iter_mut() {
                if open.contains(id.as_str()) {
                    position.closed = None;
                } else {
                    position.closed.get_or_insert(now);
                }
            }
            for id in open {
                known
                    .entry(id.to_owned())
                    .or_insert(PositionSeen { closed: None });
            }
            forget_oldest(known);
        });
    }

    /// Writes the history down if it has changed. A folder that cannot be written to is no reason to stop.
    fn save(&self) {
        let text = {
            let mut seen = self.seen();
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

    fn seen(&self) -> MutexGuard<'_, (Seen, bool)> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change<T>(&self, change: impl FnOnce(&mut Seen) -> T) -> T {
        let mut seen = self.seen();
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
    use crate::locale::named;

    const EARLY: OffsetDateTime = datetime!(2026-01-01 10:00 UTC);
    const LATE: OffsetDateTime = datetime!(2026-02-01 10:00 UTC);

    fn page(history: &FileHistory, digest: &str, now: OffsetDateTime) -> Option<OffsetDateTime> {
        let pages = Digests::from([("/".to_owned(), digest.into())]);
        history.changes(&pages, now).get("/").copied()
    }

    #[test]
    fn a_page_has_a_date_only_once_it_was_seen_to_change() {
        let folder = tempfile::tempdir().unwrap();
        let history = FileHistory::load(folder.path());
        assert_eq!(page(&history, "a", EARLY), None);
        assert_eq!(page(&history, "a", LATE), None);
        assert_eq!(page(&history, "b", LATE), Some(LATE));
        let next = FileHistory::load(folder.path());
        assert_eq!(page(&next, "b", EARLY), Some(LATE));
        // A page that is gone leaves nothing behind.
        assert_eq!(next.changes(&Digests::new(), LATE), ChangeDates::new());
        assert_eq!(page(&next, "c", LATE), None);
    }

    #[test]
    fn a_position_is_closed_when_it_is_gone_and_open_when_it_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let history = FileHistory::load(folder.path());
        let closed = |history: &FileHistory, open, now| history.closed(named("en"), open, now);
        assert_eq!(closed(&history, Some(&["a", "b"]), EARLY), Vec::<String>::new());
        assert_eq!(closed(&history, Some(&["b"]), LATE), ["a"]);
        let history = FileHistory::load(folder.path());
        assert_eq!(closed(&history, None, LATE), ["a"]);
        assert_eq!(history.closed(named("jp"), None, LATE), Vec::<String>::new());
        assert_eq!(closed(&history, Some(&["a", "b"]), LATE), Vec::<String>::new());
    }

    #[test]
    fn only_so_many_closed_positions_are_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let history = FileHistory::load(folder.path());
        let ids: Vec<String> = (0..CLOSED_REMEMBERED)
            .map(|number| format!("{number:04}"))
            .collect();
        let open: Vec<&str> = ids.iter().map(String::as_str).collect();
        history.closed(named("en"), Some(&["first"]), EARLY);
        history.closed(named("en"), Some(&open), EARLY);
        let closed = history.closed(named("en"), Some(&[]), LATE);
        assert_eq!(closed.len(), CLOSED_REMEMBERED);
        assert!(!closed.contains(&"first".to_owned()));
    }

    #[test]
    fn a_history_that_is_not_understood_begins_anew() {
        let whole = r#"{"pages":{"/":{"digest":"a","changed":"2026-01-01T10:00:00Z"}},"positions":{}}"#;
        let deep = "[".repeat(100_000);
        for damaged in [
            &whole.as_bytes()[..whole.len() / 2],
            b"",
            b"{",
            &[0; 4096],
            &[0xff; 4096],
            deep.as_bytes(),
            whole.replace("2026", "soon").as_bytes(),
            whole.replace("{}", "[]").as_bytes(),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join(FILE);
            std::fs::write(&file, damaged).unwrap();
            assert_eq!(page(&FileHistory::load(folder.path()), "b", EARLY), None);
            // The new one is kept.
            assert_eq!(page(&FileHistory::load(folder.path()), "c", LATE), Some(LATE));
            std::fs::write(&file, whole).unwrap();
            assert_eq!(page(&FileHistory::load(folder.path()), "a", LATE), Some(EARLY));
        }
    }
}
