//! What Actix's HTTP/1.1 lacks: a reader that takes no bytes for a request that could be two, an end of idle connections,
//! headers of the responses that it makes by itself, and an end that loses no response.

use std::{
    io,
    mem::MaybeUninit,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, ready},
};

use bytes::{Buf as _, Bytes, BytesMut};
use futures::channel::oneshot;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::{
    bare, connection::Connection, filter::Filter, head::Malformed, idle_connection::IdleConnection,
    policy::ConnectionPolicy, socket::Connected,
};

/// How the responses begin that Actix makes without the application.
const BARE: [&[u8]; 3] = [
    b"HTTP/1.1 400 Bad Request\r\n",
    b"HTTP/1.1 408 Request Timeout\r\n",
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n",
];

/// What such a response has besides.
const OWN_HEADERS: [&[u8]; 3] = [b"content-length", b"connection", b"date"];

/// How the response begins that only asks for the body.
const INTERIM: &[u8] = b"HTTP/1.1 100 ";

/// Bytes that are read at one time.
const READ: usize = 8 * 1024;

/// A connection as Actix sees it. The one who has made it gets it back when Actix is done with it.
pub(crate) struct Http1Stream {
    /// Taken when this is dropped.
    inner: Option<Connected>,
    back: Option<oneshot::Sender<Returned>>,
    connection: Rc<Connection>,
    filter: Filter,
    idle: IdleConnection,
    /// What Actix is still to read.
    seen: BytesMut,
    /// Why nothing more is read.
    refused: Option<Malformed>,
    is_secure: bool,
    /// What is still to be written of a response with all of its headers.
    whole: Option<Bytes>,
}

/// A connection that Actix is done with.
pub(crate) struct Returned {
    pub(crate) stream: Connected,
    /// Why its last request was refused, if the client has not been told.
    pub(crate) refused: Option<Malformed>,
}

impl Http1Stream {
    /// A connection, and where it comes back.
    pub(crate) fn new(
        inner: Connected,
        connection: Rc<Connection>,
        policy: &ConnectionPolicy,
        is_proxy: bool,
    ) -> (Self, oneshot::Receiver<Returned>) {
        let (back, returned) = oneshot::channel();
        let stream = Self {
            inner: Some(inner),
            back: Some(back),
            connection,
            filter: Filter::new(policy.takes_upgrades),
            idle: IdleConnection::new(policy, is_proxy),
            seen: BytesMut::new(),
            refused: None,
            is_secure: policy.is_secure,
            whole: None,
        };
        (stream, returned)
    }

    /// What the requests of this connection share with it.
    pub(crate) fn connection(&self) -> &Rc<Connection> {
        &self.connection
    }

    fn inner(&mut self) -> io::Result<Pin<&mut Connected>> {
        let inner = self.inner.as_mut().map(Pin::new);
        inner.ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    /// Whether the client is still to be told that its request is refused.
    fn untold(&self) -> Option<Malformed> {
        let is_told = !self.filter.is_between_requests() && self.connection.has_responded();
        self.refused.filter(|_| !is_told)
    }

    /// Reads on; returns whether anything has come.
    fn poll_more(&mut self, context: &mut Context<'_>) -> Poll<io::Result<bool>> {
        let mut space = [MaybeUninit::uninit(); READ];
        let mut read = ReadBuf::uninit(&mut space);
        if self.inner()?.poll_read(context, &mut read)?.is_pending() {
            let is_in_head = self.filter.is_in_head();
            ready!(
                self.idle
                    .poll_end(context, self.connection.activity(), is_in_head)
            );
            // A client that has sent the beginning of a request is told; others have nothing to be told of.
            self.refused = is_in_head.then_some(Malformed::Late);
            return Poll::Ready(Ok(false));
        }
        if read.filled().is_empty() {
            return Poll::Ready(Ok(false));
        }
        match self.filter.pass(read.filled(), &mut self.seen) {
            Ok(0) => {}
            Ok(_) => self.connection.request(),
            Err(malformed) => self.refused = Some(malformed),
        }
        Poll::Ready(Ok(true))
    }
}

impl Drop for Http1Stream {
    fn drop(&mut self) {
        let refused = self.untold();
        if let (Some(stream), Some(back)) = (self.inner.take(), self.back.take()) {
            // No one waits for it once the server has stopped.
            drop(back.send(Returned { stream, refused }));
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
        let this = &mut *self;
        // Without more, Actix reads the end and is done when its responses are.
        while this.seen.is_empty() && this.refused.is_none() && ready!(this.poll_more(context))? {}
        let length = this.seen.len().min(buffer.remaining());
        buffer.put_slice(&this.seen.split_to(length));
        if this.seen.is_empty() {
            // A connection that waits for its next request keeps nothing of the last one.
            this.seen = BytesMut::new();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Http1Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        if !bytes.starts_with(INTERIM) {
            this.connection.respond();
        }
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
        if self.untold().is_some() {
            // The one who gets the connection back tells the client.
            return Poll::Ready(Ok(()));
        }
        self.inner()?.poll_shutdown(context)
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
