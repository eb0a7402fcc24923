//! What can go wrong with the storage.

use thiserror::Error;

use super::Database;

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
    /// The input cannot be kept.
    #[error("{reason}")]
    Refused {
        /// What is wrong with it.
        reason: String,
    },
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
    /// The database failed.
    #[error("the content database failed")]
    Database(#[source] sqlx::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // SQLITE_FULL, and PostgreSQL's `disk_full`.
        let full = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code)
            .is_some_and(|code| code == "13" || code == "53100");
        if full {
            Self::Full(error)
        } else {
            Self::Database(error)
        }
    }
}
