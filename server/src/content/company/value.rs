//! The kinds of values that the company's file holds, each of which can only be made of a valid text.

use email_address::{EmailAddress, Options};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use url::Url;

/// Characters of a video's id. No document of `YouTube` promises it, but every id has as many.
const YOUTUBE_ID_LENGTH: usize = 11;

/// Why a text is no value of its kind.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum ValueError {
    /// It does not parse as an address.
    #[error("`{0}` is no address: {1}")]
    NoAddress(String, url::ParseError),
    /// Its scheme is another one, or it has a name or a password in it.
    #[error("`{0}` is no plain https address")]
    NotPlainHttps(String),
    /// It does not parse as a mailbox.
    #[error("`{0}` is no mailbox: {1}")]
    NoMailbox(String, email_address::Error),
    /// It is no id of a video.
    #[error("`{0}` is no YouTube id: {YOUTUBE_ID_LENGTH} letters, digits, `-` or `_` are needed")]
    NoYoutubeId(String),
    /// It is no part of a query.
    #[error("`{0}` is no parameter such as `l=japanese`")]
    NoQueryPair(String),
    /// A link without a name.
    #[error("a name is needed")]
    NoLabel,
    /// More videos than the page has places for.
    #[error("{0} videos are given, but the page has places and titles for {PLACES}")]
    TooManyVideos(usize),
}

/// An `https` address without a name and a password, in its normal form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, ts(type = "string"))]
pub struct HttpsAddress(Url);

impl HttpsAddress {
    /// The parsed address.
    pub fn url(&self) -> &Url {
        &self.0
    }

    /// The address with a further parameter in its query.
    pub(super) fn with(&self, QueryPair { name, value }: &QueryPair) -> Self {
        let mut url = self.0.clone();
        url.query_pairs_mut().append_pair(name, value);
        Self(url)
    }
}

impl TryFrom<String> for HttpsAddress {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let url = match Url::parse(&text) {
            Ok(url) => url,
            Err(error) => return Err(ValueError::NoAddress(text, error)),
        };
        if url.scheme() == "https" && url.username().is_empty() && url.password().is_none() {
            Ok(Self(url))
        } else {
            Err(ValueError::NotPlainHttps(text))
        }
    }
}

impl From<HttpsAddress> for String {
    fn from(address: HttpsAddress) -> Self {
        address.0.into()
    }
}

/// A mailbox such as `support@example.com`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, ts(type = "string"))]
pub struct Mailbox(EmailAddress);

impl Mailbox {
    /// The domain of the mailbox.
    pub fn domain(&self) -> &str {
        self.0.domain()
    }

    /// The `mailto:` address.
    pub fn uri(&self) -> String {
        self.0.to_uri()
    }
}

impl TryFrom<String> for Mailbox {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let options = Options::default()
            .with_required_tld()
            .without_display_text()
            .without_domain_literal();
        match EmailAddress::parse_with_options(&text, options) {
            Ok(address) => Ok(Self(address)),
            Err(error) => Err(ValueError::NoMailbox(text, error)),
        }
    }
}

impl From<Mailbox> for String {
    fn from(mailbox: Mailbox) -> Self {
        mailbox.0.into()
    }
}

/// The id of a video on `YouTube`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
pub struct YoutubeId(String);

impl TryFrom<String> for YoutubeId {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_of_id = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if text.len() == YOUTUBE_ID_LENGTH && text.bytes().all(is_of_id) {
            Ok(Self(text))
        } else {
            Err(ValueError::NoYoutubeId(text))
        }
    }
}

impl From<YoutubeId> for String {
    fn from(id: YoutubeId) -> Self {
        id.0
    }
}

/// What a link says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, ts(type = "string"))]
pub struct Label(String);

impl TryFrom<String> for Label {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.trim().is_empty() {
            Err(ValueError::NoLabel)
        } else {
            Ok(Self(text))
        }
    }
}

