//! Writes the languages of the site as Rust, from the list of pages and languages that the front end reads too.

use std::{env, error::Error, fmt::Write as _, fs, io, path::Path};

use serde_json::Value;

/// The list, from this crate's folder.
const LIST: &str = "../frontend/src/routing/pages.json";

/// A language of the list.
struct Language {
    /// What addresses call it, for example `jp`.
    code: String,
    /// What HTML calls it, for example `ja`.
    tag: String,
    /// Name of its variant, for example `Jp`.
    variant: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LIST}");
    let list: Value = serde_json::from_str(&fs::read_to_string(LIST)?)?;
    let languages = languages(&list).ok_or_else(|| io::Error::other(format!("{LIST} has no languages")))?;
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("locale.rs"), locale(&languages)?)?;
    Ok(())
}

fn languages(list: &Value) -> Option<Vec<Language>> {
    let entries = list.get("locales")?.as_array()?;
    let languages = entries.iter().map(|entry| {
        let code = entry.get("code")?.as_str()?;
        let (first, rest) = code.split_at_checked(1)?;
        Some(Language {
            code: code.to_owned(),
            tag: entry.get("tag")?.as_str()?.to_owned(),
            variant: format!("{}{rest}", first.to_uppercase()),
        })
    });
    languages.collect()
}

/// The enum, and what is said of each language.
fn locale(languages: &[Language]) -> Result<String, Box<dyn Error>> {
    let [mut variants, mut all, mut codes, mut tags] = [const { String::new() }; 4];
    for Language { code, tag, variant } in languages {
        writeln!(
            variants,
            "    /// `{code}` in addresses, `{tag}` in HTML.\n    {variant},"
        )?;
        write!(all, "Self::{variant}, ")?;
        writeln!(codes, "            Self::{variant} => {code:?},")?;
        writeln!(tags, "            Self::{variant} => {tag:?},")?;
    }
    let count = languages.len();
    let first = &languages.first().ok_or("the list has no language")?.variant;
    Ok(format!(
        "/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Locale {{
{variants}}}

impl Locale {{
    /// All languages, in the order in which menus list them.
    pub const ALL: [Self; {count}] = [{all}];

    /// The language of requests that name none: the first one.
    pub const DEFAULT: Self = Self::{first};

    /// What addresses and settings call it.
    pub fn code(self) -> &'static str {{
        match self {{
{codes}        }}
    }}

    /// What HTML calls it: a code may be that of a country, a tag is a language's.
    pub fn tag(self) -> &'static str {{
        match self {{
{tags}        }}
    }}
}}
"
    ))
}
