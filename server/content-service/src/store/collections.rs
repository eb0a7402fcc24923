//! Collections and who may do what with their items.

use sqlx::{Row, Sqlite, SqliteConnection, Transaction};

use super::{Role, Store, StoreError};

/// What is done with an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Read or query.
    Read,
    /// Add.
    Insert,
    /// Change or replace.
    Update,
    /// Take away.
    Remove,
}

impl Action {
    /// The action as messages name it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Insert => "insert",
            Self::Update => "update",
            Self::Remove => "remove",
        }
    }
}

/// The least that somebody must be to be allowed an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// Every visitor.
    Anyone,
    /// Members who are logged in.
    SiteMember,
    /// The member who wrote the item.
    SiteMemberAuthor,
    /// Holders of a key.
    Admin,
}

impl Permission {
    fn name(self) -> &'static str {
        match self {
            Self::Anyone => "ANYONE",
            Self::SiteMember => "SITE_MEMBER",
            Self::SiteMemberAuthor => "SITE_MEMBER_AUTHOR",
            Self::Admin => "ADMIN",
        }
    }

    fn parse(name: &str) -> Result<Self, StoreError> {
        match name {
            "ANYONE" => Ok(Self::Anyone),
            "SITE_MEMBER" => Ok(Self::SiteMember),
            "SITE_MEMBER_AUTHOR" => Ok(Self::SiteMemberAuthor),
            "ADMIN" => Ok(Self::Admin),
            other => Err(StoreError::Unreadable {
                reason: format!("permission {other}"),
            }),
        }
    }
}

/// Who may do what in one collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions {
    /// Who may read.
    pub read: Permission,
    /// Who may insert.
    pub insert: Permission,
    /// Who may update.
    pub update: Permission,
    /// Who may remove.
    pub remove: Permission,
}

impl Permissions {
    /// Anyone reads, only holders of a key write: what a public page needs.
    pub const PUBLIC: Self = Self {
        read: Permission::Anyone,
        insert: Permission::Admin,
        update: Permission::Admin,
        remove: Permission::Admin,
    };

    /// Says whether a role may do something. Writing always needs a key: no visitor's token opens a write path.
    pub fn allow(&self, role: Role, action: Action) -> bool {
        match (role, action) {
            (Role::Visitor, Action::Read) => self.read == Permission::Anyone,
            (Role::Visitor, Action::Insert | Action::Update | Action::Remove) => false,
        }
    }
}

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

impl Store {
    /// Creates a collection; returns whether it is new. An existing one stays as it is.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn create_collection(&self, name: &str, permissions: Permissions) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let is_new = create(&mut change, name, permissions, &self.now()).await?;
        change.commit().await?;
        Ok(is_new)
    }

    /// Reads a collection's settings.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn collection(&self, name: &str) -> Result<Collection, StoreError> {
        let row = sqlx::query(
            "SELECT read_permission, insert_permission, update_permission, remove_permission, revision
             FROM collections WHERE name = ?",
        )
        .bind(name)
        .fetch_optional(&self.readers)
        .await?
        .ok_or_else(|| StoreError::CollectionMissing {
            collection: name.to_owned(),
        })?;
        let permissions = Permissions {
            read: Permission::parse(row.try_get(0)?)?,
            insert: Permission::parse(row.try_get(1)?)?,
            update: Permission::parse(row.try_get(2)?)?,
            remove: Permission::parse(row.try_get(3)?)?,
        };
        Ok(Collection {
            name: name.to_owned(),
            permissions,
            revision: row.try_get(4)?,
        })
    }
}

/// Creates a collection within a change; returns whether it is new.
pub(super) async fn create(
    change: &mut Transaction<'_, Sqlite>,
    name: &str,
    permissions: Permissions,
    now: &str,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "INSERT INTO collections
             (name, read_permission, insert_permission, update_permission, remove_permission, created_at)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (name) DO NOTHING",
    )
    .bind(name)
    .bind(permissions.read.name())
    .bind(permissions.insert.name())
    .bind(permissions.update.name())
    .bind(permissions.remove.name())
    .bind(now)
    .execute(&mut **change)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Notes that a collection has changed.
///
/// # Errors
/// [`StoreError::CollectionMissing`] if there is none of that name.
pub(super) async fn touch(connection: &mut SqliteConnection, name: &str) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE collections SET revision = revision + 1 WHERE name = ?")
        .bind(name)
        .execute(connection)
        .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::CollectionMissing {
            collection: name.to_owned(),
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permissions_are_read_as_they_are_written() {
        for permission in [
            Permission::Anyone,
            Permission::SiteMember,
            Permission::SiteMemberAuthor,
            Permission::Admin,
        ] {
            assert_eq!(Permission::parse(permission.name()).unwrap(), permission);
        }
        assert!(Permission::parse("NOBODY").is_err());
    }

    #[test]
    fn visitors_never_write_and_read_only_what_is_open() {
        let open = Permission::Anyone;
        let all_open = Permissions {
            read: open,
            insert: open,
            update: open,
            remove: open,
        };
        for action in [Action::Insert, Action::Update, Action::Remove] {
            assert!(!all_open.allow(Role::Visitor, action), "{action:?}");
        }
        assert!(all_open.allow(Role::Visitor, Action::Read));
        assert!(
            !Permissions {
                read: Permission::SiteMember,
                ..all_open
            }
            .allow(Role::Visitor, Action::Read)
        );
    }
}
