//! Everything that is wrong with the company's facts, each with its place. Reading them for the pages stops at the first entry that
//! is wrong; here it is repeated without that entry, in each language.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use serde_json::Value;

use content_wire::reason::Reason;

use crate::file::{self, Invalid};

/// Most entries that are looked for in a language.
const FAULTS_MAX: usize = 100;

/// What is wrong, by its place: `email.support`, `albums.genesis01.videos[1]`, `game.videos.tutorial.kr`. Empty if the pages can be
/// made of the facts.
pub(crate) fn faults(facts: &Value, languages: &[&str]) -> BTreeMap<String, Reason> {
    let mut faults = BTreeMap::new();
    for code in languages {
        let (mut rest, mut taken) = (facts.clone(), Taken::new());
        for _ in 0..FAULTS_MAX {
            let Err(Invalid { entry, reason }) = file::company(&rest, code, languages) else {
                break;
            };
            let way = locate(&rest, &entry, code, languages);
            let (list, place) = place(&way, &taken);
            // Of what was taken out below it no one need be told that it is missing.
            let is_known = |known: &String| {
                known
                    .strip_prefix(&place)
                    .is_some_and(|rest| rest.starts_with(['.', '[']))
            };
            if !faults.keys().any(is_known) {
                faults.entry(place).or_insert(reason);
            }
            if !take(&mut rest, &way) {
                break;
            }
            if let Some((list, index)) = list {
                taken.entry(list).or_default().insert(index);
            }
        }
    }
    faults
}

/// The places in lists of what was taken out of them, by the place of the list.
type Taken = BTreeMap<String, BTreeSet<usize>>;

/// A step into a value.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Key(String),
    Index(usize),
}

/// The steps to an entry such as `albums.genesis01.videos[1]`, with the languages that it stands under; as far as they lead.
fn locate(facts: &Value, entry: &str, code: &str, languages: &[&str]) -> Vec<Step> {
    let (mut value, mut way) = (facts, Vec::new());
    for step in steps(entry) {
        // A stranger among languages is no value of any of them.
        if let Some(own) = file::own_key(value, code, languages).filter(|_| next(value, &step).is_none()) {
            value = value.get(own).unwrap_or(&Value::Null);
            way.push(Step::Key(own.to_owned()));
        }
        let Some(inner) = next(value, &step) else {
            return way;
        };
        value = inner;
        way.push(step);
    }
    if let Some(own) = file::own_key(value, code, languages) {
        way.push(Step::Key(own.to_owned()));
    }
    way
}

fn steps(entry: &str) -> Vec<Step> {
    let parts = entry.split('.').flat_map(|part| part.split('['));
    let parts = parts.filter(|part| !part.is_empty());
    let step = |part: &str| match part.strip_suffix(']').map(str::parse) {
        Some(Ok(index)) => Step::Index(index),
        _ => Step::Key(part.to_owned()),
    };
    parts.map(step).collect()
}

fn next<'v>(value: &'v Value, step: &Step) -> Option<&'v Value> {
    match step {
        Step::Key(key) => value.get(key),
        Step::Index(index) => value.get(index),
    }
}

/// Takes what is at the end of a way out; whether there was anything to take.
fn take(facts: &mut Value, way: &[Step]) -> bool {
    let Some((last, way)) = way.split_last() else {
        return false;
    };
    let parent = way.iter().try_fold(facts, |value, step| match step {
        Step::Key(key) => value.get_mut(key),
        Step::Index(index) => value.get_mut(index),
    });
    match (parent, last) {
        (Some(Value::Object(fields)), Step::Key(key)) => fields.shift_remove(key).is_some(),
        (Some(Value::Array(items)), Step::Index(index)) if *index < items.len() => {
            items.remove(*index);
            true
        }
        _ => false,
    }
}

/// The place at the end of a way as it was before anything was taken out, and the list that it is in.
fn place(way: &[Step], taken: &Taken) -> (Option<(String, usize)>, String) {
    let (mut list, mut place) = (None, String::new());
    for step in way {
        match step {
            Step::Key(key) => {
                list = None;
                place.push_str(if place.is_empty() { "" } else { "." });
                place.push_str(key);
            }
            Step::Index(index) => {
                let before = taken.get(&place).into_iter().flatten();
                let index = before.fold(*index, |index, gone| index + usize::from(*gone <= index));
                list = Some((place.clone(), index));
                // Writing to a string cannot fail.
                let _ = write!(place, "[{index}]");
            }
        }
    }
    (list, place)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const LANGUAGES: [&str; 3] = ["en", "jp", "kr"];

    fn places(facts: &Value) -> Vec<String> {
        faults(facts, &LANGUAGES).into_keys().collect()
    }

    #[test]
    fn every_wrong_entry_is_named_with_its_language() {
        let facts = json!({
            "email": {"recruit": "nobody", "support": {"default": "a@example.com", "jp": "none"}},
            "albums": {"genesis01": {"videos": ["long enough", "abcdefghijk", "short"], "stores": {"bandcamp": "http://a.example/"}}},
            "game": {"videos": {"tutorial": {"default": null, "kr": "no", "ko": "x"}, "mashUp": [null, null, null]}},
            "social": [{"name": " ", "url": "x"}],
            "emial": {},
        });
        assert_eq!(
            places(&facts),
            [
                "albums.genesis01.stores.bandcamp",
                "albums.genesis01.videos[0]",
                "albums.genesis01.videos[2]",
                "email.recruit",
                "email.support.jp",
                "emial",
                "game.videos.mashUp",
                "game.videos.tutorial.ko",
                "game.videos.tutorial.kr",
                "social[0].name",
                "social[0].url",
            ]
        );
        assert!(
            faults(&facts, &LANGUAGES)["email.recruit"]
                .to_string()
                .contains("`nobody` is no mailbox")
        );
    }

    #[test]
    fn so_many_entries_that_looking_takes_long_are_one_fault() {
        let fields: serde_json::Map<_, _> = (0..50_000)
            .map(|number| (format!("f{number}"), json!(1)))
            .collect();
        assert_eq!(
            faults(&fields.into(), &LANGUAGES)[""].to_string(),
            "has more than 1000 values"
        );
    }

    #[test]
    fn facts_of_which_pages_are_made_have_no_fault_and_others_have_one() {
        assert_eq!(places(&json!({})), [""; 0]);
        assert_eq!(places(&json!([])), [""]);
        assert_eq!(places(&json!({"social": [null]})), ["social[0]"]);
        for wrong in [
            json!({"email": 5}),
            json!({"social": {"jp": 1}}),
            json!({"a": {"en": {"x": 1}}}),
        ] {
            let is_wrong = LANGUAGES
                .into_iter()
                .any(|code| file::company(&wrong, code, &LANGUAGES).is_err());
            assert!(is_wrong && !faults(&wrong, &LANGUAGES).is_empty(), "{wrong}");
        }
    }
}
