//! `/jobs.xml`: the open positions of all languages for job boards, with the elements that Indeed takes.
//!
//! The elements are those of Indeed's reference of XML feeds, <https://docs.indeed.com/indeed-apply/xml-feed>. What a position does
//! not say has no element, and what two doors say of a position is the same: `frontend/src/seo/job-posting.ts` is the other one.

mod words;

use content_wire::post::{EmploymentType, PostDetails, Remote};
use time::{
    OffsetDateTime,
    format_description::well_known::{Rfc2822, Rfc3339},
};

use self::words::Words;
use super::xml;
use crate::{
    content::{
        catalog::{COMMON, Catalog},
        recruit::RecruitPost,
    },
    locale::Locale,
    site::{address::PageAddress, pages::Pages, urls::PublicOrigin},
};

/// Where it is served.
pub(crate) const PATH: &str = "/jobs.xml";

/// Where the work is done if a post does not say it: where the company is. `LOCATION` of `frontend/src/seo/organization.ts` says the
/// same, which `tests/browser/jobs-feed.spec.ts` keeps true.
const COMPANY: Place<'static> = Place {
    city: "Minato-ku",
    state: Some("Tokyo"),
    country: Some("JP"),
};

/// A part of a position, with the name of the label that stands above it.
type Part = (&'static str, fn(&RecruitPost) -> &str);

/// The parts of a position in the order in which they are read.
const PARTS: [Part; 3] = [
    ("jobDescription", |post| &post.job_description),
    ("requiredSkills", |post| &post.required_skills),
    ("preferredSkills", |post| &post.preferred_skills),
];

/// Where the work is done.
#[derive(Clone, Copy, Debug)]
struct Place<'a> {
    city: &'a str,
    state: Option<&'a str>,
    country: Option<&'a str>,
}

/// What the list is made of.
#[derive(Debug)]
pub(crate) struct Jobs<'a> {
    /// Public origin of the site.
    pub origin: &'a PublicOrigin,
    /// Every page.
    pub pages: &'a Pages,
    /// Texts of all languages.
    pub catalog: &'a Catalog,
    /// The positions of each language in the order of display.
    pub positions: &'a [(Locale, &'a [RecruitPost])],
}

impl Jobs<'_> {
    /// Writes the list. It has no invented position, which a job board would take for a vacancy.
    pub(crate) fn write(&self) -> String {
        let open = self.positions.iter().flat_map(|(locale, posts)| {
            let listed = posts.iter().filter(|post| !post.demo && !post.id.is_empty());
            listed.map(|post| (*locale, post))
        });
        let jobs: String = open
            .clone()
            .map(|(locale, post)| self.job(locale, post))
            .collect();
        let changed = open.filter_map(|(_, post)| post.updated).max();
        let changed = changed.and_then(|moment| moment.format(&Rfc2822).ok());
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<source>\n{}{}{}\n{jobs}</source>\n",
            xml::element("publisher", &self.company(Locale::DEFAULT)),
            xml::element("publisherurl", &format!("{}/", self.origin)),
            changed
                .map(|text| xml::element("lastBuildDate", &text))
                .unwrap_or_default(),
        )
    }

    fn job(&self, locale: Locale, post: &RecruitPost) -> String {
        let details = &post.details;
        let words = Words::new(self.catalog, &self.pages.position().id, locale);
        let path = self.pages.position_path(&post.id);
        let url = PageAddress { path: &path, locale }.below(self.origin.as_str());
        let company = self.company(locale);
        let place = place(details);
        let elements = [
            ("title", Some(post.position_title.clone())),
            ("date", Some(post.date.clone())),
            // One position is a job in each of its languages, and the same requisition.
            ("referencenumber", Some(format!("{}-{}", post.id, locale.code()))),
            ("requisitionid", Some(post.id.clone())),
            ("url", Some(url)),
            ("company", Some(company.clone())),
            ("sourcename", Some(company)),
            ("city", place.map(|place| place.city.to_owned())),
            ("state", place.and_then(|place| place.state).map(str::to_owned)),
            (
                "country",
                place.and_then(|place| place.country).map(str::to_owned),
            ),
            ("description", Some(description(post, &words))),
            ("salary", details.pay.as_ref().map(|pay| words.pay(pay))),
            (
                "jobtype",
                details.employment_type.and_then(job_type).map(str::to_owned),
            ),
            (
                "remotetype",
                details.remote.and_then(remote_type).map(str::to_owned),
            ),
            ("expirationdate", details.closing_date.as_deref().map(end_of)),
            ("lastactivitydate", post.updated.and_then(moment)),
        ];
        let filled = elements.into_iter().filter_map(|(name, text)| {
            let text = text.filter(|text| !text.is_empty())?;
            Some(xml::cdata(name, &text))
        });
        format!("<job>{}</job>\n", filled.collect::<String>())
    }

    /// The company's name in a language.
    fn company(&self, locale: Locale) -> String {
        let texts = self.catalog.texts(locale, COMMON);
        let name = texts.and_then(|texts| texts.pointer("/site/name")?.as_str());
        name.unwrap_or_default().to_owned()
    }
}

/// The company's place, unless the post has one, or names the countries from which all of the work can be done.
fn place(details: &PostDetails) -> Option<Place<'_>> {
    match &details.place {
        Some(city) => Some(Place {
            city,
            state: None,
            country: details.place_country.as_deref(),
        }),
        None if details.remote_from.is_empty() => Some(COMPANY),
        None => None,
    }
}

/// What the page of a position says of it, in the order of the page, as HTML.
fn description(post: &RecruitPost, words: &Words<'_>) -> String {
    let parts = PARTS
        .into_iter()
        .map(|(label, part)| (words.label(label), part(post)));
    let parts = parts.filter(|(_, text)| !text.is_empty());
    let parts = parts.map(|(label, text)| format!("<h2>{}</h2>{text}", xml::escape(&label)));
    let mut html = words.list(&post.details);
    html.extend(parts);
    html
}

/// What Indeed calls a contract; it has no word for the others.
fn job_type(kind: EmploymentType) -> Option<&'static str> {
    match kind {
        EmploymentType::FullTime => Some("fulltime"),
        EmploymentType::PartTime => Some("parttime"),
        EmploymentType::Contractor => Some("contract"),
        EmploymentType::Temporary => Some("temporary"),
        EmploymentType::Intern => Some("internship"),
        EmploymentType::Volunteer | EmploymentType::PerDiem | EmploymentType::Other => None,
    }
}

/// What Indeed calls remote work; work on site has no word.
fn remote_type(remote: Remote) -> Option<&'static str> {
    match remote {
        Remote::Full => Some("Fully remote"),
        Remote::Partly => Some("Hybrid remote"),
        Remote::None => None,
    }
}

/// The end of a day where the company is, since Indeed takes a day without an offset for one in America.
fn end_of(day: &str) -> String {
    format!("{day}T23:59:59+09:00")
}

fn moment(moment: OffsetDateTime) -> Option<String> {
    moment.replace_nanosecond(0).ok()?.format(&Rfc3339).ok()
}
