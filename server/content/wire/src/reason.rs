//! Why a field is refused: a code that a page has words for, what belongs into these words, and a sentence for logs and programs.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::html::{ATTRIBUTES_MAX, CODE_BYTES_MAX, DEPTH_MAX, ELEMENTS_MAX, HtmlLimit, TAG_BYTES_MAX};

/// Declares the codes: each has its name on the wire and its English, in which `{name}` stands for a value.
macro_rules! codes {
    ($($code:ident = $name:literal, $english:literal;)*) => {
        /// What is wrong with a field. The desk has words for each in `reasons` of `locales/*/desk.json`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = concat!("The words of `", $name, "`.")] #[serde(rename = $name)] $code,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$code),*];

            /// Its English, with a `{name}` for each value.
            pub fn english(self) -> &'static str {
                match self { $(Self::$code => $english,)* }
            }
        }
    };
}

codes! {
    // Any field.
    Missing = "missing", "is missing";
    Empty = "empty", "is empty";
    NotText = "notText", "must be a text";
    NotOneOf = "notOneOf", "must be one of {all}";
    NotOneLine = "notOneLine", "must be one line of at most {max} characters";
    LongText = "longText", "must have at most {max} characters";
    Unseen = "unseen", "has a character that is not shown, {character}";

    // Fields of a post.
    NoCountry = "noCountry", "needs `placeCountry` beside it";
    NoPlace = "noPlace", "needs `place` beside it";
    NotRemote = "notRemote", "needs `remote` to be FULL";
    BeforeDate = "beforeDate", "lies before `date`";
    NotDay = "notDay", "must be a day that exists, such as 2026-01-31, and is {value}";
    NotList = "notList", "must be a list of texts";
    LongList = "longList", "must have at most {max} texts";
    EmptyInList = "emptyInList", "has an empty text";
    NoTextInList = "noTextInList", "has a text that must be a text";
    LongInList = "longInList", "has a text that must be one line of at most {max} characters";
    NotCountry = "notCountry", "must be the code of a country: 2 large letters";
    PayForm = "payForm", "must be one line of at most {max} characters, or have currency, min, max and unit";
    PayPart = "payPart", "has the unknown part {part}";
    PayCurrency = "payCurrency", "currency must be the code of a currency: 3 large letters";
    PayUnit = "payUnit", "unit must be one of {all}";
    PayMin = "payMin", "min must be a whole number from 1 to {max}";
    PayMax = "payMax", "max must be a whole number from 1 to {max}";
    PayOrder = "payOrder", "has a min above its max";
    HtmlDepth = "htmlDepth", "has more than {max} elements inside each other";
    HtmlElements = "htmlElements", "has more than {max} elements";
    HtmlTag = "htmlTag", "has a tag with more than {attributes} attributes or {bytes} bytes";
    HtmlCode = "htmlCode", "has more than {max} bytes from the first script, drawing or list of choices on";

    // Facts of the company.
    NoAddress = "noAddress", "`{value}` is no address: {why}";
    NotHttps = "notHttps", "`{value}` is no plain https address";
    LongAddress = "longAddress", "`{value}` is longer than {max} bytes or has characters that are not shown";
    NoMailbox = "noMailbox", "`{value}` is no mailbox: {why}";
    NoYoutubeId = "noYoutubeId", "`{value}` is no YouTube id: {length} letters, digits, `-` or `_` are needed";
    NoQueryPair = "noQueryPair", "`{value}` is no parameter such as `l=japanese`";
    NoLabel = "noLabel", "a name is needed";
    LongLabel = "longLabel", "`{value}` is no name: it has more than {max} characters, or some that are not shown";
    ManyVideos = "manyVideos", "{count} videos are given, but the page has places and titles for {places}";
    ManyValues = "manyValues", "has more than {max} values";
    NoLanguage = "noLanguage", "no language of the site, unlike its neighbours";

    // Other forms of the desk.
    BadId = "badId", "must be at most {max} small letters, digits, and single - between them";
    PrivateAddress = "privateAddress", "`{value}` is in a private network, which the operator's settings close";
    ManyWebhooks = "manyWebhooks", "has no room beside {max} webhooks";
    BadName = "badName", "must be at most {max} small letters, digits, and single . _ - between them";
    BadKeyName = "badKeyName", "must be a line of 1 to {max} characters";
    ManyDrafts = "manyDrafts", "has no room beside {max} drafts";
    ManyTemplates = "manyTemplates", "has no room beside {max} templates";
    ManyComments = "manyComments", "has no room beside {max} comments";
    ManyUsers = "manyUsers", "has no room beside {max} users";
    ManyKeys = "manyKeys", "has no room beside {max} keys that are good; revoke those that nobody uses";
    WeakPassword = "weakPassword", "must have {min} to {max} characters";
    NotInRange = "notInRange", "must be from {min} to {max}";
    NotLater = "notLater", "must be later than now";
    ClosesFirst = "closesFirst", "must be later than publishAt";
    NoTime = "noTime", "a schedule needs a time";
    NoDraft = "noDraft", "there is no draft to publish";
    NoFit = "noFit", "does not fit the state of the post";

    // What no form of the desk sends: the call or the file has another form.
    Malformed = "malformed", "{text}";
}

