//! Users at rest.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use content_service::SystemClock;
use content_service::store::{Database, Store, StoreError, StoreOptions};
use content_wire::reason::Code;
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Row as _, Transaction};

use crate::audit::{self, AuditEntry, AuditFilter, note};
use crate::error::DeskError;
use crate::links::{self, Link, Purpose};
use crate::role::Role;

/// Longest name of a user.
const NAME_MAX: usize = 64;
/// Most users: many times the office that a desk is for, and a list that a page shows at once.
const USERS_MAX: i64 = 500;

/// Storage of the desk, in the database of a content service; clones share the connections.
#[derive(Clone, Debug)]
pub struct DeskStore {
    content: Store,
    ended: Ended,
}

/// Sessions whose users have logged out while the database may still have them, by the digests of their cookies, and their users.
type Ended = Arc<Mutex<BTreeMap<Vec<u8>, String>>>;

/// A user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The name, by which the history knows the user too.
    pub name: String,
    /// What the user may do.
    pub role: Role,
    /// When the user was added.
    pub created: String,
    /// When a session of the user was last used, in seconds since 1970.
    pub last_seen: Option<i64>,
    /// Whether the user has chosen a password.
    pub has_password: bool,
    /// Whether a log-in of the user takes a second step.
    pub has_totp: bool,
}

const COLUMNS: &str = "SELECT name, role, created_at, (SELECT MAX(last_seen_at) FROM desk_sessions WHERE holder = name), \
     COALESCE(password_hash, ''), (SELECT COUNT(*) FROM desk_totp WHERE holder = name AND is_on = 1) FROM desk_users";

impl DeskStore {
    /// Uses the tables of the desk in this storage.
    pub fn new(content: Store) -> Self {
        Self {
            content,
            ended: Ended::default(),
        }
    }

    pub(crate) fn lock_ended(&self) -> MutexGuard<'_, BTreeMap<Vec<u8>, String>> {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a database for a program of its own.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub async fn open(database: &Database) -> Result<Self, DeskError> {
        let options = StoreOptions::default();
        Ok(Self::new(
            Store::open(database, &options, Arc::new(SystemClock)).await?,
        ))
    }

    /// Ends all connections of a database that was opened here.
    pub async fn close(&self) {
        self.content.close().await;
    }

    /// The service's own storage.
    pub(crate) fn content(&self) -> &Store {
        &self.content
    }

    /// Adds a user, and makes the first link.
    ///
    /// # Errors
    /// [`DeskError::Invalid`] for a text that is no name, [`DeskError::Taken`], [`DeskError::Store`].
    pub async fn add_user(&self, name: &str, role: Role, author: &str) -> Result<Link, DeskError> {
        check_name(name)?;
        let mut change = self.content.change().await?;
        let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM desk_users")
            .fetch_one(&mut *change)
            .await?;
        if count >= USERS_MAX {
            return Err(DeskError::field("name", Code::ManyUsers.with("max", USERS_MAX)));
        }
        let done = sqlx::query(
            "INSERT INTO desk_users (name, role, created_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING",
        )
        .bind(name)
        .bind(role.name())
        .bind(self.content.now())
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Err(DeskError::Taken { what: "name" });
        }
        let subject = format!("{name} ({role})");
        note(&mut change, self.content.now(), author, "addUser", &subject).await?;
        let link = links::insert(&mut change, name, Purpose::Password, self.content.now_seconds()).await?;
        change.commit().await?;
        Ok(link)
    }

    /// Every user, by name.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub async fn users(&self) -> Result<Vec<User>, DeskError> {
        let mut view = self.content.view().await?;
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{COLUMNS} ORDER BY name")))
            .fetch_all(&mut *view)
            .await?;
        rows.iter().map(read).collect()
    }

    /// One user.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Store`].
    pub async fn user(&self, name: &str) -> Result<User, DeskError> {
        let mut view = self.content.view().await?;
        by_name(&mut view, name).await
    }

    /// Gives a user another role and ends the user's sessions.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::LastOwner`], [`DeskError::Store`].
    pub async fn change_role(&self, name: &str, role: Role, author: &str) -> Result<(), DeskError> {
        let mut change = self.begin_without(name, role).await?;
        sqlx::query("UPDATE desk_users SET role = $1 WHERE name = $2")
            .bind(role.name())
            .bind(name)
            .execute(&mut *change)
            .await?;
        end_all(&mut change, name).await?;
        let subject = format!("{name} ({role})");
        note(&mut change, self.content.now(), author, "changeUser", &subject).await?;
        change.commit().await.map_err(DeskError::from)
    }

    /// Removes a user with sessions and links.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::LastOwner`], [`DeskError::Store`].
    pub async fn remove_user(&self, name: &str, author: &str) -> Result<(), DeskError> {
        let mut change = self.begin_without(name, Role::Editor).await?;
        end_all(&mut change, name).await?;
        sqlx::query("DELETE FROM desk_users WHERE name = $1")
            .bind(name)
            .execute(&mut *change)
            .await?;
        note(&mut change, self.content.now(), author, "removeUser", name).await?;
        change.commit().await.map_err(DeskError::from)
    }

    /// Makes a link for a user, in the place of earlier ones.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Store`].
    pub async fn link(&self, name: &str, purpose: Purpose, author: &str) -> Result<Link, DeskError> {
        let mut change = self.content.change().await?;
        by_name(&mut change, name).await?;
        let link = links::insert(&mut change, name, purpose, self.content.now_seconds()).await?;
        note(&mut change, self.content.now(), author, "makeLink", name).await?;
        change.commit().await?;
        Ok(link)
    }

    /// What was done, the newest first, and whether there is more.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub async fn audit(&self, filter: &AuditFilter) -> Result<(Vec<AuditEntry>, bool), DeskError> {
        let mut view = self.content.view().await?;
        audit::read(&mut view, filter).await
    }

    /// Begins a change after which the user is of that role at most, if an owner is left then.
    async fn begin_without(&self, name: &str, role: Role) -> Result<Transaction<'static, Any>, DeskError> {
        let mut change = self.content.change().await?;
        // Locks every owner, so that two do not make each other the last one at the same time.
        sqlx::query("UPDATE desk_users SET role = role WHERE role = 'owner'")
            .execute(&mut *change)
            .await?;
        by_name(&mut change, name).await?;
        let row = sqlx::query("SELECT COUNT(*) FROM desk_users WHERE role = 'owner' AND name <> $1")
            .bind(name)
            .fetch_one(&mut *change)
            .await?;
        let others: i64 = row.try_get(0)?;
        let is_owner = by_name(&mut change, name).await?.role == Role::Owner;
        if is_owner && role != Role::Owner && others == 0 {
            return Err(DeskError::LastOwner);
        }
        Ok(change)
    }
}

