//! Engines stand back where processors are scarce: a render may take as long as its deadline says, and whoever sends finished
//! pages should not wait for it.

/// How much nicer engines are than the rest of the host, in steps of which the system gives each about a fifth less of a
/// contended processor. Seven leave an engine a sixth of one beside one busy thread of the host, and a render takes about a
/// thousandth of its deadline.
#[cfg(unix)]
const NICER: i32 = 7;

/// Lets this thread, and those that it starts from now on, stand back. Elsewhere than on Linux niceness is the process's.
#[cfg(feature = "embedded")]
pub(crate) fn stand_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICER) {
        tracing::debug!(%error, "engines do not stand back");
    }
}

/// Lets a process that has just been started stand back.
pub(crate) fn let_stand_back(process: u32) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, getpriority_process, setpriority_process};

        let pid = i32::try_from(process).ok().and_then(Pid::from_raw);
        let done = getpriority_process(None).and_then(|own| setpriority_process(pid, own + NICER));
        if let Err(error) = done {
            tracing::debug!(%error, "a process does not stand back");
        }
    }
    #[cfg(not(unix))]
    let _ = process;
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
