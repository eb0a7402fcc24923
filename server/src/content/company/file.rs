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
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_for_each_language_is_chosen_by_its_code_or_the_default() {
        let facts = CompanyFacts::read(&json!({
            "email": {"support": "all@example.com", "recruit": {"jp": "jp@example.com"}},
            "game": {
                "store": {"url": "https://store.example/1", "languageQuery": {"kr": "l=koreana"}},
                "videos": {"tutorial": {"default": "aaaaaaaaaaa", "kr": "kkkkkkkkkkk", "jp": null}},
            },
        }))
        .unwrap();
        let tutorial = |locale| {
            let id = &facts.in_locale(locale).game.videos.tutorial;
            id.clone().map(String::from)
        };
        assert_eq!(tutorial(Locale::En).as_deref(), Some("aaaaaaaaaaa"));
        assert_eq!(tutorial(Locale::Jp), None);
        assert_eq!(tutorial(Locale::Kr).as_deref(), Some("kkkkkkkkkkk"));
        assert!(facts.in_locale(Locale::Kr).email.support.is_some());
        assert!(facts.in_locale(Locale::Jp).email.recruit.is_some());
        assert!(facts.in_locale(Locale::En).email.recruit.is_none());
        let large = |locale| {
            let url = &facts.in_locale(locale).game.store.large_screen_url;
            url.clone().map(String::from)
        };
        assert_eq!(large(Locale::En), None);
        assert_eq!(
            large(Locale::Kr).as_deref(),
            Some("https://store.example/1?l=koreana")
        );
    }

    #[test]
    fn every_entry_may_be_absent_or_null() {
        let empty = CompanyFacts::read(&json!({})).unwrap();
        assert_eq!(empty, CompanyFacts::default());
        let nulls = json!({"email": null, "albums": {"genesis02": null, "genesis01": {"stores": null, "videos": null}},
            "game": {"store": null, "videos": {"freePlay": null, "tutorial": null, "mashUp": null}}, "social": null});
        assert_eq!(CompanyFacts::read(&nulls).unwrap(), empty);
        assert!(!empty.has_players());
    }

    #[test]
    fn a_video_of_any_section_in_any_language_is_a_player() {
        let id = "abcdefghijk";
        for file in [
            json!({"albums": {"genesis01": {"videos": {"jp": [id]}}}}),
            json!({"game": {"videos": {"freePlay": [null, id]}}}),
            json!({"game": {"videos": {"tutorial": {"kr": id}}}}),
            json!({"game": {"videos": {"mashUp": [id]}}}),
        ] {
            assert!(CompanyFacts::read(&file).unwrap().has_players(), "{file}");
        }
    }

    #[test]
    fn a_file_of_too_many_values_is_refused_before_it_is_read() {
        let links = |count: usize| {
            let link = |number| json!({"name": "n", "url": format!("https://a.example/{number}")});
            json!({ "social": (0..count).map(link).collect::<Vec<_>>() })
        };
        // A link is three values; the file and its list are two more.
        let most = (VALUES_MAX - 2) / 3;
        assert!(CompanyFacts::read(&links(most)).is_ok());
        let many = [links(most + 1), links(100_000), json!(vec![0; VALUES_MAX])];
        let fields: Value = (0..200_000)
            .map(|number| (number.to_string(), json!(0)))
            .collect::<serde_json::Map<_, _>>()
            .into();
        for file in many.into_iter().chain([fields]) {
            let refused = CompanyFacts::read(&file).unwrap_err();
            assert_eq!(refused.reason, "has more than 1000 values");
        }
    }

    #[test]
    fn a_wrong_entry_is_named() {
        for (file, entry, reason) in [
            (json!({"emial": {}}), "emial", "unknown field `emial`"),
            (
                json!({"albums": {"genesis03": {}}}),
                "albums.genesis03",
                "unknown field `genesis03`",
            ),
            (json!([]), ".", "expected an object"),
            (json!({"email": []}), "email", "expected an object"),
            (
                json!({"social": [["X", "https://x.example"]]}),
                "social[0]",
                "expected an object",
            ),
            (
                json!({"social": [{"name": " ", "url": "https://x.example"}]}),
                "social[0].name",
                "a name is needed",
            ),
            (json!({"email": {"recruit": 5}}), "email.recruit", "invalid type"),
            (
                json!({"email": {"recruit": "nobody"}}),
                "email.recruit",
                "`nobody` is no mailbox",
            ),
            (
                json!({"game": {"store": {"url": "http://a.example/"}}}),
                "game.store.url",
                "`http://a.example/` is no plain https address",
            ),
            (
                json!({"albums": {"genesis01": {"videos": ["abcdefghijk", "short"]}}}),
                "albums.genesis01.videos[1]",
                "`short` is no YouTube id",
            ),
            (
                json!({"game": {"videos": {"mashUp": [null, null, null]}}}),
                "game.videos.mashUp",
                "3 videos are given",
            ),
            (
                json!({"social": [{"name": "X", "url": {"kr": "x.example"}}]}),
                "social[0].url",
                "invalid type",
            ),
            (
                json!({"game": {"videos": {"tutorial": {"default": null, "ko": "abcdefghijk"}}}}),
                "game.videos.tutorial.ko",
                "no language of the site",
            ),
            (
                json!({"game": {"videos": {"tutorial": {"kr": "no"}}}}),
                "game.videos.tutorial",
                "`no` is no YouTube id",
            ),
        ] {
            let invalid = CompanyFacts::read(&file).unwrap_err();
            assert_eq!(invalid.entry, entry, "{file}");
            assert!(invalid.reason.contains(reason), "{}", invalid.reason);
        }
    }

    #[test]
    fn a_file_that_is_missing_or_no_json_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("facts.json");
        let error = CompanyFacts::load(&path).unwrap_err();
        assert!(error.to_string().ends_with("facts.json cannot be read"));
        std::fs::write(&path, "{").unwrap();
        let error = CompanyFacts::load(&path).unwrap_err();
        assert!(error.to_string().ends_with("facts.json is not JSON"));
        std::fs::write(&path, r#"{"email": []}"#).unwrap();
        let error = CompanyFacts::load(&path).unwrap_err();
        assert!(error.to_string().contains("facts.json: `email`: invalid type"));
    }

    #[test]
    fn the_file_of_the_repository_is_valid() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales/company.json");
        assert_eq!(
            CompanyFacts::load(&path).unwrap().in_locale(Locale::En).social,
            []
        );
    }
}
