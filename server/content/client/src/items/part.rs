//! What all calls have in common that read a result part by part.

use serde::{Deserialize, Serialize};

use super::ReadOptions;
use crate::paging::{Page, Paging, PagingMetadata};

/// The body of a call: the criteria, and which part of the result is wanted.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PartWire<'a, Q> {
    #[serde(flatten)]
    criteria: Option<Q>,
    #[serde(flatten)]
    paging: &'a Paging,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    return_total_count: bool,
    #[serde(flatten)]
    options: &'a ReadOptions,
}

impl<'a, Q> PartWire<'a, Q> {
    /// Requests a part. The criteria are left out where a cursor carries them already.
    pub(super) fn new(
        criteria: Q,
        paging: &'a Paging,
        return_total_count: bool,
        options: &'a ReadOptions,
    ) -> Self {
        Self {
            criteria: (!paging.continues()).then_some(criteria),
            paging,
            return_total_count,
            options,
        }
    }
}

/// The body of a response that has its items in `results`. A response without that field is unusable.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Results<T> {
    results: Vec<T>,
    paging_metadata: Option<PagingMetadata>,
}

impl<T> From<Results<T>> for Page<T> {
    fn from(response: Results<T>) -> Self {
        Self {
            items: response.results,
            paging: response.paging_metadata.unwrap_or_default(),
        }
    }
}
