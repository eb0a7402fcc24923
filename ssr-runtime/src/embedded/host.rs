//! The host script inside an isolate: loading a bundle, calling it, reading what it returns.

use std::rc::Rc;

use deno_core::{
    JsRuntime, ModuleLoader, ModuleSpecifier, PollEventLoopOptions, StaticModuleLoader,
    error::{CoreError, CoreErrorKind},
    scope, serde_v8, v8,
};

use crate::{
    bundle::Bundle,
    error::RenderError,
    outcome::Outcome,
    output::Output,
    request::{RenderData, RenderRequest},
    stack::{self, BUNDLE_SPECIFIER},
};

/// The host script with its part for isolates, in a block of its own so that no name of theirs is global.
const HOST_SCRIPT: &str = concat!(
    "{ const host =
",
    include_str!("../js/host.js"),
    include_str!("../js/embedded.js"),
    "}"
);

/// Hands the bundle to the host script.
const ENTRY_MODULE: &str = "import * as bundle from 'file:///ssr/bundle.js'; ssrHost.install(bundle);";

/// Parsed data values that an isolate keeps. A site has some dozens of (page, locale) pairs; when their
/// content changes, the old ones make room.
const PARSED_CAPACITY: usize = 64;

/// The text of everything that an isolate evaluates before the bundle: part of a snapshot's identity.
pub(super) const fn scripts() -> [&'static str; 2] {
    [HOST_SCRIPT, ENTRY_MODULE]
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
pub(super) async fn load(runtime: &mut JsRuntime, bundle: &Bundle) -> Result<(), RenderError> {
    run(runtime, HOST_SCRIPT)?;
    let bad = |error: CoreError| bad_bundle(&error, bundle);
    let entry = specifier("file:///ssr/entry.js")?;
    let id = runtime
        .load_main_es_module_from_code(&entry, ENTRY_MODULE)
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
    run(runtime, "ssrHost.reveal()").map(drop)
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
    parsed: Vec<(RenderData, v8::Global<v8::Value>)>,
}

impl Host {
    /// Finds the functions of a loaded isolate.
    pub(super) fn borrow(runtime: &mut JsRuntime) -> Result<Self, RenderError> {
        let parse = function(runtime, "ssrHost.parse")?;
        let render = function(runtime, "ssrHost.render")?;
        Ok(Self {
            parse,
            render,
            parsed: Vec::new(),
        })
    }

    /// Takes the functions of a loaded or restored isolate, and hides them from the bundle.
    pub(super) fn take(runtime: &mut JsRuntime) -> Result<Self, RenderError> {
        let host = Self::borrow(runtime)?;
        run(runtime, "ssrHost.conceal()")?;
        Ok(host)
    }

    /// Calls the bundle.
    pub(super) fn call(&mut self, runtime: &mut JsRuntime, request: &RenderRequest) -> Called {
        scope!(scope, runtime);
        v8::tc_scope!(let scope, scope);
        let returned = self.data(scope, &request.data).and_then(|data| {
            let url = v8::String::new(scope, &request.url)?.into();
            let this = v8::undefined(scope).into();
            self.render.open(scope).call(scope, this, &[url, data])
        });
        match returned {
            Some(value) if value.is_promise() => Called::Promised(v8::Global::new(scope, value)),
            Some(value) => Called::Settled(read(scope, value)),
            None if scope.has_terminated() => Called::Terminated,
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

/// Reads a settled outcome.
pub(super) fn read_global(runtime: &mut JsRuntime, value: &v8::Global<v8::Value>) -> Outcome {
    scope!(scope, runtime);
    let value = v8::Local::new(scope, value);
    read(scope, value)
}

fn read<'s>(scope: &mut v8::PinScope<'s, '_>, value: v8::Local<'s, v8::Value>) -> Outcome {
    if let Some(output) = read_output(scope, value) {
        return Outcome::Output(output);
    }
    serde_v8::from_v8(scope, value).unwrap_or_else(|error| Outcome::BadOutput {
        reason: error.to_string(),
    })
}

/// Reads a good outcome property by property. `serde_v8` copies text that is not Latin-1 letter by letter;
/// this way V8 converts it with vector instructions, a tenth of the time on a Japanese page.
fn read_output<'s>(scope: &mut v8::PinScope<'s, '_>, value: v8::Local<'s, v8::Value>) -> Option<Output> {
    let object = v8::Local::<v8::Object>::try_from(value).ok()?;
    let html = text(scope, object, "html")?;
    let head = text(scope, object, "head")?;
    let status = get(scope, object, "status")?.uint32_value(scope)?;
    let headers = get(scope, object, "headers")?;
    Some(Output {
        status: u16::try_from(status).ok()?,
        head,
        html,
        headers: if headers.is_undefined() {
            Vec::new()
        } else {
            serde_v8::from_v8(scope, headers).ok()?
        },
    })
}

fn get<'s>(
    scope: &mut v8::PinScope<'s, '_>,
    object: v8::Local<'s, v8::Object>,
    key: &str,
) -> Option<v8::Local<'s, v8::Value>> {
    let key = v8::String::new(scope, key)?;
    object.get(scope, key.into())
}

fn text<'s>(
    scope: &mut v8::PinScope<'s, '_>,
    object: v8::Local<'s, v8::Object>,
    key: &str,
) -> Option<String> {
    let text = v8::Local::<v8::String>::try_from(get(scope, object, key)?).ok()?;
    Some(text.to_rust_string_lossy(scope))
}

/// Runs a script of our own; its failure is the engine's, not the bundle's.
fn run(runtime: &mut JsRuntime, script: &'static str) -> Result<v8::Global<v8::Value>, RenderError> {
    runtime
        .execute_script("ssr:host.js", script)
        .map_err(|error| RenderError::Engine {
            reason: format!("the host script failed: {error}"),
        })
}

fn function(runtime: &mut JsRuntime, script: &'static str) -> Result<v8::Global<v8::Function>, RenderError> {
    let value = run(runtime, script)?;
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
