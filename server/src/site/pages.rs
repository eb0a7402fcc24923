//! The site's pages, read from the one list that the front end reads too.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC};
use serde::Deserialize;
use thiserror::Error;

/// The list, compiled in: the router's table and the server must not drift apart after the build.
const LIST: &str = include_str!("../../../frontend/src/routing/pages.json");

/// Id of the page whose content comes from the content service and whose languages depend on it.
pub(crate) const RECRUIT: &str = "recruit";

/// An address that no page has; the not-found page is rendered with it whatever was requested.
const NOWHERE: &str = "/404";

/// What stands for the id in the path of the page of one position.
const ID: &str = ":id";

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
    /// The path of the page of one position has no place for its id.
    #[error("the path `{0}` does not end with `{ID}`")]
    NoPlaceForId(String),
    /// A page that the server treats in a special way is missing.
    #[error("the list of pages has no page `{0}`")]
    Missing(&'static str),
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct List {
    pages: Vec<Page>,
    position: Page,
    not_found: String,
}

/// What `encodeURIComponent` encodes, but for `+`, `@` and `:`, which may stand in a path and which people, chats and proxies
/// write as they are.
const OUTSIDE_ID: AsciiSet = NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'!')
    .remove(b'~')
    .remove(b'*')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b'+')
    .remove(b'@')
    .remove(b':');

/// All pages.
#[derive(Clone, Debug)]
pub struct Pages {
    fixed: Vec<Page>,
    position: Page,
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
        if !list.pages.iter().any(Page::is_recruit) {
            return Err(PagesError::Missing(RECRUIT));
        }
        if !list.position.path.ends_with(ID) {
            return Err(PagesError::NoPlaceForId(list.position.path));
        }
        let not_found = Page {
            id: list.not_found,
            path: NOWHERE.to_owned(),
        };
        Ok(Self {
            fixed: list.pages,
            position: list.position,
            not_found,
        })
    }

    /// The pages that have one address, in the list's order.
    pub fn iter(&self) -> impl Iterator<Item = &Page> {
        self.fixed.iter()
    }

    /// Every kind of page: those with one address, the page of a position, the not-found page.
    pub fn kinds(&self) -> impl Iterator<Item = &Page> {
        self.fixed.iter().chain([&self.position, &self.not_found])
    }

    /// The page of open positions.
    pub fn recruit(&self) -> Option<&Page> {
        self.iter().find(|page| page.is_recruit())
    }

    /// The page of one position; its path has a place for the id.
    pub fn position(&self) -> &Page {
        &self.position
    }

    /// The path of one position's page. The client writes the id in the same way, so that both sides name the same address.
    pub fn position_path(&self, id: &str) -> String {
        let encoded = percent_encoding::utf8_percent_encode(id, &OUTSIDE_ID);
        self.position.path.replace(ID, &encoded.to_string())
    }

    /// The page that stands in for missing ones.
    pub fn not_found(&self) -> &Page {
        &self.not_found
    }

    /// Whether a path has the form of a position's page.
    pub fn is_position_path(&self, path: &str) -> bool {
        let prefix = self.position.path.trim_end_matches(ID);
        path.strip_prefix(prefix)
            .is_some_and(|id| !id.is_empty() && !id.contains('/'))
    }

    /// A path as the site writes it: without slashes at its end, and the id of a position in its one spelling.
    pub fn written(&self, path: &str) -> String {
        let trimmed = path.trim_end_matches('/');
        let prefix = self.position.path.trim_end_matches(ID);
        let id = trimmed.strip_prefix(prefix).filter(|id| !id.contains('/'));
        let id = id.and_then(|id| percent_encoding::percent_decode_str(id).decode_utf8().ok());
        id.map_or_else(|| trimmed.to_owned(), |id| self.position_path(&id))
    }

    /// The page with an id and one address, the not-found page included.
    pub fn by_id(&self, id: &str) -> Option<&Page> {
        self.iter().chain([&self.not_found]).find(|page| page.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compiled_in_list_fits_the_server() {
        let pages = Pages::load().unwrap();
        let paths: Vec<&str> = pages.iter().map(|page| page.path.as_str()).collect();
        assert_eq!(paths.first(), Some(&"/"));
        assert!(paths.iter().all(|path| path.starts_with('/')));
        assert_eq!(pages.recruit().map(|page| page.path.as_str()), Some("/recruit"));
        assert_eq!(pages.by_id("notFound"), Some(pages.not_found()));
        assert!(pages.iter().all(|page| page.path != NOWHERE));
        assert_eq!(pages.by_id("position"), None);
    }

    #[test]
    fn the_id_of_a_position_is_written_into_its_path() {
        let pages = Pages::load().unwrap();
        for (id, path) in [
            ("qa-lead", "/recruit/qa-lead"),
            ("a/b?c d", "/recruit/a%2Fb%3Fc%20d"),
            ("作曲", "/recruit/%E4%BD%9C%E6%9B%B2"),
            ("it's_(1)!~*.", "/recruit/it's_(1)!~*."),
            ("c++@tokyo:2", "/recruit/c++@tokyo:2"),
        ] {
            assert_eq!(pages.position_path(id), path);
        }
    }

    #[test]
    fn another_spelling_of_a_path_is_the_same_path() {
        let pages = Pages::load().unwrap();
        for (path, written) in [
            ("/mashup/", "/mashup"),
            ("/mashup//", "/mashup"),
            ("/mashup", "/mashup"),
            ("//", ""),
            ("/recruit/", "/recruit"),
            ("/recruit/c%2B%2B", "/recruit/c++"),
            ("/recruit/c++/", "/recruit/c++"),
            ("/recruit/a%40b%3ac", "/recruit/a@b:c"),
            ("/recruit/%71a-lead", "/recruit/qa-lead"),
            ("/recruit/a%2fb", "/recruit/a%2Fb"),
            ("/recruit/100%25", "/recruit/100%25"),
            ("/recruit/作曲", "/recruit/%E4%BD%9C%E6%9B%B2"),
            ("/recruit/a/b", "/recruit/a/b"),
            ("/recruit/%ff", "/recruit/%ff"),
        ] {
            assert_eq!(pages.written(path), written, "{path}");
        }
    }

    #[test]
    fn a_position_without_a_place_for_its_id_is_refused() {
        let other = LIST.replace("/recruit/:id", "/recruit/position");
        assert!(matches!(Pages::parse(&other), Err(PagesError::NoPlaceForId(_))));
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
