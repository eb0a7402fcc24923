//! How each detail of a position is read: once, into what is shown.

use serde_json::{Map, Value, json};

use super::details::{EmploymentType, Named, Pay, PayAmounts, PayUnit, PostDetails, Remote};
use super::{AMOUNT_MAX, BadDetail, LIST_MAX, TEXT_MAX, is_empty};
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
            employment_type: self.read("employmentType", one_of::<EmploymentType>),
            pay: self.read("pay", pay),
            place: self.read("place", text),
            place_country: self.read("placeCountry", |value| letters(value, 2, "a country")),
            remote: self.read("remote", one_of::<Remote>),
            remote_from: self.read("remoteFrom", list).unwrap_or_default(),
            process: self.read("process", list).unwrap_or_default(),
            closing_date: self.read("closingDate", day),
        }
    }

    /// Reads a field, unless it is empty.
    pub(super) fn read<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&Value) -> Result<T, String>,
    ) -> Option<T> {
        let value = self.post.get(field).filter(|value| !is_empty(value))?;
        let result = read(value).and_then(|read| fits(field, value, self.post).map(|()| read));
        result
            .map_err(|reason| self.bad.push(BadDetail { field, reason }))
            .ok()
    }
}

/// Whether a detail fits the others: what has no meaning without another field needs it.
fn fits(field: &str, value: &Value, post: &Map<String, Value>) -> Result<(), String> {
    let has = |name: &str| post.get(name).is_some_and(|other| !is_empty(other));
    match field {
        // Search engines want the country of a place, which its name does not say.
        "place" if !has("placeCountry") => Err("needs `placeCountry` beside it".to_owned()),
        "placeCountry" if !has("place") => Err("needs `place` beside it".to_owned()),
        "remoteFrom" if post.get("remote") != Some(&json!("FULL")) => {
            Err("needs `remote` to be FULL".to_owned())
        }
        "closingDate" => match post.get("date").and_then(day::of) {
            posted if posted.is_some() && day::of(value) < posted => Err("lies before `date`".to_owned()),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

fn one_of<T: Named>(value: &Value) -> Result<T, String> {
    let found = T::NAMED.iter().find(|(name, _)| value == name);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| {
        let all: Vec<_> = T::NAMED.iter().map(|(name, _)| *name).collect();
        format!("must be one of {}", all.join(", "))
    })
}

fn text(value: &Value) -> Result<String, String> {
    let text = value.as_str().ok_or("must be a text")?.trim();
    if text.chars().count() > TEXT_MAX || text.chars().any(char::is_control) {
        return Err(format!("must be one line of at most {TEXT_MAX} characters"));
    }
    Ok(text.to_owned())
}

fn list(value: &Value) -> Result<Vec<String>, String> {
    let list = value.as_array().ok_or("must be a list of texts")?;
    if list.len() > LIST_MAX {
        return Err(format!("must have at most {LIST_MAX} texts"));
    }
    if list.iter().any(is_empty) {
        return Err("has an empty text".to_owned());
    }
    let texts: Result<_, _> = list.iter().map(text).collect();
    texts.map_err(|reason| format!("has a text that {reason}"))
}

/// So many large letters, as the codes of countries and currencies have.
fn letters(value: &Value, count: usize, of: &str) -> Result<String, String> {
    match value.as_str() {
        Some(code) if code.len() == count && code.bytes().all(|byte| byte.is_ascii_uppercase()) => {
            Ok(code.to_owned())
        }
        _ => Err(format!("must be the code of {of}: {count} large letters")),
    }
}

/// A text that is shown as it is, or amounts that programs understand.
fn pay(value: &Value) -> Result<Pay, String> {
    let Value::Object(pay) = value else {
        return text(value).map(Pay::Text).map_err(|_| {
            format!("must be one line of at most {TEXT_MAX} characters, or have currency, min, max and unit")
        });
    };
    let known = ["currency", "min", "max", "unit"];
    if let Some(name) = pay.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("has the unknown part {name}"));
    }
    let part = |name| pay.get(name).unwrap_or(&Value::Null);
    let named = |name: &'static str| move |reason| format!("{name} {reason}");
    let currency = letters(part("currency"), 3, "a currency").map_err(named("currency"))?;
    let unit = one_of::<PayUnit>(part("unit")).map_err(named("unit"))?;
    let [min, max] = [amount(part("min")), amount(part("max"))];
    let (min, max) = (min.map_err(named("min"))?, max.map_err(named("max"))?);
    if min > max {
        return Err("has a min above its max".to_owned());
    }
    Ok(Pay::Amounts(PayAmounts {
        currency,
        min,
        max,
        unit,
    }))
}

fn amount(value: &Value) -> Result<u64, String> {
    let whole = value.as_u64().filter(|amount| (1..=AMOUNT_MAX).contains(amount));
    whole.ok_or_else(|| format!("must be a whole number from 1 to {AMOUNT_MAX}"))
}

/// A day, in the form in which it is kept.
pub(super) fn day(value: &Value) -> Result<String, String> {
    day::of(value).ok_or_else(|| {
        format!(
            "must be a day that exists, such as 2026-01-31, and is {}",
            brief(value)
        )
    })
}

/// Refuses a text with characters that readers do not see, or that change the order of others.
pub(super) fn seen(text: &str) -> Result<(), String> {
    seen_text::unseen(text).map_or(Ok(()), |character| {
        let code = u32::from(character);
        Err(format!("has a character that is not shown, U+{code:04X}"))
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
