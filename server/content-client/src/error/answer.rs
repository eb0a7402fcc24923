//! Reads the platform's error bodies.

use reqwest::StatusCode;
use serde::Deserialize;
use serde_json::Value;

use super::{ApplicationError, ContentError, FieldViolation};

#[derive(Default, Deserialize)]
#[serde(default)]
struct ErrorAnswer {
    message: Option<String>,
    details: Option<Details>,
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

impl ContentError {
    /// Reads the error out of an answer whose status is not 200.
    pub(crate) fn from_answer(status: StatusCode, request_id: Option<String>, body: &[u8]) -> Self {
        let answer: ErrorAnswer = serde_json::from_slice(body).unwrap_or_default();
        let message = answer.message.unwrap_or_default();
        let details = answer.details.unwrap_or_default();
        if let Some(validation) = details.validation_error {
            let mut violations = validation.field_violations;
            violations.sort_by(|left, right| left.field.cmp(&right.field));
            return Self::InvalidArgument { violations };
        }
        if let Some(error) = details.application_error {
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

/// Codes are text on the wire; a service that sends a number means the same.
pub(crate) fn code_text(code: Value) -> String {
    match code {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

/// `Not Found` -> `NOT_FOUND`: split at lower-to-upper borders and at everything that is no letter or digit.
pub(super) fn upper_snake(text: &str) -> String {
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
