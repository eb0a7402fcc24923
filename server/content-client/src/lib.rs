//! Client of the hosted content platform: visitor tokens and data items over HTTP.
//!
//! The same client speaks to the hosted platform and to the site's own content service; only the base URL differs.
//! It knows no web framework and keeps nothing but the visitor's tokens. Callers cache what they read.
//!
//! Way of a call: [`ContentClient`] -> `token` (who asks) -> `transport` (bytes, limits) -> `items` (meaning).

mod client;
mod clock;
mod config;
mod date;
mod error;
mod filter;
mod items;
mod paging;
mod token;
mod transport;

pub use client::ContentClient;
pub use clock::{Clock, SystemClock};
pub use config::ContentClientConfig;
pub use date::{decode_date, encode_date};
pub use error::{ApplicationError, ContentError, FieldViolation};
pub use filter::Filter;
pub use items::{DataItem, ItemsPage, ItemsQuery, Order, Sort};
pub use paging::{Cursors, Paging, PagingMetadata};
