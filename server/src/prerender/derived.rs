//! Responses that are derived from all content: the list of pages, the feeds.

use std::{collections::BTreeMap, sync::Arc};

use actix_web::http::StatusCode;
use time::OffsetDateTime;

use super::{
    cache::{CacheEntry, CachedPage, Derived, PreparedPage},
    fixed::response,
    live_site::LiveSite,
    release::Release,
};
use crate::{
    content::{history::Digests, recruit::RecruitPosts},
    locale::Locale,
    seo::{
        atom, jobs,
        sitemap::{self, SitemapPage},
    },
    site::address::PageAddress,
};

/// Derives everything from the pages and posts of this moment.
pub(super) async fn derive(site: &LiveSite, release: &Release, now: OffsetDateTime) -> Derived {
    let build = &release.build;
    let origin = &build.page_data.origin;
    let pages = sitemap_pages(site, release, now).await;
    let mut derived = Derived::from([(
        (sitemap::PATH, None),
        response("application/xml", sitemap::write(origin, &pages), build.encodings),
    )]);
    let mut known = Vec::new();
    for locale in &build.page_data.recruit_locales {
        known.push((*locale, site.recruit.posts(*locale).await));
    }
    let listed = known
        .iter()
        .map(|(locale, posts)| (*locale, posts.list.as_deref().unwrap_or_default()));
    let positions: Vec<_> = listed.collect();
    let jobs = jobs::Jobs {
        origin,
        pages: &site.pages,
        catalog: &build.page_data.catalog,
        positions: &positions,
    };
    derived.insert(
        (jobs::PATH, None),
        response("application/xml", jobs.write(), build.encodings),
    );
    for (locale, posts) in positions {
        let feed = atom::Feed {
            origin,
            pages: &site.pages,
            catalog: &build.page_data.catalog,
            locale,
            posts,
        };
        derived.insert(
            (atom::PATH, Some(locale)),
            response(
                "application/atom+xml; charset=utf-8",
                feed.write(now),
                build.encodings,
            ),
        );
    }
    derived
}

/// The pages that exist, in the order of the list of pages, then the open positions.
async fn sitemap_pages(site: &LiveSite, release: &Release, now: OffsetDateTime) -> Vec<SitemapPage> {
    let order = |path: &str| {
        site.pages
            .iter()
            .position(|page| page.path == path)
            .unwrap_or(usize::MAX)
    };
    let mut cached = release.build.cache.pages();
    cached.sort_by_cached_key(|page| (order(&page.path), page.path.clone()));
    let mut posts = BTreeMap::new();
    for locale in &release.build.page_data.recruit_locales {
        posts.insert(*locale, site.recruit.posts(*locale).await);
    }
    let listed = |page: &CachedPage| -> Vec<(Locale, Arc<PreparedPage>)> {
        let locales = page.locales.iter().filter_map(|locale| {
            let prepared = page.entry(*locale).and_then(CacheEntry::page)?;
            let is_listed = prepared.document.status() == StatusCode::OK
                && !posts.get(locale).is_some_and(|posts| is_demo(page, posts));
            is_listed.then_some((*locale, prepared))
        });
        locales.collect()
    };
    let cached: Vec<_> = cached.into_iter().map(|page| (listed(&page), page)).collect();
    let dated = |page: &CachedPage, locale: Locale| {
        posts
            .get(&locale)
            .map_or(Dated::ByHistory, |posts| date(page, posts))
    };
    let mut digests = Digests::new();
    for (languages, page) in &cached {
        for (locale, prepared) in languages {
            if matches!(dated(page, *locale), Dated::ByHistory) {
                digests.insert(key(page, *locale), prepared.etag.clone());
            }
        }
    }
    let changes = site.history.changes(&digests, now);
    let pages = cached.into_iter().filter(|(languages, _)| !languages.is_empty());
    let pages = pages.map(|(languages, page)| SitemapPage {
        path: page.path.clone(),
        languages: languages
            .into_iter()
            .map(|(locale, _)| {
                let date = dated(&page, locale).or_else(|| changes.get(&key(&page, locale)).copied());
                (locale, date)
            })
            .collect(),
    });
    pages.collect()
}

/// What says when a page was changed last.
#[derive(Clone, Copy, Debug)]
enum Dated {
    /// The posts that it is made of. A page of all posts that has none at present has no date.
    ByPosts(Option<OffsetDateTime>),
    /// The history of its own text, for a page that is made of no posts, or of posts of a platform that gives no dates.
    ByHistory,
}

impl Dated {
    /// The day that the posts give, or that of the history.
    fn or_else(self, history: impl FnOnce() -> Option<OffsetDateTime>) -> Option<OffsetDateTime> {
        match self {
            Self::ByPosts(date) => date,
            Self::ByHistory => history(),
        }
    }
}

/// What says when a page was changed last.
fn date(page: &CachedPage, posts: &RecruitPosts) -> Dated {
    match &page.position {
        Some(id) => {
            let updated = posts.find(id).and_then(|post| post.updated);
            updated.map_or(Dated::ByHistory, |date| Dated::ByPosts(Some(date)))
        }
        None if page.page.is_recruit() => match posts.list.as_deref() {
            Some([]) => Dated::ByPosts(None),
            list => {
                let dates = list.into_iter().flatten().filter_map(|post| post.updated);
                dates
                    .max()
                    .map_or(Dated::ByHistory, |newest| Dated::ByPosts(Some(newest)))
            }
        },
        None => Dated::ByHistory,
    }
}

/// Under which name the history knows a page.
fn key(page: &CachedPage, locale: Locale) -> String {
    let path = &page.path;
    PageAddress { path, locale }.to_string()
}

/// Whether a page is made of invented posts, which its document keeps search engines from too.
fn is_demo(page: &CachedPage, posts: &RecruitPosts) -> bool {
    match &page.position {
        Some(id) => posts.find(id).is_some_and(|post| post.demo),
        None => page.page.is_recruit() && posts.demo_count() > 0,
    }
}
