//! What one page is made of, as one JSON value: the engine renders it and the browser hydrates from it.

use std::sync::Arc;

use content_company::Company;
use serde::Serialize;
use serde_json::Value;
use ssr_runtime::RenderData;

use super::recruit::{RecruitPost, RecruitPosts};
use crate::{http_cache::prepared_response, locale::Locale};

/// What one page is made of.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PageData<'a> {
    /// Id of the page.
    #[cfg_attr(test, ts(type = "PageId"))]
    pub page: &'a str,
    /// Its language.
    #[cfg_attr(test, ts(type = "LocaleCode"))]
    pub locale: Locale,
    /// Languages in which the page exists.
    #[cfg_attr(test, ts(type = "LocaleCode[]"))]
    pub locales: &'a [Locale],
    /// Public origin of the site, without a slash at the end.
    pub origin: &'a str,
    /// Path of the page, as canonical addresses write it.
    pub path: &'a str,
    /// Prefix of the addresses of assets and downloads; empty where the site serves them itself.
    pub asset_base: &'a str,
    /// Its texts.
    pub messages: Messages<'a>,
    /// The company's facts in the page's language.
    pub company: &'a Company,
    /// Open positions; only on the recruit page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub recruit: Option<Recruit<'a>>,
    /// One position; only on its own page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub position: Option<Position<'a>>,
}

/// Texts of a page.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Messages<'a> {
    /// Those that every page shares.
    #[cfg_attr(test, ts(type = "Texts<'common'>"))]
    pub common: &'a Value,
    /// Its own.
    #[cfg_attr(test, ts(type = "Texts<PageNamespace>"))]
    pub page: &'a Value,
}

/// Open positions.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recruit<'a> {
    /// The posts in the order of display; `None` while the content service has given nothing yet.
    pub posts: Option<&'a [RecruitPost]>,
}

/// One position.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Position<'a> {
    /// The post; `None` if the position is closed.
    pub post: Option<&'a RecruitPost>,
    /// Other open positions: those that follow it in the order of display, and after the last one the first.
    pub others: Vec<OtherPosition<'a>>,
    /// Whether the post is a draft that is shown before it is published.
    #[serde(rename = "isDraft", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub is_draft: bool,
    /// Whether visits to the page are counted.
    #[serde(rename = "isCounted", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub is_counted: bool,
}

/// Another open position: what a link to its page needs.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OtherPosition<'a> {
    /// Id of its post.
    pub id: &'a str,
    /// Its name, plain text.
    pub position_title: &'a str,
}

/// How many other positions a position leads to. All of them would make the pages of many posts grow with the square of
/// their number; the list of positions, to which every page leads, has them all.
const MAX_OTHERS: usize = 12;

impl<'a> Position<'a> {
    /// The position with an id among the open ones. An invented one is offered on the page of an invented one only, so
    /// that no page of a real vacancy leads to it.
    pub fn among(posts: &'a RecruitPosts, id: &str) -> Self {
        let post = posts.find(id);
        let is_demo = post.map(|post| post.demo);
        let list = posts.list.as_deref().unwrap_or_default();
        let next = list
            .iter()
            .position(|other| other.id == id)
            .map_or(0, |place| place + 1);
        let (before, after) = list.split_at(next);
        let others = after.iter().chain(before).filter(|other| {
            !other.id.is_empty() && other.id != id && is_demo.is_none_or(|demo| demo || !other.demo)
        });
        Self {
            post,
            others: others
                .take(MAX_OTHERS)
                .map(|other| OtherPosition {
                    id: &other.id,
                    position_title: &other.position_title,
                })
                .collect(),
            is_draft: false,
            is_counted: false,
        }
    }
}

/// A page's data in text form, and its entity tag.
#[derive(Clone, Debug)]
pub struct SerializedPageData {
    /// The JSON text, harmless inside an HTML element.
    pub data: RenderData,
    /// Entity tag of this very text.
    pub etag: Arc<str>,
}

