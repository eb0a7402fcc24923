//! The site's languages: what addresses call them and what the web calls them.

pub(crate) mod resolve;

use std::fmt;

use serde::{Serialize, Serializer};

/// What the list of pages and languages says of a language.
struct Language {
    code: &'static str,
    tag: &'static str,
    script: &'static str,
}

// `LANGUAGES`, which `build.rs` writes from the list of pages and languages.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language of the site: its place in the list, which is also the order in which menus name them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Locale(usize);

impl Locale {
    /// All languages, in the order of the list.
    #[expect(
        clippy::indexing_slicing,
        reason = "it is computed when the program is built, which a place beyond the end would stop"
    )]
    pub const ALL: [Self; LANGUAGES.len()] = {
        let mut all = [Self::DEFAULT; LANGUAGES.len()];
        let mut place = 0;
        while place < all.len() {
            all[place] = Self(place);
            place += 1;
        }
        all
    };

    /// The language of requests that name none: the first one.
    pub const DEFAULT: Self = Self(0);

    /// The language that addresses call `code`.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.code() == code)
    }

    /// What addresses and settings call it.
    pub fn code(self) -> &'static str {
        self.language().code
    }

    /// What HTML calls it: a code may be that of a country, a tag is a language's.
    pub fn tag(self) -> &'static str {
        self.language().tag
    }

    /// The code of its letters, such as `Jpan`.
    pub(crate) fn script(self) -> &'static str {
        self.language().script
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "only `ALL` and `DEFAULT` make values, from places of the table"
    )]
    fn language(self) -> &'static Language {
        &LANGUAGES[self.0]
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.code())
    }
}

impl Serialize for Locale {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// The language with a code, for tests that are about one.
#[cfg(test)]
pub(crate) fn named(code: &str) -> Locale {
    Locale::from_code(code).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_languages_are_those_of_the_list_in_its_order() {
        let list: serde_json::Value =
            serde_json::from_str(include_str!("../../../frontend/src/routing/pages.json")).unwrap();
        let listed: Vec<_> = list["locales"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| ["code", "tag", "script"].map(|name| entry[name].as_str().unwrap()))
            .collect();
        let known = Locale::ALL.map(|locale| [locale.code(), locale.tag(), locale.script()]);
        assert_eq!(known, *listed);
        assert_eq!(Locale::DEFAULT.code(), "en");
    }

    #[test]
    fn a_code_is_read_as_its_language_and_no_other() {
        for locale in Locale::ALL {
            assert_eq!(Locale::from_code(locale.code()), Some(locale));
            assert_eq!(Locale::from_code(&locale.code().to_uppercase()), None);
        }
        assert_eq!(Locale::from_code(""), None);
    }
}
