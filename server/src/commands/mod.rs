//! What each command of the program does.

mod serve;
#[cfg(feature = "embedded")]
mod snapshot;

use std::io::Write as _;

use crate::{cli::Command, dev, startup::Application};

/// Runs a command to its end.
///
/// # Errors
///
/// Whatever kept it from doing its work.
pub async fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Serve(settings) => serve::run(*settings).await,
        Command::Dev(settings) => dev::run(*settings).await,
        #[cfg(feature = "embedded")]
        Command::Snapshot(arguments) => snapshot::run(arguments).await,
    }
}

/// Prints where the site listens, for people and for scripts that asked for any free port.
///
/// # Errors
///
/// If standard output is closed.
pub(crate) fn announce(application: &Application) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    if let Some(port) = application.content_port() {
        writeln!(out, "content service on http://127.0.0.1:{port}")?;
    }
    writeln!(out, "listening on http://{}", application.address())?;
    out.flush()
}
