//! Vite's manifest: what the client build is made of and how its parts import each other.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use serde::Deserialize;
use thiserror::Error;

/// Why the manifest cannot be used.
#[derive(Debug, Error)]
pub enum ManifestError {
    /// It is missing or may not be read.
    #[error("{} cannot be read; build the front end first", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It is no manifest.
    #[error("{} is not a manifest", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// Why.
        source: serde_json::Error,
    },
    /// Something that must be in it is not.
    #[error("the client build has no `{0}`")]
    Missing(String),
}

/// One part of the build.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Chunk {
    /// Its script, relative to the build's folder.
    pub file: String,
    /// Keys of the chunks that it imports at once.
    pub imports: Vec<String>,
    /// Its style sheets, relative to the build's folder.
    pub css: Vec<String>,
}

/// The manifest: chunks by key, which is the source's path or the name of a shared chunk.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Manifest(BTreeMap<String, Chunk>);

impl Manifest {
    /// Reads a manifest.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn load(path: &Path) -> Result<Self, ManifestError> {
        let text = std::fs::read_to_string(path).map_err(|source| ManifestError::Unreadable {
            path: path.to_owned(),
            source,
        })?;
        serde_json::from_str(&text).map_err(|source| ManifestError::Malformed {
            path: path.to_owned(),
            source,
        })
    }

    /// The chunk with a key.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn chunk(&self, key: &str) -> Result<&Chunk, ManifestError> {
        self.0
            .get(key)
            .ok_or_else(|| ManifestError::Missing(key.to_owned()))
    }

    /// Whether there is a chunk with a key.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// The chunks with the given keys and all that they import, each once, imported ones before the importing.
    ///
    /// # Errors
    ///
    /// If a key is missing.
    pub fn closure(&self, keys: &[&str]) -> Result<Vec<&Chunk>, ManifestError> {
        let mut seen = BTreeSet::new();
        let mut ordered = Vec::new();
        for key in keys {
            self.visit(key, &mut seen, &mut ordered)?;
        }
        Ok(ordered)
    }

    fn visit<'a>(
        &'a self,
        key: &str,
        seen: &mut BTreeSet<String>,
        ordered: &mut Vec<&'a Chunk>,
    ) -> Result<(), ManifestError> {
        if !seen.insert(key.to_owned()) {
            return Ok(());
        }
        let chunk = self.chunk(key)?;
        for import in &chunk.imports {
            self.visit(import, seen, ordered)?;
        }
        ordered.push(chunk);
        Ok(())
    }
}
