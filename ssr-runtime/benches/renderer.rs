//! Measures the embedded engine. REQUESTS is a JSON file with a list of `{ "name", "url", "data" }`,
//! data being a JSON text.
//!
//! - `cargo bench -p ssr-runtime -- BUNDLE REQUESTS` prints one JSON object: how long starts take, and how much
//!   memory isolates need.
//! - `cargo bench -p ssr-runtime -- blocks BUNDLE REQUESTS` reads lines `NAME ROUNDS`, renders that page so many
//!   times in one isolate, and prints one JSON object a line; so that blocks of another engine can be measured in
//!   between, on a machine whose speed changes while it measures.

use std::{
    env,
    error::Error,
    fs,
    io::Write as _,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
    time::Duration,
};

use futures::{StreamExt as _, stream};
use serde::Deserialize;
use serde_json::{Value, json};
use ssr_runtime::{Bundle, Limits, RenderData, RenderRequest, Renderer, RendererBuilder};

/// First argument of the process that renders its standard input.
const BLOCKS: &str = "blocks";

/// First argument of the process that measures its own memory.
const RESIDENT: &str = "resident";

/// Requests in flight: enough that the isolate never waits for the next one.
const IN_FLIGHT: usize = 8;

/// Long enough for isolates without work to give back memory, which they do after eight seconds.
const IDLE: Duration = Duration::from_secs(12);

#[derive(Deserialize)]
struct Page {
    name: String,
    url: String,
    data: String,
}

