//! Members' refusals on the wire.
//!
//! Codes with a minus are the platform's own, which its clients compare as texts; the others are ours, and clients
//! show their description.

use actix_web::http::StatusCode;
use content_wire::error::{CodedError, ErrorDetails, FieldViolation, code as platform};
use serde_json::json;

use content_service::extension::{ApiError, Refusal};

use crate::error::MemberError;

impl From<MemberError> for ApiError {
    fn from(error: MemberError) -> Self {
        match error {
            MemberError::Store(error) => error.into(),
            error => Self::Refused(Box::new(Refusal {
                status: status(&error),
                code: code(&error),
                details: details(&error),
                retry_after_s: retry_after_s(&error),
                source: Box::new(error),
            })),
        }
    }
}

/// The status of a refusal.
fn status(error: &MemberError) -> StatusCode {
    match error {
        MemberError::Invalid { .. }
        | MemberError::InvalidEmail { .. }
        | MemberError::UnknownLogin
        | MemberError::CaptchaMissing
        | MemberError::CaptchaInvalid
        | MemberError::WrongCode
        | MemberError::UnknownState
        | MemberError::UnknownRecovery
        | MemberError::CodeNotRedeemed => StatusCode::BAD_REQUEST,
        MemberError::WrongPassword | MemberError::UnknownSession | MemberError::SsoRefused { .. } => {
            StatusCode::UNAUTHORIZED
        }
        MemberError::PasswordResetRequired
        | MemberError::NotActive { .. }
        | MemberError::MembersOnly
        | MemberError::KeyOnly => StatusCode::FORBIDDEN,
        MemberError::IdentityMissing | MemberError::UnknownRedirect => StatusCode::NOT_FOUND,
        MemberError::EmailTaken => StatusCode::CONFLICT,
        MemberError::TooManyAttempts { .. } => StatusCode::TOO_MANY_REQUESTS,
        MemberError::CaptchaUnchecked { .. } => StatusCode::BAD_GATEWAY,
        MemberError::Hashing { .. } | MemberError::Mail { .. } | MemberError::Store(_) => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}

/// The code of a refusal.
fn code(error: &MemberError) -> &'static str {
    match error {
        MemberError::Invalid { .. } | MemberError::InvalidEmail { .. } => "INVALID_ARGUMENT",
        MemberError::UnknownLogin => "INVALID_EMAIL",
        MemberError::EmailTaken => platform::EMAIL_ALREADY_EXISTS,
        MemberError::WrongPassword => platform::INVALID_PASSWORD,
        MemberError::PasswordResetRequired => platform::RESET_PASSWORD,
        MemberError::CaptchaMissing => platform::MISSING_CAPTCHA_TOKEN,
        MemberError::CaptchaInvalid => platform::INVALID_CAPTCHA_TOKEN,
        MemberError::CaptchaUnchecked { .. } => "CAPTCHA_UNAVAILABLE",
        MemberError::NotActive { .. } => "IDENTITY_NOT_ACTIVE",
        MemberError::TooManyAttempts { .. } => "TOO_MANY_REQUESTS",
        MemberError::WrongCode => "INVALID_VERIFICATION_CODE",
        MemberError::UnknownState => "INVALID_STATE_TOKEN",
        MemberError::UnknownRecovery => "INVALID_RECOVERY_TOKEN",
        MemberError::UnknownSession => "INVALID_SESSION_TOKEN",
        MemberError::UnknownRedirect => "NOT_FOUND",
        MemberError::IdentityMissing => "IDENTITY_NOT_FOUND",
        MemberError::SsoRefused { .. } => "INVALID_SSO_TOKEN",
        MemberError::MembersOnly => "MEMBER_REQUIRED",
        MemberError::KeyOnly => "API_KEY_REQUIRED",
        MemberError::CodeNotRedeemed => "invalid_grant",
        MemberError::Hashing { .. } | MemberError::Mail { .. } | MemberError::Store(_) => "INTERNAL",
    }
}

/// The details of a refusal in the platform's form.
fn details(error: &MemberError) -> ErrorDetails {
    let mut coded = CodedError::new(code(error), error.to_string());
    match error {
        MemberError::Invalid { field, description } => vec![FieldViolation::new(*field, description)].into(),
        // The client knows this one by its type, whatever the field is called.
        MemberError::InvalidEmail { field } => {
            let mut violation = FieldViolation::new(*field, error.to_string());
            violation.data = Some(json!({ "type": "EMAIL" }));
            vec![violation].into()
        }
        // A failure inside is reported by the request's id, which only a response without details allows.
        MemberError::Hashing { .. } | MemberError::Mail { .. } | MemberError::Store(_) => {
            ErrorDetails::default()
        }
        MemberError::NotActive { status } => {
            coded.data = Some(json!({ "status": status }));
            coded.into()
        }
        _ => coded.into(),
    }
}

/// How many seconds to wait before the next attempt.
fn retry_after_s(error: &MemberError) -> Option<u64> {
    match error {
        // A part of a second is a whole one: an attempt that comes too early counts for nothing.
        MemberError::TooManyAttempts { retry_after } => Some(retry_after.as_secs() + 1),
        _ => None,
    }
}
