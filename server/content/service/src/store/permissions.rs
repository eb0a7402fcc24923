//! Who may do what with the items of a collection.

use std::str::FromStr;

use super::StoreError;
use super::key_scopes::{KeyRight, ScopedKey};
use crate::filter::{Field, Filter, Operand};

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

/// The role of a caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A caller without a login.
    Visitor,
    /// A member who is logged in, by id.
    Member(String),
    /// A holder of an API key that may do everything, by the key's name.
    Admin(String),
    /// A holder of an API key that may do what its scopes say.
    Key(ScopedKey),
}

impl Role {
    /// The name that the history notes as the author of a change.
    pub fn author(&self) -> String {
        match self {
            Self::Visitor => "visitor".to_owned(),
            Self::Member(id) => format!("member {id}"),
            Self::Admin(name) | Self::Key(ScopedKey { name, .. }) => format!("key {name}"),
        }
    }

    /// Whether an owner of the site has given the caller a key.
    pub(crate) fn holds_key(&self) -> bool {
        match self {
            Self::Admin(_) | Self::Key(_) => true,
            Self::Visitor | Self::Member(_) => false,
        }
    }
}

impl ScopedKey {
    /// Whether it may do something in any collection; who changes drafts changes something.
    pub(crate) fn may_somewhere(&self, action: Action) -> bool {
        let least = match action {
            Action::Read => KeyRight::Read,
            Action::Insert | Action::Update | Action::Remove => KeyRight::Write,
        };
        self.scopes.iter().any(|(_, right)| right >= least)
    }
}

/// The items that a permission covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Every item.
    All,
    /// Items whose owner is this member.
    Own(String),
}

impl Scope {
    /// Keeps a filter to the items of the scope.
    pub(crate) fn narrow(&self, filter: Filter) -> Filter {
        match (self, Field::parse("_owner")) {
            (Self::Own(member), Ok(owner)) => Filter::All(vec![
                filter,
                Filter::HasAny(owner, vec![Operand::Text(member.clone())]),
            ]),
            _ => filter,
        }
    }
}

/// The least role that an action needs.
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
    /// The name on the wire, in the database and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Anyone => "ANYONE",
            Self::SiteMember => "SITE_MEMBER",
            Self::SiteMemberAuthor => "SITE_MEMBER_AUTHOR",
            Self::Admin => "ADMIN",
        }
    }

    fn scope(self, role: &Role) -> Option<Scope> {
        match (self, role) {
            (_, Role::Admin(_)) | (Self::Anyone, _) | (Self::SiteMember, Role::Member(_)) => Some(Scope::All),
            (Self::SiteMemberAuthor, Role::Member(id)) => Some(Scope::Own(id.clone())),
            (Self::SiteMember | Self::SiteMemberAuthor | Self::Admin, Role::Visitor)
            | (Self::Admin, Role::Member(_))
            // Its scopes are all that it may do; see `Collection::scope`.
            | (_, Role::Key(_)) => None,
        }
    }
}

impl FromStr for Permission {
    type Err = StoreError;

    fn from_str(name: &str) -> Result<Self, StoreError> {
        [
            Self::Anyone,
            Self::SiteMember,
            Self::SiteMemberAuthor,
            Self::Admin,
        ]
        .into_iter()
        .find(|permission| permission.name() == name)
        .ok_or_else(|| StoreError::Unreadable {
            reason: format!("permission {name}"),
        })
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

    /// The items with which a role may do something; `None` if it may not at all.
    ///
    /// Writing needs a key unless the collection was opened by name, as the platform does it.
    pub(super) fn scope(self, role: &Role, action: Action) -> Option<Scope> {
        let permission = match action {
            Action::Read => self.read,
            Action::Insert => self.insert,
            Action::Update => self.update,
            Action::Remove => self.remove,
        };
        permission.scope(role)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::filter::evaluate::meets;
    use crate::store::KeyScopes;

    #[test]
    fn the_history_and_messages_name_who_and_what() {
        let scoped = ScopedKey {
            name: "s".into(),
            scopes: KeyScopes::default(),
        };
        let roles = [
            Role::Visitor,
            Role::Member("m".into()),
            Role::Admin("k".into()),
            Role::Key(scoped),
        ];
        let authors = ["visitor", "member m", "key k", "key s"];
        assert_eq!(roles.map(|role| role.author()), authors);
        let actions = [Action::Read, Action::Insert, Action::Update, Action::Remove];
        assert_eq!(actions.map(Action::name), ["read", "insert", "update", "remove"]);
    }

    #[test]
    fn a_key_that_reads_changes_nothing_anywhere() {
        let key = |scopes: &str| ScopedKey {
            name: "k".into(),
            scopes: scopes.parse().unwrap(),
        };
        assert!(key("A=read").may_somewhere(Action::Read));
        assert!(!key("A=read").may_somewhere(Action::Update));
        assert!(key("A=read,B=write").may_somewhere(Action::Remove));
    }

    #[test]
    fn an_author_finds_their_own_items_alone() {
        let items = ["m", "n"].map(|owner| json!({ "_owner": owner }));
        let found = |scope: &Scope, filter| {
            let filter = scope.narrow(filter);
            let meets = |item: &serde_json::Value| meets(item.as_object().unwrap(), &filter);
            items.iter().map(meets).collect::<Vec<_>>()
        };
        let own = Scope::Own("m".into());
        assert_eq!(found(&own, Filter::All(vec![])), [true, false]);
        assert_eq!(found(&own, Filter::Any(vec![])), [false, false]);
        assert_eq!(found(&Scope::All, Filter::All(vec![])), [true, true]);
    }

    #[test]
    fn permissions_are_read_as_they_are_written() {
        for permission in [
            Permission::Anyone,
            Permission::SiteMember,
            Permission::SiteMemberAuthor,
            Permission::Admin,
        ] {
            assert_eq!(permission.name().parse::<Permission>().unwrap(), permission);
        }
        assert!("NOBODY".parse::<Permission>().is_err());
    }

    #[test]
    fn every_role_gets_what_its_permission_says() {
        let own = Some(Scope::Own("m".into()));
        let table = [
            (
                Permission::Anyone,
                [Some(Scope::All), Some(Scope::All), Some(Scope::All)],
            ),
            (Permission::SiteMember, [None, Some(Scope::All), Some(Scope::All)]),
            (Permission::SiteMemberAuthor, [None, own, Some(Scope::All)]),
            (Permission::Admin, [None, None, Some(Scope::All)]),
        ];
        let roles = [Role::Visitor, Role::Member("m".into()), Role::Admin("k".into())];
        for (permission, expected) in table {
            for (role, expected) in roles.iter().zip(expected) {
                assert_eq!(permission.scope(role), expected, "{permission:?} {role:?}");
            }
        }
    }

    #[test]
    fn by_default_visitors_and_members_write_nothing() {
        for role in [Role::Visitor, Role::Member("m".into())] {
            for action in [Action::Insert, Action::Update, Action::Remove] {
                assert_eq!(
                    Permissions::PUBLIC.scope(&role, action),
                    None,
                    "{role:?} {action:?}"
                );
            }
            assert_eq!(Permissions::PUBLIC.scope(&role, Action::Read), Some(Scope::All));
        }
    }
}
