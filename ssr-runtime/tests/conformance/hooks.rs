//! What a host is told by its hooks.

use std::sync::{Arc, Mutex};

use ssr_runtime::{
    ConsoleLevel::{Debug, Error, Info, Warn},
    RenderError,
};

use crate::{
    bundles::fixture,
    engines::{Engine, limits, on_every_engine, request},
};

on_every_engine!(
    console_lines_reach_the_hook,
    every_end_of_a_render_reaches_the_hook,
);

/// What a hook writes and the test reads.
type List<T> = Arc<Mutex<Vec<T>>>;

async fn console_lines_reach_the_hook(engine: Engine) {
    let lines = List::default();
    let written = List::clone(&lines);
    let renderer = engine
        .builder(&fixture("console"))
        .unwrap()
        .limits(limits())
        .on_console(move |line| written.lock().unwrap().push((line.level, line.text.to_owned())))
        .start()
        .await
        .unwrap();

    renderer.render(request("/a")).await.unwrap();
    renderer.shutdown().await;

    let lines = lines.lock().unwrap();
    let levels: Vec<_> = lines.iter().map(|(level, _)| *level).collect();
    assert_eq!(levels, [Info, Warn, Error, Debug], "{lines:?}");
    assert_eq!(lines[0].1, r#"/a logged {"list":[1,2]}"#);
    assert_eq!(lines[3].1, "/a debugged\nin two lines");
}

async fn every_end_of_a_render_reaches_the_hook(engine: Engine) {
    let events = List::default();
    let written = List::clone(&events);
    let renderer = engine
        .builder(&fixture("bad-output"))
        .unwrap()
        .limits(limits())
        .on_render(move |event| {
            let result = event.result.map(|page| page.output.html.clone());
            let event = (event.url.to_owned(), result.map_err(Clone::clone));
            written.lock().unwrap().push(event);
        })
        .start()
        .await
        .unwrap();

    renderer.render(request("/ok")).await.unwrap();
    renderer.render(request("/null")).await.unwrap_err();

    let events = events.lock().unwrap();
    assert!(
        matches!(
            events.as_slice(),
            [(ok, Ok(html)), (null, Err(RenderError::BadOutput { .. }))]
                if ok == "/ok" && html == "fine" && null == "/null"
        ),
        "{events:?}"
    );
    assert!(renderer.stats().isolates_started > 0);
}
