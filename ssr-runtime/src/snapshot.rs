//! Startup snapshots: V8 heaps in which the bundle is already evaluated and has rendered, made by a process of their own.
//!
//! Making one puts V8 into a mode that a process cannot leave. So a host starts itself once more, and that second
//! process does nothing but [`main_if_asked`].

use std::process::ExitCode;
#[cfg(feature = "embedded")]
use std::{
    error::Error,
    ffi::OsString,
    io::Write as _,
    path::PathBuf,
    sync::atomic::{AtomicBool, Ordering},
};

#[cfg(feature = "embedded")]
use crate::embedded::snapshot::{COMMAND, SnapshotRequest, create};
#[cfg(feature = "embedded")]
use crate::lent::Globals;

/// Whether this program, started once more, would make a snapshot. Without this a program that never asks would be
/// started again with arguments that mean nothing to it.
#[cfg(feature = "embedded")]
static ASKS: AtomicBool = AtomicBool::new(false);

/// Makes a snapshot, if that is what this process was started for. To be called first in `main`:
///
/// ```
/// use std::process::ExitCode;
///
/// fn main() -> ExitCode {
///     if let Some(code) = ssr_runtime::snapshot::main_if_asked() {
///         return code;
///     }
///     // The program itself.
///     ExitCode::SUCCESS
/// }
/// ```
///
/// Returns `None` in every other process, and always without the feature `embedded`. A failure is written to standard
/// error, where the process that wants the snapshot reads it.
pub fn main_if_asked() -> Option<ExitCode> {
    #[cfg(feature = "embedded")]
    {
        let mut arguments = std::env::args_os().skip(1);
        if arguments.next().is_none_or(|first| first != COMMAND) {
            ASKS.store(true, Ordering::Relaxed);
            return None;
        }
        Some(match make(arguments) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                // With standard error closed there is nowhere left to write.
                let _ = writeln!(std::io::stderr(), "{error}");
                ExitCode::FAILURE
            }
        })
    }
    #[cfg(not(feature = "embedded"))]
    None
}

/// This program, if it makes snapshots when it is started for it.
#[cfg(feature = "embedded")]
pub(crate) fn own_program() -> Option<PathBuf> {
    let asks = ASKS.load(Ordering::Relaxed);
    asks.then(std::env::current_exe)?
        .inspect_err(|error| tracing::warn!(%error, "the program's own file cannot be found"))
        .ok()
}

#[cfg(feature = "embedded")]
fn make(mut arguments: impl Iterator<Item = OsString>) -> Result<(), Box<dyn Error>> {
    let mut next = |name: &str| arguments.next().ok_or(format!("no {name}"));
    let request = SnapshotRequest {
        bundle: next("bundle")?.into(),
        out: next("place for the snapshot")?.into(),
        warm_up: next("list of requests")?.into(),
        identity: next("identity")?.to_string_lossy().into_owned(),
        heap_bytes: next("heap")?.to_string_lossy().parse()?,
        globals: Globals::named(arguments),
    };
    create(&request)?;
    Ok(())
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_never_asks_is_not_started_again() {
        assert_eq!(own_program(), None);

        // The arguments of a test are not those of a maker.
        assert!(main_if_asked().is_none());

        assert_eq!(own_program(), std::env::current_exe().ok());
    }
}
