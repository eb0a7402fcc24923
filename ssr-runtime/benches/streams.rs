//! Streams pages of React, drops every second stream midway, and prints whether memory grows.
//!
//! ```text
//! node ssr-runtime/tests/fixtures/react-stream/build.mjs /tmp/react-stream
//! cargo bench -p ssr-runtime --features web --bench streams -- /tmp/react-stream/bundle.js 200000
//! ```
//!
//! Prints a line for each twentieth of the streams, and at the end the slope of a straight line through the second half.
//! Isolates are not replaced meanwhile: that would hide what they keep.

use std::{env, error::Error, fs, io::Write as _, num::NonZeroUsize, time::Instant};

use futures::{StreamExt as _, stream};
use ssr_runtime::{Bundle, Limits, RenderData, RenderRequest, Renderer, RendererBuilder};

/// Lines that are printed.
const SAMPLES: u32 = 20;

/// Isolates.
const ISOLATES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1);

/// What was seen after so many streams.
struct Sample {
    streams: u32,
    resident_mib: f64,
    heap_mib: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    // As in the site's program.
    allocator::give_back_soon()?;
    let arguments: Vec<String> = env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    let [bundle, streams] = arguments.as_slice() else {
        return Err("usage: streams BUNDLE STREAMS".into());
    };
    let streams = streams.parse()?;
    let tokio = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    tokio.block_on(measure(bundle, streams))
}

async fn measure(bundle: &str, streams: u32) -> Result<(), Box<dyn Error>> {
    let limits = Limits::default()
        .with_isolates(ISOLATES)
        .with_renders_per_isolate(u64::MAX);
    let renderer = RendererBuilder::new(Bundle::load(bundle)?)
        .limits(limits)
        .web()
        .on_console(|_| ())
        .start()
        .await?;
    let part = (streams / SAMPLES).max(1);
    let begun = Instant::now();
    let mut samples = Vec::new();
    for done in 1..=SAMPLES {
        let rounds = stream::iter(0..part).map(|number| one(&*renderer, number));
        let results: Vec<_> = rounds.buffer_unordered(2 * ISOLATES.get()).collect().await;
        results.into_iter().collect::<Result<Vec<()>, _>>()?;
        let sample = Sample {
            streams: done * part,
            resident_mib: resident_mib()?,
            heap_mib: mib(renderer.stats().heap_bytes),
        };
        let Sample {
            streams,
            resident_mib,
            heap_mib,
        } = sample;
        say(&format!(
            "{streams} streams: {resident_mib:.1} MiB resident, {heap_mib:.1} MiB heap, {:.0} s",
            begun.elapsed().as_secs_f64()
        ))?;
        samples.push(sample);
    }
    let half = samples.split_off(samples.len() / 2);
    let started = renderer.stats().isolates_started;
    say(&format!(
        "slope of the second half: {:+.2} MiB resident and {:+.2} MiB heap per 100,000 streams; {started} isolates started",
        slope(&half, |sample| sample.resident_mib),
        slope(&half, |sample| sample.heap_mib),
    ))
}

/// Streams one page: every second one to its end, the others to their first chunk, of a page that ends or of one that does
/// not.
async fn one(renderer: &dyn Renderer, number: u32) -> Result<(), Box<dyn Error>> {
    let url = if number % 4 == 3 { "/never" } else { "/part" };
    let request = RenderRequest::new(url, RenderData::default());
    let mut page = renderer.render_stream(request).await?;
    if number % 2 == 1 {
        page.next().await.ok_or("a stream without a chunk")??;
        return Ok(());
    }
    while let Some(chunk) = page.next().await {
        chunk?;
    }
    Ok(())
}

/// Growth per 100,000 streams, by the method of least squares.
fn slope(samples: &[Sample], value: impl Fn(&Sample) -> f64) -> f64 {
    let count = f64::from(u32::try_from(samples.len()).unwrap_or(u32::MAX));
    let at = |sample: &Sample| f64::from(sample.streams) / 100_000.0;
    let mean_at = samples.iter().map(at).sum::<f64>() / count;
    let mean = samples.iter().map(&value).sum::<f64>() / count;
    let (top, bottom) = samples.iter().fold((0.0, 0.0), |(top, bottom), sample| {
        let distance = at(sample) - mean_at;
        (
            distance.mul_add(value(sample) - mean, top),
            distance.mul_add(distance, bottom),
        )
    });
    top / bottom
}

/// Memory of this process that is in use, as Linux tells it.
fn resident_mib() -> Result<f64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib: u32 = line
        .and_then(|line| line.trim().strip_suffix(" kB"))
        .ok_or("the system does not tell")?
        .parse()?;
    Ok(f64::from(kib) / 1024.0)
}

fn mib(bytes: u64) -> f64 {
    f64::from(u32::try_from(bytes >> 10).unwrap_or(u32::MAX)) / 1024.0
}

/// Prints a line, which is the program's output.
fn say(line: &str) -> Result<(), Box<dyn Error>> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}
