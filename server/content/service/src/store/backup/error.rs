//! What can go wrong with a backup.

use std::io;

use thiserror::Error;

use crate::store::StoreError;

/// Why a backup cannot be made, read or restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The file cannot be read.
    #[error("the backup cannot be read")]
    Read(#[source] io::Error),
    /// The file cannot be written.
    #[error("the backup cannot be written")]
    Write(#[source] io::Error),
    /// The file is something else.
    #[error("the file is no backup of the content")]
    Foreign,
    /// The file ends too early.
    #[error("the backup is cut off: its end is missing")]
    CutOff,
    /// The file is not as it was made.
    #[error("the backup is not as it was made: {reason}")]
    Altered {
        /// What shows it.
        reason: String,
    },
    /// The file is of a version that this one does not know.
    #[error("the backup is of a newer version of this program ({version}); restore it with that version")]
    Newer {
        /// What is newer.
        version: String,
    },
    /// What is in the backup has no place in this version's tables.
    #[error("the backup does not fit the tables of this version: {reason}")]
    Unfit {
        /// What does not fit.
        reason: String,
    },
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    /// The refusal of a row.
    pub(super) fn unfit_row(table: &str, reason: &str) -> Self {
        Self::unfit(format!("a row of {table}: {reason}"))
    }

    pub(super) fn unfit(reason: String) -> Self {
        Self::Unfit { reason }
    }

    pub(super) fn altered(reason: impl Into<String>) -> Self {
        Self::Altered {
            reason: reason.into(),
        }
    }
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}
