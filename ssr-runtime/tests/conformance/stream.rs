//! Pages that arrive in chunks.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use futures::StreamExt;
use ssr_runtime::{Limits, PageStream, RenderError, Renderer};

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders, limits, on_every_engine, request, request_with},
};

on_every_engine!(
    the_shell_comes_first_and_chunks_in_order,
    chunks_may_be_cut_inside_of_a_letter,
    a_stream_may_be_empty,
    a_redirect_has_no_chunks,
    streams_and_pages_take_turns,
    a_slow_reader_holds_the_bundle_back,
    a_reader_that_goes_cancels_the_stream,
    a_caller_that_goes_before_the_shell_cancels_the_stream,
    timers_end_with_their_stream,
    the_end_of_a_stream_reaches_the_hook,
    a_bundle_that_streams_needs_no_render,
    streams_are_off_until_they_are_asked_for,
);

/// As [`limits`], for cases that wait for the timeout of the whole.
pub(crate) fn short_streams() -> Limits {
    limits().with_stream_timeout(Duration::from_secs(1))
}

/// An engine with the fixture that streams.
pub(crate) async fn start(engine: Engine) -> Arc<dyn Renderer> {
    engine.start_streams(&fixture("streams"), short_streams()).await
}

/// The text of all chunks that come, and the error at the end.
pub(crate) async fn rest(stream: &mut PageStream) -> (String, Option<RenderError>) {
    let mut bytes = Vec::new();
    let mut error = None;
    while let Some(chunk) = stream.next().await {
        match chunk {
            Ok(chunk) => bytes.extend(chunk),
            Err(failure) => error = Some(failure),
        }
    }
    (String::from_utf8(bytes).unwrap(), error)
}

/// Checks that the engine streams, whatever happened before.
pub(crate) async fn assert_streams(renderer: &dyn Renderer) {
    let mut stream = renderer.render_stream(request("/ok")).await.unwrap();
    let (text, error) = rest(&mut stream).await;
    assert_eq!((text.as_str(), error.is_none()), ("fine", true), "{error:?}");
    assert_renders(renderer).await;
}

/// What the bundle has counted.
async fn count(renderer: &dyn Renderer, url: &str) -> u64 {
    let page = renderer.render(request(url)).await.unwrap();
    page.output.html.parse().unwrap()
}

async fn the_shell_comes_first_and_chunks_in_order(engine: Engine) {
    let renderer = start(engine).await;

    let mut stream = renderer.render_stream(request_with("/ok", "5")).await.unwrap();

    assert_eq!(stream.shell.status, 201);
    assert_eq!(stream.shell.head, "<title>5</title>");
    assert_eq!(stream.shell.html, "");
    assert_eq!(stream.shell.header("vary"), Some("a"));
    assert_eq!(stream.cost(), None);
    assert_eq!(stream.next().await.unwrap().unwrap(), "fi");
    assert_eq!(StreamExt::next(&mut stream).await.unwrap().unwrap(), "ne");
    assert!(stream.next().await.is_none());
    assert!(stream.next().await.is_none());
    let cost = stream.cost().unwrap();
    assert_eq!(cost.bytes, 4);
    assert!(cost.shell <= cost.rendering && cost.heap_bytes > 0, "{cost:?}");
    assert!(cost.cpu.is_some_and(|cpu| cpu > Duration::ZERO), "{cost:?}");
}

async fn chunks_may_be_cut_inside_of_a_letter(engine: Engine) {
    let renderer = start(engine).await;

    let mut stream = renderer.render_stream(request("/letters")).await.unwrap();

    assert_eq!(stream.next().await.unwrap().unwrap().len(), 1);
    let mut bytes = vec![0xe6];
    while let Some(chunk) = stream.next().await {
        bytes.extend(chunk.unwrap());
    }
    assert_eq!(String::from_utf8(bytes).unwrap(), "日本語");
}

async fn a_stream_may_be_empty(engine: Engine) {
    let renderer = start(engine).await;

    let mut stream = renderer.render_stream(request("/empty")).await.unwrap();

    assert!(stream.next().await.is_none());
    assert_streams(&*renderer).await;
}

async fn a_redirect_has_no_chunks(engine: Engine) {
    let renderer = start(engine).await;

    let mut stream = renderer.render_stream(request("/moved")).await.unwrap();

    assert_eq!(stream.shell.location(), Some("/new"));
    assert!(stream.next().await.is_none());
}

