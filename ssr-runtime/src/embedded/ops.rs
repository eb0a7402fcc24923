//! What the scripts of an isolate call in Rust.

use deno_core::{OpState, op2};

use super::stop;
#[cfg(feature = "web")]
use super::{
    fetch::{op_ssr_fetch, op_ssr_fetch_cancel},
    urls::{op_ssr_query_parse, op_ssr_query_write, op_ssr_url_change, op_ssr_url_parse},
};
use crate::hooks::Console;

#[cfg(not(feature = "web"))]
deno_core::extension!(ssr, ops = [op_ssr_console]);

#[cfg(feature = "web")]
deno_core::extension!(
    ssr,
    ops = [
        op_ssr_console,
        op_ssr_fetch,
        op_ssr_fetch_cancel,
        op_ssr_query_parse,
        op_ssr_query_write,
        op_ssr_url_change,
        op_ssr_url_parse,
    ]
);

/// Passes on one line of the bundle's console; drops it in the process that makes a snapshot, whose log is not read.
#[op2(fast)]
fn op_ssr_console(state: &OpState, #[string] level: &str, #[string] text: &str) {
    if !stop::is_repeated(state)
        && let Some(console) = state.try_borrow::<Console>()
    {
        console.write(level, text);
    }
}
