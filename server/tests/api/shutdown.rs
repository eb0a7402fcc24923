use std::io::ErrorKind;

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::mpsc,
    time::timeout,
};

use crate::{
    renderer::FakeRenderer,
    test_app::{NO_PLATFORM, TIMEOUT, spawn_unready_app},
};

#[actix_web::test]
async fn requests_that_have_begun_are_answered_before_the_end() {
    let mut app = spawn_unready_app(FakeRenderer::held(), &NO_PLATFORM).await;
    let request = app.request(reqwest::Method::GET, "/fankit");
    let response = actix_web::rt::spawn(request.send());
    // The prerender task begins with the home page, so that the request begins a render of its own.
    let begun = timeout(TIMEOUT, app.renderer.begun.acquire_many(2)).await;
    let _ = begun.expect("two renders begin").unwrap();

    app.stop();
    // The server is stopping once connections are refused.
    let refused = async { while TcpStream::connect(("127.0.0.1", app.port)).await.is_ok() {} };
    timeout(TIMEOUT, refused)
        .await
        .expect("the server takes no more connections");
    app.renderer.permits.add_permits(1000);

    let response = response.await.unwrap().unwrap();
    assert_eq!(response.status(), 200);
    assert!(response.text().await.unwrap().contains("fankit en"));
    app.ended().await;
    assert!(app.request(reqwest::Method::GET, "/").send().await.is_err());
}

/// Asks once; returns the response with its head and body, `None` if there is none.
async fn ask(stream: &mut TcpStream, connection: &str) -> Option<String> {
    let request = format!("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: {connection}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut response = Vec::new();
    let mut chunk = [0; 4096];
    while !response.ends_with(b"ok") {
        match stream.read(&mut chunk).await {
            Ok(0) | Err(_) => return None,
            Ok(read) => response.extend_from_slice(&chunk[..read]),
        }
    }
    Some(String::from_utf8_lossy(&response).to_lowercase())
}

/// Asks until the server refuses connections; returns how many connections or requests were lost.
async fn client(port: u16, connection: &'static str, asked: mpsc::UnboundedSender<()>) -> usize {
    let mut lost = 0;
    loop {
        let mut stream = match TcpStream::connect(("127.0.0.1", port)).await {
            Ok(stream) => stream,
            Err(error) if error.kind() == ErrorKind::ConnectionRefused => return lost,
            Err(_) => {
                lost += 1;
                continue;
            }
        };
        loop {
            match ask(&mut stream, connection).await {
                Some(response) if response.contains("\r\nconnection: close\r\n") => break,
                Some(_) => {}
                None => {
                    lost += 1;
                    break;
                }
            }
            let _ = asked.send(());
        }
        let _ = asked.send(());
    }
}

#[actix_web::test]
async fn a_stop_loses_no_connection_and_no_request() {
    let mut app = spawn_unready_app(FakeRenderer::default(), &NO_PLATFORM).await;
    let (asked, mut heard) = mpsc::unbounded_channel();
    let clients: Vec<_> = (0..60)
        .map(|number| {
            let connection = if number % 2 == 0 { "keep-alive" } else { "close" };
            actix_web::rt::spawn(client(app.port, connection, asked.clone()))
        })
        .collect();
    drop(asked);
    for _ in 0..600 {
        heard.recv().await.unwrap();
    }
    app.stop();
    let mut lost = 0;
    for client in clients {
        lost += timeout(TIMEOUT, client).await.expect("the server stops").unwrap();
    }
    // Elsewhere one may come between the last look at the listener and its end.
    let allowed = usize::from(!cfg!(target_os = "linux"));
    assert!(lost <= allowed, "{lost} are lost");
    app.ended().await;
}
