//! What an engine may use: one set of limits for every engine.

use std::{num::NonZeroUsize, time::Duration};

/// What a renderer may use.
#[derive(Clone, Copy, Debug)]
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
    /// Heap of one engine in bytes. Default 128 MiB: a warm engine uses about 10 MiB.
    pub heap_bytes: usize,
    /// Renders after which an engine is replaced, so that no leak can add up. Default 50,000.
    pub renders_per_engine: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            workers: std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            queue: 256,
            deadline: Duration::from_secs(2),
            heap_bytes: 128 * 1024 * 1024,
            renders_per_engine: 50_000,
        }
    }
}
