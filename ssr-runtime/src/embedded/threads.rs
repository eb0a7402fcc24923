//! The threads that run V8.
//!
//! All have a lower priority than the rest of the host. The helper threads of V8 inherit it.
//!
//! V8 protects the memory of its machine code with protection keys of the processor, where there are some, and a thread
//! inherits the right to write there from the one that started it. So one thread initialises V8 and starts all that run it:
//! a host may start a pool from any of its own.

use std::{
    io,
    sync::{
        Mutex, PoisonError,
        mpsc::{self, Receiver, Sender},
    },
    thread::{self, JoinHandle},
};

use deno_core::JsRuntime;

use super::flags;
use crate::priority;

/// Stack of a thread that runs V8, in bytes. V8 uses up to one megabyte of it, `deno_core`'s own calls the rest.
const STACK_BYTES: usize = 4 << 20;

/// The way to the thread that initialised V8, once there is one. It lives as long as the process.
static PARENT: Mutex<Option<Sender<Start>>> = Mutex::new(None);

/// What a thread is to do.
type Work = Box<dyn FnOnce() + Send>;

struct Start {
    name: String,
    work: Work,
    started: Sender<io::Result<JoinHandle<()>>>,
}

/// Starts a thread that may run V8, and initialises V8 before the first.
///
/// # Errors
///
/// If the system gives no thread.
pub(super) fn spawn(name: String, work: impl FnOnce() + Send + 'static) -> io::Result<JoinHandle<()>> {
    let (started, is_started) = mpsc::channel();
    let start = Start {
        name,
        work: Box::new(work),
        started,
    };
    parent()?.send(start).map_err(|_| parent_ended())?;
    is_started.recv().map_err(|_| parent_ended())?
}

fn parent() -> io::Result<Sender<Start>> {
    let mut parent = PARENT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(starts) = parent.as_ref() {
        return Ok(starts.clone());
    }
    let (starts, queue) = mpsc::channel();
    thread::Builder::new()
        .name("v8".to_owned())
        .spawn(move || run_parent(&queue))?;
    Ok(parent.insert(starts).clone())
}

fn run_parent(starts: &Receiver<Start>) {
    flags::set(&[
        // Property caches from a function's first call on: a new isolate is up to speed sooner.
        "--no-lazy-feedback-allocation",
        // Isolates fill the cores by themselves: helpers in a collection would only take turns with the others.
        "--no-parallel-scavenge",
        // Two ways in which V8 compiles a loop that never looks whether to stop (docs/v8-loop-without-a-check.md): it takes the
        // look out of loops of known length, and with it that of the loop around them;
        "--no-turboshaft-loop-unrolling",
        // and while another thread compiles a function anew, its present code looks once in a thousand million steps.
        "--no-concurrent-recompilation",
    ]);
    priority::stand_back();
    JsRuntime::init_platform(None);
    for Start { name, work, started } in starts {
        let thread = thread::Builder::new()
            .name(name)
            .stack_size(STACK_BYTES)
            .spawn(work);
        // The receiver is gone when the start was given up.
        drop(started.send(thread));
    }
}

fn parent_ended() -> io::Error {
    io::Error::other("the thread that initialised V8 has ended")
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[test]
    fn what_runs_v8_stands_back() {
        let (tell, told) = mpsc::channel();
        let thread = spawn("test".to_owned(), move || {
            tell.send(getpriority_process(None)).unwrap();
        });
        thread.unwrap().join().unwrap();
        let own = getpriority_process(None).unwrap();
        // Nothing gives way to tests that have the lowest priority themselves.
        assert!(told.recv().unwrap().unwrap() > own || own == 19);
    }
}
