//! The port that a host renders through: [`Renderer`], what goes in and what comes out.
//!
//! Nothing here names an engine, a site or a web framework. Engines implement the trait; hosts hold
//! an `Arc<dyn Renderer>` and nothing else.

use std::{fmt, sync::Arc, time::Duration};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::error::RenderError;

/// One page to render.
#[derive(Clone, Debug)]
pub struct RenderRequest {
    /// Path and query of the page, for example `/recruit?locale=en`.
    pub url: String,
    /// Locale code that the bundle understands, for example `en`.
    pub locale: String,
    /// What the page is made of.
    pub data: RenderData,
}

/// A JSON value in text form, shared between renders.
///
/// The text is what a host also sends to the browser, so both sides start from the same bytes. Engines
/// keep the parsed (and frozen) value of texts that they have seen, which is why cloning one `RenderData`
/// for many renders is cheaper than building it anew each time.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RenderData(Arc<str>);

impl RenderData {
    /// Wraps a JSON text. Whether it is well formed is found out when it is rendered.
    pub fn from_json_text(text: impl Into<Arc<str>>) -> Self {
        Self(text.into())
    }

    /// The JSON text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both are clones of one value; quicker than comparing texts.
    pub fn same_instance(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for RenderData {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "RenderData({} bytes)", self.0.len())
    }
}

/// What a bundle's `render` function returns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// HTTP status of the page, for example 200 or 404.
    pub status: u16,
    /// Markup that belongs in the document's head: title, meta and link elements.
    pub head: String,
    /// Markup of the application's root element.
    pub html: String,
}

/// A rendered page and what it cost.
#[derive(Clone, Debug)]
pub struct Rendered {
    /// What the bundle returned.
    pub output: Output,
    /// Time from the request's arrival to the start of its render.
    pub queued: Duration,
    /// Time that the render itself took.
    pub rendering: Duration,
}

/// What a renderer's engines are doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Requests that wait for an engine.
    pub queued: usize,
    /// Engines (isolates or processes) started since the renderer was made; beyond the number of workers,
    /// each stands for one that was replaced.
    pub engines_started: u64,
    /// JavaScript heap in use, summed over the engines, in bytes; sampled, so it may lag some renders behind.
    pub heap_bytes: u64,
    /// Time that the engine started last took to be ready.
    pub last_start: Duration,
}

/// Something that renders pages.
///
/// Dropping the future cancels the request: one that still waits is never started, the result of one that
/// is already running is thrown away.
#[async_trait]
pub trait Renderer: Send + Sync + fmt::Debug {
    /// Renders one page.
    ///
    /// # Errors
    ///
    /// See [`RenderError`]; after any of them but [`RenderError::Stopped`] the next render is unaffected.
    async fn render(&self, request: RenderRequest) -> Result<Rendered, RenderError>;

    /// What the engines are doing at this moment.
    fn stats(&self) -> Stats;

    /// Finishes what was accepted, refuses what comes after, and frees the engine.
    async fn shutdown(&self);
}
