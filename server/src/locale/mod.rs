//! The site's languages: what addresses call them and what the web calls them.

pub(crate) mod resolve;

use serde::{Serialize, Serializer};

// `Locale`, which `build.rs` writes from the list of pages and languages.
include!(concat!(env!("OUT_DIR"), "/locale.rs"));

impl Locale {
    /// The language that addresses call `code`.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.code() == code)
    }
}

impl Serialize for Locale {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
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
            .map(|entry| (entry["code"].as_str().unwrap(), entry["tag"].as_str().unwrap()))
            .collect();
        assert_eq!(Locale::ALL.map(|locale| (locale.code(), locale.tag())), *listed);
        assert_eq!(Locale::DEFAULT.code(), "en");
    }
}
