//! Time of a processor that this thread has used.

use std::time::Duration;

/// Time of a processor that this thread has used since it began; `None` where the system does not tell. A look takes a
/// quarter of a microsecond.
#[cfg(unix)]
pub(super) fn thread_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};

    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).ok()
}

#[cfg(not(unix))]
pub(super) fn thread_time() -> Option<Duration> {
    None
}
