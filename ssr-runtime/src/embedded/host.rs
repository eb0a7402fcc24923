//! The host script inside an isolate: loading a bundle, calling it, reading what it returns.

use std::rc::Rc;

use deno_core::{
    JsRuntime, ModuleLoader, ModuleSpecifier, PollEventLoopOptions, StaticModuleLoader,
    error::{CoreError, CoreErrorKind},
    scope, v8,
};

use super::{outcome, stop::Stop};
use crate::{
    bundle::Bundle,
    error::RenderError,
    lent::Globals,
    outcome::Outcome,
    request::{RenderData, RenderRequest},
    stack::{self, BUNDLE_SPECIFIER},
};

/// The part of the host script for isolates.
const SCRIPT: &str = concat!(
    "const makeUrls =\n",
    include_str!("../js/url.js"),
    include_str!("../js/embedded.js")
);

/// Hands the bundle to the host script.
const ENTRY_MODULE: &str = "import * as bundle from 'file:///ssr/bundle.js'; ssrHost.install(bundle);";

/// Parsed data values that an isolate keeps: more than a site has pages and locales.
const PARSED_CAPACITY: usize = 64;

/// The text of everything that an isolate evaluates before the bundle: part of a snapshot's identity.
pub(super) fn scripts(globals: Globals) -> [String; 2] {
    // A block of its own, so that no name of the host script is global.
    [
        format!("{{ {} }}", globals.script(SCRIPT)),
        ENTRY_MODULE.to_owned(),
    ]
}

/// Loads modules from nowhere but the bundle.
pub(super) fn module_loader(bundle: &Bundle) -> Result<Rc<dyn ModuleLoader>, RenderError> {
    let specifier = specifier(BUNDLE_SPECIFIER)?;
    Ok(Rc::new(StaticModuleLoader::with(
        specifier,
        bundle.source().to_string(),
    )))
}

/// Evaluates host script and bundle in a fresh runtime that was made with [`module_loader`].
pub(super) async fn load(
    runtime: &mut JsRuntime,
    bundle: &Bundle,
    globals: Globals,
) -> Result<(), RenderError> {
    let [host_script, entry_module] = scripts(globals);
    run(runtime, host_script)?;
    let bad = |error: CoreError| bad_bundle(&error, bundle);
    let entry = specifier("file:///ssr/entry.js")?;
    let id = runtime
        .load_main_es_module_from_code(&entry, entry_module)
        .await
        .map_err(bad)?;
    let evaluated = runtime.mod_evaluate(id);
    runtime
        .run_event_loop(PollEventLoopOptions::default())
        .await
        .map_err(bad)?;
    evaluated.await.map_err(bad)
}

/// Puts back what `deno_core` needs to find in a snapshot.
pub(super) fn reveal(runtime: &mut JsRuntime) -> Result<(), RenderError> {
    run(runtime, "ssrHost.reveal()".to_owned()).map(drop)
}

/// What a call into the bundle led to.
pub(super) enum Called {
    /// The host script returned an outcome.
    Settled(Outcome),
    /// It returned a promise of one.
    Promised(v8::Global<v8::Value>),
    /// The isolate was told to stop: by the watchdog, or at its heap limit.
    Terminated,
}

/// The functions of the host script in one isolate.
pub(super) struct Host {
    parse: v8::Global<v8::Function>,
    render: v8::Global<v8::Function>,
    streams: Option<StreamFunctions>,
    /// Leaves no timer and no call of a render; none where there are neither.
    reset: Option<v8::Global<v8::Function>>,
    parsed: Vec<(RenderData, v8::Global<v8::Value>)>,
    stop: Stop,
}

