//! Writes the table of the languages and their files of texts, from the list that the front end reads too.

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

use serde_json::Value;

/// The list, from this crate's folder.
const LIST: &str = "../../frontend/src/routing/pages.json";

/// The files that are part of the program, in the order of the fields of `Language`.
const FILES: [&str; 4] = ["fallback", "mail", "notice", "preview"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LIST}");
    let list: Value = serde_json::from_str(&fs::read_to_string(LIST)?)?;
    let languages = list.get("locales").and_then(Value::as_array);
    let languages = languages.ok_or_else(|| format!("{LIST} has no languages"))?;
    let mut table = String::new();
    for language in languages {
        let word = |key| {
            let value = language.get(key).and_then(Value::as_str);
            value.ok_or_else(|| format!("{LIST}: a language has no {key}"))
        };
        let (code, tag) = (word("code")?, word("tag")?);
        write!(table, "Language {{ code: {code:?}, tag: {tag:?}")?;
        for file in FILES {
            let path = format!("/../../locales/{code}/{file}.json");
            write!(
                table,
                ", {file}: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))"
            )?;
        }
        table.push_str(" }, ");
    }
    let out = Path::new(&env::var("OUT_DIR")?).join("languages.rs");
    let count = languages.len();
    fs::write(out, format!("static ALL: [Language; {count}] = [{table}];\n"))?;
    Ok(())
}
