//! What can go wrong with the storage.

use std::path::PathBuf;

use thiserror::Error;

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file is no database or is damaged.
    #[error(
        "the content database {} is damaged; restore it from a backup, or move it and the files beside it away to start anew",
        file.display()
    )]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// The file cannot be opened or brought to this version's tables.
    #[error("the content database {} cannot be opened: {reason}", file.display())]
    Open {
        /// The file.
        file: PathBuf,
        /// What stands in the way.
        reason: String,
    },
    /// There is no such collection.
    #[error("the {collection} collection does not exist")]
    CollectionMissing {
        /// Its name.
        collection: String,
    },
    /// The id is taken.
    #[error("item {id} already exists in collection {collection}")]
    ItemExists {
        /// Name of the collection.
        collection: String,
        /// The id.
        id: String,
    },
    /// A stored value is not what this version writes.
    #[error("a stored value cannot be read: {reason}")]
    Unreadable {
        /// What is wrong.
        reason: String,
    },
    /// The database failed.
    #[error("the content database failed")]
    Database(#[from] sqlx::Error),
}
