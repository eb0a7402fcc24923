//! A page that arrives in chunks, as its caller reads it.

use std::{
    fmt,
    future::poll_fn,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use bytes::Bytes;
use futures::{FutureExt as _, Stream};
use tokio::sync::{mpsc, oneshot};

use crate::{
    error::RenderError,
    output::{Output, Rendered},
};

/// Chunks that wait for their reader. An isolate makes the next one when one of them is taken.
const CHUNKS_AHEAD: usize = 8;

/// A page whose markup arrives in chunks, from [`Renderer::render_stream`](crate::Renderer::render_stream).
///
/// What the bundle returned is there at once; the chunks are read with [`next`](Self::next), or by way of
/// [`futures::Stream`]. An isolate makes few chunks that no one has read: the pace is the reader's, until the
/// [deadline](crate::Limits::stream_timeout).
///
/// Dropping it cancels the stream: the bundle's `signal` is aborted, and the isolate goes on to the next request.
#[non_exhaustive]
pub struct PageStream {
    /// Status, head and headers. Its `html` is empty.
    pub shell: Output,
    chunks: mpsc::Receiver<Bytes>,
    /// Taken when it has been told.
    end: Option<oneshot::Receiver<End>>,
    /// Why the isolate's side will never end it; taken when no one can tell any more.
    lost: Option<oneshot::Receiver<RenderError>>,
    cost: Option<StreamCost>,
    on_end: Option<Box<OnEnd>>,
}

/// What a stream cost, once it has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct StreamCost {
    /// Time from the request's arrival to its start.
    pub queued: Duration,
    /// Time from the start to the shell: what the bundle returned.
    pub shell: Duration,
    /// Time from the start to the end, by the clock on the wall. It includes waiting for the reader.
    pub rendering: Duration,
    /// Time of a processor that the stream took; in an isolate its share where several streams went on. `None` where the system does
    /// not tell.
    pub cpu: Option<Duration>,
    /// JavaScript heap of the isolate in bytes, as it was seen last.
    pub heap_bytes: u64,
    /// Bytes of all chunks.
    pub bytes: u64,
}

type End = Result<StreamCost, RenderError>;

/// The isolate's side of a [`PageStream`].
pub(crate) struct Feed {
    pub(crate) chunks: mpsc::Sender<Bytes>,
    pub(crate) end: oneshot::Sender<End>,
}

/// Told of the end. The page has no markup.
type OnEnd = dyn FnOnce(Result<&Rendered, &RenderError>) + Send;

impl PageStream {
    /// A stream and the side that feeds it.
    pub(crate) fn open(shell: Output, lost: oneshot::Receiver<RenderError>) -> (Self, Feed) {
        let (chunks, receiver) = mpsc::channel(CHUNKS_AHEAD);
        let (end, ended) = oneshot::channel();
        let stream = Self {
            shell,
            chunks: receiver,
            end: Some(ended),
            lost: Some(lost),
            cost: None,
            on_end: None,
        };
        (stream, Feed { chunks, end })
    }

    /// Calls that at the end, unless the stream is dropped before.
    pub(crate) fn on_end(
        mut self,
        told: impl FnOnce(Result<&Rendered, &RenderError>) + Send + 'static,
    ) -> Self {
        self.on_end = Some(Box::new(told));
        self
    }

    /// The next chunk, or `None` at the end. Chunks are pieces of one text in UTF-8, cut anywhere. Cancel safe.
    ///
    /// # Errors
    ///
    /// A [`RenderError`], after which the stream has ended: the markup that was read so far is not whole, so a host
    /// should break its response off.
    pub async fn next(&mut self) -> Option<Result<Bytes, RenderError>> {
        poll_fn(|context| self.poll(context)).await
    }

    /// What the stream cost; `None` before its end, and after an error.
    pub fn cost(&self) -> Option<StreamCost> {
        self.cost
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, RenderError>>> {
        let Some(end) = &mut self.end else {
            return Poll::Ready(None);
        };
        match self.chunks.poll_recv(context) {
            Poll::Ready(Some(chunk)) => return Poll::Ready(Some(Ok(chunk))),
            Poll::Ready(None) => {}
            Poll::Pending => return self.poll_lost(context),
        }
        let told = ready!(end.poll_unpin(context));
        self.end = None;
        let end = told.unwrap_or_else(|_| {
            Err(RenderError::Engine {
                reason: "the isolate ended before its stream".to_owned(),
            })
        });
        self.note(&end);
        Poll::Ready(end.err().map(Err))
    }

    /// Ends a stream whose isolate was given up.
    fn poll_lost(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, RenderError>>> {
        let Some(lost) = &mut self.lost else {
            return Poll::Pending;
        };
        let told = ready!(lost.poll_unpin(context));
        self.lost = None;
        let Ok(error) = told else {
            return Poll::Pending;
        };
        self.end = None;
        let end = Err(error);
        self.note(&end);
        Poll::Ready(end.err().map(Err))
    }

    fn note(&mut self, end: &End) {
        self.cost = end.as_ref().ok().copied();
        let Some(on_end) = self.on_end.take() else { return };
        let rendered = end.as_ref().map(|cost| Rendered {
            output: self.shell.clone(),
            queued: cost.queued,
            rendering: cost.rendering,
            cpu: cost.cpu,
            heap_bytes: cost.heap_bytes,
        });
        on_end(rendered.as_ref().map_err(|error| *error));
    }
}

impl Stream for PageStream {
    type Item = Result<Bytes, RenderError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.poll(context)
    }
}

impl fmt::Debug for PageStream {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("PageStream")
            .field("status", &self.shell.status)
            .field("cost", &self.cost)
            .finish_non_exhaustive()
    }
}
