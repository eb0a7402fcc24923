//! Writes the languages of the site as a table, from the list of pages and languages that the front end reads too.

use std::{env, error::Error, fmt::Write as _, fs, io, path::Path};

use serde_json::Value;

/// The list, from this crate's folder.
const LIST: &str = "../frontend/src/routing/pages.json";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LIST}");
    let list: Value = serde_json::from_str(&fs::read_to_string(LIST)?)?;
    let languages = languages(&list).ok_or_else(|| io::Error::other(format!("{LIST} has no languages")))?;
    let file = Path::new(&env::var("OUT_DIR")?).join("languages.rs");
    fs::write(file, table(&languages)?)?;
    Ok(())
}

/// Code, tag and script of each language of the list.
fn languages(list: &Value) -> Option<Vec<[&str; 3]>> {
    let entries = list.get("locales")?.as_array()?;
    let languages: Option<Vec<_>> = entries
        .iter()
        .map(|entry| {
            let text = |name| entry.get(name)?.as_str();
            Some([text("code")?, text("tag")?, text("script")?])
        })
        .collect();
    languages.filter(|languages| !languages.is_empty())
}

/// The table, a row for each language.
fn table(languages: &[[&str; 3]]) -> Result<String, Box<dyn Error>> {
    let mut rows = String::new();
    for [code, tag, script] in languages {
        writeln!(
            rows,
            "    Language {{ code: {code:?}, tag: {tag:?}, script: {script:?} }},"
        )?;
    }
    let count = languages.len();
    Ok(format!(
        "/// The languages, in the order of the list.\nstatic LANGUAGES: [Language; {count}] = [\n{rows}];\n"
    ))
}
