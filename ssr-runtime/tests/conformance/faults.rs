//! Faults of a bundle that it is running. After each the next render succeeds.

use std::time::{Duration, Instant};

use ssr_runtime::{RenderError, Renderer};

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders, limits, on_every_engine, request, short_timeout},
};

on_every_engine!(
    an_exception_comes_with_its_mapped_stack,
    a_thrown_value_that_is_no_error_is_told,
    an_infinite_loop_is_ended,
    infinite_loops_in_a_row_are_ended,
    a_loop_around_a_loop_of_known_length_is_ended,
    deep_recursion_is_an_exception,
    a_promise_that_never_settles_is_given_up,
    a_rejection_that_nobody_handles_costs_no_other_render,
);

/// Beyond the timeout: ending the isolate and telling the caller, on a busy machine.
const GRACE: Duration = Duration::from_secs(2);

async fn an_exception_comes_with_its_mapped_stack(engine: Engine) {
    let renderer = engine.start("throws", limits()).await;

    let error = renderer.render(request("/fault")).await.unwrap_err();

    let RenderError::Exception(thrown) = error else {
        panic!("{error:?}")
    };
    assert_eq!(thrown.message, "TypeError: no such 項目");
    let source = fixture("src/page").with_extension("tsx:12:7");
    let first = thrown.stack.lines().next().unwrap_or_default();
    assert!(
        first.contains("render") && first.contains(&source.display().to_string()),
        "{}",
        thrown.stack
    );
    assert_renders(&*renderer).await;
}

async fn a_thrown_value_that_is_no_error_is_told(engine: Engine) {
    let renderer = engine.start("throws-values", limits()).await;

    for (url, message) in [
        ("/text", "thrown value: just text"),
        ("/undefined", "thrown value: undefined"),
        ("/bare", "thrown value: [object Object]"),
        ("/hostile", "thrown value: [object Object]"),
    ] {
        let error = renderer.render(request(url)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::Exception(thrown) if thrown.message == message),
            "{url}: {error:?}"
        );
        assert_renders(&*renderer).await;
    }
}

/// Renders a page that must overrun; it may take no longer than the timeout and some grace.
async fn overrun(renderer: &dyn Renderer, url: &str) {
    let begun = Instant::now();
    let error = renderer.render(request(url)).await.unwrap_err();
    let limit = short_timeout().render_timeout;
    assert!(
        matches!(error, RenderError::TimedOut { limit: told } if told == limit),
        "{error:?}"
    );
    assert!(
        (limit..limit + GRACE).contains(&begun.elapsed()),
        "{:?}",
        begun.elapsed()
    );
}

async fn an_infinite_loop_is_ended(engine: Engine) {
    let renderer = engine.start("infinite-loop", short_timeout()).await;
    assert_renders(&*renderer).await;

    overrun(&*renderer, "/fault").await;

    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 2);
}

async fn infinite_loops_in_a_row_are_ended(engine: Engine) {
    let renderer = engine.start("infinite-loop", short_timeout()).await;

    for _ in 0..3 {
        overrun(&*renderer, "/fault").await;
    }

    assert_renders(&*renderer).await;
}

async fn a_loop_around_a_loop_of_known_length_is_ended(engine: Engine) {
    let renderer = engine.start("unchecked-loop", short_timeout()).await;
    assert_renders(&*renderer).await;

    overrun(&*renderer, "/fault").await;

    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 2);
}

async fn deep_recursion_is_an_exception(engine: Engine) {
    let renderer = engine.start("deep-recursion", limits()).await;

    for _ in 0..3 {
        let error = renderer.render(request("/fault")).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::Exception(thrown) if thrown.message.starts_with("RangeError")),
            "{error:?}"
        );
        assert_renders(&*renderer).await;
    }
}

async fn a_promise_that_never_settles_is_given_up(engine: Engine) {
    let renderer = engine.start("promises", short_timeout()).await;
    let begun = Instant::now();

    let error = renderer.render(request("/never")).await.unwrap_err();

    // An isolate with nothing left to wait for may see that at once.
    assert!(
        matches!(
            error,
            RenderError::TimedOut { .. } | RenderError::BadOutput { .. }
        ),
        "{error:?}"
    );
    assert!(begun.elapsed() < short_timeout().render_timeout + GRACE);
    assert_renders(&*renderer).await;
}

async fn a_rejection_that_nobody_handles_costs_no_other_render(engine: Engine) {
    let renderer = engine.start("promises", limits()).await;

    for _ in 0..3 {
        // Whether the render at fault counts as failed is the engine's choice.
        let loose = renderer.render(request("/loose"));
        let (_, ()) = futures::join!(loose, assert_renders(&*renderer));
    }
}
