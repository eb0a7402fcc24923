//! What may be said of a position beside its texts: its day, pay, contract, place, remote work, process, closing date and
//! conditions of work.
//!
//! Each is a field of the post and may be absent, `null`, or an empty text or list. What is written is checked, and what
//! another platform gives is read, by the same function.

mod conditions;
mod detail;
mod details;

use serde_json::{Map, Value};
use thiserror::Error;

use crate::reason::{Code, Reason};
use crate::{date, day};
use detail::Reader;

pub use conditions::Conditions;
pub use details::{EmploymentType, Pay, PayAmounts, PayUnit, PostDetails, Remote};

/// The field of a post's title.
const TITLE: &str = "title";

/// The field of the day on which a post was posted.
const DATE: &str = "date";

/// The fields of a post that are days.
const DAYS: [&str; 2] = [DATE, "closingDate"];

/// The fields of a post that are HTML, in the order in which they are shown.
pub const HTML_FIELDS: [&str; 3] = ["jobDescription", "requiredSkills", "preferredSkills"];

/// Most characters of a text: a line or two on a page.
pub const TEXT_MAX: usize = 200;

/// Most texts of a list: more steps than any process has, more countries than a line holds.
pub const LIST_MAX: usize = 12;

/// Largest amount of pay, in whole units of its currency. Programs in JavaScript can write it exactly.
pub const AMOUNT_MAX: u64 = 1_000_000_000_000;

/// A field that is not what it must be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{field}` {reason}")]
pub struct BadDetail {
    /// Name of the field.
    pub field: &'static str,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What a post says of its position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The day on which it was posted, as `2026-01-31`; `None` if the post does not say it, or not well.
    pub date: Option<String>,
    /// The good fields in one form: texts without spaces around them, days as `2026-01-31`, nothing that is empty.
    pub shown: PostDetails,
    /// The bad ones.
    pub bad: Vec<BadDetail>,
}

/// A day that was written in another form than the one that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadDay {
    /// Name of the field.
    pub field: &'static str,
    /// What stood there, as in `2026/1/31`.
    pub written: String,
    /// What stands there now, as in `2026-01-31`.
    pub day: String,
}

/// Brings the days of a post into the form that is kept, and says which were in another one. What is no day stays for
/// [`details()`] to name, and so does a point in time, which has a form of its own.
pub fn normalize_days(post: &mut Map<String, Value>) -> Vec<ReadDay> {
    let mut changed = Vec::new();
    for field in DAYS {
        let Some(Value::String(written)) = post.get_mut(field) else {
            continue;
        };
        match day::of_text(written) {
            Some(day) if day != *written && date::normalize(written).is_none() => {
                let written = std::mem::replace(written, day.clone());
                changed.push(ReadDay { field, written, day });
            }
            _ => {}
        }
    }
    changed
}

/// Reads the details of a post.
pub fn details(post: &Map<String, Value>) -> Details {
    let mut reader = Reader::new(post);
    if let Some(Err(reason)) = post.get(TITLE).and_then(Value::as_str).map(detail::seen) {
        let field = TITLE;
        reader.bad.push(BadDetail { field, reason });
    }
    Details {
        date: reader.read(DATE, detail::day),
        shown: reader.details(),
        bad: reader.bad,
    }
}

/// Whether an item is a post, whatever its collection: one that has a field of a post's HTML is.
pub fn is_post(item: &Map<String, Value>) -> bool {
    HTML_FIELDS.iter().any(|field| item.contains_key(*field))
}

/// Checks an item before it is kept, if it is a post.
///
/// # Errors
/// The details that are bad.
pub fn check(item: &Map<String, Value>) -> Result<(), Vec<BadDetail>> {
    if !is_post(item) {
        return Ok(());
    }
    let bad = details(item).bad;
    if bad.is_empty() { Ok(()) } else { Err(bad) }
}

/// Every field that keeps a post from being shown as a whole one: it needs a title and the three texts, and its details are
/// good.
pub fn faults(post: &Map<String, Value>) -> Vec<BadDetail> {
    let texts = std::iter::once(TITLE).chain(HTML_FIELDS);
    let mut faults: Vec<_> = texts
        .filter_map(|field| {
            let reason = match post.get(field) {
                None | Some(Value::Null) => Code::Missing,
                Some(Value::String(text)) if text.trim().is_empty() => Code::Empty,
                Some(Value::String(_)) => return None,
                Some(_) => Code::NotText,
            };
            let reason = reason.into();
            Some(BadDetail { field, reason })
        })
        .collect();
    faults.extend(details(post).bad);
    faults
}

/// Whether a field is not filled in.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
