//! Collections: their settings and how far they have changed.

use super::collection::{self, COLUMNS, Collection, published_of};
use super::key_scopes::KeyScopes;
use super::permissions::Permissions;
use super::{Store, StoreError};
use crate::sql::Sql;

impl Store {
    /// Creates a collection; returns whether it is new. An existing one stays as it is.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if the name is empty or holds a control character, [`StoreError::Database`].
    pub async fn create_collection(&self, name: &str, permissions: Permissions) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let is_new = collection::create(&mut change, name, permissions, &self.now()).await?;
        change.commit().await?;
        Ok(is_new)
    }

    /// Reads a collection's settings and revision. It touches one row, so it may be called often. Drafts of a
    /// collection are a collection too, which needs no row as long as there are none.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn collection(&self, name: &str) -> Result<Collection, StoreError> {
        let mut reader = self.reader().await?;
        let own = collection::find(&mut reader, self.dialect, name, "").await?;
        let published = match published_of(name) {
            Some(published) => collection::find(&mut reader, self.dialect, published, "").await?,
            None => None,
        };
        match (own, published) {
            (own, Some(published)) => Ok(published.drafts(own.map_or(0, |own| own.revision))),
            (Some(own), None) => Ok(own),
            (None, None) => Err(collection::missing(name)),
        }
    }

    /// Reads every collection, by name.
    ///
    /// # Errors
    /// [`StoreError::Database`], [`StoreError::Unreadable`].
    pub async fn collections(&self) -> Result<Vec<Collection>, StoreError> {
        let mut reader = self.reader().await?;
        let mut sql = Sql::new(self.dialect, COLUMNS);
        sql.push("ORDER BY name");
        let rows = sql.fetch_all(&mut reader).await?;
        let all = rows.iter().map(collection::read).collect::<Result<Vec<_>, _>>()?;
        let collections = all.iter().map(|own| {
            let published =
                published_of(&own.name).and_then(|name| all.iter().find(|published| published.name == name));
            published.map_or_else(|| own.clone(), |published| published.drafts(own.revision))
        });
        Ok(collections.collect())
    }

    /// Refuses scopes that name nothing, or a collection that there is not or that is of drafts.
    pub(super) async fn check_scopes(&self, scopes: &KeyScopes) -> Result<(), StoreError> {
        let refuse = |reason: &str| {
            Err(StoreError::Refused {
                reason: reason.to_owned(),
            })
        };
        if scopes.iter().next().is_none() {
            return refuse("a key needs a collection that it is for");
        }
        for (name, _) in scopes.iter() {
            if published_of(&self.collection(name).await?.name).is_some() {
                return refuse("a scope names the published collection, which has its drafts with it");
            }
        }
        Ok(())
    }
}
