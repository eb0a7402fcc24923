//! The host script inside an isolate: loading a bundle, calling it, reading what it returns.

use std::rc::Rc;

use deno_core::{
    JsRuntime, ModuleLoader, ModuleSpecifier, PollEventLoopOptions, StaticModuleLoader,
    error::{CoreError, CoreErrorKind},
    scope, v8,
};

#[cfg(feature = "web")]
use super::web_functions::WebFunctions;
use super::{
    script::{Called, called, function, run},
    stop::Stop,
};
use crate::{
    bundle::Bundle,
    error::RenderError,
    lent::{EngineScript, Globals},
    outcome::Outcome,
    request::{RenderData, RenderRequest},
    stack::{self, BUNDLE_SPECIFIER},
};

/// The parts of the host script for isolates.
const SCRIPT: EngineScript = EngineScript {
    #[cfg(feature = "web")]
    web: concat!(
        "const makeUrls =\n",
        include_str!("../js/url.js"),
        include_str!("../js/embedded-web.js")
    ),
    end: include_str!("../js/embedded.js"),
};

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

/// The functions of the host script in one isolate.
pub(super) struct Host {
    parse: v8::Global<v8::Function>,
    render: v8::Global<v8::Function>,
    #[cfg(feature = "web")]
    pub(super) web: Option<WebFunctions>,
    parsed: Vec<(RenderData, v8::Global<v8::Value>)>,
    pub(super) stop: Stop,
}

impl Host {
    /// Finds the functions of a loaded isolate.
    pub(super) fn borrow(runtime: &mut JsRuntime, stop: Stop) -> Result<Self, RenderError> {
        Ok(Self {
            parse: function(runtime, "ssrHost.parse")?,
            render: function(runtime, "ssrHost.render")?,
            #[cfg(feature = "web")]
            web: None,
            parsed: Vec::new(),
            stop,
        })
    }

    /// Takes the functions of a loaded or restored isolate, and hides them from the bundle.
    pub(super) fn take(runtime: &mut JsRuntime, globals: Globals, stop: Stop) -> Result<Self, RenderError> {
        let host = Self {
            #[cfg(feature = "web")]
            web: WebFunctions::take(runtime, globals)?,
            ..Self::borrow(runtime, stop)?
        };
        #[cfg(not(feature = "web"))]
        let _ = globals;
        run(runtime, "ssrHost.conceal()".to_owned())?;
        Ok(host)
    }

    /// Renders a page.
    pub(super) fn call(&mut self, runtime: &mut JsRuntime, request: &RenderRequest, owner: u32) -> Called {
        let function = self.render.clone();
        self.call_bundle(runtime, &function, request, owner)
    }

    /// Calls a function of the host script with what the bundle gets. The owner is the number of the page or stream.
    pub(super) fn call_bundle(
        &mut self,
        runtime: &mut JsRuntime,
        function: &v8::Global<v8::Function>,
        request: &RenderRequest,
        owner: u32,
    ) -> Called {
        if self.stop.is_ordered() {
            return Called::Terminated;
        }
        scope!(scope, runtime);
        v8::tc_scope!(let scope, scope);
        let returned = self.data(scope, &request.data).and_then(|data| {
            let url = v8::String::new(scope, &request.url)?.into();
            let this = v8::undefined(scope).into();
            let owner = v8::Integer::new_from_unsigned(scope, owner).into();
            function.open(scope).call(scope, this, &[url, data, owner])
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
