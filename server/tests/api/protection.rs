use reqwest::Method;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

use crate::test_app::{NO_PLATFORM, TIMEOUT, TestApp, header, spawn_app_with};

const LIMITS: [&str; 6] = [
    "--behind-proxy",
    "127.0.0.1",
    "--rate-limit",
    "1",
    "--rate-burst",
    "3",
];

async fn status(app: &TestApp, visitor: &str) -> u16 {
    let request = app
        .request(Method::GET, "/guidelines")
        .header("x-forwarded-for", visitor);
    request.send().await.unwrap().status().as_u16()
}

#[actix_web::test]
async fn an_address_that_asks_too_often_must_wait() {
    let app = spawn_app_with(&[&NO_PLATFORM[..], &LIMITS].concat()).await;
    for _ in 0..3 {
        assert_eq!(status(&app, "203.0.113.1").await, 200);
    }
    let request = app
        .request(Method::GET, "/")
        .header("x-forwarded-for", "9.9.9.9, 203.0.113.1");
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 429);
    assert!(header(&response, "retry-after").parse::<u32>().unwrap() >= 1);
    assert_eq!(header(&response, "x-content-type-options"), "nosniff");
    assert_eq!(status(&app, "203.0.113.2").await, 200);
    for host in ["1", "2", "3"] {
        assert_eq!(status(&app, &format!("2001:db8:0:12{host}0::1")).await, 200);
    }
    assert_eq!(status(&app, "2001:db8:0:12ff::1").await, 429);
}

#[actix_web::test]
async fn a_proxy_on_this_machine_that_is_not_named_is_one_client() {
    let app = spawn_app_with(&[&NO_PLATFORM[..], &LIMITS[2..]].concat()).await;
    for visitor in ["203.0.113.1", "203.0.113.2", "203.0.113.3"] {
        assert_eq!(status(&app, visitor).await, 200);
    }
    assert_eq!(status(&app, "203.0.113.4").await, 429);
    let real_ip = app.request(Method::GET, "/").header("x-real-ip", "203.0.113.5");
    assert_eq!(real_ip.send().await.unwrap().status(), 429);
    // The operator's own requests are not counted.
    for _ in 0..10 {
        assert_eq!(app.get("/guidelines").await.status(), 200);
    }
}

#[actix_web::test]
async fn a_proxy_that_names_visitors_by_real_ip_alone_has_a_limit_for_each() {
    let named = [&NO_PLATFORM[..], &LIMITS, &["--forwarded-header", "X-Real-IP"]].concat();
    let app = spawn_app_with(&named).await;
    let status = async |visitor: &str| {
        let request = app
            .request(Method::GET, "/guidelines")
            .header("x-real-ip", visitor);
        // What visitors send themselves passes through such a proxy.
        let request = request.header("x-forwarded-for", "198.51.100.1");
        request.send().await.unwrap().status().as_u16()
    };
    for _ in 0..3 {
        assert_eq!(status("203.0.113.1").await, 200);
    }
    assert_eq!(status("203.0.113.1").await, 429);
    assert_eq!(status("203.0.113.2").await, 200);
}

#[actix_web::test]
async fn requests_that_are_no_http_are_counted() {
    let arguments = [&NO_PLATFORM[..], &["--metrics-bind", "127.0.0.1:0"]].concat();
    let app = spawn_app_with(&arguments).await;
    for _ in 0..3 {
        let mut stream = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
        let response = ask(&mut stream, "no http\r\n\r\n").await;
        assert!(response.starts_with("HTTP/1.1 400 "), "{response}");
    }
    let counted = async {
        while !app
            .metrics()
            .await
            .contains("\nsite_malformed_requests_total 3\n")
        {}
    };
    timeout(TIMEOUT, counted).await.expect("each is counted");
}

#[actix_web::test]
async fn one_address_has_only_so_many_connections() {
    let app = spawn_app_with(&[&NO_PLATFORM[..], &["--connections-per-address", "4"]].concat()).await;
    let mut held = Vec::new();
    let refused = loop {
        let mut stream = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
        let response = ask(&mut stream, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").await;
        if response.starts_with("HTTP/1.1 503 ") {
            break response;
        }
        held.push(stream);
        assert!(held.len() <= 4, "nothing is refused");
    };
    assert!(
        refused.to_lowercase().contains("\r\nconnection: close\r\n"),
        "{refused}"
    );
    for header in [
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "content-security-policy: default-src 'none'",
    ] {
        assert!(
            refused.to_lowercase().contains(&format!("\r\n{header}")),
            "{refused}"
        );
    }
    drop(held);
    // The connections are counted out when the server has noticed.
    app.html_until("/healthz", "ok").await;
}

pub(crate) async fn ask(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut response = vec![0; 4096];
    let read = stream.read(&mut response).await.unwrap();
    String::from_utf8_lossy(&response[..read]).into_owned()
}

#[actix_web::test]
async fn what_is_no_host_is_refused() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    for (host, status) in [("a", 200), ("<script>", 400), ("a@b", 400)] {
        let mut stream = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
        let response = ask(
            &mut stream,
            &format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n"),
        )
        .await;
        assert!(response.starts_with(&format!("HTTP/1.1 {status} ")), "{response}");
        assert!(response.contains("x-content-type-options: nosniff"), "{response}");
        assert!(response.contains("content-security-policy: "), "{response}");
    }
}

#[actix_web::test]
async fn questions_that_are_too_large_are_refused() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let long = app.get(&format!("/?{}", "a".repeat(9000))).await;
    assert_eq!(long.status(), 414);
    let request = app.request(Method::GET, "/").header("x-long", "a".repeat(20_000));
    assert_eq!(request.send().await.unwrap().status(), 431);
}

#[actix_web::test]
async fn reports_are_counted_and_limited() {
    let arguments = [&NO_PLATFORM[..], &["--metrics-bind", "127.0.0.1:0"]].concat();
    let app = spawn_app_with(&arguments).await;
    let report = |body: String| {
        let request = app.request(Method::POST, "/_reports/csp");
        request
            .header("content-type", "application/reports+json")
            .body(body)
            .send()
    };
    let violation = r#"[{"type":"csp-violation","body":{"effectiveDirective":"script-src"}}]"#;
    assert_eq!(report(violation.to_owned()).await.unwrap().status(), 204);
    assert_eq!(
        report("{\"csp-report\":{}}".to_owned()).await.unwrap().status(),
        204
    );
    assert_eq!(report("nonsense".to_owned()).await.unwrap().status(), 400);
    assert_eq!(report("x".repeat(20_000)).await.unwrap().status(), 413);
    let metrics = app.metrics().await;
    assert!(metrics.contains("\nsite_csp_reports_total 2\n"), "{metrics}");
    let mut last = 204;
    for _ in 0..40 {
        last = report(violation.to_owned()).await.unwrap().status().as_u16();
    }
    assert_eq!(last, 429);
    let get = app.get("/_reports/csp").await;
    assert_eq!((get.status().as_u16(), header(&get, "allow")), (405, "POST"));
}