async fn streams_and_pages_take_turns(engine: Engine) {
    let renderer = start(engine).await;

    futures::join!(
        assert_streams(&*renderer),
        assert_renders(&*renderer),
        assert_streams(&*renderer),
        assert_renders(&*renderer),
    );
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_slow_reader_holds_the_bundle_back(engine: Engine) {
    let renderer = start(engine).await;
    let mut stream = renderer.render_stream(request("/flood")).await.unwrap();
    assert!(stream.next().await.unwrap().is_ok());

    // In a process its turn comes when the stream has reached its deadline.
    let pulls = count(&*renderer, "/pulls").await;

    assert!(pulls < 20, "{pulls} chunks for a reader of one");
    drop(stream);
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_reader_that_goes_cancels_the_stream(engine: Engine) {
    let renderer = engine.start_streams(&fixture("streams"), limits()).await;

    for aborts in 1..=3 {
        let mut stream = renderer.render_stream(request("/never")).await.unwrap();
        assert_eq!(stream.next().await.unwrap().unwrap(), "begun");
        drop(stream);
        // An isolate may have the page before it sees that the reader has gone.
        let begun = Instant::now();
        while count(&*renderer, "/aborts").await < aborts {
            assert!(begun.elapsed() < Duration::from_mins(1), "{aborts}");
        }
    }

    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_caller_that_goes_before_the_shell_cancels_the_stream(engine: Engine) {
    let renderer = engine.start_streams(&fixture("streams"), limits()).await;

    for _ in 0..3 {
        let mut waiting = renderer.render_stream(request("/no-shell"));
        assert!(futures::poll!(&mut waiting).is_pending());
        drop(waiting);
        let mut waiting = renderer.render_stream(request("/no-shell"));
        let begun = tokio::time::timeout(Duration::from_millis(20), &mut waiting).await;
        assert!(begun.is_err());
    }

    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

/// How often the fixture's timer has fired, told by a stream: a render would end timers by itself.
async fn ticks(renderer: &dyn Renderer) -> u64 {
    let mut stream = renderer.render_stream(request("/ticks")).await.unwrap();
    rest(&mut stream).await.0.parse().unwrap()
}

async fn timers_end_with_their_stream(engine: Engine) {
    let renderer = start(engine).await;
    let at_first = ticks(&*renderer).await;
    let mut stream = renderer.render_stream(request("/never")).await.unwrap();
    let (_, error) = rest(&mut stream).await;
    assert!(error.is_some());

    let after = ticks(&*renderer).await;

    assert!(at_first <= 1 && after > at_first + 1, "{at_first}, {after}");
    assert_eq!(ticks(&*renderer).await, after);
}

async fn the_end_of_a_stream_reaches_the_hook(engine: Engine) {
    let events = Arc::new(Mutex::new(Vec::new()));
    let written = Arc::clone(&events);
    let builder = engine
        .builder(&fixture("streams"))
        .unwrap()
        .limits(short_streams());
    let renderer = builder
        .web()
        .on_render(move |event| {
            let result = event.result.map(|page| page.output.status).ok();
            written.lock().unwrap().push((event.url.to_owned(), result));
        })
        .start()
        .await
        .unwrap();

    for url in ["/ok", "/late"] {
        rest(&mut renderer.render_stream(request(url)).await.unwrap()).await;
    }
    renderer.render_stream(request("/early")).await.unwrap_err();
    drop(renderer.render_stream(request("/never")).await);

    let expected = [("/ok", Some(201)), ("/late", None), ("/early", None)];
    let expected = expected.map(|(url, status)| (url.to_owned(), status));
    assert_eq!(*events.lock().unwrap(), expected);
}

async fn a_bundle_that_streams_needs_no_render(engine: Engine) {
    let renderer = engine.start_streams(&fixture("streams-alone"), limits()).await;

    let mut stream = renderer.render_stream(request("/")).await.unwrap();

    assert_eq!(rest(&mut stream).await.0, "alone");
    let error = renderer.render(request("/")).await.unwrap_err();
    assert!(error.to_string().contains("function named render"), "{error}");
}

async fn streams_are_off_until_they_are_asked_for(engine: Engine) {
    let renderer = engine.start("page", limits()).await;

    let error = renderer.render_stream(request("/")).await.unwrap_err();

    assert!(error.to_string().contains("RendererBuilder::web"), "{error}");
    let renderer = engine.start_streams(&fixture("page"), limits()).await;
    let error = renderer.render_stream(request("/")).await.unwrap_err();
    assert!(error.to_string().contains("function named stream"), "{error}");
}
