//! Ends a request's body that does not come.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use actix_http::{Payload, error::PayloadError};
use actix_web::web::Bytes;
use futures::{Stream, StreamExt as _};
use tokio::time::{Instant, Sleep, sleep};

/// Bytes that prolong the time of a body by a second: a slow uplink. A large body needs longer than a small one, and a client
/// that sends a byte now and then must not hold its connection by it.
const BYTES_A_SECOND: u32 = 64 * 1024;

/// A body that must come within `limit` and a second more for each [`BYTES_A_SECOND`]; else it ends with
/// [`io::ErrorKind::TimedOut`].
pub fn end_when_late(body: Payload, limit: Duration) -> Payload {
    if matches!(body, Payload::None) {
        return body;
    }
    let payload = LimitedBody {
        body,
        begun: Instant::now(),
        limit,
        received: 0,
        alarm: Box::pin(sleep(limit)),
    };
    Payload::Stream {
        payload: payload.boxed_local(),
    }
}

struct LimitedBody {
    body: Payload,
    begun: Instant,
    limit: Duration,
    received: u64,
    alarm: Pin<Box<Sleep>>,
}

impl LimitedBody {
    fn deadline(&self) -> Instant {
        let millis = self.received.saturating_mul(1000) / u64::from(BYTES_A_SECOND);
        self.begun + self.limit + Duration::from_millis(millis)
    }
}

impl Stream for LimitedBody {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Poll::Ready(chunk) = self.body.poll_next_unpin(context) {
            if let Some(Ok(bytes)) = &chunk {
                self.received = self.received.saturating_add(bytes.len() as u64);
            }
            return Poll::Ready(chunk);
        }
        while self.alarm.as_mut().poll(context).is_ready() {
            let deadline = self.deadline();
            if deadline <= Instant::now() {
                let late = io::Error::new(io::ErrorKind::TimedOut, "the body takes too long");
                return Poll::Ready(Some(Err(PayloadError::Io(late))));
            }
            self.alarm.as_mut().reset(deadline);
        }
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use futures::stream;

    use super::*;

    /// A body of so many pieces of some bytes, one a second.
    fn body(pieces: u32, bytes: usize) -> Payload {
        let payload = stream::unfold(0, move |sent| async move {
            if sent == pieces {
                return None;
            }
            sleep(Duration::from_secs(1)).await;
            Some((Ok(Bytes::from(vec![0; bytes])), sent + 1))
        });
        Payload::Stream {
            payload: payload.boxed_local(),
        }
    }

    /// Reads a body that has ten seconds; returns its bytes.
    async fn read(body: Payload) -> Result<usize, PayloadError> {
        let mut body = end_when_late(body, Duration::from_secs(10));
        let mut bytes = 0;
        while let Some(chunk) = body.next().await {
            bytes += chunk?.len();
        }
        Ok(bytes)
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_has_its_time_or_longer_if_it_comes_fast_enough() {
        assert_eq!(read(body(9, 1)).await.unwrap(), 9);
        assert_eq!(read(body(100, 70_000)).await.unwrap(), 7_000_000);
        assert!(matches!(read(Payload::None).await, Ok(0)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_comes_a_byte_now_and_then_ends() {
        for bytes in [1, 50_000] {
            let error = read(body(1000, bytes)).await.unwrap_err();
            let PayloadError::Io(error) = error else {
                panic!("{error}")
            };
            assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        }
    }
}
