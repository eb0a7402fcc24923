//! What the watchdog knows of one worker, and what it does about a call of that.

use std::time::{Duration, Instant};

use super::{
    place::Place,
    stop::{Reason, Stop},
};

/// Time after which a call that was told to stop, and still goes on, counts as lost.
pub(super) const TERMINATION_GRACE: Duration = Duration::from_millis(400);

/// Processor time in which it had to notice. Isolates give way: where processors are scarce a thread may not have run at all.
const TIME_TO_NOTICE: Duration = Duration::from_millis(200);

/// Time after which it counts as lost in any case, for it may wait for something.
const LONGEST_GRACE: Duration = Duration::from_secs(10);

/// Time between two orders to the same script, for V8 may forget one.
const REPEAT_EVERY: Duration = Duration::from_millis(50);

/// Time between two looks at the memory of the process while a call goes on. Most calls end before the first.
pub(super) const LOOK_EVERY: Duration = Duration::from_millis(25);

/// What is done about a worker that is lost, told the page that it was lost to.
pub(super) type OnLost = Box<dyn FnOnce(&str) + Send>;
/// A call under watch.
#[derive(Debug)]
pub(super) struct Armed {
    pub(super) deadline: Instant,
    pub(super) stop: Stop,
    /// Processor time that it may have, where that is bounded.
    pub(super) cpu: Option<Duration>,
    /// When something is done next.
    pub(super) next: Instant,
    /// Memory of the process when the call was first found to take long.
    pub(super) resident: Option<u64>,
    /// Processor time of its thread when it was first found to take long.
    pub(super) begun: Option<Duration>,
    /// When the isolate was told to stop, and the processor time of its thread then.
    pub(super) stopped: Option<(Instant, Option<Duration>)>,
}

#[derive(Default)]
pub(super) struct Slot {
    /// What the call is made for. Kept between calls, so that naming it costs no allocation.
    pub(super) page: String,
    pub(super) armed: Option<Armed>,
    pub(super) place: Option<Place>,
    pub(super) on_lost: Option<OnLost>,
    pub(super) is_lost: bool,
}

impl Slot {
    /// Marks the worker as lost; what is to be done about it.
    pub(super) fn lose(&mut self) -> Option<(OnLost, String)> {
        self.is_lost = true;
        // Nothing more can be done about the call.
        self.armed = None;
        self.on_lost.take().map(|on_lost| (on_lost, self.page.clone()))
    }

    /// Does what is due; whether the worker is lost.
    pub(super) fn look(&mut self, now: Instant, resident: Option<u64>, room: u64) -> bool {
        let Some(armed) = self.armed.as_mut().filter(|armed| armed.next <= now) else {
            return false;
        };
        let cpu = || self.place.as_ref().and_then(Place::cpu);
        if let Some((stopped, before)) = armed.stopped {
            armed.stop.repeat();
            armed.next = now + REPEAT_EVERY;
            let waited = now - stopped;
            let used = before.zip(cpu()).map(|(before, now)| now.saturating_sub(before));
            let could_notice = used.is_none_or(|used| used >= TIME_TO_NOTICE);
            return waited >= LONGEST_GRACE || waited >= TERMINATION_GRACE && could_notice;
        }
        let before = *armed.resident.get_or_insert(resident.unwrap_or(u64::MAX));
        let is_too_large = resident.is_some_and(|resident| resident.saturating_sub(before) > room);
        let has_had = |limit| {
            let cpu = cpu()?;
            Some(cpu.saturating_sub(*armed.begun.get_or_insert(cpu)) >= limit)
        };
        let is_over = armed.deadline <= now || armed.cpu.and_then(has_had).unwrap_or(false);
        if is_over || is_too_large || armed.stop.is_ordered() {
            armed.stop.order(if is_too_large {
                Reason::Memory
            } else {
                Reason::Deadline
            });
            armed.stopped = Some((now, cpu()));
            armed.next = now + REPEAT_EVERY;
        } else {
            armed.next = armed.deadline.min(now + LOOK_EVERY);
        }
        false
    }
}
