//! What all calls have in common that read a result part by part.

use serde::{Deserialize, Serialize};

use super::ReadOptions;
use crate::paging::{Page, Paging, PagingMetadata};

/// The body of a call: the question, and which part of its result is wanted.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PartWire<'a, Q> {
    #[serde(flatten)]
    question: Option<Q>,
    #[serde(flatten)]
    paging: &'a Paging,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    return_total_count: bool,
    #[serde(flatten)]
    options: &'a ReadOptions,
}

impl<'a, Q> PartWire<'a, Q> {
    /// Asks for a part. The question is left out where a cursor carries it already.
    pub(super) fn new(
        question: Q,
        paging: &'a Paging,
        return_total_count: bool,
        options: &'a ReadOptions,
    ) -> Self {
        Self {
            question: (!paging.continues()).then_some(question),
            paging,
            return_total_count,
            options,
        }
    }
}

/// The body of an answer that calls what was found its results. They must be there: an answer without them is no answer
/// to the question.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Results<T> {
    results: Vec<T>,
    paging_metadata: Option<PagingMetadata>,
}

impl<T> From<Results<T>> for Page<T> {
    fn from(answer: Results<T>) -> Self {
        Self {
            items: answer.results,
            paging: answer.paging_metadata.unwrap_or_default(),
        }
    }
}
