//! `/recruit.atom`: the open positions of one language as a feed.

use time::{Date, OffsetDateTime, format_description::well_known::Rfc3339, macros::format_description};

use super::xml;
use crate::{
    content::{catalog::Catalog, recruit::RecruitPost},
    locale::Locale,
    site::{address::PageAddress, pages::Pages, urls::PublicOrigin},
};

/// Where it is served; the language is requested as of a page.
pub(crate) const PATH: &str = "/recruit.atom";

/// Parts of a position, with the name of the label that stands above each.
type Part = (&'static str, fn(&RecruitPost) -> &str);

/// The parts of a position in the order in which they are read.
const PARTS: [Part; 3] = [
    ("jobDescription", |post| &post.job_description),
    ("requiredSkills", |post| &post.required_skills),
    ("preferredSkills", |post| &post.preferred_skills),
];

/// What the feed is made of.
#[derive(Debug)]
pub(crate) struct Feed<'a> {
    /// Public origin of the site.
    pub origin: &'a PublicOrigin,
    /// Every page.
    pub pages: &'a Pages,
    /// Texts of all languages.
    pub catalog: &'a Catalog,
    /// Language of the feed.
    pub locale: Locale,
    /// The positions in the order of display.
    pub posts: &'a [RecruitPost],
}

impl Feed<'_> {
    /// Writes the feed. A position whose last change is unknown is dated by its day, or by `now`.
    pub(crate) fn write(&self, now: OffsetDateTime) -> String {
        let own = self.address(PATH);
        let recruit = self.pages.recruit().map_or("/", |page| page.path.as_str());
        let page = self.address(recruit);
        // Readers must not take invented posts for vacancies.
        let posts = || self.posts.iter().filter(|post| !post.demo);
        let dates = posts().map(|post| updated(post, now));
        let entries: String = posts().map(|post| self.entry(post, now)).collect();
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n{}{}{}\
             <link rel=\"self\" type=\"application/atom+xml\" href=\"{}\"/>\
             <link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>\
             <author><name>AXTORM</name></author>\n{entries}</feed>\n",
            self.locale.tag(),
            xml::element("id", &own),
            xml::element("title", &self.text("/meta/title")),
            xml::element("updated", &written(dates.max().unwrap_or(now))),
            xml::escape(&own),
            xml::escape(&page),
        )
    }

    fn entry(&self, post: &RecruitPost, now: OffsetDateTime) -> String {
        let path = self.pages.position_path(&post.id);
        let link = self.address(&path);
        let mut content = String::new();
        for (label, part) in PARTS {
            content.push_str(&xml::element("h3", &self.text(&format!("/labels/{label}"))));
            content.push_str(part(post));
        }
        let published = day(&post.date).map(|moment| xml::element("published", &written(moment)));
        format!(
            "<entry>{}{}<link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>{}{}\
             <content type=\"html\">{}</content></entry>\n",
            xml::element("id", &link),
            xml::element("title", &post.position_title),
            xml::escape(&link),
            published.unwrap_or_default(),
            xml::element("updated", &written(updated(post, now))),
            xml::escape(&content),
        )
    }

    /// The address of a path in the language of the feed.
    fn address(&self, path: &str) -> String {
        let locale = self.locale;
        PageAddress { path, locale }.below(self.origin.as_str())
    }

    /// A text of the recruit page.
    fn text(&self, pointer: &str) -> String {
        let texts = self.catalog.texts(self.locale, crate::site::pages::RECRUIT);
        let text = texts.and_then(|texts| texts.pointer(pointer)?.as_str());
        text.unwrap_or_default().to_owned()
    }
}

fn updated(post: &RecruitPost, now: OffsetDateTime) -> OffsetDateTime {
    post.updated.or_else(|| day(&post.date)).unwrap_or(now)
}

fn day(text: &str) -> Option<OffsetDateTime> {
    let day = Date::parse(text, format_description!("[year]-[month]-[day]")).ok()?;
    Some(day.midnight().assume_utc())
}

fn written(moment: OffsetDateTime) -> String {
    let whole = moment.replace_nanosecond(0).unwrap_or(moment);
    // Only a year of five digits has no such form.
    whole.format(&Rfc3339).unwrap_or_default()
}
