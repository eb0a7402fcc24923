//! The schema of the file, for editors: made of the types that the file is read into.

use std::{env, fs, path::Path};

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{facts::Company, file::CompanyFacts};

/// Writes the file anew when it is set.
const UPDATE: &str = "UPDATE_SCHEMA";

/// Where the files of the repository are, from this crate's folder.
const ROOT: &str = "../../../";
const FILE: &str = "locales/company.schema.json";

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(ROOT).join(file);
    fs::read_to_string(path).unwrap_or_default()
}

/// The codes of the site's languages.
fn languages() -> Vec<String> {
    let list: Value = serde_json::from_str(&read("frontend/src/routing/pages.json")).unwrap();
    let entries = list["locales"].as_array().unwrap().iter();
    entries
        .map(|entry| entry["code"].as_str().unwrap().to_owned())
        .collect()
}

/// A schema whose every entry may also be absent, or have a value for each language.
fn schema() -> Value {
    let generator = SchemaSettings::draft2020_12().into_generator();
    let mut schema = json!(generator.into_root_schema_for::<Company>());
    let languages = languages();
    open_entries(&mut schema, &languages);
    for definition in schema["$defs"].as_object_mut().unwrap().values_mut() {
        open_entries(definition, &languages);
    }
    schema
}

/// Lets every entry of an object or a list be what an entry may be.
fn open_entries(schema: &mut Value, languages: &[String]) {
    if let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) {
        for entry in properties.values_mut() {
            open_entries(entry, languages);
            // An absent entry needs no default that an editor would fill in.
            if let Some(entry) = entry.as_object_mut() {
                entry.remove("default");
            }
            *entry = for_each_language(entry.take(), languages);
        }
    }
    if let Some(items) = schema.get_mut("items") {
        *items = for_each_language(items.take(), languages);
    }
}

/// A value, or one for each language with one for those that have none of their own.
fn for_each_language(mut value: Value, languages: &[String]) -> Value {
    let description = value
        .as_object_mut()
        .and_then(|value| value.remove("description"));
    let value = json!({ "anyOf": [value, { "type": "null" }] });
    let codes: Vec<_> = languages.iter().map(String::as_str).chain(["default"]).collect();
    let mut entry = json!({ "anyOf": [value, {
        "type": "object",
        "propertyNames": { "enum": codes },
        "additionalProperties": value,
        "minProperties": 1,
    }] });
    if let Some(description) = description {
        entry["description"] = description;
    }
    entry
}

#[test]
fn the_schema_of_the_file_is_fresh() {
    let expected = serde_json::to_string_pretty(&schema()).unwrap() + "\n";
    if env::var_os(UPDATE).is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(ROOT).join(FILE);
        fs::write(path, &expected).unwrap();
    }
    let written: Value = serde_json::from_str(&read(FILE)).unwrap_or_default();
    assert!(
        written == schema(),
        "{FILE} is stale: run `{UPDATE}=1 cargo test --workspace --lib schema`, then `npm run format`"
    );
}

/// The schema is looser than the rules in what a text may be, and no stricter anywhere.
#[test]
fn what_is_read_fits_the_schema_and_another_form_does_not() {
    let validator = jsonschema::validator_for(&schema()).unwrap();
    let shipped: Value = serde_json::from_str(&read("locales/company.json")).unwrap();
    let languages = languages();
    let codes: Vec<&str> = languages.iter().map(String::as_str).collect();
    for facts in [
        shipped,
        json!({}),
        json!({"email": null, "social": null, "albums": {"genesis01": {"videos": null}}}),
        json!({"email": {"support": {"default": "a@example.com", "jp": null}}}),
        json!({"game": {"store": {"url": "https://a.example/1", "languageQuery": {"kr": "l=koreana"}},
            "videos": {"freePlay": [null, "abcdefghijk"], "tutorial": {"kr": "abcdefghijk"}}}}),
        json!({"social": {"default": [], "kr": [{"name": "X", "url": "https://x.example"}]}}),
    ] {
        assert!(CompanyFacts::read(&facts, &codes).is_ok(), "{facts}");
        assert!(validator.is_valid(&facts), "{facts}");
    }
    for facts in [
        json!([]),
        json!({"emial": {}}),
        json!({"email": []}),
        json!({"email": {"support": 5}}),
        json!({"email": {"support": {"ko": "a@example.com"}}}),
        json!({"albums": {"genesis03": {}}}),
        json!({"social": [{"name": "X"}]}),
        json!({"social": [{"name": "X", "url": {"kr": 1}}]}),
    ] {
        assert!(CompanyFacts::read(&facts, &codes).is_err(), "{facts}");
        assert!(!validator.is_valid(&facts), "{facts}");
    }
}
