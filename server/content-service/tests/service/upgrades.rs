//! A program that is older than its database.

use std::sync::Arc;

use content_service::SystemClock;
use content_service::store::{Database, Store, StoreError, StoreOptions};

use crate::place::{Place, on_both};

async fn open(database: &Database) -> Result<Store, StoreError> {
    Store::open(database, &StoreOptions::default(), Arc::new(SystemClock)).await
}

/// Notes a migration that only a later version of the program has.
async fn migrate_further(database: &Database) {
    let address = match database {
        Database::File(file) => format!("sqlite://{}", file.display()),
        Database::Postgres(url) => url.to_string(),
    };
    let pool = sqlx::AnyPool::connect(&address).await.unwrap();
    sqlx::raw_sql(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
            SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    )
    .execute(&pool)
    .await
    .unwrap();
    pool.close().await;
}

async fn an_older_program_refuses_a_newer_database_and_says_what_to_do(place: Place) {
    open(&place.database).await.unwrap().close().await;
    migrate_further(&place.database).await;
    let error = open(&place.database).await.err().unwrap();
    assert!(matches!(error, StoreError::Open { .. }), "{error}");
    let text = error.to_string();
    for part in [
        "a newer version of this program has changed its tables (migration 9999)",
        "run that version, or restore a backup that is older than it",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

on_both!(an_older_program_refuses_a_newer_database_and_says_what_to_do);
