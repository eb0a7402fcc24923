//! Memory of processes, as Linux tells it.

use std::{
    collections::HashMap,
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

/// A field of a process's status, in bytes; `None` once the process has ended.
fn field(process: &str, name: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes << 10)
}

/// The most memory that this process has had since it was asked last, in bytes.
#[cfg(feature = "embedded")]
pub(crate) fn own_peak() -> u64 {
    let peak = field("self", "VmHWM:").unwrap();
    fs::write("/proc/self/clear_refs", "5").unwrap();
    peak
}

/// The peaks of this process's children.
pub(crate) struct ChildPeaks {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<HashMap<String, u64>>,
}

impl ChildPeaks {
    /// Begins to look every few milliseconds: the system forgets the peak of a process that has ended.
    pub(crate) fn watch() -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = thread::spawn(move || {
            let mut peaks = HashMap::new();
            loop {
                for child in children() {
                    if let Some(peak) = field(&child, "VmHWM:") {
                        peaks.insert(child, peak);
                    }
                }
                if stopped.load(Ordering::Relaxed) {
                    return peaks;
                }
                thread::sleep(Duration::from_millis(2));
            }
        });
        Self { stop, thread }
    }

    /// The peak of each, in bytes.
    pub(crate) fn stop(self) -> Vec<u64> {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().unwrap().into_values().collect()
    }
}

/// Of every thread: each knows what it has started.
fn children() -> Vec<String> {
    let threads = fs::read_dir("/proc/self/task").unwrap().flatten();
    threads
        .filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok())
        .flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}
