//! Items that are added, or replaced where they are there.

use serde_json::{Map, Value};

use super::StoreError;
use super::edit::Edit;
use super::item::{Item, Saved};
use super::stamp::{Fit, own_id};

impl Edit<'_> {
    /// Adds an item, or replaces the one of that id. A new one was created at that time, or now.
    ///
    /// # Errors
    /// [`StoreError::Refused`], [`StoreError::Scheduled`], [`StoreError::ItemTooLarge`], [`StoreError::Database`].
    pub async fn save(
        &mut self,
        id: Option<String>,
        data: Map<String, Value>,
        created: Option<String>,
    ) -> Result<Saved, StoreError> {
        self.put(id, Fit::of(data)?, created).await
    }

    /// The same for data that was checked.
    ///
    /// # Errors
    /// As [`Self::save`].
    pub async fn put(
        &mut self,
        id: Option<String>,
        data: Fit,
        created: Option<String>,
    ) -> Result<Saved, StoreError> {
        let existing = match id.clone().or_else(|| own_id(data.data())) {
            Some(id) => self.item(&id).await?,
            None => None,
        };
        self.put_over(existing, id, data, created).await
    }

    /// The same where an item was read in this change: it is replaced, or added if there was none.
    ///
    /// # Errors
    /// As [`Self::save`].
    pub async fn put_over(
        &mut self,
        existing: Option<Item>,
        id: Option<String>,
        data: Fit,
        created: Option<String>,
    ) -> Result<Saved, StoreError> {
        Ok(match existing {
            Some(before) => Saved::Updated(self.replace(before, data).await?),
            None => Saved::Inserted(self.insert(id, data, created).await?),
        })
    }
}
