//! What a call may be refused with.
//!
//! Policy: every refusal is one variant here, mapped to its status and code in one place and to one of the platform's two
//! wire forms in another. What went wrong inside is logged, never sent.

mod causes;
mod faults;

use actix_web::http::{Method, StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use content_wire::error::{CodedError, ErrorBody, ErrorDetails, FieldViolation};
use serde_json::json;
use thiserror::Error;

use crate::store::{Action, StoreError};
pub(super) use faults::{Faults, both, each};

/// The status and code of a request that breaks rules.
pub(super) const BAD_REQUEST: (StatusCode, &str) = (StatusCode::BAD_REQUEST, "WDE0075");

/// Seconds after which a caller may try again who found no free connection or no room on the disk.
const RETRY_AFTER_S: u64 = 10;

/// A refusal that only an extension has.
#[derive(Debug)]
pub struct Refusal {
    /// The status; a server's error is logged with its source.
    pub status: StatusCode,
    /// The code on the wire.
    pub code: &'static str,
    /// The details in the platform's form.
    pub details: ErrorDetails,
    /// How many seconds to wait before the next attempt.
    pub retry_after_s: Option<u64>,
    /// What the message on the wire says.
    pub source: Box<dyn std::error::Error + Send + Sync>,
}

/// Why a call is refused.
#[derive(Debug, Error)]
pub enum ApiError {
    /// The input breaks rules.
    #[error("the request is not valid")]
    Invalid(Vec<FieldViolation>),
    /// The body is larger than the service accepts.
    #[error("payload too large")]
    TooLarge,
    /// The body ended early or broke off.
    #[error("the request could not be read")]
    Unread,
    /// The body took too long.
    #[error("the request took too long")]
    Late,
    /// There is no access token, or it is unknown or expired.
    #[error("the access token is missing, unknown or expired")]
    Unauthenticated,
    /// The refresh token is unknown or expired.
    #[error("the refresh token is unknown or expired")]
    NotRenewed,
    /// The caller may not do this.
    #[error("The current user does not have permissions to {} on the {collection} collection.", action.name())]
    Forbidden {
        /// What the caller wants to do.
        action: Action,
        /// Name of the collection.
        collection: String,
    },
    /// The draft waits for its time to be published, and the caller may not publish.
    #[error(
        "The current user does not have permissions to publish, and the draft [{id}] waits for its time to be published."
    )]
    Scheduled {
        /// The id.
        id: String,
    },
    /// The caller may not do this anywhere, so the body, which names the collection, is not read.
    #[error("The current user does not have permissions to {} on any collection.", action.name())]
    ForbiddenEverywhere {
        /// What the caller wants to do.
        action: Action,
    },
    /// There is no such collection.
    #[error("The {collection} collection does not exist.")]
    CollectionMissing {
        /// Its name.
        collection: String,
    },
    /// There is no such item.
    #[error("Item [{id}] does not exist in collection [{collection}].")]
    ItemMissing {
        /// Name of the collection.
        collection: String,
        /// The id.
        id: String,
    },
    /// The id is taken.
    #[error("Item [{id}] already exists in collection [{collection}].")]
    ItemExists {
        /// Name of the collection.
        collection: String,
        /// The id.
        id: String,
    },
    /// The item is not as the caller's condition wants it.
    #[error("the item does not meet the condition")]
    ConditionNotMet,
    /// The field holds a value of its own, so it cannot refer to items.
    #[error("The field {field} is not a multi-reference field.")]
    NotMultiReference {
        /// The field.
        field: String,
    },
    /// The item is referred to already.
    #[error("The item is already referred to.")]
    ReferenceExists,
    /// The caller has made too many calls.
    #[error("too many requests; try again in {seconds} s")]
    TooMany {
        /// How long to wait.
        seconds: u64,
    },
    /// The service has no room for the call at present.
    #[error("the service is busy; try again in {seconds} s")]
    Busy {
        /// How long to wait.
        seconds: u64,
    },
    /// The response would have more bytes than the caller may have at once.
    #[error("the response would be larger than it may be; ask for fewer items, fields or references")]
    ResponseTooLarge,
    /// The query takes longer than the service gives it.
    #[error("the query takes too long; ask for less")]
    TooSlow,
    /// There is no such path.
    #[error("{path} does not exist")]
    UnknownPath {
        /// The path.
        path: String,
    },
    /// The path exists, but not for this method.
    #[error("{method} is not allowed here")]
    WrongMethod {
        /// The method.
        method: String,
        /// Those that are allowed, as the header lists them.
        allowed: &'static str,
    },
    /// A call of an extension is refused.
    #[error("{}", .0.source)]
    Refused(Box<Refusal>),
    /// The storage failed; the reason is for the log only, save that there is no room.
    #[error("{}", failure(.0))]
    Internal(#[source] StoreError),
}

impl ApiError {
    /// A refusal of one field.
    pub fn field(field: impl Into<String>, description: impl Into<String>) -> Self {
        Self::Invalid(vec![FieldViolation::new(field, description)])
    }

