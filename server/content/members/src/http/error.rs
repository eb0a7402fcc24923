//! Members' refusals on the wire.
//!
//! Codes with a minus are the platform's own, which its clients compare as texts; the others are ours, and clients
//! show their description.

use actix_web::http::StatusCode;
use content_wire::error::{CodedError, ErrorDetails, FieldViolation, code as platform};
use serde_json::json;

use content_service::extension::{ApiError, Refusal};
use content_service::password::HashingError;

use crate::error::MemberError;

impl From<MemberError> for ApiError {
    fn from(error: MemberError) -> Self {
        match error {
            MemberError::Store(error) => error.into(),
            error => {
                let (status, code) = wire(&error);
                Self::Refused(Box::new(Refusal {
                    status,
                    code,
                    details: details(&error, code),
                    retry_after_s: retry_after_s(&error),
                    source: Box::new(error),
                }))
            }
        }
    }
}

/// The status and the code of a refusal.
fn wire(error: &MemberError) -> (StatusCode, &'static str) {
    match error {
        MemberError::Invalid { .. } | MemberError::InvalidEmail { .. } => {
            (StatusCode::BAD_REQUEST, "INVALID_ARGUMENT")
        }
        MemberError::UnknownLogin => (StatusCode::BAD_REQUEST, "INVALID_EMAIL"),
        MemberError::CaptchaMissing => (StatusCode::BAD_REQUEST, platform::MISSING_CAPTCHA_TOKEN),
        MemberError::CaptchaInvalid => (StatusCode::BAD_REQUEST, platform::INVALID_CAPTCHA_TOKEN),
        MemberError::WrongCode => (StatusCode::BAD_REQUEST, "INVALID_VERIFICATION_CODE"),
        MemberError::UnknownState => (StatusCode::BAD_REQUEST, "INVALID_STATE_TOKEN"),
        MemberError::UnknownRecovery => (StatusCode::BAD_REQUEST, "INVALID_RECOVERY_TOKEN"),
        MemberError::CodeNotRedeemed => (StatusCode::BAD_REQUEST, "invalid_grant"),
        MemberError::WrongPassword => (StatusCode::UNAUTHORIZED, platform::INVALID_PASSWORD),
        MemberError::UnknownSession => (StatusCode::UNAUTHORIZED, "INVALID_SESSION_TOKEN"),
        MemberError::SsoRefused { .. } => (StatusCode::UNAUTHORIZED, "INVALID_SSO_TOKEN"),
        MemberError::PasswordResetRequired => (StatusCode::FORBIDDEN, platform::RESET_PASSWORD),
        MemberError::NotActive { .. } => (StatusCode::FORBIDDEN, "IDENTITY_NOT_ACTIVE"),
        MemberError::MembersOnly => (StatusCode::FORBIDDEN, "MEMBER_REQUIRED"),
        MemberError::KeyOnly => (StatusCode::FORBIDDEN, "API_KEY_REQUIRED"),
        MemberError::IdentityMissing => (StatusCode::NOT_FOUND, "IDENTITY_NOT_FOUND"),
        MemberError::UnknownRedirect => (StatusCode::NOT_FOUND, "NOT_FOUND"),
        MemberError::EmailTaken => (StatusCode::CONFLICT, platform::EMAIL_ALREADY_EXISTS),
        MemberError::TooManyAttempts { .. } => (StatusCode::TOO_MANY_REQUESTS, "TOO_MANY_REQUESTS"),
        MemberError::CaptchaUnchecked { .. } => (StatusCode::BAD_GATEWAY, "CAPTCHA_UNAVAILABLE"),
        MemberError::Hashing(HashingError::Crowded) => (StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE"),
        MemberError::Hashing(_) | MemberError::Mail { .. } | MemberError::Store(_) => {
            (StatusCode::INTERNAL_SERVER_ERROR, "INTERNAL")
        }
    }
}

/// The details of a refusal in the platform's form.
fn details(error: &MemberError, code: &str) -> ErrorDetails {
    let mut coded = CodedError::new(code, error.to_string());
    match error {
        MemberError::Invalid { field, description } => vec![FieldViolation::new(*field, description)].into(),
        // The client knows this one by its type, whatever the field is called.
        MemberError::InvalidEmail { field } => {
            let mut violation = FieldViolation::new(*field, error.to_string());
            violation.data = Some(json!({ "type": "EMAIL" }));
            vec![violation].into()
        }
        // A failure inside is reported by the request's id, which only a response without details allows.
        MemberError::Hashing(HashingError::Crowded) => coded.into(),
        MemberError::Hashing(_) | MemberError::Mail { .. } | MemberError::Store(_) => ErrorDetails::default(),
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
        MemberError::TooManyAttempts { retry_after } => Some(request_limits::retry_after_s(*retry_after)),
        MemberError::Hashing(HashingError::Crowded) => {
            Some(request_limits::turns::RETRY_AFTER_SECONDS.into())
        }
        _ => None,
    }
}
