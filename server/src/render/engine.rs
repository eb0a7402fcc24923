//! Starts the engine that the settings choose.

use std::{num::NonZeroUsize, path::PathBuf, sync::Arc};

use async_trait::async_trait;
use ssr_runtime::{
    RenderError, RenderRequest, Renderer,
    bundle::Bundle,
    limits::Limits,
    sidecar::{SidecarConfig, SidecarRenderer},
};

#[cfg(not(feature = "embedded"))]
use crate::settings::SettingsConflict;
use crate::{
    settings::{
        Switch,
        engine::{EngineKind, EngineSettings},
    },
    site::files::SiteFiles,
};

/// Starts a renderer for a bundle. The server has [`Engine`]; tests bring their own.
#[async_trait]
pub trait RendererSource: Send + Sync {
    /// Starts a renderer. `warm_up` are pages that show the engine what it will have to do.
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
    #[cfg_attr(
        not(feature = "embedded"),
        expect(dead_code, reason = "only the embedded engine has snapshots")
    )]
    snapshots: Option<PathBuf>,
    deno: PathBuf,
}

impl Engine {
    /// The engine of the settings. `data_dir` takes the cached snapshots.
    pub fn new(settings: &EngineSettings, files: &SiteFiles, data_dir: &std::path::Path) -> Self {
        let snapshots = (settings.snapshot == Switch::On).then(|| data_dir.join("snapshots"));
        Self {
            kind: settings.kind,
            limits: settings.limits(),
            snapshots,
            deno: settings.deno.clone().unwrap_or_else(|| installed_deno(files)),
        }
    }

    /// The same engine for bundles that live until the next save: one isolate, ready soonest, and no snapshot, whose
    /// making would take longer than it saves.
    #[must_use]
    pub fn for_development(self) -> Self {
        let limits = Limits {
            workers: NonZeroUsize::MIN,
            ..self.limits
        };
        Self {
            limits,
            snapshots: None,
            ..self
        }
    }

    async fn sidecar(&self, bundle: Arc<Bundle>) -> Result<Arc<dyn Renderer>, RenderError> {
        let config = SidecarConfig {
            limits: self.limits,
            program: self.deno.clone(),
        };
        Ok(Arc::new(SidecarRenderer::start(bundle, config).await?))
    }

    #[cfg(feature = "embedded")]
    async fn embedded(
        &self,
        bundle: Arc<Bundle>,
        warmup: Vec<RenderRequest>,
    ) -> Result<Arc<dyn Renderer>, RenderError> {
        use ssr_runtime::embedded::{EmbeddedConfig, EmbeddedRenderer, SnapshotSource, Startup};

        let startup = match &self.snapshots {
            None => Startup::Evaluate,
            Some(directory) => Startup::Snapshot(SnapshotSource {
                directory: directory.clone(),
                maker: snapshot_maker()?,
                warmup,
            }),
        };
        let config = EmbeddedConfig {
            limits: self.limits,
            startup,
        };
        Ok(Arc::new(EmbeddedRenderer::start(bundle, config).await?))
    }
}

#[async_trait]
impl RendererSource for Engine {
    async fn start(
        &self,
        bundle: PathBuf,
        warm_up: Vec<RenderRequest>,
    ) -> Result<Arc<dyn Renderer>, RenderError> {
        let bundle = Arc::new(Bundle::load(&bundle)?);
        match self.kind {
            #[cfg(feature = "embedded")]
            EngineKind::Embedded => self.embedded(bundle, warm_up).await,
            #[cfg(not(feature = "embedded"))]
            EngineKind::Embedded => {
                // Only this engine can be warmed up.
                drop(warm_up);
                let reason = SettingsConflict::EngineNotBuilt.to_string();
                Err(RenderError::Engine { reason })
            }
            EngineKind::Sidecar => self.sidecar(bundle).await,
        }
    }
}

/// How this very program is asked for a snapshot: V8 that makes one cannot render, so another process must.
#[cfg(feature = "embedded")]
fn snapshot_maker() -> Result<Vec<std::ffi::OsString>, RenderError> {
    let program = std::env::current_exe().map_err(|error| RenderError::Engine {
        reason: format!("the executable cannot be found: {error}"),
    })?;
    Ok(vec![program.into_os_string(), "snapshot".into()])
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
