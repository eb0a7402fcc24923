//! What a client receives whose address has too many connections or streams.

use std::{cell::Cell, time::Duration};

use tokio::{io::AsyncWriteExt as _, net::TcpStream, time::timeout};

use crate::{
    bare,
    linger::{self, LINGER},
};

/// Seconds after which a client may try again when the server has too much to do.
pub const RETRY_AFTER_SECONDS: u32 = 5;

/// Time that a refused client of plain HTTP has to take the refusal, and to close when many are refused at once.
const BRIEF: Duration = Duration::from_millis(200);

/// Refused connections of a worker that are given the time in which a busy client sends its request. They are beyond
/// their addresses' share, so they may not hold many files.
const PATIENT: usize = 16;

/// Refuses connections of plain HTTP.
#[derive(Debug, Default)]
pub(crate) struct Refusals {
    open: Cell<usize>,
}

impl Refusals {
    /// Sends the refusal, if its client takes it at once, and closes the connection. Nothing of the request is read as such.
    pub(crate) async fn send(&self, mut stream: TcpStream, is_secure: bool) {
        let refusal = format!(
            "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: {RETRY_AFTER_SECONDS}\r\n\
             {}connection: close\r\n\r\n",
            bare::lines(is_secure)
        );
        let sent = timeout(BRIEF, stream.write_all(refusal.as_bytes())).await;
        if matches!(sent, Ok(Ok(()))) {
            let open = self.open.replace(self.open.get() + 1);
            linger::close(stream, if open < PATIENT { LINGER } else { BRIEF }).await;
            self.open.set(self.open.get() - 1);
        }
    }
}
