//! The page cache: prerendered pages by path and language, and the responses derived from all content.
//!
//! Its size is bounded by the content: an entry exists for each page and position in each of its languages, and nothing
//! that a visitor writes into an address adds another.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use arc_swap::{ArcSwap, ArcSwapOption};
use ssr_runtime::RenderError;
use thiserror::Error;
use tokio::sync::Mutex;

use super::moved::Moved;
use crate::{
    content::page_data_builder::PageDataError, http_cache::prepared_response::PreparedResponse,
    locale::Locale, site::pages::Page,
};

/// Why a page cannot be prerendered.
#[derive(Clone, Debug, Error)]
pub enum PrerenderError {
    /// It does not render.
    #[error("it does not render")]
    Render(#[from] RenderError),
    /// It has no data.
    #[error("it has no data")]
    Data(#[from] PageDataError),
    /// It does not exist in the language.
    #[error("it does not exist in this language")]
    NoSuchLanguage,
    /// Its bodies cannot be compressed.
    #[error("its bodies cannot be made: {0}")]
    Encode(Arc<str>),
}

/// A page in one language, with its responses prepared.
#[derive(Debug)]
pub struct PreparedPage {
    /// Entity tag of the page data that it was rendered from.
    pub etag: Arc<str>,
    /// The document.
    pub document: PreparedResponse,
    /// The page data, for a client navigation.
    pub data: PreparedResponse,
}

/// One page in one language.
#[derive(Debug, Default)]
pub struct CacheEntry {
    page: ArcSwapOption<PreparedPage>,
    /// Whether the content has changed but the page could not be rendered.
    stale: AtomicBool,
    /// Renders that have ended.
    attempts: AtomicU64,
    /// Held during a render; why the last one failed.
    rendering: Mutex<Option<PrerenderError>>,
}

impl CacheEntry {
    /// The cached page.
    pub fn page(&self) -> Option<Arc<PreparedPage>> {
        self.page.load_full()
    }

    /// Whether the cached page is older than the content.
    pub fn is_stale(&self) -> bool {
        self.stale.load(Ordering::Relaxed)
    }

    /// Renders the page by `render`, which receives the cached one, one attempt at a time (single-flight). Callers that
    /// waited for an attempt share its result, good or bad, so that many requests for a missing page cost one render.
    ///
    /// # Errors
    ///
    /// What the attempt failed with. The cached page stays.
    pub async fn refresh(
        &self,
        render: impl AsyncFnOnce(Option<Arc<PreparedPage>>) -> Result<Arc<PreparedPage>, PrerenderError>,
    ) -> Result<Arc<PreparedPage>, PrerenderError> {
        let seen = self.attempts.load(Ordering::Acquire);
        let mut failure = self.rendering.lock().await;
        if self.attempts.load(Ordering::Acquire) != seen
            && let Some(error) = failure.clone()
        {
            return Err(error);
        }
        let outcome = render(self.page()).await;
        self.attempts.fetch_add(1, Ordering::AcqRel);
        self.stale.store(outcome.is_err(), Ordering::Relaxed);
        *failure = outcome.as_ref().err().cloned();
        let page = outcome?;
        self.page.store(Some(page.clone()));
        Ok(page)
    }
}

/// One address, with an entry for each of its languages.
#[derive(Debug)]
pub struct CachedPage {
    /// The kind of page.
    pub page: Page,
    /// The address.
    pub path: String,
    /// Id of the position, on the page of one.
    pub position: Option<String>,
    /// Languages in which it exists, at least one.
    pub locales: Vec<Locale>,
    entries: Vec<CacheEntry>,
}

impl CachedPage {
    /// An address with empty entries.
    pub fn new(page: Page, path: String, position: Option<String>, locales: Vec<Locale>) -> Self {
        let entries = locales.iter().map(|_| CacheEntry::default()).collect();
        Self {
            page,
            path,
            position,
            locales,
            entries,
        }
    }

    /// The entry of a language.
    pub fn entry(&self, locale: Locale) -> Option<&CacheEntry> {
        let mut entries = self.locales.iter().zip(&self.entries);
        entries
            .find(|(known, _)| **known == locale)
            .map(|(_, entry)| entry)
    }

    /// Whether every language is cached.
    pub fn is_complete(&self) -> bool {
        self.entries.iter().all(|entry| entry.page.load().is_some())
    }
}

/// Responses that are derived from all content, by path and language.
pub(crate) type Derived = HashMap<(&'static str, Option<Locale>), PreparedResponse>;

/// Prerendered pages and derived responses.
#[derive(Debug)]
pub struct PageCache {
    pages: ArcSwap<BTreeMap<String, Arc<CachedPage>>>,
    derived: ArcSwap<Derived>,
    /// Paths that positions had before.
    pub moved: Moved,
    /// Whether every position that exists has its page.
    has_positions: AtomicBool,
}

impl PageCache {
    /// A cache with these addresses, none of them rendered, and with the responses that need no content.
    pub fn new(pages: Vec<CachedPage>, derived: Derived) -> Self {
        let pages = pages.into_iter().map(|page| (page.path.clone(), Arc::new(page)));
        Self {
            pages: ArcSwap::from_pointee(pages.collect()),
            derived: ArcSwap::from_pointee(derived),
            moved: Moved::default(),
            has_positions: AtomicBool::new(false),
        }
    }

    /// The address at a path, exactly as it is written.
    pub fn page(&self, path: &str) -> Option<Arc<CachedPage>> {
        self.pages.load().get(path).cloned()
    }

    /// Every address, in the order of the paths: the home page, the most visited one, comes first.
    pub fn pages(&self) -> Vec<Arc<CachedPage>> {
        self.pages.load().values().cloned().collect()
    }

    /// Adds an address, in place of the one with the same path.
    pub fn insert(&self, page: &Arc<CachedPage>) {
        self.pages.rcu(|pages| {
            let mut pages = BTreeMap::clone(pages);
            pages.insert(page.path.clone(), page.clone());
            pages
        });
    }

    /// Records that every position that exists has its page.
    pub fn set_has_positions(&self) {
        self.has_positions.store(true, Ordering::Relaxed);
    }

    /// Whether a position without a page does not exist. Until then nothing may be said of it.
    pub fn has_positions(&self) -> bool {
        self.has_positions.load(Ordering::Relaxed)
    }

    /// Removes the pages of positions that are not among `paths`.
    pub fn retain_positions(&self, paths: &BTreeSet<&str>) {
        self.pages.rcu(|pages| {
            let kept = pages
                .iter()
                .filter(|(path, page)| page.position.is_none() || paths.contains(path.as_str()));
            kept.map(|(path, page)| (path.clone(), page.clone()))
                .collect::<BTreeMap<_, _>>()
        });
    }

    /// A response that is derived from all content; `None` until that is known.
    pub fn derived(&self, path: &'static str, locale: Option<Locale>) -> Option<PreparedResponse> {
        self.derived.load().get(&(path, locale)).cloned()
    }

    /// Adds responses that are derived from all content, in place of older ones.
    pub fn add_derived(&self, derived: &Derived) {
        self.derived.rcu(|known| {
            let mut all = Derived::clone(known);
            all.extend(derived.clone());
            all
        });
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::{StatusCode, header::HeaderValue};
    use ssr_runtime::RenderError;
    use tokio::sync::Semaphore;

    use super::*;
    use crate::http_cache::{caching, encoding::Encoded};

    fn page(etag: &str) -> Arc<PreparedPage> {
        let response = PreparedResponse::new(
            StatusCode::OK,
            HeaderValue::from_static("text/html"),
            caching::CONTENT,
            Encoded::plain("x"),
            etag,
        );
        Arc::new(PreparedPage {
            etag: etag.into(),
            document: response.clone(),
            data: response,
        })
    }

    #[tokio::test]
    async fn many_requests_for_a_missing_page_cost_one_render() {
        let entry = CacheEntry::default();
        let (renders, permits) = (AtomicU64::new(0), Semaphore::new(0));
        let visit = || {
            entry.refresh(async |cached| {
                if let Some(cached) = cached {
                    return Ok(cached);
                }
                renders.fetch_add(1, Ordering::Relaxed);
                let _ = permits.acquire().await.unwrap();
                Ok(page("a"))
            })
        };
        let opened = async { permits.add_permits(1) };
        let requests = futures::future::join_all((0..50).map(|_| visit()));
        let (visits, ()) = futures::join!(requests, opened);
        assert!(visits.iter().all(|visit| &*visit.as_ref().unwrap().etag == "a"));
        assert_eq!(renders.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn waiting_requests_share_a_failure_and_the_next_one_tries_again() {
        let entry = CacheEntry::default();
        let renders = AtomicU64::new(0);
        let visit = || {
            entry.refresh(async |_| {
                renders.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
                Err(PrerenderError::Render(RenderError::HeapLimit))
            })
        };
        let visits = futures::future::join_all((0..50).map(|_| visit())).await;
        assert!(visits.iter().all(Result::is_err));
        assert_eq!(renders.load(Ordering::Relaxed), 1);
        assert!(visit().await.is_err());
        assert_eq!(renders.load(Ordering::Relaxed), 2);
    }

    #[tokio::test]
    async fn the_cached_page_stays_when_the_next_cannot_be_rendered() {
        let entry = CacheEntry::default();
        entry.refresh(async |_| Ok(page("old"))).await.unwrap();
        assert!(!entry.is_stale());
        let failed = entry.refresh(async |_| Err(PrerenderError::Render(RenderError::HeapLimit)));
        assert!(failed.await.is_err());
        assert!(entry.is_stale());
        assert_eq!(&*entry.page().unwrap().etag, "old");
        entry.refresh(async |_| Ok(page("new"))).await.unwrap();
        assert!(!entry.is_stale());
    }
}
