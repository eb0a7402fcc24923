//! Opens the database, or says in one sentence why it cannot.

use std::sync::Arc;

use content_wire::clock::Clock;
use sqlx::any::AnyPoolOptions;
use url::Url;

use super::attempts::ReadPools;
use super::limited_read::ReadPool;
use super::migrations::POSTGRES;
use super::open_error::{migrate, unusable};
use super::options::{ACQUIRE_TIMEOUT, StoreOptions};
use super::{Database, Store, StoreError, sqlite_file};
use crate::sql::Dialect;

impl Store {
    /// Opens a database and brings its tables to this version. An SQLite file and its folder are created if missing.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] or [`StoreError::Open`]; both name the database.
    pub async fn open(
        database: &Database,
        options: &StoreOptions,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let store = match database {
            Database::File(file) => sqlite_file::open(database, file, options, clock).await?,
            Database::Postgres(url) => open_server(database, url, options, clock).await?,
        };
        if !store.is_read_only {
            store.forget_expired_tokens().await;
        }
        Ok(store)
    }
}

async fn open_server(
    database: &Database,
    url: &Url,
    options: &StoreOptions,
    clock: Arc<dyn Clock>,
) -> Result<Store, StoreError> {
    let pool = AnyPoolOptions::new()
        // Writers wait for each other inside the database, so they need a place beside the readers.
        .max_connections(options.readers.max(1).saturating_mul(2))
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .connect(url.as_str())
        .await
        .map_err(|error| unusable(database, &error))?;
    migrate(&POSTGRES, &pool, database).await?;
    let reads = async |limits| {
        ReadPool::postgres(url, limits, ACQUIRE_TIMEOUT)
            .await
            .map_err(|error| unusable(database, &error))
    };
    let reads = ReadPools {
        quick: Some(reads(options.quick_reads).await?),
        clients: reads(options.client_reads).await?,
        trusted: reads(options.trusted_reads).await?,
    };
    Store::new((pool, None), reads, options, Dialect::Postgres, clock).await
}
