//! The portable form: JSON lines.
//!
//! The first line is the [`Header`]. Each table has a line with its name and columns, and below it a line for each row: the values
//! in the order of the columns, bytes as `{"bytes": "base64"}`, JSON as text. The last line has the SHA-256 of all bytes before
//! it. `docs/content-platform.md` describes the form for others.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};

use content_wire::base64;
use serde::de::DeserializeSeed as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::cell::{Cell, Row};
use super::error::BackupError;

/// Names the form in the first line.
const NAME: &str = "content-service";
/// The version of the form.
const FORMAT: u32 = 1;
/// Longest line in bytes that is no row.
const HEAD_MAX: usize = 64 * 1024;
/// Longest line in bytes. An item has half a megabyte, is there twice, and is escaped in the line.
const LINE_MAX: u64 = 16 * 1024 * 1024;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    backup: String,
    format: u32,
    /// The newest migration of the tables.
    pub(super) schema: i64,
    /// When it was made.
    pub(super) made: String,
    /// How many rows each table has.
    pub(super) tables: BTreeMap<String, u64>,
}

impl Header {
    pub(super) fn new(schema: i64, made: String, tables: BTreeMap<String, u64>) -> Self {
        Self {
            backup: NAME.to_owned(),
            format: FORMAT,
            schema,
            made,
            tables,
        }
    }
}

/// The line before the rows of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TableLine {
    pub(super) table: String,
    pub(super) columns: Vec<String>,
    /// The last number that was given to a row, where the database numbers them.
    pub(super) last: Option<i64>,
}

/// The last line.
#[derive(Serialize, Deserialize)]
struct End {
    sha256: String,
}

/// A line between the first and the last one.
#[derive(Debug, PartialEq)]
pub(super) enum Line {
    Table(TableLine),
    Row(Vec<Cell>),
}

/// Bytes as they stand in a row.
pub(super) fn bytes(value: &[u8]) -> Value {
    serde_json::json!({ "bytes": base64::encode(value) })
}

/// Writes lines and keeps their digest.
pub(super) struct Writer<W> {
    out: W,
    hash: Sha256,
}

impl<W: Write> Writer<W> {
    pub(super) fn new(out: W) -> Self {
        Self {
            out,
            hash: Sha256::new(),
        }
    }

    pub(super) fn line(&mut self, line: &impl Serialize) -> Result<(), BackupError> {
        let mut bytes = serde_json::to_vec(line).map_err(|error| BackupError::Write(error.into()))?;
        bytes.push(b'\n');
        self.hash.update(&bytes);
        self.out.write_all(&bytes).map_err(BackupError::Write)
    }

    /// Writes the last line; returns the digest and where it was written to.
    pub(super) fn end(mut self) -> Result<(String, W), BackupError> {
        let sha256 = hex(std::mem::take(&mut self.hash).finalize());
        let end = End {
            sha256: sha256.clone(),
        };
        self.line(&end)?;
        self.out.flush().map_err(BackupError::Write)?;
        Ok((sha256, self.out))
    }
}

/// Reads lines and compares their digest.
pub(super) struct Reader<R> {
    input: R,
    hash: Sha256,
    rows: BTreeMap<String, u64>,
    /// The table at hand, and how many columns it has.
    table: Option<(String, usize)>,
    header: Header,
}

impl<R: BufRead> Reader<R> {
    /// Reads the first line.
    pub(super) fn new(mut input: R) -> Result<Self, BackupError> {
        let line = next(&mut input)?.filter(|line| line.len() <= HEAD_MAX && line.ends_with(b"\n"));
        let line = line.ok_or(BackupError::Foreign)?;
        let value: Value = serde_json::from_slice(&line).map_err(|_| BackupError::Foreign)?;
        if value.get("backup").and_then(Value::as_str) != Some(NAME) {
            return Err(BackupError::Foreign);
        }
        match value.get("format").and_then(Value::as_u64) {
            Some(format) if format > FORMAT.into() => {
                return Err(BackupError::Newer {
                    version: format!("form {format}"),
                });
            }
            _ => {}
        }
        let header = serde_json::from_value(value);
        let header = header.map_err(|error| BackupError::altered(format!("its first line: {error}")))?;
        Ok(Self {
            input,
            hash: Sha256::new_with_prefix(&line),
            rows: BTreeMap::new(),
            table: None,
            header,
        })
    }

    pub(super) fn header(&self) -> &Header {
        &self.header
    }

    /// The next line; `None` once the last one was read, and everything is as it was made.
    pub(super) fn line(&mut self) -> Result<Option<Line>, BackupError> {
        let line = next(&mut self.input)?.ok_or(BackupError::CutOff)?;
        if !line.ends_with(b"\n") {
            return Err(BackupError::CutOff);
        }
        let unreadable = |error: serde_json::Error| BackupError::altered(format!("a line: {error}"));
        if line.starts_with(b"[") {
            self.hash.update(&line);
            return self.row(&line).map(|row| Some(Line::Row(row)));
        }
        if line.len() > HEAD_MAX {
            return Err(BackupError::altered("a line that is no row is too long"));
        }
        if let Ok(End { sha256 }) = serde_json::from_slice(&line) {
            return self.end(&sha256).map(|()| None);
        }
        self.hash.update(&line);
        let table: TableLine = serde_json::from_slice(&line).map_err(unreadable)?;
        if !self.header.tables.contains_key(&table.table) {
            return Err(BackupError::altered("a table is not in its first line"));
        }
        if self.rows.insert(table.table.clone(), 0).is_some() {
            return Err(BackupError::altered("a table is there twice"));
        }
        self.table = Some((table.table.clone(), table.columns.len()));
        Ok(Some(Line::Table(table)))
    }

    fn row(&mut self, line: &[u8]) -> Result<Vec<Cell>, BackupError> {
        let no_table = || BackupError::altered("a row is in no table");
        let (table, columns) = self.table.as_ref().ok_or_else(no_table)?;
        *self.rows.get_mut(table).ok_or_else(no_table)? += 1;
        let mut json = serde_json::Deserializer::from_slice(line);
        let row = Row(*columns).deserialize(&mut json);
        row.and_then(|row| json.end().map(|()| row))
            .map_err(|error| BackupError::unfit_row(table, &error.to_string()))
    }

    fn end(&mut self, sha256: &str) -> Result<(), BackupError> {
        if hex(std::mem::take(&mut self.hash).finalize()) != sha256 {
            return Err(BackupError::altered("its digest is another one"));
        }
        if self.rows != self.header.tables {
            return Err(BackupError::altered(
                "it has not as many rows as its first line says",
            ));
        }
        match self.input.fill_buf().map_err(BackupError::Read)? {
            [] => Ok(()),
            _ => Err(BackupError::altered("it goes on after its end")),
        }
    }
}

/// The next line with its end; `None` at the end of the file.
fn next(input: &mut impl BufRead) -> Result<Option<Vec<u8>>, BackupError> {
    let mut line = Vec::new();
    let mut limited = std::io::Read::take(input, LINE_MAX);
    let read = limited.read_until(b'\n', &mut line).map_err(BackupError::Read)?;
    Ok((read > 0).then_some(line))
}

fn hex(bytes: impl AsRef<[u8]>) -> String {
    use std::fmt::Write as _;
    bytes.as_ref().iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests;
