//! A runtime with a bounded heap.

use std::thread;

use deno_core::{JsRuntime, RuntimeOptions, v8};

use super::{
    buffers::{self, Budget},
    host,
    ops::ssr,
    stop::{Reason, Stop},
    watchdog::Watch,
};
use crate::{bundle::Bundle, error::RenderError, limits::Limits};

/// Room for new objects: two parts of 4 MiB in use and one in reserve. Smaller, and what a page is made of is copied
/// more often while it renders; larger costs memory in every isolate and gains no time.
const YOUNG_GENERATION_BYTES: usize = 12 * 1024 * 1024;

/// Makes a runtime from a snapshot, or one that is to evaluate the bundle.
pub(super) fn make(
    bundle: &Bundle,
    snapshot: Option<&'static [u8]>,
    limits: Limits,
) -> Result<(JsRuntime, Budget), RenderError> {
    // A snapshot holds the bundle's text already.
    let module_loader = match snapshot {
        Some(_) => None,
        None => Some(host::module_loader(bundle)?),
    };
    let (allocator, budget) = buffers::allocator(limits.buffer_bytes);
    let runtime = JsRuntime::try_new(RuntimeOptions {
        module_loader,
        extensions: vec![ssr::init()],
        startup_snapshot: snapshot,
        create_params: Some(heap_params(limits).array_buffer_allocator(allocator)),
        ..RuntimeOptions::default()
    })
    .map_err(|error| RenderError::Engine {
        reason: format!("cannot make an isolate: {error}"),
    })?;
    Ok((runtime, budget))
}

fn heap_params(limits: Limits) -> v8::CreateParams {
    v8::CreateParams::default()
        .heap_limits(0, limits.heap_bytes)
        .set_max_young_generation_size_in_bytes(YOUNG_GENERATION_BYTES)
}

/// Ends the running script when the heap limit is near, and lends it half as much again to end in: V8 aborts the process of an
/// isolate that finds no room. It lends once. A script that has used that up too, in a builtin of V8 that does not look whether
/// to stop, is lost: its thread sleeps from then on, since what is waited for here is not allocated. The limit comes back
/// with the next isolate.
pub(super) fn guard(runtime: &mut JsRuntime, budget: Budget, stop: Stop, watch: Watch) {
    let mut has_lent = false;
    runtime.add_near_heap_limit_callback(move |current, initial| {
        if budget.is_why_v8_asks() {
            // Some room all the same, once: V8 aborts if it is the heap after all.
            return current.max(initial.saturating_add(initial / 8));
        }
        stop.order(Reason::Memory);
        if has_lent {
            watch.lose();
            loop {
                thread::park();
            }
        }
        has_lent = true;
        current.saturating_add(current / 2)
    });
}
