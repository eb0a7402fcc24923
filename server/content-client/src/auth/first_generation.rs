//! The authentication service's first generation.

use content_wire::captcha::CaptchaTokens;
use content_wire::secret::Secret;
use content_wire::state::LoginStatus;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::authentication::Authentication;
use super::identity::{Identity, LoginId, filled};
use crate::ContentError;

/// Somebody to be registered.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FirstRegister {
    /// Who, as the platform's identities are written.
    pub identity: Map<String, Value>,
    /// By which way of proving it; none is the platform's own choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authenticator_id: Option<String>,
    /// What that way wants, a password for example.
    pub inputs: Map<String, Value>,
    /// Proof that a person is there, if the site wants it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captcha_tokens: Option<CaptchaTokens>,
}

/// Somebody who logs in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FirstLogin {
    /// Who.
    pub identifier: Identifier,
    /// By which way of proving it; none is the platform's own choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authenticator_id: Option<String>,
    /// What that way wants, a password for example.
    pub inputs: Map<String, Value>,
    /// Proof that a person is there, if the site wants it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captcha_tokens: Option<CaptchaTokens>,
    /// The address, where the identifier is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login_id: Option<LoginId>,
}

/// Who logs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Identifier {
    /// By address.
    Email(String),
    /// By name.
    UserName(String),
}

/// Answer of the first generation's calls.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct LoginAnswer {
    /// Where it stands.
    pub state: Option<LoginProgress>,
    /// What a member's tokens are asked for with, once it is done.
    #[serde(deserialize_with = "filled")]
    pub session_token: Option<Secret>,
    /// Who it is about.
    pub identity: Option<Identity>,
    /// By which other site they came.
    pub connection: Option<Value>,
    /// What the platform attached.
    pub additional_data: Option<Map<String, Value>>,
}

/// Where a registration or login of the first generation stands.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct LoginProgress {
    /// Where.
    pub status: LoginStatus,
    /// What [`Authentication::proceed`] continues with.
    #[serde(deserialize_with = "filled")]
    pub state_token: Option<Secret>,
}

impl Authentication<'_> {
    /// Registers somebody, `/v1/register`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn first_register(&self, register: &FirstRegister) -> Result<LoginAnswer, ContentError> {
        self.post("/v1/register", register).await
    }

    /// Logs somebody in, `/v1/login`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn first_login(&self, login: &FirstLogin) -> Result<LoginAnswer, ContentError> {
        self.post("/v1/login", login).await
    }

    /// Goes on with a registration or login that has not ended, `/v1/state/proceed`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn proceed(&self, state_token: &Secret) -> Result<LoginAnswer, ContentError> {
        self.post("/v1/state/proceed", &json!({ "stateToken": state_token }))
            .await
    }
}
