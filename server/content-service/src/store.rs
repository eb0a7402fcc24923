//! What the service keeps: collections, items and tokens in one SQLite file.
//!
//! One connection writes, several read beside it (write-ahead log), so readers never wait for a writer and two
//! writers never meet inside this process. Another process on the same file waits for its turn.

mod collections;
mod error;
mod items;
mod open;
mod tokens;

use std::sync::Arc;

use sqlx::{Sqlite, SqlitePool, Transaction};

use crate::{Clock, date};

pub use collections::{Action, Collection, Permission, Permissions};
pub use error::StoreError;
pub use items::Item;
pub(crate) use items::{NewCollection, Page};
pub(crate) use tokens::ACCESS_LIFETIME;
pub use tokens::Role;

/// The service's storage; clones share the connections.
#[derive(Clone)]
pub struct Store {
    writer: SqlitePool,
    readers: SqlitePool,
    clock: Arc<dyn Clock>,
}

impl Store {
    /// Starts a change. It takes the write lock at once: a lock taken later could fail halfway.
    async fn change(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    fn now(&self) -> String {
        date::format(self.clock.now())
    }

    fn now_seconds(&self) -> i64 {
        self.clock.now().unix_timestamp()
    }

    /// Folds the log into the file and ends all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        // Connections end on threads of their own, later than this call; so the file is made whole before. A log
        // that cannot be folded loses nothing: the next start reads it.
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&self.writer)
            .await
        {
            tracing::warn!(%error, "the content database's log was not folded into its file");
        }
        self.writer.close().await;
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Store").finish_non_exhaustive()
    }
}
