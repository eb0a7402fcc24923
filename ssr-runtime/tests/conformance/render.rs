//! What comes out of a render that works.

use ssr_runtime::{Output, RenderError};

use crate::engines::{Engine, assert_renders, limits, on_every_engine, request, request_with, short_timeout};

on_every_engine!(
    what_goes_in_comes_out,
    a_page_has_its_own_status,
    text_of_every_kind_survives,
    a_promise_is_waited_for,
    data_is_frozen,
    data_that_is_no_json_is_an_exception,
    many_different_data_do_not_mix,
    output_of_the_wrong_shape_is_named,
    headers_come_out_in_small_letters,
    a_redirect_has_a_location_and_no_markup,
    bad_headers_and_redirects_are_named,
    renders_are_timed,
    processor_time_and_heap_are_told,
);

async fn what_goes_in_comes_out(engine: Engine) {
    let renderer = engine.start("page", limits()).await;

    let page = renderer
        .render(request_with("/a?b=c", r#"{"title":"題","list":[1,null,"二"]}"#))
        .await
        .unwrap();

    let html = r#"<p>/a?b=c {"title":"題","list":[1,null,"二"]}</p>"#;
    assert_eq!(page.output, Output::new(200, "<title>題</title>", html));
}

async fn a_page_has_its_own_status(engine: Engine) {
    let renderer = engine.start("page", limits()).await;

    assert_eq!(
        renderer.render(request("/missing")).await.unwrap().output.status,
        404
    );
}

async fn text_of_every_kind_survives(engine: Engine) {
    let renderer = engine.start("text", limits()).await;
    let head = "日本 한국 👩‍🚀 \u{2028}\u{2029} </script>";
    let data = serde_json::json!({ "head": head }).to_string();

    for (url, expected) in [
        ("/japanese", "日本語のテキスト"),
        ("/korean", "한국어 텍스트"),
        ("/emoji", "👩‍🚀🏴󠁧󠁢󠁷󠁬󠁳󠁿"),
        ("/separators", "\u{2028} \u{2029} \0 \\ \""),
        ("/surrogate", "half \u{fffd} of it"),
    ] {
        let output = renderer.render(request_with(url, &data)).await.unwrap().output;
        assert_eq!(output.html, expected);
        assert_eq!(output.head, head);
    }
}

async fn a_promise_is_waited_for(engine: Engine) {
    let renderer = engine.start("promises", limits()).await;

    assert_renders(&*renderer).await;
    let error = renderer.render(request("/rejects")).await.unwrap_err();
    assert!(
        matches!(&error, RenderError::Exception(thrown) if thrown.message == "RangeError: later no"),
        "{error:?}"
    );
    let error = renderer.render(request("/bad")).await.unwrap_err();
    assert!(matches!(error, RenderError::BadOutput { .. }), "{error:?}");
    assert_renders(&*renderer).await;
}

async fn data_is_frozen(engine: Engine) {
    let renderer = engine.start("mutates-data", limits()).await;
    let data = r#"{"list":[{"name":"first"}]}"#;

    for url in ["/top", "/nested"] {
        let error = renderer.render(request_with(url, data)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::Exception(thrown) if thrown.message.starts_with("TypeError")),
            "{error:?}"
        );
    }
    assert_eq!(
        renderer
            .render(request_with("/ok", data))
            .await
            .unwrap()
            .output
            .html,
        "first"
    );
}

async fn data_that_is_no_json_is_an_exception(engine: Engine) {
    let renderer = engine.start("page", limits()).await;

    for data in ["{", "", "undefined", "{} {}"] {
        let error = renderer.render(request_with("/", data)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::Exception(thrown) if thrown.message.contains("SyntaxError")),
            "{data}: {error:?}"
        );
    }
    renderer.render(request("/")).await.unwrap();
}

async fn many_different_data_do_not_mix(engine: Engine) {
    let renderer = engine.start("page", limits()).await;

    // More texts than an isolate keeps, twice over, so that forgotten ones come back.
    for _ in 0..2 {
        for number in 0..300 {
            let page = renderer
                .render(request_with("/", &number.to_string()))
                .await
                .unwrap();
            assert_eq!(page.output.html, format!("<p>/ {number}</p>"));
        }
    }
}

async fn output_of_the_wrong_shape_is_named(engine: Engine) {
    let renderer = engine.start("bad-output", limits()).await;

    for (url, part) in [
        ("/null", "null"),
        ("/undefined", "undefined"),
        ("/text", "string"),
        ("/no-html", "html"),
        ("/head", "head"),
        ("/status-text", "status"),
        ("/status-42", "42"),
        ("/status-symbol", "Symbol(s)"),
    ] {
        let error = renderer.render(request(url)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::BadOutput { reason } if reason.contains(part)),
            "{url}: {error:?}"
        );
        assert_renders(&*renderer).await;
    }
}

async fn headers_come_out_in_small_letters(engine: Engine) {
    let renderer = engine.start("headers", limits()).await;

    let output = renderer.render(request("/page")).await.unwrap().output;

    assert_eq!(output.html, "fine");
    let headers: Vec<_> = output
        .headers
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    assert_eq!(
        headers,
        [("cache-control", "no-store"), ("link", "</a>"), ("link", "</b>")]
    );
    assert_eq!(output.location(), None);
}

async fn a_redirect_has_a_location_and_no_markup(engine: Engine) {
    let renderer = engine.start("headers", limits()).await;

    for (url, status) in [("/moved", 301), ("/found", 302)] {
        let output = renderer.render(request(url)).await.unwrap().output;
        assert_eq!((output.status, output.location()), (status, Some("/new?a=1")));
        assert_eq!((output.head.as_str(), output.html.as_str()), ("", ""));
    }
    let output = renderer.render(request("/moved")).await.unwrap().output;
    assert_eq!(output.header("vary"), Some("cookie"));
}

async fn bad_headers_and_redirects_are_named(engine: Engine) {
    let renderer = engine.start("headers", limits()).await;

    for (url, part) in [
        ("/two-lines", "headers"),
        ("/bad-name", "headers"),
        ("/number", "headers"),
        ("/half-letter", "headers"),
        ("/list", "headers"),
        ("/null", "headers"),
        ("/redirect-status", "200"),
        ("/redirect-number", "redirect"),
        ("/redirect-lines", "redirect"),
        ("/redirect-empty", "redirect"),
    ] {
        let error = renderer.render(request(url)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::BadOutput { reason } if reason.contains(part)),
            "{url}: {error:?}"
        );
        assert_renders(&*renderer).await;
    }
}

async fn processor_time_and_heap_are_told(engine: Engine) {
    let renderer = engine.start("counts", limits()).await;

    let busy = renderer.render(request("/?ms=200")).await.unwrap();

    // A busy machine gives a thread far less than all the time.
    let cpu = busy.cpu.unwrap();
    assert!(cpu.as_millis() >= 1, "{busy:?}");
    assert!(busy.heap_bytes > 100_000, "{busy:?}");
}

async fn renders_are_timed(engine: Engine) {
    let renderer = engine.start("counts", short_timeout()).await;

    let (first, second) = futures::join!(
        renderer.render(request("/?ms=100")),
        renderer.render(request("/?ms=0"))
    );

    let (first, second) = (first.unwrap(), second.unwrap());
    assert!(first.rendering.as_millis() >= 99, "{first:?}");
    assert!(second.queued.as_millis() >= 99, "{second:?}");
    assert!(second.rendering < first.rendering, "{second:?}");
}
