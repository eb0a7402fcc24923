//! The site's pages, read from the one list that the front end reads too.

use serde::Deserialize;
use thiserror::Error;

use crate::locale::Locale;

/// The list, compiled in: the router's table and the server must not drift apart after the build.
const LIST: &str = include_str!("../../../frontend/src/app/pages.json");

/// Id of the page whose content comes from the content service and whose languages depend on it.
pub const RECRUIT: &str = "recruit";

/// An address that no page has; the not-found page is tried out with it.
const NOWHERE: &str = "/404";

/// One page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Page {
    /// Id, also the name of its texts and of its folder in the front end.
    pub id: String,
    /// Path at which it is served.
    pub path: String,
}

impl Page {
    /// Whether this is the page of open positions.
    pub fn is_recruit(&self) -> bool {
        self.id == RECRUIT
    }
}

/// Why the list of pages cannot be used.
#[derive(Debug, Error)]
pub enum PagesError {
    /// It does not parse.
    #[error("the list of pages does not parse")]
    Unreadable(#[from] serde_json::Error),
    /// Its languages are not the server's.
    #[error("the list of pages has the languages {0:?}, the server has others")]
    OtherLocales(Vec<String>),
    /// A page that the server treats in a special way is missing.
    #[error("the list of pages has no page `{0}`")]
    Missing(&'static str),
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct List {
    locales: Vec<LocaleEntry>,
    pages: Vec<Page>,
    not_found: String,
}

#[derive(Deserialize)]
struct LocaleEntry {
    code: String,
    tag: String,
}

/// All pages.
#[derive(Clone, Debug)]
pub struct Pages {
    pages: Vec<Page>,
    not_found: Page,
}

impl Pages {
    /// Reads the compiled-in list.
    ///
    /// # Errors
    ///
    /// If it does not fit this server; only a changed source can cause that.
    pub fn load() -> Result<Self, PagesError> {
        Self::parse(LIST)
    }

    fn parse(text: &str) -> Result<Self, PagesError> {
        let list: List = serde_json::from_str(text)?;
        let listed = list
            .locales
            .iter()
            .map(|entry| (entry.code.as_str(), entry.tag.as_str()));
        if !listed.eq(Locale::ALL.iter().map(|locale| (locale.code(), locale.tag()))) {
            return Err(PagesError::OtherLocales(
                list.locales.into_iter().map(|entry| entry.code).collect(),
            ));
        }
        if !list.pages.iter().any(Page::is_recruit) {
            return Err(PagesError::Missing(RECRUIT));
        }
        let not_found = Page {
            id: list.not_found,
            path: NOWHERE.to_owned(),
        };
        Ok(Self {
            pages: list.pages,
            not_found,
        })
    }

    /// The pages that have an address, in the list's order.
    pub fn iter(&self) -> impl Iterator<Item = &Page> {
        self.pages.iter()
    }

    /// Every page, the not-found page last.
    pub fn with_not_found(&self) -> impl Iterator<Item = &Page> {
        self.pages.iter().chain([&self.not_found])
    }

    /// The page that stands in for missing ones.
    pub fn not_found(&self) -> &Page {
        &self.not_found
    }

    /// The page with an id, the not-found page included.
    pub fn by_id(&self, id: &str) -> Option<&Page> {
        self.with_not_found().find(|page| page.id == id)
    }

    /// The page at a path.
    pub fn by_path(&self, path: &str) -> Option<&Page> {
        self.iter().find(|page| page.path == path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compiled_in_list_fits_the_server() {
        let pages = Pages::load().unwrap();
        let paths: Vec<&str> = pages.iter().map(|page| page.path.as_str()).collect();
        assert_eq!(paths, ["/", "/recruit", "/mashup", "/guidelines", "/fankit"]);
        assert_eq!(pages.by_id("notFound"), Some(pages.not_found()));
        assert!(pages.by_path(NOWHERE).is_none());
    }

    #[test]
    fn a_list_with_other_languages_is_refused() {
        let other = LIST.replace("\"kr\"", "\"ko\"");
        assert!(matches!(Pages::parse(&other), Err(PagesError::OtherLocales(_))));
    }

    #[test]
    fn a_list_without_the_recruit_page_is_refused() {
        let other = LIST.replace("\"recruit\"", "\"jobs\"");
        assert!(matches!(Pages::parse(&other), Err(PagesError::Missing(RECRUIT))));
    }

    #[test]
    fn a_list_that_is_not_json_is_refused() {
        assert!(matches!(Pages::parse("{"), Err(PagesError::Unreadable(_))));
    }
}
