//! Data items: what they are, and how a data call is put together.

mod aggregate;
mod bulk;
mod bulk_references;
mod changes;
mod collection;
mod distinct;
mod part;
mod query;
mod referenced;
mod references;

use content_wire::date;
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use time::OffsetDateTime;

pub use aggregate::{AggregateQuery, Operation};
pub use bulk::{BulkAction, BulkMetadata, BulkResponse, BulkResult};
pub use bulk_references::BulkReferenceResult;
pub use changes::ChangeReport;
pub use collection::{Collection, SaveAction, Saved};
pub use distinct::DistinctQuery;
pub use query::{Include, ItemsPage, ItemsQuery, Order, Sort};
pub use referenced::{Referenced, ReferencedQuery};
pub use references::Reference;

use crate::client::ContentClient;
use crate::error::ContentError;
use crate::rename;
use crate::request::Request;

/// One item of a collection.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(from = "WireItem")]
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

#[derive(Deserialize)]
struct WireItem {
    #[serde(rename = "_id", default)]
    id: Option<String>,
    #[serde(default)]
    data: Value,
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
            created: field("_createdDate").and_then(date::decode),
            updated: field("_updatedDate").and_then(date::decode),
            data,
        }
    }
}

/// An item to be written.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct NewItem {
    /// Its id; without one the field `_id` decides, and without that the platform.
    #[serde(rename = "_id", skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its fields. Dates among them are written with [`crate::encode_date`].
    pub data: Map<String, Value>,
}

impl NewItem {
    /// The id that the item will get, if that is decided already.
    pub(crate) fn decided_id(&self) -> Option<&str> {
        self.id.as_deref().or_else(|| self.data.get("_id")?.as_str())
    }
}

impl From<Map<String, Value>> for NewItem {
    fn from(data: Map<String, Value>) -> Self {
        let id = data.get("_id").and_then(Value::as_str).map(str::to_owned);
        Self { id, data }
    }
}

impl From<DataItem> for NewItem {
    /// The same item, to be changed and written back.
    fn from(item: DataItem) -> Self {
        Self {
            id: Some(item.id).filter(|id| !id.is_empty()),
            data: item.data.unwrap_or_default(),
        }
    }
}

/// What a data call may carry besides its own fields.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReadOptions {
    /// Whether the response must know every write before it; slower. Default no.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub consistent_read: bool,
    /// Language of the texts, for collections that are translated. Default the platform's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Settings of the application that keeps the collection, as it defines them. Default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_options: Option<Map<String, Value>>,
}

/// How a data call is sent.
pub(crate) enum Verb {
    /// POST with a body.
    Post,
    /// PUT with a body.
    Put,
    /// POST with a body, or GET with the same in the query string.
    Read,
    /// GET or DELETE with the fields in the query string; a GET that would be too long is a POST.
    Plain(Method),
}

impl ContentClient {
    /// Sends a data call. `path` is below `/v2`, `fields` is a JSON object without the collection.
    ///
    /// # Errors
    /// Those of every call.
    pub(crate) async fn data<T: DeserializeOwned>(
        &self,
        verb: Verb,
        path: &str,
        collection: &str,
        fields: &impl Serialize,
    ) -> Result<T, ContentError> {
        let request = self.data_request(verb, path, collection, fields)?;
        let Renamed(response) = self.send(&request).await?;
        Ok(response)
    }

    /// A data call that is not sent yet.
    fn data_request(
        &self,
        verb: Verb,
        path: &str,
        collection: &str,
        fields: &impl Serialize,
    ) -> Result<Request, ContentError> {
        let mut body = json!({"dataCollectionId": collection});
        let fields = serde_json::to_value(fields).map_err(|error| ContentError::RequestNotCreated {
            cause: error.to_string(),
        })?;
        if let (Value::Object(body), Value::Object(fields)) = (&mut body, fields) {
            body.extend(fields);
            if let Some(environment) = self.environment {
                body.insert("environment".to_owned(), json!(environment));
            }
        }
        rename::request(&mut body);
        let path = format!("{}/v2{path}", self.prefixes.data);
        match verb {
            Verb::Post => Request::post(path, &body),
            Verb::Put => Request::put(path, &body),
            Verb::Read => Request::read(self.read_method, path, &body),
            Verb::Plain(method) => Request::plain(method, path, &body),
        }
    }
}

/// A response whose system fields have callers' names.
struct Renamed<T>(T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Renamed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut response = Value::deserialize(deserializer)?;
        rename::response(&mut response);
        serde_json::from_value(response)
            .map(Self)
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod fuzz_tests;
