//! The end of a connection whose client may still be sending.
//!
//! A socket that is closed while bytes of its client are unread is reset by the system, and the client then loses the
//! response that it has not read yet.

use std::time::Duration;

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, copy, sink},
    time::timeout,
};

/// Time in which a client closes its half once ours is closed: what it needs to send a request and to notice.
pub(crate) const LINGER: Duration = Duration::from_secs(2);

/// Bytes of a client that are read and thrown away: more than a request of the site's pages has.
const BYTES: u64 = 1024 * 1024;

/// Says that nothing more is sent, and throws away what the client still sends until it is done, for `limit` at most; with none,
/// what has come already.
pub(crate) async fn close(mut stream: impl AsyncRead + AsyncWrite + Unpin, limit: Duration) {
    let closed = timeout(limit, async {
        stream.shutdown().await?;
        copy(&mut (&mut stream).take(BYTES), &mut sink()).await
    });
    if let Ok(Err(error)) = closed.await {
        tracing::trace!(%error, "a client has left before its connection was closed");
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::duplex,
        time::{Instant, sleep},
    };

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_request_that_comes_late_is_taken() {
        let (mut client, server) = duplex(1024);
        let sends = async {
            sleep(Duration::from_secs(1)).await;
            client.write_all(&vec![0; 100_000]).await.unwrap();
            drop(client);
        };
        let begun = Instant::now();
        tokio::join!(close(server, LINGER), sends);
        assert_eq!(begun.elapsed(), Duration::from_secs(1));
    }

    #[tokio::test(start_paused = true)]
    async fn without_time_what_has_come_is_taken() {
        let (mut client, server) = duplex(1024);
        client.write_all(&[0; 1024]).await.unwrap();
        let begun = Instant::now();
        close(server, Duration::ZERO).await;
        assert!(begun.elapsed() <= Duration::from_millis(1));
    }

    #[tokio::test(start_paused = true)]
    async fn neither_silence_nor_endless_bytes_keep_a_connection() {
        let (_silent, server) = duplex(1024);
        let begun = Instant::now();
        close(server, LINGER).await;
        assert_eq!(begun.elapsed(), LINGER);
        let (mut client, server) = duplex(1024);
        let floods = async { while client.write_all(&[0; 1024]).await.is_ok() {} };
        tokio::join!(close(server, LINGER), floods);
        assert_eq!(begun.elapsed(), LINGER);
    }
}
