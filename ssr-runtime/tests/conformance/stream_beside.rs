//! Streams beside each other in one isolate.

use std::{
    num::NonZeroUsize,
    sync::Arc,
    time::{Duration, Instant},
};

use futures::future::join_all;
use ssr_runtime::{Limits, PageStream, RenderError, Renderer};

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders, in_own_process, limits, request, request_with, short_timeout},
    stream::{assert_streams, rest, short_streams},
};

/// Makes a test for each way in which isolates get the bundle.
macro_rules! in_isolates {
    ($($case:ident),* $(,)?) => {$(
        mod $case {
            use crate::engines::Engine;

            #[tokio::test]
            async fn evaluated() {
                super::$case(Engine::Evaluated).await;
            }

            #[tokio::test]
            async fn snapshot() {
                if super::in_own_process(module_path!()) {
                    super::$case(Engine::Snapshot).await;
                }
            }
        }
    )*};
}

in_isolates!(
    streams_go_on_at_the_same_time,
    the_end_of_a_stream_leaves_the_timers_of_others,
    a_page_does_not_wait_for_streams,
    a_page_leaves_the_timers_of_streams,
    there_are_no_more_than_the_limit,
    a_loop_ends_the_streams_beside_it,
    a_loop_after_a_timer_is_told_from_its_neighbours,
    a_heap_bomb_ends_the_streams_beside_it,
    a_page_that_loops_ends_streams,
    an_isolate_is_replaced_when_its_streams_have_ended,
);

async fn start(engine: Engine, limits: Limits) -> Arc<dyn Renderer> {
    engine.start_streams(&fixture("streams"), limits).await
}

/// That a stream of `/soon` sends its rest.
async fn assert_ends(mut stream: PageStream) {
    let (text, error) = rest(&mut stream).await;
    assert_eq!(
        (text.as_str(), error.is_none()),
        (" and ended", true),
        "{error:?}"
    );
}

/// A stream that has begun and goes on.
async fn begun(renderer: &dyn Renderer, url: &str) -> PageStream {
    let mut stream = renderer.render_stream(request(url)).await.unwrap();
    assert_eq!(stream.next().await.unwrap().unwrap(), "begun");
    stream
}

fn assert_is_overrun(error: Option<&RenderError>) {
    assert!(matches!(error, Some(RenderError::TimedOut { .. })), "{error:?}");
}

fn assert_ended_beside(error: Option<&RenderError>) {
    assert!(matches!(error, Some(RenderError::EndedBeside)), "{error:?}");
    assert!(error.unwrap().is_worth_a_retry());
}

async fn streams_go_on_at_the_same_time(engine: Engine) {
    let renderer = start(engine, limits()).await;

    let all = (0..20).map(async |_| {
        let stream = renderer.render_stream(request_with("/together", "20")).await;
        rest(&mut stream.unwrap()).await.0
    });

    assert_eq!(join_all(all).await, ["all"; 20]);
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn the_end_of_a_stream_leaves_the_timers_of_others(engine: Engine) {
    let renderer = start(engine, limits()).await;
    let stream = begun(&*renderer, "/soon").await;

    drop(begun(&*renderer, "/never").await);
    assert_streams(&*renderer).await;

    assert_ends(stream).await;
}

async fn a_page_does_not_wait_for_streams(engine: Engine) {
    let renderer = start(engine, limits()).await;
    let mut stream = renderer
        .render_stream(request_with("/together", "2"))
        .await
        .unwrap();

    assert_renders(&*renderer).await;

    let mut second = renderer
        .render_stream(request_with("/together", "2"))
        .await
        .unwrap();
    assert_eq!(rest(&mut stream).await.0, "all");
    assert_eq!(rest(&mut second).await.0, "all");
}

async fn a_page_leaves_the_timers_of_streams(engine: Engine) {
    let renderer = start(engine, limits()).await;
    let stream = begun(&*renderer, "/soon").await;

    assert_renders(&*renderer).await;

    assert_ends(stream).await;
}

async fn there_are_no_more_than_the_limit(engine: Engine) {
    let limits = limits().with_streams_per_isolate(NonZeroUsize::MIN.saturating_add(1));
    let renderer = start(engine, limits).await;
    let first = begun(&*renderer, "/never").await;
    let _second = begun(&*renderer, "/never").await;

    let mut third = renderer.render_stream(request("/ok"));
    assert!(
        tokio::time::timeout(Duration::from_millis(50), &mut third)
            .await
            .is_err()
    );
    drop(first);

    assert_eq!(rest(&mut third.await.unwrap()).await.0, "fine");
}

async fn a_loop_ends_the_streams_beside_it(engine: Engine) {
    let renderer = start(engine, short_timeout()).await;
    let mut beside = begun(&*renderer, "/never").await;

    let error = renderer.render_stream(request("/shell-loop")).await.err();

    assert_is_overrun(error.as_ref());
    assert_ended_beside(rest(&mut beside).await.1.as_ref());
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 2);
}

async fn a_loop_after_a_timer_is_told_from_its_neighbours(engine: Engine) {
    let renderer = start(engine, short_timeout()).await;
    let mut beside = begun(&*renderer, "/never").await;
    let mut another = begun(&*renderer, "/never").await;
    let mut hostile = begun(&*renderer, "/loop").await;

    assert_is_overrun(rest(&mut hostile).await.1.as_ref());

    assert_ended_beside(rest(&mut beside).await.1.as_ref());
    assert_ended_beside(rest(&mut another).await.1.as_ref());
    assert_streams(&*renderer).await;
}

async fn a_heap_bomb_ends_the_streams_beside_it(engine: Engine) {
    let renderer = start(engine, limits()).await;
    let mut beside = begun(&*renderer, "/never").await;
    let mut hostile = begun(&*renderer, "/bomb").await;

    let (_, error) = rest(&mut hostile).await;

    assert!(matches!(error, Some(RenderError::HeapLimit)), "{error:?}");
    assert_ended_beside(rest(&mut beside).await.1.as_ref());
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 2);
}

async fn a_page_that_loops_ends_streams(engine: Engine) {
    let renderer = start(engine, short_timeout()).await;
    let mut beside = begun(&*renderer, "/never").await;

    let error = renderer.render(request("/loop")).await.err();

    assert_is_overrun(error.as_ref());
    assert_ended_beside(rest(&mut beside).await.1.as_ref());
    assert_streams(&*renderer).await;
}

async fn an_isolate_is_replaced_when_its_streams_have_ended(engine: Engine) {
    let renderer = start(engine, short_streams().with_renders_per_isolate(2)).await;
    let stream = begun(&*renderer, "/soon").await;

    for _ in 0..2 {
        assert_renders(&*renderer).await;
    }

    assert_ends(stream).await;
    let begun = Instant::now();
    while renderer.stats().isolates_started == 1 {
        assert_streams(&*renderer).await;
        assert!(begun.elapsed() < Duration::from_mins(1), "{:?}", renderer.stats());
    }
}
