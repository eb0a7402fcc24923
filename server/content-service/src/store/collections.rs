//! Collections: their settings and how far they have changed.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::{Permissions, Store, StoreError, drafts};
use crate::sql::{Dialect, Sql};

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

    /// Reads a collection's settings and revision. It touches one row, so it may be asked often. Drafts of a collection
    /// are a collection too, which needs no row as long as there are none.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn collection(&self, name: &str) -> Result<Collection, StoreError> {
        let mut reader = self.reader().await?;
        let own = find(&mut reader, self.dialect, name, "").await?;
        let published = match drafts::published_of(name) {
            Some(published) => find(&mut reader, self.dialect, published, "").await?,
            None => None,
        };
        match (own, published) {
            (own, Some(published)) => Ok(published.drafts(own.map_or(0, |own| own.revision))),
            (Some(own), None) => Ok(own),
            (None, None) => Err(missing(name)),
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
        let all = rows.iter().map(collection).collect::<Result<Vec<_>, _>>()?;
        let settled = all.iter().map(|own| {
            let published = drafts::published_of(&own.name)
                .and_then(|name| all.iter().find(|published| published.name == name));
            published.map_or_else(|| own.clone(), |published| published.drafts(own.revision))
        });
        Ok(settled.collect())
    }
}

/// Reads a collection and keeps it from being changed by anybody else until the transaction ends. The drafts of a
/// collection get their row here, before the first of them is written.
pub(super) async fn lock(
    connection: &mut AnyConnection,
    store: &Store,
    name: &str,
) -> Result<Collection, StoreError> {
    if let Some(published) = drafts::published_of(name)
        && let Some(published) = find(connection, store.dialect, published, "").await?
    {
        let permissions = published.drafts(0).permissions;
        create(connection, name, permissions, &store.now()).await?;
    }
    // An SQLite change has the file to itself already.
    let suffix = store.dialect.pick("", " FOR UPDATE");
    find(connection, store.dialect, name, suffix)
        .await?
        .ok_or_else(|| missing(name))
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

async fn find(
    connection: &mut AnyConnection,
    dialect: Dialect,
    name: &str,
    suffix: &'static str,
) -> Result<Option<Collection>, StoreError> {
    let mut sql = Sql::new(dialect, COLUMNS);
    sql.push("WHERE name = ").bind(name.to_owned()).push(suffix);
    let row = sql.fetch_optional(connection).await?;
    row.as_ref().map(collection).transpose()
}

fn missing(name: &str) -> StoreError {
    StoreError::CollectionMissing {
        collection: name.to_owned(),
    }
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