/// Ends every session and every link of a user.
pub(crate) async fn end_all(connection: &mut AnyConnection, name: &str) -> Result<(), DeskError> {
    for statement in [
        "DELETE FROM desk_sessions WHERE holder = $1",
        "DELETE FROM desk_links WHERE holder = $1",
    ] {
        sqlx::query(statement)
            .bind(name)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn by_name(connection: &mut AnyConnection, name: &str) -> Result<User, DeskError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("{COLUMNS} WHERE name = $1")))
        .bind(name)
        .fetch_optional(connection)
        .await?;
    row.as_ref()
        .map_or(Err(DeskError::NotFound { what: "user" }), read)
}

fn read(row: &AnyRow) -> Result<User, DeskError> {
    let unreadable = |reason| StoreError::Unreadable { reason };
    Ok(User {
        name: row.try_get(0)?,
        role: row.try_get::<&str, _>(1)?.parse().map_err(unreadable)?,
        created: row.try_get(2)?,
        last_seen: row.try_get(3)?,
        has_password: !row.try_get::<&str, _>(4)?.is_empty(),
        has_totp: row.try_get::<i64, _>(5)? > 0,
    })
}

/// Names are as simple as the ids of positions: they stand in paths and in the history.
fn check_name(name: &str) -> Result<(), DeskError> {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let parts: Vec<_> = name.split(['.', '_', '-']).collect();
    let is_good = parts
        .iter()
        .all(|part| !part.is_empty() && part.bytes().all(is_plain));
    if is_good && name.len() <= NAME_MAX {
        return Ok(());
    }
    Err(DeskError::field("name", Code::BadName.with("max", NAME_MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_simple() {
        for name in ["ann", "ann.lee-2", "a_b"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for name in ["", "Ann", "a b", "-a", "a..b", "a/b", "ä", &"a".repeat(65)] {
            assert!(check_name(name).is_err(), "{name}");
        }
    }
}
