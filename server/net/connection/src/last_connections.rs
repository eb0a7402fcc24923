//! The end of a listener: clients that have connected are served; the others are refused as a whole.

use std::{io, net::TcpListener};

use socket2::SockRef;

/// Has the system ignore who begins to connect from now on; connections that have begun go on. A client that is ignored
/// tries again a second later, and meets another server of the address or is refused. Without it a connection that
/// arrives between the last look at a listener and its end would be reset, after its client has sent a request.
///
/// # Errors
///
/// If the system takes no filter.
#[cfg(target_os = "linux")]
pub(crate) fn ignore_new(listener: &TcpListener) -> io::Result<()> {
    use socket2::SockFilter;

    // Classic BPF on the header of TCP, whose byte 13 holds the flags. Only the first segment has SYN without ACK.
    const FLAGS: u32 = 13;
    const SYN: u32 = 0x02;
    const ACK: u32 = 0x10;
    const LOAD_BYTE: u16 = 0x30;
    const AND: u16 = 0x54;
    const JUMP_IF_EQUAL: u16 = 0x15;
    const RETURN: u16 = 0x06;
    SockRef::from(listener).attach_filter(&[
        SockFilter::new(LOAD_BYTE, 0, 0, FLAGS),
        SockFilter::new(AND, 0, 0, SYN | ACK),
        SockFilter::new(JUMP_IF_EQUAL, 0, 1, SYN),
        SockFilter::new(RETURN, 0, 0, 0),
        SockFilter::new(RETURN, 0, 0, u32::MAX),
    ])
}

/// Other systems have no such filter.
#[cfg(not(target_os = "linux"))]
pub(crate) fn ignore_new(_listener: &TcpListener) -> io::Result<()> {
    Ok(())
}

/// Every copy of the socket stops to listen at once.
///
/// # Errors
///
/// If the system does not stop it.
pub(crate) fn stop(listener: &TcpListener) -> io::Result<()> {
    SockRef::from(listener).shutdown(std::net::Shutdown::Read)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use futures::poll;
    use tokio::net::TcpStream;

    use super::*;

    #[tokio::test]
    async fn who_comes_too_late_is_refused_and_never_reset() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        ignore_new(&listener).unwrap();
        let mut late = Box::pin(TcpStream::connect(address));
        // The first segment is sent.
        assert!(poll!(&mut late).is_pending());
        stop(&listener).unwrap();
        let error = late.await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::ConnectionRefused, "{error}");
    }

    #[tokio::test]
    async fn who_has_connected_is_still_served() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        ignore_new(&listener).unwrap();
        let (served, peer) = listener.accept().unwrap();
        assert_eq!(peer, client.local_addr().unwrap());
        drop(served);
    }
}
