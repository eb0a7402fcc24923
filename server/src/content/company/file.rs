//! Reads the company's file and chooses the values of each language.

use std::path::{Path, PathBuf};

use serde_json::Value;
use thiserror::Error;

use super::{Company, object::Object, text};
use crate::{
    content::json_file::{self, JsonFileError},
    locale::{Locale, PerLocale},
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
    companies: PerLocale<Company>,
    has_players: bool,
}

impl CompanyFacts {
    /// Reads the file.
    ///
    /// # Errors
    ///
    /// If it is missing, or an entry of it is unknown or has a wrong value in any language.
    pub fn load(path: &Path) -> Result<Self, CompanyError> {
        Self::read(&json_file::read(path)?).map_err(|Invalid { entry, reason }| CompanyError::Invalid {
            path: path.to_owned(),
            entry: text::in_one_line(&entry),
            reason: text::in_one_line(&reason),
        })
    }

    pub(super) fn read(file: &Value) -> Result<Self, Invalid> {
        let companies = PerLocale::try_new(|locale| company(file, locale))?;
        let has_players = companies.all().iter().any(|company| company.has_players());
        Ok(Self {
            companies,
            has_players,
        })
    }

    /// The facts in one language.
    pub fn in_locale(&self, locale: Locale) -> &Company {
        self.companies.get(locale)
    }

    /// Whether any page has another company's player.
    pub fn has_players(&self) -> bool {
        self.has_players
    }
}

/// An entry that is unknown or has a wrong value.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Invalid {
    pub(super) entry: String,
    pub(super) reason: String,
}

/// The facts in one language.
pub(super) fn company(file: &Value, locale: Locale) -> Result<Company, Invalid> {
    let mut room = VALUES_MAX;
    if !has_room(file, &mut room) {
        return Err(Invalid {
            entry: String::new(),
            reason: format!("has more than {VALUES_MAX} values"),
        });
    }
    let own = in_locale(file, locale, "")?;
    match serde_path_to_error::deserialize(own) {
        Ok(Object(company)) => Ok(company),
        Err(error) => Err(Invalid {
            entry: error.path().to_string(),
            reason: error.into_inner().to_string(),
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
#[cfg(feature = "desk")]
pub(super) fn own_key(value: &Value, locale: Locale) -> Option<&'static str> {
    let fields = value.as_object()?;
    let keys = [locale.code(), DEFAULT];
    let is_by_language = fields.keys().any(|key| is_language(key));
    keys.into_iter()
        .find(|key| is_by_language && fields.contains_key(*key))
}

/// The file with one value in the place of each object that has a value for each language.
fn in_locale(value: &Value, locale: Locale, entry: &str) -> Result<Value, Invalid> {
    let below = |key: &str| match entry {
        "" => key.to_owned(),
        entry => format!("{entry}.{key}"),
    };
    match value {
        Value::Object(fields) if fields.keys().any(|key| is_language(key)) => {
            if let Some(stranger) = fields.keys().find(|key| !is_language(key)) {
                return Err(Invalid {
                    entry: below(stranger),
                    reason: "no language of the site, unlike its neighbours".to_owned(),
                });
            }
            let own = fields.get(locale.code()).or_else(|| fields.get(DEFAULT));
            in_locale(own.unwrap_or(&Value::Null), locale, entry)
        }
        Value::Object(fields) => {
            let chosen =
                |(key, value): (&String, _)| Ok((key.clone(), in_locale(value, locale, &below(key))?));
            fields.iter().map(chosen).collect()
        }
        Value::Array(items) => {
            let chosen = |(index, item)| in_locale(item, locale, &format!("{entry}[{index}]"));
            items.iter().enumerate().map(chosen).collect()
        }
        plain => Ok(plain.clone()),
    }
}

fn is_language(key: &str) -> bool {
    key == DEFAULT || Locale::from_code(key).is_some()
}

#[cfg(test)]
mod tests;
