//! The company's file as people change it: read with all that is wrong with it, and replaced in one step. The first change of a file
//! that came with the site makes another one in its place.

use std::{
    collections::BTreeMap,
    io::{self, Write as _},
    path::Path,
};

use content_wire::{base64, reason::Reason, secret};
use serde::Serialize;
use serde_json::Value;
use tempfile::NamedTempFile;
use thiserror::Error;

use crate::{facts_place::FactsPlace, faults::faults, file::CompanyFacts, json_file, review::warnings};

/// What the file holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CompanyDocument {
    /// Names the text of the file.
    pub revision: String,
    /// All entries, as they stand there.
    pub facts: Value,
    /// What is wrong, by the entry.
    pub faults: BTreeMap<String, String>,
    /// The same by codes, which the desk has words for.
    pub reasons: BTreeMap<String, Reason>,
    /// What `server check` warns of.
    pub warnings: Vec<String>,
    /// Whether it can be replaced.
    pub is_writable: bool,
    /// Why the site does not show what the file holds; `None` if it does, or is about to, or if nothing is known of that.
    pub not_live: Option<String>,
}

/// Why the file is not read or written.
#[derive(Debug, Error)]
pub enum CompanyDocumentError {
    /// It is missing or may not be read.
    #[error("the file of the company's facts cannot be read")]
    Absent(#[source] io::Error),
    /// It is not JSON.
    #[error("the file of the company's facts is not JSON")]
    Malformed(#[source] serde_json::Error),
    /// It is another one than was read.
    #[error("the file of the company's facts has changed")]
    Stale,
    /// An entry is unknown or has a wrong value.
    #[error("the company's facts are not valid")]
    Invalid(BTreeMap<String, Reason>),
    /// It cannot be replaced.
    #[error("the file of the company's facts cannot be written")]
    ReadOnly(#[source] io::Error),
}

/// Where the file is, and for which languages it is read.
#[derive(Clone, Debug)]
pub struct CompanyFile {
    /// Where it is.
    pub place: FactsPlace,
    /// The codes of the languages.
    pub languages: Vec<&'static str>,
}

impl CompanyFile {
    /// Reads the file.
    ///
    /// # Errors
    ///
    /// If it is missing or no JSON.
    pub fn read(&self) -> Result<CompanyDocument, CompanyDocumentError> {
        let text = json_file::text(self.place.read()).map_err(CompanyDocumentError::Absent)?;
        let facts = json_file::parse(&text).map_err(CompanyDocumentError::Malformed)?;
        let reasons = faults(&facts, &self.languages);
        let sentences = reasons
            .iter()
            .map(|(entry, reason)| (entry.clone(), reason.to_string()));
        let is_writable = self.place.write().and_then(|file| part_of(&file)).is_ok();
        Ok(CompanyDocument {
            revision: revision(&text),
            faults: sentences.collect(),
            reasons: reasons.clone(),
            warnings: CompanyFacts::read(&facts, &self.languages)
                .map(|facts| warnings(&facts))
                .unwrap_or_default(),
            facts,
            is_writable,
            not_live: None,
        })
    }

    /// Replaces what has this revision, in one step. The text gets the form of this program; it keeps the order of the entries.
    ///
    /// # Errors
    ///
    /// If the facts are wrong, the file has changed or cannot be written. It is as it was then.
    pub fn replace(&self, facts: &Value, seen: &str) -> Result<CompanyDocument, CompanyDocumentError> {
        let faults = faults(facts, &self.languages);
        if !faults.is_empty() {
            return Err(CompanyDocumentError::Invalid(faults));
        }
        // Another server may share the file. Who waited reads what the other has left there.
        let own = json_file::open(self.place.read()).map_err(CompanyDocumentError::Absent)?;
        own.lock().map_err(CompanyDocumentError::ReadOnly)?;
        let before = json_file::text(self.place.read()).map_err(CompanyDocumentError::Absent)?;
        if revision(&before) != seen {
            return Err(CompanyDocumentError::Stale);
        }
        let text = serde_json::to_string_pretty(facts).map_err(CompanyDocumentError::Malformed)? + "\n";
        let written = || -> io::Result<()> {
            let file = self.place.write()?;
            let mut part = part_of(&file)?;
            part.write_all(text.as_bytes())?;
            // One that is new is readable for this user only.
            if let Ok(metadata) = file.metadata() {
                part.as_file().set_permissions(metadata.permissions())?;
            }
            part.as_file().sync_all()?;
            part.persist(file)?;
            Ok(())
        };
        written().map_err(CompanyDocumentError::ReadOnly)?;
        self.read()
    }
}

/// A file beside the real one.
fn part_of(file: &Path) -> io::Result<NamedTempFile> {
    let folder = file.parent().unwrap_or(Path::new("."));
    tempfile::Builder::new().prefix(".company-").tempfile_in(folder)
}

fn revision(text: &str) -> String {
    base64::encode(secret::digest(text))
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt as _, path::PathBuf};

    use serde_json::json;

    use super::*;

    fn at(place: FactsPlace) -> CompanyFile {
        let languages = vec!["en", "jp", "kr"];
        CompanyFile { place, languages }
    }

    fn file(text: &str) -> (tempfile::TempDir, PathBuf, CompanyFile) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("company.json");
        fs::write(&path, text).unwrap();
        let company = at(FactsPlace::named(path.clone()));
        (folder, path, company)
    }

    #[test]
    fn a_change_of_a_file_that_came_with_the_site_is_kept_elsewhere() {
        let (folder, first, _) = file(r#"{"email": {"support": "a@example.com"}}"#);
        let data = folder.path().join("var");
        let company = at(FactsPlace::begun(&data, first.clone()));
        let read = company.read().unwrap();
        assert!(read.is_writable);
        let mut facts = read.facts.clone();
        for (number, support) in ["b@example.com", "c@example.com"].iter().enumerate() {
            let seen = company.read().unwrap().revision;
            facts["email"]["support"] = json!(support);
            company.replace(&facts, &seen).unwrap();
            assert_eq!(
                company.read().unwrap().facts["email"]["support"],
                *support,
                "{number}"
            );
        }
        let stale = company.replace(&facts, &read.revision);
        assert!(matches!(stale, Err(CompanyDocumentError::Stale)), "{stale:?}");
        assert!(fs::read_to_string(&first).unwrap().contains("a@example.com"));
        let mode = fs::metadata(data.join("company.json"))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(fs::read_dir(&data).unwrap().count(), 1);
    }

    #[test]
    fn a_change_keeps_the_order_the_mode_and_nothing_beside_it() {
        let (folder, path, company) = file(r#"{"social": [], "email": {"support": "a@example.com"}}"#);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        let read = company.read().unwrap();
        assert!(read.is_writable && read.faults.is_empty() && !read.warnings.is_empty());
        let mut facts = read.facts.clone();
        facts["email"]["support"] = json!("b@example.com");
        let written = company.replace(&facts, &read.revision).unwrap();
        assert_ne!(written.revision, read.revision);
        assert_eq!(written.facts, facts);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.find("social") < text.find("email"), "{text}");
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_change_of_something_older_or_wrong_is_refused() {
        let (_folder, path, company) = file("{}");
        let seen = company.read().unwrap().revision;
        let stale = company.replace(&json!({}), "another");
        assert!(matches!(stale, Err(CompanyDocumentError::Stale)), "{stale:?}");
        let wrong = company.replace(&json!({"email": {"support": "x"}}), &seen);
        assert!(
            matches!(wrong, Err(CompanyDocumentError::Invalid(faults)) if faults.contains_key("email.support"))
        );
        assert_eq!(fs::read_to_string(&path).unwrap(), "{}");
    }

    #[test]
    fn a_file_behind_a_link_is_replaced_and_not_the_link() {
        let (folder, path, company) = file("{}");
        let link = folder.path().join("link.json");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let linked = at(FactsPlace::named(link.clone()));
        let seen = linked.read().unwrap().revision;
        linked.replace(&json!({"social": []}), &seen).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(company.read().unwrap().facts, json!({"social": []}));
    }

    #[test]
    fn a_file_that_is_missing_or_no_json_is_told_apart() {
        let (folder, _, company) = file("{");
        assert!(matches!(company.read(), Err(CompanyDocumentError::Malformed(_))));
        drop(folder);
        assert!(matches!(company.read(), Err(CompanyDocumentError::Absent(_))));
    }
}
