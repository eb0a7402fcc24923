//! Who makes a change, and what decides whether that is one who may publish.

use super::collection::Collection;
use super::permissions::{Action, Role};

/// The author of a change. A mere name gives no right to publish.
#[derive(Clone, Debug)]
pub struct Author {
    pub(super) name: String,
    right: Right,
}

/// What decides whether an author may publish.
#[derive(Clone, Debug)]
enum Right {
    /// The author writes drafts.
    Writes,
    /// The author may publish in every collection.
    Publishes,
    /// The role decides, by the permissions of the collection.
    Role(Role),
}

impl Author {
    /// An author who may publish: a user of the desk whose role permits it, or the owner of the machine.
    pub fn publisher(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            right: Right::Publishes,
        }
    }

    /// Whether the author may publish in a collection: change what is there, and add what is not.
    pub(super) fn may_publish(&self, published: &Collection) -> bool {
        match &self.right {
            Right::Writes => false,
            Right::Publishes => true,
            Right::Role(role) => [Action::Update, Action::Insert]
                .into_iter()
                .all(|action| published.scope(role, action).is_some()),
        }
    }
}

impl From<&str> for Author {
    fn from(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            right: Right::Writes,
        }
    }
}

impl From<&Role> for Author {
    fn from(role: &Role) -> Self {
        Self {
            name: role.author(),
            right: Right::Role(role.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::key_scopes::ScopedKey;
    use crate::store::permissions::{Permission, Permissions};

    fn collection(update: Permission, insert: Permission) -> Collection {
        Collection {
            name: "Songs".to_owned(),
            permissions: Permissions {
                insert,
                update,
                ..Permissions::PUBLIC
            },
            revision: 0,
        }
    }

    #[test]
    fn who_may_publish_may_change_and_add_what_is_published() {
        let key = |scopes: &str| {
            Role::Key(ScopedKey {
                name: "k".to_owned(),
                scopes: scopes.parse().unwrap(),
            })
        };
        let closed = collection(Permission::Admin, Permission::Admin);
        for (author, expected) in [
            (Author::from("olga"), false),
            (Author::publisher("olga"), true),
            (Author::from(&Role::Visitor), false),
            (Author::from(&Role::Admin("k".to_owned())), true),
            (Author::from(&key("Songs=write")), false),
            (Author::from(&key("Songs=publish")), true),
            (Author::from(&key("Albums=publish,Songs=read")), false),
        ] {
            assert_eq!(author.may_publish(&closed), expected, "{author:?}");
        }
        let member = Author::from(&Role::Member("m".to_owned()));
        for (update, insert, expected) in [
            (Permission::SiteMember, Permission::SiteMember, true),
            (Permission::SiteMember, Permission::Admin, false),
            (Permission::Admin, Permission::Anyone, false),
        ] {
            assert_eq!(member.may_publish(&collection(update, insert)), expected);
        }
    }
}
