//! Many references in one call, each with a result of its own.

use content_wire::error::CodedError;
use serde::Deserialize;
use serde_json::json;

use super::bulk::{BulkAction, BulkResponse, WireMetadata};
use super::{Collection, Reference};
use crate::error::ContentError;

impl Collection<'_> {
    /// Adds references. The response holds them if `return_entity`; one that is there already gets `WDE0029`.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn bulk_insert_references(
        &self,
        references: &[Reference],
        return_entity: bool,
    ) -> Result<BulkResponse<BulkReferenceResult>, ContentError> {
        let fields = json!({"dataItemReferences": references, "returnEntity": return_entity});
        self.bulk("/bulk/items/insert-references", fields).await
    }

    /// Takes references away.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn bulk_remove_references(
        &self,
        references: &[Reference],
    ) -> Result<BulkResponse<BulkReferenceResult>, ContentError> {
        let fields = json!({ "dataItemReferences": references });
        self.bulk("/bulk/items/remove-references", fields).await
    }
}

/// What became of one reference.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(from = "WireResult")]
pub struct BulkReferenceResult {
    /// What was done, or tried.
    pub action: BulkAction,
    /// Position among those given, from 0.
    pub original_index: u64,
    /// Whether it went well.
    pub success: bool,
    /// Why not.
    pub error: Option<CodedError>,
    /// The reference, if that was requested and went well.
    pub reference: Option<Reference>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireResult {
    #[serde(default)]
    action: BulkAction,
    reference_metadata: WireMetadata,
    #[serde(default)]
    data_item_reference: Option<Reference>,
}

impl From<WireResult> for BulkReferenceResult {
    fn from(wire: WireResult) -> Self {
        Self {
            action: wire.action,
            original_index: wire.reference_metadata.original_index,
            success: wire.reference_metadata.success,
            error: wire.reference_metadata.error,
            reference: wire.data_item_reference,
        }
    }
}
