//! Pages are rendered before they are requested: once when a release goes live, and after every change of content.
//!
//! - [`build`] holds what belongs to one site build, [`release`] which build is live.
//! - [`cache`] holds the rendered pages, [`prerenderer`] renders one, [`task`] keeps the cache complete and fresh.
//! - [`live_site`] is what requests and the task share.

pub mod build;
pub mod cache;
mod derived;
mod fixed;
mod links;
pub mod live_site;
pub mod prerenderer;
pub mod release;
pub mod task;
