//! When to stop: SIGTERM from an operator, SIGINT (Ctrl-C) from a developer.

use std::future::Future;

use tokio::signal::unix::{SignalKind, signal};

/// Begins to listen; the future ends with the first SIGTERM or SIGINT.
///
/// # Errors
///
/// If the process may not listen for signals.
pub fn listen() -> std::io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}
