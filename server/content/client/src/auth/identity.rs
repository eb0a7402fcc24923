//! What the calls about members have in common.

use content_wire::secret::Secret;
use content_wire::state::{PendingReason, ServerState, Status};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::connection::Connection;

/// What a member logs in with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LoginId {
    /// The member's address.
    pub email: String,
}

impl<T: Into<String>> From<T> for LoginId {
    fn from(email: T) -> Self {
        Self { email: email.into() }
    }
}

/// The profile of a member.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    /// The name that others see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nickname: Option<String>,
    /// Given name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_name: Option<String>,
    /// Family name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_name: Option<String>,
    /// What else the platform's profile has.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// A member as the platform describes them.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Identity {
    /// The id.
    pub id: Option<String>,
    /// The address, and whether it is known to be theirs: `{"address": …, "isVerified": …}`.
    pub email: Option<Map<String, Value>>,
    /// Their status.
    pub status: Option<IdentityStatus>,
    /// The profile.
    pub identity_profile: Option<Map<String, Value>>,
    /// The ways in which they log in; none if the platform names none.
    pub connections: Vec<Connection>,
    /// All else.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// The status of a member, and the reasons for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct IdentityStatus {
    /// The status.
    pub name: Status,
    /// The reasons, if the member is pending.
    pub reasons: Vec<PendingReason>,
}

/// Kind of an identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum IdentityKind {
    /// A visitor without a login.
    AnonymousVisitor,
    /// A member of the site.
    Member,
    /// A person who works on the site.
    #[serde(rename = "WIX_USER")]
    SiteUser,
    /// A program.
    App,
    /// A kind that this client does not know.
    #[serde(other)]
    Unknown,
}

/// Response of the calls that move a registration or login on.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct StateResponse {
    /// The current state.
    pub state: ServerState,
    /// The session token, once the login is done.
    #[serde(deserialize_with = "filled")]
    pub session_token: Option<Secret>,
    /// What the next call continues with.
    #[serde(deserialize_with = "filled")]
    pub state_token: Option<Secret>,
    /// Who it is about.
    pub identity: Option<Identity>,
    /// What the platform attached.
    pub additional_data: Option<Map<String, Value>>,
}

/// A token that is empty is none.
pub(super) fn filled<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Secret>, D::Error> {
    let secret = Option::<Secret>::deserialize(deserializer)?;
    Ok(secret.filter(|secret| !secret.reveal().is_empty()))
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};

    use super::*;

    #[test]
    fn section_6_identity_kinds_have_their_wire_names() {
        let table = [
            ("ANONYMOUS_VISITOR", IdentityKind::AnonymousVisitor),
            ("MEMBER", IdentityKind::Member),
            ("WIX_USER", IdentityKind::SiteUser),
            ("APP", IdentityKind::App),
            ("LATER_INVENTION", IdentityKind::Unknown),
        ];
        for (wire, kind) in table {
            assert_eq!(from_value::<IdentityKind>(json!(wire)).unwrap(), kind);
        }
    }
}
