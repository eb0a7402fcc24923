//! The tokens of the client and how new ones are requested.

mod grant;
mod keeper;

use std::fmt;

use serde::{Deserialize, Serialize};

pub(crate) use grant::{Grant, MemberGrant};
pub(crate) use keeper::TokenKeeper;

/// The tokens of one visitor or member. Callers may store them and hand them to a later client.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Tokens {
    /// What each call carries.
    pub access_token: AccessToken,
    /// The token that gives a new access token.
    pub refresh_token: RefreshToken,
}

/// What each call carries; empty before the first one.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AccessToken {
    /// The token, sent bare.
    pub value: String,
    /// Last second in which it may be used, since 1970.
    pub expires_at: i64,
}

impl AccessToken {
    /// Whether `now`, in seconds since 1970, is after the last second: no safety margin, as the platform's own client
    /// does it.
    pub fn is_expired(&self, now: i64) -> bool {
        self.expires_at < now
    }
}

/// The token that gives a new access token; empty before the first one.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefreshToken {
    /// The token.
    pub value: String,
    /// Whose it is.
    pub role: Role,
}

/// Whose tokens they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// No tokens were fetched yet, or they were given up.
    #[default]
    None,
    /// An anonymous visitor's.
    Visitor,
    /// A logged-in member's.
    Member,
}

impl fmt::Debug for AccessToken {
    /// Tokens are secrets and stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("AccessToken")
            .field("expires_at", &self.expires_at)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for RefreshToken {
    /// Tokens are secrets and stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("RefreshToken")
            .field("role", &self.role)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn section_5_a_token_is_expired_when_its_expiry_is_before_now() {
        let token = AccessToken {
            value: "t".to_owned(),
            expires_at: 100,
        };
        for (now, expired) in [(99, false), (100, false), (101, true)] {
            assert_eq!(token.is_expired(now), expired, "{now}");
        }
    }

    #[test]
    fn section_4_tokens_start_empty_with_the_role_none() {
        let wire = json!({"accessToken": {"value": "", "expiresAt": 0}, "refreshToken": {"value": "", "role": "none"}});
        assert_eq!(json!(Tokens::default()), wire);
        for (role, text) in [
            (Role::None, "none"),
            (Role::Visitor, "visitor"),
            (Role::Member, "member"),
        ] {
            assert_eq!(json!(role), json!(text));
        }
    }

    #[test]
    fn tokens_stay_out_of_logs() {
        let mut tokens = Tokens::default();
        tokens.access_token.value = "secret-1".to_owned();
        tokens.refresh_token.value = "secret-2".to_owned();
        let shown = format!("{tokens:?}");
        assert!(!shown.contains("secret"), "{shown}");
    }
}
