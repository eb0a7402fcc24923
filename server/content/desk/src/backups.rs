//! Backups, and what is restored of them: everything that the service keeps, users included. Both take the password once more, and a code where the user has a second step.

use std::fs::File;
use std::sync::Arc;

use content_service::store::{Backup, BackupError, BackupForm};
use serde::Deserialize;

use crate::error::DeskError;
use crate::sessions::{Session, Visit};
use crate::shared::Shared;
use crate::totp;

/// What shows that it is still the user who sits there.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    password: String,
    /// A code of the app, or a recovery code, of a user with a second step.
    code: Option<String>,
}

const NO_FILE: DeskError = DeskError::NotFound { what: "backup" };

impl Shared {
    /// Makes a backup; returns it as an open file without a name, and when it was made. A failure is counted and logged.
    ///
    /// # Errors
    /// [`DeskError::WrongCredentials`], [`DeskError::CodeWanted`], [`DeskError::WrongCode`], [`DeskError::TooMany`],
    /// [`DeskError::Backup`].
    pub(crate) async fn back_up(
        &self,
        by: &Session,
        proof: Proof,
        visit: &Visit,
    ) -> Result<(File, String), DeskError> {
        self.confirm(by, proof, visit).await?;
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
    /// [`DeskError::NotFound`], [`DeskError::Backup`], and those of the password and the code; nothing is changed then.
    pub(crate) async fn restore_backup(
        &self,
        by: &Session,
        id: &str,
        proof: Proof,
        visit: &Visit,
    ) -> Result<(), DeskError> {
        let content = self.store.content();
        let backup = self.uploads.find(id, &by.user, content.elapsed());
        let backup = backup.ok_or(NO_FILE)?;
        self.confirm(by, proof, visit).await?;
        let _turn = self.uploads.begin().ok_or(DeskError::Unavailable)?;
        content.restore_backup(&backup, &by.user).await?;
        self.uploads.forget();
        Ok(())
    }

    /// Whether it is still the user who sits there.
    async fn confirm(&self, by: &Session, proof: Proof, visit: &Visit) -> Result<(), DeskError> {
        let (content, user) = (self.store.content(), by.user.as_str());
        self.check_password(user, proof.password, visit).await?;
        let mut change = content.change().await?;
        totp::check(&mut change, content, &self.limits, user, proof.code.as_deref()).await?;
        Ok(change.commit().await?)
    }
}
