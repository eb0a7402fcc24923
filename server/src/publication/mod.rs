//! What is published: every page in every language, rendered, compressed and named before anybody asks.
//!
//! ```text
//! texts, posts -> publisher -> fill (render, compose, compress) -> shelf -> requests
//! ```
//!
//! The shelf belongs to an edition, so a new build brings its own and both go live in the same instant. A slot is known
//! by path and language and remembers the content that it was made from. Requests take what lies there; only one that
//! comes before the publisher fills a slot itself. When content changes, the old answer stays until the new one is
//! made, and for as long as it cannot be made.

pub mod fill;
pub mod links;
pub mod publisher;
pub mod shelf;
