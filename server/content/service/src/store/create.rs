//! New collections that come with items.

use content_wire::date;
use serde_json::{Map, Value};
use time::OffsetDateTime;

use super::edit::Edit;
use super::permissions::Permissions;
use super::stamp::Fit;
use super::{Store, StoreError, collection};

/// A collection to be created with its first items, each with the time of its creation.
pub(crate) struct NewCollection {
    pub(crate) name: &'static str,
    pub(crate) items: Vec<(OffsetDateTime, Map<String, Value>)>,
}

impl Store {
    /// Creates collections with their first items, all or nothing. One that exists gets them if it has never changed;
    /// else it is left alone.
    ///
    /// # Errors
    /// [`StoreError::ItemExists`] if an id occurs twice, [`StoreError::Database`].
    pub(crate) async fn create_with_items(
        &self,
        collections: Vec<NewCollection>,
        permissions: Permissions,
        author: &str,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for NewCollection { name, items } in collections {
            collection::create(&mut change, name, permissions, &self.now()).await?;
            if items.is_empty() {
                // A writer may have the collection to itself for long.
                continue;
            }
            let mut edit = Edit::within(change, self, name, author.into()).await?;
            let is_untouched = edit.collection.revision == 0;
            for (created, data) in items.into_iter().filter(|_| is_untouched) {
                edit.insert(None, Fit::of(data)?, Some(date::format(created)))
                    .await?;
            }
            change = edit.finish().await?;
        }
        change.commit().await?;
        self.noticed();
        Ok(())
    }
}
