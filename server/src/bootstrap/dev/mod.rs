//! The developers' loop beside the site: the front end's tools, and what turns their builds into releases.
//!
//! ```text
//! browser -> this server -> a page: rendered from the bundle that was built last
//!                        -> anything else: Vite, through `http::dev::proxy`
//! frontend/dev/dev-child.mjs (Vite and the bundle's watcher) -> [`child`] -> [`hot_reloader`] -> a new release
//! ```
//!
//! A bundle that does not build or does not render never replaces one that does; pages then show `http::dev::error_page`.

pub(crate) mod child;
pub mod hot_reloader;
pub mod message;
pub(super) mod no_bundle;
pub(crate) mod npm;
