//! Reads the files of `locales/`.

use std::{
    fs::File,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use serde_json::Value;
use thiserror::Error;

use crate::unique::Unique;

/// Largest file in bytes. The texts of a page have some ten thousand, the company's facts some two thousand.
const SIZE_MAX: u64 = 1024 * 1024;

/// Why a file gives no value.
#[derive(Debug, Error)]
pub enum JsonFileError {
    /// It is missing or may not be read, is no file, or is too large.
    #[error("{} cannot be read", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
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
/// If it is missing, too large or not JSON.
pub fn read(path: &Path) -> Result<Value, JsonFileError> {
    let text = text(path).map_err(|source| JsonFileError::Unreadable {
        path: path.to_owned(),
        source,
    })?;
    parse(&text).map_err(|source| JsonFileError::Malformed {
        path: path.to_owned(),
        source,
    })
}

/// The text of a file.
///
/// # Errors
///
/// If it cannot be read, or has more than [`SIZE_MAX`] bytes.
pub(crate) fn text(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    open(path)?
        .take(SIZE_MAX + 1)
        .read_to_string(&mut text)
        .map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => io::Error::other("it is not UTF-8; save it as UTF-8"),
            _ => error,
        })?;
    if text.len() as u64 > SIZE_MAX {
        return Err(io::Error::other(format!("it is larger than {SIZE_MAX} bytes")));
    }
    Ok(text)
}

/// Opens a file and nothing else: opening a pipe would wait for its writer, and a device may have no end.
///
/// # Errors
///
/// If it is missing, may not be read or is no file.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    if std::fs::metadata(path)?.is_file() {
        File::open(path)
    } else {
        Err(io::Error::other("it is no file"))
    }
}

/// The value in a text. The byte order mark that editors of Windows write before it is nothing.
///
/// # Errors
///
/// If it is not JSON, or has a key twice.
pub(crate) fn parse(text: &str) -> Result<Value, serde_json::Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_json::from_str(text).map(|Unique(value)| value)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_byte_order_mark_before_the_value_is_nothing_and_another_encoding_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("texts.json");
        std::fs::write(&path, "\u{feff}{\"title\": \"\u{feff}\"}\r\n").unwrap();
        assert_eq!(read(&path).unwrap(), json!({"title": "\u{feff}"}));
        std::fs::write(&path, "\u{feff}\u{feff}{}").unwrap();
        assert!(matches!(read(&path), Err(JsonFileError::Malformed { .. })));
        std::fs::write(&path, b"\xff\xfe{\0}\0").unwrap();
        let error = read(&path).unwrap_err();
        assert!(
            matches!(&error, JsonFileError::Unreadable { source, .. } if source.to_string().contains("UTF-8")),
            "{error:?}"
        );
    }
}
