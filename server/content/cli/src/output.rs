//! Standard output, where every command prints its result.

use std::fmt::Display;
use std::io::{self, Write as _};

/// Prints one line.
///
/// # Errors
///
/// If standard output is closed.
pub(crate) fn say(line: impl Display) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{line}")
}
