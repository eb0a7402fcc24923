//! What the host script returns, and how it becomes the caller's response: the same for every engine.

use memchr::memmem;
use serde::Deserialize;

use crate::{bundle::Bundle, error::RenderError, output::Output, stack};

/// Marks a Suspense boundary whose content threw: React renders the fallback and reports nothing.
const FAILED_BOUNDARY: &[u8] = b"<!--$!-->";

/// Mirrors the outcome objects of `js/host.js`.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum Outcome {
    Output(Output),
    Exception { message: String, stack: String },
    BadOutput { reason: String },
}

impl Outcome {
    /// Turns the outcome into the caller's response: maps stacks, and surfaces what React swallowed.
    pub(crate) fn into_result(self, bundle: &Bundle) -> Result<Output, RenderError> {
        match self {
            Self::Output(output) => match memmem::find(output.html.as_bytes(), FAILED_BOUNDARY) {
                Some(at) => Err(RenderError::Swallowed(stack::swallowed(&output.html, at, bundle))),
                None => Ok(output),
            },
            Self::Exception { message, stack } => {
                Err(RenderError::Exception(stack::mapped(message, &stack, bundle)))
            }
            Self::BadOutput { reason } => Err(RenderError::BadOutput { reason }),
        }
    }
}
