//! How an isolate is driven through one stream: the same for both engines.
//!
//! Two deadlines hold, both counted from the arrival: one for the shell, one for the whole. At the second the bundle is
//! asked to come to an end, as React does by sending what is missing to the browser; what goes on after a short grace is
//! broken off.

use std::time::Duration;

use bytes::Bytes;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    error::RenderError,
    limits::Limits,
    output::Output,
    page_stream::{Feed, PageStream, StreamCost},
    request::RenderRequest,
};

/// Time beyond a deadline in which a bundle may end what it was asked to end. React needs one turn of the event loop; but
/// isolates give way, so where processors are scarce that turn may come late.
pub(crate) const GRACE: Duration = Duration::from_secs(1);

/// A request for a stream on its way to an isolate.
#[derive(Debug)]
pub(crate) struct StreamJob {
    pub(crate) request: RenderRequest,
    pub(crate) arrived: Instant,
    pub(crate) reply: oneshot::Sender<Result<PageStream, RenderError>>,
    /// Ends the stream where its isolate cannot: to be taken by the one that gives isolates up.
    #[cfg_attr(
        not(feature = "embedded"),
        expect(dead_code, reason = "a process is killed, which ends its stream")
    )]
    pub(crate) lost: Option<oneshot::Sender<RenderError>>,
    is_lost: oneshot::Receiver<RenderError>,
}

impl StreamJob {
    /// A request that arrives now, and where its stream comes.
    pub(crate) fn new(request: RenderRequest) -> (Self, oneshot::Receiver<Result<PageStream, RenderError>>) {
        let (reply, response) = oneshot::channel();
        let (lost, is_lost) = oneshot::channel();
        let job = Self {
            request,
            arrived: Instant::now(),
            reply,
            lost: Some(lost),
            is_lost,
        };
        (job, response)
    }
}

/// One stream in an isolate. Futures may be dropped and asked for again: nothing is lost.
pub(crate) trait Source {
    /// From now on JavaScript that is still running [`GRACE`] after that instant is ended, with an error that tells the
    /// limit.
    fn watch(&mut self, until: Instant, limit: Duration);

    /// Calls the bundle and waits for what it returns.
    fn shell(&mut self) -> impl Future<Output = Result<Output, RenderError>>;

    /// Waits for the next chunk; `None` at the end.
    fn next(&mut self) -> impl Future<Output = Result<Option<Bytes>, RenderError>>;

    /// Does what the isolate has to do while the reader is slow. Ends only when the isolate breaks.
    fn idle(&mut self) -> impl Future<Output = RenderError>;

    /// Asks the bundle to come to an end.
    fn abort(&mut self);

    /// Leaves nothing of the stream in the isolate, or condemns it. Takes [`GRACE`] at most.
    fn close(&mut self) -> impl Future<Output = ()>;

    /// Processor time of the stream, and the isolate's heap in bytes.
    fn cost(&self) -> (Option<Duration>, u64);
}

/// Why a stream gets no further chunks.
enum Stop {
    ReaderGone,
    Failed(RenderError),
}

impl From<RenderError> for Stop {
    fn from(error: RenderError) -> Self {
        Self::Failed(error)
    }
}

/// Serves one request for a stream from beginning to end.
pub(crate) async fn serve(source: &mut impl Source, job: StreamJob, limits: &Limits) {
    let StreamJob {
        arrived,
        reply,
        is_lost,
        ..
    } = job;
    let begun = Instant::now();
    if let Some((shell, reply)) = shell(source, reply, arrived, limits).await {
        let mut cost = StreamCost {
            queued: begun - arrived,
            shell: begun.elapsed(),
            ..StreamCost::default()
        };
        let (page, Feed { chunks, end }) = PageStream::open(shell, is_lost);
        // A caller that has gone drops the receiver of the chunks too.
        drop(reply.send(Ok(page)));
        let result = pump(source, &chunks, arrived, limits).await;
        cost.rendering = begun.elapsed();
        (cost.cpu, cost.heap_bytes) = source.cost();
        match result {
            Ok(bytes) => drop(end.send(Ok(StreamCost { bytes, ..cost }))),
            Err(Stop::Failed(error)) => drop(end.send(Err(error))),
            Err(Stop::ReaderGone) => {}
        }
    }
    source.close().await;
}

type Reply = oneshot::Sender<Result<PageStream, RenderError>>;

/// Waits for the shell. `None` when the caller has gone or was told an error.
async fn shell(
    source: &mut impl Source,
    mut reply: Reply,
    arrived: Instant,
    limits: &Limits,
) -> Option<(Output, Reply)> {
    let limit = limits.render_timeout;
    source.watch(arrived + limit, limit);
    let shell = tokio::select! {
        biased;
        () = reply.closed() => return None,
        () = sleep_until(arrived + limit) => Err(RenderError::TimedOut { limit }),
        shell = source.shell() => shell,
    };
    match shell {
        Ok(shell) => Some((shell, reply)),
        Err(error) => {
            drop(reply.send(Err(error)));
            None
        }
    }
}

/// Hands chunks to the reader as it takes them, up to the end; returns how many bytes there were.
async fn pump(
    source: &mut impl Source,
    chunks: &mpsc::Sender<Bytes>,
    arrived: Instant,
    limits: &Limits,
) -> Result<u64, Stop> {
    let limit = limits.stream_timeout;
    let overrun = || Stop::Failed(RenderError::TimedOut { limit });
    let mut deadline = arrived + limit;
    let mut aborted = false;
    let mut bytes = 0;
    source.watch(deadline, limit);
    loop {
        let room = tokio::select! {
            biased;
            room = chunks.reserve() => room.map_err(|_| Stop::ReaderGone)?,
            () = sleep_until(deadline) => return Err(overrun()),
            error = source.idle() => return Err(error.into()),
        };
        let chunk = loop {
            tokio::select! {
                biased;
                () = chunks.closed() => return Err(Stop::ReaderGone),
                () = sleep_until(deadline) => {
                    if aborted {
                        return Err(overrun());
                    }
                    aborted = true;
                    deadline += GRACE;
                    source.watch(deadline, limit);
                    source.abort();
                }
                chunk = source.next() => break chunk?,
            }
        };
        let Some(chunk) = chunk else { return Ok(bytes) };
        bytes += chunk.len() as u64;
        room.send(chunk);
    }
}
