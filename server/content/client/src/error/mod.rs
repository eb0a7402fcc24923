//! What can go wrong with a call, in the words of the platform's error catalogue.
//!
//! The catalogue's texts are part of the platform's contract, so they keep their spelling and upper case.

mod response;

use content_wire::base64::MalformedBase64;
use content_wire::error::FieldViolation;
use content_wire::pkce::VerifierLength;
use serde_json::Value;
use thiserror::Error;

/// Why a call of the content platform failed.
#[derive(Clone, Debug, Error)]
pub enum ContentError {
    /// The platform refused the input; violations are sorted by field.
    #[error("INVALID_ARGUMENT: {}", list(violations))]
    InvalidArgument {
        /// What is wrong with which field, sorted by field.
        violations: Vec<FieldViolation>,
    },
    /// The platform understood the call and refused it, or responded with another 4xx status.
    #[error("{0}")]
    Application(Box<ApplicationError>),
    /// The call did not end in a usable response: transport, status 5xx, or a body that is not what it should be.
    #[error("System error occurred{}", request_id.as_ref().map(|id| format!(", request-id: {id}")).unwrap_or_default())]
    System {
        /// The platform's id of the failed request, when it sent one.
        request_id: Option<String>,
        /// What happened, for the log.
        cause: String,
    },
    /// The response has more bytes than the client takes; a smaller page may have fewer.
    #[error("System error occurred{}", request_id.as_ref().map(|id| format!(", request-id: {id}")).unwrap_or_default())]
    ResponseTooLarge {
        /// The platform's id of the request, when it sent one.
        request_id: Option<String>,
        /// What happened, with the limit, for the log.
        cause: String,
    },
    /// No visitor token could be had.
    #[error("something went wrong")]
    Token {
        /// What happened, for the log.
        cause: String,
    },
    /// A login's code could not be exchanged for a member's tokens.
    #[error("Failed to get member tokens")]
    MemberTokens {
        /// What happened, for the log.
        cause: String,
    },
    /// The exchange of a code lacks the code or the state.
    #[error("Missing code or _state")]
    MissingCodeOrState,
    /// The state that came back is not the one that was sent: the response belongs to another login.
    #[error("Invalid _state")]
    InvalidState,
    /// A verification code where none is expected, or a server state that this client does not know.
    #[error("Unknown _state")]
    UnknownState,
    /// The page in the hidden frame did not respond in time.
    #[error("OAuth flow timed out")]
    LoginTimedOut,
    /// A code verifier's length is out of range.
    #[error(transparent)]
    VerifierLength(#[from] VerifierLength),
    /// The GraphQL endpoint responded with another status than 200.
    #[error("GraphQL request failed with status {status}")]
    GraphQl {
        /// HTTP status of the response.
        status: u16,
    },
    /// The address of the call cannot be built, for example because an id cannot stand in a path.
    #[error(
        "Url was not successfully created for this request, please reach out to support channels for assistance."
    )]
    UrlNotCreated {
        /// What is wrong, for the log.
        cause: String,
    },
    /// The body or a header of the call cannot be built.
    #[error(
        "Request options were not created for this request, please reach out to support channels for assistance."
    )]
    RequestNotCreated {
        /// What is wrong, for the log.
        cause: String,
    },
    /// A signed message from the platform is damaged, expired, or signed with another key.
    #[error("JWT is not valid")]
    InvalidJwt {
        /// What is wrong, for the log.
        cause: String,
    },
    /// A text that should be base64 is not.
    #[error(transparent)]
    MalformedBase64(#[from] MalformedBase64),
    /// The call was made outside the runtime that carries it.
    #[error("Wix context is not available. Make sure to initialize the Wix context before using SDK modules")]
    ContextUnavailable,
    /// This machine cannot make an HTTP client.
    #[error("a modern runtime with fetch is required")]
    NoHttpClient {
        /// What it lacks, for the log.
        cause: String,
    },
    /// The client cannot be built from its settings.
    #[error("the content client cannot be built: {reason}")]
    Configuration {
        /// What is wrong with them.
        reason: String,
    },
}

impl ContentError {
    /// What happened beneath the catalogue's text, for the log; `None` where the text says it all.
    pub fn cause(&self) -> Option<&str> {
        match self {
            Self::System { cause, .. }
            | Self::ResponseTooLarge { cause, .. }
            | Self::Token { cause }
            | Self::MemberTokens { cause }
            | Self::UrlNotCreated { cause }
            | Self::RequestNotCreated { cause }
            | Self::InvalidJwt { cause }
            | Self::NoHttpClient { cause } => Some(cause),
            Self::ContextUnavailable => Some("calls need a tokio runtime with time and I/O enabled"),
            Self::InvalidArgument { .. }
            | Self::Application(_)
            | Self::MissingCodeOrState
            | Self::InvalidState
            | Self::UnknownState
            | Self::LoginTimedOut
            | Self::VerifierLength(_)
            | Self::GraphQl { .. }
            | Self::MalformedBase64(_)
            | Self::Configuration { .. } => None,
        }
    }

    /// The platform's code of the refusal, for example `WDE0073`; `None` for every other failure.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Application(error) => Some(&error.code),
            _ => None,
        }
    }

    /// Whether the platform was reached and does not take the call at all: it has no such call, or not for this caller.
    pub fn is_unsupported(&self) -> bool {
        match self {
            // Another token or another time would help.
            Self::Application(error) => {
                (400..500).contains(&error.status) && !matches!(error.status, 401 | 408 | 429)
            }
            Self::InvalidArgument { .. } => true,
            _ => false,
        }
    }

    /// The text with what is beneath it, to be kept as the cause of another error.
    pub(crate) fn in_full(&self) -> String {
        self.cause()
            .map_or_else(|| self.to_string(), |cause| format!("{self}: {cause}"))
    }
}

/// A refusal that the platform explains with a code.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", join(message, description))]
pub struct ApplicationError {
    /// The platform's code as text, for example `WDE0025`; without one the status text, for example `NOT_FOUND`.
    pub code: String,
    /// What happened, in the platform's words.
    pub description: String,
    /// What the platform attached.
    pub data: Option<Value>,
    /// The response's message; may be empty.
    pub message: String,
    /// HTTP status of the response.
    pub status: u16,
}

/// Most characters of what is said of a failure and holds words of the platform: they must not fill anyone's log.
const CAUSE_MAX: usize = 500;

/// The beginning of a text, or all of a short one.
pub(crate) fn beginning(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(CAUSE_MAX) {
        text.truncate(end);
        text.push('…');
    }
    text
}

fn list(violations: &[FieldViolation]) -> String {
    let texts: Vec<String> = violations
        .iter()
        .map(|violation| format!("\"{}\" {}", violation.field, violation.description))
        .collect();
    texts.join(", ")
}

fn join(message: &str, description: &str) -> String {
    match (message, description) {
        ("", only) | (only, "") => only.to_owned(),
        (message, description) if message == description => message.to_owned(),
        (message, description) => format!("{message}: {description}"),
    }
}

#[cfg(test)]
mod tests;
