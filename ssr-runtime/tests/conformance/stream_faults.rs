//! Faults of a bundle that streams. After each the next stream and the next render succeed.

use std::time::{Duration, Instant};

use ssr_runtime::RenderError;

use crate::{
    bundles::fixture,
    engines::{Engine, on_every_engine, request},
    stream::{assert_streams, rest, short_streams, start},
};

on_every_engine!(
    an_exception_before_the_shell_is_typed,
    bad_shells_and_chunks_are_told,
    an_exception_after_the_shell_ends_the_stream,
    a_stream_that_never_ends_is_ended,
    a_stream_that_waits_for_nothing_is_ended,
    a_flood_is_ended,
    a_flood_before_the_shell_is_refused,
    a_loop_before_the_shell_is_ended,
    a_late_loop_is_ended,
    a_loop_in_answer_to_the_abort_is_ended,
    a_late_heap_bomb_is_ended,
    a_late_recursion_is_an_exception,
);

/// Beyond the timeout: asking for an end, ending the isolate and telling the caller, on a busy machine.
const GRACE: Duration = Duration::from_secs(3);

/// What a stream that begins well ends with, and how many isolates were started by the next one.
async fn ends(engine: Engine, url: &str) -> (RenderError, u64) {
    let renderer = start(engine).await;
    let mut stream = renderer.render_stream(request(url)).await.unwrap();
    let begun = Instant::now();
    let (text, error) = rest(&mut stream).await;
    assert!(text.starts_with("begun"), "{text}");
    assert!(begun.elapsed() < short_streams().stream_timeout + GRACE);
    assert_eq!(stream.cost(), None);
    assert_streams(&*renderer).await;
    (error.unwrap(), renderer.stats().isolates_started)
}

fn assert_overrun(error: &RenderError) {
    let limit = short_streams().stream_timeout;
    assert!(
        matches!(error, RenderError::TimedOut { limit: told } if *told == limit),
        "{error:?}"
    );
}

async fn an_exception_before_the_shell_is_typed(engine: Engine) {
    let renderer = start(engine).await;

    let error = renderer.render_stream(request("/early")).await.unwrap_err();

    assert!(
        matches!(&error, RenderError::Exception(thrown) if thrown.message == "RangeError: early"),
        "{error:?}"
    );
    assert!(error.stack().contains("stream"), "{}", error.stack());
    assert_streams(&*renderer).await;
}

async fn bad_shells_and_chunks_are_told(engine: Engine) {
    let renderer = start(engine).await;

    for (url, reason) in [("/status", "status is no HTTP status"), ("/text", "body must be")] {
        let error = renderer.render_stream(request(url)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::BadOutput { reason: told } if told.contains(reason)),
            "{error:?}"
        );
        assert_streams(&*renderer).await;
    }
    let mut stream = renderer.render_stream(request("/number")).await.unwrap();
    let (_, error) = rest(&mut stream).await;
    assert!(matches!(error, Some(RenderError::BadOutput { .. })), "{error:?}");
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn an_exception_after_the_shell_ends_the_stream(engine: Engine) {
    let (error, isolates) = ends(engine, "/late").await;

    assert_eq!(error.message(), "TypeError: late");
    assert_eq!(isolates, 1);
}

async fn a_stream_that_never_ends_is_ended(engine: Engine) {
    let (error, isolates) = ends(engine, "/never").await;

    assert_overrun(&error);
    assert_eq!(isolates, 1);
}

async fn a_stream_that_waits_for_nothing_is_ended(engine: Engine) {
    let (error, _) = ends(engine, "/stuck").await;

    // An isolate with nothing left to wait for may see that at once.
    assert!(
        matches!(
            error,
            RenderError::TimedOut { .. } | RenderError::BadOutput { .. }
        ),
        "{error:?}"
    );
}

async fn a_flood_is_ended(engine: Engine) {
    let renderer = start(engine).await;
    let mut stream = renderer.render_stream(request("/flood")).await.unwrap();

    let mut last = None;
    while let Some(chunk) = stream.next().await {
        last = Some(chunk);
    }

    assert_overrun(&last.unwrap().unwrap_err());
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_flood_before_the_shell_is_refused(engine: Engine) {
    let renderer = start(engine).await;

    let error = renderer
        .render_stream(request("/flood-at-once"))
        .await
        .unwrap_err();

    assert!(error.message().contains("too far ahead"), "{error:?}");
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_loop_before_the_shell_is_ended(engine: Engine) {
    let limit = Duration::from_secs(5);
    let limits = short_streams().with_render_timeout(limit);
    let renderer = engine.start_streams(&fixture("streams"), limits).await;

    for (url, isolates) in [("/no-shell", 1), ("/shell-loop", 2)] {
        let error = renderer.render_stream(request(url)).await.unwrap_err();
        assert!(
            matches!(error, RenderError::TimedOut { limit: told } if told == limit),
            "{error:?}"
        );
        assert_streams(&*renderer).await;
        assert_eq!(renderer.stats().isolates_started, isolates, "{url}");
    }
}

async fn a_late_loop_is_ended(engine: Engine) {
    let (error, isolates) = ends(engine, "/loop").await;

    assert_overrun(&error);
    assert_eq!(isolates, 2);
}

async fn a_loop_in_answer_to_the_abort_is_ended(engine: Engine) {
    let renderer = start(engine).await;
    let mut stream = renderer.render_stream(request("/loop-on-abort")).await.unwrap();
    assert!(stream.next().await.unwrap().is_ok());

    drop(stream);

    // A stream that comes before the loop is ended is ended with it.
    let dropped = Instant::now();
    while renderer.stats().isolates_started == 1 {
        if let Err(error) = renderer.render_stream(request("/ok")).await {
            assert!(matches!(error, RenderError::EndedBeside), "{error:?}");
        }
        assert!(
            dropped.elapsed() < Duration::from_mins(1),
            "{:?}",
            renderer.stats()
        );
    }
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 2);
}

async fn a_late_heap_bomb_is_ended(engine: Engine) {
    let renderer = engine
        .start_streams(&fixture("streams"), crate::engines::limits())
        .await;
    let mut stream = renderer.render_stream(request("/bomb")).await.unwrap();

    let (_, error) = rest(&mut stream).await;

    assert!(matches!(error, Some(RenderError::HeapLimit)), "{error:?}");
    assert_streams(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 2);
}

async fn a_late_recursion_is_an_exception(engine: Engine) {
    let (error, _) = ends(engine, "/recursion").await;

    assert!(error.message().starts_with("RangeError"), "{error:?}");
}
