//! Compares a language's texts with the default language's.

use std::collections::BTreeSet;

use serde_json::Value;

/// What is wrong with `candidate`, measured by `schema`; empty if nothing is.
///
/// Both must have the same keys, and each text the same placeholders (`{name}`) and something in it. A list of plain
/// texts may be longer or shorter, since a language may need more words or name fewer things; any other list may not.
pub fn differences(schema: &Value, candidate: &Value, place: &str) -> Vec<String> {
    let mut found = Vec::new();
    compare(schema, candidate, "", &mut found);
    found
        .into_iter()
        .map(|problem| format!("{place}: {problem}"))
        .collect()
}

fn compare(schema: &Value, candidate: &Value, path: &str, found: &mut Vec<String>) {
    match (schema, candidate) {
        (Value::Object(expected), Value::Object(given)) => {
            for (key, value) in expected {
                let path = join(path, key);
                match given.get(key) {
                    Some(candidate) => compare(value, candidate, &path, found),
                    None => found.push(format!("`{path}` is missing")),
                }
            }
            let extra = given.keys().filter(|key| !expected.contains_key(*key));
            found.extend(extra.map(|key| format!("`{}` is not in the default language", join(path, key))));
        }
        (Value::Array(expected), Value::Array(given)) => {
            if is_list_of_texts(expected) && is_list_of_texts(given) {
                given
                    .iter()
                    .enumerate()
                    .for_each(|(index, text)| compare_texts(None, text, &join(path, index), found));
            } else if expected.len() == given.len() {
                let pairs = expected.iter().zip(given).enumerate();
                pairs.for_each(|(index, (value, candidate))| {
                    compare(value, candidate, &join(path, index), found);
                });
            } else {
                found.push(format!(
                    "`{path}` has {} entries in place of {}",
                    given.len(),
                    expected.len()
                ));
            }
        }
        (Value::String(text), candidate @ Value::String(_)) => {
            compare_texts(Some(text), candidate, path, found);
        }
        _ => found.push(format!("`{path}` is of another kind")),
    }
}

fn compare_texts(expected: Option<&str>, candidate: &Value, path: &str, found: &mut Vec<String>) {
    let text = candidate.as_str().unwrap_or_default();
    if text.trim().is_empty() {
        found.push(format!("`{path}` is empty"));
    } else if expected.is_some_and(|expected| placeholders(expected) != placeholders(text)) {
        found.push(format!("`{path}` has other placeholders"));
    }
}

fn is_list_of_texts(list: &[Value]) -> bool {
    !list.is_empty() && list.iter().all(Value::is_string)
}

fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() {
        key.to_string()
    } else {
        format!("{path}.{key}")
    }
}

/// Names between braces.
fn placeholders(text: &str) -> BTreeSet<&str> {
    let opened = text.split('{').skip(1);
    opened
        .filter_map(|rest| rest.split_once('}'))
        .map(|(name, _)| name)
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_faithful_translation_has_no_differences() {
        let schema = json!({"a": "Hello {name}", "b": {"list": ["x", "y"]}, "c": [{"q": "1"}]});
        let candidate = json!({"c": [{"q": "2"}], "b": {"list": ["z"]}, "a": "{name}様"});
        assert_eq!(
            differences(&schema, &candidate, "jp/x.json"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn every_kind_of_difference_is_named() {
        for (schema, candidate, problem) in [
            (json!({"a": {"b": "x"}}), json!({"a": {}}), "`a.b` is missing"),
            (json!({}), json!({"a": "x"}), "`a` is not in the default language"),
            (json!({"a": "x"}), json!({"a": "  "}), "`a` is empty"),
            (json!({"a": ["x"]}), json!({"a": ["x", ""]}), "`a.1` is empty"),
            (
                json!({"a": "{email}"}),
                json!({"a": "{mail}"}),
                "`a` has other placeholders",
            ),
            (json!({"a": "x"}), json!({"a": ["x"]}), "`a` is of another kind"),
            (json!({"a": "x"}), json!({"a": 1}), "`a` is of another kind"),
            (
                json!({"a": [{"b": "x"}]}),
                json!({"a": []}),
                "`a` has 0 entries in place of 1",
            ),
            (
                json!({"a": ["x"]}),
                json!({"a": []}),
                "`a` has 0 entries in place of 1",
            ),
        ] {
            assert_eq!(differences(&schema, &candidate, "f"), [format!("f: {problem}")]);
        }
    }
}
