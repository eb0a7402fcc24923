//! Prepared responses: bodies in every encoding, their entity tags and their headers.
//!
//! Nothing here knows a page, an engine or a route. A request only selects among what was prepared.

pub(crate) mod caching;
pub(crate) mod encoding;
pub(crate) mod prepared_response;

#[cfg(test)]
mod fuzz_tests;
