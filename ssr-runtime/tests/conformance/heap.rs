//! Bundles that use up the heap. That these tests come to their end shows that the host survives.

use ssr_runtime::RenderError;

use crate::engines::{Engine, assert_renders, limits, on_every_engine, request};

on_every_engine!(objects, strings, arrays, closures, map, bombs_in_a_row);

async fn bomb(engine: Engine, url: &str) {
    let renderer = engine.start("heap-bomb", limits()).await;

    let error = renderer.render(request(url)).await.unwrap_err();

    assert!(matches!(error, RenderError::HeapLimit), "{error:?}");
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 2);
}

async fn objects(engine: Engine) {
    bomb(engine, "/objects").await;
}

async fn strings(engine: Engine) {
    bomb(engine, "/strings").await;
}

async fn arrays(engine: Engine) {
    bomb(engine, "/arrays").await;
}

async fn closures(engine: Engine) {
    bomb(engine, "/closures").await;
}

async fn map(engine: Engine) {
    bomb(engine, "/map").await;
}

async fn bombs_in_a_row(engine: Engine) {
    let renderer = engine.start("heap-bomb", limits()).await;

    for _ in 0..4 {
        let error = renderer.render(request("/objects")).await.unwrap_err();
        assert!(matches!(error, RenderError::HeapLimit), "{error:?}");
    }

    assert_renders(&*renderer).await;
}
