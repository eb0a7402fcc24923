//! The families of loops and heap bombs where a stream or a call of the host goes on: each of them ends in time, and there are as
//! many isolates as before.

use std::{
    num::NonZeroUsize,
    sync::Arc,
    time::{Duration, Instant},
};

use futures::{StreamExt as _, future::try_join_all, stream};
use ssr_runtime::{FetchRequest, FetchResponse, Limits, RenderError, Renderer};
use tokio::sync::watch;

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders_soon, limits, request},
    families::{GRACE, ISOLATES, size},
    stream::rest,
};

const TIMEOUT: Duration = Duration::from_millis(300);

/// In the variable `SSR_WHOLE_FAMILIES` every body runs at every place; else one of so many, at one.
const STRIDE: usize = 20;

fn whole() -> bool {
    std::env::var_os("SSR_WHOLE_FAMILIES").is_some()
}

/// Where a page calls the host, and where a stream goes on, in the fixture.
const PAGES: [&str; 3] = ["fetched", "refused", "flying"];
const STREAMS: [&str; 5] = ["chunk", "timer", "fetched", "pull", "abort"];

fn web_limits() -> Limits {
    limits()
        .with_isolates(NonZeroUsize::new(ISOLATES).unwrap())
        .with_render_timeout(TIMEOUT)
        .with_stream_timeout(TIMEOUT)
}

/// A host that responds soon, never, or once as many calls as there are isolates have come.
async fn respond(
    here: Arc<watch::Sender<usize>>,
    request: FetchRequest,
) -> Result<FetchResponse, &'static str> {
    match request.url.as_str() {
        "/refused" => return Err("refused"),
        "/never" => std::future::pending().await,
        "/meet" => {
            let mut met = here.subscribe();
            here.send_modify(|count| *count += 1);
            let all = met.wait_for(|count| *count >= ISOLATES);
            let all = tokio::time::timeout(TIMEOUT / 2, all).await.is_ok();
            if !all {
                here.send_modify(|count| *count -= 1);
                return Err("alone");
            }
        }
        _ => tokio::task::yield_now().await,
    }
    Ok(FetchResponse::new(200, "fine"))
}

async fn start(engine: Engine) -> Arc<dyn Renderer> {
    let here = Arc::new(watch::Sender::new(0));
    let builder = engine.builder(&fixture("families")).unwrap();
    builder
        .limits(web_limits())
        .web()
        .fetch(move |request| respond(Arc::clone(&here), request))
        .start()
        .await
        .unwrap()
}

/// As many renders at the same time as there were isolates at first: each waits for all others.
async fn assert_all_isolates_render(renderer: &dyn Renderer) {
    let begun = Instant::now();
    loop {
        let together = (0..ISOLATES).map(|_| renderer.render(request("/together")));
        match try_join_all(together).await {
            Ok(_) => return,
            Err(error) => assert!(begun.elapsed() < Duration::from_mins(1), "{error}"),
        }
    }
}

/// URLs of bodies of a family, each at one of the places.
async fn urls(renderer: &dyn Renderer, family: &str, places: &[&str]) -> Vec<String> {
    let size = size(renderer, family).await;
    let of = |(place, number): (&str, usize)| format!("/{place}/{family}/{number}");
    let numbers = 0..size;
    if whole() {
        let all = numbers.flat_map(|number| places.iter().map(move |place| (*place, number)));
        return all.map(of).collect();
    }
    let some = numbers.step_by(STRIDE).zip(places.iter().cycle());
    some.map(|(number, place)| of((place, number))).collect()
}

fn assert_is_of_a_limit(error: &RenderError, url: &str) {
    assert!(
        matches!(
            error,
            RenderError::TimedOut { .. }
                | RenderError::Lost { .. }
                | RenderError::HeapLimit
                | RenderError::EndedBeside
                | RenderError::Engine { .. }
        ),
        "{url}: {error:?}"
    );
}

