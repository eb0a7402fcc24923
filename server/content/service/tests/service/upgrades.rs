//! A program that is older than its database.

use std::sync::Arc;

use content_service::SystemClock;
use content_service::store::{Database, Store, StoreError, StoreOptions};

use crate::place::{Place, on_both};

async fn open(database: &Database) -> Result<Store, StoreError> {
    Store::open(database, &StoreOptions::default(), Arc::new(SystemClock)).await
}

/// Changes what a database has noted of its migrations.
async fn renote(database: &Database, statement: &'static str) {
    let address = match database {
        Database::File(file) => format!("sqlite://{}", file.display()),
        Database::Postgres(url) => url.to_string(),
    };
    let pool = sqlx::AnyPool::connect(&address).await.unwrap();
    sqlx::raw_sql(statement).execute(&pool).await.unwrap();
    pool.close().await;
}

async fn an_older_program_refuses_a_newer_database_and_says_what_to_do(place: Place) {
    open(&place.database).await.unwrap().close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
            SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    renote(&place.database, later).await;
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

async fn tables_that_were_made_in_another_way_are_refused(place: Place) {
    open(&place.database).await.unwrap().close().await;
    let other = "UPDATE _sqlx_migrations SET checksum = CAST('0' AS BLOB)";
    let other_of_postgres = "UPDATE _sqlx_migrations SET checksum = '0'::bytea";
    let is_file = matches!(place.database, Database::File(_));
    renote(&place.database, if is_file { other } else { other_of_postgres }).await;
    let text = open(&place.database).await.err().unwrap().to_string();
    assert!(
        text.contains("made its tables in another way (migration 1)"),
        "{text}"
    );
}

on_both!(
    an_older_program_refuses_a_newer_database_and_says_what_to_do,
    tables_that_were_made_in_another_way_are_refused,
);
