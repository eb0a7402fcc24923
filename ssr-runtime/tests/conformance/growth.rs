//! Memory over many renders.

#[cfg(feature = "embedded")]
use std::time::Duration;

use ssr_runtime::{Limits, Renderer};

use crate::engines::{Engine, limits, on_every_engine, request_with};

on_every_engine!(ten_thousand_renders_do_not_grow, the_check_sees_a_leak);

const RENDERS: usize = 10_000;
const WINDOWS: usize = 10;
/// Growth in bytes that is not yet one: compiled code and feedback of the engine's own.
const ALLOWED: u64 = 2 << 20;

/// Bytes by which the heap's low-water mark rises from the first windows to the last. The lowest sample of
/// a window is the one nearest to a garbage collection, so it shows what is kept.
async fn growth(renderer: &dyn Renderer, url: &str) -> u64 {
    let items: Vec<_> = (0..100).map(|number| format!("item {number}")).collect();
    let request = request_with(url, &serde_json::json!({ "items": items }).to_string());
    let mut lowest = Vec::new();
    for _ in 0..WINDOWS {
        let mut low = u64::MAX;
        for _ in 0..RENDERS / WINDOWS {
            renderer.render(request.clone()).await.unwrap();
            low = low.min(renderer.stats().heap_bytes);
        }
        lowest.push(low);
    }
    let first = lowest[1].min(lowest[2]);
    let last = lowest[WINDOWS - 2].min(lowest[WINDOWS - 1]);
    assert!(first > 0, "no samples of the heap: {lowest:?}");
    last.saturating_sub(first)
}

fn roomy() -> Limits {
    limits().with_heap_bytes(256 << 20)
}

async fn ten_thousand_renders_do_not_grow(engine: Engine) {
    let renderer = engine.start("grows", roomy()).await;

    let growth = growth(&*renderer, "/page").await;

    assert!(growth < ALLOWED, "the heap grew by {growth} bytes");
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn the_check_sees_a_leak(engine: Engine) {
    let renderer = engine.start("grows", roomy()).await;

    let growth = growth(&*renderer, "/leak").await;

    assert!(growth > 2 * ALLOWED, "a leak showed as {growth} bytes");
}

/// Only isolates: a sidecar's memory is another process's matter.
#[cfg(feature = "embedded")]
#[tokio::test]
async fn an_idle_isolate_gives_memory_back() {
    let renderer = Engine::Evaluated.start("grows", roomy()).await;
    let items: Vec<_> = (0..2000).map(|number| format!("item {number}")).collect();
    let data = serde_json::json!({ "items": items }).to_string();
    let mut busy = 0;
    for _ in 0..320 {
        renderer.render(request_with("/page", &data)).await.unwrap();
        busy = busy.max(renderer.stats().heap_bytes);
    }

    let mut looks = tokio::time::interval(Duration::from_millis(20));
    let shrunk = async {
        while renderer.stats().heap_bytes * 2 > busy {
            looks.tick().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), shrunk)
        .await
        .expect("the heap never shrinks");
}
