//! The console of isolates.

use deno_core::{OpState, op2};

use crate::hooks::Console;

deno_core::extension!(ssr_console, ops = [op_ssr_console]);

/// Passes on one line of the bundle's console; drops it in the process that makes a snapshot, whose log is not read.
#[op2(fast)]
fn op_ssr_console(state: &OpState, #[string] level: &str, #[string] text: &str) {
    if let Some(console) = state.try_borrow::<Console>() {
        console.write(level, text);
    }
}
