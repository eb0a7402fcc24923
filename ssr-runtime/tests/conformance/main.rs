//! One suite for every engine: what a `Renderer` promises, and the faults that it must survive.
//!
//! The fixtures in `tests/fixtures` are bundles named after their symptom. Every case runs on the sidecar
//! and, with the feature `embedded`, on isolates that evaluate the bundle and on isolates from a snapshot.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, also in the functions that several tests share"
)]

mod bundles;
mod console;
mod engines;
mod environment;
mod families;
#[cfg(feature = "web")]
mod families_web;
mod faults;
#[cfg(feature = "web")]
mod fetch;
#[cfg(feature = "web")]
mod fetch_faults;
#[cfg(feature = "web")]
mod fetch_host;
mod growth;
mod heap;
mod hooks;
mod load;
#[cfg(feature = "embedded")]
mod lost;
mod memory;
mod react;
mod render;
mod shutdown;
#[cfg(feature = "embedded")]
mod snapshots;
mod start;
#[cfg(feature = "web")]
mod stream;
#[cfg(all(feature = "embedded", feature = "web"))]
mod stream_beside;
#[cfg(feature = "web")]
mod stream_faults;
#[cfg(feature = "web")]
mod stream_react;
mod swap;
#[cfg(feature = "web")]
mod urls;
