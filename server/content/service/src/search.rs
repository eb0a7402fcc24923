//! Free text: which items hold the words of a search.
//!
//! No index serves it. Items are looked at one after the other, in the order of the query, until the page is full.

use content_wire::date;
use serde_json::{Map, Value};

use crate::filter::fold;

/// Words of fewer letters are looked for as they are: with one letter changed they would be almost any word.
const FUZZY_FROM: usize = 3;
/// Words of so many letters may differ in two.
const FUZZIER_FROM: usize = 6;

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Search {
    /// Folded.
    words: Vec<String>,
    needs_all: bool,
    fuzzy: bool,
}

impl Search {
    /// Looks for the words of an expression: for all of them or for any, and with mistakes in them or without.
    pub(crate) fn new(expression: &str, needs_all: bool, fuzzy: bool) -> Self {
        Self {
            words: fold(expression).split_whitespace().map(str::to_owned).collect(),
            needs_all,
            fuzzy,
        }
    }

    /// Says whether an item has them in its texts, the system fields left out. Without a word, every item has them all.
    pub(crate) fn finds(&self, item: &Map<String, Value>) -> bool {
        let mut texts = Vec::new();
        for (_, value) in item.iter().filter(|(name, _)| !name.starts_with('_')) {
            collect(value, &mut texts);
        }
        let has = |word: &String| texts.iter().any(|text| self.is_in(word, text));
        if self.needs_all || self.words.is_empty() {
            self.words.iter().all(has)
        } else {
            self.words.iter().any(has)
        }
    }

    /// A part of a text will do, because not every language puts spaces between its words.
    fn is_in(&self, word: &str, text: &str) -> bool {
        text.contains(word)
            || self.fuzzy
                && text
                    .split(|letter: char| !letter.is_alphanumeric())
                    .any(|other| resembles(word, other))
    }
}

fn collect(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::String(text) => texts.push(fold(text)),
        Value::Array(values) => values.iter().for_each(|value| collect(value, texts)),
        Value::Object(object) if date::of_object(object).is_none() => {
            object.values().for_each(|value| collect(value, texts));
        }
        _ => {}
    }
}

/// Whether two words differ in no more letters than their length allows, put in, left out or exchanged.
fn resembles(word: &str, other: &str) -> bool {
    let (word, other): (Vec<char>, Vec<char>) = (word.chars().collect(), other.chars().collect());
    let allowed = match word.len() {
        0..FUZZY_FROM => 0,
        FUZZY_FROM..FUZZIER_FROM => 1,
        _ => 2,
    };
    if word.len().abs_diff(other.len()) > allowed {
        return false;
    }
    // Levenshtein's distance: `row` holds the distances of what was read of the word to every beginning of the other.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (position, letter) in word.iter().enumerate() {
        let mut diagonal = position;
        let mut left = position + 1;
        let mut next = vec![left];
        for (above, candidate) in row.iter().skip(1).zip(&other) {
            left = (diagonal + usize::from(letter != candidate))
                .min(above + 1)
                .min(left + 1);
            diagonal = *above;
            next.push(left);
        }
        row = next;
    }
    row.last().is_some_and(|distance| *distance <= allowed)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn finds(search: &Search) -> Vec<&'static str> {
        let items = [
            (
                "engineer",
                json!({"_id": "sound", "title": "Server Engineer", "tags": ["Rust", {"level": "Senior"}]}),
            ),
            (
                "composer",
                json!({"_id": "x", "title": "作曲家・サウンドデザイナー", "at": {"$date": "2024-01-02T00:00:00.000Z"}}),
            ),
            ("designer", json!({"_id": "y", "title": "Sound Designer"})),
        ];
        items
            .into_iter()
            .filter(|(_, item)| search.finds(item.as_object().unwrap()))
            .map(|(name, _)| name)
            .collect()
    }

    #[test]
    fn words_are_looked_for_in_every_text_but_not_in_system_fields_and_dates() {
        for (expression, found) in [
            ("SOUND", vec!["designer"]),
            ("senior rust", vec!["engineer"]),
            ("サウンド", vec!["composer"]),
            ("2024", vec![]),
            ("", vec!["engineer", "composer", "designer"]),
        ] {
            assert_eq!(
                finds(&Search::new(expression, true, false)),
                found,
                "{expression}"
            );
        }
    }

    #[test]
    fn any_word_will_do_or_all_are_needed() {
        assert_eq!(
            finds(&Search::new("sound rust", false, false)),
            ["engineer", "designer"]
        );
        assert!(finds(&Search::new("sound rust", true, false)).is_empty());
    }

    #[test]
    fn a_fuzzy_search_forgives_as_many_letters_as_a_word_can_bear() {
        for (expression, found) in [
            ("enginer", vec!["engineer"]),
            ("engnier", vec!["engineer"]),
            ("engnir", vec![]),
            ("ngnr", vec![]),
            ("sund", vec!["designer"]),
            ("sud", vec![]),
            ("ru", vec!["engineer"]),
            ("ra", vec![]),
        ] {
            assert_eq!(finds(&Search::new(expression, true, true)), found, "{expression}");
            let strict = finds(&Search::new(expression, true, false));
            assert!(strict.is_empty() || expression == "ru", "{expression}");
        }
    }
}
