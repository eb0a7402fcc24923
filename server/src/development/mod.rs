//! The developers' loop: the site with the front end's tools behind the same port. Only builds with the feature `development`
//! have this room, and nothing below knows of it.
//!
//! ```text
//! browser -> [`routes`] -> a page: rendered from the bundle that was built last
//!                       -> what the site does not have: Vite, through [`proxy`]
//! frontend/dev/dev-child.mjs (Vite and the bundle's watcher) -> [`child`] -> [`hot_reloader`] -> a new release
//! ```
//!
//! A bundle that does not build or does not render never replaces one that does; pages then show [`error_page`].

pub(crate) mod child;
mod error_page;
pub mod hot_reloader;
pub mod message;
mod no_bundle;
pub(crate) mod npm;
mod proxy;
mod routes;
mod security;
mod site_build;
mod start;
pub mod state;
mod upstream;
mod websocket;

pub(crate) use self::start::prepare;
pub use self::start::start;
