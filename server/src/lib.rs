//! AXTORM's public website: Actix-web in front, React rendered by V8 behind.
//!
//! A page goes one way only, and nothing points back:
//!
//! ```text
//! request -> middleware -> routes -> locale -> content -> render (engine) -> render::document -> response
//! ```
//!
//! - [`settings`] holds what an operator may choose, [`cli`] the commands, [`commands`] what they do.
//! - [`startup`] wires everything into an [`startup::Application`]; [`state`] is what the wiring yields.
//! - [`site`] and [`locale`] know which pages exist in which languages, [`content`] what stands in them.
//! - [`edition`] is one build of the site: what is swapped as one when a new build goes live.
//! - [`dev`] is the developers' loop; nothing of it runs in `serve`.

pub mod assets;
pub mod cli;
pub mod commands;
pub mod content;
pub mod delivery;
pub mod dev;
pub mod edition;
pub mod error;
pub mod http;
pub mod listening;
pub mod locale;
pub mod metrics;
pub mod middleware;
pub mod protection;
pub mod publication;
pub mod reload;
pub mod render;
pub mod routes;
pub mod seo;
pub mod settings;
pub mod shutdown;
pub mod site;
pub mod startup;
pub mod state;
pub mod telemetry;
pub mod tls;
