//! What Actix's HTTP/1.1 lacks: headers of the responses that it makes by itself, and an end that loses no response.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::{Buf as _, Bytes};
use futures::channel::oneshot;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::{bare, socket::Connected};

/// How the responses begin that Actix makes without the application.
const BARE: [&[u8]; 3] = [
    b"HTTP/1.1 400 Bad Request\r\n",
    b"HTTP/1.1 408 Request Timeout\r\n",
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n",
];

/// What such a response has besides.
const OWN_HEADERS: [&[u8]; 3] = [b"content-length", b"connection", b"date"];

/// A connection as Actix sees it. Whoever has made it gets it back when Actix is done with it.
#[derive(Debug)]
pub(crate) struct Http1Stream {
    /// Taken when this is dropped.
    inner: Option<Connected>,
    back: Option<oneshot::Sender<Connected>>,
    is_secure: bool,
    /// What is still to be written of a response with all of its headers.
    whole: Option<Bytes>,
}

impl Http1Stream {
    /// A connection, and where it comes back. `is_secure` says whether visitors come over TLS.
    pub(crate) fn new(inner: Connected, is_secure: bool) -> (Self, oneshot::Receiver<Connected>) {
        let (back, returned) = oneshot::channel();
        let stream = Self {
            inner: Some(inner),
            back: Some(back),
            is_secure,
            whole: None,
        };
        (stream, returned)
    }

    fn inner(&mut self) -> io::Result<Pin<&mut Connected>> {
        let inner = self.inner.as_mut().map(Pin::new);
        inner.ok_or_else(|| io::ErrorKind::NotConnected.into())
    }
}

impl Drop for Http1Stream {
    fn drop(&mut self) {
        if let (Some(inner), Some(back)) = (self.inner.take(), self.back.take()) {
            // Nobody waits for it once the server has stopped.
            drop(back.send(inner));
        }
    }
}

/// The response with all headers if it is one that Actix has made by itself.
fn completed(response: &[u8], is_secure: bool) -> Option<Vec<u8>> {
    let begin = BARE.iter().find(|begin| response.starts_with(begin))?.len();
    let headers = response.get(begin..)?.strip_suffix(b"\r\n\r\n")?;
    let name = |line: &[u8]| {
        line.split(|byte| *byte == b':')
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase()
    };
    let mut names = headers.split(|byte| *byte == b'\n').map(name);
    names.all(|name| OWN_HEADERS.contains(&name.as_slice())).then(|| {
        let head = response.strip_suffix(b"\r\n").unwrap_or(response);
        [head, bare::lines(is_secure).as_bytes(), b"\r\n"].concat()
    })
}

impl AsyncRead for Http1Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.inner()?.poll_read(context, buffer)
    }
}

impl AsyncWrite for Http1Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        let whole = this.whole.take();
        let Some(mut whole) = whole.or_else(|| completed(bytes, this.is_secure).map(Bytes::from)) else {
            return this.inner()?.poll_write(context, bytes);
        };
        while !whole.is_empty() {
            match this.inner()?.poll_write(context, &whole)? {
                Poll::Ready(0) => return Poll::Ready(Ok(0)),
                Poll::Ready(written) => whole.advance(written),
                // Actix comes again with the same bytes.
                Poll::Pending => {
                    this.whole = Some(whole);
                    return Poll::Pending;
                }
            }
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.inner()?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.inner()?.poll_shutdown(context))?;
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_responses_that_the_framework_made_are_completed() {
        let bare = "HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nConnection: close\r\n\r\n";
        let whole = String::from_utf8(completed(bare.as_bytes(), true).unwrap()).unwrap();
        assert!(whole.starts_with(bare.trim_end()), "{whole}");
        for (name, value) in bare::headers(true) {
            assert_eq!(
                whole.matches(&format!("\r\n{name}: {value}\r\n")).count(),
                1,
                "{whole}"
            );
        }
        assert!(whole.ends_with("\r\n\r\n"));
        assert!(!whole.trim_end().contains("\r\n\r\n"));
        let plain = completed(bare.as_bytes(), false).unwrap();
        assert!(
            !String::from_utf8(plain)
                .unwrap()
                .contains("strict-transport-security")
        );
        for other in [
            "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nx-request-id: 1\r\n\r\n",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 4\r\n\r\nbody",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 0",
            "",
        ] {
            assert_eq!(completed(other.as_bytes(), true), None, "{other}");
        }
    }
}
