//! `/sitemap.xml`: every page that exists, each with its other languages and the day of its last change.

use actix_web::http::StatusCode;
use ssr_runtime::generations::Generation;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use super::{address, xml};
use crate::{
    edition::Edition, locale::Locale, publication::shelf::Slot, site::urls::PublicOrigin, state::AppState,
};

/// Where it is served.
pub const PATH: &str = "/sitemap.xml";

/// One page with all of its languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitemapPage {
    /// Its path.
    pub path: String,
    /// Its languages, each with the last change that is known.
    pub languages: Vec<(Locale, Option<OffsetDateTime>)>,
}

/// The pages that exist, in the order of the list of pages, then the open positions.
pub async fn pages(
    state: &AppState,
    generation: &Generation<Edition>,
    now: OffsetDateTime,
) -> Vec<SitemapPage> {
    let shelf = &generation.attachment.shelf;
    let order = |path: &str| {
        state
            .pages
            .iter()
            .position(|page| page.path == path)
            .unwrap_or(usize::MAX)
    };
    let mut entries = shelf.entries();
    entries.sort_by_cached_key(|entry| (order(&entry.path), entry.path.clone()));
    let mut pages = Vec::new();
    for entry in entries {
        let mut languages = Vec::new();
        for locale in &entry.locales {
            let published = entry.slot(*locale).and_then(Slot::published);
            let Some(published) = published.filter(|published| published.document.status() == StatusCode::OK)
            else {
                continue;
            };
            let key = format!("{}?locale={}", entry.path, locale.code());
            let seen = state.history.page(&key, &published.content, now);
            let changed = match &entry.position {
                Some(id) => {
                    let posts = state.recruit.posts(*locale).await;
                    posts.find(id).and_then(|post| post.updated).or(seen)
                }
                None => seen,
            };
            languages.push((*locale, changed));
        }
        if !languages.is_empty() {
            let path = entry.path.clone();
            pages.push(SitemapPage { path, languages });
        }
    }
    pages
}

/// Writes the list.
pub fn write(origin: &PublicOrigin, pages: &[SitemapPage]) -> String {
    let urls = pages.iter().flat_map(|page| {
        let alternates = alternates(origin, page);
        page.languages.iter().map(move |(locale, changed)| {
            let location = xml::element("loc", &address(origin.as_str(), &page.path, *locale));
            let changed = changed.and_then(|moment| moment.replace_nanosecond(0).ok()?.format(&Rfc3339).ok());
            let changed = changed
                .map(|text| xml::element("lastmod", &text))
                .unwrap_or_default();
            format!("<url>{location}{changed}{alternates}</url>\n")
        })
    });
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n{}</urlset>\n",
        urls.collect::<String>()
    )
}

/// Links to a page in all of its languages. Whoever speaks none of them is shown the first.
fn alternates(origin: &PublicOrigin, page: &SitemapPage) -> String {
    let link = |tag: &str, locale: Locale| {
        let address = xml::escape(&address(origin.as_str(), &page.path, locale));
        format!("<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{address}\"/>")
    };
    let languages = page
        .languages
        .iter()
        .map(|(locale, _)| link(locale.tag(), *locale));
    let default = page
        .languages
        .first()
        .map(|(locale, _)| link("x-default", *locale));
    languages.chain(default).collect()
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn the_list_has_its_exact_form() {
        let pages = [SitemapPage {
            path: "/recruit".to_owned(),
            languages: vec![
                (Locale::En, Some(datetime!(2026-01-02 03:04:05.678 UTC))),
                (Locale::Jp, None),
            ],
        }];
        let links = "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"https://a/recruit?locale=en\"/>\
            <xhtml:link rel=\"alternate\" hreflang=\"ja\" href=\"https://a/recruit?locale=jp\"/>\
            <xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"https://a/recruit?locale=en\"/>";
        assert_eq!(
            write(&"https://a".parse().unwrap(), &pages),
            format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset \
                 xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n\
                 <url><loc>https://a/recruit?locale=en</loc><lastmod>2026-01-02T03:04:05Z</lastmod>{links}</url>\n\
                 <url><loc>https://a/recruit?locale=jp</loc>{links}</url>\n</urlset>\n"
            )
        );
    }
}
