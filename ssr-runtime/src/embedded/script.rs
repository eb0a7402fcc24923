//! Scripts of our own in an isolate, and calls of their functions.

use deno_core::{JsRuntime, scope, v8};

use super::outcome;
use crate::{error::RenderError, outcome::Outcome};

/// What a call into the bundle led to.
pub(super) enum Called {
    /// The host script returned an outcome.
    Settled(Outcome),
    /// It returned a promise of one.
    Promised(v8::Global<v8::Value>),
    /// The isolate was told to stop: by the watchdog, or at its heap limit.
    Terminated,
}

/// Tells a promise from what is there.
pub(super) fn called<'s>(scope: &mut v8::PinScope<'s, '_>, value: v8::Local<'s, v8::Value>) -> Called {
    if value.is_promise() {
        return Called::Promised(v8::Global::new(scope, value));
    }
    Called::Settled(outcome::read(scope, value))
}

/// Calls a function of the host script for a page or stream. It never throws.
#[cfg(feature = "web")]
pub(super) fn call_function(
    runtime: &mut JsRuntime,
    function: &v8::Global<v8::Function>,
    owner: u32,
) -> Called {
    scope!(scope, runtime);
    v8::tc_scope!(let scope, scope);
    let this = v8::undefined(scope).into();
    let owner = v8::Integer::new_from_unsigned(scope, owner).into();
    let returned = function.open(scope).call(scope, this, &[owner]);
    returned.map_or(Called::Terminated, |value| called(scope, value))
}

/// Runs a script of our own; its failure is the engine's, not the bundle's.
pub(super) fn run(runtime: &mut JsRuntime, script: String) -> Result<v8::Global<v8::Value>, RenderError> {
    runtime
        .execute_script("ssr:host.js", script)
        .map_err(|error| RenderError::Engine {
            reason: format!("the host script failed: {error}"),
        })
}

/// Finds a function that a script evaluates to.
pub(super) fn function(
    runtime: &mut JsRuntime,
    script: &'static str,
) -> Result<v8::Global<v8::Function>, RenderError> {
    let value = run(runtime, script.to_owned())?;
    scope!(scope, runtime);
    let value = v8::Local::new(scope, value);
    let function = v8::Local::<v8::Function>::try_from(value).map_err(|_| RenderError::Engine {
        reason: format!("{script} is not a function"),
    })?;
    Ok(v8::Global::new(scope, function))
}
