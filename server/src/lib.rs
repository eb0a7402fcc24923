//! AXTORM's public website: Actix-web in front, React rendered by V8 behind.
//!
//! The crate is a house of rooms. A room imports only from rooms below it; the test `rooms` checks it.
//!
//! ```text
//! commands     one file for each subcommand
//! development  the developers' loop, in builds that have it
//! bootstrap    wires everything: listeners, reload, shutdown
//! http         routes, middleware, limits, TLS, the status of every error
//! prerender    site builds, the page cache, the task that fills it
//! seo          what crawlers read
//! assets       the client build's files and public files
//! content      texts and recruit posts
//! render       the renderer and the document
//! http_cache   prepared responses, encodings, entity tags
//! telemetry    log, metrics and traces, as plain data
//! settings     what an operator may choose
//! site         pages and URLs
//! locale       languages
//! ```
//!
//! A request goes down: `http` finds a page in the cache of `prerender`. A page comes up: `content` builds its data, `render`
//! makes the document, `http_cache` prepares the response, `prerender` keeps it.
//!
//! Public are the rooms that the program and the tests of the whole application start with. The others are private, so that the
//! compiler names what nothing uses.

mod assets;
pub mod bootstrap;
pub mod commands;
mod content;
#[cfg(feature = "development")]
pub mod development;
mod http;
mod http_cache;
mod locale;
mod prerender;
pub mod render;
mod seo;
pub mod settings;
mod site;
mod telemetry;
