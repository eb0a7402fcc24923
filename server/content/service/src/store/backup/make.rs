//! Makes backups.

use std::io::BufWriter;
use std::path::Path;

use tempfile::NamedTempFile;

use super::error::BackupError;
use super::file::Backup;
use super::lines::Writer;
use super::rows::{header, kept, write_tables};
use super::{copy, note};
use crate::sql::Dialect;
use crate::store::Store;

/// How a backup is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupForm {
    /// A database file where the content is in one, else lines.
    Own,
    /// Lines, which either database reads.
    Lines,
}

impl Store {
    /// Writes a backup of one state of the database. The file gets its name when it is complete; only its owner may read it.
    ///
    /// # Errors
    /// [`BackupError`]; there is no new file then, and one of that name is as it was.
    pub async fn back_up(&self, file: &Path, form: BackupForm, author: &str) -> Result<Backup, BackupError> {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let part = tempfile::Builder::new()
            .prefix(".backup-")
            .tempfile_in(folder.unwrap_or(Path::new(".")))
            .map_err(BackupError::Write)?;
        match (self.dialect, form) {
            (Dialect::Sqlite, BackupForm::Own) => copy::make(self, part.path()).await?,
            _ => self.write_lines(&part).await?,
        }
        // What was written is read before it is trusted.
        let backup = Backup::open(part.path()).await?;
        part.as_file().sync_all().map_err(BackupError::Write)?;
        part.persist(file)
            .map_err(|error| BackupError::Write(error.error))?;
        note::backup(self, author, &backup).await;
        Ok(backup)
    }

    async fn write_lines(&self, part: &NamedTempFile) -> Result<(), BackupError> {
        let out = part.reopen().map_err(BackupError::Write)?;
        let mut writer = Writer::new(BufWriter::new(out));
        let mut view = self.view().await?;
        let tables = kept(&mut view, self.dialect).await?;
        writer.line(&header(&mut view, &tables, self.now()).await?)?;
        write_tables(&mut view, self.dialect, &tables, &mut writer).await?;
        let (_, out) = writer.end()?;
        let out = out
            .into_inner()
            .map_err(|error| BackupError::Write(error.into_error()))?;
        out.sync_all().map_err(BackupError::Write)
    }
}
