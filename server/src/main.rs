//! The program: reads the command, runs it, prints the whole chain of causes when it fails.

use std::{io::Write, process::ExitCode};

use server::{
    bootstrap::process,
    commands::{self, cli::Cli},
};

fn run() -> anyhow::Result<()> {
    process::write_for_its_own_user_alone();
    process::end_with_the_clock();
    #[cfg(feature = "jemalloc")]
    allocator::give_back_soon()?;
    commands::run(Cli::read()?)
}

fn main() -> ExitCode {
    // The site starts this program once more for a snapshot; then it does nothing else.
    if let Some(code) = ssr_runtime::snapshot::main_if_asked() {
        return code;
    }
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // With standard error closed there is nowhere left to write.
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            ExitCode::from(commands::status_after(&error))
        }
    }
}
