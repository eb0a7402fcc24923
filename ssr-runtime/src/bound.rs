//! The memory of a process that runs V8, which the limit of its heap bounds in part only: buffers and much else lie outside of it.

/// Lets a process that has started have so many bytes more than it has now. The system refuses further ones, and the process ends.
/// Elsewhere than on Linux memory outside of the heap has no bound.
pub(crate) fn bound(process: Option<u32>, bytes: usize) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};

        use crate::memory;

        let pid = process.and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        let most = process.and_then(memory::data).map(|data| data + bytes as u64);
        let limit = Rlimit {
            current: most,
            maximum: most,
        };
        if pid.is_none() || most.is_none() || prlimit(pid, Resource::Data, limit).is_err() {
            tracing::warn!("the memory of a process has no bound but that of its heap");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (process, bytes);
}
