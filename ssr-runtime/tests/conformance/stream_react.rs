//! Streams of React: parts in the order in which they are there, and React's own recovery from what fails late.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use ssr_runtime::{ConsoleLevel, RenderError, Renderer};

use crate::{
    bundles::react_stream_bundle,
    engines::{Engine, limits, on_every_engine, request},
    stream::rest,
};

on_every_engine!(
    parts_arrive_when_they_are_there,
    an_exception_before_the_shell_is_an_error,
    a_late_exception_is_recovered_by_the_browser,
    a_part_that_never_comes_is_left_to_the_browser,
    a_late_loop_of_a_part_is_ended,
    a_page_may_be_rendered_whole,
);

type Lines = Arc<Mutex<Vec<(ConsoleLevel, String)>>>;

/// An engine, and the errors that its bundle wrote to the console.
async fn start(engine: Engine) -> (Arc<dyn Renderer>, Lines) {
    let lines = Lines::default();
    let written = Lines::clone(&lines);
    let builder = engine.builder(&react_stream_bundle()).unwrap();
    let renderer = builder
        .limits(limits().with_stream_timeout(Duration::from_secs(2)))
        .web()
        .on_console(move |line| written.lock().unwrap().push((line.level, line.text.to_owned())))
        .start()
        .await
        .unwrap();
    (renderer, lines)
}

async fn parts_arrive_when_they_are_there(engine: Engine) {
    let (renderer, _) = start(engine).await;
    let mut stream = renderer.render_stream(request("/parts")).await.unwrap();
    assert_eq!(stream.shell.head, "<title>/parts</title>");

    let shell = stream.next().await.unwrap().unwrap();
    let shell = String::from_utf8(shell.to_vec()).unwrap();
    let (parts, error) = rest(&mut stream).await;

    assert!(
        shell.contains("<main>shell") && shell.contains("<i>wait"),
        "{shell}"
    );
    assert!(!shell.contains("first"), "{shell}");
    let at = |part: &str| parts.find(part).unwrap_or_else(|| panic!("no {part} in {parts}"));
    assert!(at("<p>first") < at("<p>second"), "{parts}");
    assert!(error.is_none(), "{error:?}");
}

async fn an_exception_before_the_shell_is_an_error(engine: Engine) {
    let (renderer, _) = start(engine).await;

    let error = renderer.render_stream(request("/early")).await.unwrap_err();

    assert!(
        matches!(&error, RenderError::Exception(thrown) if thrown.message == "Error: early"),
        "{error:?}"
    );
}

/// Streams a page that React recovers: it ends whole, tells the browser to render a part, and logs the reason.
async fn recovered(engine: Engine, url: &str, reason: &str) {
    let (renderer, lines) = start(engine).await;
    let mut stream = renderer.render_stream(request(url)).await.unwrap();

    let (text, error) = rest(&mut stream).await;

    assert!(error.is_none(), "{error:?}");
    assert!(text.contains("<i>wait") && text.contains("$RX("), "{text}");
    let mut next = renderer.render_stream(request("/ok")).await.unwrap();
    assert!(rest(&mut next).await.0.contains("<p>fine"));
    assert_eq!(renderer.stats().isolates_started, 1);
    renderer.shutdown().await;
    let lines = lines.lock().unwrap();
    assert!(
        matches!(lines.as_slice(), [(ConsoleLevel::Error, text)] if text.contains(reason)),
        "{lines:?}"
    );
}

async fn a_late_exception_is_recovered_by_the_browser(engine: Engine) {
    recovered(engine, "/late", "late").await;
}

async fn a_part_that_never_comes_is_left_to_the_browser(engine: Engine) {
    recovered(engine, "/never", "has reached its deadline").await;
}

async fn a_late_loop_of_a_part_is_ended(engine: Engine) {
    let (renderer, _) = start(engine).await;
    let mut stream = renderer.render_stream(request("/loops")).await.unwrap();

    let (text, error) = rest(&mut stream).await;

    assert!(text.contains("<i>wait"), "{text}");
    assert!(matches!(error, Some(RenderError::TimedOut { .. })), "{error:?}");
    let mut next = renderer.render_stream(request("/ok")).await.unwrap();
    assert!(rest(&mut next).await.0.contains("<p>fine"));
}

async fn a_page_may_be_rendered_whole(engine: Engine) {
    let (renderer, _) = start(engine).await;

    let page = renderer.render(request("/")).await.unwrap();

    assert_eq!(page.output.html, "<p>whole</p>");
}
