//! The query: which items, in which order, which part.

use serde::{Deserialize, Serialize};

use super::{DataItem, ReadOptions, Verb};
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::filter::{Conditions, Filter};
use crate::paging::{Page, PagedQuery, Paging, PagingMetadata};
use crate::rename::field_to_wire;

/// One page of a query's result.
pub type ItemsPage = Page<DataItem>;

/// A query on one collection. [`Conditions`] narrows it down step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct ItemsQuery {
    /// Name of the collection.
    pub collection: String,
    /// Which items; by default all.
    pub filter: Filter,
    /// In which order, the first entry deciding first; empty means the platform's own, newest created first.
    pub sort: Vec<Sort>,
    /// Which part of the result.
    pub paging: Paging,
    /// Which fields of each item besides `_id`; empty means all.
    pub fields: Vec<String>,
    /// Whether [`PagingMetadata::total`] is wanted; counting costs the platform time.
    pub return_total_count: bool,
    /// Which references are followed: the items stand in the field's place.
    pub include: Vec<Include>,
    /// What the call carries besides.
    pub options: ReadOptions,
}

impl ItemsQuery {
    /// The first page of a collection in the platform's own order.
    pub fn new(collection: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            filter: Filter::default(),
            sort: Vec::new(),
            paging: Paging::default(),
            fields: Vec::new(),
            return_total_count: false,
            include: Vec::new(),
            options: ReadOptions::default(),
        }
    }

    /// Keeps only items that meet this filter, in place of what was built so far.
    #[must_use]
    pub fn filter(mut self, filter: Filter) -> Self {
        self.filter = filter;
        self
    }

    /// Adds a field to sort by.
    #[must_use]
    pub fn sort(mut self, field: impl Into<String>, order: Order) -> Self {
        self.sort.push(Sort {
            field_name: field.into(),
            order,
        });
        self
    }

    /// Adds a field to sort by, smallest first.
    #[must_use]
    pub fn ascending(self, field: impl Into<String>) -> Self {
        self.sort(field, Order::Ascending)
    }

    /// Adds a field to sort by, largest first.
    #[must_use]
    pub fn descending(self, field: impl Into<String>) -> Self {
        self.sort(field, Order::Descending)
    }

    /// Chooses the part of the result by position.
    #[must_use]
    pub fn paging(mut self, offset: u32, limit: u32) -> Self {
        self.paging = Paging::Offset { offset, limit };
        self
    }

    /// Starts after so many items, by position.
    #[must_use]
    pub fn skip(mut self, items: u32) -> Self {
        self.paging.skip(items);
        self
    }

    /// Takes so many items a page at most.
    #[must_use]
    pub fn limit(mut self, items: u32) -> Self {
        self.paging.limit(items);
        self
    }

    /// The first page of so many items, the later ones by cursor.
    #[must_use]
    pub fn by_cursor(mut self, limit: u32) -> Self {
        self.paging = Paging::Cursor { cursor: None, limit };
        self
    }

    /// Requests the number of all items that meet the filter.
    #[must_use]
    pub fn with_total_count(mut self) -> Self {
        self.return_total_count = true;
        self
    }

    /// Follows the references of a field, at most `limit` of them.
    #[must_use]
    pub fn include(mut self, field: impl Into<String>, limit: Option<u32>) -> Self {
        self.include.push(Include {
            field_name: field.into(),
            limit,
        });
        self
    }

    /// The fields of the body: filter, sort and paging are nested under `query`.
    fn to_wire(&self) -> WireBody<'_> {
        let continues = self.paging.continues();
        let sort = self.sort.iter().map(|sort| Sort {
            field_name: field_to_wire(&sort.field_name).to_owned(),
            order: sort.order,
        });
        WireBody {
            query: WireQuery {
                filter: (!continues).then_some(&self.filter),
                sort: sort.filter(|_| !continues).collect(),
                paging: &self.paging,
                fields: &self.fields,
            },
            return_total_count: self.return_total_count,
            included: self.include.iter().map(|include| &*include.field_name).collect(),
            limits: self
                .include
                .iter()
                .filter(|include| include.limit.is_some())
                .collect(),
            options: &self.options,
        }
    }
}

impl Conditions for ItemsQuery {
    fn conditions(&mut self) -> &mut Filter {
        &mut self.filter
    }
}

impl PagedQuery for ItemsQuery {
    type Item = DataItem;

    fn paging_mut(&mut self) -> &mut Paging {
        &mut self.paging
    }

    async fn fetch(&self, client: &ContentClient) -> Result<ItemsPage, ContentError> {
        let response: QueryResponse = client
            .data(Verb::Read, "/items/query", &self.collection, &self.to_wire())
            .await?;
        Ok(Page {
            items: response.data_items,
            paging: response.paging_metadata.unwrap_or_default(),
        })
    }
}

impl ContentClient {
    /// Reads one page of a collection; [`ContentClient::pages`] reads them all.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn query_items(&self, query: &ItemsQuery) -> Result<ItemsPage, ContentError> {
        query.fetch(self).await
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WireBody<'a> {
    query: WireQuery<'a>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    return_total_count: bool,
    #[serde(rename = "includeReferencedItems", skip_serializing_if = "Vec::is_empty")]
    included: Vec<&'a str>,
    #[serde(rename = "referencedItemOptions", skip_serializing_if = "Vec::is_empty")]
    limits: Vec<&'a Include>,
    #[serde(flatten)]
    options: &'a ReadOptions,
}

#[derive(Serialize)]
struct WireQuery<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    filter: Option<&'a Filter>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sort: Vec<Sort>,
    #[serde(flatten)]
    paging: &'a Paging,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    fields: &'a [String],
}

/// One field to sort by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Sort {
    /// Name of the field, may be a dotted path.
    pub field_name: String,
    /// Direction.
    pub order: Order,
}

/// Direction of a sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Order {
    /// Smallest first; missing values lead.
    #[serde(rename = "ASC")]
    Ascending,
    /// Largest first; missing values come last.
    #[serde(rename = "DESC")]
    Descending,
}

/// A field whose references are followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Include {
    /// Name of the field.
    pub field_name: String,
    /// Items at most; the platform's own choice is 50.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// Body of the response. One without `dataItems` is unusable.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct QueryResponse {
    data_items: Vec<DataItem>,
    #[serde(default)]
    paging_metadata: Option<PagingMetadata>,
}
