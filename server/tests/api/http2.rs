//! HTTP/2 spoken by a client that gives its streams no room, or opens more than it may.

use bytes::Bytes;
use h2::{
    Reason, RecvStream,
    client::{Builder, ResponseFuture, SendRequest},
};
use hyper::{Request, StatusCode};
use tokio::io::AsyncReadExt as _;

use crate::{
    renderer::FakeRenderer,
    site,
    test_app::{TestApp, spawn_app_at, spawn_unready_app_at, within},
    tls::{LOCALHOST, arguments, certify, secured, spawn},
};

/// A download that does not lie in memory.
const LARGE: &str = "/media/long.mp3";

/// A site with TLS and a large download.
async fn spawn_with_download(others: &[&str]) -> TestApp {
    let site = site::build();
    certify(&site);
    site::write(
        site.path(),
        &format!("public{LARGE}"),
        &"0123456789abcdef".repeat(1 << 16),
    );
    let arguments = arguments(&site, others);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    spawn_app_at(site, FakeRenderer::default(), &arguments).await
}

/// Opens a connection whose responses have `window` bytes of room each.
async fn connect(app: &TestApp, window: u32) -> SendRequest<Bytes> {
    let stream = secured(&app.site, LOCALHOST, app.port, &["h2"]).await;
    let handshake = Builder::new()
        .initial_window_size(window)
        .handshake(stream.unwrap());
    let (client, connection) = handshake.await.unwrap();
    actix_web::rt::spawn(connection);
    client.ready().await.unwrap()
}

/// Asks for an address; whether the request has a body that is sent later.
fn ask(client: &mut SendRequest<Bytes>, address: &str) -> ResponseFuture {
    let request = Request::get(format!("https://127.0.0.1{address}"))
        .body(())
        .unwrap();
    client.send_request(request, true).unwrap().0
}

/// Asks for the download and returns its body, of which nothing is taken.
async fn download(client: &mut SendRequest<Bytes>) -> (StatusCode, RecvStream) {
    let response = within(ask(client, LARGE)).await.unwrap();
    (response.status(), response.into_body())
}

/// How often the download is open in this process.
#[cfg(target_os = "linux")]
fn open_files() -> usize {
    let descriptors = std::fs::read_dir("/proc/self/fd").unwrap();
    let targets = descriptors.filter_map(|entry| std::fs::read_link(entry.ok()?.path()).ok());
    targets
        .filter(|target| target.ends_with("public/media/long.mp3"))
        .count()
}

#[actix_web::test]
async fn a_connection_has_a_hundred_streams() {
    let app = spawn(&[]).await;
    let mut client = connect(&app, 65_535).await;
    // The limit comes with the server's settings, before its first response.
    assert_eq!(within(ask(&mut client, "/mashup")).await.unwrap().status(), 200);
    assert_eq!(client.current_max_send_streams(), 100);
}

#[actix_web::test]
async fn responses_without_room_hold_no_file_and_are_ended() {
    let app = spawn_with_download(&["--transfer-timeout", "500"]).await;
    let mut client = connect(&app, 0).await;
    let mut held = Vec::new();
    for _ in 0..50 {
        let (status, body) = download(&mut client).await;
        assert_eq!(status, 200);
        held.push(body);
    }
    #[cfg(target_os = "linux")]
    assert_eq!(open_files(), 0);
    for mut body in held {
        let error = within(body.data()).await.unwrap().unwrap_err();
        assert_eq!(error.reason(), Some(Reason::CANCEL), "{error}");
    }
    // The connection itself goes on.
    let response = within(ask(&mut client, "/healthz")).await.unwrap();
    assert_eq!(response.status(), 200);
}

#[actix_web::test]
async fn streams_count_as_connections_of_their_address() {
    let limits = ["--connections-per-address", "5", "--metrics-bind", "127.0.0.1:0"];
    let app = spawn_with_download(&limits).await;
    let mut client = connect(&app, 0).await;
    let mut held = Vec::new();
    let refused = within(async {
        loop {
            let (status, body) = download(&mut client).await;
            if status != 200 {
                return status;
            }
            held.push(body);
        }
    });
    assert_eq!(refused.await, 503);
    assert!(held.len() <= 4, "{} responses are open", held.len());
    let metrics = app.metrics().await;
    assert!(
        metrics.contains("\nsite_refused_total{limit=\"connections\"} 1\n"),
        "{metrics}"
    );
    drop(held);
    // Streams that were let go count no longer, once the server has noticed.
    let admitted = async { while download(&mut client).await.0 != 200 {} };
    within(admitted).await;
}

#[actix_web::test]
async fn a_response_is_whole_when_it_is_taken_piece_by_piece() {
    let app = spawn_with_download(&[]).await;
    let mut client = connect(&app, 1000).await;
    let (status, mut body) = download(&mut client).await;
    assert_eq!(status, 200);
    let mut taken = Vec::new();
    while let Some(chunk) = within(body.data()).await {
        let chunk = chunk.unwrap();
        body.flow_control().release_capacity(chunk.len()).unwrap();
        taken.extend_from_slice(&chunk);
    }
    assert_eq!(taken, "0123456789abcdef".repeat(1 << 16).into_bytes());
}

#[actix_web::test]
async fn a_connection_without_a_request_is_ended() {
    let app = spawn(&["--head-timeout", "100"]).await;
    let mut stream = secured(&app.site, LOCALHOST, app.port, &["h2"]).await.unwrap();
    let mut received = Vec::new();
    // The server's settings may come first.
    let _ = within(stream.read_to_end(&mut received)).await;
}

#[actix_web::test]
async fn a_request_whose_body_is_not_read_costs_the_connection_nothing() {
    // Together twice what a connection may have under way.
    const REQUESTS: usize = 4;
    const BODY: usize = 32 * 1024;
    let site = site::build();
    certify(&site);
    let arguments = arguments(&site, &[]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let app = spawn_unready_app_at(site, FakeRenderer::held(), &arguments).await;
    let mut client = connect(&app, 65_535).await;
    for page in ["/", "/mashup", "/guidelines", "/fankit"]
        .into_iter()
        .take(REQUESTS)
    {
        let request = Request::get(format!("https://127.0.0.1{page}")).body(()).unwrap();
        let (_, mut body) = client.send_request(request, false).unwrap();
        let mut sent = 0;
        while sent < BODY {
            body.reserve_capacity(BODY - sent);
            let room = within(std::future::poll_fn(|context| body.poll_capacity(context))).await;
            let room = room.unwrap().unwrap().min(BODY - sent);
            body.send_data(Bytes::from(vec![0; room]), false).unwrap();
            sent += room;
        }
    }
}

#[actix_web::test]
async fn a_stopping_server_lets_streams_end_and_takes_no_new_ones() {
    // Longer than the test waits, so that the connection ends by itself.
    let mut app = spawn_with_download(&["--shutdown-timeout", "600"]).await;
    let mut client = connect(&app, 1000).await;
    let (status, mut body) = download(&mut client).await;
    assert_eq!(status, 200);
    app.stop();
    let mut taken = 0;
    while let Some(chunk) = within(body.data()).await {
        let chunk = chunk.unwrap();
        body.flow_control().release_capacity(chunk.len()).unwrap();
        taken += chunk.len();
    }
    assert_eq!(taken, 1 << 20);
    within(app.ended()).await;
    let request = Request::get("https://127.0.0.1/healthz").body(()).unwrap();
    let refused = match client.ready().await {
        Ok(mut client) => client.send_request(request, true).is_err(),
        Err(_) => true,
    };
    assert!(refused);
}
