//! What a key may do that was made for a few collections: one right in each of them, and nothing elsewhere.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::StoreError;

/// What a key may do in a collection. Each right has those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KeyRight {
    /// Reads what is published.
    Read,
    /// Reads and changes drafts.
    Write,
    /// Changes what is published.
    Publish,
}

impl KeyRight {
    /// Every right, the least one first.
    pub const ALL: [Self; 3] = [Self::Read, Self::Write, Self::Publish];

    /// Its name, as the wire, the database and the command line have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Publish => "publish",
        }
    }
}

/// The rights of a key by collection.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyScopes(BTreeMap<String, KeyRight>);

impl KeyScopes {
    /// The collections, each with the right in it.
    pub fn iter(&self) -> impl Iterator<Item = (&str, KeyRight)> {
        self.0
            .iter()
            .map(|(collection, right)| (collection.as_str(), *right))
    }

    /// The right in a collection, if there is any.
    pub(super) fn right_in(&self, collection: &str) -> Option<KeyRight> {
        self.0.get(collection).copied()
    }

    pub(super) fn to_text(&self) -> Result<String, StoreError> {
        serde_json::to_string(self).map_err(|error| unreadable(&error))
    }

    pub(super) fn from_text(text: &str) -> Result<Self, StoreError> {
        serde_json::from_str(text).map_err(|error| unreadable(&error))
    }
}

impl FromIterator<(String, KeyRight)> for KeyScopes {
    fn from_iter<T: IntoIterator<Item = (String, KeyRight)>>(scopes: T) -> Self {
        Self(scopes.into_iter().collect())
    }
}

impl fmt::Display for KeyScopes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scopes: Vec<_> = self
            .iter()
            .map(|(name, right)| format!("{name}={}", right.name()))
            .collect();
        formatter.write_str(&scopes.join(","))
    }
}

impl FromStr for KeyScopes {
    type Err = StoreError;

    /// Reads `COLLECTION=RIGHT,...`, as it is shown.
    fn from_str(text: &str) -> Result<Self, StoreError> {
        let one = |scope: &str| {
            let (collection, name) = scope.split_once('=')?;
            let right = KeyRight::ALL.into_iter().find(|right| right.name() == name)?;
            Some((collection.to_owned(), right))
        };
        let scopes: Option<Self> = text.split(',').map(one).collect();
        scopes.ok_or_else(|| StoreError::Refused {
            reason: "scopes are COLLECTION=RIGHT,... with the rights read, write and publish".to_owned(),
        })
    }
}

/// The holder of a key with scopes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScopedKey {
    /// Name of the key.
    pub name: String,
    /// All that it may do.
    pub scopes: KeyScopes,
}

fn unreadable(error: &serde_json::Error) -> StoreError {
    StoreError::Unreadable {
        reason: format!("the scopes of an API key: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_read_as_they_are_shown_and_kept() {
        let scopes: KeyScopes = "A=write,B-EN=read".parse().unwrap();
        assert_eq!(scopes.to_string(), "A=write,B-EN=read");
        assert_eq!(KeyScopes::from_text(&scopes.to_text().unwrap()).unwrap(), scopes);
        for text in ["", "A", "A=all", "A=read,", "=,"] {
            assert!(text.parse::<KeyScopes>().is_err(), "{text}");
        }
        assert!(KeyScopes::from_text("{\"A\":\"all\"}").is_err());
    }
}
