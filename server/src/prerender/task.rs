//! Keeps the page cache of the live release complete and fresh.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

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

/// First pause after a page could not be rendered; doubles with each further failure.
const FIRST_BACKOFF: Duration = Duration::from_millis(250);

/// Longest pause after a failure: as long as an operator would wait before looking.
const LONGEST_BACKOFF: Duration = Duration::from_secs(30);

/// Why a release is not complete.
#[derive(Debug, Error)]
#[error("{path} ({}) cannot be made ready", locale.code())]
pub struct IncompleteRelease {
    /// The first page that failed.
    pub path: String,
    /// Its language.
    pub locale: Locale,
    /// Why.
    pub source: PrerenderError,
}

/// Prerenders the live release, and again with every change of content and every new release. Never ends.
///
/// `awaits_release` says that the first release cannot render yet, as in the developers' loop.
pub async fn run(site: Arc<LiveSite>, awaits_release: bool) {
    let mut changes = site.recruit.changes();
    let mut backoff = FIRST_BACKOFF;
    if awaits_release {
        site.replaced.notified().await;
    }
    loop {
        let prerendered = {
            let release = site.release.current();
            prerender(&site, &release).await
        };
        let retry = match prerendered {
            Ok(()) => {
                site.readiness.warm();
                backoff = FIRST_BACKOFF;
                None
            }
            Err(error) => {
                let retry = backoff;
                backoff = (backoff * 2).min(LONGEST_BACKOFF);
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
/// For the first page that failed; the others were tried all the same.
async fn prerender(site: &LiveSite, release: &Release) -> Result<(), IncompleteRelease> {
    let prerenderer = site.prerenderer(release);
    let cache = &release.build.cache;
    let mut failure = None;
    // Positions are known once the recruit page is, so pages without posts come first.
    let mut pages = cache.pages();
    pages.retain(|page| page.position.is_none());
    pages.sort_by_key(|page| page.page.is_recruit());
    for page in pages {
        prerender_locales(&prerenderer, &page, &mut failure).await;
    }
    let positions = positions(site, release, cache).await;
    for page in &positions {
        prerender_locales(&prerenderer, page, &mut failure).await;
        // Only a complete page replaces another, or makes its address known.
        if page.is_complete() {
            cache.insert(page);
        }
    }
    let paths: Vec<String> = positions.iter().map(|page| page.path.clone()).collect();
    cache.retain_positions(&paths);
    cache.set_derived(derived::derive(site, release, OffsetDateTime::now_utc()).await);
    site.history.save();
    failure.map_or(Ok(()), Err)
}

/// Prerenders every page of a candidate and makes it the live release, together with its files. The candidate is shut down
/// and the live release stays when a page fails.
///
/// # Errors
///
/// For the first page that failed.
pub async fn go_live(
    site: &LiveSite,
    candidate: Release,
    files: Option<StaticFiles>,
) -> Result<(), IncompleteRelease> {
    if let Err(error) = prerender(site, &candidate).await {
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

async fn prerender_locales(
    prerenderer: &Prerenderer<'_>,
    page: &CachedPage,
    failure: &mut Option<IncompleteRelease>,
) {
    for locale in &page.locales {
        if let Err(source) = prerenderer.prerender(page, *locale).await {
            failure.get_or_insert(IncompleteRelease {
                path: page.path.clone(),
                locale: *locale,
                source,
            });
        }
    }
}

/// The addresses of all positions: open ones in the languages in which they are open, closed ones in those in which
/// they were. One that is cached with the same languages is kept.
async fn positions(site: &LiveSite, release: &Release, cache: &PageCache) -> Vec<Arc<CachedPage>> {
    let mut open: Vec<(String, Locale)> = Vec::new();
    let mut closed: Vec<(String, Locale)> = Vec::new();
    for locale in &release.build.page_data.recruit_locales {
        let posts = site.recruit.posts(*locale).await;
        let ids: Vec<&str> = posts.list.iter().flatten().map(|post| post.id.as_str()).collect();
        if posts.list.is_some() {
            site.history.positions(*locale, &ids, OffsetDateTime::now_utc());
        }
        open.extend(
            ids.iter()
                .filter(|id| !id.is_empty())
                .map(|id| ((*id).to_owned(), *locale)),
        );
        closed.extend(site.history.closed(*locale).into_iter().map(|id| (id, *locale)));
    }
    let open_ids: BTreeSet<&String> = open.iter().map(|(id, _)| id).collect();
    let all = open
        .iter()
        .chain(closed.iter().filter(|(id, _)| !open_ids.contains(id)));
    let mut addresses: Vec<(String, Vec<Locale>)> = Vec::new();
    for (id, locale) in all {
        match addresses.iter_mut().find(|(known, _)| known == id) {
            Some((_, locales)) if locales.contains(locale) => {}
            Some((_, locales)) => locales.push(*locale),
            None => addresses.push((id.clone(), vec![*locale])),
        }
    }
    let page = site.pages.position();
    let cached = |(id, locales): (String, Vec<Locale>)| {
        let path = site.pages.position_path(&id);
        let known = cache.page(&path).filter(|known| known.locales == locales);
        known.unwrap_or_else(|| Arc::new(CachedPage::new(page.clone(), path, Some(id), locales)))
    };
    addresses.into_iter().map(cached).collect()
}
