//! The values of one field, each once.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::part::PartWire;
use super::{Order, ReadOptions, Verb};
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::filter::{Conditions, Filter};
use crate::paging::{Page, PagedQuery, Paging, PagingMetadata};

/// A query of one field's values. [`Conditions`] narrows down the items that it looks at.
#[derive(Clone, Debug, PartialEq)]
pub struct DistinctQuery {
    /// Name of the collection.
    pub collection: String,
    /// Name of the field, may be a dotted path.
    pub field: String,
    /// Which items are looked at; by default all.
    pub filter: Filter,
    /// In which order the values come; `None` is the platform's own choice.
    pub order: Option<Order>,
    /// Which part of the values.
    pub paging: Paging,
    /// Whether [`PagingMetadata::total`] is wanted.
    pub return_total_count: bool,
    /// What the call carries besides.
    pub options: ReadOptions,
}

impl DistinctQuery {
    /// The first page of a field's values.
    pub fn new(collection: impl Into<String>, field: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            field: field.into(),
            filter: Filter::default(),
            order: None,
            paging: Paging::default(),
            return_total_count: false,
            options: ReadOptions::default(),
        }
    }

    /// Chooses the order of the values.
    #[must_use]
    pub fn order(mut self, order: Order) -> Self {
        self.order = Some(order);
        self
    }

    /// Chooses the part of the values.
    #[must_use]
    pub fn paging(mut self, paging: Paging) -> Self {
        self.paging = paging;
        self
    }

    fn to_wire(&self) -> PartWire<'_, Criteria<'_>> {
        let criteria = Criteria {
            field_name: &self.field,
            filter: &self.filter,
            order: self.order,
        };
        PartWire::new(criteria, &self.paging, self.return_total_count, &self.options)
    }
}

impl Conditions for DistinctQuery {
    fn conditions(&mut self) -> &mut Filter {
        &mut self.filter
    }
}

impl PagedQuery for DistinctQuery {
    type Item = Value;

    fn paging_mut(&mut self) -> &mut Paging {
        &mut self.paging
    }

    async fn fetch(&self, client: &ContentClient) -> Result<Page<Value>, ContentError> {
        let path = "/items/query-distinct-values";
        let response: Response = client
            .data(Verb::Read, path, &self.collection, &self.to_wire())
            .await?;
        Ok(Page {
            items: response.distinct_values,
            paging: response.paging_metadata.unwrap_or_default(),
        })
    }
}

impl ContentClient {
    /// Reads one page of a field's values; [`ContentClient::pages`] reads them all.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn query_distinct_values(&self, query: &DistinctQuery) -> Result<Page<Value>, ContentError> {
        query.fetch(self).await
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Criteria<'a> {
    field_name: &'a str,
    filter: &'a Filter,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Order>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Response {
    distinct_values: Vec<Value>,
    paging_metadata: Option<PagingMetadata>,
}
