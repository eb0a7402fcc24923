//! The watchdog: one thread that ends what overruns its deadline or takes too much memory, and tells of what cannot be ended.
//!
//! A call into an isolate is armed in its worker's slot and disarmed when it ends. All that happens to a slot happens under one
//! lock, so an order to stop can never hit the call after the one that it was meant for.

use std::{
    fmt,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use super::{
    lost,
    place::Place,
    slot::{Armed, LOOK_EVERY, Slot},
    stop::Stop,
};
use crate::{error::RenderError, memory};

/// Time between two looks at what lost threads take.
const LOOK_AT_LOST_EVERY: Duration = Duration::from_millis(250);

/// What is done when lost workers take more and more memory.
type OnGrowth = Box<dyn Fn(&str) + Send + Sync>;

/// What a call that ended had come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// It was left alone.
    Freely,
    /// It was told to stop.
    Stopped,
    /// It was given up; another worker has its place.
    Lost,
}

#[derive(Default)]
struct State {
    slots: Vec<Slot>,
    /// When the thread wakes by itself; `None` while it waits to be notified.
    alarm: Option<Instant>,
    stopped: bool,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    /// Growth of the process, in bytes, that each isolate may be the cause of.
    room: u64,
    on_growth: OnGrowth,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is valid after every statement, so a poisoned lock is as good as a clean one.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Watchdog").finish_non_exhaustive()
    }
}

/// Owner of the watchdog's thread; the thread ends when this is dropped.
#[derive(Debug)]
pub(super) struct Watchdog(Arc<Shared>);

/// A worker's place with the watchdog.
#[derive(Clone, Debug)]
pub(super) struct Watch {
    shared: Arc<Shared>,
    slot: usize,
}

impl Watchdog {
    /// Starts the thread. `room` is the growth of the process that each isolate may cause; `on_growth` is called when lost ones may.
    ///
    /// # Errors
    ///
    /// [`RenderError::Engine`] when the system gives no thread.
    pub(super) fn start(
        room: u64,
        on_growth: impl Fn(&str) + Send + Sync + 'static,
    ) -> Result<Self, RenderError> {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            changed: Condvar::new(),
            room,
            on_growth: Box::new(on_growth),
        });
        let watched = Arc::clone(&shared);
        thread::Builder::new()
            .name("ssr-watchdog".to_owned())
            .spawn(move || watch(&watched))
            .map_err(|cause| RenderError::Engine {
                reason: format!("cannot start the watchdog thread: {cause}"),
            })?;
        Ok(Self(shared))
    }

    /// A place for one more worker. `on_lost` is called once, on the watchdog's thread, if the worker is lost.
    pub(super) fn watch(&self, place: Place, on_lost: impl FnOnce(&str) + Send + 'static) -> Watch {
        let mut state = self.0.lock();
        state.slots.push(Slot {
            place: Some(place),
            on_lost: Some(Box::new(on_lost)),
            ..Slot::default()
        });
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
    /// Puts a call under watch: its isolate is told to stop at the deadline.
    pub(super) fn arm(&self, page: &str, deadline: Instant, stop: Stop) {
        self.arm_with(page, deadline, None, stop);
    }

    /// The same for a call that may have so much processor time as well: a thread that waits for a processor has taken none.
    #[cfg(feature = "web")]
    pub(super) fn arm_turn(&self, page: &str, deadline: Instant, cpu: Duration, stop: Stop) {
        self.arm_with(page, deadline, Some(cpu), stop);
    }

    fn arm_with(&self, page: &str, deadline: Instant, cpu: Option<Duration>, stop: Stop) {
        let next = deadline.min(Instant::now() + LOOK_EVERY);
        let mut state = self.shared.lock();
        let is_earlier = state.alarm.is_none_or(|alarm| next < alarm);
        if let Some(slot) = state.slots.get_mut(self.slot) {
            slot.page.clear();
            slot.page.push_str(page);
            slot.armed = Some(Armed {
                deadline,
                stop,
                next,
                cpu,
                resident: None,
                begun: None,
                stopped: None,
            });
        }
        drop(state);
        // The thread mostly wakes soon enough by itself.
        if is_earlier {
            self.shared.changed.notify_one();
        }
    }

    /// Ends the watch; what the call had come to.
    pub(super) fn disarm(&self) -> Ended {
        let mut state = self.shared.lock();
        let Some(slot) = state.slots.get_mut(self.slot) else {
            return Ended::Freely;
        };
        let armed = slot.armed.take();
        if slot.is_lost {
            Ended::Lost
        } else if armed.is_some_and(|armed| armed.stop.is_ordered()) {
            Ended::Stopped
        } else {
            Ended::Freely
        }
    }

    /// Gives the worker up at once.
    pub(super) fn lose(&self) {
        let mut state = self.shared.lock();
        let lost = state.slots.get_mut(self.slot).and_then(Slot::lose);
        drop(state);
        if let Some((on_lost, page)) = lost {
            on_lost(&page);
        }
    }
}

fn watch(shared: &Shared) {
    let mut state = shared.lock();
    while !state.stopped {
        let now = Instant::now();
        let is_due = |slot: &Slot| slot.armed.as_ref().is_some_and(|armed| armed.next <= now);
        let due = state.slots.iter().filter(|slot| is_due(slot)).count() as u64;
        let resident = if due > 0 { memory::resident() } else { None };
        let room = shared.room.saturating_mul(due);
        let mut lost = Vec::new();
        for slot in &mut state.slots {
            if slot.look(now, resident, room) {
                lost.extend(slot.lose());
            }
        }
        if !lost.is_empty() {
            drop(state);
            for (on_lost, page) in lost {
                on_lost(&page);
            }
            state = shared.lock();
            continue;
        }
        let gone = state.slots.iter().rfind(|slot| slot.is_lost && lost::count() > 0);
        if let Some(page) = gone.filter(|_| lost::have_grown(shared.room)) {
            let page = page.page.clone();
            drop(state);
            (shared.on_growth)(&page);
            state = shared.lock();
            continue;
        }
        let look = gone.map(|_| now + LOOK_AT_LOST_EVERY);
        let armed = state.slots.iter().filter_map(|slot| slot.armed.as_ref());
        state.alarm = armed.map(|armed| armed.next).chain(look).min();
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