impl Page {
    fn request(&self) -> RenderRequest {
        RenderRequest::new(&self.url, RenderData::from_json_text(self.data.as_str()))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    // As in the site's program.
    allocator::give_back_soon()?;
    let arguments: Vec<String> = env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    let tokio = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let report = match arguments
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .as_slice()
    {
        [BLOCKS, bundle, requests] => return tokio.block_on(blocks(&Input::load(bundle, requests, None)?)),
        [bundle, requests] => tokio.block_on(measure(&Input::load(bundle, requests, None)?))?,
        [RESIDENT, bundle, requests, snapshots, isolates] => {
            let input = Input::load(bundle, requests, Some(snapshots))?;
            tokio.block_on(resident_here(&input, isolates.parse()?))?
        }
        _ => return Err("usage: renderer [blocks] BUNDLE REQUESTS".into()),
    };
    print(&report)
}

/// Prints a report, which is the program's output.
fn print(report: &Value) -> Result<(), Box<dyn Error>> {
    writeln!(std::io::stdout(), "{report}")?;
    Ok(())
}

/// What is measured.
struct Input {
    bundle_path: String,
    requests_path: String,
    bundle: Arc<Bundle>,
    pages: Vec<Page>,
    snapshots: PathBuf,
    /// Ends with the program, and the snapshots with it.
    _scratch: Option<tempfile::TempDir>,
}

impl Input {
    fn load(bundle: &str, requests: &str, snapshots: Option<&str>) -> Result<Self, Box<dyn Error>> {
        let pages: Vec<Page> = serde_json::from_slice(&fs::read(requests)?)?;
        let scratch = snapshots.is_none().then(tempfile::tempdir).transpose()?;
        let snapshots = match (snapshots, &scratch) {
            (Some(path), _) => PathBuf::from(path),
            (None, Some(scratch)) => scratch.path().to_owned(),
            (None, None) => return Err("no folder for snapshots".into()),
        };
        Ok(Self {
            bundle: Arc::new(Bundle::load(Path::new(bundle))?),
            bundle_path: bundle.to_owned(),
            requests_path: requests.to_owned(),
            pages,
            snapshots,
            _scratch: scratch,
        })
    }
}

async fn measure(input: &Input) -> Result<Value, Box<dyn Error>> {
    // Made here, so that no start below waits for it.
    start(input, Startup::Snapshot, 1).await?.shutdown().await;
    Ok(json!({
        "starts": {
            "evaluated": starts(input, Startup::Evaluate).await?,
            "snapshot": starts(input, Startup::Snapshot).await?,
        },
        "residentMib": resident(input)?,
    }))
}

/// How isolates get the bundle.
#[derive(Clone, Copy)]
enum Startup {
    Evaluate,
    Snapshot,
}

async fn start(
    input: &Input,
    startup: Startup,
    isolates: usize,
) -> Result<Arc<dyn Renderer>, Box<dyn Error>> {
    let isolates = NonZeroUsize::new(isolates).ok_or("no isolates")?;
    // No replacement of isolates while the clock runs.
    let limits = Limits::default()
        .with_isolates(isolates)
        .with_renders_per_isolate(u64::MAX);
    let builder = RendererBuilder::new(Arc::clone(&input.bundle)).limits(limits);
    let builder = match startup {
        Startup::Evaluate => builder,
        Startup::Snapshot => builder
            .snapshots(&input.snapshots)
            .snapshot_maker(env!("CARGO_BIN_EXE_ssr-snapshot"))
            .warm_up(input.pages.iter().map(Page::request)),
    };
    Ok(builder.start().await?)
}

/// Renders blocks of pages as standard input asks: microseconds of processor time that the process takes for a render through
/// the trait, with requests always waiting; `inside` is that of the isolate's thread only.
async fn blocks(input: &Input) -> Result<(), Box<dyn Error>> {
    let renderer = start(input, Startup::Snapshot, 1).await?;
    for line in std::io::stdin().lines() {
        let line = line?;
        let (name, rounds) = line.split_once(' ').ok_or("usage: NAME ROUNDS")?;
        let rounds: usize = rounds.parse()?;
        let page = input.pages.iter().find(|page| page.name == name);
        let request = page.ok_or("no such page")?.request();
        let begun = process_time();
        let (bytes, inside) = render_many(&*renderer, &request, rounds).await?;
        print(&json!({
            "microseconds": micros(process_time().saturating_sub(begun), rounds),
            "insideMicroseconds": micros(inside, rounds),
            "htmlBytes": bytes,
        }))?;
    }
    renderer.shutdown().await;
    Ok(())
}

/// Processor time of all threads of this process.
fn process_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Length of the markup and the time spent inside the isolate.
async fn render_many(
    renderer: &dyn Renderer,
    request: &RenderRequest,
    rounds: usize,
) -> Result<(usize, Duration), Box<dyn Error>> {
    let mut renders = stream::iter(0..rounds)
        .map(|_| renderer.render(request.clone()))
        .buffer_unordered(IN_FLIGHT);
    let (mut bytes, mut inside) = (0, Duration::ZERO);
    while let Some(rendered) = renders.next().await {
        let page = rendered?;
        bytes = page.output.html.len();
        inside += page.cpu.unwrap_or_default();
    }
    Ok((bytes, inside))
}

/// Median milliseconds until a further isolate is there, and until it has rendered its first page. One lives
/// beside it, as where an isolate is replaced or added: they share V8's read-only heap.
async fn starts(input: &Input, startup: Startup) -> Result<Value, Box<dyn Error>> {
    let request = input.pages.first().ok_or("no pages")?.request();
    let beside = start(input, startup, 1).await?;
    let (mut ready, mut first) = (Vec::new(), Vec::new());
    for _ in 0..25 {
        let renderer = start(input, startup, 1).await?;
        let isolate = renderer.stats().last_start;
        ready.push(isolate);
        first.push(isolate + renderer.render(request.clone()).await?.rendering);
        renderer.shutdown().await;
    }
    beside.shutdown().await;
    Ok(json!({ "isolateMs": median_ms(&mut ready), "firstRenderMs": median_ms(&mut first) }))
}

/// Resident memory in MiB of a process with one, two and four isolates: under load, and idle after it. Each
/// figure comes from a process of its own: allocators keep what an earlier pool has used.
fn resident(input: &Input) -> Result<Value, Box<dyn Error>> {
    let mut report = serde_json::Map::new();
    for isolates in ["1", "2", "4"] {
        let output = Command::new(env::current_exe()?)
            .args([RESIDENT, &input.bundle_path, &input.requests_path])
            .arg(&input.snapshots)
            .arg(isolates)
            .output()?;
        report.insert(isolates.to_owned(), serde_json::from_slice(&output.stdout)?);
    }
    Ok(report.into())
}

async fn resident_here(input: &Input, isolates: usize) -> Result<Value, Box<dyn Error>> {
    let renderer = start(input, Startup::Snapshot, isolates).await?;
    for page in &input.pages {
        render_many(&*renderer, &page.request(), 500 * isolates).await?;
    }
    let busy = resident_mib()?;
    tokio::time::sleep(IDLE).await;
    let idle = resident_mib()?;
    renderer.shutdown().await;
    Ok(json!({ "busy": busy, "idle": idle }))
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
