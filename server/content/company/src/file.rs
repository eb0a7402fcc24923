//! Reads the company's file and chooses the values of each language.

use std::path::{Path, PathBuf};

use content_wire::reason::{Code, Reason};
use serde_json::Value;
use thiserror::Error;

use crate::{
    facts::Company,
    json_file::{self, JsonFileError},
    object::Object,
    text,
    value::reason_in,
};

/// Most values of the file, objects and lists included. What is wrong is found by reading it again and again.
const VALUES_MAX: usize = 1000;
/// Key of the value for languages that have none of their own.
const DEFAULT: &str = "default";

/// Why the company's file cannot be used.
#[derive(Debug, Error)]
pub enum CompanyError {
    /// It gives no value.
    #[error(transparent)]
    File(#[from] JsonFileError),
    /// An entry is unknown or has a wrong value.
    #[error("{}: `{entry}`: {reason}", path.display())]
    Invalid {
        /// The file.
        path: PathBuf,
        /// Where in the file, as in `albums.genesis02.videos[0]`.
        entry: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// The company's facts in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CompanyFacts {
    /// By the codes of the languages.
    companies: Vec<(String, Company)>,
    /// What a language has that is not among them.
    nothing: Company,
}

impl CompanyFacts {
    /// Reads the file for languages, which are named by their codes.
    ///
    /// # Errors
    ///
    /// If it is missing, or an entry of it is unknown or has a wrong value in any language.
    pub fn load(path: &Path, languages: &[&str]) -> Result<Self, CompanyError> {
        let file = json_file::read(path)?;
        Self::read(&file, languages).map_err(|Invalid { entry, reason }| CompanyError::Invalid {
            path: path.to_owned(),
            entry: text::in_one_line(&entry),
            reason: text::in_one_line(&reason.to_string()),
        })
    }

    pub(crate) fn read(file: &Value, languages: &[&str]) -> Result<Self, Invalid> {
        let read = |code: &&str| Ok(((*code).to_owned(), company(file, code, languages)?));
        Ok(Self {
            companies: languages.iter().map(read).collect::<Result<_, Invalid>>()?,
            nothing: Company::default(),
        })
    }

    /// The facts in a language; nothing in one that they were not read for.
    pub fn in_language(&self, code: &str) -> &Company {
        let mut companies = self.companies.iter();
        let found = companies.find(|(other, _)| other == code);
        found.map_or(&self.nothing, |(_, company)| company)
    }

    /// The facts in each language, by its code.
    pub(crate) fn by_language(&self) -> impl Iterator<Item = (&str, &Company)> {
        let companies = self.companies.iter();
        companies.map(|(code, company)| (code.as_str(), company))
    }

    /// Whether any page has another company's player.
    pub fn has_players(&self) -> bool {
        self.companies.iter().any(|(_, company)| company.has_players())
    }
}

/// An entry that is unknown or has a wrong value.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Invalid {
    pub(crate) entry: String,
    pub(crate) reason: Reason,
}

/// The facts in one language.
pub(crate) fn company(file: &Value, code: &str, languages: &[&str]) -> Result<Company, Invalid> {
    let mut room = VALUES_MAX;
    if !has_room(file, &mut room) {
        return Err(Invalid {
            entry: String::new(),
            reason: Code::ManyValues.with("max", VALUES_MAX),
        });
    }
    let own = in_language(file, code, languages, "")?;
    match serde_path_to_error::deserialize(own) {
        Ok(Object(company)) => Ok(company),
        Err(error) => Err(Invalid {
            entry: error.path().to_string(),
            reason: reason_in(&error.into_inner().to_string()),
        }),
    }
}

/// Whether a value has no more values in it than there is room for. It looks at no more than these.
fn has_room(value: &Value, room: &mut usize) -> bool {
    let Some(left) = room.checked_sub(1) else {
        return false;
    };
    *room = left;
    match value {
        Value::Object(fields) => fields.values().all(|value| has_room(value, room)),
        Value::Array(items) => items.iter().all(|item| has_room(item, room)),
        _ => true,
    }
}

/// The key of a language's value, where a value stands for each language.
pub(crate) fn own_key<'l>(value: &Value, code: &'l str, languages: &[&str]) -> Option<&'l str> {
    let fields = value.as_object()?;
    let keys = [code, DEFAULT];
    let is_by_language = fields.keys().any(|key| is_language(key, languages));
    keys.into_iter()
        .find(|key| is_by_language && fields.contains_key(*key))
}

/// The file with one value in the place of each object that has a value for each language.
fn in_language(value: &Value, code: &str, languages: &[&str], entry: &str) -> Result<Value, Invalid> {
    let is_language = |key: &str| is_language(key, languages);
    let below = |key: &str| match entry {
        "" => key.to_owned(),
        entry => format!("{entry}.{key}"),
    };
    match value {
        Value::Object(fields) if fields.keys().any(|key| is_language(key)) => {
            if let Some(stranger) = fields.keys().find(|key| !is_language(key)) {
                return Err(Invalid {
                    entry: below(stranger),
                    reason: Code::NoLanguage.into(),
                });
            }
            let own = fields.get(code).or_else(|| fields.get(DEFAULT));
            in_language(own.unwrap_or(&Value::Null), code, languages, entry)
        }
        Value::Object(fields) => {
            let chosen = |(key, value): (&String, _)| {
                Ok((key.clone(), in_language(value, code, languages, &below(key))?))
            };
            fields.iter().map(chosen).collect()
        }
        Value::Array(items) => {
            let chosen = |(index, item)| in_language(item, code, languages, &format!("{entry}[{index}]"));
            items.iter().enumerate().map(chosen).collect()
        }
        plain => Ok(plain.clone()),
    }
}

fn is_language(key: &str, languages: &[&str]) -> bool {
    key == DEFAULT || languages.contains(&key)
}

#[cfg(test)]
mod tests;
