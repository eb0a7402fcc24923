//! Isolates that cannot be ended.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use ssr_runtime::{Limits, RenderError};

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders_soon, in_a_process, limits, request},
};

fn short() -> Limits {
    limits()
        .with_isolates(NonZeroUsize::MIN)
        .with_render_timeout(Duration::from_millis(400))
}

/// Lost threads are the process's.
#[tokio::test]
async fn a_lost_thread_is_told_replaced_and_waited_for_by_nobody() {
    if !in_a_process("lost::a_lost_thread_is_told_replaced_and_waited_for_by_nobody") {
        return;
    }
    let told = Arc::new(Mutex::new(Vec::new()));
    let lost = Arc::clone(&told);
    let builder = Engine::Evaluated.builder(&fixture("families")).unwrap();
    let renderer = builder
        .limits(short())
        .on_lost(move |engine| {
            lost.lock()
                .unwrap()
                .push((engine.url.to_owned(), engine.lost_threads));
        })
        .start()
        .await
        .unwrap();

    for number in 1..=2 {
        let error = renderer.render(request("/unending")).await.unwrap_err();
        // Where processors are scarce the thread is given up later than its caller.
        let is_overrun = matches!(error, RenderError::Lost { .. } | RenderError::TimedOut { .. });
        assert!(is_overrun, "{error:?}");
        assert_renders_soon(&*renderer).await;
        assert_eq!(renderer.stats().isolates_lost, number);
    }

    let told = told.lock().unwrap().clone();
    assert_eq!(told, [("/unending".to_owned(), 1), ("/unending".to_owned(), 2)]);
    let stats = renderer.stats();
    assert_eq!(stats.lost_threads, 2);
    assert!(stats.lost_cpu > Duration::from_millis(100), "{stats:?}");
    let begun = Instant::now();
    renderer.shutdown().await;
    assert!(begun.elapsed() < Duration::from_secs(2));
    // Another bundle starts beside them.
    let next = Engine::Evaluated.start("page", short()).await;
    assert_eq!(next.stats().isolates_started, 1);
}

/// No one can tell whose growth it is, so that of this test will do.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn growth_beside_a_lost_thread_is_told() {
    if !in_a_process("lost::growth_beside_a_lost_thread_is_told") {
        return;
    }
    let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
    let builder = Engine::Evaluated.builder(&fixture("families")).unwrap();
    let renderer = builder
        .limits(short())
        .on_lost(move |engine| tell.send((engine.url.to_owned(), engine.grows)).unwrap())
        .start()
        .await
        .unwrap();
    // As much, but before there is a lost thread.
    let room = 2 * short().heap_bytes;
    let before = vec![1_u8; room + room / 4];

    renderer.render(request("/unending")).await.unwrap_err();
    assert_eq!(told.recv().await.unwrap(), ("/unending".to_owned(), false));
    let within = vec![1_u8; room / 2];
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert!(told.is_empty());
    let beyond = vec![1_u8; room];

    let growth = tokio::time::timeout(Duration::from_secs(20), told.recv());
    assert_eq!(growth.await.unwrap().unwrap(), ("/unending".to_owned(), true));
    drop((before, within, beyond));
}

#[tokio::test]
async fn microtasks_without_end_are_a_page_that_overruns() {
    let renderer = Engine::Evaluated.start("hostile-tasks", short()).await;

    let error = renderer.render(request("/microtasks")).await.unwrap_err();

    assert!(matches!(error, RenderError::TimedOut { .. }), "{error:?}");
    assert_renders_soon(&*renderer).await;
}

#[tokio::test]
async fn an_evaluation_that_hangs_or_bursts_is_ended() {
    for (name, reason) in [
        ("hangs-at-top-level", "did not end within"),
        ("bursts-at-top-level", "heap limit"),
    ] {
        let error = Engine::Evaluated
            .try_start(&fixture(name), short())
            .await
            .unwrap_err();
        assert!(
            matches!(&error, RenderError::BadBundle { reason: told } if told.contains(reason)),
            "{name}: {error:?}"
        );
    }
}

#[tokio::test]
async fn array_buffers_have_a_budget() {
    let limits = limits().with_buffer_bytes(1 << 20);
    let renderer = Engine::Evaluated.start("buffers", limits).await;

    for url in ["/many", "/large", "/growing"] {
        let error = renderer.render(request(url)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::Exception(thrown) if thrown.message.starts_with("RangeError: ")),
            "{url}: {error:?}"
        );
        // What was refused was not kept: the isolate goes on.
        assert_renders_soon(&*renderer).await;
    }
    for _ in 0..20 {
        renderer.render(request("/small")).await.unwrap();
    }
    assert_eq!(renderer.stats().isolates_started, 1);
}
