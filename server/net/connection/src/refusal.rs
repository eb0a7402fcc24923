//! What a client receives whose request the application never sees: its address has too many connections or streams, there
//! is no room for strangers, or its bytes are no request.

use std::{cell::Cell, time::Duration};

use tokio::{
    io::{AsyncWrite, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

use crate::{
    bare,
    head::Malformed,
    linger::{self, LINGER},
};

/// Seconds after which a client may try again when the server has too much to do.
pub const RETRY_AFTER_SECONDS: u32 = 5;

/// Time that a refused client of plain HTTP has to take the refusal, and to close when many are refused at once.
const BRIEF: Duration = Duration::from_millis(200);

/// Refused connections of a worker that are given the time in which a busy client sends its request. They are beyond
/// their addresses' share, so they may not hold many files.
const PATIENT: usize = 16;

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// There is no room for it now.
    NoRoom,
    /// It is no position.
    Malformed(Malformed),
}

impl From<Malformed> for Refusal {
    fn from(malformed: Malformed) -> Self {
        Self::Malformed(malformed)
    }
}

impl Refusal {
    const fn status(self) -> &'static str {
        match self {
            Self::NoRoom => "503 Service Unavailable",
            Self::Malformed(Malformed::Bytes) => "400 Bad Request",
            Self::Malformed(Malformed::TooLarge) => "431 Request Header Fields Too Large",
            Self::Malformed(Malformed::Late) => "408 Request Timeout",
        }
    }

    fn response(self, is_secure: bool) -> String {
        let wait = match self {
            Self::NoRoom => format!("retry-after: {RETRY_AFTER_SECONDS}\r\n"),
            Self::Malformed(_) => String::new(),
        };
        format!(
            "HTTP/1.1 {}\r\ncontent-length: 0\r\n{wait}{}connection: close\r\n\r\n",
            self.status(),
            bare::lines(is_secure)
        )
    }
}

/// Sends a refusal, if its client takes it at once. The caller closes the connection.
pub(crate) async fn send(stream: &mut (impl AsyncWrite + Unpin), refusal: Refusal, is_secure: bool) -> bool {
    let response = refusal.response(is_secure);
    let sent = timeout(BRIEF, async {
        stream.write_all(response.as_bytes()).await?;
        stream.flush().await
    });
    matches!(sent.await, Ok(Ok(())))
}

/// Refuses connections of plain HTTP.
#[derive(Debug, Default)]
pub(crate) struct Refusals {
    open: Cell<usize>,
}

impl Refusals {
    /// Sends the refusal, if its client takes it at once, and closes the connection. Nothing of the request is read as such.
    pub(crate) async fn send(&self, mut stream: TcpStream, is_secure: bool) {
        if send(&mut stream, Refusal::NoRoom, is_secure).await {
            let open = self.open.replace(self.open.get() + 1);
            linger::close(stream, if open < PATIENT { LINGER } else { BRIEF }).await;
            self.open.set(self.open.get() - 1);
        }
    }
}