/// Those of `js/stream.js`.
struct StreamFunctions {
    open: v8::Global<v8::Function>,
    next: v8::Global<v8::Function>,
    abort: v8::Global<v8::Function>,
    close: v8::Global<v8::Function>,
}

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
    /// Finds the functions of a loaded isolate.
    pub(super) fn borrow(runtime: &mut JsRuntime, stop: Stop) -> Result<Self, RenderError> {
        Ok(Self {
            parse: function(runtime, "ssrHost.parse")?,
            render: function(runtime, "ssrHost.render")?,
            streams: None,
            reset: None,
            parsed: Vec::new(),
            stop,
        })
    }

    /// Takes the functions of a loaded or restored isolate, and hides them from the bundle.
    pub(super) fn take(runtime: &mut JsRuntime, globals: Globals, stop: Stop) -> Result<Self, RenderError> {
        let mut host = Self::borrow(runtime, stop)?;
        if globals != Globals::default() {
            host.reset = Some(function(runtime, "ssrHost.reset")?);
        }
        if globals.web {
            host.streams = Some(StreamFunctions {
                open: function(runtime, "ssrHost.open")?,
                next: function(runtime, "ssrHost.next")?,
                abort: function(runtime, "ssrHost.abort")?,
                close: function(runtime, "ssrHost.close")?,
            });
        }
        run(runtime, "ssrHost.conceal()".to_owned())?;
        Ok(host)
    }

    /// Renders a page.
    pub(super) fn call(&mut self, runtime: &mut JsRuntime, request: &RenderRequest) -> Called {
        let function = self.render.clone();
        self.call_bundle(runtime, &function, request)
    }

    /// Opens the stream of a page.
    pub(super) fn open(&mut self, runtime: &mut JsRuntime, request: &RenderRequest) -> Called {
        match self.streams.as_ref().map(|streams| streams.open.clone()) {
            Some(function) => self.call_bundle(runtime, &function, request),
            None => no_streams(),
        }
    }

    fn call_bundle(
        &mut self,
        runtime: &mut JsRuntime,
        function: &v8::Global<v8::Function>,
        request: &RenderRequest,
    ) -> Called {
        if self.stop.is_ordered() {
            return Called::Terminated;
        }
        scope!(scope, runtime);
        v8::tc_scope!(let scope, scope);
        let returned = self.data(scope, &request.data).and_then(|data| {
            let url = v8::String::new(scope, &request.url)?.into();
            let this = v8::undefined(scope).into();
            function.open(scope).call(scope, this, &[url, data])
        });
        match returned {
            Some(value) => called(scope, value),
            None if scope.has_terminated() || self.stop.is_ordered() => Called::Terminated,
            None => {
                let message = scope.exception().map_or_else(
                    || "the request is too long for the engine".to_owned(),
                    |exception| exception.to_rust_string_lossy(scope),
                );
                Called::Settled(Outcome::Exception {
                    message,
                    stack: String::new(),
                })
            }
        }
    }

    /// Calls a function of the stream that is open; `None` where there are no streams.
    pub(super) fn call_stream(&self, runtime: &mut JsRuntime, call: StreamCall) -> Option<Called> {
        let streams = self.streams.as_ref()?;
        let function = match call {
            StreamCall::Next => &streams.next,
            StreamCall::Abort => &streams.abort,
            StreamCall::Close => &streams.close,
        };
        if self.stop.is_ordered() {
            return Some(Called::Terminated);
        }
        Some(call_function(runtime, function))
    }

    /// Leaves nothing of a render that could go on in the next one.
    pub(super) fn reset(&self, runtime: &mut JsRuntime) {
        if let Some(function) = &self.reset
            && !self.stop.is_ordered()
        {
            // One that is terminated meanwhile is not used again.
            drop(call_function(runtime, function));
        }
    }

    /// The parsed and frozen value of a text, kept because the same few texts are rendered over and over.
    fn data<'s>(
        &mut self,
        scope: &mut v8::PinScope<'s, '_>,
        data: &RenderData,
    ) -> Option<v8::Local<'s, v8::Value>> {
        let known = self
            .parsed
            .iter()
            .find(|(text, _)| text.same_instance(data) || text == data);
        if let Some((_, value)) = known {
            return Some(v8::Local::new(scope, value));
        }
        let text = v8::String::new(scope, data.as_str())?.into();
        let this = v8::undefined(scope).into();
        let value = self.parse.open(scope).call(scope, this, &[text])?;
        if self.parsed.len() >= PARSED_CAPACITY {
            self.parsed.clear();
        }
        self.parsed.push((data.clone(), v8::Global::new(scope, value)));
        Some(value)
    }
}

/// Calls a function of the host script, which never throws.
fn call_function(runtime: &mut JsRuntime, function: &v8::Global<v8::Function>) -> Called {
    scope!(scope, runtime);
    v8::tc_scope!(let scope, scope);
    let this = v8::undefined(scope).into();
    let returned = function.open(scope).call(scope, this, &[]);
    returned.map_or(Called::Terminated, |value| called(scope, value))
}

fn called<'s>(scope: &mut v8::PinScope<'s, '_>, value: v8::Local<'s, v8::Value>) -> Called {
    if value.is_promise() {
        return Called::Promised(v8::Global::new(scope, value));
    }
    Called::Settled(outcome::read(scope, value))
}

fn no_streams() -> Called {
    Called::Settled(Outcome::BadOutput {
        reason: "the isolate has no streams".to_owned(),
    })
}

/// Runs a script of our own; its failure is the engine's, not the bundle's.
fn run(runtime: &mut JsRuntime, script: String) -> Result<v8::Global<v8::Value>, RenderError> {
    runtime
        .execute_script("ssr:host.js", script)
        .map_err(|error| RenderError::Engine {
            reason: format!("the host script failed: {error}"),
        })
}

fn function(runtime: &mut JsRuntime, script: &'static str) -> Result<v8::Global<v8::Function>, RenderError> {
    let value = run(runtime, script.to_owned())?;
    scope!(scope, runtime);
    let value = v8::Local::new(scope, value);
    let function = v8::Local::<v8::Function>::try_from(value).map_err(|_| RenderError::Engine {
        reason: format!("{script} is not a function"),
    })?;
    Ok(v8::Global::new(scope, function))
}

fn specifier(text: &str) -> Result<ModuleSpecifier, RenderError> {
    ModuleSpecifier::parse(text).map_err(|error| RenderError::Engine {
        reason: error.to_string(),
    })
}

fn bad_bundle(error: &CoreError, bundle: &Bundle) -> RenderError {
    let reason = match error.as_kind() {
        CoreErrorKind::Js(exception) => {
            let stack = exception.stack.as_deref().unwrap_or_default();
            stack::mapped(exception.exception_message.clone(), stack, bundle).to_string()
        }
        _ => error.to_string(),
    };
    RenderError::BadBundle { reason }
}
