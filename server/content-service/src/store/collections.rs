//! Collections: their settings and how far they have changed.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::{Permissions, Store, StoreError};
use crate::sql::Sql;

/// A collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// Its name.
    pub name: String,
    /// Who may do what in it.
    pub permissions: Permissions,
    /// Grows with every change of its items.
    pub revision: i64,
}

const COLUMNS: &str =
    "SELECT name, read_permission, insert_permission, update_permission, remove_permission, revision
     FROM collections ";

impl Store {
    /// Creates a collection; returns whether it is new. An existing one stays as it is.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if the name is empty or holds a control character, [`StoreError::Database`].
    pub async fn create_collection(&self, name: &str, permissions: Permissions) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let is_new = create(&mut change, name, permissions, &self.now()).await?;
        change.commit().await?;
        Ok(is_new)
    }

    /// Reads a collection's settings and revision. It touches one row, so it may be asked often.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn collection(&self, name: &str) -> Result<Collection, StoreError> {
        let mut reader = self.readers.acquire().await?;
        let mut sql = Sql::new(self.dialect, COLUMNS);
        sql.push("WHERE name = ").bind(name.to_owned());
        read(sql.fetch_optional(&mut reader).await?, name)
    }

    /// Reads every collection, by name.
    ///
    /// # Errors
    /// [`StoreError::Database`], [`StoreError::Unreadable`].
    pub async fn collections(&self) -> Result<Vec<Collection>, StoreError> {
        let mut reader = self.readers.acquire().await?;
        let mut sql = Sql::new(self.dialect, COLUMNS);
        sql.push("ORDER BY name");
        let rows = sql.fetch_all(&mut reader).await?;
        rows.iter().map(collection).collect()
    }
}

/// Reads a collection and keeps it from being changed by anybody else until the transaction ends.
pub(super) async fn lock(
    connection: &mut AnyConnection,
    store: &Store,
    name: &str,
) -> Result<Collection, StoreError> {
    let mut sql = Sql::new(store.dialect, COLUMNS);
    // An SQLite change has the file to itself already.
    sql.push("WHERE name = ")
        .bind(name.to_owned())
        .pick("", " FOR UPDATE");
    read(sql.fetch_optional(connection).await?, name)
}

/// Creates a collection within a change; returns whether it is new.
pub(super) async fn create(
    connection: &mut AnyConnection,
    name: &str,
    permissions: Permissions,
    now: &str,
) -> Result<bool, StoreError> {
    if name.is_empty() || name.chars().any(char::is_control) {
        return Err(StoreError::Refused {
            reason: "a collection needs a name without control characters".to_owned(),
        });
    }
    let done = sqlx::query(
        "INSERT INTO collections
             (name, read_permission, insert_permission, update_permission, remove_permission, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (name) DO NOTHING",
    )
    .bind(name)
    .bind(permissions.read.name())
    .bind(permissions.insert.name())
    .bind(permissions.update.name())
    .bind(permissions.remove.name())
    .bind(now)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

fn read(row: Option<AnyRow>, name: &str) -> Result<Collection, StoreError> {
    let row = row.ok_or_else(|| StoreError::CollectionMissing {
        collection: name.to_owned(),
    })?;
    collection(&row)
}

fn collection(row: &AnyRow) -> Result<Collection, StoreError> {
    let permission = |column: usize| row.try_get::<&str, _>(column)?.parse();
    Ok(Collection {
        name: row.try_get(0)?,
        permissions: Permissions {
            read: permission(1)?,
            insert: permission(2)?,
            update: permission(3)?,
            remove: permission(4)?,
        },
        revision: row.try_get(5)?,
    })
}
