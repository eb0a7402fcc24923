//! `/sitemap.xml`: every page that exists, each with its other languages and the day of its last change.

use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use super::xml;
use crate::{
    locale::Locale,
    site::{address::PageAddress, urls::PublicOrigin},
};

/// Where it is served.
pub(crate) const PATH: &str = "/sitemap.xml";

/// One page with all of its languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SitemapPage {
    /// Its path.
    pub path: String,
    /// Its languages, each with the last change that is known.
    pub languages: Vec<(Locale, Option<OffsetDateTime>)>,
}

impl SitemapPage {
    /// Its address in a language.
    fn address(&self, origin: &PublicOrigin, locale: Locale) -> String {
        let path = &self.path;
        PageAddress { path, locale }.below(origin.as_str())
    }
}

/// Writes the list.
pub(crate) fn write(origin: &PublicOrigin, pages: &[SitemapPage]) -> String {
    let urls = pages.iter().flat_map(|page| {
        let alternates = alternates(origin, page);
        page.languages.iter().map(move |(locale, changed)| {
            let location = xml::element("loc", &page.address(origin, *locale));
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

/// Links to a page in all of its languages. The first is for readers of other languages.
fn alternates(origin: &PublicOrigin, page: &SitemapPage) -> String {
    let link = |tag: &str, locale: Locale| {
        let address = xml::escape(&page.address(origin, locale));
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
    use crate::locale::named;

    #[test]
    fn the_list_has_its_exact_form() {
        let pages = [SitemapPage {
            path: "/recruit".to_owned(),
            languages: vec![
                (named("en"), Some(datetime!(2026-01-02 03:04:05.678 UTC))),
                (named("jp"), None),
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
