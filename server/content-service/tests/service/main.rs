//! The service over real HTTP, each test with a port and a folder of its own.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a harness stops at once when the set-up fails"
)]

mod client;
mod durability;
mod harness;
mod input;
mod query;
mod refusals;
mod token;
