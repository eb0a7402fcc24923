//! The order to stop that an isolate may get, kept beside V8's own termination.
//!
//! V8 forgets a termination that meets it at a bad moment, such as the end of a microtask checkpoint, and some of its builtins
//! never look. So the order is a flag of our own: whatever enters JavaScript, and each call of a script into Rust, reads it. An
//! isolate that was told to stop is dropped, never used again, so the order is never taken back.

use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};

use deno_core::{OpState, v8::IsolateHandle};

/// Why an isolate has to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Reason {
    /// Its time is up.
    Deadline = 1,
    /// It, or what it holds outside of its heap, has become too large.
    Memory = 2,
}

/// The order to stop of one isolate.
#[derive(Clone, Debug)]
pub(super) struct Stop {
    reason: Arc<AtomicU8>,
    isolate: IsolateHandle,
}

impl Stop {
    pub(super) fn new(isolate: IsolateHandle) -> Self {
        Self {
            reason: Arc::new(AtomicU8::new(0)),
            isolate,
        }
    }

    /// Tells the isolate to stop. The first reason counts.
    pub(super) fn order(&self, reason: Reason) {
        let _ = self
            .reason
            .compare_exchange(0, reason as u8, Ordering::AcqRel, Ordering::Acquire);
        self.isolate.terminate_execution();
    }

    /// Why the isolate has to stop; `None` as long as it need not.
    pub(super) fn reason(&self) -> Option<Reason> {
        match self.reason.load(Ordering::Acquire) {
            0 => None,
            1 => Some(Reason::Deadline),
            _ => Some(Reason::Memory),
        }
    }

    pub(super) fn is_ordered(&self) -> bool {
        self.reason().is_some()
    }

    /// Repeats the order to a script that runs on; whether there is one.
    pub(super) fn repeat(&self) -> bool {
        let is_ordered = self.is_ordered();
        if is_ordered {
            self.isolate.terminate_execution();
        }
        is_ordered
    }
}

/// Repeats the order to an isolate whose script calls Rust after it was told to stop; whether it was. The process that makes a
/// snapshot gives no orders.
pub(super) fn is_repeated(state: &OpState) -> bool {
    state.try_borrow::<Stop>().is_some_and(Stop::repeat)
}
