//! The engines under test and how a case gets one.

use std::{
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use ssr_runtime::{
    Bundle, EngineKind, Limits, RenderData, RenderError, RenderRequest, Renderer, RendererBuilder,
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
    let (_, case) = module.split_once("::").unwrap();
    in_a_process(&format!("{case}::snapshot"))
}

/// Whether this is the process of that test, in which nothing else runs; runs it in one if it is not.
pub(crate) fn in_a_process(test: &str) -> bool {
    if std::env::var_os(OWN_PROCESS).is_some() {
        return true;
    }
    let output = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", test])
        .env(OWN_PROCESS, test)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && told.contains("1 passed"),
        "{}\n{}{told}",
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
        self.builder(bundle)?.limits(limits).start().await
    }

    /// Starts the engine with streaming and a bundle that works.
    #[cfg(feature = "web")]
    pub(crate) async fn start_streams(self, bundle: &Path, limits: Limits) -> Arc<dyn Renderer> {
        let builder = self.builder(bundle).unwrap();
        builder.limits(limits).web().start().await.unwrap()
    }

    /// A builder of the engine for the bundle of that path.
    pub(crate) fn builder(self, bundle: &Path) -> Result<RendererBuilder, RenderError> {
        let builder = RendererBuilder::new(Bundle::load(bundle)?).deno(deno());
        Ok(match self {
            Self::Sidecar => builder.engine(EngineKind::Sidecar),
            #[cfg(feature = "embedded")]
            Self::Evaluated => builder,
            #[cfg(feature = "embedded")]
            Self::Snapshot => builder
                .snapshots(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("snapshots"))
                .snapshot_maker(env!("CARGO_BIN_EXE_ssr-snapshot"))
                .warm_up([request("/ok")]),
        })
    }
}

/// One isolate, so that the render after a fault meets what the fault left behind.
pub(crate) fn limits() -> Limits {
    Limits::default()
        .with_isolates(NonZeroUsize::MIN)
        .with_queue(512)
        .with_render_timeout(Duration::from_secs(20))
        .with_heap_bytes(48 << 20)
}

/// As [`limits`], for cases that wait for the timeout.
pub(crate) fn short_timeout() -> Limits {
    limits().with_render_timeout(Duration::from_secs(2))
}

/// A request without data.
pub(crate) fn request(url: &str) -> RenderRequest {
    request_with(url, "null")
}

/// A request with the data of a JSON text.
pub(crate) fn request_with(url: &str, data: &str) -> RenderRequest {
    RenderRequest::new(url, RenderData::from_json_text(data))
}

/// Checks that the engine renders, whatever happened before.
pub(crate) async fn assert_renders(renderer: &dyn Renderer) {
    let page = renderer.render(request("/ok")).await.unwrap();
    assert_eq!(page.output.html, "fine");
}

/// Time in which a busy machine makes an isolate.
const SOON: Duration = Duration::from_mins(1);

/// Checks that the engine renders as soon as there is one: another one is being made, on a machine that may be busy.
pub(crate) async fn assert_renders_soon(renderer: &dyn Renderer) {
    let begun = Instant::now();
    loop {
        match renderer.render(request("/ok")).await {
            Ok(page) => {
                assert_eq!(page.output.html, "fine");
                return;
            }
            Err(error) => assert!(error.is_worth_a_retry(), "{error}"),
        }
        assert!(begun.elapsed() < SOON, "{:?}", renderer.stats());
    }
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
