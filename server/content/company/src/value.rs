//! The kinds of values that the company's file holds, each of which can only be made of a valid text.

use std::fmt;

use email_address::{EmailAddress, Options};
use serde::{Deserialize, Serialize};
use url::Url;

use content_wire::{
    reason::{Code, Reason},
    text,
};

/// Longest address in bytes; browsers take no longer ones everywhere.
const ADDRESS_MAX: usize = 2000;
/// Longest name of a link in characters: it stands in a line of the footer.
const LABEL_MAX: usize = 60;
/// Longest paragraph in characters: every page carries the facts.
const PARAGRAPH_MAX: usize = 600;
/// Characters of a video's id. No document of `YouTube` promises it, but every id has as many.
const YOUTUBE_ID_LENGTH: usize = 11;

/// Why a text is no value of its kind. It is written as JSON, because serde hands on a text only: [`reason_in`] reads it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueError(Reason);

impl fmt::Display for ValueError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = serde_json::to_string(&self.0).map_err(|_| fmt::Error)?;
        formatter.write_str(&json)
    }
}

/// The reason in the text of an error of serde; its own errors are about the form of the file.
pub(crate) fn reason_in(text: &str) -> Reason {
    serde_json::from_str(text).unwrap_or_else(|_| Reason::malformed(text))
}

/// The text of an address in which every character shows. A parser would leave some of the others out without a word.
fn visible(text: String) -> Result<String, ValueError> {
    let has_margin = text.trim().len() < text.len();
    if text.len() > ADDRESS_MAX || has_margin || text.chars().any(text::is_unseen) {
        Err(ValueError(
            Code::LongAddress.with("value", text).with("max", ADDRESS_MAX),
        ))
    } else {
        Ok(text)
    }
}

/// An `https` address without a name and a password, in its normal form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "contract", ts(type = "string"))]
pub struct HttpsAddress(Url);

impl HttpsAddress {
    /// The parsed address.
    pub fn url(&self) -> &Url {
        &self.0
    }

    /// The address with a further parameter in its query.
    pub(crate) fn with(&self, QueryPair { name, value }: &QueryPair) -> Self {
        let mut url = self.0.clone();
        url.query_pairs_mut().append_pair(name, value);
        Self(url)
    }
}

impl TryFrom<String> for HttpsAddress {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = visible(text)?;
        let url = match Url::parse(&text) {
            Ok(url) => url,
            Err(error) => {
                let reason = Code::NoAddress.with("value", text);
                return Err(ValueError(reason.with("why", error)));
            }
        };
        if url.scheme() == "https" && url.username().is_empty() && url.password().is_none() {
            Ok(Self(url))
        } else {
            Err(ValueError(Code::NotHttps.with("value", text)))
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
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "contract", ts(type = "string"))]
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
        let text = visible(text)?;
        let options = Options::default()
            .with_required_tld()
            .without_display_text()
            .without_domain_literal();
        match EmailAddress::parse_with_options(&text, options) {
            Ok(address) => Ok(Self(address)),
            Err(error) => Err(ValueError(Code::NoMailbox.with("value", text).with("why", error))),
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
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct YoutubeId(String);

impl TryFrom<String> for YoutubeId {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_of_id = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if text.len() == YOUTUBE_ID_LENGTH && text.bytes().all(is_of_id) {
            Ok(Self(text))
        } else {
            let reason = Code::NoYoutubeId.with("value", text);
            Err(ValueError(reason.with("length", YOUTUBE_ID_LENGTH)))
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
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "contract", ts(type = "string"))]
pub struct Label(String);

impl TryFrom<String> for Label {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.trim().is_empty() {
            Err(ValueError(Code::NoLabel.into()))
        } else if text.chars().count() > LABEL_MAX || text::unseen(&text).is_some() {
            Err(ValueError(
                Code::LongLabel.with("value", text).with("max", LABEL_MAX),
            ))
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

/// Some sentences in one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "contract", ts(type = "string"))]
pub struct Paragraph(String);

impl TryFrom<String> for Paragraph {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.trim().is_empty() {
            Err(ValueError(Code::Empty.into()))
        } else if text.chars().count() > PARAGRAPH_MAX || text.contains(['\n', '\r']) {
            Err(ValueError(Code::NotOneLine.with("max", PARAGRAPH_MAX)))
        } else if let Some(character) = text::unseen(&text) {
            let code = u32::from(character);
            let reason = Code::Unseen.with("character", format_args!("U+{code:04X}"));
            Err(ValueError(reason))
        } else {
            Ok(Self(text))
        }
    }
}

impl From<Paragraph> for String {
    fn from(paragraph: Paragraph) -> Self {
        paragraph.0
    }
}

/// One parameter of a query, such as `l=japanese`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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
            _ => Err(ValueError(Code::NoQueryPair.with("value", text))),
        }
    }
}

/// Videos of a section that has [`PLACES`] of them.
const PLACES: usize = 2;

/// The videos of a section that shows two, each in its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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
            .map_err(|_| ValueError(Code::ManyVideos.with("count", given).with("places", PLACES)))
    }
}

#[cfg(test)]
mod tests;
