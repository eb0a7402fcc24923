//! What a caller is told of errors from the other rooms.

use content_wire::error::FieldViolation;
use request_limits::retry_after_s;

use super::{ApiError, RETRY_AFTER_S};
use crate::budget::Spent;
use crate::store::StoreError;

impl From<Spent> for ApiError {
    fn from(_: Spent) -> Self {
        Self::ResponseTooLarge
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::CollectionMissing { collection } => Self::CollectionMissing { collection },
            StoreError::ItemMissing { collection, id } => Self::ItemMissing { collection, id },
            StoreError::Scheduled { id } => Self::Scheduled { id },
            StoreError::ItemTooLarge => Self::TooLarge,
            StoreError::ItemExists { collection, id } => Self::ItemExists { collection, id },
            StoreError::TooSlow => Self::TooSlow,
            StoreError::Busy => Self::Busy {
                seconds: RETRY_AFTER_S,
            },
            StoreError::ResponseTooLarge => Self::ResponseTooLarge,
            StoreError::TooMuch { wait } => Self::TooMany {
                seconds: retry_after_s(wait),
            },
            StoreError::Refused { reason } => Self::field("dataItem", reason),
            StoreError::BadFields(fields) => Self::Invalid(
                fields
                    .into_iter()
                    .map(|bad| FieldViolation::new(format!("dataItem.data.{}", bad.field), bad.reason))
                    .collect(),
            ),
            other => Self::Internal(other),
        }
    }
}