impl Code {
    /// A reason of this code, with a first value for its words.
    pub fn with(self, name: &str, value: impl fmt::Display) -> Reason {
        Reason::from(self).with(name, value)
    }
}

/// Why a field is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What is wrong.
    pub code: Code,
    /// What the words name.
    #[serde(default)]
    pub values: BTreeMap<String, String>,
}

impl Reason {
    /// A reason without words of its own: what no form of the desk sends.
    pub fn malformed(text: impl fmt::Display) -> Self {
        Code::Malformed.with("text", text)
    }

    /// With a further value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.values.insert(name.to_owned(), value.to_string());
        self
    }
}

impl From<Code> for Reason {
    fn from(code: Code) -> Self {
        let values = BTreeMap::new();
        Self { code, values }
    }
}

impl From<HtmlLimit> for Reason {
    fn from(limit: HtmlLimit) -> Self {
        match limit {
            HtmlLimit::Depth => Code::HtmlDepth.with("max", DEPTH_MAX),
            HtmlLimit::Elements => Code::HtmlElements.with("max", ELEMENTS_MAX),
            HtmlLimit::Attributes => Code::HtmlTag
                .with("attributes", ATTRIBUTES_MAX)
                .with("bytes", TAG_BYTES_MAX),
            HtmlLimit::Code => Code::HtmlCode.with("max", CODE_BYTES_MAX),
        }
    }
}

/// The English sentence.
impl fmt::Display for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.code.english();
        while let Some((before, (name, after))) = rest
            .split_once('{')
            .and_then(|(before, after)| Some((before, after.split_once('}')?)))
        {
            formatter.write_str(before)?;
            formatter.write_str(self.values.get(name).map_or("", String::as_str))?;
            rest = after;
        }
        formatter.write_str(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_a_sentence_with_its_values_and_survives_the_wire() {
        let reason = Code::HtmlTag.with("attributes", 32).with("bytes", 4096);
        assert_eq!(
            reason.to_string(),
            "has a tag with more than 32 attributes or 4096 bytes"
        );
        let json = serde_json::to_string(&reason).unwrap();
        assert!(json.contains(r#""code":"htmlTag""#), "{json}");
        assert_eq!(serde_json::from_str::<Reason>(&json).unwrap(), reason);
        // A value with braces is no template.
        assert_eq!(Reason::malformed("{max} {").to_string(), "{max} {");
    }

    #[test]
    fn the_reason_of_a_limit_says_what_the_limit_says() {
        for limit in [
            HtmlLimit::Depth,
            HtmlLimit::Elements,
            HtmlLimit::Attributes,
            HtmlLimit::Code,
        ] {
            assert_eq!(Reason::from(limit).to_string(), format!("has {limit}"));
        }
    }
}
