//! What a client receives whose address has too many connections or streams.

use std::time::Duration;

use tokio::{io::AsyncWriteExt as _, net::TcpStream, time::timeout};

/// Seconds after which a client may try again when the server has too much to do.
pub const RETRY_AFTER_SECONDS: u32 = 5;

/// Time that a refused client of plain HTTP has to take the refusal.
const TIMEOUT: Duration = Duration::from_millis(200);

/// Sends the refusal over a connection of plain HTTP, if its client takes it at once, and closes it. Nothing of the request
/// is read as such.
pub(crate) async fn send(mut stream: TcpStream) {
    let refusal = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\ncache-control: no-store\r\n\
         retry-after: {RETRY_AFTER_SECONDS}\r\nx-content-type-options: nosniff\r\n\
         content-security-policy: default-src 'none'; frame-ancestors 'none'\r\nconnection: close\r\n\r\n"
    );
    let _ = timeout(TIMEOUT, async {
        stream.write_all(refusal.as_bytes()).await?;
        stream.shutdown().await?;
        // A socket that is closed with unread bytes is reset, and the client may lose the refusal.
        tokio::io::copy(&mut stream, &mut tokio::io::sink()).await
    })
    .await;
}
