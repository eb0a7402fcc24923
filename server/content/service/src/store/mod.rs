//! What the service keeps, in one SQLite file or one PostgreSQL database.
//!
//! Shape: [`Database`] names the place, `open` connects and migrates. `migrations/sqlite` and `migrations/postgres`
//! make the same tables; a number that one of them lacks concerns the other only. Everything else is one code path
//! over `sqlx::Any` with `$1` parameters, which both databases take; where they differ, [`crate::sql::Dialect`] picks,
//! and longer statements are built with [`crate::sql::Sql`]. Columns are of four kinds only: texts, whole numbers of 64
//! bits, bytes, and JSON (`data`, read with `CAST(data AS TEXT)`, written with `Sql::bind_json`). Times are texts or
//! seconds; no column is a boolean.
//!
//! [`Store::change`] begins a transaction that writes, [`Store::view`] one that reads a single state. Items change
//! through [`edit::Edit`] only: it locks the collection, stamps, notes the revision and checks the owner.
//!
//! In an SQLite file one connection writes and several read beside it (write-ahead log), so readers never wait for a
//! writer and two writers never meet inside this process; another process waits for its turn. PostgreSQL locks the row
//! of the collection that changes, so revisions of a collection follow each other without gaps.
//!
//! A full disk refuses changes and nothing else: what is kept can be read, also after a restart (`open`), visitors get
//! tokens, which are kept nowhere (`visitor_tokens`), and changes are taken again as soon as there is room.

mod arrangement;
mod attempts;
mod author;
mod backup;
mod begin;
mod changes;
mod checked_keys;
mod collection;
mod collections;
mod create;
mod database;
mod drafts;
mod edit;
mod edit_transaction;
mod error;
mod history;
mod item;
mod items;
mod key_lists;
mod key_scopes;
mod keys;
mod limited_read;
mod migrations;
mod open;
mod open_error;
mod options;
mod permissions;
mod portion;
pub mod posts;
mod read;
mod references;
mod rename;
mod save;
mod schedule;
mod sqlite_file;
mod stamp;
mod tokens;
mod transfer;
mod visitor_tokens;
mod watch;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use content_wire::clock::Clock;
use content_wire::date;
use request_limits::WorkLimit;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::Mutex;

use crate::sql::Dialect;
use attempts::{Attempts, ReadPools};
use changes::Announcements;
use checked_keys::CheckedKeys;
use limited_read::LimitedRead;
use visitor_tokens::{ClientMark, VisitorTokens};

pub use arrangement::order_of;
pub use author::Author;
pub use backup::{Backup, BackupError, BackupForm, left_out_of_backups};
pub use changes::{CollectionChanges, News};
pub use collection::Collection;
pub use collection::{drafts_of, live_of};
pub(crate) use collection::{published_of, sandbox_of};
pub(crate) use create::NewCollection;
pub use database::{Database, DatabaseError};
pub use edit::Edit;
pub use error::{BadField, StoreError};
pub use history::Revision;
pub use item::{Item, Saved};
pub use key_scopes::{KeyRight, KeyScopes, ScopedKey};
pub use keys::{ApiKey, NewKey};
pub use limited_read::ReadLimits;
pub use options::StoreOptions;
pub use permissions::{Action, Permission, Permissions, Role, Scope};
pub(crate) use portion::Portion;
pub(crate) use references::Reference;
pub use rename::{has_ways, moved_to};
pub use schedule::Times;
pub use stamp::{Fit, ITEM_MAX};
pub(crate) use tokens::ACCESS_LIFETIME;
pub use tokens::Grant;
pub use transfer::Imported;

/// Reads that one client may have under way; more wait for their turn.
const READS_AT_ONCE: usize = 2;
/// Seconds in which a client pays for a second of reading: in the long run it has half of one connection.
const READ_PRICE: u32 = 2;

/// The service's storage; clones share the connections.
#[derive(Clone)]
pub struct Store {
    writer: AnyPool,
    /// None where the writer's connections read too.
    readers: Option<AnyPool>,
    reads: Arc<Reads>,
    /// The client in whose name this clone reads; none for the site and for holders of keys.
    client: Option<IpAddr>,
    pub(crate) dialect: Dialect,
    clock: Arc<dyn Clock>,
    checked_keys: Arc<CheckedKeys>,
    /// The client whose visitor is the site; none means that every visitor is like any other.
    site: Option<ClientMark>,
    announcements: Arc<Announcements>,
    visitor_tokens: Arc<VisitorTokens>,
    /// Held while a backup is restored.
    restores: Arc<Mutex<()>>,
    is_read_only: bool,
}

