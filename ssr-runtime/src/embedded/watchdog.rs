//! The watchdog: one thread that ends renders which overrun their deadline.
//!
//! A render is armed in its worker's slot and disarmed when it ends. Arming, disarming and terminating all
//! happen under one lock, so a termination can never hit the render after the one that it was meant for.

use std::{
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Instant,
};

use deno_core::v8::IsolateHandle;

use crate::error::RenderError;

/// One render under watch.
#[derive(Debug)]
struct Armed {
    deadline: Instant,
    isolate: IsolateHandle,
    fired: bool,
}

#[derive(Debug, Default)]
struct State {
    slots: Vec<Option<Armed>>,
    /// When the thread wakes by itself; `None` while it waits to be notified.
    alarm: Option<Instant>,
    stopped: bool,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is valid after every statement, so a poisoned lock is as good as a clean one.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Owner of the watchdog's thread; the thread ends when this is dropped.
#[derive(Debug)]
pub(super) struct Watchdog(Arc<Shared>);

/// A worker's place with the watchdog.
#[derive(Debug)]
pub(super) struct Watch {
    shared: Arc<Shared>,
    slot: usize,
}

impl Watchdog {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// [`RenderError::Engine`] when the system gives no thread.
    pub(super) fn start() -> Result<Self, RenderError> {
        let shared = Arc::new(Shared::default());
        let watched = Arc::clone(&shared);
        thread::Builder::new()
            .name("ssr-watchdog".to_owned())
            .spawn(move || watch(&watched))
            .map_err(|cause| RenderError::Engine {
                reason: format!("cannot start the watchdog thread: {cause}"),
            })?;
        Ok(Self(shared))
    }

    /// A place for one more worker.
    pub(super) fn watch(&self) -> Watch {
        let mut state = self.0.lock();
        state.slots.push(None);
        Watch {
            shared: Arc::clone(&self.0),
            slot: state.slots.len() - 1,
        }
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        self.0.lock().stopped = true;
        self.0.changed.notify_one();
    }
}

impl Watch {
    /// Puts a render under watch: its isolate is terminated at the deadline.
    pub(super) fn arm(&self, deadline: Instant, isolate: IsolateHandle) {
        let mut state = self.shared.lock();
        let is_earlier = state.alarm.is_none_or(|alarm| deadline < alarm);
        if let Some(slot) = state.slots.get_mut(self.slot) {
            *slot = Some(Armed {
                deadline,
                isolate,
                fired: false,
            });
        }
        drop(state);
        // Deadlines are mostly later than the one the thread already sleeps to: then nothing needs waking.
        if is_earlier {
            self.shared.changed.notify_one();
        }
    }

    /// Whether the render under watch was terminated.
    pub(super) fn has_fired(&self) -> bool {
        let state = self.shared.lock();
        let slot = state.slots.get(self.slot).and_then(Option::as_ref);
        slot.is_some_and(|armed| armed.fired)
    }

    /// Ends the watch; whether the render was terminated.
    pub(super) fn disarm(&self) -> bool {
        let mut state = self.shared.lock();
        state
            .slots
            .get_mut(self.slot)
            .and_then(Option::take)
            .is_some_and(|armed| armed.fired)
    }
}

fn watch(shared: &Shared) {
    let mut state = shared.lock();
    while !state.stopped {
        let now = Instant::now();
        for armed in state
            .slots
            .iter_mut()
            .flatten()
            .filter(|armed| !armed.fired && armed.deadline <= now)
        {
            armed.fired = true;
            armed.isolate.terminate_execution();
        }
        state.alarm = state
            .slots
            .iter()
            .flatten()
            .filter(|armed| !armed.fired)
            .map(|armed| armed.deadline)
            .min();
        state = match state.alarm {
            Some(alarm) => {
                let wait = alarm.saturating_duration_since(now);
                shared
                    .changed
                    .wait_timeout(state, wait)
                    .unwrap_or_else(PoisonError::into_inner)
                    .0
            }
            None => shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
        };
    }
}
