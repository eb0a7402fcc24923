//! Data items: what is asked and what comes back.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use time::OffsetDateTime;

use crate::date::decode_date;
use crate::filter::Filter;
use crate::paging::{Paging, PagingMetadata};

/// A query on one collection.
#[derive(Clone, Debug, PartialEq)]
pub struct ItemsQuery {
    /// Name of the collection.
    pub collection: String,
    /// Which items; `None` means all.
    pub filter: Option<Filter>,
    /// In which order, the first entry deciding first; empty means the platform's own, newest created first.
    pub sort: Vec<Sort>,
    /// Which part of the result.
    pub paging: Paging,
    /// Which fields of each item besides `_id`; empty means all.
    pub fields: Vec<String>,
    /// Whether [`PagingMetadata::total`] is wanted; counting costs the platform time.
    pub return_total_count: bool,
}

impl ItemsQuery {
    /// Asks for the first page of a collection in the platform's own order.
    pub fn new(collection: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            filter: None,
            sort: Vec::new(),
            paging: Paging::default(),
            fields: Vec::new(),
            return_total_count: false,
        }
    }

    /// Keeps only items that meet the filter.
    #[must_use]
    pub fn filter(mut self, filter: Filter) -> Self {
        self.filter = Some(filter);
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

    /// Chooses the part of the result.
    #[must_use]
    pub fn paging(mut self, offset: u32, limit: u32) -> Self {
        self.paging = Paging { offset, limit };
        self
    }

    /// Asks for the number of all items that meet the filter.
    #[must_use]
    pub fn with_total_count(mut self) -> Self {
        self.return_total_count = true;
        self
    }

    /// The body on the wire: filter, sort and paging are nested under `query`.
    pub(crate) fn to_wire(&self) -> impl Serialize {
        WireBody {
            data_collection_id: &self.collection,
            query: WireQuery {
                filter: self.filter.as_ref().map_or_else(|| json!({}), Filter::to_wire),
                sort: &self.sort,
                paging: self.paging,
                fields: &self.fields,
            },
            return_total_count: self.return_total_count,
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WireBody<'a> {
    data_collection_id: &'a str,
    query: WireQuery<'a>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    return_total_count: bool,
}

#[derive(Serialize)]
struct WireQuery<'a> {
    filter: Value,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    sort: &'a [Sort],
    paging: Paging,
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

/// One page of a query's result.
#[derive(Clone, Debug, PartialEq)]
pub struct ItemsPage {
    /// The items in the order of the answer.
    pub items: Vec<DataItem>,
    /// Where the page stands in the result.
    pub paging: PagingMetadata,
}

/// One item of a collection.
#[derive(Clone, Debug, PartialEq)]
pub struct DataItem {
    /// Id of the item; empty if the platform sent none.
    pub id: String,
    /// The item's fields with the system fields `_id`, `_createdDate`, `_updatedDate`, `_owner`; `None` if the
    /// platform sent no object.
    pub data: Option<Map<String, Value>>,
    /// When the item was created.
    pub created: Option<OffsetDateTime>,
    /// When the item was last changed.
    pub updated: Option<OffsetDateTime>,
}

/// Body of the answer. `dataItems` must be there: an answer without it is no answer to a query.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QueryAnswer {
    data_items: Vec<WireItem>,
    #[serde(default)]
    paging_metadata: Option<PagingMetadata>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireItem {
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    data: Value,
}

impl From<QueryAnswer> for ItemsPage {
    fn from(answer: QueryAnswer) -> Self {
        Self {
            items: answer.data_items.into_iter().map(DataItem::from).collect(),
            paging: answer.paging_metadata.unwrap_or_default(),
        }
    }
}

impl From<WireItem> for DataItem {
    fn from(item: WireItem) -> Self {
        let data = match item.data {
            Value::Object(fields) => Some(fields),
            _ => None,
        };
        let field = |name: &str| data.as_ref().and_then(|fields| fields.get(name));
        Self {
            id: item
                .id
                .or_else(|| field("_id")?.as_str().map(str::to_owned))
                .unwrap_or_default(),
            created: field("_createdDate").and_then(decode_date),
            updated: field("_updatedDate").and_then(decode_date),
            data,
        }
    }
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn a_plain_query_sends_what_the_platforms_own_client_sends() {
        let query = ItemsQuery::new("RecruitPosts-EN");
        let expected = json!({"dataCollectionId": "RecruitPosts-EN",
            "query": {"filter": {}, "paging": {"offset": 0, "limit": 50}}});
        assert_eq!(json!(query.to_wire()), expected);
    }

    #[test]
    fn every_part_of_a_query_reaches_the_wire() {
        let mut query = ItemsQuery::new("C")
            .filter(Filter::Eq("a".into(), json!(1)))
            .sort("title", Order::Descending)
            .paging(10, 5)
            .with_total_count();
        query.fields = vec!["title".into()];
        let expected = json!({"dataCollectionId": "C", "returnTotalCount": true, "query": {
            "filter": {"a": 1}, "sort": [{"fieldName": "title", "order": "DESC"}],
            "paging": {"offset": 10, "limit": 5}, "fields": ["title"]}});
        assert_eq!(json!(query.to_wire()), expected);
    }

    #[test]
    fn items_are_read_whatever_they_lack() {
        let answer = json!({"dataItems": [
            {"id": "1", "data": {"_id": "1", "_createdDate": {"$date": "2024-01-02T03:04:05.000Z"},
                "_updatedDate": "2024-01-02T03:04:06Z", "title": "T"}},
            {"data": {"_id": "2"}},
            {"id": "3"},
            {"id": "4", "data": null},
            {"id": "5", "data": []}]});
        let page = ItemsPage::from(serde_json::from_value::<QueryAnswer>(answer).unwrap());
        let ids: Vec<&str> = page.items.iter().map(|item| item.id.as_str()).collect();
        assert_eq!(ids, ["1", "2", "3", "4", "5"]);
        assert_eq!(page.items[0].created, Some(datetime!(2024-01-02 03:04:05 UTC)));
        assert_eq!(page.items[0].updated, Some(datetime!(2024-01-02 03:04:06 UTC)));
        assert_eq!(page.items[0].data.as_ref().unwrap()["title"], "T");
        assert!(page.items[2..].iter().all(|item| item.data.is_none()));
    }

    #[test]
    fn an_answer_without_items_is_refused() {
        assert!(serde_json::from_value::<QueryAnswer>(json!({"results": []})).is_err());
    }
}