impl From<Label> for String {
    fn from(label: Label) -> Self {
        label.0
    }
}

/// One parameter of a query, such as `l=japanese`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct QueryPair {
    name: String,
    value: String,
}

impl TryFrom<String> for QueryPair {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let mut pairs = url::form_urlencoded::parse(text.as_bytes()).into_owned();
        match (pairs.next(), pairs.next()) {
            (Some((name, value)), None) if !name.is_empty() && !value.is_empty() => Ok(Self { name, value }),
            _ => Err(ValueError::NoQueryPair(text)),
        }
    }
}

/// Videos of a section that has [`PLACES`] of them.
const PLACES: usize = 2;

/// The videos of a section that shows two, each in its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "Vec<Option<YoutubeId>>")]
pub struct VideoPair([Option<YoutubeId>; PLACES]);

impl VideoPair {
    /// The video of each place; `None` where it is absent.
    pub fn each(&self) -> &[Option<YoutubeId>] {
        &self.0
    }
}

impl TryFrom<Vec<Option<YoutubeId>>> for VideoPair {
    type Error = ValueError;

    fn try_from(mut videos: Vec<Option<YoutubeId>>) -> Result<Self, Self::Error> {
        let given = videos.len();
        videos.resize(given.max(PLACES), None);
        videos
            .try_into()
            .map(Self)
            .map_err(|_| ValueError::TooManyVideos(given))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T: TryFrom<String, Error = ValueError>>(text: &str) -> Result<T, ValueError> {
        T::try_from(text.to_owned())
    }

    #[test]
    fn an_address_is_plain_https_and_brought_into_one_form() {
        let address: HttpsAddress = read("https://Example.com?a=\"b\"").unwrap();
        assert_eq!(String::from(address), "https://example.com/?a=%22b%22");
        for text in [
            "",
            "example.com",
            "http://example.com/",
            "javascript:alert(1)",
            "https://u:p@example.com/",
            "https://",
        ] {
            assert!(read::<HttpsAddress>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_parameter_joins_the_query_that_an_address_has() {
        let query: QueryPair = read("l=japanese").unwrap();
        for (address, joined) in [
            ("https://a.example/x", "https://a.example/x?l=japanese"),
            (
                "https://a.example/x?y=1#z",
                "https://a.example/x?y=1&l=japanese#z",
            ),
        ] {
            let address: HttpsAddress = read(address).unwrap();
            assert_eq!(String::from(address.with(&query)), joined);
        }
        for text in ["", "l", "l=", "=japanese", "l=japanese&m=1"] {
            assert!(read::<QueryPair>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_mailbox_has_a_full_domain_and_nothing_beside_it() {
        let mailbox: Mailbox = read("a+b@mail.example.com").unwrap();
        assert_eq!(mailbox.domain(), "mail.example.com");
        assert_eq!(mailbox.uri(), "mailto:a%2Bb@mail.example.com");
        for text in [
            "",
            "support",
            "support@",
            "support@localhost",
            "Support <support@example.com>",
            "mailto:support@example.com",
            "a@b@example.com",
            "support@[127.0.0.1]",
        ] {
            assert!(read::<Mailbox>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_id_has_eleven_signs() {
        assert!(read::<YoutubeId>("aB3-_fghijk").is_ok());
        for text in ["", "abcdefghij", "abcdefghijkl", "abcdefghij/", "あいうえ"] {
            assert!(read::<YoutubeId>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_pair_has_two_places_and_no_third() {
        let id = |text: &str| read::<YoutubeId>(text).ok();
        let pair = VideoPair::try_from(vec![None, id("abcdefghijk")]).unwrap();
        assert_eq!(pair.each(), [None, id("abcdefghijk")]);
        assert_eq!(VideoPair::try_from(Vec::new()).unwrap().each(), [None, None]);
        let three = VideoPair::try_from(vec![None, None, None]);
        assert_eq!(three, Err(ValueError::TooManyVideos(3)));
    }
}
