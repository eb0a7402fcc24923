//! A body in memory that is handed out piece by piece.
//!
//! A connection copies what it is handed, so a client that reads slowly would hold a copy of a whole body. Pieces are copied
//! one at a time, and what the body counts for is counted until the last one is.

use std::{
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll},
};

use actix_web::body::{BodySize, MessageBody};
use bytes::Bytes;

/// Bytes of a piece: what Actix collects before it sends.
const PIECE: usize = 32 * 1024;

/// The rest of a body, and what is kept until it is handed out.
#[derive(Debug)]
pub struct Portions<T> {
    rest: Bytes,
    _kept: T,
}

impl<T> Portions<T> {
    /// A whole body.
    pub fn new(body: Bytes, kept: T) -> Self {
        Self {
            rest: body,
            _kept: kept,
        }
    }
}

impl<T: Unpin> MessageBody for Portions<T> {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.rest.len() as u64)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        let length = self.rest.len().min(PIECE);
        let piece = (length > 0).then(|| Ok(self.rest.split_to(length)));
        Poll::Ready(piece)
    }

    fn try_into_bytes(self) -> Result<Bytes, Self> {
        // Whole again, it would be copied at once.
        Err(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn a_body_is_handed_out_in_pieces_and_what_is_kept_stays_until_the_end() {
        let kept = std::rc::Rc::new(());
        let body: Bytes = (0..100_000_u32).map(|number| number.to_le_bytes()[0]).collect();
        let mut portions = Portions::new(body.clone(), kept.clone());
        assert_eq!(portions.size(), BodySize::Sized(100_000));
        let mut pieces = Vec::new();
        while let Some(Ok(piece)) =
            std::future::poll_fn(|context| Pin::new(&mut portions).poll_next(context)).await
        {
            assert_eq!(std::rc::Rc::strong_count(&kept), 2);
            pieces.push(piece);
        }
        let lengths: Vec<usize> = pieces.iter().map(Bytes::len).collect();
        assert_eq!(lengths, [32_768, 32_768, 32_768, 1_696]);
        assert_eq!(pieces.concat(), body);
        drop(portions);
        assert_eq!(std::rc::Rc::strong_count(&kept), 1);
    }
}
