//! Members' refusals on the wire.
//!
//! Codes with a minus are the platform's own, which its clients compare as texts; the others are ours, and clients
//! show their description.

use actix_web::http::StatusCode;
use serde_json::{Value, json};

use content_service::extension::{ApiError, Refusal};

use crate::error::MemberError;

impl From<MemberError> for ApiError {
    fn from(error: MemberError) -> Self {
        match error {
            MemberError::Store(error) => error.into(),
            error => Self::Refused(Refusal {
                status: status(&error),
                code: code(&error),
                details: details(&error),
                retry_after_s: retry_after_s(&error),
                source: Box::new(error),
            }),
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
        MemberError::EmailTaken => "-19995",
        MemberError::WrongPassword => "-19976",
        MemberError::PasswordResetRequired => "-19973",
        MemberError::CaptchaMissing => "-19971",
        MemberError::CaptchaInvalid => "-19970",
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
fn details(error: &MemberError) -> Value {
    match error {
        MemberError::Invalid { field, description } => violation(field, description, &json!({})),
        // The client knows this one by its type, whatever the field is called.
        MemberError::InvalidEmail { field } => {
            violation(field, &error.to_string(), &json!({ "type": "EMAIL" }))
        }
        // A failure inside is reported by the request's id, which only a response without details allows.
        MemberError::Hashing { .. } | MemberError::Mail { .. } | MemberError::Store(_) => json!({}),
        MemberError::NotActive { status } => application(error, &json!({ "status": status.name() })),
        _ => application(error, &json!({})),
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

fn violation(field: &str, description: &str, data: &Value) -> Value {
    json!({ "validationError": { "fieldViolations": [
        { "field": field, "description": description, "violatedRule": "OTHER", "data": data } ] } })
}

fn application(error: &MemberError, data: &Value) -> Value {
    json!({ "applicationError": { "code": code(error), "description": error.to_string(), "data": data } })
}
