//! What a post says of its position beside its texts, as pages get it.

use content_wire::post::{BadDetail, Details};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Pay, contract, place, remote work, process and closing date of a position; what its post does not say is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct PostDetails {
    /// The kind of contract.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub employment_type: Option<EmploymentType>,
    /// What is paid: a text that is shown as it is, or amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub pay: Option<Pay>,
    /// Where the work is done, plain text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub place: Option<String>,
    /// Code of the country of that place, such as `JP`; for search engines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub place_country: Option<String>,
    /// How much of the work can be done from home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub remote: Option<Remote>,
    /// Names of the countries from which all of it can be done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub remote_from: Vec<String>,
    /// The steps from an application to a contract, plain texts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub process: Vec<String>,
    /// Last day for applications, as in `2026-01-31`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub closing_date: Option<String>,
}

/// A kind of contract, as schema.org names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum EmploymentType {
    FullTime,
    PartTime,
    Contractor,
    Temporary,
    Intern,
    Volunteer,
    PerDiem,
    Other,
}

/// How much of the work can be done from home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Remote {
    /// All of it.
    Full,
    /// A part of it.
    Partly,
    /// Nothing.
    None,
}

/// What is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Pay {
    /// In words, plain text.
    Text(String),
    /// In numbers.
    Amounts(PayAmounts),
}

/// Pay in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PayAmounts {
    /// Code of the currency, such as `JPY`.
    pub currency: String,
    /// The least, in whole units of the currency.
    #[cfg_attr(test, ts(type = "number"))]
    pub min: u64,
    /// The most.
    #[cfg_attr(test, ts(type = "number"))]
    pub max: u64,
    /// The time for which it is paid.
    pub unit: PayUnit,
}

/// The time for which pay is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PayUnit {
    Hour,
    Day,
    Week,
    Month,
    Year,
}

/// A detail that is left out of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedDetail {
    /// Id of the post in its collection.
    pub id: String,
    /// What is wrong with it.
    pub bad: BadDetail,
}

impl PostDetails {
    /// The good ones of those that were read.
    pub(super) fn new(details: Details) -> Self {
        // What the wire has checked has this form; a test holds both to it.
        serde_json::from_value(Value::Object(details.fields)).unwrap_or_default()
    }

    /// Whether the post says nothing of all this.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Bytes of its texts.
    pub(super) fn text_bytes(&self) -> usize {
        let pay = match &self.pay {
            Some(Pay::Text(text)) => text.len(),
            _ => 0,
        };
        let lists = self.remote_from.iter().chain(&self.process);
        lists.chain(&self.place).map(String::len).sum::<usize>() + pay
    }
}

#[cfg(test)]
mod tests {
    use content_wire::post::{self, EMPLOYMENT_TYPES, PAY_UNITS, REMOTE};
    use serde_json::json;

    use super::*;

    #[test]
    fn whatever_the_wire_takes_has_its_place_and_keeps_its_form() {
        let mut seen = 0;
        for employment_type in EMPLOYMENT_TYPES {
            for unit in PAY_UNITS {
                for remote in REMOTE {
                    let mut fields = json!({
                        "employmentType": employment_type,
                        "pay": {"currency": "JPY", "min": 1, "max": post::AMOUNT_MAX, "unit": unit},
                        "place": "Minato-ku", "placeCountry": "JP", "remote": remote,
                        "process": ["A", "B"], "closingDate": "2026-12-31",
                    });
                    if remote == "FULL" {
                        fields["remoteFrom"] = json!(["Japan"]);
                    }
                    let details = post::details(fields.as_object().unwrap());
                    assert_eq!(details.bad, []);
                    assert_eq!(json!(PostDetails::new(details)), fields);
                    seen += 1;
                }
            }
        }
        assert_eq!(seen, 8 * 5 * 3);
        let words = post::details(json!({"pay": "By agreement"}).as_object().unwrap());
        assert_eq!(json!(PostDetails::new(words)), json!({"pay": "By agreement"}));
    }

    #[test]
    fn texts_are_weighed_and_nothing_weighs_nothing() {
        let fields = json!({"pay": "ab", "place": "cde", "placeCountry": "JP", "process": ["f", "gh"]});
        let details = PostDetails::new(post::details(fields.as_object().unwrap()));
        assert_eq!((details.text_bytes(), details.is_empty()), (8, false));
        let none = PostDetails::default();
        assert_eq!((none.text_bytes(), none.is_empty()), (0, true));
    }
}
