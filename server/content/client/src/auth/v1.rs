//! Version 1 of the authentication service.

use content_wire::captcha::CaptchaTokens;
use content_wire::secret::Secret;
use content_wire::state::LoginStatus;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::authentication::Authentication;
use super::connection::Connection;
use super::identity::{Identity, LoginId, filled};
use crate::error::ContentError;

/// A registration.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Register {
    /// The identity in the platform's form.
    pub identity: Map<String, Value>,
    /// The authenticator; `None` leaves the choice to the platform.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authenticator_id: Option<String>,
    /// The inputs of the authenticator, a password for example.
    pub inputs: Map<String, Value>,
    /// Captcha tokens, if the site requires them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captcha_tokens: Option<CaptchaTokens>,
}

/// A login.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Login {
    /// Who.
    pub identifier: Identifier,
    /// The authenticator; `None` leaves the choice to the platform.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authenticator_id: Option<String>,
    /// The inputs of the authenticator, a password for example.
    pub inputs: Map<String, Value>,
    /// Captcha tokens, if the site requires them.
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

/// Response of the calls of version 1.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct LoginResponse {
    /// The current state.
    pub state: Option<LoginProgress>,
    /// The session token, once the login is done.
    #[serde(deserialize_with = "filled")]
    pub session_token: Option<Secret>,
    /// Who it is about.
    pub identity: Option<Identity>,
    /// The way in which they logged in.
    pub connection: Option<Connection>,
    /// What the platform attached.
    pub additional_data: Option<Map<String, Value>>,
}

/// State of a registration or login.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct LoginProgress {
    /// The status.
    pub status: LoginStatus,
    /// What [`Authentication::proceed`] continues with.
    #[serde(deserialize_with = "filled")]
    pub state_token: Option<Secret>,
}

impl Authentication<'_> {
    /// Registers a member, `/v1/register`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn register_v1(&self, register: &Register) -> Result<LoginResponse, ContentError> {
        self.post("/v1/register", register).await
    }

    /// Logs a member in, `/v1/login`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn login_v1(&self, login: &Login) -> Result<LoginResponse, ContentError> {
        self.post("/v1/login", login).await
    }

    /// Goes on with a registration or login that has not ended, `/v1/state/proceed`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn proceed(&self, state_token: &Secret) -> Result<LoginResponse, ContentError> {
        self.post("/v1/state/proceed", &json!({ "stateToken": state_token }))
            .await
    }
}
