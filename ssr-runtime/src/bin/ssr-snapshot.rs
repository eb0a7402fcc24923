//! Makes startup snapshots for hosts that cannot call `ssr_runtime::snapshot::main_if_asked` themselves, such as this
//! crate's tests. `RendererBuilder::snapshot_maker` names it; it is not for people.

use std::{io::Write as _, process::ExitCode};

fn main() -> ExitCode {
    ssr_runtime::snapshot::main_if_asked().unwrap_or_else(|| {
        // With standard error closed there is nowhere left to write.
        let _ = writeln!(std::io::stderr(), "RendererBuilder starts this program by itself");
        ExitCode::FAILURE
    })
}
