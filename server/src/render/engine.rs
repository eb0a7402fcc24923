//! Starts the engine that the settings choose.

use std::{path::PathBuf, sync::Arc};

use async_trait::async_trait;
use ssr_runtime::{Bundle, EngineKind, Limits, RenderError, RenderRequest, Renderer, RendererBuilder};
use tokio::sync::Notify;

use crate::{
    settings::{Switch, engine::EngineSettings},
    site::files::SiteFiles,
};

/// Starts a renderer for a bundle. The server has [`Engine`]; tests bring their own.
#[async_trait]
pub trait RendererSource: Send + Sync {
    /// Starts a renderer. `warm_up` are pages that show an isolate what it will have to do.
    ///
    /// # Errors
    ///
    /// If the bundle cannot be used or the engine does not start.
    async fn start(
        &self,
        bundle: PathBuf,
        warm_up: Vec<RenderRequest>,
    ) -> Result<Arc<dyn Renderer>, RenderError>;
}

/// The engine that the settings choose.
#[derive(Clone, Debug)]
pub struct Engine {
    kind: EngineKind,
    limits: Limits,
    /// Where snapshots are cached; none are made without it.
    snapshots: Option<PathBuf>,
    deno: PathBuf,
    /// Notified when the process has lost more threads than it can afford.
    exhausted: Arc<Notify>,
}

impl Engine {
    /// The engine of the settings. `data_dir` takes the cached snapshots.
    pub fn new(settings: &EngineSettings, files: &SiteFiles, data_dir: &std::path::Path) -> Self {
        let snapshots = (settings.snapshot == Switch::On).then(|| data_dir.join("snapshots"));
        Self {
            kind: settings.kind.into(),
            limits: settings.limits(),
            snapshots,
            deno: settings.deno.clone().unwrap_or_else(|| installed_deno(files)),
            exhausted: Arc::default(),
        }
    }

    /// Waits until more threads cannot be ended than there are isolates at a time, or the process grows while one cannot: each takes
    /// memory and processor time as long as the process lives.
    pub async fn exhausted(&self) {
        self.exhausted.notified().await;
    }
}

#[async_trait]
impl RendererSource for Engine {
    async fn start(
        &self,
        bundle: PathBuf,
        warm_up: Vec<RenderRequest>,
    ) -> Result<Arc<dyn Renderer>, RenderError> {
        let (exhausted, most) = (Arc::clone(&self.exhausted), self.limits.isolates.get());
        let builder = RendererBuilder::new(Bundle::load(bundle)?)
            .engine(self.kind)
            .limits(self.limits)
            .deno(&self.deno)
            .on_lost(move |isolate| {
                if isolate.lost_threads > most || isolate.grows {
                    exhausted.notify_one();
                }
            })
            .warm_up(warm_up);
        let builder = match &self.snapshots {
            Some(directory) => builder.snapshots(directory),
            None => builder,
        };
        builder.start().await
    }
}

/// The Deno that npm installed, else the one on the PATH.
fn installed_deno(files: &SiteFiles) -> PathBuf {
    let system = if cfg!(target_os = "macos") {
        "darwin"
    } else {
        "linux"
    };
    let processor = if cfg!(target_arch = "aarch64") {
        "arm64"
    } else {
        "x64"
    };
    let libc = if cfg!(target_os = "linux") { "-glibc" } else { "" };
    let package = format!("node_modules/@deno/{system}-{processor}{libc}/deno");
    let installed = files.root().join(package);
    if installed.is_file() {
        installed
    } else {
        PathBuf::from("deno")
    }
}
