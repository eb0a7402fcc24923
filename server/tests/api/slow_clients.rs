//! Clients that send or take too slowly.

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

use crate::protection::ask;
use crate::{
    renderer::FakeRenderer,
    site,
    test_app::{NO_PLATFORM, TIMEOUT, spawn_app_with, spawn_unready_app_at},
};

#[actix_web::test]
async fn a_client_that_never_ends_its_question_is_cut_off() {
    let app = spawn_app_with(&[&NO_PLATFORM[..], &["--head-timeout", "100"]].concat()).await;
    let mut stream = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: a\r\n").await.unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).await.unwrap();
    assert!(
        response.is_empty() || response.starts_with("HTTP/1.1 408 "),
        "{response}"
    );
}

#[actix_web::test]
async fn a_client_that_never_ends_its_body_is_cut_off() {
    let app = spawn_app_with(&[&NO_PLATFORM[..], &["--transfer-timeout", "100"]].concat()).await;
    for head in ["POST /_reports/csp", "GET /mashup"] {
        let mut stream = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
        let request = format!("{head} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{{");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut response = Vec::new();
        let ended = timeout(TIMEOUT, stream.read_to_end(&mut response)).await;
        assert!(ended.is_ok(), "{head} is not cut off");
        let status = if head.starts_with("POST") { "408" } else { "200" };
        let response = String::from_utf8_lossy(&response);
        assert!(response.starts_with(&format!("HTTP/1.1 {status} ")), "{response}");
    }
}

#[cfg(target_os = "linux")]
#[actix_web::test]
async fn a_client_that_takes_nothing_of_its_answer_is_cut_off() {
    let site = site::build();
    // More than the system takes on behalf of a client that does not read.
    site::write(
        site.path(),
        "public/media/long.mp3",
        &"0123456789abcdef".repeat(1 << 20),
    );
    let limits = ["--connections-per-address", "1", "--transfer-timeout", "300"];
    let app = spawn_unready_app_at(
        site,
        FakeRenderer::default(),
        &[&NO_PLATFORM[..], &limits].concat(),
    )
    .await;
    let mut idle = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
    let response = ask(&mut idle, "GET /media/long.mp3 HTTP/1.1\r\nHost: a\r\n\r\n").await;
    assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
    let probe = async || {
        let mut stream = TcpStream::connect(("127.0.0.1", app.port)).await.unwrap();
        ask(&mut stream, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").await
    };
    assert!(
        probe().await.starts_with("HTTP/1.1 503 "),
        "the connection is not counted"
    );
    let cut_off = async { while !probe().await.starts_with("HTTP/1.1 200 ") {} };
    timeout(TIMEOUT, cut_off).await.expect("the client is cut off");
}

#[cfg(target_os = "linux")]
#[actix_web::test]
async fn a_client_that_reads_slowly_takes_little_memory() {
    let site = site::build();
    site::write(
        site.path(),
        "public/media/long.mp3",
        &"0123456789abcdef".repeat(1 << 20),
    );
    // Longer than the test, which takes its time on a busy machine.
    let patient = [&NO_PLATFORM[..], &["--transfer-timeout", "3600000"]].concat();
    let app = spawn_unready_app_at(site, FakeRenderer::default(), &patient).await;
    // A small window, so that what is under way counts for little.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(8192).unwrap();
    let address = ([127, 0, 0, 1], app.port).into();
    let mut slow = socket.connect(address).await.unwrap();
    let response = ask(&mut slow, "GET /media/long.mp3 HTTP/1.1\r\nHost: a\r\n\r\n").await;
    assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
    let port = slow.local_addr().unwrap().port();
    // The server writes until the system takes no more: the same number many times in a row.
    let (mut waiting, mut times) = (0, 0);
    while times < 100 {
        app.get("/healthz").await;
        let now = unsent(app.port, port);
        times = if now == waiting && now > 0 { times + 1 } else { 0 };
        waiting = now;
    }
    assert!(waiting < 400_000, "the system keeps {waiting} bytes");
}

/// Bytes that the system keeps of what the port `local` sent to the port `remote`, both on this machine. Both are needed: a
/// client's port may be that of an ended connection to another server, too.
#[cfg(target_os = "linux")]
fn unsent(local: u16, remote: u16) -> u64 {
    let table = std::fs::read_to_string("/proc/net/tcp").unwrap();
    let address = |port: u16| format!("0100007F:{port:04X}");
    let ends = [address(local), address(remote)];
    let queue = table.lines().find_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        (fields[1..3] == ends).then(|| fields[4].split(':').next().unwrap().to_owned())
    });
    u64::from_str_radix(&queue.expect("the connection is open"), 16).unwrap()
}
