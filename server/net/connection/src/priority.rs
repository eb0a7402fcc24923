//! Threads that let others of the process go first where processors are scarce.

use std::{future::Future, io};

use tokio::{runtime::Handle, sync::oneshot};

/// How much nicer such a thread is, in steps of which the system gives each about a fifth less of a contended processor. Seven
/// leave it a sixth of one beside one busy thread of the others, as the engines have it.
#[cfg(target_os = "linux")]
const NICER: i32 = 7;

/// Lets this thread, and those that it starts from now on, give way. Only Linux knows a niceness of threads.
pub(crate) fn stand_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICER) {
        tracing::debug!(%error, "a thread does not stand back");
    }
}

/// Awaits `work` on a thread of its own that gives way, so that the threads which it starts do as well. Must be called inside
/// a tokio runtime.
///
/// # Errors
///
/// If the system has no thread left.
///
/// # Panics
///
/// If `work` does.
pub async fn standing_back<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> io::Result<T> {
    let (done, result) = oneshot::channel();
    let runtime = Handle::current();
    let thread = std::thread::Builder::new()
        .name("standing-back".to_owned())
        .spawn(move || {
            stand_back();
            // Anyone who does not wait any more needs no result.
            let _ = done.send(runtime.block_on(work));
        })?;
    match result.await {
        Ok(result) => Ok(result),
        Err(_) => std::panic::resume_unwind(thread.join().err().unwrap_or(Box::new("no result"))),
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[tokio::test]
    async fn threads_of_the_work_stand_back_and_the_caller_does_not() {
        let own = getpriority_process(None).unwrap();
        let theirs = standing_back(async {
            std::thread::spawn(|| getpriority_process(None).unwrap())
                .join()
                .unwrap()
        });
        assert_eq!(theirs.await.unwrap(), (own + NICER).min(19));
        assert_eq!(getpriority_process(None).unwrap(), own);
    }

    #[tokio::test]
    #[should_panic(expected = "as the work did")]
    async fn the_caller_panics_as_the_work_does() {
        let _ = standing_back(async { panic!("as the work did") }).await;
    }
}