impl SerializedPageData {
    /// Serialises a page's data.
    ///
    /// # Errors
    ///
    /// Never in practice: everything in it has a JSON form.
    pub fn new(data: &PageData<'_>) -> Result<Self, serde_json::Error> {
        let data = RenderData::new(data)?;
        let etag = prepared_response::content_hash(&[data.as_str().as_bytes()]).into();
        Ok(Self { data, etag })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use content_company::CompanyFacts;
    use serde_json::json;

    use super::*;
    use crate::content::languages;

    /// What the front end's tests read too.
    const GOLDEN: &str = include_str!("../../../frontend/src/contract/contract.golden.json");

    /// Facts that pages get as `expected`. Their file has a parameter where pages get an address.
    fn facts(expected: &Value) -> CompanyFacts {
        let mut file = expected.clone();
        let store = file["game"]["store"].as_object_mut().unwrap();
        assert_eq!(
            store.remove("largeScreenUrl"),
            Some(json!("https://store.example.com/app/1?l=japanese"))
        );
        store.insert("languageQuery".to_owned(), json!("l=japanese"));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("company.json");
        std::fs::write(&path, file.to_string()).unwrap();
        CompanyFacts::load(&path, &languages()).unwrap()
    }

    #[test]
    fn the_front_end_and_the_server_mean_the_same_data() {
        let golden: Value = serde_json::from_str(GOLDEN).unwrap();
        let expected = &golden["pageData"];
        let posts: Vec<RecruitPost> = serde_json::from_value(expected["recruit"]["posts"].clone()).unwrap();
        let codes = expected["locales"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap());
        let facts = facts(&expected["company"]);
        let locales: Vec<Locale> = codes.map(|code| Locale::from_code(code).unwrap()).collect();
        let data = PageData {
            page: expected["page"].as_str().unwrap(),
            locale: Locale::from_code(expected["locale"].as_str().unwrap()).unwrap(),
            locales: &locales,
            origin: expected["origin"].as_str().unwrap(),
            path: expected["path"].as_str().unwrap(),
            asset_base: expected["assetBase"].as_str().unwrap(),
            messages: Messages {
                common: &expected["messages"]["common"],
                page: &expected["messages"]["page"],
            },
            company: facts.in_language("jp"),
            recruit: Some(Recruit { posts: Some(&posts) }),
            position: None,
        };
        let state = SerializedPageData::new(&data).unwrap();
        assert_eq!(
            &serde_json::from_str::<Value>(state.data.as_str()).unwrap(),
            expected
        );
    }

    /// A list of posts: their ids, and whether they are invented.
    fn posts(list: &[(&str, bool)]) -> RecruitPosts {
        let posts = list.iter().map(|(id, demo)| RecruitPost {
            id: (*id).to_owned(),
            demo: *demo,
            ..RecruitPost::sample()
        });
        RecruitPosts {
            list: Some(posts.collect()),
            ..RecruitPosts::default()
        }
    }

    #[test]
    fn a_position_knows_the_other_open_ones() {
        for (list, id, is_open, others) in [
            (
                &[("a", false), ("b", false), ("c", false)][..],
                "b",
                true,
                &["c", "a"][..],
            ),
            // A closed position offers all.
            (&[("a", false), ("c", false)], "b", false, &["a", "c"]),
            // One without an id has no page.
            (&[("", false), ("b", false)], "b", true, &[]),
            // An invented vacancy is not offered beside a real one.
            (&[("a", true), ("b", false)], "b", true, &[]),
            (&[("a", true), ("b", true)], "b", true, &["a"]),
        ] {
            let posts = posts(list);
            let position = Position::among(&posts, id);
            assert_eq!(position.post.is_some(), is_open, "{list:?}");
            let ids: Vec<&str> = position.others.iter().map(|other| other.id).collect();
            assert_eq!(ids, others, "{list:?}");
        }
        assert_eq!(Position::among(&RecruitPosts::default(), "b").others, []);
    }

    #[test]
    fn a_position_leads_to_a_few_others_and_every_one_is_led_to() {
        let ids: Vec<String> = (0..30).map(|number| format!("p{number}")).collect();
        let list: Vec<_> = ids.iter().map(|id| (id.as_str(), false)).collect();
        let posts = posts(&list);
        let mut led_to = BTreeSet::new();
        for id in &ids {
            let others = Position::among(&posts, id).others;
            assert_eq!(others.len(), MAX_OTHERS);
            assert!(others.iter().all(|other| other.id != id));
            led_to.extend(others.iter().map(|other| other.id));
        }
        assert_eq!(led_to.len(), ids.len());
    }
}
