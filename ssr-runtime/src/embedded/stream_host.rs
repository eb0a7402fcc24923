//! The web half of the host script inside an isolate: streams, and what a render may leave behind.

use bytes::Bytes;
use deno_core::{JsRuntime, scope, v8};

use super::{
    host::Host,
    outcome::{self, get, text},
    script::{Called, call_function},
    web_functions::StreamFunctions,
};
use crate::{outcome::Outcome, request::RenderRequest};

/// A call that a stream needs.
#[derive(Clone, Copy, Debug)]
pub(super) enum StreamCall {
    /// Promises the next chunk.
    Next,
    /// Asks the bundle to come to an end.
    Abort,
    /// Promises that nothing of the stream is left.
    Close,
}

impl Host {
    fn streams(&self) -> Option<&StreamFunctions> {
        self.web.as_ref()?.streams.as_ref()
    }

    /// Opens the stream of that number.
    pub(super) fn open(&mut self, runtime: &mut JsRuntime, request: &RenderRequest, stream: u32) -> Called {
        match self.streams().map(|streams| streams.open.clone()) {
            Some(function) => self.call_bundle(runtime, &function, request, stream),
            None => Called::Settled(Outcome::BadOutput {
                reason: "the isolate has no streams".to_owned(),
            }),
        }
    }

    /// Calls a function of the stream of that number.
    pub(super) fn call_stream(&self, runtime: &mut JsRuntime, call: StreamCall, stream: u32) -> Called {
        let Some(streams) = self.streams() else {
            return Called::Terminated;
        };
        let function = match call {
            StreamCall::Next => &streams.next,
            StreamCall::Abort => &streams.abort,
            StreamCall::Close => &streams.close,
        };
        if self.stop.is_ordered() {
            return Called::Terminated;
        }
        call_function(runtime, function, stream)
    }

    /// Whose JavaScript an isolate that was told to stop has run last. Nothing runs in it any more.
    pub(super) fn owner_of_turn(&self, runtime: &mut JsRuntime) -> Option<u32> {
        let turn = &self.web.as_ref()?.turn;
        // V8 reads nothing while it terminates.
        runtime.v8_isolate().cancel_terminate_execution();
        scope!(scope, runtime);
        let turn = v8::Local::<v8::Object>::try_from(v8::Local::new(scope, turn)).ok()?;
        get(scope, turn, "owner")?.uint32_value(scope)
    }

    /// Leaves nothing of a page that could go on after it.
    pub(super) fn end(&self, runtime: &mut JsRuntime, page: u32) {
        if let Some(web) = &self.web
            && !self.stop.is_ordered()
        {
            // One that is terminated meanwhile is not used again.
            drop(call_function(runtime, &web.end, page));
        }
    }
}

/// What the host script's `next` leads to.
pub(super) enum Next {
    Chunk(Bytes),
    End,
    Failed(Outcome),
}

/// Reads what `next` has promised.
pub(super) fn read_next(runtime: &mut JsRuntime, value: &v8::Global<v8::Value>) -> Next {
    scope!(scope, runtime);
    let value = v8::Local::new(scope, value);
    if let Ok(object) = v8::Local::<v8::Object>::try_from(value) {
        if let Some(chunk) = get(scope, object, "chunk").and_then(|chunk| bytes(scope, chunk)) {
            return Next::Chunk(chunk);
        }
        if text(scope, object, "kind").is_some_and(|kind| kind == "end") {
            return Next::End;
        }
    }
    Next::Failed(outcome::read(scope, value))
}

fn bytes<'s>(scope: &mut v8::PinScope<'s, '_>, chunk: v8::Local<'s, v8::Value>) -> Option<Bytes> {
    if let Ok(view) = v8::Local::<v8::Uint8Array>::try_from(chunk) {
        let mut bytes = vec![0; view.byte_length()];
        let copied = view.copy_contents(&mut bytes);
        bytes.truncate(copied);
        return Some(bytes.into());
    }
    let text = v8::Local::<v8::String>::try_from(chunk).ok()?;
    Some(text.to_rust_string_lossy(scope).into())
}
