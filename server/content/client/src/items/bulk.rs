//! Many items in one call. Each item has a result of its own: a call that succeeds may still have failed for some.

use content_wire::error::CodedError;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{Collection, DataItem, NewItem, Verb};
use crate::error::ContentError;

impl Collection<'_> {
    /// Adds items. The response holds them if `return_entity`; an id that is taken gives that item `WDE0074`.
    ///
    /// # Errors
    /// Those of every data call. The platform takes at most 1000 items.
    pub async fn bulk_insert(
        &self,
        items: &[NewItem],
        return_entity: bool,
    ) -> Result<BulkResponse<BulkResult>, ContentError> {
        self.bulk_items("insert", items, return_entity).await
    }

    /// Replaces items. The response holds them if `return_entity`; a missing one gets `WDE0073`.
    ///
    /// # Errors
    /// As [`Collection::bulk_insert`].
    pub async fn bulk_update(
        &self,
        items: &[NewItem],
        return_entity: bool,
    ) -> Result<BulkResponse<BulkResult>, ContentError> {
        self.bulk_items("update", items, return_entity).await
    }

    /// Adds or replaces items. The response holds them if `return_entity`.
    ///
    /// # Errors
    /// As [`Collection::bulk_insert`].
    pub async fn bulk_save(
        &self,
        items: &[NewItem],
        return_entity: bool,
    ) -> Result<BulkResponse<BulkResult>, ContentError> {
        self.bulk_items("save", items, return_entity).await
    }

    /// Takes items away; a missing one gets `WDE0073`.
    ///
    /// # Errors
    /// As [`Collection::bulk_insert`].
    pub async fn bulk_remove(&self, ids: &[&str]) -> Result<BulkResponse<BulkResult>, ContentError> {
        self.bulk("/bulk/items/remove", json!({ "dataItemIds": ids }))
            .await
    }

    async fn bulk_items(
        &self,
        verb: &str,
        items: &[NewItem],
        return_entity: bool,
    ) -> Result<BulkResponse<BulkResult>, ContentError> {
        let with_ids = items.iter().map(|item| NewItem {
            id: item.decided_id().map(str::to_owned),
            data: item.data.clone(),
        });
        let fields = json!({"dataItems": with_ids.collect::<Vec<_>>(), "returnEntity": return_entity});
        self.bulk(&format!("/bulk/items/{verb}"), fields).await
    }

    /// Sends a bulk call of this collection.
    pub(super) async fn bulk<R: DeserializeOwned>(
        &self,
        path: &str,
        fields: Value,
    ) -> Result<BulkResponse<R>, ContentError> {
        self.write(Verb::Post, path, fields).await
    }
}

/// Response of a bulk call.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct BulkResponse<R> {
    /// One result for each thing given, in that order.
    pub results: Vec<R>,
    /// How many went well.
    #[serde(rename = "bulkActionMetadata", default)]
    pub metadata: BulkMetadata,
}

/// How many parts of a bulk call went well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct BulkMetadata {
    /// Parts that went well.
    pub total_successes: u64,
    /// Parts that did not.
    pub total_failures: u64,
}

/// What became of one item.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(from = "WireResult")]
pub struct BulkResult {
    /// What was done, or tried.
    pub action: BulkAction,
    /// Id of the item; `None` if it got none.
    pub id: Option<String>,
    /// Position among those given, from 0.
    pub original_index: u64,
    /// Whether it went well.
    pub success: bool,
    /// Why not.
    pub error: Option<CodedError>,
    /// The item as stored, if that was requested and went well.
    pub item: Option<DataItem>,
}

/// What was done with one part of a bulk call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum BulkAction {
    /// Added.
    Insert,
    /// Replaced.
    Update,
    /// Taken away.
    Delete,
    /// Changed in part.
    Patch,
    /// The platform sent no value, or one that this client does not know.
    #[default]
    #[serde(other)]
    UnknownActionType,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireResult {
    #[serde(default)]
    action: BulkAction,
    item_metadata: WireMetadata,
    #[serde(default)]
    data_item: Option<DataItem>,
}

/// The outcome of one part of a bulk call.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct WireMetadata {
    #[serde(rename = "_id", default)]
    pub(super) id: Option<String>,
    #[serde(default)]
    pub(super) original_index: u64,
    pub(super) success: bool,
    #[serde(default)]
    pub(super) error: Option<CodedError>,
}

impl From<WireResult> for BulkResult {
    fn from(wire: WireResult) -> Self {
        Self {
            action: wire.action,
            id: wire.item_metadata.id,
            original_index: wire.item_metadata.original_index,
            success: wire.item_metadata.success,
            error: wire.item_metadata.error,
            item: wire.data_item,
        }
    }
}