    /// Logs the refusal: what failed inside as an error with its chain, what callers did wrong in passing.
    pub(super) fn log(&self, request_id: &str, method: &Method, path: &str) {
        if let Self::Refused(refusal) = self
            && refusal.status.is_server_error()
        {
            tracing::error!(request_id, %method, path, error = ?refusal.source, "content request failed");
        } else if let Self::Internal(source) = self {
            let cause = std::error::Error::source(source).map(ToString::to_string);
            tracing::error!(request_id, %method, path, error = %source, cause, "content request failed");
        } else {
            tracing::debug!(request_id, %method, path, error = %self, "content request refused");
        }
    }

    /// The error of one entry of a bulk call. What failed inside fails the whole call.
    pub(super) fn of_entry(self) -> Result<CodedError, Self> {
        let description = match &self {
            Self::Internal(_) | Self::ResponseTooLarge => return Err(self),
            Self::Invalid(violations) => violations
                .iter()
                .map(|violation| format!("{}: {}", violation.field, violation.description))
                .collect::<Vec<_>>()
                .join(", "),
            other => other.to_string(),
        };
        Ok(CodedError::new(self.wire().1, description))
    }

    /// The status and the code on the wire.
    pub(super) fn wire(&self) -> (StatusCode, &'static str) {
        match self {
            Self::Invalid(_) | Self::Unread => BAD_REQUEST,
            Self::Late => (StatusCode::REQUEST_TIMEOUT, "REQUEST_TIMEOUT"),
            Self::NotMultiReference { .. } => (StatusCode::BAD_REQUEST, "WDE0020"),
            Self::Unauthenticated | Self::NotRenewed => (StatusCode::UNAUTHORIZED, "UNAUTHENTICATED"),
            Self::Forbidden { .. } | Self::Scheduled { .. } | Self::ForbiddenEverywhere { .. } => {
                (StatusCode::FORBIDDEN, "WDE0027")
            }
            Self::CollectionMissing { .. } => (StatusCode::NOT_FOUND, "WDE0025"),
            Self::ItemMissing { .. } => (StatusCode::NOT_FOUND, "WDE0073"),
            Self::UnknownPath { .. } => (StatusCode::NOT_FOUND, "NOT_FOUND"),
            Self::WrongMethod { .. } => (StatusCode::METHOD_NOT_ALLOWED, "METHOD_NOT_ALLOWED"),
            Self::ItemExists { .. } => (StatusCode::CONFLICT, "WDE0074"),
            Self::ReferenceExists => (StatusCode::CONFLICT, "WDE0029"),
            Self::ConditionNotMet => (StatusCode::CONFLICT, "CONDITION_NOT_MET"),
            Self::Internal(StoreError::Full(_)) => (StatusCode::INSUFFICIENT_STORAGE, "INSUFFICIENT_STORAGE"),
            Self::ResponseTooLarge => (StatusCode::BAD_REQUEST, "RESPONSE_TOO_LARGE"),
            Self::TooSlow => (StatusCode::BAD_REQUEST, "WDE0028"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "WDE0109"),
            Self::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, "TOO_MANY_REQUESTS"),
            Self::Busy { .. } => (StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE"),
            Self::Refused(refusal) => (refusal.status, refusal.code),
            Self::Internal(_) => (StatusCode::INTERNAL_SERVER_ERROR, "INTERNAL"),
        }
    }

    /// What the wire says beside the message.
    pub(super) fn details(&self) -> ErrorDetails {
        match self {
            Self::Invalid(violations) => {
                let mut sorted = violations.clone();
                sorted.sort_by(|left, right| left.field.cmp(&right.field));
                sorted.into()
            }
            Self::Refused(refusal) => refusal.details.clone(),
            // The clients report a failure inside by its request id, which only a response without details allows.
            Self::Internal(_) => ErrorDetails::default(),
            _ => CodedError::new(self.wire().1, self.to_string()).into(),
        }
    }
}

/// What a caller is told of a failure inside.
fn failure(error: &StoreError) -> &'static str {
    match error {
        StoreError::Full(_) => "there is no space left for the change",
        _ => "an internal error occurred",
    }
}

impl ResponseError for ApiError {
    fn status_code(&self) -> StatusCode {
        self.wire().0
    }

    fn error_response(&self) -> HttpResponse {
        let body = ErrorBody {
            message: Some(self.to_string()),
            details: Some(self.details()),
        };
        let mut response = HttpResponse::build(self.status_code());
        response.insert_header((header::CACHE_CONTROL, "no-store"));
        if let Self::WrongMethod { allowed, .. } = self {
            response.insert_header((header::ALLOW, *allowed));
        }
        if matches!(self, Self::Late) {
            // The rest of the body is not awaited.
            response.force_close();
        }
        if let Self::TooMany { seconds } | Self::Busy { seconds } = self {
            response.insert_header((header::RETRY_AFTER, seconds.to_string()));
        }
        if matches!(self, Self::Internal(StoreError::Full(_))) {
            response.insert_header((header::RETRY_AFTER, RETRY_AFTER_S.to_string()));
        }
        if let Self::Refused(refusal) = self
            && let Some(seconds) = refusal.retry_after_s
        {
            response.insert_header((header::RETRY_AFTER, seconds));
        }
        response.json(json!(body))
    }
}
