//! Renders a JavaScript bundle in supervised engines.
//!
//! A host hands a [`RenderRequest`] to a [`Renderer`] and gets markup back. Which engine does the work is
//! the host's choice:
//!
//! - [`embedded`]: a pool of V8 isolates in this process, each on a thread of its own;
//! - [`sidecar`]: Deno processes beside it, spoken to over their standard streams.
//!
//! Both run the same [`bundle::Bundle`] under the same [`limits::Limits`] behind the same host script, and
//! pass the same conformance suite.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! embedded, sidecar  the engines
//! outcome            what the host script returns, as a result for the caller
//! stack              stacks, mapped to the sources
//! console            what a bundle prints
//! bundle, renderer   the bundle; the trait of all engines, requests and results
//! limits, error      limits of time and memory; errors
//! ```
//!
//! The crate knows no web framework and no site. All it asks of a bundle is one self-contained ECMAScript
//! module that exports `render({ url, locale, data })` and returns (or promises) an [`Output`]. Hosts offer
//! bare ECMAScript and a console: whatever else a bundle needs, it brings.

pub mod bundle;
#[cfg(feature = "embedded")]
pub mod embedded;
pub mod limits;
pub mod sidecar;

mod console;
mod error;
mod outcome;
mod renderer;
mod stack;

pub use error::{JsException, RenderError};
pub use renderer::{Output, RenderData, RenderRequest, Rendered, Renderer, Stats};
