//! The address of a page in a language.

use std::fmt;

use crate::locale::Locale;

/// A page in a language, as links, canonical addresses and the renderer's requests name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageAddress<'a> {
    /// The path of the page.
    pub(crate) path: &'a str,
    /// The language.
    pub(crate) locale: Locale,
}

impl PageAddress<'_> {
    /// The whole address below an origin.
    pub(crate) fn below(&self, origin: &str) -> String {
        format!("{origin}{self}")
    }
}

impl fmt::Display for PageAddress<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, locale } = self;
        write!(formatter, "{path}?locale={}", locale.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_language() {
        let [locale, ..] = Locale::ALL;
        let address = PageAddress {
            path: "/recruit",
            locale,
        };
        assert_eq!(address.to_string(), format!("/recruit?locale={}", locale.code()));
        assert_eq!(address.below("https://a"), format!("https://a{address}"));
    }
}
