//! Renders a JavaScript bundle, such as a React application, in supervised engines inside or beside a Rust server.
//!
//! A host starts a [`Renderer`] with a [`RendererBuilder`], hands it a [`RenderRequest`] and gets status, head, markup
//! and headers back. Which engine does the work is the host's choice ([`EngineKind`]): V8 isolates in this process, or
//! Deno processes beside it. Both run the same [`Bundle`] under the same [`Limits`] behind the same host script, and
//! pass the same conformance suite.
//!
//! The crate knows no web framework, no locale and no page. All it asks of a bundle is one self-contained ECMAScript
//! module that exports a function `render({ url, data })`, which returns or promises
//!
//! - a page: `{ status, head, html, headers? }`,
//! - or a redirect: `{ redirect, status?, headers? }`, with the status 302 where none is given.
//!
//! `headers` is an object of strings or of lists of strings. Hosts offer bare ECMAScript and a console: whatever else a
//! bundle needs, it brings. With the feature `web` a host may lend it streams, `fetch` and what these need of the web.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! builder            starts an engine
//! snapshot           makes startup snapshots in a process of their own
//! embedded, sidecar  the engines
//! streaming          how an isolate is driven through a stream
//! lent               what the host lends its bundle, and the script that hands it over
//! calls              the calls of the bundle's `fetch` in one isolate
//! outcome            what the host script returns, as a result for the caller
//! stack              stacks, mapped to the sources
//! hooks              what a host is told: console lines, ends of renders
//! bundle, renderer   the bundle; the trait of all engines
//! page_stream        a page that arrives in chunks
//! request, output    what goes into a render and what comes out
//! bound              the memory of a process that runs V8
//! priority, memory   isolates give way to the host; memory of processes
//! fetch              what a host and the bundle's `fetch` hand each other
//! limits, error      limits of time and memory; errors
//! error_page         a page that shows an error to developers
//! engine_kind        which engines there are
//! ```

/// The examples of the README are compiled as tests.
#[cfg(all(doctest, feature = "web"))]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod snapshot;

mod bound;
mod builder;
mod bundle;
#[cfg(feature = "web")]
mod calls;
#[cfg(feature = "embedded")]
mod embedded;
mod engine_kind;
mod error;
mod error_page;
#[cfg(feature = "web")]
mod fetch;
mod hooks;
mod lent;
mod limits;
mod memory;
mod outcome;
mod output;
#[cfg(feature = "web")]
mod page_stream;
mod priority;
mod renderer;
mod request;
mod sidecar;
mod stack;
#[cfg(feature = "web")]
mod streaming;

pub use builder::RendererBuilder;
pub use bundle::Bundle;
pub use engine_kind::EngineKind;
pub use error::{JsException, RenderError};
pub use error_page::error_page;
#[cfg(feature = "web")]
pub use fetch::{FetchRequest, FetchResponse};
pub use hooks::{ConsoleLevel, ConsoleLine, LostIsolate, RenderEvent};
pub use limits::Limits;
pub use output::{Output, Rendered};
#[cfg(feature = "web")]
pub use page_stream::{PageStream, StreamCost};
pub use renderer::{Renderer, Stats};
pub use request::{RenderData, RenderRequest};
