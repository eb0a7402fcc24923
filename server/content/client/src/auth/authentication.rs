//! Version 2 of the authentication service, and what both versions share.

use content_wire::captcha::CaptchaTokens;
use content_wire::secret::Secret;
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::identity::{Identity, LoginId, Profile, StateResponse};
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::request::Request;

/// The authentication service. Every call fails with [`ContentError::Application`] or
/// [`ContentError::InvalidArgument`] where the platform refuses it.
#[derive(Clone, Debug)]
pub struct Authentication<'a> {
    pub(super) client: &'a ContentClient,
}

/// A registration.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Register {
    /// What they will log in with.
    pub login_id: LoginId,
    /// Their password.
    pub password: Secret,
    /// Their profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<Profile>,
    /// Captcha tokens, if the site requires them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captcha_tokens: Option<CaptchaTokens>,
    /// Data about the program that the member uses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_meta_data: Option<Map<String, Value>>,
}

impl Register {
    /// A login with address and password only.
    pub fn new(email: impl Into<String>, password: impl Into<Secret>) -> Self {
        Self {
            login_id: email.into().into(),
            password: password.into(),
            profile: None,
            captcha_tokens: None,
            client_meta_data: None,
        }
    }
}

/// A login.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Login {
    /// What they log in with.
    pub login_id: LoginId,
    /// Their password.
    pub password: Secret,
    /// Captcha tokens, if the site requires them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captcha_tokens: Option<CaptchaTokens>,
}

impl Login {
    /// A login with address and password.
    pub fn new(email: impl Into<String>, password: impl Into<Secret>) -> Self {
        Self {
            login_id: email.into().into(),
            password: password.into(),
            captcha_tokens: None,
        }
    }
}

/// A login without a password, vouched for by the calling program.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SignOn {
    /// Who.
    pub login_id: LoginId,
    /// What is known about them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<Profile>,
    /// Whether the address is known to be theirs.
    pub verify_email: bool,
    /// Whether a contact with the same address is theirs.
    pub merge_existing_contact: bool,
}

/// The result of a sign-on.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SignedOn {
    /// The session token, from which a member's tokens follow.
    pub session_token: Secret,
    /// Who it is.
    #[serde(default)]
    pub identity: Option<Identity>,
}

/// Response of a logout as the platform wants the browser to get it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Logout {
    /// HTTP status.
    pub status_code: Option<u16>,
    /// Headers, cookies to be dropped among them.
    pub headers: Vec<RawHeader>,
    /// Body, as the platform encodes it.
    pub body: Option<String>,
}

/// A header of such a response.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct RawHeader {
    /// Its name.
    pub key: String,
    /// Its value.
    pub value: String,
}

impl ContentClient {
    /// The authentication service.
    pub fn authentication(&self) -> Authentication<'_> {
        Authentication { client: self }
    }
}

impl Authentication<'_> {
    /// Registers a member, `/v2/register`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn register(&self, register: &Register) -> Result<StateResponse, ContentError> {
        self.post("/v2/register", register).await
    }

    /// Logs a member in, `/v2/login`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn login(&self, login: &Login) -> Result<StateResponse, ContentError> {
        self.post("/v2/login", login).await
    }

    /// Changes the password of the logged-in member.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn change_password(&self, new_password: &Secret) -> Result<(), ContentError> {
        let _: Map<String, Value> = self
            .post("/v2/change-password", &json!({ "newPassword": new_password }))
            .await?;
        Ok(())
    }

    /// Logs a member in, vouched for by another site, `/v1/sso/login-with-token-params`.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn sso_login(
        &self,
        idp_connection_id: &str,
        token_params: &Map<String, Value>,
    ) -> Result<StateResponse, ContentError> {
        let body = json!({"idpConnectionId": idp_connection_id, "tokenParams": token_params});
        self.post("/v1/sso/login-with-token-params", &body).await
    }

    /// Logs a member in without a password, vouched for by the caller, `/v2/sign-on`; for keys.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn sign_on(&self, sign_on: &SignOn) -> Result<SignedOn, ContentError> {
        self.post("/v2/sign-on", sign_on).await
    }

    /// Requests the response that logs a browser out, GET `/v1/logout`, or POST where the address would be too long.
    /// [`crate::Oauth::logout`] ends what this client keeps.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn logout(
        &self,
        post_logout_redirect_uri: &str,
        client_id: &str,
    ) -> Result<Logout, ContentError> {
        let fields = json!({"postLogoutRedirectUri": post_logout_redirect_uri, "clientId": client_id});
        let request = Request::plain(Method::GET, self.path("/v1/logout"), &fields)?;
        self.client.send(&request).await
    }

    /// Posts to the service.
    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ContentError> {
        self.client.send(&Request::post(self.path(path), body)?).await
    }

    fn path(&self, path: &str) -> String {
        format!("{}{path}", self.client.prefixes.authentication)
    }
}
