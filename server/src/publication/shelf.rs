//! The shelf: everything that is ready to be sent, by path and language.
//!
//! Its size is bounded by the content: a slot exists for each page and position in each of its languages, and nothing
//! that a visitor writes into an address makes another.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use arc_swap::{ArcSwap, ArcSwapOption};
use tokio::sync::Mutex;

use super::fill::FillError;
use crate::{delivery::stored::StoredAnswer, locale::Locale, site::pages::Page};

/// A page in one language, ready to be sent.
#[derive(Debug)]
pub struct Published {
    /// Name of the content that it was made from.
    pub content: Arc<str>,
    /// The document.
    pub document: StoredAnswer,
    /// What the document was made from, for a browser that needs no document.
    pub data: StoredAnswer,
}

/// The place of one page in one language.
#[derive(Debug, Default)]
pub struct Slot {
    published: ArcSwapOption<Published>,
    /// Whether the content has changed but its page could not be made.
    stale: AtomicBool,
    /// Attempts to fill it that have ended.
    attempts: AtomicU64,
    /// Held by whoever fills it; why the last attempt failed.
    filling: Mutex<Option<FillError>>,
}

impl Slot {
    /// What lies there.
    pub fn published(&self) -> Option<Arc<Published>> {
        self.published.load_full()
    }

    /// Whether what lies there is older than the content.
    pub fn is_stale(&self) -> bool {
        self.stale.load(Ordering::Relaxed)
    }

    /// Fills the slot by `make`, one attempt at a time. Whoever waited for an attempt takes its result, good or bad,
    /// so that a crowd in front of an empty slot costs one render.
    ///
    /// # Errors
    ///
    /// What the attempt failed with. What lay in the slot stays there.
    pub async fn fill(
        &self,
        make: impl AsyncFnOnce(Option<Arc<Published>>) -> Result<Arc<Published>, FillError>,
    ) -> Result<Arc<Published>, FillError> {
        let seen = self.attempts.load(Ordering::Acquire);
        let mut failure = self.filling.lock().await;
        if self.attempts.load(Ordering::Acquire) != seen
            && let Some(error) = failure.clone()
        {
            return Err(error);
        }
        let outcome = make(self.published()).await;
        self.attempts.fetch_add(1, Ordering::AcqRel);
        self.stale.store(outcome.is_err(), Ordering::Relaxed);
        *failure = outcome.as_ref().err().cloned();
        let published = outcome?;
        self.published.store(Some(published.clone()));
        Ok(published)
    }
}

/// One address.
#[derive(Debug)]
pub struct Entry {
    /// The kind of page.
    pub page: Page,
    /// The address.
    pub path: String,
    /// Id of the position, on the page of one.
    pub position: Option<String>,
    /// Languages in which it exists, at least one.
    pub locales: Vec<Locale>,
    slots: Vec<Slot>,
}

impl Entry {
    /// An address with empty slots.
    pub fn new(page: Page, path: String, position: Option<String>, locales: Vec<Locale>) -> Self {
        let slots = locales.iter().map(|_| Slot::default()).collect();
        Self {
            page,
            path,
            position,
            locales,
            slots,
        }
    }

    /// The slot of a language.
    pub fn slot(&self, locale: Locale) -> Option<&Slot> {
        let mut slots = self.locales.iter().zip(&self.slots);
        slots.find(|(known, _)| **known == locale).map(|(_, slot)| slot)
    }

    /// Whether every language lies ready.
    pub fn is_filled(&self) -> bool {
        self.slots.iter().all(|slot| slot.published.load().is_some())
    }
}

