//! What the platform's refusals mean for a registration or login.

use std::fmt;

use content_wire::error::{FieldViolation, code};
use serde_json::Value;

use crate::error::ContentError;

/// A failed registration or login.
#[derive(Clone, Debug)]
pub struct LoginFailure {
    /// In words.
    pub message: String,
    /// As a code, if there is one for it.
    pub code: Option<LoginErrorCode>,
    /// The call that failed; `None` if none was made.
    pub error: Option<ContentError>,
}

/// Why a registration or login failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoginErrorCode {
    /// The address is not valid, or no member has it.
    InvalidEmail,
    /// A member has the address already.
    EmailAlreadyExists,
    /// The password is not theirs.
    InvalidPassword,
    /// The password must be replaced first.
    ResetPassword,
    /// The site requires a captcha.
    MissingCaptchaToken,
    /// The captcha was not solved.
    InvalidCaptchaToken,
}

impl fmt::Display for LoginErrorCode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::InvalidEmail => "invalidEmail",
            Self::EmailAlreadyExists => "emailAlreadyExists",
            Self::InvalidPassword => "invalidPassword",
            Self::ResetPassword => "resetPassword",
            Self::MissingCaptchaToken => "missingCaptchaToken",
            Self::InvalidCaptchaToken => "invalidCaptchaToken",
        })
    }
}

impl LoginFailure {
    /// What a failed registration means.
    pub(super) fn of_register(error: ContentError) -> Self {
        if let Some(violation) = email_violation(&error) {
            return Self {
                message: violation.description.clone(),
                code: Some(LoginErrorCode::InvalidEmail),
                error: Some(error),
            };
        }
        let code = match error.code() {
            Some(code::MISSING_CAPTCHA_TOKEN) => Some(LoginErrorCode::MissingCaptchaToken),
            Some(code::INVALID_CAPTCHA_TOKEN) => Some(LoginErrorCode::InvalidCaptchaToken),
            Some(code::EMAIL_ALREADY_EXISTS) => Some(LoginErrorCode::EmailAlreadyExists),
            _ => None,
        };
        Self::with_code(error, code)
    }

    /// What a failed login means.
    pub(super) fn of_login(error: ContentError) -> Self {
        let code = match error.code() {
            Some(code::MISSING_CAPTCHA_TOKEN) => LoginErrorCode::MissingCaptchaToken,
            Some(code::INVALID_CAPTCHA_TOKEN) => LoginErrorCode::InvalidCaptchaToken,
            Some(code::INVALID_PASSWORD) => LoginErrorCode::InvalidPassword,
            Some(code::RESET_PASSWORD) => LoginErrorCode::ResetPassword,
            _ => LoginErrorCode::InvalidEmail,
        };
        Self::with_code(error, Some(code))
    }

    /// What a state that fits nothing means; no call was made, or its response is not understood.
    pub(super) fn unknown_state() -> Self {
        Self {
            message: ContentError::UnknownState.to_string(),
            code: None,
            error: None,
        }
    }

    fn with_code(error: ContentError, code: Option<LoginErrorCode>) -> Self {
        Self {
            message: error.to_string(),
            code,
            error: Some(error),
        }
    }
}

fn email_violation(error: &ContentError) -> Option<&FieldViolation> {
    let ContentError::InvalidArgument { violations } = error else {
        return None;
    };
    violations.iter().find(|violation| {
        let kind = violation.data.as_ref().and_then(|data| data.get("type"));
        kind.and_then(Value::as_str) == Some("EMAIL")
    })
}
