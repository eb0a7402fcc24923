use reqwest::Method;
use serde_json::json;
use server::development::message::{FromChild, ToChild};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use wiremock::{
    Mock, MockServer, ResponseTemplate,
    matchers::{header as has_header, method, path, query_param},
};

use crate::{
    company::{VIDEO, facts, frames, rewrite},
    renderer::FakeRenderer,
    site,
    test_app::header,
    vite,
    workbench::spawn,
};

#[actix_web::test]
async fn a_page_asked_for_too_early_waits_for_the_first_bundle() {
    let (app, mut bench) = spawn().await;
    let (html, ()) = futures::join!(app.html("/"), async {
        let message = bench.bundle();
        bench.reloader.handle(message).await;
    });
    assert!(html.contains("<title>home en</title>"), "{html}");
    assert!(
        html.contains("<link rel=\"stylesheet\" href=\"/_dev/style.css\" data-dev-css>"),
        "{html}"
    );
    assert!(
        html.contains("<script type=\"module\" src=\"/src/entry-client.tsx\"></script>"),
        "{html}"
    );
    let style = app.get("/_dev/style.css").await;
    assert_eq!(header(&style, "content-type"), "text/css; charset=utf-8");
    assert_eq!(style.text().await.unwrap(), "p { color: red }");
    assert_eq!(app.get("/healthz").await.status(), 200);
}

#[actix_web::test]
async fn a_page_that_does_not_render_shows_why_until_it_does() {
    let (app, mut bench) = spawn().await;
    let message = bench.bundle();
    bench.reloader.handle(message.clone()).await;

    // A candidate is given up at its first page that fails.
    app.renderer.fail_with([FakeRenderer::exception()]);
    bench.reloader.handle(message.clone()).await;
    let told = bench.told().await.unwrap();
    let ToChild::Error { message: said, stack } = told else {
        panic!("{told:?}")
    };
    assert!(said.contains("TypeError: secret message"), "{said}");
    assert_eq!(stack, "at Secret (src/secret.tsx:1:1)");
    let response = app.get("/mashup").await;
    assert_eq!(response.status(), 500);
    let html = response.text().await.unwrap();
    assert!(
        html.contains("TypeError: secret message") && html.contains("at Secret (src/secret.tsx:1:1)"),
        "{html}"
    );
    assert!(
        html.contains("<script type=\"module\" src=\"/@vite/client\"></script>"),
        "{html}"
    );

    bench.reloader.handle(message).await;
    assert_eq!(bench.told().await, Some(ToChild::Reload));
    assert_eq!(app.get("/mashup").await.status(), 200);
}

#[actix_web::test]
async fn a_bundle_that_does_not_build_is_shown_too() {
    let (app, mut bench) = spawn().await;
    bench
        .reloader
        .handle(FromChild::BundleError {
            message: "x.tsx:1:2: \u{1b}[31munexpected\u{1b}[0m `<`".into(),
        })
        .await;
    let response = app.get("/").await;
    assert_eq!(response.status(), 500);
    assert!(
        response
            .text()
            .await
            .unwrap()
            .contains("x.tsx:1:2: unexpected `&lt;`")
    );
    assert!(matches!(bench.told().await, Some(ToChild::Error { .. })));
}

#[actix_web::test]
async fn a_changed_text_reaches_the_page_and_the_browsers() {
    let (app, mut bench) = spawn().await;
    let message = bench.bundle();
    bench.reloader.handle(message).await;
    site::write(&bench.root, "locales/en/home.json", &site::texts("Changed"));
    bench.reloader.handle(FromChild::Locales).await;
    assert_eq!(bench.told().await, Some(ToChild::Content));
    assert!(app.html("/").await.contains("data-title=\"Changed\""));

    site::write(&bench.root, "locales/en/home.json", "{");
    bench.reloader.handle(FromChild::Locales).await;
    assert!(matches!(bench.told().await, Some(ToChild::Error { .. })));
    assert!(app.html("/").await.contains("en/home.json is not JSON"));
}

#[actix_web::test]
async fn what_is_no_page_comes_from_vite() {
    let server = MockServer::start().await;
    let body = ResponseTemplate::new(200)
        .set_body_raw("module", "text/javascript")
        .insert_header("etag", "W/\"1\"");
    Mock::given(method("GET"))
        .and(path("/src/entry-client.tsx"))
        .and(query_param("t", "1"))
        .and(has_header("if-none-match", "x"))
        .respond_with(body)
        .mount(&server)
        .await;
    let (app, mut bench) = spawn().await;
    bench
        .reloader
        .handle(FromChild::Vite {
            port: server.address().port(),
        })
        .await;
    let message = bench.bundle();
    bench.reloader.handle(message).await;

    let request = app
        .request(Method::GET, "/src/entry-client.tsx?t=1")
        .header("if-none-match", "x");
    let response = request.send().await.unwrap();
    assert_eq!(
        (response.status().as_u16(), header(&response, "etag")),
        (200, "W/\"1\"")
    );
    assert!(header(&response, "content-security-policy").contains("connect-src 'self' ws:"));
    assert_eq!(response.text().await.unwrap(), "module");

    assert_eq!(app.get("/src/missing.ts").await.status(), 404);
    let visit = app
        .request(Method::GET, "/nothing")
        .header("accept", "text/html,*/*");
    let html = visit.send().await.unwrap().text().await.unwrap();
    assert!(html.contains("<title>notFound en</title>"), "{html}");
    assert_eq!(app.get("/hello.txt").await.text().await.unwrap(), "Hello\n");
}

#[actix_web::test]
async fn a_vite_that_is_gone_is_a_bad_gateway() {
    let (app, mut bench) = spawn().await;
    bench.reloader.handle(FromChild::Vite { port: 9 }).await;
    assert_eq!(app.get("/src/entry-client.tsx").await.status(), 502);
}

#[actix_web::test]
async fn a_websocket_is_joined_to_vites() {
    let (app, mut bench) = spawn().await;
    bench
        .reloader
        .handle(FromChild::Vite {
            port: vite::echo().await,
        })
        .await;
    let mut browser = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
    let handshake = "GET /?token=1 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Key: a2V5\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n";
    browser.write_all(handshake.as_bytes()).await.unwrap();
    let response = vite::read_head(&mut browser).await;
    assert!(response.starts_with("http/1.1 101 "), "{response}");
    assert!(
        response.contains("sec-websocket-accept: accepted\r\n"),
        "{response}"
    );
    for message in [&b"first"[..], &[0x81, 0xff, 0x00]] {
        browser.write_all(message).await.unwrap();
        let mut echoed = vec![0; message.len()];
        browser.read_exact(&mut echoed).await.unwrap();
        assert_eq!(echoed, message);
    }
}

#[actix_web::test]
async fn a_saved_file_reaches_the_page_of_the_developers_loop() {
    let (app, mut bench) = spawn().await;
    let bundle = bench.bundle();
    bench.reloader.handle(bundle).await;
    assert_eq!(frames(&app, "/").await, "frame-src 'none'");
    rewrite(&app, &json!({"game": {"videos": {"mashUp": [null, VIDEO]}}}));
    bench.reloader.handle(FromChild::Locales).await;
    assert_eq!(bench.told().await, Some(ToChild::Content));
    assert_eq!(
        facts(&app, "jp").await["game"]["videos"]["mashUp"],
        json!([null, VIDEO])
    );
    assert_eq!(
        frames(&app, "/").await,
        "frame-src https://www.youtube-nocookie.com"
    );
}
