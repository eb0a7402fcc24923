//! What a post says of its position beside its texts, as everything that shows it gets it.

use serde::{Deserialize, Serialize};

use super::conditions::Conditions;

/// Pay, contract, place, remote work, process, closing date and conditions of a position; what its post does not say is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct PostDetails {
    /// The kind of contract.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "contract", ts(optional))]
    pub employment_type: Option<EmploymentType>,
    /// What is paid: a text that is shown as it is, or amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "contract", ts(optional))]
    pub pay: Option<Pay>,
    /// Where the work is done, plain text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "contract", ts(optional))]
    pub place: Option<String>,
    /// Code of the country of that place, such as `JP`; for search engines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "contract", ts(optional))]
    pub place_country: Option<String>,
    /// How much of the work can be done from home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "contract", ts(optional))]
    pub remote: Option<Remote>,
    /// Names of the countries from which all of it can be done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "contract", ts(as = "Option<Vec<String>>", optional))]
    pub remote_from: Vec<String>,
    /// The steps from an application to a contract, plain texts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "contract", ts(as = "Option<Vec<String>>", optional))]
    pub process: Vec<String>,
    /// Last day for applications, as in `2026-01-31`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "contract", ts(optional))]
    pub closing_date: Option<String>,
    /// Conditions of work.
    #[serde(skip_serializing_if = "Conditions::is_empty")]
    #[cfg_attr(feature = "contract", ts(as = "Option<Conditions>", optional))]
    pub conditions: Conditions,
}

/// An enumeration with the names that its values have on the wire.
pub(super) trait Named: Copy + 'static {
    /// Every value with its name.
    const NAMED: &'static [(&'static str, Self)];
}

/// Declares an enumeration by the names of its values, each of which stands here once.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "contract", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $text)] $value,)*
        }

        impl Named for $name {
            const NAMED: &'static [(&'static str, Self)] = &[$(($text, Self::$value)),*];
        }
    };
}

named! {
    /// A kind of contract, as schema.org names it.
    EmploymentType {
        /// For all of the week.
        FullTime = "FULL_TIME",
        /// For a part of it.
        PartTime = "PART_TIME",
        /// For one's own account.
        Contractor = "CONTRACTOR",
        /// For a limited time.
        Temporary = "TEMPORARY",
        /// To learn.
        Intern = "INTERN",
        /// Without pay.
        Volunteer = "VOLUNTEER",
        /// By the day.
        PerDiem = "PER_DIEM",
        /// Any other.
        Other = "OTHER",
    }
}

named! {
    /// How much of the work can be done from home.
    Remote {
        /// All of it.
        Full = "FULL",
        /// A part of it.
        Partly = "PARTLY",
        /// Nothing.
        None = "NONE",
    }
}

/// What is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Pay {
    /// In words, plain text.
    Text(String),
    /// In numbers.
    Amounts(PayAmounts),
}

/// Pay in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
pub struct PayAmounts {
    /// Code of the currency, such as `JPY`.
    pub currency: String,
    /// The least, in whole units of the currency.
    #[cfg_attr(feature = "contract", ts(type = "number"))]
    pub min: u64,
    /// The most.
    #[cfg_attr(feature = "contract", ts(type = "number"))]
    pub max: u64,
    /// The time for which it is paid.
    pub unit: PayUnit,
}

named! {
    /// The time for which pay is given.
    PayUnit {
        /// An hour.
        Hour = "HOUR",
        /// A day.
        Day = "DAY",
        /// A week.
        Week = "WEEK",
        /// A month.
        Month = "MONTH",
        /// A year.
        Year = "YEAR",
    }
}

impl PostDetails {
    /// Whether the post says nothing of all this.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Bytes of its texts.
    pub fn text_bytes(&self) -> usize {
        let pay = match &self.pay {
            Some(Pay::Text(text)) => text.len(),
            _ => 0,
        };
        let lists = self.remote_from.iter().chain(&self.process);
        let texts = lists
            .chain(&self.place)
            .chain(self.conditions.said().map(|(_, text)| text));
        texts.map(String::len).sum::<usize>() + pay
    }
}
