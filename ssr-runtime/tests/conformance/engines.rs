//! The engines under test and how a case gets one.

use std::{
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

#[cfg(feature = "embedded")]
use ssr_runtime::embedded::{EmbeddedConfig, EmbeddedRenderer, SnapshotSource, Startup};
use ssr_runtime::{
    RenderData, RenderError, RenderRequest, Renderer,
    bundle::Bundle,
    limits::Limits,
    sidecar::{SidecarConfig, SidecarRenderer},
};

use crate::bundles::fixture;

/// An engine, and for isolates how they get the bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Sidecar,
    #[cfg(feature = "embedded")]
    Evaluated,
    #[cfg(feature = "embedded")]
    Snapshot,
}

/// Makes a test per engine out of async functions that take an [`Engine`].
macro_rules! on_every_engine {
    ($($case:ident),* $(,)?) => {$(
        mod $case {
            use crate::engines::Engine;

            #[tokio::test]
            async fn sidecar() {
                super::$case(Engine::Sidecar).await;
            }

            #[cfg(feature = "embedded")]
            #[tokio::test]
            async fn evaluated() {
                super::$case(Engine::Evaluated).await;
            }

            #[cfg(feature = "embedded")]
            #[tokio::test]
            async fn snapshot() {
                if $crate::engines::in_own_process(module_path!()) {
                    super::$case(Engine::Snapshot).await;
                }
            }
        }
    )*};
}
pub(crate) use on_every_engine;

/// Names the case in a process that is its own.
pub(crate) const OWN_PROCESS: &str = "SSR_CONFORMANCE_CASE";

/// Whether this is the process that the case in that module may run in; runs it in one if it is not.
///
/// V8 isolates share one read-only heap, which comes from the snapshot of the first: isolates from different
/// snapshots must not live in one process, and the cases have different bundles.
#[cfg(feature = "embedded")]
pub(crate) fn in_own_process(module: &str) -> bool {
    if std::env::var_os(OWN_PROCESS).is_some() {
        return true;
    }
    let (_, case) = module.split_once("::").unwrap();
    let output = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", &format!("{case}::snapshot")])
        .env(OWN_PROCESS, case)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && told.contains("1 passed"),
        "{}\n{told}{}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    false
}

impl Engine {
    /// Starts the engine with a fixture that works.
    pub(crate) async fn start(self, name: &str, limits: Limits) -> Arc<dyn Renderer> {
        self.try_start(&fixture(name), limits).await.unwrap()
    }

    /// Starts the engine with the bundle of that path.
    pub(crate) async fn try_start(
        self,
        bundle: &Path,
        limits: Limits,
    ) -> Result<Arc<dyn Renderer>, RenderError> {
        let bundle = Arc::new(Bundle::load(bundle)?);
        #[cfg(feature = "embedded")]
        if let Some(startup) = self.startup() {
            let config = EmbeddedConfig { limits, startup };
            return Ok(Arc::new(EmbeddedRenderer::start(bundle, config).await?));
        }
        let config = SidecarConfig {
            limits,
            program: deno(),
        };
        Ok(Arc::new(SidecarRenderer::start(bundle, config).await?))
    }

    #[cfg(feature = "embedded")]
    fn startup(self) -> Option<Startup> {
        match self {
            Self::Sidecar => None,
            Self::Evaluated => Some(Startup::Evaluate),
            Self::Snapshot => Some(Startup::Snapshot(SnapshotSource {
                directory: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("snapshots"),
                maker: vec![env!("CARGO_BIN_EXE_ssr-snapshot").into()],
                warmup: vec![request("/ok")],
            })),
        }
    }
}

/// One engine, so that the render after a fault meets what the fault left behind.
pub(crate) fn limits() -> Limits {
    Limits {
        workers: NonZeroUsize::MIN,
        queue: 512,
        deadline: Duration::from_secs(20),
        heap_bytes: 48 << 20,
        ..Limits::default()
    }
}

/// As [`limits`], for cases that wait for the deadline.
pub(crate) fn short_deadline() -> Limits {
    Limits {
        deadline: Duration::from_secs(2),
        ..limits()
    }
}

/// A request in English without data.
pub(crate) fn request(url: &str) -> RenderRequest {
    request_with(url, "en", "null")
}

/// A request.
pub(crate) fn request_with(url: &str, locale: &str, data: &str) -> RenderRequest {
    RenderRequest {
        url: url.to_owned(),
        locale: locale.to_owned(),
        data: RenderData::from_json_text(data),
    }
}

/// Checks that the engine renders, whatever happened before.
pub(crate) async fn assert_renders(renderer: &dyn Renderer) {
    let page = renderer.render(request("/ok")).await.unwrap();
    assert_eq!(page.output.html, "fine");
}

/// The Deno executable: `SITE_DENO`, or the one that `npm ci` installs.
pub(crate) fn deno() -> PathBuf {
    if let Some(path) = std::env::var_os("SITE_DENO") {
        return path.into();
    }
    let packages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../node_modules/@deno");
    std::fs::read_dir(packages)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("deno")))
        .find(|path| path.is_file())
        .expect("there is no Deno: run `npm ci` at the top of the repository, or set SITE_DENO")
}
