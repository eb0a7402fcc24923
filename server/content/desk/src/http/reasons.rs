//! The words of refusals: each code that a field is refused with has some in every language of the desk.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use content_wire::reason::Code;
use serde::Deserialize;
use serde_json::json;

/// The texts of the desk in a language.
#[derive(Deserialize)]
struct Texts {
    reasons: BTreeMap<String, String>,
}

/// What a code is called on the wire.
fn name(code: Code) -> String {
    json!(code).as_str().unwrap().to_owned()
}

/// The names in the braces of a text.
fn placeholders(text: &str) -> BTreeSet<&str> {
    let parts = text.split('{').skip(1);
    parts.filter_map(|part| Some(part.split_once('}')?.0)).collect()
}

#[test]
fn every_code_has_words_in_every_language_with_values_that_its_reasons_have() {
    for language in words::Language::all() {
        let code = language.code();
        let path = format!("{}/../../../locales/{code}/desk.json", env!("CARGO_MANIFEST_DIR"));
        let texts: Texts = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let names: BTreeMap<_, _> = Code::ALL.iter().map(|reason| (name(*reason), *reason)).collect();
        assert!(
            texts.reasons.keys().eq(names.keys()),
            "{code}: {:?} {names:?}",
            texts.reasons.keys()
        );
        for (name, words) in &texts.reasons {
            let values = placeholders(names[name].english());
            assert!(placeholders(words).is_subset(&values), "{code}: {name} {words}");
        }
    }
}
