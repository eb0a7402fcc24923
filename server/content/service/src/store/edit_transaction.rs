//! How a change of collections begins, goes on with another one, and ends.

use sqlx::{Any, Transaction};

use super::author::Author;
use super::collection::{self, Collection};
use super::edit::Edit;
use super::{Store, StoreError, posts, watch};
use crate::sql::Sql;

impl Store {
    /// Starts to change a collection.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`] if there is none of that name.
    pub async fn edit(&self, collection: &str, author: impl Into<Author>) -> Result<Edit<'_>, StoreError> {
        Edit::within(self.change().await?, self, collection, author.into()).await
    }

    /// Starts to change a collection whose drafts will be changed in the same transaction: both are locked at once.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`] if there is none of that name.
    pub async fn edit_posts(
        &self,
        published: &str,
        author: impl Into<Author>,
    ) -> Result<Edit<'_>, StoreError> {
        let mut change = self.change().await?;
        let locked = posts::lock(&mut change, self.dialect, published).await?;
        Edit::of_locked(change, self, published, author.into(), locked)
    }
}

impl<'s> Edit<'s> {
    /// Starts to change a collection within a transaction.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`] if there is none of that name.
    pub(super) async fn within(
        mut change: Transaction<'static, Any>,
        store: &'s Store,
        collection: &str,
        author: Author,
    ) -> Result<Self, StoreError> {
        let locked = collection::lock(&mut change, store, collection).await?;
        Self::of_locked(change, store, collection, author, vec![locked])
    }

    fn of_locked(
        change: Transaction<'static, Any>,
        store: &'s Store,
        name: &str,
        author: Author,
        mut locked: Vec<Collection>,
    ) -> Result<Self, StoreError> {
        let found = locked.iter().position(|collection| collection.name == name);
        let collection = found.map(|found| locked.swap_remove(found));
        let collection = collection.ok_or_else(|| collection::missing(name))?;
        Ok(Self {
            before: collection.revision,
            change,
            store,
            collection,
            author,
            now: store.now(),
            locked,
        })
    }

    /// Ends the change of this collection and goes on with another one in the same transaction. A change
    /// of both takes the published one first, so that no two wait for each other.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn turn_to(mut self, name: &str) -> Result<Self, StoreError> {
        if self.collection.name == name {
            return Ok(self);
        }
        self.keep_revision().await?;
        let found = self.locked.iter().position(|collection| collection.name == name);
        let next = match found {
            // It is the change's own until its end, so it is still what was read.
            Some(found) => self.locked.swap_remove(found),
            None => collection::lock(&mut self.change, self.store, name).await?,
        };
        self.before = next.revision;
        self.locked.push(std::mem::replace(&mut self.collection, next));
        Ok(self)
    }

    /// Keeps the change.
    ///
    /// # Errors
    /// [`StoreError::Full`], [`StoreError::Database`]; nothing is changed then.
    pub async fn commit(self) -> Result<(), StoreError> {
        let store = self.store;
        self.finish().await?.commit().await?;
        store.noticed();
        Ok(())
    }

    /// Ends the change of this collection; returns the transaction, which goes on.
    pub(crate) async fn finish(mut self) -> Result<Transaction<'static, Any>, StoreError> {
        self.keep_revision().await?;
        Ok(self.change)
    }

    /// Keeps the revision of the collection, and tells other servers of it as soon as it is committed.
    async fn keep_revision(&mut self) -> Result<(), StoreError> {
        if self.collection.revision == self.before {
            return Ok(());
        }
        let mut sql = Sql::new(self.store.dialect, "UPDATE collections SET revision = ");
        sql.bind(self.collection.revision)
            .push(" WHERE name = ")
            .bind(self.collection.name.clone())
            .by_dialect("", watch::TELLING);
        sql.execute(&mut self.change).await?;
        self.before = self.collection.revision;
        Ok(())
    }
}
