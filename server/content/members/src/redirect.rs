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

    /// The first of them, where a link leads that names none.
    pub(crate) fn first(&self) -> Option<&Url> {
        self.0.first()
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

/// The path and query of a text that leads to a page of `own`'s origin, read as a browser reads it; `None` if it leads
/// elsewhere. A path of two slashes is none: read once more, it would name a host.
pub(crate) fn own_path(own: &Url, text: &str) -> Option<String> {
    let url = own.join(text).ok()?;
    let is_own = url.scheme() == own.scheme() && url.origin() == own.origin();
    if !is_own || !url.origin().is_tuple() || url.path().starts_with("//") {
        return None;
    }
    let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
    Some(format!("{}{query}", url.path()))
}

/// Whether a browser at a page takes a text for an address elsewhere, or for one that names its host.
pub(crate) fn leads_away(own: &Url, text: &str) -> bool {
    Url::parse(text).is_ok() || own_path(own, text).is_none()
}

/// An allowed address with a response in its query or fragment; what stood in the query stays.
pub(crate) fn with_response(mut uri: Url, mode: ResponseMode, response: &[(&str, &str)]) -> Url {
    if mode == ResponseMode::Fragment {
        let fragment = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs(response)
            .finish();
        uri.set_fragment(Some(&fragment));
    } else {
        uri.query_pairs_mut().extend_pairs(response);
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
    fn a_path_of_the_own_origin_is_kept_and_nothing_else() {
        let own = Url::parse("https://site.example/login?x=1").unwrap();
        for (text, path) in [
            ("/en/fankit?tab=2#top", Some("/en/fankit?tab=2")),
            ("fankit", Some("/fankit")),
            ("", Some("/login?x=1")),
            ("https://site.example/a", Some("/a")),
            ("https://user@SITE.example:443/a", Some("/a")),
            ("/a//b", Some("/a//b")),
            ("/a/../b", Some("/b")),
            ("//evil.example/", None),
            ("//evil", None),
            ("/\\evil", None),
            ("\\/evil", None),
            ("\\\\evil.example", None),
            ("\u{1}//evil.example/", None),
            ("\u{1f} //evil.example/", None),
            ("/\t/evil.example/", None),
            ("/\n/evil.example/", None),
            ("\r\n//evil.example/", None),
            ("/.//evil", None),
            ("/..//evil", None),
            ("/a/..//evil", None),
            ("/%2e//evil", None),
            ("/%2E%2e//evil", None),
            ("http://site.example/", None),
            ("https://site.example:444/", None),
            ("https://site.example.evil/", None),
            ("https:evil.example", Some("/evil.example")),
            ("https:/\\evil.example", None),
            ("javascript:alert(1)", None),
            ("java\nscript:alert(1)", None),
            ("data:text/html,x", None),
            ("blob:https://site.example/x", None),
        ] {
            assert_eq!(own_path(&own, text).as_deref(), path, "{text:?}");
        }
        assert!(leads_away(&own, "https://site.example/a"), "it names a host");
        for plain in ["a b", "c 1", "/a", "", "1:2:3 words"] {
            assert!(!leads_away(&own, plain), "{plain:?}");
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
    fn a_response_is_encoded_into_the_query_or_the_fragment() {
        let uri = Url::parse("https://site.example/back?page=2").unwrap();
        let response = [("code", "a"), ("state", "b&c=d #")];
        assert_eq!(
            with_response(uri.clone(), ResponseMode::Query, &response).as_str(),
            "https://site.example/back?page=2&code=a&state=b%26c%3Dd+%23"
        );
        assert_eq!(
            with_response(uri, ResponseMode::Fragment, &response).as_str(),
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
