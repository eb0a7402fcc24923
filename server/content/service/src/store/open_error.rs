//! Brings tables to this version and says in one sentence why a database cannot be opened.

use std::str::FromStr as _;

use sqlx::AnyPool;
use sqlx::migrate::{MigrateError, Migrator};

use super::{Database, StoreError};

/// Brings the tables to this version.
pub(super) async fn migrate(
    migrator: &Migrator,
    pool: &AnyPool,
    database: &Database,
) -> Result<(), StoreError> {
    migrator.run(pool).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => unusable(database, &error),
        MigrateError::VersionMissing(migration) => cannot(
            database,
            &format!(
                "a newer version of this program has changed its tables (migration {migration}); \
                 run that version, or restore a backup that is older than it"
            ),
        ),
        MigrateError::VersionMismatch(migration) => cannot(
            database,
            &format!(
                "another version of this program made its tables in another way (migration {migration}); \
                 export the content with that version and import it into a new database"
            ),
        ),
        error => cannot(database, &error),
    })
}

/// Tells a damaged database from one that cannot be reached.
pub(super) fn unusable(database: &Database, error: &sqlx::Error) -> StoreError {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    let damaged = code.is_some_and(|code| match database {
        Database::File(_) => is_damage(&code),
        // PostgreSQL's classes of errors for a damaged table or index.
        Database::Postgres(_) => matches!(&*code, "XX001" | "XX002"),
    });
    if damaged {
        StoreError::Damaged {
            database: database.clone(),
            reason: error.to_string(),
        }
    } else {
        cannot(database, error)
    }
}

/// `SQLITE_CORRUPT` (11, with details in the higher bytes) and `SQLITE_NOTADB` (26).
fn is_damage(code: &str) -> bool {
    i32::from_str(code).is_ok_and(|code| matches!(code & 0xff, 11 | 26))
}

pub(super) fn cannot(database: &Database, error: &impl ToString) -> StoreError {
    StoreError::Open {
        database: database.clone(),
        reason: error.to_string(),
    }
}
