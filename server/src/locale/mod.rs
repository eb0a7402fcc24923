//! The site's languages: what addresses call them and what the web calls them.

pub mod resolve;

use serde::{Serialize, Serializer};

/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Locale {
    /// English.
    En,
    /// Japanese.
    Jp,
    /// Korean.
    Kr,
}

impl Locale {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::Jp, Self::Kr];

    /// The language of requests that name none.
    pub const DEFAULT: Self = Self::En;

    /// What addresses and settings call it.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Jp => "jp",
            Self::Kr => "kr",
        }
    }

    /// What HTML calls it: `jp` and `kr` are countries, not languages.
    pub fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Jp => "ja",
            Self::Kr => "ko",
        }
    }

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
