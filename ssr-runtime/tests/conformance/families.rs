//! Families of loops and of heap bombs: each of their bodies ends in time, within its memory, and costs no other page.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use futures::{StreamExt as _, stream};
use ssr_runtime::{Limits, RenderError, Renderer};

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders_soon, in_a_process, limits, request},
    memory::ChildPeaks,
};

/// Renders at the same time.
pub(crate) const ISOLATES: usize = 3;
const TIMEOUT: Duration = Duration::from_millis(300);

/// Beyond the timeout: time in which an isolate is ended,
const ENDING: Duration = Duration::from_millis(500);

/// and what a busy machine may take for one of them.
pub(crate) const GRACE: Duration = Duration::from_secs(3);

/// Warm calls of a loop before it runs without end; in the variable of that name many more.
const WARM_CALLS: usize = 300;

fn warm_calls() -> usize {
    let wanted = std::env::var("SSR_WARM_CALLS").ok();
    wanted.map_or(WARM_CALLS, |calls| calls.parse().unwrap())
}

/// The timeout counts the warm calls too.
fn timeout() -> Duration {
    if warm_calls() == WARM_CALLS {
        TIMEOUT
    } else {
        Duration::from_secs(8)
    }
}

fn family_limits(isolates: usize) -> Limits {
    limits()
        .with_isolates(NonZeroUsize::new(isolates).unwrap())
        .with_render_timeout(timeout())
}

pub(crate) async fn size(renderer: &dyn Renderer, family: &str) -> usize {
    let url = format!("/count/{family}");
    // A machine that is busy may start it late.
    loop {
        match renderer.render(request(&url)).await {
            Ok(page) => return page.output.html.parse().unwrap(),
            Err(error) => assert!(error.is_worth_a_retry(), "{error}"),
        }
    }
}

/// Renders what has to fail; why it did, and when.
async fn ends(renderer: &dyn Renderer, url: &str) -> (RenderError, Duration) {
    let begun = Instant::now();
    let result = renderer.render(request(url)).await;
    let took = begun.elapsed();
    assert!(took < timeout() + GRACE, "{url} took {took:?}");
    let error = result.map(|page| page.output.html).unwrap_err();
    assert!(
        !matches!(error, RenderError::QueueFull | RenderError::Stopped),
        "{url}: {error}"
    );
    (error, took)
}

/// Every body of a family; returns how many there are.
async fn all_end(renderer: &dyn Renderer, family: &str, warm: usize) -> usize {
    let size = size(renderer, family).await;
    let urls = (0..size).map(|number| format!("/{family}/{number}/{warm}"));
    let mut took: Vec<_> = stream::iter(urls)
        .map(async |url| {
            let (error, took) = ends(renderer, &url).await;
            let is_overrun = matches!(error, RenderError::TimedOut { .. } | RenderError::Lost { .. });
            assert!(
                is_overrun || matches!(error, RenderError::HeapLimit | RenderError::Engine { .. }),
                "{url}: {error}"
            );
            took
        })
        .buffer_unordered(ISOLATES)
        .collect()
        .await;
    // The machine may be busy with something else for some of them.
    took.sort_unstable();
    let median = took[took.len() / 2];
    assert!(median <= timeout() + ENDING, "{family}: {took:?}");
    size
}

async fn loops_end(engine: Engine, warm: usize) {
    let builder = engine.builder(&fixture("families")).unwrap();
    let lost = Arc::new(Mutex::new(Vec::new()));
    let told = Arc::clone(&lost);
    let builder = builder.on_lost(move |engine| told.lock().unwrap().push(engine.url.to_owned()));
    let renderer = builder.limits(family_limits(ISOLATES)).start().await.unwrap();
    assert!(all_end(&*renderer, "loops", warm).await >= 60);
    if warm == 0 {
        assert!(all_end(&*renderer, "endless", warm).await >= 10);
    }
    // Without its flags V8 loses more.
    let lost = lost.lock().unwrap().clone();
    assert!(lost.len() <= 3, "{lost:?}");
    assert_renders_soon(&*renderer).await;
}

