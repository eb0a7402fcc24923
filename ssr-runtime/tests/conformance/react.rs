//! React swallows exceptions inside Suspense; engines surface them.

use ssr_runtime::RenderError;

use crate::{
    bundles::react_bundle,
    engines::{Engine, limits, on_every_engine, request},
};

on_every_engine!(
    the_production_build_points_at_the_fallback,
    the_development_build_tells_the_exception
);

async fn swallowed(engine: Engine, mode: &str) -> ssr_runtime::JsException {
    let renderer = engine.try_start(&react_bundle(mode), limits()).await.unwrap();

    let error = renderer.render(request("/fault")).await.unwrap_err();

    let html = renderer.render(request("/ok")).await.unwrap().output.html;
    assert_eq!(html, "<main><!--$--><p>fine</p><!--/$--></main>");
    let RenderError::Swallowed(exception) = error else {
        panic!("{error:?}")
    };
    exception
}

async fn the_production_build_points_at_the_fallback(engine: Engine) {
    let exception = swallowed(engine, "production").await;

    assert!(exception.message.contains("Please wait"), "{exception}");
}

async fn the_development_build_tells_the_exception(engine: Engine) {
    let exception = swallowed(engine, "development").await;

    assert!(
        exception.message.contains("broken inside Suspense"),
        "{exception}"
    );
    let first = exception.stack.lines().next().unwrap_or_default();
    assert!(
        first.contains("Broken") && first.contains("react/entry.js:6:"),
        "{exception}"
    );
}
