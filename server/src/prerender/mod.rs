//! Pages are rendered before they are requested: once when a release goes live, and after every change of content.
//!
//! - [`build`] holds what belongs to one site build, [`release`] which build is live.
//! - [`cache`] holds the rendered pages, [`prerenderer`] renders one, [`task`] keeps the cache complete and fresh.
//! - [`live_site`] is what requests and the task share.
//! - `preview` makes the page of a draft, in builds with the desk.

pub(crate) mod build;
pub(crate) mod cache;
mod derived;
mod fixed;
mod links;
pub(crate) mod live_site;
mod moved;
mod page_status;
pub(crate) mod prerenderer;
#[cfg(feature = "desk")]
pub(crate) mod preview;
pub(crate) mod release;
pub(crate) mod reloads;
mod rendering;
pub(crate) mod task;
