//! Every kind of response has the headers that browsers are told by, also those that are made below the application.

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::{
    renderer::FakeRenderer,
    test_app::{NO_PLATFORM, TestApp, spawn_app, spawn_app_with, spawn_unready_app, within},
    tls::{LOCALHOST, secured, spawn},
};

/// Sends a request, reads until the server closes, and returns the response in small letters.
async fn exchange(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &str) -> String {
    let mut response = Vec::new();
    let exchanged = async {
        stream.write_all(request.as_bytes()).await?;
        stream.read_to_end(&mut response).await
    };
    // A connection that is reset fails here.
    within(exchanged).await.unwrap();
    String::from_utf8_lossy(&response).to_lowercase()
}

pub(crate) async fn respond(app: &TestApp, request: &str) -> String {
    exchange(
        TcpStream::connect(("127.0.0.1", app.port)).await.unwrap(),
        request,
    )
    .await
}

/// A request whose response is the last one of its connection.
pub(crate) fn get(address: &str, headers: &str) -> String {
    format!("GET {address} HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n{headers}\r\n")
}

/// Checks status and headers of a response.
pub(crate) fn check(kind: &str, response: &str, status: u16, is_secure: bool) {
    let head = response.split("\r\n\r\n").next().unwrap();
    assert!(head.starts_with(&format!("http/1.1 {status} ")), "{kind}: {head}");
    let values = |name: &str| -> Vec<&str> {
        let lines = head.lines().filter_map(|line| line.split_once(": "));
        lines
            .filter(|(known, _)| *known == name)
            .map(|(_, value)| value)
            .collect()
    };
    let policy = values("content-security-policy");
    assert_eq!(policy.len(), 1, "{kind}: {head}");
    assert!(policy[0].starts_with("default-src 'none'"), "{kind}: {policy:?}");
    assert!(
        policy[0].contains("; frame-ancestors 'none'"),
        "{kind}: {policy:?}"
    );
    assert_eq!(values("x-content-type-options"), ["nosniff"], "{kind}");
    assert_eq!(values("x-frame-options"), ["deny"], "{kind}");
    assert_eq!(values("referrer-policy").len(), 1, "{kind}");
    let transport: &[&str] = &["max-age=63072000; includesubdomains"];
    let expected = if is_secure { transport } else { &[] };
    assert_eq!(values("strict-transport-security"), expected, "{kind}");
    // What is missing may be kept for a minute: caches spare the site a flood of wrong addresses.
    if status >= 400 && status != 404 {
        assert_eq!(values("cache-control"), ["no-store"], "{kind}");
    }
}

#[actix_web::test]
async fn of_the_application() {
    let app = spawn_app().await;
    let tag = app.get("/").await.headers()["etag"].to_str().unwrap().to_owned();
    for (kind, request, status) in [
        ("page", get("/", ""), 200),
        ("data", get("/_data/home?locale=en", ""), 200),
        ("asset", get("/assets/entry-1.js", ""), 200),
        ("download", get("/media/song.mp3", ""), 200),
        ("part", get("/media/song.mp3", "Range: bytes=1-2\r\n"), 206),
        ("Atom", get("/recruit.atom", ""), 200),
        ("jobs", get("/jobs.xml", ""), 200),
        ("sitemap", get("/sitemap.xml", ""), 200),
        ("robots", get("/robots.txt", ""), 200),
        ("security", get("/.well-known/security.txt", ""), 200),
        ("health", get("/healthz", ""), 200),
        ("known page", get("/", &format!("If-None-Match: {tag}\r\n")), 304),
        ("redirect", get("/?locale=zz", ""), 302),
        ("missing", get("/nothing", ""), 404),
        (
            "wrong host",
            get("/", "").replace("www.example.com", "<script>"),
            400,
        ),
        ("wrong method", get("/", "").replace("GET", "DELETE"), 405),
        (
            "wrong condition",
            get("/media/song.mp3", "If-Match: \"x\"\r\n"),
            412,
        ),
        (
            "wrong range",
            get("/media/song.mp3", "Range: bytes=99999-\r\n"),
            416,
        ),
        ("long address", get(&format!("/?{}", "a".repeat(9000)), ""), 414),
        (
            "large head",
            get("/", &format!("X-Long: {}\r\n", "a".repeat(20_000))),
            431,
        ),
        (
            "large report",
            get("/_reports/csp", "Content-Length: 20000\r\n").replace("GET", "POST") + &"x".repeat(20_000),
            413,
        ),
        (
            "wrong report",
            get("/_reports/csp", "Content-Length: 1\r\n").replace("GET", "POST") + "x",
            400,
        ),
    ] {
        check(kind, &respond(&app, &request).await, status, true);
    }
}

