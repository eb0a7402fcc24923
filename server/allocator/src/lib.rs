//! The memory allocator of the site's program, and of the benchmark that speaks for it.

use tikv_jemalloc_ctl::{Access as _, AsName as _, Result};

/// V8 and its compilers' threads share it with the rest: it gives back to the system what they free, where the system's
/// own allocator keeps some megabytes an isolate.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Milliseconds that freed memory waits to be used again. jemalloc's own ten seconds keep what the last
/// compilations of V8 have used for as long as a site is busy; without any, each would ask the system anew.
const DECAY_MS: isize = 200;

/// Gives back what is free after a fifth of a second. jemalloc does it on threads of its own, where it has them: also
/// what threads have freed that sleep now.
///
/// Call it first thing in `main`: it holds for the thread that calls it there, and for all that come later.
///
/// # Errors
///
/// When jemalloc does not know one of the settings.
pub fn give_back_soon() -> Result<()> {
    b"arena.0.dirty_decay_ms\0".name().write(DECAY_MS)?;
    b"arenas.dirty_decay_ms\0".name().write(DECAY_MS)
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::{
        fs, hint,
        sync::mpsc,
        thread,
        time::{Duration, Instant},
    };

    use super::give_back_soon;

    const BLOCKS: usize = 1024;
    const BLOCK: usize = 64 * 1024;

    fn resident_pages() -> usize {
        let memory = fs::read_to_string("/proc/self/statm").unwrap();
        memory.split(' ').nth(1).unwrap().parse().unwrap()
    }

    #[test]
    fn the_system_gets_back_what_a_sleeping_thread_has_freed() {
        give_back_soon().unwrap();
        let before = resident_pages();
        let (freed, is_freed) = mpsc::channel();
        let (end, ends) = mpsc::channel::<()>();
        let sleeper = thread::spawn(move || {
            let blocks: Vec<_> = (0..BLOCKS).map(|_| vec![1_u8; BLOCK]).collect();
            let used = resident_pages();
            drop(hint::black_box(blocks));
            freed.send(used).unwrap();
            ends.recv().unwrap_err();
        });
        let used = is_freed.recv().unwrap();
        let begun = Instant::now();
        while resident_pages() > usize::midpoint(before, used) {
            assert!(begun.elapsed() < Duration::from_secs(5), "it is still there");
            thread::yield_now();
        }
        drop(end);
        sleeper.join().unwrap();
    }
}
