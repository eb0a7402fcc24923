//! The recovery service: ways back in by mail.

use content_wire::secret::Secret;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::identity::StateResponse;
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::request::Request;

/// The recovery service.
#[derive(Clone, Debug)]
pub struct Recovery<'a> {
    client: &'a ContentClient,
}

/// How a mail is written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct EmailOptions {
    /// Its language; none is the site's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Where its link leads in the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redirect: Option<Redirect>,
}

/// Where a mail's link leads in the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Redirect {
    /// The address.
    pub url: String,
    /// The site's client id.
    pub client_id: String,
}

impl ContentClient {
    /// The recovery service.
    pub fn recovery(&self) -> Recovery<'_> {
        Recovery { client: self }
    }
}

impl Recovery<'_> {
    /// Sends a mail with which a forgotten password is replaced. The platform does not tell whether it knows the
    /// address.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn send_email(&self, email: &str, options: &EmailOptions) -> Result<(), ContentError> {
        #[derive(Serialize)]
        struct Body<'a> {
            email: &'a str,
            #[serde(flatten)]
            options: &'a EmailOptions,
        }
        let _: Map<String, Value> = self.post("/v1/send-email", &Body { email, options }).await?;
        Ok(())
    }

    /// Sends a mail with which a member activates their account.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn send_activation_email(
        &self,
        identity_id: &str,
        options: &EmailOptions,
    ) -> Result<(), ContentError> {
        let body = json!({"identityId": identity_id, "emailOptions": options});
        let _: Map<String, Value> = self.post("/v1/activation-email", &body).await?;
        Ok(())
    }

    /// Gives the owner of a mail's token a new password.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn recover(
        &self,
        recovery_token: &Secret,
        password: &Secret,
    ) -> Result<StateResponse, ContentError> {
        let body = json!({"recoveryToken": recovery_token, "password": password});
        self.post("/v1/recover", &body).await
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ContentError> {
        let path = format!("{}{path}", self.client.prefixes.recovery);
        self.client.send(&Request::post(path, body)?).await
    }
}
