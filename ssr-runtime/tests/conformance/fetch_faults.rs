//! Calls of the host that do not end well. After each the engine renders, and the host's futures are gone.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use ssr_runtime::{RenderError, Renderer};

use crate::{
    engines::{Engine, assert_renders, limits, on_every_engine, request, short_timeout},
    fetch_host::Host,
    stream::{rest, short_streams},
};

on_every_engine!(
    a_call_without_response_ends_at_the_deadline,
    a_call_that_is_left_behind_is_dropped,
    a_reader_that_goes_drops_the_call,
    a_caller_that_goes_before_the_shell_drops_the_call,
    a_stream_that_waits_for_a_call_ends_at_its_deadline,
    a_stream_hears_of_its_deadline,
    thousands_of_calls_take_turns,
    thousands_of_calls_without_response_are_ended,
    a_loop_of_calls_is_ended,
    a_flood_of_bodies_is_bounded,
);

/// Calls that a render has in flight at most.
const MOST: usize = 16;

async fn start(engine: Engine) -> (Host, Arc<dyn Renderer>) {
    let host = Host::new();
    let renderer = host.start(engine, limits()).await;
    (host, renderer)
}

async fn overruns(engine: Engine, url: &str) -> Host {
    let host = Host::new();
    let limits = short_timeout();
    let renderer = host.start(engine, limits).await;

    for _ in 0..2 {
        let error = renderer.render(request(url)).await.unwrap_err();
        assert!(
            matches!(error, RenderError::TimedOut { limit } if limit == limits.render_timeout),
            "{error:?}"
        );
        host.is_idle().await;
        assert_renders(&*renderer).await;
    }
    host
}

async fn a_call_without_response_ends_at_the_deadline(engine: Engine) {
    let host = overruns(engine, "/never").await;

    assert_eq!(host.requests().len(), 2);
}

async fn a_call_that_is_left_behind_is_dropped(engine: Engine) {
    let (host, renderer) = start(engine).await;

    for _ in 0..20 {
        let page = renderer.render(request("/leave")).await.unwrap();
        assert_eq!(page.output.html, "left");
        host.is_idle().await;
    }

    // What waits for it hears nothing more.
    let page = renderer.render(request("/settled")).await.unwrap();
    assert_eq!(page.output.html, "0");
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_reader_that_goes_drops_the_call(engine: Engine) {
    let (host, renderer) = start(engine).await;

    for url in ["/never", "/signal", "/never"] {
        let mut stream = renderer.render_stream(request(url)).await.unwrap();
        assert_eq!(stream.next().await.unwrap().unwrap(), "begun");
        host.is_called().await;
        drop(stream);
        host.is_idle().await;
        assert_renders(&*renderer).await;
    }

    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_caller_that_goes_before_the_shell_drops_the_call(engine: Engine) {
    let (host, renderer) = start(engine).await;
    let waiting = renderer.render_stream(request("/shell-never"));

    tokio::select! {
        shell = waiting => panic!("{shell:?}"),
        () = host.is_called() => {}
    }

    host.is_idle().await;
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_stream_that_waits_for_a_call_ends_at_its_deadline(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, short_streams()).await;
    let mut stream = renderer.render_stream(request("/never")).await.unwrap();

    let (text, error) = rest(&mut stream).await;

    assert_eq!(text, "begun");
    let limit = short_streams().stream_timeout;
    assert!(
        matches!(error, Some(RenderError::TimedOut { limit: told }) if told == limit),
        "{error:?}"
    );
    host.is_idle().await;
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_stream_hears_of_its_deadline(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, short_streams()).await;
    let mut stream = renderer.render_stream(request("/signal")).await.unwrap();

    let (text, error) = rest(&mut stream).await;

    assert_eq!(text, "begunError: the stream has reached its deadline");
    assert!(error.is_none(), "{error:?}");
    host.is_idle().await;
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn thousands_of_calls_take_turns(engine: Engine) {
    let (host, renderer) = start(engine).await;

    let page = renderer.render(request("/flood")).await.unwrap();

    assert_eq!(page.output.html, "3000");
    assert_eq!(host.requests().len(), 3000);
    assert_eq!(host.is_idle().await, MOST);
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn thousands_of_calls_without_response_are_ended(engine: Engine) {
    let host = overruns(engine, "/flood-never").await;

    assert_eq!(host.requests().len(), 2 * MOST);
}

async fn a_loop_of_calls_is_ended(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, short_timeout()).await;

    for url in ["/flood-for-ever", "/flood-in-a-loop"] {
        let begun = Instant::now();
        let error = renderer.render(request(url)).await.unwrap_err();
        // The promises of the second may fill the heap before.
        assert!(
            matches!(error, RenderError::TimedOut { .. } | RenderError::HeapLimit),
            "{error:?}"
        );
        assert!(begun.elapsed() < short_timeout().render_timeout + Duration::from_secs(5));
        assert!(host.is_idle().await <= MOST);
        assert_renders(&*renderer).await;
    }
}

async fn a_flood_of_bodies_is_bounded(engine: Engine) {
    let host = Host::new();
    // Bodies that were refused stay in a process until V8 collects them.
    let renderer = host.start(engine, limits().with_heap_bytes(96 << 20)).await;

    let page = renderer.render(request("/flood-of-bodies")).await.unwrap();

    assert_eq!(page.output.html, "3");
    host.is_idle().await;
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}
