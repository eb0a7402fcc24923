//! How items are written down in files: read with the line of each, written one at a time.

mod csv;
mod encoding;
mod json;

use std::{io, path::Path};

use serde_json::{Map, Value};
use thiserror::Error;

use crate::arguments::Format;

pub(crate) use csv::TableWriter;
pub(crate) use encoding::{Decoded, decode};
pub(crate) use json::JsonWriter;

/// An item and where in the file it begins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entry {
    /// Line of the file, from 1.
    pub(crate) line: u64,
    /// The item.
    pub(crate) data: Map<String, Value>,
}

/// Why a file holds no items.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub(crate) enum BadInput {
    /// The line is not in the format.
    #[error("line {line}: {reason}")]
    Line {
        /// Line of the file, from 1.
        line: u64,
        /// What is wrong.
        reason: String,
    },
    /// A field of an item is not what it must be.
    #[error("line {line}, field {field}: {reason}")]
    Field {
        /// Line of the file, from 1.
        line: u64,
        /// Name of the field.
        field: String,
        /// What is wrong.
        reason: String,
    },
}

/// Takes items one at a time and writes them down.
pub(crate) trait Writer {
    /// Writes an item.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    fn item(&mut self, data: &Map<String, Value>) -> io::Result<()>;

    /// Writes what comes after the last item.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    fn end(&mut self) -> io::Result<()>;
}

impl Format {
    /// The format that a file's name ends with.
    pub(crate) fn of(file: &Path) -> Option<Self> {
        match file.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "json" => Some(Self::Json),
            "jsonl" | "ndjson" => Some(Self::Jsonl),
            // The bytes of a workbook show that it is no text.
            "csv" | "tsv" | "txt" | "xlsx" | "xls" | "ods" => Some(Self::Csv),
            _ => None,
        }
    }

    /// Reads every item of a text.
    ///
    /// # Errors
    ///
    /// The first line that is wrong.
    pub(crate) fn read(self, text: &str) -> Result<Vec<Entry>, BadInput> {
        match self {
            Self::Json => json::read_list(text),
            Self::Jsonl => json::read_lines(text),
            Self::Csv => csv::read(text),
        }
    }
}
