//! A backup that was read from its first byte to its last one, and is as it was made.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Read as _, Seek as _};
use std::path::Path;

use super::check::Check;
use super::copy;
use super::error::BackupError;
use super::lines::{Header, Line, Reader};
use crate::store::migrations;

/// What an SQLite file begins with.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// A backup that is as it was made.
#[derive(Debug)]
pub struct Backup {
    /// Its lines.
    lines: File,
    header: Header,
}

impl Backup {
    /// Reads a backup of either form.
    ///
    /// # Errors
    /// [`BackupError`], for a file that is something else, is cut off, altered, or of a newer version.
    pub async fn open(file: &Path) -> Result<Self, BackupError> {
        let mut lines = File::open(file).map_err(BackupError::Read)?;
        let mut start = Vec::new();
        let head = (&mut lines).take(SQLITE.len() as u64).read_to_end(&mut start);
        head.map_err(BackupError::Read)?;
        if start == SQLITE {
            lines = tempfile::tempfile().map_err(BackupError::Write)?;
            copy::unfold(file, io::BufWriter::new(&lines)).await?;
        }
        Self::of_lines(lines).await
    }

    /// Reads a backup in lines.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub async fn of_lines(lines: File) -> Result<Self, BackupError> {
        let work = tokio::task::spawn_blocking(move || Self::checked(lines));
        work.await
            .map_err(|error| BackupError::Read(io::Error::other(error)))?
    }

    fn checked(lines: File) -> Result<Self, BackupError> {
        let mut reader = reader(&lines)?;
        let header = reader.header().clone();
        if header.schema > migrations::newest() {
            return Err(BackupError::Newer {
                version: format!("migration {}", header.schema),
            });
        }
        let mut check = Check::new(&header.made)?;
        while let Some(line) = reader.line()? {
            match line {
                Line::Table(table) => check.table(table)?,
                Line::Row(cells) => check.row(&cells)?,
            }
        }
        drop(reader);
        Ok(Self { lines, header })
    }

    /// The newest migration of its tables.
    pub(super) fn schema(&self) -> i64 {
        self.header.schema
    }

    /// When it was made, as `2024-01-02T03:04:05.000Z`.
    pub fn made(&self) -> &str {
        &self.header.made
    }

    /// How many rows it has of each table.
    pub fn counts(&self) -> &BTreeMap<String, u64> {
        &self.header.tables
    }

    /// Its lines from the first one on.
    pub(super) fn read(&self) -> Result<Reader<BufReader<&File>>, BackupError> {
        reader(&self.lines)
    }
}

fn reader(mut lines: &File) -> Result<Reader<BufReader<&File>>, BackupError> {
    lines.rewind().map_err(BackupError::Read)?;
    Reader::new(BufReader::new(lines))
}
