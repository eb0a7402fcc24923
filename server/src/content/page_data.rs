//! What one page is made of, as one JSON value: the engine renders it and the browser hydrates from it.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use ssr_runtime::RenderData;

use super::{company::Company, recruit::RecruitPost};
use crate::{http_cache::prepared_response, locale::Locale, render::escape};

/// What one page is made of.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PageData<'a> {
    /// Id of the page.
    pub page: &'a str,
    /// Its language.
    pub locale: Locale,
    /// Languages in which the page exists.
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
    pub recruit: Option<Recruit<'a>>,
    /// One position; only on its own page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Position<'a>>,
}

/// Texts of a page.
#[derive(Debug, Serialize)]
pub struct Messages<'a> {
    /// Those that every page shares.
    pub common: &'a Value,
    /// Its own.
    pub page: &'a Value,
}

/// Open positions.
#[derive(Debug, Serialize)]
pub struct Recruit<'a> {
    /// The posts in the order of display; `None` while the content service has given nothing yet.
    pub posts: Option<&'a [RecruitPost]>,
}

/// One position.
#[derive(Debug, Serialize)]
pub struct Position<'a> {
    /// The post; `None` if the position is closed.
    pub post: Option<&'a RecruitPost>,
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
        let text = escape::for_script_element(&serde_json::to_string(data)?);
        let etag = prepared_response::content_hash(&[text.as_bytes()]).into();
        Ok(Self {
            data: RenderData::from_json_text(text),
            etag,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use ssr_runtime::Output;

    use super::*;
    use crate::content::company::CompanyFacts;

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
        CompanyFacts::load(&path).unwrap()
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
            company: facts.in_locale(Locale::Jp),
            recruit: Some(Recruit { posts: Some(&posts) }),
            position: None,
        };
        let state = SerializedPageData::new(&data).unwrap();
        assert_eq!(
            &serde_json::from_str::<Value>(state.data.as_str()).unwrap(),
            expected
        );
    }

    #[test]
    fn the_front_end_and_the_server_mean_the_same_output() {
        let golden: Value = serde_json::from_str(GOLDEN).unwrap();
        let output: Output = serde_json::from_value(golden["output"].clone()).unwrap();
        assert_eq!(serde_json::to_value(&output).unwrap(), golden["output"]);
        assert_eq!(crate::render::check(&output), Ok(()));
    }
}
