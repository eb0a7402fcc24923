//! The program: reads the command, runs it, prints the whole chain of causes when it fails.

use std::{io::Write, process::ExitCode};

use server::{cli::Cli, commands};

/// V8 and its compilers' threads share it with the rest: what they free goes back to the system within
/// milliseconds, where the system's own allocator keeps some megabytes an isolate.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match Cli::read().and_then(commands::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell when even standard error is closed.
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
