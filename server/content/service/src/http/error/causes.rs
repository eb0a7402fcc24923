//! What a caller is told of errors from the other rooms.

use request_limits::retry_after_s;

use super::{ApiError, RETRY_AFTER_S};
use crate::budget::Spent;
use crate::patch::PatchError;
use crate::store::StoreError;

impl From<PatchError> for ApiError {
    fn from(error: PatchError) -> Self {
        Self::field(error.path, error.reason)
    }
}

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
            other => Self::Internal(other),
        }
    }
}
