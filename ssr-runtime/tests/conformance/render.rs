//! What comes out of a render that works.

use ssr_runtime::{Output, RenderError};

use crate::engines::{
    Engine, assert_renders, limits, on_every_engine, request, request_with, short_deadline,
};

on_every_engine!(
    what_goes_in_comes_out,
    a_page_has_its_own_status,
    text_of_every_kind_survives,
    a_promise_is_waited_for,
    data_is_frozen,
    data_that_is_no_json_is_an_exception,
    many_different_data_do_not_mix,
    output_of_the_wrong_shape_is_named,
    renders_are_timed,
);

async fn what_goes_in_comes_out(engine: Engine) {
    let renderer = engine.start("page", limits()).await;

    let page = renderer
        .render(request_with("/a?b=c", "jp", r#"{"list":[1,null,"二"]}"#))
        .await
        .unwrap();

    let head = "<title>jp</title>".to_owned();
    let html = r#"<p>jp /a?b=c {"list":[1,null,"二"]}</p>"#.to_owned();
    assert_eq!(
        page.output,
        Output {
            status: 200,
            head,
            html
        }
    );
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
        let output = renderer
            .render(request_with(url, "en", &data))
            .await
            .unwrap()
            .output;
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
        let error = renderer.render(request_with(url, "en", data)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::Exception(thrown) if thrown.message.starts_with("TypeError")),
            "{error:?}"
        );
    }
    assert_eq!(
        renderer
            .render(request_with("/ok", "en", data))
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
        let error = renderer.render(request_with("/", "en", data)).await.unwrap_err();
        assert!(
            matches!(&error, RenderError::Exception(thrown) if thrown.message.contains("SyntaxError")),
            "{data}: {error:?}"
        );
    }
    renderer.render(request("/")).await.unwrap();
}

async fn many_different_data_do_not_mix(engine: Engine) {
    let renderer = engine.start("page", limits()).await;

    // More texts than an engine keeps, twice over, so that forgotten ones come back.
    for _ in 0..2 {
        for number in 0..300 {
            let page = renderer
                .render(request_with("/", "en", &number.to_string()))
                .await
                .unwrap();
            assert_eq!(page.output.html, format!("<p>en / {number}</p>"));
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

async fn renders_are_timed(engine: Engine) {
    let renderer = engine.start("counts", short_deadline()).await;

    let (first, second) = futures::join!(
        renderer.render(request("/?ms=100")),
        renderer.render(request("/?ms=0"))
    );

    let (first, second) = (first.unwrap(), second.unwrap());
    assert!(first.rendering.as_millis() >= 99, "{first:?}");
    assert!(second.queued.as_millis() >= 99, "{second:?}");
    assert!(second.rendering < first.rendering, "{second:?}");
}
