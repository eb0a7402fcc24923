//! The items that a field of one item refers to.

use serde::{Deserialize, Serialize};

use super::part::{PartWire, Results};
use super::{DataItem, Order, ReadOptions, Verb};
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::paging::{Page, PagedQuery, Paging};

/// A query of the items that one item refers to.
#[derive(Clone, Debug, PartialEq)]
pub struct ReferencedQuery {
    /// Name of the referring item's collection.
    pub collection: String,
    /// Id of the referring item.
    pub referring_id: String,
    /// The field that refers.
    pub referring_field: String,
    /// In which order; `None` is the order in which the references were added.
    pub order: Option<Order>,
    /// Which part of the result.
    pub paging: Paging,
    /// Which fields of each item besides `_id`; empty means all.
    pub fields: Vec<String>,
    /// Whether [`crate::PagingMetadata::total`] is wanted.
    pub return_total_count: bool,
    /// What the call carries besides.
    pub options: ReadOptions,
}

/// One thing that an item refers to.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Referenced {
    /// An item.
    DataItem(DataItem),
    /// Nothing that could be read: the item is gone, or not for the caller.
    #[serde(rename_all = "camelCase")]
    UnresolvedReference {
        /// The item that refers.
        referring_item_id: String,
        /// The field that refers.
        referring_item_field_name: String,
    },
}

impl ReferencedQuery {
    /// The first page of what a field of an item refers to.
    pub fn new(
        collection: impl Into<String>,
        referring_field: impl Into<String>,
        referring_id: impl Into<String>,
    ) -> Self {
        Self {
            collection: collection.into(),
            referring_id: referring_id.into(),
            referring_field: referring_field.into(),
            order: None,
            paging: Paging::default(),
            fields: Vec::new(),
            return_total_count: false,
            options: ReadOptions::default(),
        }
    }

    fn to_wire(&self) -> Wire<'_> {
        let criteria = Criteria {
            referring_item_id: &self.referring_id,
            referring_item_field_name: &self.referring_field,
            order: self.order,
        };
        Wire {
            part: PartWire::new(criteria, &self.paging, self.return_total_count, &self.options),
            fields: &self.fields,
        }
    }
}

impl PagedQuery for ReferencedQuery {
    type Item = Referenced;

    fn paging_mut(&mut self) -> &mut Paging {
        &mut self.paging
    }

    async fn fetch(&self, client: &ContentClient) -> Result<Page<Referenced>, ContentError> {
        let path = "/items/query-referenced";
        let response: Results<Referenced> = client
            .data(Verb::Read, path, &self.collection, &self.to_wire())
            .await?;
        Ok(response.into())
    }
}

impl ContentClient {
    /// Reads one page of what an item refers to; [`ContentClient::pages`] reads them all.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn query_referenced(&self, query: &ReferencedQuery) -> Result<Page<Referenced>, ContentError> {
        query.fetch(self).await
    }
}

#[derive(Serialize)]
struct Wire<'a> {
    #[serde(flatten)]
    part: PartWire<'a, Criteria<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    fields: &'a [String],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Criteria<'a> {
    referring_item_id: &'a str,
    referring_item_field_name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Order>,
}
