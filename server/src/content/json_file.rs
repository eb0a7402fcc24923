//! Reads the files of `locales/`.

use std::path::{Path, PathBuf};

use serde_json::Value;
use thiserror::Error;

/// Why a file gives no value.
#[derive(Debug, Error)]
pub enum JsonFileError {
    /// It is missing or may not be read.
    #[error("{} cannot be read", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It is not JSON.
    #[error("{} is not JSON", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// Why.
        source: serde_json::Error,
    },
}

/// The value in a file.
///
/// # Errors
///
/// If it is missing or not JSON.
pub(super) fn read(path: &Path) -> Result<Value, JsonFileError> {
    let text = std::fs::read_to_string(path).map_err(|source| JsonFileError::Unreadable {
        path: path.to_owned(),
        source,
    })?;
    serde_json::from_str(&text).map_err(|source| JsonFileError::Malformed {
        path: path.to_owned(),
        source,
    })
}