/// A page with a hostile callback.
async fn page_ends(renderer: &dyn Renderer, url: &str) {
    let begun = Instant::now();
    let result = renderer.render(request(url)).await;
    assert!(
        begun.elapsed() < TIMEOUT + GRACE,
        "{url} took {:?}",
        begun.elapsed()
    );
    // A bomb of buffers is refused: the page fails, and its isolate goes on.
    match result.unwrap_err() {
        RenderError::Exception(thrown) => {
            assert!(thrown.message.starts_with("RangeError"), "{url}: {thrown}");
        }
        error => assert_is_of_a_limit(&error, url),
    }
}

/// A stream that begins and then does not let go.
async fn stream_ends(renderer: &dyn Renderer, url: &str) {
    let begun = Instant::now();
    let error = match renderer.render_stream(request(url)).await {
        Ok(mut stream) => {
            let (text, error) = rest(&mut stream).await;
            // One that does not return when it is asked for more may never hand over what it has.
            assert!(["", "begun"].contains(&text.as_str()), "{url}: {text}");
            error.unwrap()
        }
        // The reader was not told of the shell in time.
        Err(error) => error,
    };
    // Once asked to end it has a second, and what does not return then another one.
    let most = TIMEOUT + Duration::from_secs(2) + GRACE;
    assert!(begun.elapsed() < most, "{url} took {:?}", begun.elapsed());
    match error {
        RenderError::Exception(thrown) => {
            assert!(thrown.message.starts_with("RangeError"), "{url}: {thrown}");
        }
        error => assert_is_of_a_limit(&error, url),
    }
}

async fn pages_end(engine: Engine) {
    let renderer = start(engine).await;
    for family in ["loops", "endless", "bombs"] {
        let urls = urls(&*renderer, family, &PAGES).await;
        stream::iter(urls)
            .for_each_concurrent(ISOLATES, async |url| page_ends(&*renderer, &url).await)
            .await;
    }
    assert_renders_soon(&*renderer).await;
    assert_all_isolates_render(&*renderer).await;
}

async fn streams_end(engine: Engine) {
    let renderer = start(engine).await;
    for family in ["loops", "endless", "bombs"] {
        let urls = urls(&*renderer, family, &STREAMS).await;
        stream::iter(urls)
            .for_each_concurrent(ISOLATES, async |url| stream_ends(&*renderer, &url).await)
            .await;
    }
    assert_renders_soon(&*renderer).await;
    assert_all_isolates_render(&*renderer).await;
}

#[tokio::test]
async fn callbacks_of_calls_end_in_sidecars() {
    pages_end(Engine::Sidecar).await;
}

#[tokio::test]
async fn streams_end_in_sidecars() {
    streams_end(Engine::Sidecar).await;
}

#[cfg(feature = "embedded")]
mod isolates {
    use super::*;
    use crate::engines::in_a_process;

    #[tokio::test]
    async fn callbacks_of_calls_end() {
        if in_a_process("families_web::isolates::callbacks_of_calls_end") {
            pages_end(Engine::Evaluated).await;
        }
    }

    #[tokio::test]
    async fn streams_end_in_time() {
        if in_a_process("families_web::isolates::streams_end_in_time") {
            streams_end(Engine::Evaluated).await;
        }
    }

    /// Its isolate's side cannot tell that it has ended.
    #[tokio::test]
    async fn a_stream_that_cannot_be_ended_is_given_up() {
        if !in_a_process("families_web::isolates::a_stream_that_cannot_be_ended_is_given_up") {
            return;
        }
        let renderer = start(Engine::Evaluated).await;
        let mut stream = renderer
            .render_stream(request("/chunk/unending/0"))
            .await
            .unwrap();

        let (text, error) = tokio::time::timeout(Duration::from_secs(20), rest(&mut stream))
            .await
            .unwrap();

        assert_eq!(text, "begun");
        assert!(
            matches!(error, Some(RenderError::Lost { limit }) if limit == TIMEOUT),
            "{error:?}"
        );
        assert!(stream.next().await.is_none());
        assert_all_isolates_render(&*renderer).await;
    }
}
