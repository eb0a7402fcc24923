//! What renders the pages and what it may use.

use std::{fmt, num::NonZeroUsize, path::PathBuf, time::Duration};

use ssr_runtime::Limits;

use super::Switch;

/// What renders the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum EngineKind {
    /// V8 isolates in this process.
    Embedded,
    /// Deno processes beside this one.
    Sidecar,
}

impl EngineKind {
    /// The quickest engine that this binary has.
    const DEFAULT: Self = if cfg!(feature = "embedded") {
        Self::Embedded
    } else {
        Self::Sidecar
    };
}

impl From<EngineKind> for ssr_runtime::EngineKind {
    fn from(kind: EngineKind) -> Self {
        match kind {
            EngineKind::Embedded => Self::Embedded,
            EngineKind::Sidecar => Self::Sidecar,
        }
    }
}

impl fmt::Display for EngineKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Embedded => "embedded",
            Self::Sidecar => "sidecar",
        })
    }
}

/// What renders the pages and what it may use.
#[derive(Clone, Debug, clap::Args)]
pub struct EngineSettings {
    /// What renders: `embedded` (V8 in this process; the default where it is built in) or `sidecar` (Deno processes,
    /// for where V8 cannot be built in or should not share the server's process).
    #[arg(long = "engine", env = "SITE_ENGINE", value_name = "ENGINE", default_value_t = EngineKind::DEFAULT, value_enum)]
    pub kind: EngineKind,

    /// Isolates (or processes) that render at the same time. Default: the number of cores, since a render is pure
    /// computation.
    #[arg(long, env = "SITE_ISOLATES", value_name = "NUMBER")]
    pub isolates: Option<NonZeroUsize>,

    /// Renders that may wait for an isolate; one more gets 503 at once.
    #[arg(long, env = "SITE_RENDER_QUEUE", value_name = "NUMBER", default_value_t = Limits::default().queue)]
    pub render_queue: usize,

    /// Milliseconds that a render may take, counted from its arrival in the queue. A page takes about one.
    #[arg(long, env = "SITE_RENDER_TIMEOUT_MS", value_name = "MS", default_value = "2000", value_parser = super::milliseconds)]
    pub render_timeout: Duration,

    /// Heap of one isolate in MiB; a warm one uses about 10.
    #[arg(long, env = "SITE_HEAP_MB", value_name = "MIB", default_value_t = Limits::default().heap_bytes / MIB)]
    pub heap_mb: usize,

    /// Renders after which an isolate is replaced by a new one, so that no leak can add up.
    #[arg(long, env = "SITE_RENDERS_PER_ISOLATE", value_name = "NUMBER", default_value_t = Limits::default().renders_per_isolate)]
    pub renders_per_isolate: u64,

    /// Whether isolates start from a V8 snapshot of the bundle, cached under the data folder. Off evaluates the
    /// bundle in each isolate: slower to start, but nothing is written.
    #[arg(
        long,
        env = "SITE_SNAPSHOT",
        value_name = "ON|OFF",
        default_value = "on",
        value_enum
    )]
    pub snapshot: Switch,

    /// For benchmarks only: whether each request renders its page anew, uncompressed, in place of being served from the
    /// page cache.
    #[arg(
        long,
        env = "SITE_BENCHMARK_RENDERS",
        value_name = "ON|OFF",
        default_value = "off",
        value_enum
    )]
    pub benchmark_renders: Switch,

    /// The Deno program of the sidecar engine. Default: the one that npm installed in the site's folder, else `deno`
    /// on the PATH.
    #[arg(long, env = "SITE_DENO", value_name = "PATH")]
    pub deno: Option<PathBuf>,
}

const MIB: usize = 1024 * 1024;

impl EngineSettings {
    /// The limits that these settings mean.
    pub fn limits(&self) -> Limits {
        let defaults = Limits::default();
        defaults
            .with_isolates(self.isolates.unwrap_or(defaults.isolates))
            .with_queue(self.render_queue)
            .with_render_timeout(self.render_timeout)
            .with_heap_bytes(self.heap_mb.saturating_mul(MIB))
            .with_renders_per_isolate(self.renders_per_isolate)
    }
}
