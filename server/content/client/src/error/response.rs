//! Reads the platform's error bodies.

use content_wire::error::ErrorBody;
use reqwest::StatusCode;

use super::{ApplicationError, ContentError};

/// Most bytes of a body that is read for an explanation, since the log has its words: those of a hundred bad fields.
const BODY_MAX: usize = 16 * 1024;

impl ContentError {
    /// Reads the error out of a response whose status is not 200. `reason` is the status text that came, where one did.
    pub(crate) fn from_response(
        status: StatusCode,
        reason: Option<&str>,
        request_id: Option<String>,
        body: &[u8],
    ) -> Self {
        let explanation = if body.len() > BODY_MAX { &[] } else { body };
        let body: ErrorBody = serde_json::from_slice(explanation).unwrap_or_default();
        let message = body.message.unwrap_or_default();
        let details = body.details.unwrap_or_default();
        if let Some(validation) = details.validation_error {
            let mut violations = validation.field_violations;
            violations.sort_by(|left, right| left.field.cmp(&right.field));
            return Self::InvalidArgument { violations };
        }
        if let Some(error) = details.application_error {
            return Self::Application(Box::new(ApplicationError {
                code: error.code,
                description: error.description,
                data: error.data,
                message,
                status: status.as_u16(),
            }));
        }
        if status.is_client_error() {
            let reason = reason.or(status.canonical_reason()).unwrap_or("unknown");
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