/// Reads whose cost their caller decides.
struct Reads {
    pools: ReadPools,
    work: Arc<WorkLimit>,
}

impl Store {
    async fn new(
        (writer, readers): (AnyPool, Option<AnyPool>),
        pools: ReadPools,
        options: &StoreOptions,
        dialect: Dialect,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, StoreError> {
        let visitor_tokens = VisitorTokens::load(&writer).await?;
        Ok(Self {
            writer,
            readers,
            reads: Arc::new(Reads {
                pools,
                work: WorkLimit::new(READS_AT_ONCE, READ_PRICE, options.read_credit),
            }),
            client: None,
            dialect,
            clock,
            checked_keys: Arc::default(),
            site: None,
            announcements: Arc::default(),
            visitor_tokens: Arc::new(visitor_tokens),
            restores: Arc::default(),
            is_read_only: false,
        })
    }

    /// This store with a client whose visitor is the site.
    pub(crate) fn with_site(self, client_id: Option<&str>) -> Self {
        Self {
            site: client_id.map(ClientMark::new),
            ..self
        }
    }

    /// Whether the database can only be read, for as long as this process runs.
    pub fn is_read_only(&self) -> bool {
        self.is_read_only
    }

    /// Starts a change; it is undone unless committed. Other crates keep tables of their own with it.
    ///
    /// # Errors
    /// [`StoreError::Database`] if the database is not reached or another writer takes too long.
    pub async fn change(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(begin::begin(&self.writer, self.dialect.begin_change()).await?)
    }

    /// Starts to read one state of the database.
    ///
    /// # Errors
    /// [`StoreError::Database`] if the database is not reached.
    pub async fn view(&self) -> Result<Transaction<'static, Any>, StoreError> {
        let readers = self.readers.as_ref().unwrap_or(&self.writer);
        Ok(begin::begin(readers, self.dialect.begin_view()).await?)
    }

    /// A connection for a single statement that reads.
    pub(crate) async fn reader(&self) -> Result<PoolConnection<Any>, StoreError> {
        Ok(self.readers.as_ref().unwrap_or(&self.writer).acquire().await?)
    }

    /// This store as a client at that address may use it: with connections that clients share, and for a limited time.
    pub(crate) fn for_client(&self, client: IpAddr) -> Self {
        Self {
            client: Some(client),
            ..self.clone()
        }
    }

    /// Begins a read whose cost its caller decides, and that cannot begin anew.
    async fn limited_read(&self) -> Result<LimitedRead, StoreError> {
        self.attempts().await?.slow().begin().await
    }

    /// Prepares a read whose cost its caller decides, when it is the client's turn.
    async fn attempts(&self) -> Result<Attempts<'_>, StoreError> {
        let work = match self.client {
            Some(client) => {
                let work = self.reads.work.begin(client).await;
                Some(work.map_err(|wait| StoreError::TooMuch { wait })?)
            }
            None => None,
        };
        Ok(Attempts::new(&self.reads.pools, self.dialect, work))
    }

    /// The current time in the kept form.
    pub fn now(&self) -> String {
        date::format(self.clock.now())
    }

    /// The current time in seconds since 1970.
    pub fn now_seconds(&self) -> i64 {
        self.clock.now().unix_timestamp()
    }

    /// The time since some moment before, for durations: anyone who sets the machine's clock makes none of them longer.
    pub fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }

    /// The clock that stamps items and ends tokens.
    pub fn clock(&self) -> Arc<dyn Clock> {
        self.clock.clone()
    }

    /// Ends all connections; an SQLite file is made whole before.
    pub async fn close(&self) {
        let pools = &self.reads.pools;
        if let Some(quick) = &pools.quick {
            quick.close().await;
        }
        pools.clients.close().await;
        pools.trusted.close().await;
        if let Some(readers) = &self.readers {
            readers.close().await;
        }
        if self.dialect == Dialect::Sqlite && !self.is_read_only {
            // Connections end on threads of their own, later than this call; so the log is folded into the file
            // before. A log that cannot be folded loses nothing: the next start reads it.
            let folded = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
                .execute(&self.writer)
                .await;
            if let Err(error) = folded {
                tracing::warn!(%error, "the content database's log was not folded into its file");
            }
        }
        self.writer.close().await;
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Store")
            .field("dialect", &self.dialect)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod plan_tests;
#[cfg(test)]
mod statement_tests;
#[cfg(test)]
pub(crate) mod test_stores;
