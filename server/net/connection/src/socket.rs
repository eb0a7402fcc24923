//! An accepted connection, and what the system does for it.

use std::time::Duration;

#[cfg(target_os = "linux")]
use socket2::SockRef;
use tokio::net::TcpStream;
use tokio_rustls::server::TlsStream;
use tokio_util::either::Either;

/// An accepted connection. TLS is boxed, because its buffers make it many times larger.
pub(crate) type Connected = Either<TcpStream, Box<TlsStream<TcpStream>>>;

/// Bytes that the system keeps of a response before they are sent: half a chunk of a file, so that the next one is requested
/// in time. Without a limit it keeps some megabytes for each client that reads slowly.
#[cfg(target_os = "linux")]
const UNSENT: u32 = 32 * 1024;

/// Has the end of a response sent at once, whatever of it the client has not acknowledged yet: clients acknowledge up to 40 ms
/// late. Lets the system also end a connection whose client has taken nothing of what was sent for so long, and keep little of
/// what was not sent yet; only Linux does both.
pub(crate) fn prepare(stream: &TcpStream, transfer_timeout: Duration) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "the ends of responses wait for acknowledgements");
    }
    #[cfg(target_os = "linux")]
    {
        let socket = SockRef::from(stream);
        let prepared = socket
            .set_tcp_user_timeout(Some(transfer_timeout))
            .and_then(|()| socket.set_tcp_notsent_lowat(UNSENT));
        if let Err(error) = prepared {
            tracing::debug!(%error, "what waits for a client cannot be limited");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = transfer_timeout;
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn the_end_of_a_response_waits_for_no_acknowledgement() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (stream, _) = accepted.unwrap();
        prepare(&stream, Duration::from_secs(30));
        assert!(stream.nodelay().unwrap());
        drop(client);
    }
}
