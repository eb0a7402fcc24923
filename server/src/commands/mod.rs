//! The commands of the program, one file each.

mod check;
pub mod cli;
mod compress;
pub mod content;
#[cfg(feature = "desk")]
pub mod desk;
#[cfg(feature = "development")]
mod dev;
mod manual;
mod serve;

use std::io::Write as _;

use self::cli::Command;
pub use self::serve::status_after;
use crate::bootstrap::Application;

/// Runs a command to its end. To be called on the main thread, before there is any other.
///
/// # Errors
///
/// Whatever kept it from doing its work.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Serve(settings) => finish(serve::run(*settings)),
        #[cfg(feature = "development")]
        Command::Dev(settings) => finish(dev::run(*settings)),
        Command::Check(settings) => finish(check::run(*settings)),
        Command::Compress { folders } => folders.iter().try_for_each(|folder| compress::run(folder)),
        Command::Manual { folder } => manual::run(&folder),
        // No V8 and no server: one thread does.
        Command::Content(arguments) => tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?
            .block_on(content::run(*arguments)),
        #[cfg(feature = "desk")]
        Command::Desk(arguments) => tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?
            .block_on(desk::run(*arguments)),
    }
}

fn finish(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    actix_web::rt::System::new().block_on(work)
}

/// Prints where the site listens, for people and for scripts that requested any free port.
///
/// # Errors
///
/// If standard output is closed.
fn announce(application: &Application) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    if let Some(url) = application.content_url() {
        writeln!(out, "content service on {url}")?;
    }
    if let Some(desk) = application.desk() {
        writeln!(out, "desk on {}", desk.origin)?;
        if desk.is_plain {
            writeln!(
                out,
                "the desk's cookie is not Secure: the desk is on loopback without TLS"
            )?;
        }
        if let Some(link) = desk.link {
            writeln!(out, "log in at the desk once by {link}")?;
        }
    }
    writeln!(
        out,
        "listening on {}://{}",
        application.scheme(),
        application.address()
    )?;
    if let Some(address) = application.metrics_address() {
        writeln!(out, "metrics on http://{address}/metrics")?;
    }
    if let Some(address) = application.redirect_address() {
        writeln!(out, "redirecting from http://{address}")?;
    }
    out.flush()
}

/// Prints one line.
///
/// # Errors
///
/// If standard output is closed.
fn say(line: impl std::fmt::Display) -> std::io::Result<()> {
    writeln!(std::io::stdout().lock(), "{line}")
}
