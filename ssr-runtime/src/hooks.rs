//! What a host is told while its bundle runs: the lines of the bundle's console, and how each render ended.

use std::{fmt, sync::Arc};

use async_trait::async_trait;

#[cfg(feature = "web")]
use crate::page_stream::PageStream;
use crate::{
    error::RenderError,
    output::Rendered,
    renderer::{Renderer, Stats},
    request::RenderRequest,
};

/// How important a line of the console is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsoleLevel {
    /// `console.debug` and `console.trace`.
    Debug,
    /// `console.log` and `console.info`.
    Info,
    /// `console.warn`.
    Warn,
    /// `console.error`.
    Error,
}

/// A line that the bundle wrote to its console.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ConsoleLine<'a> {
    /// How important it is.
    pub level: ConsoleLevel,
    /// What it says: all values in one text, which may have several lines.
    pub text: &'a str,
}

/// How a render or a stream ended. One that was cancelled has no event. The page of a stream has no markup here.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct RenderEvent<'a> {
    /// The URL of the request.
    pub url: &'a str,
    /// The page and its cost, or why there is none.
    pub result: Result<&'a Rendered, &'a RenderError>,
}

/// An isolate that cannot be ended.
///
/// JavaScript in it runs past its deadline, and does not stop when it is told to. Another one has its place. Its thread goes on, at
/// the lowest priority, for as long as it wants.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct LostIsolate<'a> {
    /// The URL that it was lost to; in brackets what else it was doing.
    pub url: &'a str,
    /// Lost threads of all renderers that this process has now, the one of this isolate included.
    pub lost_threads: usize,
    /// Whether it is told once more, because the process has grown since by more than twice the heap limit: nothing bounds what its
    /// thread may take.
    pub grows: bool,
}

type ConsoleHook = dyn Fn(&ConsoleLine<'_>) + Send + Sync;
pub(crate) type RenderHook = dyn Fn(&RenderEvent<'_>) + Send + Sync;

/// Where the bundle's console goes: to the host's hook; without one to `tracing`, under the target `ssr::console`.
#[derive(Clone, Default)]
pub(crate) struct Console(Option<Arc<ConsoleHook>>);

impl Console {
    pub(crate) fn new(hook: impl Fn(&ConsoleLine<'_>) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(hook)))
    }

    /// Passes on one line. The level is the host script's name for it.
    pub(crate) fn write(&self, level: &str, text: &str) {
        let level = match level {
            "error" => ConsoleLevel::Error,
            "warn" => ConsoleLevel::Warn,
            "debug" => ConsoleLevel::Debug,
            _ => ConsoleLevel::Info,
        };
        match &self.0 {
            Some(hook) => hook(&ConsoleLine { level, text }),
            None => log(level, text),
        }
    }
}

impl fmt::Debug for Console {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Console").field(&self.0.is_some()).finish()
    }
}

/// Whom a lost isolate is told to.
#[derive(Clone, Default)]
pub(crate) struct Lost(Option<Arc<LostHook>>);

type LostHook = dyn Fn(&LostIsolate<'_>) + Send + Sync;

impl Lost {
    pub(crate) fn new(hook: impl Fn(&LostIsolate<'_>) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(hook)))
    }

    #[cfg(feature = "embedded")]
    pub(crate) fn tell(&self, isolate: &LostIsolate<'_>) {
        if let Some(hook) = &self.0 {
            hook(isolate);
        }
    }
}

impl fmt::Debug for Lost {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Lost").field(&self.0.is_some()).finish()
    }
}

fn log(level: ConsoleLevel, text: &str) {
    match level {
        ConsoleLevel::Error => tracing::error!(target: "ssr::console", "{text}"),
        ConsoleLevel::Warn => tracing::warn!(target: "ssr::console", "{text}"),
        ConsoleLevel::Info => tracing::info!(target: "ssr::console", "{text}"),
        ConsoleLevel::Debug => tracing::debug!(target: "ssr::console", "{text}"),
    }
}

/// A renderer that tells its host how each render ended.
pub(crate) struct Observed {
    pub(crate) renderer: Arc<dyn Renderer>,
    pub(crate) hook: Arc<RenderHook>,
}

#[async_trait]
impl Renderer for Observed {
    async fn render(&self, request: RenderRequest) -> Result<Rendered, RenderError> {
        let url = request.url.clone();
        let result = self.renderer.render(request).await;
        (self.hook)(&RenderEvent {
            url: &url,
            result: result.as_ref(),
        });
        result
    }

    #[cfg(feature = "web")]
    async fn render_stream(&self, request: RenderRequest) -> Result<PageStream, RenderError> {
        let url = request.url.clone();
        match self.renderer.render_stream(request).await {
            Ok(stream) => {
                let hook = Arc::clone(&self.hook);
                Ok(stream.on_end(move |result| hook(&RenderEvent { url: &url, result })))
            }
            Err(error) => {
                (self.hook)(&RenderEvent {
                    url: &url,
                    result: Err(&error),
                });
                Err(error)
            }
        }
    }

    fn stats(&self) -> Stats {
        self.renderer.stats()
    }

    async fn shutdown(&self) {
        self.renderer.shutdown().await;
    }
}

impl fmt::Debug for Observed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.renderer.fmt(formatter)
    }
}
