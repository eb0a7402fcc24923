//! What can go wrong with a call, in the words of the platform's error catalogue.
//!
//! The catalogue's texts are part of the platform's contract, so they keep their spelling and upper case.

use reqwest::StatusCode;
use serde::Deserialize;
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
    /// The platform understood the call and refused it, or answered another 4xx status.
    #[error("{0}")]
    Application(Box<ApplicationError>),
    /// The call did not end in a usable answer: transport, status 5xx, or a body that is not what it should be.
    #[error("System error occurred{}", request_id.as_ref().map(|id| format!(", request-id: {id}")).unwrap_or_default())]
    System {
        /// The platform's id of the failed request, when it sent one.
        request_id: Option<String>,
        /// What happened, for the log.
        cause: String,
    },
    /// No visitor token could be had.
    #[error("something went wrong")]
    Token {
        /// What happened, for the log.
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
            Self::System { cause, .. } | Self::Token { cause } => Some(cause),
            Self::InvalidArgument { .. } | Self::Application(_) | Self::Configuration { .. } => None,
        }
    }

    /// Reads the error out of an answer whose status is not 200.
    pub(crate) fn from_answer(status: StatusCode, request_id: Option<String>, body: &[u8]) -> Self {
        let answer: ErrorAnswer = serde_json::from_slice(body).unwrap_or_default();
        let message = answer.message.unwrap_or_default();
        if let Some(validation) = answer.details.validation_error {
            let mut violations = validation.field_violations;
            violations.sort_by(|left, right| left.field.cmp(&right.field));
            return Self::InvalidArgument { violations };
        }
        if let Some(error) = answer.details.application_error {
            return Self::Application(Box::new(ApplicationError {
                code: error.code.map(code_text).unwrap_or_default(),
                description: error.description.unwrap_or_default(),
                data: error.data,
                message,
                status: status.as_u16(),
            }));
        }
        if status.is_client_error() {
            let reason = status.canonical_reason().unwrap_or("unknown");
            return Self::Application(Box::new(ApplicationError {
                code: upper_snake(reason),
                description: reason.to_owned(),
                data: None,
                message,
                status: status.as_u16(),
            }));
        }
        Self::System {
            request_id,
            cause: format!("status {}", status.as_u16()),
        }
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
    /// The answer's message; may be empty.
    pub message: String,
    /// HTTP status of the answer.
    pub status: u16,
}

/// One field that the platform refused.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct FieldViolation {
    /// Path of the field, as on the wire.
    pub field: String,
    /// What is wrong with it.
    pub description: String,
    /// The rule it broke, when told.
    pub violated_rule: Option<String>,
    /// Name of a custom rule, when told.
    pub rule_name: Option<String>,
    /// What the platform attached.
    pub data: Option<Value>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct ErrorAnswer {
    message: Option<String>,
    details: Details,
}

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Details {
    application_error: Option<WireApplicationError>,
    validation_error: Option<WireValidationError>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct WireApplicationError {
    code: Option<Value>,
    description: Option<String>,
    data: Option<Value>,
}

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct WireValidationError {
    field_violations: Vec<FieldViolation>,
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

/// Codes are text on the wire; a service that sends a number means the same.
fn code_text(code: Value) -> String {
    match code {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

/// `Not Found` -> `NOT_FOUND`: split at lower-to-upper borders and at everything that is no letter or digit.
fn upper_snake(text: &str) -> String {
    let mut snake = String::with_capacity(text.len());
    let mut previous_is_lower = false;
    for character in text.chars() {
        let border = !character.is_alphanumeric() || (previous_is_lower && character.is_uppercase());
        if border && !snake.is_empty() && !snake.ends_with('_') {
            snake.push('_');
        }
        if character.is_alphanumeric() {
            snake.extend(character.to_uppercase());
        }
        previous_is_lower = character.is_lowercase();
    }
    snake.trim_end_matches('_').to_owned()
}

#[cfg(test)]
mod tests;
