//! The end of a renderer.

use futures::future::join_all;
use ssr_runtime::RenderError;

use crate::engines::{Engine, limits, on_every_engine, request};

on_every_engine!(
    a_shutdown_drains_what_was_accepted_and_refuses_the_rest,
    a_second_shutdown_does_nothing,
);

async fn a_shutdown_drains_what_was_accepted_and_refuses_the_rest(engine: Engine) {
    let renderer = engine.start("counts", limits()).await;

    let accepted = join_all((0..20).map(|_| renderer.render(request("/?ms=10"))));
    let (accepted, ()) = futures::join!(accepted, renderer.shutdown());

    for result in accepted {
        result.unwrap();
    }
    let late = renderer.render(request("/")).await;
    assert!(matches!(late, Err(RenderError::Stopped)), "{late:?}");
}

async fn a_second_shutdown_does_nothing(engine: Engine) {
    let renderer = engine.start("counts", limits()).await;

    futures::join!(renderer.shutdown(), renderer.shutdown());
    renderer.shutdown().await;

    assert_eq!(renderer.stats().queued, 0);
}
