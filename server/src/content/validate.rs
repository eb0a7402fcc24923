//! Compares a language's texts with the English ones, which are the schema of all.
//!
//! `locales/README.md` states the rule. The build of the pages applies the same in `frontend/scripts/locale-parity.mjs`;
//! both are tested with `locales/validation-cases.json`.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// What is wrong with `texts`, measured by `english`; empty if nothing is. Each line begins with `place`.
pub(crate) fn differences(english: &Value, texts: &Value, place: &str) -> Vec<String> {
    let mut found = Vec::new();
    compare(english, texts, "", &mut found);
    found
        .into_iter()
        .map(|problem| format!("{place}: {problem}"))
        .collect()
}

/// The categories of numbers that languages tell apart, as Unicode names them.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn compare(english: &Value, texts: &Value, path: &str, found: &mut Vec<String>) {
    match (english, texts) {
        (Value::Object(expected), Value::Object(given)) if counts(expected) => {
            let other = &expected["other"];
            if !given.contains_key("other") {
                found.push(format!("`{}` is missing", join(path, "other")));
            }
            for (category, form) in given {
                let path = join(path, category);
                if CATEGORIES.contains(&category.as_str()) {
                    compare(other, form, &path, found);
                } else {
                    found.push(format!("`{path}` is not in English"));
                }
            }
        }
        (Value::Object(expected), Value::Object(given)) => {
            for (key, value) in expected {
                let path = join(path, key);
                match given.get(key) {
                    Some(texts) => compare(value, texts, &path, found),
                    None => found.push(format!("`{path}` is missing")),
                }
            }
            let extra = given.keys().filter(|key| !expected.contains_key(*key));
            found.extend(extra.map(|key| format!("`{}` is not in English", join(path, key))));
        }
        (Value::Array(expected), Value::Array(given)) if expected.len() == given.len() => {
            let pairs = expected.iter().zip(given).enumerate();
            pairs.for_each(|(index, (value, texts))| compare(value, texts, &join(path, index), found));
        }
        (Value::Array(expected), Value::Array(given)) => {
            let (given, expected) = (given.len(), expected.len());
            found.push(format!("`{path}` has {given} entries in place of {expected}"));
        }
        (Value::String(_), Value::String(text)) if text.trim().is_empty() => {
            found.push(format!("`{path}` is empty"));
        }
        (Value::String(expected), Value::String(text)) => {
            if placeholders(expected) != placeholders(text) {
                found.push(format!("`{path}` has other placeholders"));
            }
        }
        _ => found.push(format!("`{path}` is of another kind")),
    }
}

/// Whether this is a text that counts: its forms by categories, of which each language has those that it needs.
fn counts(texts: &Map<String, Value>) -> bool {
    let is_form =
        |(category, form): (&String, &Value)| CATEGORIES.contains(&category.as_str()) && form.is_string();
    texts.contains_key("other") && texts.iter().all(is_form)
}

fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() {
        key.to_string()
    } else {
        format!("{path}.{key}")
    }
}

/// Names between braces, as a page finds them.
fn placeholders(text: &str) -> BTreeSet<&str> {
    let opened = text.split('{').skip(1);
    opened
        .filter_map(|rest| rest.split_once('}'))
        .map(|(name, _)| name)
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// The cases that the build's check is tested with too.
    const CASES: &str = include_str!("../../../locales/validation-cases.json");

    #[test]
    fn every_case_has_the_differences_that_it_names() {
        let cases: Vec<Value> = serde_json::from_str(CASES).unwrap();
        assert!(!cases.is_empty());
        for case in cases {
            let mut found = differences(&case["english"], &case["texts"], "f");
            let named = case["faults"].as_array().unwrap().iter();
            let mut wanted: Vec<_> = named
                .map(|fault| format!("f: {}", fault.as_str().unwrap()))
                .collect();
            found.sort();
            wanted.sort();
            assert_eq!(found, wanted, "{}", case["name"]);
        }
    }
}
