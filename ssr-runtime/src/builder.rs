//! Chooses an engine and starts it.

#[cfg(feature = "web")]
use std::error::Error;
use std::{fmt, path::PathBuf, sync::Arc};

#[cfg(feature = "web")]
use crate::fetch::{Fetch, FetchRequest, FetchResponse};
use crate::{
    bundle::Bundle,
    engine_kind::EngineKind,
    error::RenderError,
    hooks::{Console, ConsoleLine, Lost, LostIsolate, Observed, RenderEvent, RenderHook},
    lent::Lent,
    limits::Limits,
    renderer::Renderer,
    request::RenderRequest,
    sidecar::{SidecarConfig, SidecarRenderer},
};
#[cfg(feature = "embedded")]
use crate::{
    embedded::{EmbeddedConfig, EmbeddedRenderer, SnapshotSource, Startup},
    snapshot,
};

/// Starts a [`Renderer`] for a bundle. All else has a default.
///
/// ```no_run
/// use std::time::Duration;
/// use ssr_runtime::{Bundle, Limits, RenderRequest, RendererBuilder};
///
/// # async fn start() -> Result<(), ssr_runtime::RenderError> {
/// let bundle = Bundle::load("dist/server/entry-server.js")?;
/// let renderer = RendererBuilder::new(bundle)
///     .limits(Limits::default().with_render_timeout(Duration::from_millis(500)))
///     .snapshots("var/snapshots")
///     .warm_up([RenderRequest::new("/", Default::default())])
///     .start()
///     .await?;
/// let page = renderer.render(RenderRequest::new("/", Default::default())).await?;
/// println!("{} {}", page.output.status, page.output.html);
/// # Ok(())
/// # }
/// ```
pub struct RendererBuilder {
    bundle: Arc<Bundle>,
    engine: EngineKind,
    limits: Limits,
    deno: PathBuf,
    snapshots: Snapshots,
    lent: Lent,
    on_render: Option<Arc<RenderHook>>,
}

/// How isolates get a snapshot of the bundle.
#[derive(Default)]
struct Snapshots {
    directory: Option<PathBuf>,
    maker: Option<PathBuf>,
    warm_up: Vec<RenderRequest>,
}

impl RendererBuilder {
    /// A renderer of that bundle with defaults, and without snapshots.
    pub fn new(bundle: impl Into<Arc<Bundle>>) -> Self {
        Self {
            bundle: bundle.into(),
            engine: EngineKind::default(),
            limits: Limits::default(),
            deno: PathBuf::from("deno"),
            snapshots: Snapshots::default(),
            lent: Lent::default(),
            on_render: None,
        }
    }

    /// What runs the bundle.
    #[must_use]
    pub fn engine(mut self, engine: EngineKind) -> Self {
        self.engine = engine;
        self
    }

    /// What isolates may use.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The Deno program of the [sidecar](EngineKind::Sidecar). Default: `deno`.
    #[must_use]
    pub fn deno(mut self, program: impl Into<PathBuf>) -> Self {
        self.deno = program.into();
        self
    }

    /// Lets isolates start from a snapshot in which the bundle is evaluated already, and keeps snapshots in that
    /// folder. A second process makes one where there is none: this very program, if its `main` calls
    /// [`main_if_asked`](crate::snapshot::main_if_asked), or the [maker](Self::snapshot_maker). Where one
    /// can neither be found nor made, the reason is logged and isolates evaluate the bundle, which takes them longer.
    ///
    /// Isolates of a process share one read-only heap, so a renderer that starts while isolates of another snapshot
    /// live evaluates its bundle too.
    #[must_use]
    pub fn snapshots(mut self, directory: impl Into<PathBuf>) -> Self {
        self.snapshots.directory = Some(directory.into());
        self
    }

    /// The program that makes snapshots, for a host that cannot call [`main_if_asked`](crate::snapshot::main_if_asked)
    /// itself: this crate's binary `ssr-snapshot`, built with the host, since V8 refuses that of another build.
    #[must_use]
    pub fn snapshot_maker(mut self, program: impl Into<PathBuf>) -> Self {
        self.snapshots.maker = Some(program.into());
        self
    }

    /// Pages that are rendered before a snapshot is taken, so that it holds their compiled code.
    #[must_use]
    pub fn warm_up(mut self, requests: impl IntoIterator<Item = RenderRequest>) -> Self {
        self.snapshots.warm_up.extend(requests);
        self
    }

    /// Gives the bundle what React's streaming renderer needs of the web, and turns on [`Renderer::render_stream`]: see
    /// the README. Default: none of it. Needs the feature `web`.
    #[cfg(feature = "web")]
    #[must_use]
    pub fn web(mut self) -> Self {
        self.lent.web = true;
        self
    }

