//! The port that a host renders through. Engines implement it; hosts hold an `Arc<dyn Renderer>` and nothing else.

use std::{fmt, time::Duration};

use async_trait::async_trait;

#[cfg(feature = "web")]
use crate::page_stream::PageStream;
use crate::{error::RenderError, output::Rendered, request::RenderRequest};

/// What a renderer's isolates are doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// Requests that wait for an isolate.
    pub queued: usize,
    /// Isolates started since the renderer was made; beyond [their number](crate::Limits::isolates),
    /// each stands for one that was replaced.
    pub isolates_started: u64,
    /// JavaScript heap in use, summed over the isolates, in bytes; sampled, so it may lag some renders behind.
    pub heap_bytes: u64,
    /// Time that the isolate started last took to be ready.
    pub last_start: Duration,
    /// Isolates that could not be ended, since the renderer was made.
    pub isolates_lost: u64,
    /// Threads of such isolates that still run in this process, those of other renderers included.
    pub lost_threads: usize,
    /// Processor time that these threads have used.
    pub lost_cpu: Duration,
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

    /// Begins a page whose markup arrives in chunks. Needs the feature `web`, and [`RendererBuilder::web`](crate::RendererBuilder::web).
    ///
    /// The bundle exports a function `stream({ url, data, signal })`, which returns or promises a redirect or
    /// `{ status, head, body, headers? }`: `body` is a `ReadableStream` or an async iterable of strings or `Uint8Array`.
    /// This waits for what it returns.
    ///
    /// # Errors
    ///
    /// As [`render`](Self::render), up to there; later ones come from [`PageStream::next`].
    #[cfg(feature = "web")]
    async fn render_stream(&self, request: RenderRequest) -> Result<PageStream, RenderError> {
        let _ = request;
        Err(streams_are_off())
    }

    /// What the isolates are doing at this moment.
    fn stats(&self) -> Stats;

    /// Finishes what was accepted, refuses what comes after, and frees the engine.
    async fn shutdown(&self);
}

/// The error of a renderer that has no streams.
#[cfg(feature = "web")]
pub(crate) fn streams_are_off() -> RenderError {
    RenderError::Engine {
        reason: "the renderer has no streams: RendererBuilder::web turns them on".to_owned(),
    }
}
