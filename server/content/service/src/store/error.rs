//! What can go wrong with the storage.

use std::time::Duration;

use thiserror::Error;

use super::Database;
use crate::budget::Spent;

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database is none, or is damaged.
    #[error(
        "the content database {database} is damaged; restore it from a backup, or move it and the files beside it away to start anew"
    )]
    Damaged {
        /// The database.
        database: Database,
        /// What the database says.
        reason: String,
    },
    /// The database cannot be opened or brought to this version's tables.
    #[error("the content database {database} cannot be opened: {reason}")]
    Open {
        /// The database.
        database: Database,
        /// What stands in the way.
        reason: String,
    },
    /// There is no such collection.
    #[error("the {collection} collection does not exist")]
    CollectionMissing {
        /// Its name.
        collection: String,
    },
    /// There is no such item.
    #[error("item {id} does not exist in collection {collection}")]
    ItemMissing {
        /// Name of the collection.
        collection: String,
        /// The id.
        id: String,
    },
    /// The id is taken.
    #[error("item {id} already exists in collection {collection}")]
    ItemExists {
        /// Name of the collection.
        collection: String,
        /// The id.
        id: String,
    },
    /// The item is larger than 500 kB.
    #[error("the item is larger than 500 kB")]
    ItemTooLarge,
    /// The item has another owner.
    #[error("the item belongs to somebody else")]
    NotOwner,
    /// The draft waits for its time to be published.
    #[error("the draft {id} waits for its time to be published; who changes it must be allowed to publish")]
    Scheduled {
        /// Its id.
        id: String,
    },
    /// The input cannot be kept.
    #[error("{reason}")]
    Refused {
        /// What is wrong with it.
        reason: String,
    },
    /// Fields of the item cannot be kept.
    #[error("{}", listed(.0))]
    BadFields(Vec<BadField>),
    /// There is no such change.
    #[error("collection {collection} has no revision {revision}")]
    RevisionMissing {
        /// Name of the collection.
        collection: String,
        /// The revision.
        revision: i64,
    },
    /// An item of an import cannot be kept; nothing was changed.
    #[error("item {} of the import cannot be kept: {reason}", position + 1)]
    Import {
        /// Its position, from 0.
        position: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// A stored value is not what this version writes.
    #[error("a stored value cannot be read: {reason}")]
    Unreadable {
        /// What is wrong.
        reason: String,
    },
    /// The disk, or the file's largest size, is used up. Nothing was changed.
    #[error("there is no space left for the content database")]
    Full(#[source] sqlx::Error),
    /// What is read is larger than the response may be.
    #[error("the response would be larger than it may be; ask for fewer items, fields or references")]
    ResponseTooLarge,
    /// The read took longer than its time.
    #[error("the query takes too long; ask for less")]
    TooSlow,
    /// No connection to the database was free in time.
    #[error("the content database is busy")]
    Busy,
    /// The client's reads took too long altogether.
    #[error("the client's queries took too long; it must wait {} s", wait.as_secs())]
    TooMuch {
        /// Time after which it may go on.
        wait: Duration,
    },
    /// The database failed.
    #[error("the content database failed")]
    Database(#[source] sqlx::Error),
}

/// A field of an item that cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadField {
    /// Its name.
    pub field: &'static str,
    /// What is wrong with it.
    pub reason: String,
}

fn listed(fields: &[BadField]) -> String {
    let texts = fields.iter().map(|bad| format!("`{}` {}", bad.field, bad.reason));
    texts.collect::<Vec<_>>().join(", ")
}

impl From<Spent> for StoreError {
    fn from(_: Spent) -> Self {
        Self::ResponseTooLarge
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if matches!(error, sqlx::Error::PoolTimedOut) {
            return Self::Busy;
        }
        let code = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code);
        match code.as_deref() {
            // SQLITE_FULL, and PostgreSQL's `disk_full`.
            Some("13" | "53100") => Self::Full(error),
            // SQLITE_INTERRUPT, and PostgreSQL's `query_canceled`.
            Some("9" | "57014") => Self::TooSlow,
            _ => Self::Database(error),
        }
    }
}
