//! New collections that come with items.

use content_wire::date;
use serde_json::{Map, Value};
use time::OffsetDateTime;

use super::edit::Edit;
use super::permissions::Permissions;
use super::{Store, StoreError, collection};

/// A collection to be created with its first items, each with the time of its creation.
pub(crate) struct NewCollection {
    pub(crate) name: &'static str,
    pub(crate) items: Vec<(OffsetDateTime, Map<String, Value>)>,
}

impl Store {
    /// Creates collections with their first items, all or nothing. Those that exist are left alone.
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
            if collection::create(&mut change, name, permissions, &self.now()).await? {
                let mut edit = Edit::within(change, self, name, author).await?;
                for (created, data) in items {
                    edit.insert(None, data, Some(date::format(created))).await?;
                }
                change = edit.finish().await?;
            }
        }
        change.commit().await?;
        Ok(())
    }
}
