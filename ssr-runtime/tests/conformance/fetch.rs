//! What the host responds to the bundle's `fetch`.

use ssr_runtime::{FetchResponse, Renderer};

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders, limits, on_every_engine, request},
    fetch_host::Host,
    stream::rest,
};

on_every_engine!(
    a_response_has_the_shape_of_the_standard,
    the_host_gets_the_whole_request,
    a_bad_request_never_reaches_the_host,
    a_failed_call_is_a_type_error,
    a_response_that_is_too_large_is_refused,
    a_bundle_that_is_evaluated_has_no_calls,
    a_bundle_gives_up_a_call,
    a_render_needs_no_web_apis_for_it,
    there_is_no_fetch_by_default,
    pages_take_turns,
);

async fn html(renderer: &dyn Renderer, url: &str) -> String {
    renderer.render(request(url)).await.unwrap().output.html
}

async fn a_response_has_the_shape_of_the_standard(engine: Engine) {
    let renderer = Host::new().start(engine, limits()).await;

    assert_eq!(
        html(&*renderer, "/response").await,
        r#"[201,true,"","/text",["x-a=1, 2"],"1, 2",null,"日本語","TypeError: the body has been read"]"#
    );
    assert_eq!(html(&*renderer, "/json").await, "12");
    assert_eq!(html(&*renderer, "/buffer").await, "true 9");
    assert_eq!(html(&*renderer, "/status").await, "404 false");
    let mut stream = renderer.render_stream(request("/ok")).await.unwrap();
    assert_eq!(rest(&mut stream).await.0, "fine");
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn the_host_gets_the_whole_request(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, limits()).await;

    assert_eq!(html(&*renderer, "/requests").await, "done");

    let pair = |name: &str, value: &str| vec![(name.to_owned(), value.to_owned())];
    let expected = [
        ("http://host/a?b", "GET", vec![], ""),
        ("/a", "POST", pair("x-a", "b"), "é"),
        ("/a", "PUT", pair("x", "y"), "ab"),
        ("/a", "PUT", vec![], "a=b+c"),
    ];
    let requests = host.requests();
    assert_eq!(requests.len(), expected.len());
    for (request, (url, method, headers, body)) in requests.iter().zip(expected) {
        assert_eq!((request.url.as_str(), request.method.as_str()), (url, method));
        assert_eq!((&request.headers, &request.body[..]), (&headers, body.as_bytes()));
        assert_eq!(request.max_bytes, limits().fetch_bytes);
    }
}

async fn a_bad_request_never_reaches_the_host(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, limits()).await;

    assert_eq!(
        html(&*renderer, "/bad-requests")
            .await
            .lines()
            .collect::<Vec<_>>(),
        [
            "TypeError: headers must be strings of printable ASCII",
            "TypeError: the method has forbidden characters",
            "TypeError: fetch of /a failed: requests that wait may have 4194304 bytes",
            "RangeError: no text",
        ]
    );

    assert!(host.requests().is_empty());
    assert_renders(&*renderer).await;
}

async fn a_failed_call_is_a_type_error(engine: Engine) {
    let renderer = Host::new().start(engine, limits()).await;
    let refused = "TypeError: fetch of /refused failed: connection refused";

    assert_eq!(html(&*renderer, "/refused").await, refused);
    let error = renderer.render(request("/uncaught")).await.unwrap_err();
    assert_eq!(error.message(), refused);
    assert_eq!(
        html(&*renderer, "/panic").await,
        "TypeError: fetch of /panic failed: the host's function panicked"
    );
    let mut stream = renderer.render_stream(request("/refused")).await.unwrap();
    let (text, error) = rest(&mut stream).await;
    assert_eq!(
        (text.as_str(), error.unwrap().message().as_str()),
        ("begun", refused)
    );
    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_response_that_is_too_large_is_refused(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, limits().with_fetch_bytes(1 << 20)).await;

    for _ in 0..3 {
        let told = html(&*renderer, "/large").await;
        assert!(told.starts_with("TypeError: fetch of /large failed"), "{told}");
        assert!(told.contains("may have 1048576 bytes"), "{told}");
    }

    assert_renders(&*renderer).await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_bundle_that_is_evaluated_has_no_calls(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, limits()).await;

    assert_eq!(
        html(&*renderer, "/early").await,
        "TypeError: fetch of /early failed: no page is being rendered"
    );
    assert!(host.requests().is_empty());
}

async fn a_bundle_gives_up_a_call(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, limits()).await;

    assert_eq!(
        html(&*renderer, "/abort").await,
        "RangeError: enough, RangeError: enough, 200"
    );

    assert_eq!(host.requests().len(), 3);
    host.is_idle().await;
    assert_eq!(renderer.stats().isolates_started, 1);
}

async fn a_render_needs_no_web_apis_for_it(engine: Engine) {
    let builder = engine.builder(&fixture("fetch")).unwrap().limits(limits());
    let renderer = builder
        .fetch(async |_| Ok::<_, String>(FetchResponse::new(200, r#"{"songs":7}"#)))
        .start()
        .await
        .unwrap();

    assert_eq!(html(&*renderer, "/json").await, "7");
    assert_renders(&*renderer).await;
}

async fn there_is_no_fetch_by_default(engine: Engine) {
    let renderer = engine.start("fetch", limits()).await;
    assert_eq!(html(&*renderer, "/type").await, "undefined");
    assert_eq!(html(&*renderer, "/early").await, "no fetch");

    let renderer = engine.start_streams(&fixture("fetch"), limits()).await;
    assert_eq!(html(&*renderer, "/type").await, "undefined");
}

/// So that each call belongs to one page.
async fn pages_take_turns(engine: Engine) {
    let host = Host::new();
    let renderer = host.start(engine, limits()).await;
    let leave = || html(&*renderer, "/leave");
    let json = || html(&*renderer, "/json");

    let pages = futures::join!(json(), leave(), json(), leave(), json());

    let expected = ["12", "left", "12", "left", "12"].map(str::to_owned);
    assert_eq!(<[String; 5]>::from(pages), expected);
    assert_eq!(host.is_idle().await, 1);
    assert_eq!(renderer.stats().isolates_started, 1);
}
