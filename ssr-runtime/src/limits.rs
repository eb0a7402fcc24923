//! What a renderer may use: one set of limits for both engines.

use std::{num::NonZeroUsize, time::Duration};

#[cfg(feature = "web")]
/// Calls of [`fetch`](crate::RendererBuilder::fetch) that one render has in flight; further ones wait for these.
pub(crate) const FETCH_CALLS: usize = 16;

/// What a renderer may use.
///
/// ```
/// use std::time::Duration;
///
/// let limits = ssr_runtime::Limits::default().with_render_timeout(Duration::from_millis(500)).with_queue(64);
/// assert_eq!(limits.queue, 64);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Isolates that render at the same time. Default: the number of cores, since a render is pure computation. The
    /// [sidecar](crate::EngineKind::Sidecar) has an isolate in each of its processes.
    pub isolates: NonZeroUsize,
    /// Requests that may wait for an isolate before further ones are refused. Default 256: at half a
    /// millisecond a render that is some 60 ms of waiting with two isolates, beyond which refusing is kinder.
    pub queue: usize,
    /// Time from a request's arrival to its response. Default 2 s: a page takes about a millisecond, so only
    /// a broken or starved one gets here.
    pub render_timeout: Duration,
    /// Time from a request's arrival to the end of its [stream](crate::Renderer::render_stream); [`render_timeout`](Self::render_timeout)
    /// is that to its shell, and bounds each turn of JavaScript that a stream takes. A stream holds its place in an isolate until its
    /// last chunk is taken or waits to be, so this also bounds what a slow reader can hold. Default 10 s, React's own advice for when
    /// to give up.
    #[cfg(feature = "web")]
    pub stream_timeout: Duration,
    /// Streams that an isolate has at the same time. They share its heap, its array buffers and its processor, and end together when
    /// one of them breaks a limit. Default 32: a stream mostly waits. A Deno process has one at a time.
    #[cfg(feature = "web")]
    pub streams_per_isolate: NonZeroUsize,
    /// Heap of one isolate in bytes. Default 128 MiB: a warm isolate uses about 10 MiB.
    pub heap_bytes: usize,
    /// Array buffers of one isolate in bytes, which V8 keeps outside of its heap. Beyond them the bundle gets a `RangeError`.
    /// Default 32 MiB: a page needs none, a stream some kilobytes. The memory of a Deno
    /// process is bounded as a whole, on Linux.
    pub buffer_bytes: usize,
    /// Bytes of headers and bodies that the responses to [`fetch`](crate::RendererBuilder::fetch) may have, all those of
    /// one render together. Default 8 MiB: they lie outside of the heap, and JSON of a page has some kilobytes.
    #[cfg(feature = "web")]
    pub fetch_bytes: usize,
    /// Renders after which an isolate is replaced, so that no leak can add up. Default 50,000.
    pub renders_per_isolate: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            isolates: std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            queue: 256,
            render_timeout: Duration::from_secs(2),
            #[cfg(feature = "web")]
            stream_timeout: Duration::from_secs(10),
            #[cfg(feature = "web")]
            streams_per_isolate: NonZeroUsize::MIN.saturating_add(31),
            heap_bytes: 128 * 1024 * 1024,
            buffer_bytes: 32 * 1024 * 1024,
            #[cfg(feature = "web")]
            fetch_bytes: 8 * 1024 * 1024,
            renders_per_isolate: 50_000,
        }
    }
}

impl Limits {
    /// With another number of [`isolates`](Self::isolates).
    #[must_use]
    pub fn with_isolates(self, isolates: NonZeroUsize) -> Self {
        Self { isolates, ..self }
    }

    /// With another length of the [`queue`](Self::queue).
    #[must_use]
    pub fn with_queue(self, queue: usize) -> Self {
        Self { queue, ..self }
    }

    /// With another [`render_timeout`](Self::render_timeout).
    #[must_use]
    pub fn with_render_timeout(self, render_timeout: Duration) -> Self {
        Self {
            render_timeout,
            ..self
        }
    }

    /// With another [`stream_timeout`](Self::stream_timeout).
    #[cfg(feature = "web")]
    #[must_use]
    pub fn with_stream_timeout(self, stream_timeout: Duration) -> Self {
        Self {
            stream_timeout,
            ..self
        }
    }

    /// With another number of [streams](Self::streams_per_isolate).
    #[cfg(feature = "web")]
    #[must_use]
    pub fn with_streams_per_isolate(self, streams_per_isolate: NonZeroUsize) -> Self {
        Self {
            streams_per_isolate,
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

    /// With another [number of renders](Self::renders_per_isolate).
    #[must_use]
    pub fn with_renders_per_isolate(self, renders_per_isolate: u64) -> Self {
        Self {
            renders_per_isolate,
            ..self
        }
    }
}
