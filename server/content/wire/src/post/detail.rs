//! How each detail of a position is read: once, into what is shown.

use serde_json::{Map, Value, json};

use super::conditions::Conditions;
use super::details::{EmploymentType, Named, Pay, PayAmounts, PayUnit, PostDetails, Remote};
use super::{AMOUNT_MAX, BadDetail, LIST_MAX, TEXT_MAX, is_empty};
use crate::reason::{Code, Reason};
use crate::{day, text as seen_text};

/// Longest value that an error repeats, in characters.
const SHOWN_MAX: usize = 60;

/// Reads the fields of a post, and gathers what is bad.
pub(super) struct Reader<'p> {
    post: &'p Map<String, Value>,
    pub(super) bad: Vec<BadDetail>,
}

impl<'p> Reader<'p> {
    pub(super) fn new(post: &'p Map<String, Value>) -> Self {
        let bad = Vec::new();
        Self { post, bad }
    }

    /// Every detail, in the order in which they are shown.
    pub(super) fn details(&mut self) -> PostDetails {
        PostDetails {
            employment_type: self.read("employmentType", |value| {
                one_of::<EmploymentType>(value, Code::NotOneOf)
            }),
            pay: self.read("pay", pay),
            place: self.read("place", text),
            place_country: self.read("placeCountry", |value| letters(value, 2, Code::NotCountry)),
            remote: self.read("remote", |value| one_of::<Remote>(value, Code::NotOneOf)),
            remote_from: self.read("remoteFrom", list).unwrap_or_default(),
            process: self.read("process", list).unwrap_or_default(),
            closing_date: self.read("closingDate", day),
            conditions: Conditions::read(|field| self.read(field, text)),
        }
    }

    /// Reads a field, unless it is empty.
    pub(super) fn read<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&Value) -> Result<T, Reason>,
    ) -> Option<T> {
        let value = self.post.get(field).filter(|value| !is_empty(value))?;
        let result = read(value).and_then(|read| fits(field, value, self.post).map(|()| read));
        result
            .map_err(|reason| self.bad.push(BadDetail { field, reason }))
            .ok()
    }
}

/// Whether a detail fits the others: what has no meaning without another field needs it.
fn fits(field: &str, value: &Value, post: &Map<String, Value>) -> Result<(), Reason> {
    let has = |name: &str| post.get(name).is_some_and(|other| !is_empty(other));
    match field {
        // Search engines want the country of a place, which its name does not say.
        "place" if !has("placeCountry") => Err(Code::NoCountry.into()),
        "placeCountry" if !has("place") => Err(Code::NoPlace.into()),
        "remoteFrom" if post.get("remote") != Some(&json!("FULL")) => Err(Code::NotRemote.into()),
        "closingDate" => match post.get("date").and_then(day::of) {
            posted if posted.is_some() && day::of(value) < posted => Err(Code::BeforeDate.into()),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

fn one_of<T: Named>(value: &Value, otherwise: Code) -> Result<T, Reason> {
    let found = T::NAMED.iter().find(|(name, _)| value == name);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| {
        let all: Vec<_> = T::NAMED.iter().map(|(name, _)| *name).collect();
        otherwise.with("all", all.join(", "))
    })
}

fn text(value: &Value) -> Result<String, Reason> {
    line(value, Code::NotText, Code::NotOneLine)
}

/// A line of text, or the reason for what is no text or not one short line.
fn line(value: &Value, other: Code, long: Code) -> Result<String, Reason> {
    let text = value.as_str().ok_or(other)?.trim();
    if text.chars().count() > TEXT_MAX || text.chars().any(char::is_control) {
        return Err(long.with("max", TEXT_MAX));
    }
    Ok(text.to_owned())
}

fn list(value: &Value) -> Result<Vec<String>, Reason> {
    let list = value.as_array().ok_or(Code::NotList)?;
    if list.len() > LIST_MAX {
        return Err(Code::LongList.with("max", LIST_MAX));
    }
    if list.iter().any(is_empty) {
        return Err(Code::EmptyInList.into());
    }
    let texts = list.iter();
    texts
        .map(|text| line(text, Code::NoTextInList, Code::LongInList))
        .collect()
}

/// So many large letters, as the codes of countries and currencies have.
fn letters(value: &Value, count: usize, otherwise: Code) -> Result<String, Reason> {
    match value.as_str() {
        Some(code) if code.len() == count && code.bytes().all(|byte| byte.is_ascii_uppercase()) => {
            Ok(code.to_owned())
        }
        _ => Err(otherwise.into()),
    }
}

/// A text that is shown as it is, or amounts that programs understand.
fn pay(value: &Value) -> Result<Pay, Reason> {
    let Value::Object(pay) = value else {
        let text = text(value).map(Pay::Text);
        return text.map_err(|_| Code::PayForm.with("max", TEXT_MAX));
    };
    let known = ["currency", "min", "max", "unit"];
    if let Some(name) = pay.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(Code::PayPart.with("part", name));
    }
    let part = |name| pay.get(name).unwrap_or(&Value::Null);
    let currency = letters(part("currency"), 3, Code::PayCurrency)?;
    let unit = one_of::<PayUnit>(part("unit"), Code::PayUnit)?;
    let min = amount(part("min"), Code::PayMin)?;
    let max = amount(part("max"), Code::PayMax)?;
    if min > max {
        return Err(Code::PayOrder.into());
    }
    Ok(Pay::Amounts(PayAmounts {
        currency,
        min,
        max,
        unit,
    }))
}

fn amount(value: &Value, otherwise: Code) -> Result<u64, Reason> {
    let whole = value.as_u64().filter(|amount| (1..=AMOUNT_MAX).contains(amount));
    whole.ok_or_else(|| otherwise.with("max", AMOUNT_MAX))
}

/// A day, in the form in which it is kept.
pub(super) fn day(value: &Value) -> Result<String, Reason> {
    day::of(value).ok_or_else(|| Code::NotDay.with("value", brief(value)))
}

/// Refuses a text with characters that readers do not see, or that change the order of others.
pub(super) fn seen(text: &str) -> Result<(), Reason> {
    seen_text::unseen(text).map_or(Ok(()), |character| {
        let code = u32::from(character);
        Err(Code::Unseen.with("character", format_args!("U+{code:04X}")))
    })
}

/// A value for an error, cut off where it is long.
fn brief(value: &Value) -> String {
    let json = value.to_string();
    match json.char_indices().nth(SHOWN_MAX) {
        Some((end, _)) => format!("{}…", json.get(..end).unwrap_or(&json)),
        None => json,
    }
}
