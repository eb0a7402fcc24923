//! A stand-in for Vite's websocket.

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// Accepts one websocket and sends back what it gets. Returns its port.
pub(crate) async fn echo() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    actix_web::rt::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let handshake = read_head(&mut stream).await;
        assert!(handshake.contains("sec-websocket-key: a2V5\r\n"), "{handshake}");
        assert!(
            handshake.contains("sec-websocket-protocol: vite-hmr\r\n"),
            "{handshake}"
        );
        let response = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
            Sec-WebSocket-Accept: accepted\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n";
        stream.write_all(response.as_bytes()).await.unwrap();
        let (mut reader, mut writer) = stream.split();
        let _ = tokio::io::copy(&mut reader, &mut writer).await;
    });
    port
}

/// Reads the head of an HTTP message, in lower case.
pub(crate) async fn read_head(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    String::from_utf8(head)
        .unwrap()
        .to_lowercase()
        .replace("a2v5", "a2V5")
}
