//! What has changed: a call of the site's own content service that the hosted platform does not have.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Deserialize;
use serde_json::json;

use super::{Collection, Renamed, Verb};
use crate::error::ContentError;
use crate::request::Request;

/// What has changed in a collection.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChangeReport {
    /// The collection's revision, another one after each change.
    pub revision: i64,
    /// Ids of items that the collection had and has no more, the last removed first, at most a thousand.
    #[serde(rename = "removedItemIds")]
    pub removed: Vec<String>,
    /// Ids that items had before, each with the one that it has now. Empty where none has moved.
    #[serde(rename = "movedItemIds", default)]
    pub moved: BTreeMap<String, String>,
    /// The order in which people have put the items, by their ids; items that are not among them come behind. Empty if no one has.
    #[serde(rename = "itemOrder", default)]
    pub order: Vec<String>,
}

impl Collection<'_> {
    /// What has changed. With a `known` revision the response comes once there is another one, or after `wait`, of which the
    /// service gives at most 25 seconds.
    ///
    /// # Errors
    /// Those of every data call; [`ContentError::is_unsupported`] from a platform that does not have the call.
    pub async fn changes(&self, known: Option<i64>, wait: Duration) -> Result<ChangeReport, ContentError> {
        let fields = json!({ "revision": known, "waitSeconds": wait.as_secs() });
        let path = "/collections/changes";
        let request = self.client.data_request(Verb::Read, path, self.name, &fields)?;
        let Renamed(changes) = self.client.send(&Request { wait, ..request }).await?;
        Ok(changes)
    }
}
