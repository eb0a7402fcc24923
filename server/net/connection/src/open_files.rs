//! How many connections the process has files for. One that runs out of files cannot accept, looks again only half a second
//! later, and then finds more waiting than it has files: it would not get out of that by itself.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Files that the program needs itself: engine, database, threads, logs, downloads that are read. About fifty are open when
/// no one asks for anything.
const OWN_FILES: u64 = 56;

/// Where the system gives fewer files than that, the site is tried all the same.
const LEAST: u64 = 8;

/// Beyond it other things than files are scarce: what Actix allows each worker by itself.
const MOST: u64 = 25_600;

/// Parts into which the connections are divided among the listeners of the process.
const PARTS: u64 = 16;

/// A listener that takes its share of the process's connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// The site's own.
    Site,
    /// The content service's.
    ContentService,
    /// The one that redirects to TLS.
    Redirect,
    /// The one for metrics.
    Metrics,
}

impl Share {
    /// Parts of [`PARTS`]; all listeners together have no more.
    const fn parts(self) -> u64 {
        match self {
            Self::Site => 10,
            Self::ContentService => 4,
            Self::Redirect | Self::Metrics => 1,
        }
    }
}

/// Returns how many connections a listener has files for, however many the others have open.
///
/// Takes as many files as the system lets the process have: service managers commonly give a program fewer than it may take.
pub fn connections_with_files(share: Share) -> usize {
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
    connections_of(limit.unwrap_or(u64::MAX), share)
}

fn connections_of(files: u64, share: Share) -> usize {
    let all = files.saturating_sub(OWN_FILES).clamp(LEAST, MOST);
    let connections = (all * share.parts() / PARTS).max(1);
    usize::try_from(connections).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Share; 4] = [
        Share::Site,
        Share::ContentService,
        Share::Redirect,
        Share::Metrics,
    ];

    #[test]
    fn connections_leave_files_for_the_program() {
        let of = [0, 64, 1024, 65_536, u64::MAX].map(|files| connections_of(files, Share::Site));
        assert_eq!(of, [5, 5, 605, 16_000, 16_000]);
    }

    #[test]
    fn all_listeners_together_have_no_more_connections_than_there_are_files() {
        for files in [OWN_FILES + 16, 100, 1024, 4096, u64::MAX] {
            let connections: usize = ALL.map(|share| connections_of(files, share)).iter().sum();
            let rest = files - connections as u64;
            assert!(rest >= OWN_FILES, "{connections} of {files}");
        }
    }

    #[test]
    fn the_process_takes_all_files_that_it_may_have() {
        let connections = connections_with_files(Share::Site);
        let now = getrlimit(Resource::Nofile);
        assert_eq!(now.current, now.maximum);
        assert_eq!(
            connections,
            connections_of(now.maximum.unwrap_or(u64::MAX), Share::Site)
        );
    }
}
