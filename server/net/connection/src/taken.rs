//! Whether every accepted connection has come to the thread that serves it.
//!
//! Actix hands accepted connections to its workers, and drops those that a worker has not taken up when it stops. The system
//! knows how many are accepted, and the service how many it has begun to serve.

use std::{
    net::TcpListener,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

/// Connections that are being served.
#[derive(Clone, Debug, Default)]
pub(crate) struct Taken(Arc<AtomicUsize>);

/// One of them, until it is dropped.
#[derive(Debug)]
pub(crate) struct Serving(Taken);

impl Taken {
    /// Counts a connection.
    pub(crate) fn begin(&self) -> Serving {
        self.0.fetch_add(1, Ordering::Relaxed);
        Serving(self.clone())
    }

    /// Whether no connection waits: neither to be accepted from this listener, nor to be taken up. `None` where the system does
    /// not tell.
    pub(crate) fn all(&self, listener: &TcpListener) -> Option<bool> {
        let open = open(listener.local_addr().ok()?.port())?;
        Some(open.waiting == 0 && open.accepted <= self.0.load(Ordering::Relaxed))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Connections to a port of this machine.
#[derive(Debug, Default, PartialEq, Eq)]
struct Open {
    accepted: usize,
    waiting: usize,
}

/// The connections to a port, from Linux's tables; `None` elsewhere.
fn open(port: u16) -> Option<Open> {
    let tables: Vec<String> = ["/proc/net/tcp", "/proc/net/tcp6"]
        .iter()
        .filter_map(|table| std::fs::read_to_string(table).ok())
        .collect();
    (!tables.is_empty()).then(|| count(&tables.concat(), port))
}

/// Counts those that are open in both directions, or that their client has closed already. One that no one has accepted belongs
/// to no file yet.
fn count(tables: &str, port: u16) -> Open {
    const ESTABLISHED: &str = "01";
    const CLOSE_WAIT: &str = "08";
    let port = format!(":{port:04X}");
    let mut open = Open::default();
    for line in tables.lines() {
        let mut fields = line.split_whitespace().skip(1);
        let (local, state, inode) = (fields.next(), fields.nth(1), fields.nth(5));
        let is_ours = local.is_some_and(|local| local.ends_with(&port));
        if !is_ours || !matches!(state, Some(ESTABLISHED | CLOSE_WAIT)) {
            continue;
        }
        match inode {
            Some("0") | None => open.waiting += 1,
            Some(_) => open.accepted += 1,
        }
    }
    open
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::net::TcpStream;

    use super::*;

    #[test]
    fn a_connection_waits_until_it_is_accepted_and_then_until_it_is_served() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let taken = Taken::default();
        assert_eq!(taken.all(&listener), Some(true));
        let client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let port = listener.local_addr().unwrap().port();
        let of = |accepted, waiting| Some(Open { accepted, waiting });
        assert_eq!(open(port), of(0, 1));
        assert_eq!(taken.all(&listener), Some(false));
        let accepted = listener.accept().unwrap();
        assert_eq!(open(port), of(1, 0));
        assert_eq!(taken.all(&listener), Some(false));
        let serving = taken.begin();
        assert_eq!(taken.all(&listener), Some(true));
        drop((serving, accepted));
        assert_eq!(taken.all(&listener), Some(true));
        drop(client);
    }
}
