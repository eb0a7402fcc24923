//! The port that a host renders through. Engines implement it; hosts hold an `Arc<dyn Renderer>` and nothing else.

use std::{fmt, time::Duration};

use async_trait::async_trait;

use crate::{error::RenderError, output::Rendered, request::RenderRequest};

/// What a renderer's engines are doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
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
