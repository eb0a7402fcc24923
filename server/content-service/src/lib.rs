//! A durable content service that speaks the hosted content platform's wire form.
//!
//! It keeps collections of data items in one SQLite file and answers visitors' queries over HTTP, so that the site
//! works without the hosted platform and people who edit posts have a place of their own to do it.
//!
//! Way of a call: `http` (wire form, refusals) -> [`store::Store`] (what is kept) -> `sql` (filters as SQL).
//! It knows nothing of the site beyond the posts it is seeded with.

mod clock;
mod config;
mod date;
mod error;
mod filter;
mod http;
mod query;
mod seed;
mod service;
mod sql;
pub mod store;

pub use clock::{Clock, SystemClock};
pub use config::ContentServiceConfig;
pub use error::ServiceError;
pub use seed::SEEDED_COLLECTIONS;
pub use service::ContentService;
