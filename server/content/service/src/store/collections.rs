//! Collections: their settings and how far they have changed.

use std::collections::BTreeMap;

use super::collection::{self, COLUMNS, Collection, live_of, published_of};
use super::key_scopes::KeyScopes;
use super::permissions::Permissions;
use super::{Store, StoreError};
use crate::sql::Sql;

/// Most collections that a key names; each is looked up.
const SCOPES_MAX: usize = 100;

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

    /// Reads a collection's settings and revision. It touches one row, so it may be called often. Drafts and the sandbox of a
    /// collection are collections too, which need no row as long as there is nothing in them.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn collection(&self, name: &str) -> Result<Collection, StoreError> {
        let mut reader = self.reader().await?;
        let own = collection::find(&mut reader, self.dialect, name, "").await?;
        let revision = own.as_ref().map_or(0, |own| own.revision);
        let live = live_of(name).unwrap_or(name);
        let origin = match published_of(live) {
            Some(published) => collection::find(&mut reader, self.dialect, published, "").await?,
            None => None,
        };
        let origin = match origin {
            Some(published) => Some(published.drafts(revision)),
            None if live != name => collection::find(&mut reader, self.dialect, live, "").await?,
            None => own,
        };
        match origin {
            Some(origin) if live != name => Ok(origin.sandbox(revision)),
            Some(origin) => Ok(origin),
            None => Err(collection::missing(name)),
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
        let by_name: BTreeMap<&str, &Collection> = all.iter().map(|own| (own.name.as_str(), own)).collect();
        let with_permissions = |own: &Collection| {
            let live = live_of(&own.name).unwrap_or(&own.name);
            let published = published_of(live).and_then(|name| by_name.get(name));
            let origin = match published {
                Some(published) => published.drafts(own.revision),
                None => by_name
                    .get(live)
                    .map_or_else(|| own.clone(), |live| (*live).clone()),
            };
            Collection {
                name: own.name.clone(),
                permissions: origin.permissions,
                revision: own.revision,
            }
        };
        Ok(all.iter().map(with_permissions).collect())
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
        if scopes.iter().count() > SCOPES_MAX {
            return refuse("a key is for fewer collections, or for all");
        }
        for (name, _) in scopes.iter() {
            let found = self.collection(name).await?.name;
            if published_of(&found).is_some() || live_of(&found).is_some() {
                return refuse(
                    "a scope names the published collection, which has its drafts and its sandbox with it",
                );
            }
        }
        Ok(())
    }
}
