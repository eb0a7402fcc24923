//! The console of isolates: lines go to tracing, under the target `ssr::console`.

use deno_core::op2;

deno_core::extension!(ssr_console, ops = [op_ssr_console]);

/// Logs one line of the bundle's console.
#[op2(fast)]
fn op_ssr_console(#[string] level: &str, #[string] text: &str) {
    crate::console::log(level, text);
}
