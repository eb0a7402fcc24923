//! Measures the embedded engine and prints one JSON object.
//!
//! `cargo bench -p ssr-runtime -- BUNDLE REQUESTS ROUNDS`: REQUESTS is a JSON file with a list of
//! `{ "name", "url", "locale", "data" }`, data being a JSON text. Every figure is for one isolate, so that it
//! compares with one thread of another engine.

use std::{
    env,
    error::Error,
    fs,
    num::NonZeroUsize,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use futures::{StreamExt as _, stream};
use serde::Deserialize;
use serde_json::{Value, json};
use ssr_runtime::{
    RenderData, RenderRequest, Renderer,
    bundle::Bundle,
    embedded::{self, EmbeddedConfig, EmbeddedRenderer, SnapshotSource, Startup},
    limits::Limits,
};

/// Requests in flight: enough that the isolate never waits for the next one.
const IN_FLIGHT: usize = 8;

#[derive(Deserialize)]
struct Page {
    name: String,
    url: String,
    locale: String,
    data: String,
}

impl Page {
    fn request(&self) -> RenderRequest {
        RenderRequest {
            url: self.url.clone(),
            locale: self.locale.clone(),
            data: RenderData::from_json_text(self.data.as_str()),
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    embedded::initialize();
    let arguments: Vec<String> = env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    let [bundle, requests, rounds] = arguments.as_slice() else {
        return Err("usage: renderer BUNDLE REQUESTS ROUNDS".into());
    };
    let pages: Vec<Page> = serde_json::from_slice(&fs::read(requests)?)?;
    let tokio = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let report = tokio.block_on(measure(Path::new(bundle), &pages, rounds.parse()?))?;
    // The report is the program's output.
    std::io::Write::write_all(&mut std::io::stdout(), format!("{report:#}\n").as_bytes())?;
    Ok(())
}

async fn measure(bundle: &Path, pages: &[Page], rounds: usize) -> Result<Value, Box<dyn Error>> {
    let bundle = Arc::new(Bundle::load(bundle)?);
    let folder = tempfile::tempdir()?;
    let snapshot = Startup::Snapshot(SnapshotSource {
        directory: folder.path().to_owned(),
        maker: vec![env!("CARGO_BIN_EXE_ssr-snapshot").into()],
        warmup: pages.iter().map(Page::request).collect(),
    });
    // Made here, so that no start below waits for it.
    start(&bundle, &snapshot, 1).await?.shutdown().await;
    Ok(json!({
        "renders": renders(&bundle, &snapshot, pages, rounds).await?,
        "starts": {
            "evaluated": starts(&bundle, &Startup::Evaluate, pages).await?,
            "snapshot": starts(&bundle, &snapshot, pages).await?,
        },
        "resident": resident(&bundle, &snapshot, pages).await?,
    }))
}

async fn start(
    bundle: &Arc<Bundle>,
    startup: &Startup,
    workers: usize,
) -> Result<EmbeddedRenderer, Box<dyn Error>> {
    let workers = NonZeroUsize::new(workers).ok_or("no workers")?;
    // No replacement of isolates while the clock runs.
    let limits = Limits {
        workers,
        renders_per_engine: u64::MAX,
        ..Limits::default()
    };
    let config = EmbeddedConfig {
        limits,
        startup: startup.clone(),
    };
    Ok(EmbeddedRenderer::start(Arc::clone(bundle), config).await?)
}

/// Microseconds a render of each page, through the trait, with requests always waiting.
async fn renders(
    bundle: &Arc<Bundle>,
    startup: &Startup,
    pages: &[Page],
    rounds: usize,
) -> Result<Value, Box<dyn Error>> {
    let renderer = start(bundle, startup, 1).await?;
    let mut report = serde_json::Map::new();
    for page in pages {
        let request = page.request();
        // V8 optimises hot code while it runs: as many rounds before the clock starts as under it.
        render_many(&renderer, &request, rounds).await?;
        let begun = Instant::now();
        let bytes = render_many(&renderer, &request, rounds).await?;
        let figures = json!({ "microseconds": micros(begun.elapsed(), rounds), "htmlBytes": bytes });
        report.insert(page.name.clone(), figures);
    }
    renderer.shutdown().await;
    Ok(report.into())
}

async fn render_many(
    renderer: &EmbeddedRenderer,
    request: &RenderRequest,
    rounds: usize,
) -> Result<usize, Box<dyn Error>> {
    let mut answers = stream::iter(0..rounds)
        .map(|_| renderer.render(request.clone()))
        .buffer_unordered(IN_FLIGHT);
    let mut bytes = 0;
    while let Some(answer) = answers.next().await {
        bytes = answer?.output.html.len();
    }
    Ok(bytes)
}

/// Median milliseconds until an isolate is there, and until it has rendered its first page.
async fn starts(bundle: &Arc<Bundle>, startup: &Startup, pages: &[Page]) -> Result<Value, Box<dyn Error>> {
    let request = pages.first().ok_or("no pages")?.request();
    let (mut ready, mut first) = (Vec::new(), Vec::new());
    for _ in 0..25 {
        let renderer = start(bundle, startup, 1).await?;
        let isolate = renderer.stats().last_start;
        ready.push(isolate);
        first.push(isolate + renderer.render(request.clone()).await?.rendering);
        renderer.shutdown().await;
    }
    Ok(json!({ "isolateMs": median_ms(&mut ready), "firstRenderMs": median_ms(&mut first) }))
}

/// Resident memory of this process in MiB with one to four isolates, each after some hundred renders.
async fn resident(bundle: &Arc<Bundle>, startup: &Startup, pages: &[Page]) -> Result<Value, Box<dyn Error>> {
    let mut report = serde_json::Map::new();
    for workers in 1..=4 {
        let renderer = start(bundle, startup, workers).await?;
        for page in pages {
            render_many(&renderer, &page.request(), 200).await?;
        }
        report.insert(workers.to_string(), resident_mib()?.into());
        renderer.shutdown().await;
    }
    Ok(report.into())
}

fn resident_mib() -> Result<f64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status
        .lines()
        .find(|line| line.starts_with("VmRSS:"))
        .ok_or("no VmRSS")?;
    let kib: f64 = line.split_whitespace().nth(1).ok_or("no figure")?.parse()?;
    Ok(kib / 1024.0)
}

#[expect(clippy::cast_precision_loss, reason = "rounds are far below 2^52")]
fn micros(elapsed: Duration, rounds: usize) -> f64 {
    elapsed.as_secs_f64() * 1e6 / rounds as f64
}

fn median_ms(times: &mut [Duration]) -> f64 {
    times.sort_unstable();
    times.get(times.len() / 2).map_or(0.0, Duration::as_secs_f64) * 1e3
}
