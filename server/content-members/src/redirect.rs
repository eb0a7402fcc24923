//! Where a browser may be sent, and how a response travels with it.

use url::Url;

use crate::error::MemberError;

/// How the response reaches the site that asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResponseMode {
    Query,
    Fragment,
    /// Posted as a message from a hidden frame to the page around it.
    WebMessage,
}

impl ResponseMode {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Query => "query",
            Self::Fragment => "fragment",
            Self::WebMessage => "web_message",
        }
    }

    pub(crate) fn parse(name: &str) -> Option<Self> {
        [Self::Query, Self::Fragment, Self::WebMessage]
            .into_iter()
            .find(|mode| mode.name() == name)
    }
}

/// The addresses that the configuration allows.
#[derive(Clone, Debug)]
pub(crate) struct RedirectUris(Vec<Url>);

impl RedirectUris {
    pub(crate) fn new(uris: Vec<Url>) -> Self {
        Self(uris)
    }

    /// Checks an address. Only a whole match counts: a prefix would let `https://site.example.evil` through.
    ///
    /// # Errors
    /// [`MemberError::Invalid`] naming the field.
    pub(crate) fn check(&self, field: &'static str, text: &str) -> Result<Url, MemberError> {
        Url::parse(text)
            .ok()
            .filter(|url| self.0.contains(url))
            .ok_or_else(|| MemberError::Invalid {
                field,
                description: "is not an address that the configuration allows".to_owned(),
            })
    }

    /// Origins of the allowed pages, which may frame this service and are posted messages to.
    pub(crate) fn origins(&self) -> Vec<String> {
        let mut origins: Vec<String> = self
            .0
            .iter()
            .map(Url::origin)
            .filter(url::Origin::is_tuple)
            .map(|origin| origin.ascii_serialization())
            .collect();
        origins.sort();
        origins.dedup();
        origins
    }
}

/// An allowed address with a response in its query or fragment; what stood in the query stays.
pub(crate) fn with_answer(mut uri: Url, mode: ResponseMode, answer: &[(&str, &str)]) -> Url {
    if mode == ResponseMode::Fragment {
        let fragment = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs(answer)
            .finish();
        uri.set_fragment(Some(&fragment));
    } else {
        uri.query_pairs_mut().extend_pairs(answer);
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uris() -> RedirectUris {
        let uris = [
            "https://site.example/back",
            "https://site.example/other",
            "http://127.0.0.1:3000/",
            "unused://",
        ];
        RedirectUris::new(uris.map(|uri| Url::parse(uri).unwrap()).to_vec())
    }

    #[test]
    fn only_whole_addresses_of_the_list_pass() {
        for (uri, passes) in [
            ("https://site.example/back", true),
            ("https://SITE.example:443/back", true),
            ("https://site.example/back/", false),
            ("https://site.example/back?x=1", false),
            ("https://site.example.evil/back", false),
            ("https://site.example@evil/back", false),
            ("//site.example/back", false),
            ("javascript:alert(1)", false),
            ("", false),
        ] {
            assert_eq!(uris().check("redirectUri", uri).is_ok(), passes, "{uri}");
        }
    }

    #[test]
    fn origins_are_those_of_pages_once_each() {
        assert_eq!(
            uris().origins(),
            ["http://127.0.0.1:3000", "https://site.example"]
        );
    }

    #[test]
    fn an_answer_is_encoded_into_the_query_or_the_fragment() {
        let uri = Url::parse("https://site.example/back?page=2").unwrap();
        let answer = [("code", "a"), ("state", "b&c=d #")];
        assert_eq!(
            with_answer(uri.clone(), ResponseMode::Query, &answer).as_str(),
            "https://site.example/back?page=2&code=a&state=b%26c%3Dd+%23"
        );
        assert_eq!(
            with_answer(uri, ResponseMode::Fragment, &answer).as_str(),
            "https://site.example/back?page=2#code=a&state=b%26c%3Dd+%23"
        );
    }

    #[test]
    fn modes_are_read_as_they_are_written() {
        for mode in [
            ResponseMode::Query,
            ResponseMode::Fragment,
            ResponseMode::WebMessage,
        ] {
            assert_eq!(ResponseMode::parse(mode.name()), Some(mode));
        }
        assert_eq!(ResponseMode::parse("form_post"), None);
    }
}
