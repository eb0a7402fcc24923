//! What an engine may use: one set of limits for every engine.

use std::{num::NonZeroUsize, time::Duration};

#[cfg(feature = "web")]
/// Calls of [`fetch`](crate::RendererBuilder::fetch) that one render has in flight; further ones wait for these.
pub(crate) const FETCH_CALLS: usize = 16;

/// What a renderer may use.
///
/// ```
/// use std::time::Duration;
///
/// let limits = ssr_runtime::Limits::default().with_deadline(Duration::from_millis(500)).with_queue(64);
/// assert_eq!(limits.queue, 64);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Engines that render at the same time: isolates, or processes. Default: the number of cores, since a
    /// render is pure computation.
    pub workers: NonZeroUsize,
    /// Requests that may wait for an engine before further ones are refused. Default 256: at half a
    /// millisecond a render that is some 60 ms of waiting with two engines, beyond which refusing is kinder.
    pub queue: usize,
    /// Time from a request's arrival to its response. Default 2 s: a page takes about a millisecond, so only
    /// a broken or starved one gets here.
    pub deadline: Duration,
    /// Time from a request's arrival to the end of its [stream](crate::Renderer::render_stream); [`deadline`](Self::deadline)
    /// is that to its shell, and bounds each turn of JavaScript that a stream takes. A stream holds its place in an engine until its
    /// last chunk is taken or waits to be, so this also bounds what a slow reader can hold. Default 10 s, React's own advice for when
    /// to give up.
    #[cfg(feature = "web")]
    pub stream_deadline: Duration,
    /// Streams that an isolate has at the same time. They share its heap, its array buffers and its processor, and end together when
    /// one of them breaks a limit. Default 32: a stream mostly waits. A Deno process has one at a time.
    #[cfg(feature = "web")]
    pub streams_per_engine: NonZeroUsize,
    /// Heap of one engine in bytes. Default 128 MiB: a warm engine uses about 10 MiB.
    pub heap_bytes: usize,
    /// Array buffers of one isolate in bytes, which V8 keeps outside of its heap. Beyond them the bundle gets a `RangeError`.
    /// Default 32 MiB: a page needs none, a stream some kilobytes. The memory of a Deno
    /// process is bounded as a whole, on Linux.
    pub buffer_bytes: usize,
    /// Bytes of headers and bodies that the responses to [`fetch`](crate::RendererBuilder::fetch) may have, all those of
    /// one render together. Default 8 MiB: they lie outside of the heap, and JSON of a page has some kilobytes.
    #[cfg(feature = "web")]
    pub fetch_bytes: usize,
    /// Renders after which an engine is replaced, so that no leak can add up. Default 50,000.
    pub renders_per_engine: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            workers: std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            queue: 256,
            deadline: Duration::from_secs(2),
            #[cfg(feature = "web")]
            stream_deadline: Duration::from_secs(10),
            #[cfg(feature = "web")]
            streams_per_engine: NonZeroUsize::MIN.saturating_add(31),
            heap_bytes: 128 * 1024 * 1024,
            buffer_bytes: 32 * 1024 * 1024,
            #[cfg(feature = "web")]
            fetch_bytes: 8 * 1024 * 1024,
            renders_per_engine: 50_000,
        }
    }
}

impl Limits {
    /// With another number of [`workers`](Self::workers).
    #[must_use]
    pub fn with_workers(self, workers: NonZeroUsize) -> Self {
        Self { workers, ..self }
    }

    /// With another length of the [`queue`](Self::queue).
    #[must_use]
    pub fn with_queue(self, queue: usize) -> Self {
        Self { queue, ..self }
    }

    /// With another [`deadline`](Self::deadline).
    #[must_use]
    pub fn with_deadline(self, deadline: Duration) -> Self {
        Self { deadline, ..self }
    }

    /// With another [`stream_deadline`](Self::stream_deadline).
    #[cfg(feature = "web")]
    #[must_use]
    pub fn with_stream_deadline(self, stream_deadline: Duration) -> Self {
        Self {
            stream_deadline,
            ..self
        }
    }

    /// With another number of [streams](Self::streams_per_engine).
    #[cfg(feature = "web")]
    #[must_use]
    pub fn with_streams_per_engine(self, streams_per_engine: NonZeroUsize) -> Self {
        Self {
            streams_per_engine,
            ..self
        }
    }

    /// With another [heap](Self::heap_bytes).
    #[must_use]
    pub fn with_heap_bytes(self, heap_bytes: usize) -> Self {
        Self { heap_bytes, ..self }
    }

    /// With another [budget of array buffers](Self::buffer_bytes).
    #[must_use]
    pub fn with_buffer_bytes(self, buffer_bytes: usize) -> Self {
        Self { buffer_bytes, ..self }
    }

    /// With other [bytes of fetched responses](Self::fetch_bytes).
    #[cfg(feature = "web")]
    #[must_use]
    pub fn with_fetch_bytes(self, fetch_bytes: usize) -> Self {
        Self { fetch_bytes, ..self }
    }

    /// With another [number of renders](Self::renders_per_engine).
    #[must_use]
    pub fn with_renders_per_engine(self, renders_per_engine: u64) -> Self {
        Self {
            renders_per_engine,
            ..self
        }
    }
}
