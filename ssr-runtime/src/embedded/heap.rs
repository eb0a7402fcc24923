//! A runtime with a bounded heap.

use std::{cell::Cell, rc::Rc};

use deno_core::{JsRuntime, RuntimeOptions, v8};

use super::{host, ops::ssr};
use crate::{bundle::Bundle, error::RenderError};

/// Room for new objects: two parts of 4 MiB in use and one in reserve. Smaller, and what a page is made of is copied
/// more often while it renders; larger costs memory in every isolate and gains no time.
const YOUNG_GENERATION_BYTES: usize = 12 * 1024 * 1024;

/// Makes a runtime from a snapshot, or one that is to evaluate the bundle.
pub(super) fn make(
    bundle: &Bundle,
    snapshot: Option<&'static [u8]>,
    heap_bytes: usize,
) -> Result<JsRuntime, RenderError> {
    // A snapshot holds the bundle's text already.
    let module_loader = match snapshot {
        Some(_) => None,
        None => Some(host::module_loader(bundle)?),
    };
    JsRuntime::try_new(RuntimeOptions {
        module_loader,
        extensions: vec![ssr::init()],
        startup_snapshot: snapshot,
        create_params: Some(heap_params(heap_bytes)),
        ..RuntimeOptions::default()
    })
    .map_err(|error| RenderError::Engine {
        reason: format!("cannot make an isolate: {error}"),
    })
}

fn heap_params(heap_bytes: usize) -> v8::CreateParams {
    v8::CreateParams::default()
        .heap_limits(0, heap_bytes)
        .set_max_young_generation_size_in_bytes(YOUNG_GENERATION_BYTES)
}

/// Ends the running script when the heap limit is near, and lends it room to end in: V8 aborts the process
/// of an isolate that finds none.
pub(super) fn guard(runtime: &mut JsRuntime) -> Rc<Cell<bool>> {
    let exceeded = Rc::new(Cell::new(false));
    let flag = Rc::clone(&exceeded);
    let handle = runtime.v8_isolate().thread_safe_handle();
    runtime.add_near_heap_limit_callback(move |current, _initial| {
        flag.set(true);
        handle.terminate_execution();
        current.saturating_mul(2)
    });
    exceeded
}
