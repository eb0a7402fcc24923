//! Many requests: they never mix, the queue is bounded, deadlines count from the arrival.

use std::{
    num::NonZeroUsize,
    time::{Duration, Instant},
};

use futures::future::join_all;
use ssr_runtime::RenderError;
use tokio::time::timeout;

use crate::engines::{Engine, assert_renders, limits, on_every_engine, request, request_with, short_timeout};

on_every_engine!(
    parallel_renders_never_mix,
    a_full_queue_refuses,
    the_deadline_counts_from_the_arrival,
    a_request_behind_an_infinite_loop_is_rendered,
    a_request_that_is_cancelled_while_it_waits_is_never_started,
    an_engine_is_replaced_after_its_quota,
);

async fn parallel_renders_never_mix(engine: Engine) {
    let isolates = NonZeroUsize::new(2).unwrap();
    let renderer = engine.start("page", limits().with_isolates(isolates)).await;

    let renders = (0..300).map(|number| {
        // Data that are shared and data that are not.
        let title = if number % 2 == 0 { number % 3 } else { number };
        let renderer = &renderer;
        async move {
            let url = format!("/{number}");
            let data = format!(r#"{{"title":{title}}}"#);
            let page = renderer.render(request_with(&url, &data)).await.unwrap();
            assert_eq!(page.output.html, format!("<p>{url} {data}</p>"));
            assert_eq!(page.output.head, format!("<title>{title}</title>"));
        }
    });
    join_all(renders).await;

    assert_eq!(renderer.stats().queued, 0);
}

async fn a_full_queue_refuses(engine: Engine) {
    let renderer = engine.start("counts", limits().with_queue(3)).await;

    let results = join_all((0..20).map(|_| renderer.render(request("/?ms=20")))).await;

    let refused = results
        .iter()
        .filter(|result| matches!(result, Err(RenderError::QueueFull)))
        .count();
    let done = results.iter().filter(|result| result.is_ok()).count();
    assert!(refused >= 10 && done >= 3, "{refused} refused, {done} rendered");
    assert_eq!(refused + done, 20);
    renderer.render(request("/")).await.unwrap();
}

async fn the_deadline_counts_from_the_arrival(engine: Engine) {
    let renderer = engine.start("counts", short_timeout()).await;

    // Each takes less than the timeout; the third would end after it, for it waited for the others.
    let results = join_all((0..3).map(|_| renderer.render(request("/?ms=800")))).await;

    assert!(results[0].is_ok() && results[1].is_ok(), "{results:?}");
    assert!(
        matches!(results[2], Err(RenderError::TimedOut { .. })),
        "{results:?}"
    );
    renderer.render(request("/")).await.unwrap();
}

async fn a_request_behind_an_infinite_loop_is_rendered(engine: Engine) {
    let renderer = engine.start("infinite-loop", short_timeout()).await;
    let limit = short_timeout().render_timeout;
    let begun = Instant::now();
    let mut endless = renderer.render(request("/fault"));
    // The second arrives when half the first one's time is over, so it outlives the first by as much.
    assert!(timeout(limit / 2, &mut endless).await.is_err());
    let mut behind = renderer.render(request("/ok"));
    assert!(futures::poll!(&mut behind).is_pending());
    let arrived = begun.elapsed();

    let (endless, behind) = futures::join!(endless, behind);

    assert!(
        matches!(endless, Err(RenderError::TimedOut { .. })),
        "{endless:?}"
    );
    let behind = behind.unwrap();
    assert_eq!(behind.output.html, "fine");
    assert!(arrived + behind.queued >= limit, "{arrived:?}, {behind:?}");
}

async fn a_request_that_is_cancelled_while_it_waits_is_never_started(engine: Engine) {
    let renderer = engine.start("counts", limits()).await;
    let before = count(&renderer.render(request("/")).await);

    // Enough in front of it that no isolate has taken it yet.
    let first = join_all((0..6).map(|_| renderer.render(request("/?ms=50"))));
    let mut cancelled = renderer.render(request("/cancelled"));
    let waiting = async {
        assert!(timeout(Duration::from_millis(20), &mut cancelled).await.is_err());
        drop(cancelled);
    };
    futures::join!(first, waiting);

    assert_eq!(count(&renderer.render(request("/")).await), before + 7);
}

fn count(result: &Result<ssr_runtime::Rendered, RenderError>) -> u64 {
    result.as_ref().unwrap().output.html.parse().unwrap()
}

async fn an_engine_is_replaced_after_its_quota(engine: Engine) {
    let renderer = engine
        .start("infinite-loop", limits().with_renders_per_isolate(10))
        .await;

    for _ in 0..35 {
        assert_renders(&*renderer).await;
    }

    assert_eq!(renderer.stats().isolates_started, 4);
}
