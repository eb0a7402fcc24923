//! One collection: reading and writing single items.

use reqwest::Method;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{DataItem, NewItem, ReadOptions, Verb};
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::filter::Filter;
use crate::request::segment;

/// One collection of the platform, with the options of all calls made through it.
///
/// Every call fails with [`ContentError::Application`] where the platform refuses it, for example `WDE0025` for a
/// collection it does not have and `WDE0027` for one that the caller may not touch.
#[derive(Clone, Debug)]
pub struct Collection<'a> {
    pub(super) client: &'a ContentClient,
    pub(super) name: &'a str,
    pub(super) options: ReadOptions,
}

impl ContentClient {
    /// A collection by its name. Nothing is sent.
    pub fn collection<'a>(&'a self, name: &'a str) -> Collection<'a> {
        Collection {
            client: self,
            name,
            options: ReadOptions::default(),
        }
    }
}

impl Collection<'_> {
    /// Chooses what the calls carry besides. Writing calls carry the application's options only.
    #[must_use]
    pub fn with_options(mut self, options: ReadOptions) -> Self {
        self.options = options;
        self
    }

    /// Adds an item and returns it as stored.
    ///
    /// # Errors
    /// Those of every data call; `WDE0074` if the id is taken.
    pub async fn insert(&self, item: impl Into<NewItem>) -> Result<DataItem, ContentError> {
        let fields = json!({"dataItem": item.into()});
        self.one(Verb::Post, "/items", fields).await
    }

    /// Replaces an item, all its fields, and returns it as stored.
    ///
    /// # Errors
    /// Those of every data call; `WDE0073` if there is none, [`ContentError::UrlNotCreated`] without an id.
    pub async fn update(&self, item: impl Into<NewItem>) -> Result<DataItem, ContentError> {
        let mut item: NewItem = item.into();
        let id = item.decided_id().unwrap_or_default().to_owned();
        let path = format!("/items/{}", segment(&id)?);
        item.id = Some(id);
        self.one(Verb::Put, &path, json!({ "dataItem": item })).await
    }

    /// Adds the item, or replaces the one with its id.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn save(&self, item: impl Into<NewItem>) -> Result<Saved, ContentError> {
        let fields = json!({"dataItem": item.into()});
        self.write(Verb::Post, "/items/save", fields).await
    }

    /// Reads an item; `fields` names those wanted besides `_id`, none means all.
    ///
    /// # Errors
    /// Those of every data call; `WDE0073` if there is none.
    pub async fn get(&self, id: &str, fields: &[&str]) -> Result<DataItem, ContentError> {
        let path = format!("/items/{}", segment(id)?);
        let body = Get {
            data_item_id: id,
            fields,
            options: &self.options,
        };
        let response: OneItem = self
            .client
            .data(Verb::Plain(Method::GET), &path, self.name, &body)
            .await?;
        Ok(response.data_item)
    }

    /// Takes an item away and returns what it was.
    ///
    /// # Errors
    /// Those of every data call; `WDE0073` if there is none.
    pub async fn remove(&self, id: &str) -> Result<DataItem, ContentError> {
        let path = format!("/items/{}", segment(id)?);
        let fields = json!({ "dataItemId": id });
        self.one(Verb::Plain(Method::DELETE), &path, fields).await
    }

    /// Takes all items away.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn truncate(&self) -> Result<(), ContentError> {
        let _: Map<String, Value> = self.write(Verb::Post, "/items/truncate", json!({})).await?;
        Ok(())
    }

    /// Counts the items that meet a filter.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn count(&self, filter: &Filter) -> Result<u64, ContentError> {
        let fields = Count {
            filter,
            options: &self.options,
        };
        let response: CountResponse = self.read("/items/count", &fields).await?;
        Ok(response.total_count)
    }

    async fn one(&self, verb: Verb, path: &str, fields: Value) -> Result<DataItem, ContentError> {
        let response: OneItem = self.write(verb, path, fields).await?;
        Ok(response.data_item)
    }

    /// Sends a reading call of this collection.
    pub(super) async fn read<T: serde::de::DeserializeOwned>(
        &self,
        path: &str,
        fields: &impl Serialize,
    ) -> Result<T, ContentError> {
        self.client.data(Verb::Read, path, self.name, fields).await
    }

    /// Sends a writing call of this collection; `fields` is a JSON object.
    pub(super) async fn write<T: serde::de::DeserializeOwned>(
        &self,
        verb: Verb,
        path: &str,
        mut fields: Value,
    ) -> Result<T, ContentError> {
        if let (Some(fields), Some(options)) = (fields.as_object_mut(), &self.options.app_options) {
            fields.insert("appOptions".to_owned(), Value::Object(options.clone()));
        }
        self.client.data(verb, path, self.name, &fields).await
    }
}

/// What saving an item came to.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Saved {
    /// Whether the item was new.
    #[serde(default)]
    pub action: SaveAction,
    /// The item as stored.
    pub data_item: DataItem,
}

/// Whether a saved item was new.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SaveAction {
    /// It was.
    Inserted,
    /// It took the place of an older one.
    Updated,
    /// The platform sent no value, or one that this client does not know.
    #[default]
    #[serde(other)]
    UnknownAction,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OneItem {
    data_item: DataItem,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Get<'a> {
    data_item_id: &'a str,
    fields: &'a [&'a str],
    #[serde(flatten)]
    options: &'a ReadOptions,
}

#[derive(Serialize)]
struct Count<'a> {
    filter: &'a Filter,
    #[serde(flatten)]
    options: &'a ReadOptions,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CountResponse {
    total_count: u64,
}
