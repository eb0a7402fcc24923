//! How many connections the process has files for. One that runs out of files cannot accept, looks again only half a second
//! later, and then finds more waiting than it has files: it would not get out of that by itself.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Files that the program needs itself: engine, database, threads, logs, downloads that are read. About fifty are open when
/// nobody asks for anything.
const OWN_FILES: u64 = 56;

/// Where the system gives fewer files than that, the site is tried all the same.
const LEAST: u64 = 8;

/// Beyond it other things than files are scarce: what Actix allows each worker by itself.
const MOST: u64 = 25_600;

/// Takes as many files as the system lets the process have, and returns how many connections they are enough for. Service
/// managers commonly give a program fewer than it may take.
pub fn connections_with_files() -> usize {
    let given = getrlimit(Resource::Nofile);
    let taken = Rlimit {
        current: given.maximum,
        ..given
    };
    let limit = match setrlimit(Resource::Nofile, taken) {
        Ok(()) => given.maximum,
        Err(error) => {
            tracing::debug!(%error, "the limit of open files stays as it is");
            given.current
        }
    };
    // None is no limit.
    connections_of(limit.unwrap_or(u64::MAX))
}

fn connections_of(files: u64) -> usize {
    let connections = files.saturating_sub(OWN_FILES).clamp(LEAST, MOST);
    usize::try_from(connections).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_the_program() {
        let of = [0, 64, 1024, 65_536, u64::MAX].map(connections_of);
        assert_eq!(of, [8, 8, 968, 25_600, 25_600]);
    }

    #[test]
    fn the_process_takes_all_files_that_it_may_have() {
        let connections = connections_with_files();
        let now = getrlimit(Resource::Nofile);
        assert_eq!(now.current, now.maximum);
        assert_eq!(connections, connections_of(now.maximum.unwrap_or(u64::MAX)));
    }
}
