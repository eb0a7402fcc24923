//! The texts of all languages, read once and checked against each other.

use std::{collections::HashMap, path::Path};

use content_company::json_file::{self, JsonFileError};
use serde_json::Value;
use thiserror::Error;

use super::validate;
use crate::{locale::Locale, site::pages::Pages};

/// Name of the texts that every page shares.
pub(crate) const COMMON: &str = "common";

/// Why the texts cannot be used.
#[derive(Debug, Error)]
pub enum CatalogError {
    /// A file gives no texts.
    #[error(transparent)]
    File(#[from] JsonFileError),
    /// A file does not have what the default language's has.
    #[error("the texts differ from the default language's:\n{}", .0.join("\n"))]
    Differences(Vec<String>),
}

/// The texts of all languages.
#[derive(Clone, Debug)]
pub struct Catalog {
    texts: HashMap<(Locale, String), Value>,
}

impl Catalog {
    /// Reads `<directory>/<locale>/<page id>.json` and `common.json` of every language and page.
    ///
    /// # Errors
    ///
    /// If a file is missing or malformed, or a language lacks, adds or leaves empty what the default language has.
    pub fn load(directory: &Path, pages: &Pages) -> Result<Self, CatalogError> {
        let mut texts = HashMap::new();
        let mut differences = Vec::new();
        for namespace in pages.kinds().map(|page| page.id.as_str()).chain([COMMON]) {
            let schema = read(directory, Locale::DEFAULT, namespace)?;
            for locale in Locale::ALL {
                let candidate = read(directory, locale, namespace)?;
                let place = format!("{}/{namespace}.json", locale.code());
                differences.extend(validate::differences(&schema, &candidate, &place));
                texts.insert((locale, namespace.to_owned()), candidate);
            }
        }
        if differences.is_empty() {
            Ok(Self { texts })
        } else {
            Err(CatalogError::Differences(differences))
        }
    }

    /// The texts of one page (or [`COMMON`]) in one language.
    pub fn texts(&self, locale: Locale, namespace: &str) -> Option<&Value> {
        self.texts.get(&(locale, namespace.to_owned()))
    }
}

fn read(directory: &Path, locale: Locale, namespace: &str) -> Result<Value, CatalogError> {
    let path = directory.join(locale.code()).join(format!("{namespace}.json"));
    Ok(json_file::read(&path)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::named;

    fn write(directory: &Path, name: &str, text: &str) {
        std::fs::write(directory.join(name), text).unwrap();
    }

    fn complete() -> (tempfile::TempDir, Pages) {
        let folder = tempfile::tempdir().unwrap();
        let pages = Pages::load().unwrap();
        for locale in Locale::ALL {
            std::fs::create_dir(folder.path().join(locale.code())).unwrap();
            for namespace in pages.kinds().map(|page| page.id.as_str()).chain([COMMON]) {
                let name = format!("{}/{namespace}.json", locale.code());
                write(
                    folder.path(),
                    &name,
                    &format!(r#"{{"title":"{}"}}"#, locale.tag()),
                );
            }
        }
        (folder, pages)
    }

    #[test]
    fn the_texts_of_each_language_are_found() {
        let (folder, pages) = complete();
        let catalog = Catalog::load(folder.path(), &pages).unwrap();
        assert_eq!(catalog.texts(named("jp"), "home").unwrap()["title"], "ja");
        assert!(catalog.texts(named("jp"), "nothing").is_none());
    }

    #[test]
    fn a_missing_file_is_named() {
        let (folder, pages) = complete();
        std::fs::remove_file(folder.path().join("kr/mashup.json")).unwrap();
        let error = Catalog::load(folder.path(), &pages).unwrap_err();
        assert!(
            matches!(error, CatalogError::File(JsonFileError::Unreadable { path, .. }) if path.ends_with("kr/mashup.json"))
        );
    }

    #[test]
    fn a_malformed_file_is_named() {
        let (folder, pages) = complete();
        write(folder.path(), "jp/common.json", "{");
        let error = Catalog::load(folder.path(), &pages).unwrap_err();
        assert!(
            matches!(error, CatalogError::File(JsonFileError::Malformed { path, .. }) if path.ends_with("jp/common.json"))
        );
    }

    #[test]
    fn a_language_that_lacks_a_text_is_refused() {
        let (folder, pages) = complete();
        write(folder.path(), "jp/home.json", "{}");
        write(folder.path(), "kr/home.json", r#"{"title":" "}"#);
        let error = Catalog::load(folder.path(), &pages).unwrap_err();
        let CatalogError::Differences(differences) = error else {
            panic!("{error}")
        };
        assert_eq!(
            differences,
            [
                "jp/home.json: `title` is missing",
                "kr/home.json: `title` is empty"
            ]
        );
    }
}
