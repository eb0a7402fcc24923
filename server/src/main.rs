//! The program: reads the settings, runs the command, prints the whole chain of causes when it fails.

use std::{io::Write, process::ExitCode};

use server::{cli::Cli, commands};

fn main() -> ExitCode {
    // V8 wants to be set up by the thread from which all others descend.
    #[cfg(feature = "embedded")]
    ssr_runtime::embedded::initialize();

    let command = match Cli::read() {
        Ok(command) => command,
        Err(error) => return fail(&error),
    };
    match actix_web::rt::System::new().block_on(commands::run(command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn fail(error: &anyhow::Error) -> ExitCode {
    // Nobody is left to tell when even standard error is closed.
    let _ = writeln!(std::io::stderr(), "error: {error:#}");
    ExitCode::FAILURE
}
