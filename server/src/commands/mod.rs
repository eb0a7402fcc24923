//! What each command of the program does.

mod serve;
#[cfg(feature = "embedded")]
mod snapshot;

use std::io::Write as _;

use crate::{cli::Command, dev, startup::Application};

/// Runs a command to its end. To be called on the main thread, before there is any other.
///
/// # Errors
///
/// Whatever kept it from doing its work.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Serve(settings) => finish(serve::run(*settings)),
        Command::Dev(settings) => finish(dev::run(*settings)),
        // V8 that makes a snapshot is set up in another way than V8 that renders.
        #[cfg(feature = "embedded")]
        Command::Snapshot(arguments) => snapshot::run(arguments),
    }
}

fn finish(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    // V8 wants to be set up by the thread from which all others descend.
    #[cfg(feature = "embedded")]
    ssr_runtime::embedded::initialize();
    actix_web::rt::System::new().block_on(work)
}

/// Prints where the site listens, for people and for scripts that asked for any free port.
///
/// # Errors
///
/// If standard output is closed.
pub(crate) fn announce(application: &Application) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    if let Some(url) = application.content_url() {
        writeln!(out, "content service on {url}")?;
    }
    writeln!(out, "listening on http://{}", application.address())?;
    out.flush()
}
