//! The program: reads the command, runs it, prints the whole chain of causes when it fails.

use std::{io::Write, process::ExitCode};

use server::{cli::Cli, commands};

fn run() -> anyhow::Result<()> {
    allocator::give_back_soon()?;
    commands::run(Cli::read()?)
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell when even standard error is closed.
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
