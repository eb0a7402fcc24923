//! Backups, and what is restored of them: everything that the service keeps, users included. Both take the password once more.

use std::fs::File;
use std::sync::Arc;

use content_service::store::{Backup, BackupError, BackupForm};
use request_limits::Caller;

use crate::error::DeskError;
use crate::sessions::{Session, Visit};
use crate::shared::Shared;

const NO_FILE: DeskError = DeskError::NotFound { what: "backup" };

impl Shared {
    /// Makes a backup; returns it as an open file without a name, and when it was made. A failure is counted and logged.
    ///
    /// # Errors
    /// [`DeskError::WrongCredentials`], [`DeskError::TooMany`], [`DeskError::Backup`].
    pub(crate) async fn back_up(
        &self,
        by: &Session,
        password: String,
        visit: &Visit,
    ) -> Result<(File, String), DeskError> {
        self.confirm(by, password, visit).await?;
        let made = self.make(&by.user).await;
        self.site.note_backup(made.is_ok());
        if let Err(error) = &made {
            tracing::error!(
                error = error as &dyn std::error::Error,
                "the desk could not make a backup"
            );
        }
        Ok(made?)
    }

    async fn make(&self, author: &str) -> Result<(File, String), BackupError> {
        let folder = tempfile::tempdir().map_err(BackupError::Write)?;
        let file = folder.path().join("backup");
        let content = self.store.content();
        let backup = content.back_up(&file, BackupForm::Lines, author).await?;
        let open = File::open(&file).map_err(BackupError::Read)?;
        Ok((open, backup.made().to_owned()))
    }

    /// Checks a file and keeps it for [`Shared::restore_backup`]; returns its id and what it has.
    ///
    /// # Errors
    /// [`DeskError::Backup`] for a file that cannot be restored.
    pub(crate) async fn check_backup(
        &self,
        by: &Session,
        file: File,
    ) -> Result<(String, Arc<Backup>), DeskError> {
        let backup = Arc::new(Backup::of_lines(file).await?);
        self.store.content().check_backup(&backup).await?;
        let now = self.store.content().elapsed();
        Ok((self.uploads.keep(backup.clone(), &by.user, now), backup))
    }

    /// Puts a file that was checked in the place of everything. All sessions end.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::WrongCredentials`], [`DeskError::TooMany`], [`DeskError::Backup`]; nothing is changed
    /// then.
    pub(crate) async fn restore_backup(
        &self,
        by: &Session,
        id: &str,
        password: String,
        visit: &Visit,
    ) -> Result<(), DeskError> {
        let content = self.store.content();
        let backup = self.uploads.find(id, &by.user, content.elapsed());
        let backup = backup.ok_or(NO_FILE)?;
        self.confirm(by, password, visit).await?;
        let _turn = self.uploads.begin().ok_or(DeskError::Unavailable)?;
        content.restore_backup(&backup, &by.user).await?;
        self.uploads.forget();
        Ok(())
    }

    /// Whether it is still the user who sits there.
    async fn confirm(&self, by: &Session, password: String, visit: &Visit) -> Result<(), DeskError> {
        self.limits.password(&by.user, &visit.address)?;
        let hash = self.password_hash(&by.user).await?;
        if self.passwords.verify(password, hash, Caller::Known).await? {
            Ok(())
        } else {
            Err(DeskError::WrongCredentials)
        }
    }
}
