//! The isolate of a worker, which its streams enter too. All of them are on one thread, and none keeps it while it waits.

#[cfg(feature = "web")]
use std::collections::BTreeMap;
use std::{
    cell::RefCell,
    task::{Context, Poll, Waker},
};

use super::{isolate::Isolate, watchdog::Watch};

/// The isolate of a worker. It is taken out while a page is rendered.
#[derive(Default)]
pub(super) struct IsolateCell {
    isolate: RefCell<Option<Isolate>>,
    /// Whom to wake when the isolate has something to do.
    idle: RefCell<Option<Waker>>,
    /// Whom to wake when the isolate has broken.
    #[cfg(feature = "web")]
    streams: RefCell<BTreeMap<u32, Waker>>,
}

impl IsolateCell {
    pub(super) fn put(&self, isolate: Isolate) {
        *self.isolate.borrow_mut() = Some(isolate);
    }

    pub(super) fn take(&self) -> Option<Isolate> {
        self.isolate.borrow_mut().take()
    }

    /// Does something with the isolate, where there is one.
    pub(super) fn with<T>(&self, action: impl FnOnce(&mut Isolate) -> T) -> Option<T> {
        self.isolate.borrow_mut().as_mut().map(action)
    }

    /// Lets the isolate do what is due. Ready only when it broke.
    pub(super) fn poll_idle(&self, context: &mut Context<'_>, watch: &Watch) -> Poll<String> {
        *self.idle.borrow_mut() = Some(context.waker().clone());
        let polled = self.with(|isolate| isolate.poll_idle(context, watch));
        polled.unwrap_or(Poll::Pending)
    }

    /// Whether the isolate is of no more use to a stream, which is woken once it is.
    #[cfg(feature = "web")]
    pub(super) fn is_broken(&self, stream: u32, context: &Context<'_>) -> bool {
        self.streams.borrow_mut().insert(stream, context.waker().clone());
        self.with(|isolate| isolate.is_condemned()).unwrap_or(true)
    }

    /// A stream has ended.
    #[cfg(feature = "web")]
    pub(super) fn forget(&self, stream: u32) {
        self.streams.borrow_mut().remove(&stream);
    }

    /// The isolate has broken.
    #[cfg(feature = "web")]
    pub(super) fn wake_streams(&self) {
        for stream in self.streams.borrow().values() {
            stream.wake_by_ref();
        }
    }

    /// A stream has entered the isolate, and may have left it something to do.
    #[cfg(feature = "web")]
    pub(super) fn wake(&self) {
        if let Some(idle) = &*self.idle.borrow() {
            idle.wake_by_ref();
        }
    }
}
