//! Opens the file, or says in one sentence why it cannot.

use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::{Store, StoreError};
use crate::Clock;

/// Largest file that is checked as a whole at start. Checking takes about 3 ms a megabyte; a larger file would delay
/// the start, and SQLite still reports damage when it meets it.
const CHECKED_SIZE_MAX: u64 = 16 * 1024 * 1024;

impl Store {
    /// Opens the file, creating it and its folder if missing, and brings its tables to this version.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] or [`StoreError::Open`]; both name the file.
    pub async fn open(
        file: &Path,
        readers: u32,
        busy_timeout: Duration,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, StoreError> {
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| cannot(file, &error))?;
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .busy_timeout(busy_timeout)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged item must outlive a power cut.
            .synchronous(SqliteSynchronous::Full);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await
            .map_err(|error| unusable(file, &error))?;
        check(&writer, file).await?;
        sqlx::migrate!().run(&writer).await.map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => unusable(file, &error),
            error => cannot(file, &error),
        })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(readers.max(1))
            .connect_with(options.read_only(true))
            .await
            .map_err(|error| unusable(file, &error))?;
        Ok(Self {
            writer,
            readers,
            clock,
        })
    }
}

async fn check(writer: &SqlitePool, file: &Path) -> Result<(), StoreError> {
    let size = std::fs::metadata(file)
        .map_err(|error| cannot(file, &error))?
        .len();
    if size > CHECKED_SIZE_MAX {
        return Ok(());
    }
    let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(writer)
        .await
        .map_err(|error| unusable(file, &error))?;
    if verdict == "ok" {
        return Ok(());
    }
    Err(StoreError::Damaged {
        file: file.to_owned(),
        reason: verdict,
    })
}

fn unusable(file: &Path, error: &sqlx::Error) -> StoreError {
    let is_damage = error
        .as_database_error()
        .and_then(DatabaseError::code)
        .is_some_and(|code| is_damage(&code));
    if is_damage {
        StoreError::Damaged {
            file: file.to_owned(),
            reason: error.to_string(),
        }
    } else {
        cannot(file, error)
    }
}

/// `SQLITE_CORRUPT` (11, with details in the higher bytes) and `SQLITE_NOTADB` (26).
fn is_damage(code: &str) -> bool {
    i32::from_str(code).is_ok_and(|code| matches!(code & 0xff, 11 | 26))
}

fn cannot(file: &Path, error: &impl ToString) -> StoreError {
    StoreError::Open {
        file: file.to_owned(),
        reason: error.to_string(),
    }
}
