//! A durable content service that speaks the hosted content platform's wire form.
//!
//! It keeps collections of data items in an SQLite file or a PostgreSQL database and responds over HTTP, so that the
//! site works without the hosted platform and people who edit posts have a place of their own to do it.
//!
//! It knows nothing of the site beyond the recruit collections and the demo posts that they may begin with.
//!
//! Rooms from top to bottom; each imports only from those below it:
//!
//! ```text
//! service          built, then run
//! config           its settings
//! http             the wire form, GraphQL, refusals, limits, and how another crate adds calls
//! seed             the first collections
//! error            why the service cannot start
//! store            what is kept
//! sql              statements for either database
//! query            requests about many items, already checked
//! aggregate        functions of groups of items
//! order            the order of items
//! filter           which items
//! value, budget    numbers and texts of items; bytes of a response
//! password         secrets of people, hashed
//! attempt_limit    how often a secret may be tried
//! ```
//!
//! Below them is the crate `content-wire`, which the client of the platform uses too.

mod aggregate;
mod attempt_limit;
mod budget;
mod config;
mod error;
mod filter;
mod http;
mod order;
pub mod password;
mod query;
mod seed;
mod service;
mod sql;
pub mod store;
mod value;

pub use attempt_limit::AttemptLimit;
pub use config::ContentServiceConfig;
pub use content_wire::clock::{Clock, SystemClock};
pub use error::ServiceError;
pub use http::extension;
pub use http::{BodyLimit, BodyLimits, Rate, RateLimits, ResponseLimits};
pub use seed::{DEMO_FIELD, SEEDED_COLLECTIONS, Seed};
pub use service::ContentService;