/// Answers that are made from all of the content, by path and language.
pub type Derived = HashMap<(&'static str, Option<Locale>), StoredAnswer>;

/// Everything that is ready to be sent.
#[derive(Debug)]
pub struct Shelf {
    entries: ArcSwap<BTreeMap<String, Arc<Entry>>>,
    derived: ArcSwap<Derived>,
}

impl Shelf {
    /// A shelf with these addresses.
    pub fn new(entries: Vec<Entry>) -> Self {
        let entries = entries
            .into_iter()
            .map(|entry| (entry.path.clone(), Arc::new(entry)));
        Self {
            entries: ArcSwap::from_pointee(entries.collect()),
            derived: ArcSwap::default(),
        }
    }

    /// The address at a path, exactly as it is written.
    pub fn entry(&self, path: &str) -> Option<Arc<Entry>> {
        self.entries.load().get(path).cloned()
    }

    /// Every address, in the order of the paths: the home page, the most visited one, comes first.
    pub fn entries(&self) -> Vec<Arc<Entry>> {
        self.entries.load().values().cloned().collect()
    }

    /// Puts an address on the shelf, in place of the one with the same path.
    pub fn put(&self, entry: &Arc<Entry>) {
        self.entries.rcu(|entries| {
            let mut entries = BTreeMap::clone(entries);
            entries.insert(entry.path.clone(), entry.clone());
            entries
        });
    }

    /// Takes the pages of positions away that are not among `paths`.
    pub fn keep_positions(&self, paths: &[String]) {
        self.entries.rcu(|entries| {
            let kept = entries
                .iter()
                .filter(|(path, entry)| entry.position.is_none() || paths.contains(path));
            kept.map(|(path, entry)| (path.clone(), entry.clone()))
                .collect::<BTreeMap<_, _>>()
        });
    }

    /// An answer that is made from all of the content.
    pub fn derived(&self, path: &'static str, locale: Option<Locale>) -> Option<StoredAnswer> {
        self.derived.load().get(&(path, locale)).cloned()
    }

    /// Replaces the answers that are made from all of the content.
    pub fn set_derived(&self, derived: Derived) {
        self.derived.store(Arc::new(derived));
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::{StatusCode, header::HeaderValue};
    use ssr_runtime::RenderError;
    use tokio::sync::Semaphore;

    use super::*;
    use crate::delivery::{caching, encoding::Encoded};

    fn published(content: &str) -> Arc<Published> {
        let answer = StoredAnswer::new(
            StatusCode::OK,
            HeaderValue::from_static("text/html"),
            caching::CONTENT,
            Encoded::plain("x"),
            content,
        );
        Arc::new(Published {
            content: content.into(),
            document: answer.clone(),
            data: answer,
        })
    }

    #[tokio::test]
    async fn a_crowd_in_front_of_an_empty_slot_costs_one_attempt() {
        let slot = Slot::default();
        let (made, gate) = (AtomicU64::new(0), Semaphore::new(0));
        let visit = || {
            slot.fill(async |there| {
                if let Some(there) = there {
                    return Ok(there);
                }
                made.fetch_add(1, Ordering::Relaxed);
                let _ = gate.acquire().await.unwrap();
                Ok(published("a"))
            })
        };
        let opened = async { gate.add_permits(1) };
        let crowd = futures::future::join_all((0..50).map(|_| visit()));
        let (visits, ()) = futures::join!(crowd, opened);
        assert!(
            visits
                .iter()
                .all(|visit| &*visit.as_ref().unwrap().content == "a")
        );
        assert_eq!(made.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn a_crowd_shares_a_failure_and_the_next_visitor_tries_again() {
        let slot = Slot::default();
        let made = AtomicU64::new(0);
        let visit = || {
            slot.fill(async |_| {
                made.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
                Err(FillError::Render(RenderError::HeapLimit))
            })
        };
        let visits = futures::future::join_all((0..50).map(|_| visit())).await;
        assert!(visits.iter().all(Result::is_err));
        assert_eq!(made.load(Ordering::Relaxed), 1);
        assert!(visit().await.is_err());
        assert_eq!(made.load(Ordering::Relaxed), 2);
    }

    #[tokio::test]
    async fn what_lies_there_stays_when_the_next_cannot_be_made() {
        let slot = Slot::default();
        slot.fill(async |_| Ok(published("old"))).await.unwrap();
        assert!(!slot.is_stale());
        let failed = slot.fill(async |_| Err(FillError::Render(RenderError::HeapLimit)));
        assert!(failed.await.is_err());
        assert!(slot.is_stale());
        assert_eq!(&*slot.published().unwrap().content, "old");
        slot.fill(async |_| Ok(published("new"))).await.unwrap();
        assert!(!slot.is_stale());
    }
}