    /// Gives the bundle a global `fetch`, which this function responds to. Default: there is none. Needs the feature `web`.
    ///
    /// ```
    /// use ssr_runtime::{Bundle, FetchRequest, FetchResponse, RenderRequest, RendererBuilder};
    ///
    /// async fn songs(request: FetchRequest) -> Result<FetchResponse, String> {
    ///     match request.url.as_str() {
    ///         "/api/songs" => Ok(FetchResponse::new(200, r#"["Aurora"]"#)),
    ///         other => Err(format!("{other} is not known here")),
    ///     }
    /// }
    /// # #[cfg(feature = "embedded")]
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let file = std::env::temp_dir().join(format!("ssr-runtime-fetch-{}.js", std::process::id()));
    /// # let source = "export async function render({ url }) { const response = await fetch(`/api${url}`);
    /// #     return { status: response.status, head: '', html: (await response.json()).join() } }";
    /// # std::fs::write(&file, source)?;
    /// # let bundle = Bundle::load(&file)?;
    /// # std::fs::remove_file(&file)?;
    /// // The bundle: `const songs = await (await fetch('/api/songs')).json();`
    /// let renderer = RendererBuilder::new(bundle).fetch(songs).start().await?;
    /// let page = renderer.render(RenderRequest::new("/songs", Default::default())).await?;
    /// assert_eq!(page.output.html, "Aurora");
    /// # Ok(())
    /// # }
    /// # #[cfg(not(feature = "embedded"))]
    /// # fn main() {}
    /// ```
    ///
    /// The function is called, and its future runs, on the Tokio runtime that the renderer is started in. An error or a
    /// panic rejects the promise with a `TypeError` that tells it. A render that ends drops the futures of its calls, and a
    /// call never outlives the deadline: a host should give up well before, because a page that waits for a promise at
    /// its deadline costs its isolate. While a bundle is evaluated, every call is rejected.
    ///
    /// Where a call may lead is this function's decision only: a URL may be made of what a visitor sent.
    #[cfg(feature = "web")]
    #[must_use]
    pub fn fetch<F, R, E>(mut self, function: F) -> Self
    where
        F: Fn(FetchRequest) -> R + Send + Sync + 'static,
        R: Future<Output = Result<FetchResponse, E>> + Send + 'static,
        E: Into<Box<dyn Error + Send + Sync>>,
    {
        self.lent.fetch = Some(Fetch::new(function));
        self
    }

    /// Called for each line that the bundle writes to its console, on the thread that renders: it should be quick.
    /// Default: `tracing`, under the target `ssr::console`.
    #[must_use]
    pub fn on_console(mut self, hook: impl Fn(&ConsoleLine<'_>) + Send + Sync + 'static) -> Self {
        self.lent.console = Console::new(hook);
        self
    }

    /// Called for each isolate that cannot be ended, and once more when the process grows since then: it should be quick. A process
    /// that has lost more threads than it has isolates, or [grows](LostIsolate::grows), should be ended in peace. Deno processes are never lost.
    #[must_use]
    pub fn on_lost(mut self, hook: impl Fn(&LostIsolate<'_>) + Send + Sync + 'static) -> Self {
        self.lent.lost = Lost::new(hook);
        self
    }

    /// Called for each render that ended, in the task that asked for it: a place to count and to time.
    #[must_use]
    pub fn on_render(mut self, hook: impl Fn(&RenderEvent<'_>) + Send + Sync + 'static) -> Self {
        self.on_render = Some(Arc::new(hook));
        self
    }

    /// Starts the engine and waits until it can render. It must be called in a Tokio runtime that outlives the
    /// renderer.
    ///
    /// # Errors
    ///
    /// [`RenderError::BadBundle`] when the bundle does not evaluate or exports no `render`;
    /// [`RenderError::Engine`] when the engine is not built in, or its isolates, threads or processes cannot be made.
    pub async fn start(mut self) -> Result<Arc<dyn Renderer>, RenderError> {
        let hook = self.on_render.take();
        let renderer = match self.engine {
            EngineKind::Embedded => self.embedded().await?,
            EngineKind::Sidecar => self.sidecar().await?,
        };
        Ok(match hook {
            Some(hook) => Arc::new(Observed { renderer, hook }),
            None => renderer,
        })
    }

    async fn sidecar(self) -> Result<Arc<dyn Renderer>, RenderError> {
        let config = SidecarConfig {
            limits: self.limits,
            program: self.deno,
            lent: self.lent,
        };
        Ok(Arc::new(SidecarRenderer::start(self.bundle, config).await?))
    }

    #[cfg(feature = "embedded")]
    async fn embedded(self) -> Result<Arc<dyn Renderer>, RenderError> {
        let Snapshots {
            directory,
            maker,
            warm_up,
        } = self.snapshots;
        let maker = maker.or_else(snapshot::own_program);
        let startup = match (directory, maker) {
            (Some(directory), Some(maker)) => Startup::Snapshot(SnapshotSource {
                directory,
                maker,
                warm_up,
                globals: self.lent.globals(),
                heap_bytes: self.limits.heap_bytes,
            }),
            (Some(_), None) => {
                tracing::warn!(
                    "no startup snapshot: `main` does not call ssr_runtime::snapshot::main_if_asked; \
                     isolates evaluate the bundle, and start slower"
                );
                Startup::Evaluate
            }
            (None, _) => Startup::Evaluate,
        };
        let config = EmbeddedConfig {
            limits: self.limits,
            startup,
            lent: self.lent,
        };
        Ok(Arc::new(EmbeddedRenderer::start(self.bundle, config).await?))
    }

    #[cfg(not(feature = "embedded"))]
    #[expect(clippy::unused_async, reason = "with the feature it waits for the engine")]
    async fn embedded(self) -> Result<Arc<dyn Renderer>, RenderError> {
        Err(RenderError::Engine {
            reason: "the embedded engine is not built in: the feature `embedded` is off".to_owned(),
        })
    }
}

impl fmt::Debug for RendererBuilder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("RendererBuilder")
            .field("bundle", &self.bundle.path())
            .field("engine", &self.engine)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}
