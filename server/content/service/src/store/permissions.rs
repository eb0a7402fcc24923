//! Who may do what with the items of a collection.

use std::str::FromStr;

use super::StoreError;
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
    /// A holder of an API key, by the key's name.
    Admin(String),
}

impl Role {
    /// The name that the history notes as the author of a change.
    pub fn author(&self) -> String {
        match self {
            Self::Visitor => "visitor".to_owned(),
            Self::Member(id) => format!("member {id}"),
            Self::Admin(key) => format!("key {key}"),
        }
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
            | (Self::Admin, Role::Member(_)) => None,
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
    pub fn scope(&self, role: &Role, action: Action) -> Option<Scope> {
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

    #[test]
    fn the_history_and_messages_name_who_and_what() {
        let roles = [Role::Visitor, Role::Member("m".into()), Role::Admin("k".into())];
        assert_eq!(roles.map(|role| role.author()), ["visitor", "member m", "key k"]);
        let actions = [Action::Read, Action::Insert, Action::Update, Action::Remove];
        assert_eq!(actions.map(Action::name), ["read", "insert", "update", "remove"]);
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
