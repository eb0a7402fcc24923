//! Changes of one collection's items within a transaction: stamped, counted, noted in the history.

use content_wire::date;
use serde_json::Value;
use sqlx::{Any, AnyConnection, Row as _, Transaction};
use uuid::Uuid;

use super::author::Author;
use super::collection::Collection;
use super::item::{Item, folded, parse};
use super::permissions::Scope;
use super::posts::Posts;
use super::stamp::{Fit, own_id, owner, stamp};
use super::{Store, StoreError};
use crate::sql::Sql;

/// A change of one collection in a transaction. It has the collection to itself until the transaction ends, and is
/// undone unless committed.
pub struct Edit<'s> {
    pub(super) change: Transaction<'static, Any>,
    pub(super) store: &'s Store,
    pub(super) collection: Collection,
    pub(super) author: Author,
    pub(super) now: String,
    pub(super) before: i64,
    /// Other collections that the transaction has locked, as they are at this point of it.
    pub(super) locked: Vec<Collection>,
}

impl Edit<'_> {
    /// The name of the collection.
    pub fn name(&self) -> &str {
        &self.collection.name
    }

    /// When its changes are made, as the history has it.
    pub fn at(&self) -> &str {
        &self.now
    }

    /// The transaction, in which another crate changes tables of its own and reads.
    pub fn connection(&mut self) -> &mut AnyConnection {
        &mut self.change
    }

    /// The posts of languages, as [`Store::posts`].
    pub fn posts<'n>(&self, published: impl IntoIterator<Item = &'n str>) -> Posts {
        self.store.posts(published)
    }

    /// Reads an item as it is at this point of the change.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn item(&mut self, id: &str) -> Result<Option<Item>, StoreError> {
        // No id has the character NUL, and PostgreSQL would not even be asked for one.
        if id.contains('\0') {
            return Ok(None);
        }
        let row = sqlx::query("SELECT id, CAST(data AS TEXT) FROM items WHERE collection = $1 AND id = $2")
            .bind(self.collection.name.clone())
            .bind(id)
            .fetch_optional(&mut *self.change)
            .await?;
        row.map(|row| parse(row.try_get(0)?, row.try_get(1)?)).transpose()
    }

    /// Reads an item that must be there and within the scope.
    pub(crate) async fn own_item(&mut self, id: &str, scope: &Scope) -> Result<Item, StoreError> {
        let item = self.item(id).await?.ok_or_else(|| self.missing(id))?;
        match scope {
            Scope::Own(member) if item.data.get("_owner").and_then(Value::as_str) != Some(member) => {
                Err(StoreError::NotOwner)
            }
            Scope::Own(_) | Scope::All => Ok(item),
        }
    }

    /// Adds an item, created now or at the given time. Without an id, and without `_id` in the data, it gets a
    /// random one.
    pub(crate) async fn insert(
        &mut self,
        id: Option<String>,
        data: Fit,
        created: Option<String>,
    ) -> Result<Item, StoreError> {
        let id = id
            .or_else(|| own_id(data.data()))
            .unwrap_or_else(|| Uuid::new_v4().to_string());
        let created = created.unwrap_or_else(|| self.now.clone());
        self.add(id, data, created.clone(), created).await
    }

    /// Adds an item that was created and last changed at those times.
    pub(super) async fn add(
        &mut self,
        id: String,
        data: Fit,
        created: String,
        updated: String,
    ) -> Result<Item, StoreError> {
        let data = stamp(&id, data, &created, &updated)?;
        let waits = self.check_waiting(&id).await?;
        let mut sql = Sql::new(
            self.store.dialect,
            "INSERT INTO items (collection, id, owner, created_at, updated_at, data, folded) VALUES (",
        );
        sql.bind(self.collection.name.clone())
            .push(", ")
            .bind(id.clone())
            .push(", ");
        sql.bind(owner(&data))
            .push(", ")
            .bind(created)
            .push(", ")
            .bind(updated)
            .push(", ");
        sql.bind_json(&data).push(", ").bind_json(&folded(&data));
        sql.push(") ON CONFLICT (collection, id) DO NOTHING");
        if sql.execute(&mut self.change).await? == 0 {
            return Err(StoreError::ItemExists {
                collection: self.collection.name.clone(),
                id,
            });
        }
        self.note("INSERT", &id, &data).await?;
        if waits {
            self.keep_time(&id).await?;
        }
        Ok(Item::new(id, data))
    }

    /// Replaces an item as a whole. It keeps the time of its creation, and its owner unless another is named.
    pub(crate) async fn replace(&mut self, before: Item, mut data: Fit) -> Result<Item, StoreError> {
        let created = before
            .data
            .get("_createdDate")
            .and_then(Value::as_object)
            .and_then(date::of_object)
            .unwrap_or_else(|| self.now.clone());
        if let Some(owner) = before.data.get("_owner") {
            let fields = data.system_fields();
            fields.entry("_owner").or_insert_with(|| owner.clone());
        }
        let data = stamp(&before.id, data, &created, &self.now)?;
        let waits = self.check_waiting(&before.id).await?;
        let mut sql = Sql::new(self.store.dialect, "UPDATE items SET owner = ");
        sql.bind(owner(&data))
            .push(", updated_at = ")
            .bind(self.now.clone());
        sql.push(", data = ")
            .bind_json(&data)
            .push(", folded = ")
            .bind_json(&folded(&data));
        sql.push(" WHERE collection = ")
            .bind(self.collection.name.clone());
        sql.push(" AND id = ").bind(before.id.clone());
        sql.execute(&mut self.change).await?;
        self.note("UPDATE", &before.id, &data).await?;
        if waits {
            self.keep_time(&before.id).await?;
        }
        Ok(Item::new(before.id, data))
    }

    /// Takes an item away, the references to it and from it, and times that have nothing to do any more.
    ///
    /// # Errors
    /// [`StoreError::Scheduled`], [`StoreError::Database`].
    pub async fn remove(&mut self, item: Item) -> Result<Item, StoreError> {
        self.check_waiting(&item.id).await?;
        sqlx::query("DELETE FROM items WHERE collection = $1 AND id = $2")
            .bind(self.collection.name.clone())
            .bind(item.id.clone())
            .execute(&mut *self.change)
            .await?;
        // Another collection may have an item of the same id, which the references then mean.
        sqlx::query(
            "DELETE FROM item_references WHERE referenced = $1
             AND NOT EXISTS (SELECT 1 FROM items WHERE items.id = item_references.referenced)",
        )
        .bind(item.id.clone())
        .execute(&mut *self.change)
        .await?;
        self.note("DELETE", &item.id, &Value::Object(item.data.clone()))
            .await?;
        self.end_times(&item.id).await?;
        Ok(item)
    }

    /// Notes a change that no item's history has, so that readers see that something is new.
    pub(crate) fn touch(&mut self) {
        self.collection.revision += 1;
    }

    pub(crate) fn missing(&self, id: &str) -> StoreError {
        StoreError::ItemMissing {
            collection: self.collection.name.clone(),
            id: id.to_owned(),
        }
    }

    async fn note(&mut self, action: &'static str, id: &str, data: &Value) -> Result<(), StoreError> {
        self.collection.revision += 1;
        let mut sql = Sql::new(
            self.store.dialect,
            "INSERT INTO revisions (collection, revision, item, action, author, changed_at, data) VALUES (",
        );
        sql.bind(self.collection.name.clone())
            .push(", ")
            .bind(self.collection.revision)
            .push(", ");
        sql.bind(id.to_owned())
            .push(", ")
            .bind(action)
            .push(", ")
            .bind(self.author.name.clone())
            .push(", ");
        sql.bind(self.now.clone()).push(", ").bind_json(data).push(")");
        sql.execute(&mut self.change).await?;
        Ok(())
    }
}

impl std::fmt::Debug for Edit<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Edit")
            .field("collection", &self.collection)
            .finish_non_exhaustive()
    }
}
