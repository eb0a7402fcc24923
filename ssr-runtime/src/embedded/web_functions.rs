//! The functions that the web half adds to the host script of an isolate.

use deno_core::{JsRuntime, v8};

use super::script;
use crate::{error::RenderError, lent::Globals};

/// The functions that the web half adds to the host script.
pub(super) struct WebFunctions {
    pub(super) streams: Option<StreamFunctions>,
    /// Leaves no timer and no call of a page.
    pub(super) end: v8::Global<v8::Function>,
    /// Tells who was entered last.
    pub(super) turn: v8::Global<v8::Value>,
}

/// Those of `js/stream.js`.
pub(super) struct StreamFunctions {
    pub(super) open: v8::Global<v8::Function>,
    pub(super) next: v8::Global<v8::Function>,
    pub(super) abort: v8::Global<v8::Function>,
    pub(super) close: v8::Global<v8::Function>,
}

impl WebFunctions {
    /// Finds those of a loaded or restored isolate; none where the bundle finds nothing of the web.
    pub(super) fn take(runtime: &mut JsRuntime, globals: Globals) -> Result<Option<Self>, RenderError> {
        if globals == Globals::default() {
            return Ok(None);
        }
        let end = script::function(runtime, "ssrHost.end")?;
        let streams = if globals.web {
            Some(StreamFunctions {
                open: script::function(runtime, "ssrHost.open")?,
                next: script::function(runtime, "ssrHost.next")?,
                abort: script::function(runtime, "ssrHost.abort")?,
                close: script::function(runtime, "ssrHost.close")?,
            })
        } else {
            None
        };
        let turn = script::run(runtime, "ssrHost.turn".to_owned())?;
        Ok(Some(Self { streams, end, turn }))
    }
}
