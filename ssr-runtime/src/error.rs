//! Why a render failed.

use std::time::Duration;

use thiserror::Error;

/// Why a render failed. Messages are for logs: they may hold stacks and paths, never show them to visitors.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum RenderError {
    /// The queue is full; the request was not accepted.
    #[error("the render queue is full")]
    QueueFull,
    /// The timeout, counted from the request's arrival, passed while it waited or rendered.
    #[error("the render did not end within {limit:?}")]
    TimedOut {
        /// The timeout.
        limit: Duration,
    },
    /// As [`TimedOut`](Self::TimedOut), and the isolate does not stop either. Another one has its place. All streams of
    /// that isolate end so.
    #[error("the render did not end within {limit:?}, and cannot be ended")]
    Lost {
        /// The timeout.
        limit: Duration,
    },
    /// Another stream or page of the same isolate broke a limit, which ended the isolate and this stream as well.
    #[cfg(feature = "web")]
    #[error("the isolate was ended because of another render beside this stream")]
    EndedBeside,
    /// The bundle used more memory than an isolate may have.
    #[error("the render used more than its heap limit")]
    HeapLimit,
    /// The bundle threw.
    #[error("{0}")]
    Exception(JsException),
    /// React met an exception inside a Suspense boundary and rendered the fallback in silence.
    #[error("a Suspense boundary swallowed an exception: {0}")]
    Swallowed(JsException),
    /// The bundle returned something that is not an [`crate::Output`].
    #[error("the bundle's render function returned a bad value: {reason}")]
    BadOutput {
        /// What is wrong with it.
        reason: String,
    },
    /// The bundle cannot be used: it does not evaluate, or does not export `render`.
    #[error("the bundle cannot be used: {reason}")]
    BadBundle {
        /// What is wrong with it, with a mapped stack where there is one.
        reason: String,
    },
    /// The engine broke for a reason of its own, for example a process that cannot be started.
    #[error("the render engine failed: {reason}")]
    Engine {
        /// What happened.
        reason: String,
    },
    /// The engine is shut down.
    #[error("the render engine is shut down")]
    Stopped,
}

impl RenderError {
    /// What happened, without the stack.
    pub fn message(&self) -> String {
        match self {
            Self::Exception(exception) | Self::Swallowed(exception) => exception.message.clone(),
            other => other.to_string(),
        }
    }

    /// Where the bundle threw: frames mapped to the sources, one a line. Empty where it did not throw.
    pub fn stack(&self) -> &str {
        match self {
            Self::Exception(exception) | Self::Swallowed(exception) => &exception.stack,
            _ => "",
        }
    }

    /// Whether the same request may succeed on another isolate: after a broken limit or a crash, which may be the fault
    /// of a neighbour, of a starved machine or of what an isolate had gathered.
    ///
    /// An exception, a bad output and a bundle that does not start come again, since every isolate runs the same bundle
    /// on the same data. A full queue and a stopped renderer refuse the next request too. A render to which an isolate was lost
    /// would cost another one.
    ///
    /// ```
    /// use ssr_runtime::RenderError;
    ///
    /// assert!(RenderError::HeapLimit.is_worth_a_retry());
    /// assert!(!RenderError::QueueFull.is_worth_a_retry());
    /// ```
    pub fn is_worth_a_retry(&self) -> bool {
        match self {
            Self::TimedOut { .. } | Self::HeapLimit | Self::Engine { .. } => true,
            #[cfg(feature = "web")]
            Self::EndedBeside => true,
            Self::QueueFull
            | Self::Lost { .. }
            | Self::Exception(_)
            | Self::Swallowed(_)
            | Self::BadOutput { .. }
            | Self::BadBundle { .. }
            | Self::Stopped => false,
        }
    }
}

/// An exception of the bundle with its stack mapped to the sources.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}{}{stack}", if stack.is_empty() { "" } else { "\n" })]
pub struct JsException {
    /// Name and message, for example `TypeError: x is not a function`.
    pub message: String,
    /// Stack frames, one a line, mapped to the sources; empty where none is known.
    pub stack: String,
}