#[actix_web::test]
async fn of_an_application_that_can_do_no_more() {
    let limited = [
        "--behind-proxy",
        "127.0.0.1",
        "--rate-limit",
        "1",
        "--rate-burst",
        "1",
    ];
    let app = spawn_app_with(&[&NO_PLATFORM[..], &limited].concat()).await;
    let visit = get("/mashup", "X-Forwarded-For: 203.0.113.1\r\n");
    check("visit", &respond(&app, &visit).await, 200, true);
    check("too many", &respond(&app, &visit).await, 429, true);
    let renderer = FakeRenderer::failing_at("/mashup?locale=en", FakeRenderer::exception(), usize::MAX);
    let app = spawn_unready_app(renderer, &NO_PLATFORM).await;
    check("no page", &respond(&app, &get("/mashup", "")).await, 503, true);
}

#[actix_web::test]
async fn of_the_framework() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    check("no http", &respond(&app, "no http\r\n\r\n").await, 400, true);
    let smuggled = get("/", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n");
    check("two lengths", &respond(&app, &smuggled).await, 400, true);
    // More than Actix reads of a head, and much of it unread when the response is made.
    let endless = get("/", &format!("X-Long: {}\r\n", "a".repeat(400_000)));
    check("endless head", &respond(&app, &endless).await, 431, true);
    let hasty = spawn_app_with(&[&NO_PLATFORM[..], &["--head-timeout", "100"]].concat()).await;
    check(
        "late head",
        &respond(&hasty, "GET / HTTP/1.1\r\nHost: a\r\n").await,
        408,
        true,
    );
}

#[actix_web::test]
async fn of_a_server_that_has_too_many_connections() {
    let app = spawn_app_with(&[&NO_PLATFORM[..], &["--connections-per-address", "2"]].concat()).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(TcpStream::connect(("127.0.0.1", app.port)).await.unwrap());
    }
    // Anyone who sends more than the system takes at once must be read, or the refusal is lost.
    let large = get("/", &format!("X-Long: {}\r\n", "a".repeat(400_000)));
    for request in [get("/", ""), large] {
        let refused = respond(&app, &request).await;
        check("no connection", &refused, 503, true);
        assert!(refused.contains("\r\nretry-after: 5\r\n"), "{refused}");
        assert!(refused.ends_with("\r\nconnection: close\r\n\r\n"), "{refused}");
    }
}

#[actix_web::test]
async fn of_a_server_with_tls_and_of_the_listener_that_redirects_to_it() {
    let app = spawn(&["--redirect-bind", "127.0.0.1:0"]).await;
    let secured = async || secured(&app.site, LOCALHOST, app.port, &[]).await.unwrap();
    check("page", &exchange(secured().await, &get("/", "")).await, 200, true);
    check(
        "no http",
        &exchange(secured().await, "no http\r\n\r\n").await,
        400,
        true,
    );
    let redirecting = async || TcpStream::connect(app.redirect.unwrap()).await.unwrap();
    // Over plain HTTP no one may promise TLS (RFC 6797, section 7.2).
    for (kind, request, status) in [
        ("redirect", get("/mashup", ""), 308),
        ("no http", "no http\r\n\r\n".to_owned(), 400),
        (
            "endless head",
            get("/", &format!("X-Long: {}\r\n", "a".repeat(400_000))),
            431,
        ),
    ] {
        check(
            kind,
            &exchange(redirecting().await, &request).await,
            status,
            false,
        );
    }
}
