//! A durable content service that speaks the hosted content platform's wire form.
//!
//! It keeps collections of data items in an SQLite file or a PostgreSQL database and answers over HTTP, so that the
//! site works without the hosted platform and people who edit posts have a place of their own to do it.
//!
//! Way of a call: `http` (wire form, refusals) -> [`store::Store`] (what is kept) -> `sql` (filters as SQL). Work that
//! goes on after a call is done by `jobs`, through the same store.
//! It knows nothing of the site beyond the posts it is seeded with.

mod aggregate;
mod clock;
mod config;
mod date;
mod error;
mod filter;
mod http;
mod jobs;
mod order;
mod patch;
mod pipeline;
mod query;
mod search;
mod seed;
mod service;
mod sql;
pub mod store;
mod value;

pub use clock::{Clock, SystemClock};
pub use config::ContentServiceConfig;
pub use error::ServiceError;
pub use http::extension;
pub use http::{Rate, RateLimits};
pub use seed::SEEDED_COLLECTIONS;
pub use service::ContentService;
