//! What has changed: calls of the site's own content service that the hosted platform does not have.

use std::collections::BTreeMap;
use std::time::Duration;

use content_wire::date;
use serde::Deserialize;
use serde_json::{Value, json};
use time::OffsetDateTime;

use super::{Collection, Renamed, Verb};
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::request::Request;

/// What has changed in a collection.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Changes {
    /// The collection's revision, another one after each change.
    pub revision: i64,
    /// Ids of items that the collection had and has no more, the last removed first, at most a thousand.
    #[serde(rename = "removedItemIds")]
    pub removed: Vec<String>,
    /// The order in which people have put the items, by their ids; items that are not among them come behind. Empty if nobody has.
    #[serde(rename = "itemOrder", default)]
    pub order: Vec<String>,
}

/// What is noted of a document that a site makes of items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedDocument {
    /// Its name.
    pub name: String,
    /// Changes with what the document is made of.
    pub digest: String,
    /// When it was seen to change; `None` until then.
    pub changed: Option<OffsetDateTime>,
}

impl Collection<'_> {
    /// What has changed. With a `known` revision the response comes once there is another one, or after `wait`, of which the
    /// service gives at most 25 seconds.
    ///
    /// # Errors
    /// Those of every data call; [`ContentError::is_unsupported`] from a platform that does not have the call.
    pub async fn changes(&self, known: Option<i64>, wait: Duration) -> Result<Changes, ContentError> {
        let fields = json!({ "revision": known, "waitSeconds": wait.as_secs() });
        let path = "/collections/changes";
        let request = self.client.data_request(Verb::Read, path, self.name, &fields)?;
        let Renamed(changes) = self.client.send(&Request { wait, ..request }).await?;
        Ok(changes)
    }
}

impl ContentClient {
    /// Notes what documents, by name, are made of now, by a digest; returns all that were ever noted. One with another digest
    /// than the noted one has changed now. Only for holders of a key and for the client that the service knows as the site.
    ///
    /// # Errors
    /// Those of every call; [`ContentError::is_unsupported`] from a platform that does not have the call.
    pub async fn note_documents(
        &self,
        documents: &BTreeMap<&str, &str>,
    ) -> Result<Vec<NotedDocument>, ContentError> {
        let documents = documents.iter();
        let documents = documents.map(|(name, digest)| json!({ "name": name, "digest": digest }));
        let body = json!({ "documents": documents.collect::<Vec<_>>() });
        let path = format!("{}/v2/documents/note", self.prefixes.data);
        let noted: Noted = self.send(&Request::post(path, &body)?).await?;
        Ok(noted.documents.into_iter().map(NotedDocument::from).collect())
    }
}

#[derive(Deserialize)]
struct Noted {
    documents: Vec<WireDocument>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireDocument {
    name: String,
    digest: String,
    #[serde(default)]
    changed_date: Value,
}

impl From<WireDocument> for NotedDocument {
    fn from(document: WireDocument) -> Self {
        Self {
            changed: date::decode(&document.changed_date),
            name: document.name,
            digest: document.digest,
        }
    }
}
