//! Two bundles side by side in one process, as they are while one generation takes over from another.

use futures::future::join_all;

use crate::engines::{Engine, assert_renders, limits, on_every_engine, request};

on_every_engine!(
    a_second_bundle_starts_while_the_first_serves,
    bundles_take_turns,
    a_bundle_starts_while_the_only_engine_of_another_is_replaced,
);

async fn a_second_bundle_starts_while_the_first_serves(engine: Engine) {
    let first = engine.start("page", limits()).await;
    let second = engine.start("infinite-loop", limits()).await;

    for _ in 0..20 {
        join_all((0..10).map(|_| assert_renders(&*second))).await;
        assert_eq!(
            first.render(request("/a")).await.unwrap().output.html,
            "<p>/a null</p>"
        );
    }
}

async fn bundles_take_turns(engine: Engine) {
    let mut current = engine.start("infinite-loop", limits()).await;
    for name in ["deep-recursion", "bad-output", "throws", "infinite-loop"] {
        let next = engine.start(name, limits()).await;
        assert_renders(&*next).await;
        assert_renders(&*current).await;
        current.shutdown().await;
        current = next;
    }
    assert_renders(&*current).await;
}

async fn a_bundle_starts_while_the_only_engine_of_another_is_replaced(engine: Engine) {
    let limits = limits().with_renders_per_isolate(1);
    for name in ["page", "throws", "page", "throws"] {
        let renderer = engine.start(name, limits).await;
        for _ in 0..30 {
            renderer.render(request("/ok")).await.unwrap();
        }
        // The last render has used its isolate up, and nothing waits for the next one.
        drop(renderer);
    }
}
