//! Keeps the page cache of the live release complete and fresh.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use backon::{BackoffBuilder as _, ExponentialBuilder};
use thiserror::Error;
use time::OffsetDateTime;

use super::{
    cache::{CachedPage, PageCache, PrerenderError},
    derived,
    live_site::LiveSite,
    prerenderer::Prerenderer,
    release::Release,
};
use crate::{assets::files::StaticFiles, locale::Locale};

/// Longest pause after a page could not be rendered: as long as an operator would wait before looking.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Pauses after failures, each twice as long as the one before.
const PAUSES: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_millis(250))
    .with_max_delay(LONGEST_PAUSE)
    .without_max_times();

/// Why a release is not complete.
#[derive(Debug, Error)]
#[error("{path} ({}) cannot be made ready", locale.code())]
pub(crate) struct IncompleteRelease {
    /// The first page that failed.
    pub path: String,
    /// Its language.
    pub locale: Locale,
    /// Why.
    pub source: PrerenderError,
}

/// Pages that failed.
#[derive(Debug)]
struct Failures {
    first: Option<IncompleteRelease>,
    /// Whether one is enough: a candidate that fails does not go live, and a page that hangs takes its whole timeout, twice in
    /// each language. The live release has each page that it can have.
    one_is_enough: bool,
}

impl Failures {
    fn new(one_is_enough: bool) -> Self {
        Self {
            first: None,
            one_is_enough,
        }
    }

    fn is_enough(&self) -> bool {
        self.one_is_enough && self.first.is_some()
    }

    /// The failure after which nothing else is tried.
    fn last_word(&mut self) -> Option<IncompleteRelease> {
        self.first.take_if(|_| self.one_is_enough)
    }
}

/// Prerenders the live release, and again with every change of content and every new release. Never ends.
///
/// One that is not `can_render` waits for the release that can.
pub(crate) async fn run(site: Arc<LiveSite>, can_render: bool) {
    let mut changes = site.recruit.changes();
    let mut pauses = PAUSES.build();
    if !can_render {
        site.replaced.notified().await;
    }
    loop {
        let prerendered = {
            let release = site.release.current();
            prerender(&site, &release, Failures::new(false)).await
        };
        let retry = match prerendered {
            Ok(()) => {
                site.readiness.warm();
                pauses = PAUSES.build();
                None
            }
            Err(error) => {
                let retry = pauses.next().unwrap_or(LONGEST_PAUSE);
                tracing::error!(
                    error = &error as &dyn std::error::Error,
                    retry_ms = retry.as_millis(),
                    "the live release is not complete"
                );
                Some(retry)
            }
        };
        let wait = async {
            match retry {
                Some(pause) => tokio::time::sleep(pause).await,
                None => futures::future::pending().await,
            }
        };
        tokio::select! {
            () = changes.next() => {}
            () = site.replaced.notified() => {}
            () = wait => {}
        }
    }
}

/// Renders every page of a release with the content of this moment, then the responses derived from all of them.
///
/// # Errors
///
/// For the first page that failed.
async fn prerender(
    site: &LiveSite,
    release: &Release,
    mut failures: Failures,
) -> Result<(), IncompleteRelease> {
    let prerenderer = site.prerenderer(release);
    let cache = &release.build.cache;
    // Positions are known once the recruit page is, so pages without posts come first.
    let mut pages = cache.pages();
    pages.retain(|page| page.position.is_none());
    pages.sort_by_key(|page| page.page.is_recruit());
    for page in pages {
        prerender_locales(&prerenderer, &page, &mut failures).await;
    }
    if let Some(failure) = failures.last_word() {
        return Err(failure);
    }
    let (positions, are_known) = positions(site, release, cache).await;
    cache.moved.set(moved(site, release).await);
    for page in &positions {
        prerender_locales(&prerenderer, page, &mut failures).await;
        let is_new = || {
            !cache
                .page(&page.path)
                .is_some_and(|known| Arc::ptr_eq(&known, page))
        };
        // Only a complete page replaces another, or makes its address known.
        if page.is_complete() && is_new() {
            cache.insert(page);
        }
    }
    cache.retain_positions(&positions.iter().map(|page| page.path.as_str()).collect());
    if are_known {
        if positions.iter().all(|page| page.is_complete()) {
            cache.set_has_positions();
        }
        cache.add_derived(&derived::derive(site, release, OffsetDateTime::now_utc()).await);
    }
    failures.first.map_or(Ok(()), Err)
}

/// Prerenders every page of a candidate and makes it the live release, together with its files. The candidate is shut down
/// and the live release stays when a page fails.
///
/// # Errors
///
/// For the first page that failed.
pub(crate) async fn go_live(
    site: &LiveSite,
    candidate: Release,
    files: Option<StaticFiles>,
) -> Result<(), IncompleteRelease> {
    if let Err(error) = prerender(site, &candidate, Failures::new(true)).await {
        candidate.renderer.shutdown().await;
        return Err(error);
    }
    // Before the pages that name them.
    if let Some(files) = files {
        site.files.store(Arc::new(files));
    }
    site.release.replace(candidate);
    site.replaced.notify_one();
    Ok(())
}

async fn prerender_locales(prerenderer: &Prerenderer<'_>, page: &CachedPage, failures: &mut Failures) {
    for locale in &page.locales {
        if failures.is_enough() {
            return;
        }
        if let Err(source) = prerenderer.prerender(page, *locale).await {
            failures.first.get_or_insert(IncompleteRelease {
                path: page.path.clone(),
                locale: *locale,
                source,
            });
        }
    }
}

/// The paths that positions had before, each with the one that it has now: the same in every language.
async fn moved(site: &LiveSite, release: &Release) -> BTreeMap<String, String> {
    let mut moved = BTreeMap::new();
    for locale in &release.build.page_data.recruit_locales {
        let posts = site.recruit.posts(*locale).await;
        let paths = posts.moved.iter();
        moved.extend(paths.map(|(old, id)| (site.pages.position_path(old), site.pages.position_path(id))));
    }
    moved
}

/// The addresses of all positions: open ones in the languages in which they are open, closed ones in those in which
/// they were. One that is cached with the same languages is kept. Also whether the posts of every language are known.
async fn positions(site: &LiveSite, release: &Release, cache: &PageCache) -> (Vec<Arc<CachedPage>>, bool) {
    let now = OffsetDateTime::now_utc();
    let mut are_known = true;
    let mut open: BTreeMap<String, Vec<Locale>> = BTreeMap::new();
    let mut closed: BTreeMap<String, Vec<Locale>> = BTreeMap::new();
    for locale in &release.build.page_data.recruit_locales {
        let posts = site.recruit.posts(*locale).await;
        are_known &= site.recruit.is_known(&posts);
        for id in site.history.closed(*locale, &posts, now) {
            closed.entry(id).or_default().push(*locale);
        }
        let ids = posts.list.iter().flatten().map(|post| &post.id);
        for id in ids.filter(|id| !id.is_empty()) {
            let locales = open.entry(id.clone()).or_default();
            if !locales.contains(locale) {
                locales.push(*locale);
            }
        }
    }
    // Open in one language, a position leads there from the others.
    for (id, locales) in closed {
        open.entry(id).or_insert(locales);
    }
    let page = site.pages.position();
    let cached = |(id, locales): (String, Vec<Locale>)| {
        let path = site.pages.position_path(&id);
        let known = cache.page(&path).filter(|known| known.locales == locales);
        known.unwrap_or_else(|| Arc::new(CachedPage::new(page.clone(), path, Some(id), locales)))
    };
    (open.into_iter().map(cached).collect(), are_known)
}
