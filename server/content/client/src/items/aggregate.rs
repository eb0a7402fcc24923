//! Aggregation: sums, averages and the like, by group.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::part::{PartWire, Results};
use super::query::Sort;
use super::{Order, ReadOptions, Verb};
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::filter::Filter;
use crate::paging::{Page, PagedQuery, Paging};

/// An aggregation of one collection. A row of the response holds the group's values in the object `_id` and each
/// operation's result under its name.
#[derive(Clone, Debug, PartialEq)]
pub struct AggregateQuery {
    /// Name of the collection.
    pub collection: String,
    /// Which items count; by default all.
    pub initial_filter: Filter,
    /// Fields whose values make the groups; none makes one row of everything.
    pub grouping_fields: Vec<String>,
    /// What is computed, each under the name of its result.
    pub operations: Vec<(String, Operation)>,
    /// Which rows are wanted; it sees the results and the grouping fields. By default all.
    pub final_filter: Filter,
    /// In which order, by results or grouping fields.
    pub sort: Vec<Sort>,
    /// Which part of the rows.
    pub paging: Paging,
    /// Whether [`crate::PagingMetadata::total`] is wanted.
    pub return_total_count: bool,
    /// What the call carries besides.
    pub options: ReadOptions,
}

/// What is computed of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The mean of a field.
    Average(String),
    /// The smallest value of a field.
    Min(String),
    /// The largest value of a field.
    Max(String),
    /// The sum of a field.
    Sum(String),
    /// The number of items.
    ItemCount,
}

impl AggregateQuery {
    /// One row over the whole collection, still without operations.
    pub fn new(collection: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            initial_filter: Filter::default(),
            grouping_fields: Vec::new(),
            operations: Vec::new(),
            final_filter: Filter::default(),
            sort: Vec::new(),
            paging: Paging::default(),
            return_total_count: false,
            options: ReadOptions::default(),
        }
    }

    /// Counts only items that meet the filter.
    #[must_use]
    pub fn initial_filter(mut self, filter: Filter) -> Self {
        self.initial_filter = filter;
        self
    }

    /// Makes one row for each value of the field; several fields make one for each combination.
    #[must_use]
    pub fn group_by(mut self, field: impl Into<String>) -> Self {
        self.grouping_fields.push(field.into());
        self
    }

    /// Computes something under a name.
    #[must_use]
    pub fn compute(mut self, name: impl Into<String>, operation: Operation) -> Self {
        self.operations.push((name.into(), operation));
        self
    }

    /// Keeps only rows that meet the filter.
    #[must_use]
    pub fn final_filter(mut self, filter: Filter) -> Self {
        self.final_filter = filter;
        self
    }

    /// Adds a result or grouping field to sort by.
    #[must_use]
    pub fn sort(mut self, field: impl Into<String>, order: Order) -> Self {
        self.sort.push(Sort {
            field_name: field.into(),
            order,
        });
        self
    }

    /// Chooses the part of the rows.
    #[must_use]
    pub fn paging(mut self, paging: Paging) -> Self {
        self.paging = paging;
        self
    }

    fn to_wire(&self) -> PartWire<'_, Criteria<'_>> {
        let criteria = Criteria {
            initial_filter: &self.initial_filter,
            aggregation: json!({
                "groupingFields": self.grouping_fields,
                "operations": self.operations.iter().map(operation).collect::<Vec<_>>(),
            }),
            final_filter: Some(&self.final_filter).filter(|filter| !filter.is_empty()),
            sort: &self.sort,
        };
        PartWire::new(criteria, &self.paging, self.return_total_count, &self.options)
    }
}

fn operation((name, operation): &(String, Operation)) -> Value {
    let field = |field: &String| json!({ "itemFieldName": field });
    let (kind, argument) = match operation {
        Operation::Average(name) => ("average", field(name)),
        Operation::Min(name) => ("min", field(name)),
        Operation::Max(name) => ("max", field(name)),
        Operation::Sum(name) => ("sum", field(name)),
        Operation::ItemCount => ("itemCount", json!({})),
    };
    json!({"resultFieldName": name, kind: argument})
}

impl PagedQuery for AggregateQuery {
    type Item = Map<String, Value>;

    fn paging_mut(&mut self) -> &mut Paging {
        &mut self.paging
    }

    async fn fetch(&self, client: &ContentClient) -> Result<Page<Self::Item>, ContentError> {
        let response: Results<Self::Item> = client
            .data(Verb::Read, "/items/aggregate", &self.collection, &self.to_wire())
            .await?;
        Ok(response.into())
    }
}

impl ContentClient {
    /// Reads one page of an aggregation; [`ContentClient::pages`] reads them all.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn aggregate_items(
        &self,
        query: &AggregateQuery,
    ) -> Result<Page<Map<String, Value>>, ContentError> {
        query.fetch(self).await
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Criteria<'a> {
    initial_filter: &'a Filter,
    aggregation: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    final_filter: Option<&'a Filter>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    sort: &'a [Sort],
}
