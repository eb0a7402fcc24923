//! The streams of a worker: its isolate has many at a time, which mostly wait.

use std::{future::pending, rc::Rc, sync::Arc};

use futures::{FutureExt as _, StreamExt as _, future::LocalBoxFuture, stream::FuturesUnordered};

use super::{
    cell::IsolateCell,
    place::{Holder, Place},
    shared::Shared,
    stream::IsolateSource,
    watchdog::Watch,
};
use crate::{
    error::RenderError,
    streaming::{self, StreamJob},
};

/// The streams that a worker has begun and not ended.
pub(super) struct Streams {
    shared: Arc<Shared>,
    watch: Watch,
    place: Place,
    cell: Rc<IsolateCell>,
    running: FuturesUnordered<LocalBoxFuture<'static, ()>>,
}

impl Streams {
    /// Those of a worker, which enter the isolate of a cell.
    pub(super) fn new(shared: &Arc<Shared>, watch: &Watch, holder: &Holder, cell: &Rc<IsolateCell>) -> Self {
        Self {
            shared: Arc::clone(shared),
            watch: watch.clone(),
            place: holder.place(),
            cell: Rc::clone(cell),
            running: FuturesUnordered::new(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.running.is_empty()
    }

    /// Whether the isolate may have one more.
    pub(super) fn has_room(&self) -> bool {
        self.running.len() < self.shared.limits.streams_per_isolate.get()
    }

    /// Begins one.
    pub(super) fn start(&mut self, mut job: StreamJob) {
        let limits = self.shared.limits;
        let due = (job.arrived + limits.render_timeout).into_std();
        let Some(stream) = self
            .cell
            .with(|isolate| isolate.begin_stream(&job.request.url, due))
        else {
            return;
        };
        if let Some(lost) = job.lost.take() {
            let limit = limits.stream_timeout;
            let tell = Box::new(move || drop(lost.send(RenderError::Lost { limit })));
            self.place.add_stream(stream, tell);
        }
        let place = self.place.clone();
        let cell = Rc::clone(&self.cell);
        let request = job.request.clone();
        let mut source = IsolateSource::new(cell, self.watch.clone(), &self.shared, request, stream);
        let served = async move {
            streaming::serve(&mut source, job, &limits).await;
            place.remove_stream(stream);
        };
        self.running.push(served.boxed_local());
    }

    /// Serves them until one of them has ended.
    pub(super) async fn next(&mut self) {
        if self.running.next().await.is_none() {
            pending::<()>().await;
        }
    }

    /// Ends all of them: their isolate broke.
    pub(super) async fn break_off(&mut self) {
        self.cell.wake_streams();
        while self.running.next().await.is_some() {}
    }
}
