//! Why the service cannot start or stopped. Why a single call is refused is in `http::error`.

use std::io;
use std::net::SocketAddr;

use http_connection::TaskEnded;
use thiserror::Error;

use crate::store::StoreError;

/// Why the service cannot start or run on.
#[derive(Debug, Error)]
pub enum ServiceError {
    /// The database cannot be opened, or is damaged.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The posts to start with are not what they should be.
    #[error("the first posts of {collection} cannot be read: {reason}")]
    Seed {
        /// Collection they are for.
        collection: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// The address cannot be listened on.
    #[error("the content service cannot listen on {address}")]
    Bind {
        /// The address requested.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
    /// The HTTP server failed.
    #[error("the content service failed")]
    Serve(#[source] io::Error),
    /// A task that goes on for as long as the service has ended before it.
    #[error(transparent)]
    TaskEnded(#[from] TaskEnded),
}
