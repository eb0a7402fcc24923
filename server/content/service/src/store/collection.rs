//! A collection as it is stored, and the names of drafts.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::key_scopes::{KeyRight, KeyScopes};
use super::permissions::{Action, Permissions, Role, Scope};
use super::{Store, StoreError};
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

pub(super) const COLUMNS: &str =
    "SELECT name, read_permission, insert_permission, update_permission, remove_permission, revision
     FROM collections ";

/// What the name of a collection of drafts ends with, the platform's own ending.
const ENDING: &str = "__drafts";

/// The name of the collection that keeps the drafts of a collection.
pub fn drafts_of(published: &str) -> String {
    format!("{published}{ENDING}")
}

/// The collection whose drafts one of that name would keep. Drafts have no drafts.
pub(crate) fn published_of(name: &str) -> Option<&str> {
    name.strip_suffix(ENDING)
        .filter(|published| !published.is_empty() && !published.ends_with(ENDING))
}

/// What the name of a collection's sandbox ends with.
const SANDBOX: &str = "__sandbox";

/// The name of the collection that is the sandbox of a collection.
pub(crate) fn sandbox_of(live: &str) -> String {
    format!("{live}{SANDBOX}")
}

/// The collection whose sandbox one of that name would be. A sandbox has none.
pub fn live_of(name: &str) -> Option<&str> {
    name.strip_suffix(SANDBOX)
        .filter(|live| !live.is_empty() && !live.ends_with(SANDBOX))
}

impl Collection {
    /// The items with which a role may do something; `None` if it may not at all.
    pub fn scope(&self, role: &Role, action: Action) -> Option<Scope> {
        match role {
            // It has nothing but its scopes, not even what is open to everybody.
            Role::Key(key) => permit(&key.scopes, &self.name, action).then_some(Scope::All),
            Role::Visitor | Role::Member(_) | Role::Admin(_) => self.permissions.scope(role, action),
        }
    }

    /// Its sandbox, which has its permissions.
    pub(crate) fn sandbox(&self, revision: i64) -> Self {
        Self {
            name: sandbox_of(&self.name),
            permissions: self.permissions,
            revision,
        }
    }

    /// The collection of its drafts. Its permissions are always those of the published one, but drafts are read by
    /// only those who may change what is published.
    pub(crate) fn drafts(&self, revision: i64) -> Self {
        Self {
            name: drafts_of(&self.name),
            permissions: Permissions {
                read: self.permissions.update,
                ..self.permissions
            },
            revision,
        }
    }
}

/// Whether the scopes of a key permit an action in a collection; one of drafts goes with what it has drafts of, and a sandbox with
/// what it is the sandbox of.
fn permit(scopes: &KeyScopes, collection: &str, action: Action) -> bool {
    let collection = live_of(collection).unwrap_or(collection);
    let published = published_of(collection);
    let least = match (published, action) {
        (Some(_), _) => KeyRight::Write,
        (None, Action::Read) => KeyRight::Read,
        (None, Action::Insert | Action::Update | Action::Remove) => KeyRight::Publish,
    };
    let right = scopes.right_in(published.unwrap_or(collection));
    right.is_some_and(|right| right >= least)
}

/// Reads a collection and locks it until the transaction ends. The drafts and the sandbox of a collection get their row here,
/// before the first of their items is written.
pub(super) async fn lock(
    connection: &mut AnyConnection,
    store: &Store,
    name: &str,
) -> Result<Collection, StoreError> {
    // An SQLite change has the file to itself already.
    let suffix = store.dialect.by_dialect("", " FOR UPDATE");
    if let Some(collection) = find(connection, store.dialect, name, suffix).await? {
        return Ok(collection);
    }
    let live = live_of(name).unwrap_or(name);
    let published = match published_of(live) {
        Some(published) => find(connection, store.dialect, published, "").await?,
        None => None,
    };
    let origin = match published {
        Some(published) => Some(published.drafts(0)),
        None if live != name => find(connection, store.dialect, live, "").await?,
        None => None,
    };
    let origin = origin.ok_or_else(|| missing(name))?;
    create(connection, name, origin.permissions, &store.now()).await?;
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

pub(super) async fn find(
    connection: &mut AnyConnection,
    dialect: Dialect,
    name: &str,
    suffix: &'static str,
) -> Result<Option<Collection>, StoreError> {
    let mut sql = Sql::new(dialect, COLUMNS);
    sql.push("WHERE name = ").bind(name.to_owned()).push(suffix);
    let row = sql.fetch_optional(connection).await?;
    row.as_ref().map(read).transpose()
}

pub(super) fn missing(name: &str) -> StoreError {
    StoreError::CollectionMissing {
        collection: name.to_owned(),
    }
}

pub(super) fn read(row: &AnyRow) -> Result<Collection, StoreError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_right_permits_what_the_table_says() {
        let scopes: KeyScopes = "R=read,W=write,P=publish".parse().unwrap();
        let actions = [Action::Read, Action::Insert, Action::Update, Action::Remove];
        for (collection, expected) in [
            ("R", [true, false, false, false]),
            ("R__drafts", [false; 4]),
            ("W", [true, false, false, false]),
            ("W__drafts", [true; 4]),
            ("P", [true; 4]),
            ("P__drafts", [true; 4]),
            ("other", [false; 4]),
            ("other__drafts", [false; 4]),
        ] {
            let permitted = actions.map(|action| permit(&scopes, collection, action));
            assert_eq!(permitted, expected, "{collection}");
        }
    }

    #[test]
    fn a_sandbox_goes_with_its_collection() {
        let scopes: KeyScopes = "W=write,P=publish".parse().unwrap();
        assert!(permit(&scopes, &sandbox_of("W"), Action::Read));
        assert!(!permit(&scopes, &sandbox_of("W"), Action::Insert));
        assert!(permit(&scopes, &sandbox_of("P"), Action::Insert));
        assert!(permit(&scopes, &sandbox_of(&drafts_of("W")), Action::Insert));
        assert_eq!(live_of(&sandbox_of("P")), Some("P"));
        for other in ["P", "__sandbox", "P__sandbox__sandbox"] {
            assert_eq!(live_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_name_says_whose_drafts_a_collection_keeps() {
        assert_eq!(published_of(&drafts_of("Posts")), Some("Posts"));
        for other in ["Posts", "__drafts", "Posts__drafts__drafts", "Posts__Drafts"] {
            assert_eq!(published_of(other), None, "{other}");
        }
    }
}
