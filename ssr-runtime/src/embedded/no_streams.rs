//! Stands for the streams of a worker where there are none.

#![expect(
    clippy::unused_self,
    clippy::unused_async,
    reason = "it has the shape of what it stands for"
)]

use std::{future::pending, rc::Rc, sync::Arc};

use super::{cell::IsolateCell, place::Holder, shared::Shared, watchdog::Watch};

/// No stream.
pub(super) struct Streams;

impl Streams {
    pub(super) fn new(_: &Arc<Shared>, _: &Watch, _: &Holder, _: &Rc<IsolateCell>) -> Self {
        Self
    }

    pub(super) fn is_empty(&self) -> bool {
        true
    }

    pub(super) fn has_room(&self) -> bool {
        true
    }

    pub(super) async fn next(&mut self) {
        pending::<()>().await;
    }

    pub(super) async fn break_off(&mut self) {}
}
