//! Responses that are derived from all content: the list of pages, the feeds, the rules for crawlers and browsers.

use std::collections::HashMap;

use actix_web::http::{StatusCode, header::HeaderValue};
use time::OffsetDateTime;

use super::{
    cache::{CacheEntry, Derived},
    live_site::LiveSite,
    release::Release,
};
use crate::{
    http_cache::{
        caching,
        encoding::{Effort, Encoded},
        prepared_response::{self, PreparedResponse},
    },
    seo::{
        atom, robots,
        sitemap::{self, SitemapPage},
        speculation,
    },
};

/// Derives everything from the pages and posts of this moment.
pub(super) async fn derive(site: &LiveSite, release: &Release, now: OffsetDateTime) -> Derived {
    let build = &release.build;
    let origin = &build.page_data.origin;
    let pages = sitemap_pages(site, release, now).await;
    let response = |content_type: &'static str, text: String| {
        let etag = prepared_response::content_hash(&[text.as_bytes()]);
        let body = Encoded::prepared(text, build.encodings, Effort::Serving);
        let content_type = HeaderValue::from_static(content_type);
        PreparedResponse::new(StatusCode::OK, content_type, caching::CONTENT, body, &etag)
    };
    let mut derived = HashMap::from([
        (
            (sitemap::PATH, None),
            response("application/xml", sitemap::write(origin, &pages)),
        ),
        (
            (robots::PATH, None),
            response("text/plain; charset=utf-8", robots::write(origin)),
        ),
        (
            (speculation::PATH, None),
            response(
                "application/speculationrules+json",
                speculation::write(&site.pages),
            ),
        ),
    ]);
    for locale in &build.page_data.recruit_locales {
        let posts = site.recruit.posts(*locale).await;
        let feed = atom::Feed {
            origin,
            pages: &site.pages,
            catalog: &build.page_data.catalog,
            locale: *locale,
            posts: posts.list.as_deref().unwrap_or_default(),
        };
        derived.insert(
            (atom::PATH, Some(*locale)),
            response("application/atom+xml; charset=utf-8", feed.write(now)),
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
    let mut pages = Vec::new();
    for page in cached {
        let mut languages = Vec::new();
        for locale in &page.locales {
            let prepared = page.entry(*locale).and_then(CacheEntry::page);
            let Some(prepared) = prepared.filter(|prepared| prepared.document.status() == StatusCode::OK)
            else {
                continue;
            };
            let key = format!("{}?locale={}", page.path, locale.code());
            let seen = site.history.page(&key, &prepared.etag, now);
            let changed = match &page.position {
                Some(id) => {
                    let posts = site.recruit.posts(*locale).await;
                    posts.find(id).and_then(|post| post.updated).or(seen)
                }
                None => seen,
            };
            languages.push((*locale, changed));
        }
        if !languages.is_empty() {
            let path = page.path.clone();
            pages.push(SitemapPage { path, languages });
        }
    }
    pages
}
