//! How a member proves who they are: by an identity provider, or by an authenticator of the platform's own.

use serde::Deserialize;
use serde_json::{Map, Value};

/// One way in which a member logs in.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(from = "Map<String, Value>")]
pub enum Connection {
    /// By an identity provider: another system, which vouches for the member.
    IdentityProvider(IdentityProviderConnection),
    /// By an authenticator of the platform, a password for example.
    Authenticator(AuthenticatorConnection),
    /// By a kind that this client does not know, as the platform sent it.
    Unknown(Map<String, Value>),
}

/// A connection to an identity provider.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct IdentityProviderConnection {
    /// Id of the connection, which [`crate::Authentication::sso_login`] names.
    #[serde(rename = "idpConnectionId")]
    pub id: String,
    /// The member's id at the provider.
    #[serde(rename = "idpUserId")]
    pub user_id: String,
}

/// A connection to an authenticator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct AuthenticatorConnection {
    /// Id of the connection.
    #[serde(rename = "authenticatorConnectionId")]
    pub id: String,
    /// Whether the member must enrol again before the next log-in.
    pub re_enrollment_required: bool,
}

impl From<Map<String, Value>> for Connection {
    fn from(wire: Map<String, Value>) -> Self {
        let provider = wire.get("idpConnection").map(Deserialize::deserialize);
        let authenticator = wire.get("authenticatorConnection").map(Deserialize::deserialize);
        match (provider, authenticator) {
            (Some(Ok(connection)), _) => Self::IdentityProvider(connection),
            (_, Some(Ok(connection))) => Self::Authenticator(connection),
            _ => Self::Unknown(wire),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};

    use super::*;

    #[test]
    fn a_connection_has_its_kind_and_one_of_a_later_kind_is_kept() {
        let later = json!({"passkeyConnection": {"id": "p"}});
        let damaged = json!({"idpConnection": {"idpConnectionId": 1}});
        let unknown = |wire: &Value| Connection::Unknown(wire.as_object().unwrap().clone());
        let table = [
            (
                json!({"idpConnection": {"idpConnectionId": "shop", "idpUserId": "7"}}),
                Connection::IdentityProvider(IdentityProviderConnection {
                    id: "shop".into(),
                    user_id: "7".into(),
                }),
            ),
            (
                json!({"authenticatorConnection": {"authenticatorConnectionId": "a", "reEnrollmentRequired": true}}),
                Connection::Authenticator(AuthenticatorConnection {
                    id: "a".into(),
                    re_enrollment_required: true,
                }),
            ),
            (later.clone(), unknown(&later)),
            (damaged.clone(), unknown(&damaged)),
        ];
        for (wire, connection) in table {
            assert_eq!(from_value::<Connection>(wire).unwrap(), connection);
        }
    }
}