#[tokio::test]
async fn cold_loops_end_in_sidecars() {
    loops_end(Engine::Sidecar, 0).await;
}

/// The processes are found among this one's children.
#[tokio::test]
async fn heap_bombs_in_sidecars_keep_to_twice_the_limit() {
    if !in_a_process("families::heap_bombs_in_sidecars_keep_to_twice_the_limit") {
        return;
    }
    let limits = family_limits(ISOLATES).with_buffer_bytes(12 << 20);
    let renderer = Engine::Sidecar.start("families", limits).await;
    let size = size(&*renderer, "bombs").await;
    assert!(size >= 60);
    let begun = ChildPeaks::watch().stop().into_iter().max().unwrap();
    let peaks = ChildPeaks::watch();
    stream::iter((0..size).map(|number| format!("/bombs/{number}/0")))
        .for_each_concurrent(ISOLATES, async |url| drop(ends(&*renderer, &url).await))
        .await;
    let peaks = peaks.stop();
    assert!(peaks.len() >= ISOLATES, "{peaks:?}");
    let grown = peaks.iter().max().unwrap().saturating_sub(begun);
    assert!(
        grown <= 2 * limits.heap_bytes as u64,
        "{} MiB more than at the start",
        grown >> 20
    );
    assert_renders_soon(&*renderer).await;
}

#[cfg(feature = "embedded")]
mod isolates {
    use std::sync::Barrier;

    use futures::future::join_all;

    use super::*;
    use crate::memory::own_peak;

    #[tokio::test]
    async fn cold_loops_end() {
        if in_a_process("families::isolates::cold_loops_end") {
            loops_end(Engine::Evaluated, 0).await;
        }
    }

    #[tokio::test]
    async fn warm_loops_end() {
        if in_a_process("families::isolates::warm_loops_end") {
            loops_end(Engine::Evaluated, warm_calls()).await;
        }
    }

    /// One at a time, since memory is the process's.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn heap_bombs_keep_to_twice_the_limit() {
        if !in_a_process("families::isolates::heap_bombs_keep_to_twice_the_limit") {
            return;
        }
        let limits = family_limits(1).with_buffer_bytes(12 << 20);
        let renderer = Engine::Evaluated.start("families", limits).await;
        let size = size(&*renderer, "bombs").await;
        assert!(size >= 60);
        for number in 0..size {
            own_peak();
            let before = own_peak();
            let url = format!("/bombs/{number}/0");
            let (error, _) = ends(&*renderer, &url).await;
            let grown = own_peak().saturating_sub(before);
            assert!(
                grown <= 2 * limits.heap_bytes as u64,
                "{url} took {} MiB: {error}",
                grown >> 20
            );
            assert_renders_soon(&*renderer).await;
        }
        assert!(renderer.stats().lost_threads < 20, "{:?}", renderer.stats());
    }

    #[tokio::test]
    async fn there_are_as_many_isolates_as_before() {
        let meeting = Arc::new(Barrier::new(ISOLATES));
        let met = Arc::clone(&meeting);
        let builder = Engine::Evaluated.builder(&fixture("families")).unwrap();
        let renderer = builder
            .limits(family_limits(ISOLATES).with_render_timeout(Duration::from_secs(4)))
            .on_console(move |_| {
                met.wait();
            })
            .start()
            .await
            .unwrap();
        // One of them cannot be ended.
        for url in ["/unending", "/loops/0/0", "/bombs/0/0"] {
            drop(renderer.render(request(url)).await);
        }
        // Each was replaced.
        while renderer.stats().isolates_started < 2 * ISOLATES as u64 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }

        let pages = join_all((0..ISOLATES).map(|_| renderer.render(request("/meet")))).await;

        // Each waits in the hook until all have come.
        for page in pages {
            page.unwrap();
        }
    }
}
