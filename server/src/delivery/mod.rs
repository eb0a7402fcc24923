//! Answers that lie ready: bodies in every encoding, their names for caches, and the headers that belong to them.
//!
//! Nothing here knows a page, an engine or a route. A request only chooses among what was prepared.

pub mod caching;
pub mod encoding;
pub mod stored;
