//! Isolates give way where processors are scarce: a render may take as long as its deadline says, and anyone who sends finished
//! pages should not wait for it.

/// How much nicer isolates are than the rest of the host, in steps of which the system gives each about a fifth less of a
/// contended processor. Seven leave an isolate a sixth of one beside one busy thread of the host, and a render takes about a
/// thousandth of its deadline.
#[cfg(unix)]
const NICER: i32 = 7;

/// Lets this thread, and those that it starts from now on, give way. Elsewhere than on Linux niceness is the process's.
#[cfg(feature = "embedded")]
pub(crate) fn stand_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICER) {
        tracing::debug!(%error, "isolates do not give way");
    }
}

/// Lets a process that has just been started give way.
pub(crate) fn let_stand_back(process: u32) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, getpriority_process, setpriority_process};

        let pid = i32::try_from(process).ok().and_then(Pid::from_raw);
        let done = getpriority_process(None).and_then(|own| setpriority_process(pid, own + NICER));
        if let Err(error) = done {
            tracing::debug!(%error, "a process does not give way");
        }
    }
    #[cfg(not(unix))]
    let _ = process;
}

/// The number of this thread, by which the system tells of it.
#[cfg(all(feature = "embedded", target_os = "linux"))]
fn own_id() -> Option<u32> {
    let link = std::fs::read_link("/proc/thread-self").ok()?;
    link.file_name()?.to_str()?.parse().ok()
}

/// A thread of this process that may outlive its use.
#[cfg(feature = "embedded")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RunningThread {
    #[cfg(target_os = "linux")]
    id: Option<u32>,
    #[cfg(target_os = "linux")]
    native: thread_priority::ThreadId,
    #[cfg(not(target_os = "linux"))]
    id: std::thread::ThreadId,
}

#[cfg(feature = "embedded")]
impl RunningThread {
    /// This thread.
    pub(crate) fn current() -> Self {
        Self {
            #[cfg(target_os = "linux")]
            id: own_id(),
            #[cfg(target_os = "linux")]
            native: thread_priority::thread_native_id(),
            #[cfg(not(target_os = "linux"))]
            id: std::thread::current().id(),
        }
    }

    /// Gives the thread a processor only while nothing else wants it. It must not have been joined.
    pub(crate) fn let_idle(self) {
        #[cfg(target_os = "linux")]
        {
            use thread_priority::{
                NormalThreadSchedulePolicy::Idle, ThreadPriority, ThreadSchedulePolicy,
                set_thread_priority_and_policy,
            };

            // In a thread of its own, whose niceness the library sets too.
            let set = std::thread::spawn(move || {
                let policy = ThreadSchedulePolicy::Normal(Idle);
                set_thread_priority_and_policy(self.native, ThreadPriority::Min, policy)
            });
            if !matches!(set.join(), Ok(Ok(()))) {
                tracing::debug!(?self, "a lost thread keeps its priority");
            }
        }
    }

    /// Processor time that the thread has used; `None` where the system does not tell.
    pub(crate) fn cpu(self) -> Option<std::time::Duration> {
        #[cfg(target_os = "linux")]
        {
            let path = format!("/proc/self/task/{}/schedstat", self.id?);
            let text = std::fs::read_to_string(path).ok()?;
            let nanos = text.split(' ').next()?.parse().ok()?;
            Some(std::time::Duration::from_nanos(nanos))
        }
        #[cfg(not(target_os = "linux"))]
        None
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::{Command, Stdio};

    use rustix::process::{Pid, getpriority_process};

    use super::*;

    /// 19 is the most.
    fn nicer(own: i32) -> i32 {
        (own + NICER).min(19)
    }

    #[cfg(feature = "embedded")]
    #[test]
    fn a_thread_and_what_it_starts_stand_back_and_others_do_not() {
        let own = getpriority_process(None).unwrap();
        let found = std::thread::spawn(|| {
            stand_back();
            std::thread::spawn(|| getpriority_process(None).unwrap())
                .join()
                .unwrap()
        });
        assert_eq!(found.join().unwrap(), nicer(own));
        assert_eq!(getpriority_process(None).unwrap(), own);
    }

    #[cfg(feature = "embedded")]
    #[test]
    fn a_thread_can_be_let_idle_by_another() {
        use std::sync::mpsc;

        let (tell, told) = mpsc::channel();
        let (go_on, wait) = mpsc::channel::<()>();
        let thread = std::thread::spawn(move || {
            tell.send(RunningThread::current()).unwrap();
            wait.recv().unwrap();
        });
        let running = told.recv().unwrap();
        running.let_idle();
        // The 41st field of a thread's state is its policy; 5 is the idle class.
        let stat = std::fs::read_to_string(format!("/proc/self/task/{}/stat", running.id.unwrap()));
        let stat = stat.unwrap();
        let (_, fields) = stat.rsplit_once(')').unwrap();
        assert_eq!(fields.split_whitespace().nth(38), Some("5"));
        assert!(running.cpu().is_some());
        go_on.send(()).unwrap();
        thread.join().unwrap();
        assert_eq!(running.cpu(), None);
    }

    #[test]
    fn a_process_stands_back() {
        let own = getpriority_process(None).unwrap();
        let mut child = Command::new("cat").stdin(Stdio::piped()).spawn().unwrap();
        let_stand_back(child.id());
        let pid = Pid::from_child(&child);
        assert_eq!(getpriority_process(Some(pid)).unwrap(), nicer(own));
        drop(child.stdin.take());
        child.wait().unwrap();
    }
}
