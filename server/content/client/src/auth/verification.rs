//! The verification service: proof that an address belongs to the member.

use content_wire::secret::Secret;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::identity::StateResponse;
use crate::client::ContentClient;
use crate::error::ContentError;
use crate::request::Request;

/// The verification service.
#[derive(Clone, Debug)]
pub struct Verification<'a> {
    client: &'a ContentClient,
}

impl ContentClient {
    /// The verification service.
    pub fn verification(&self) -> Verification<'_> {
        Verification { client: self }
    }
}

impl Verification<'_> {
    /// Sends a code to the address of a registered member and returns the id of the verification.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn start(&self, identity_id: &str) -> Result<String, ContentError> {
        let body = json!({"identityId": identity_id, "target": "EMAIL"});
        let response: Started = self.post("/v1/Start", &body).await?;
        Ok(response.verification_id)
    }

    /// Goes on with a login by the code that came by mail.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn verify(&self, code: &Secret, state_token: &Secret) -> Result<StateResponse, ContentError> {
        self.post(
            "/v1/auth/verify",
            &json!({"code": code, "stateToken": state_token}),
        )
        .await
    }

    /// Sends the code of a login again.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn resend(&self, state_token: &Secret) -> Result<StateResponse, ContentError> {
        self.post("/v1/auth/resend", &json!({ "stateToken": state_token }))
            .await
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, ContentError> {
        let path = format!("{}{path}", self.client.prefixes.verification);
        self.client.send(&Request::post(path, body)?).await
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Started {
    verification_id: String,
}
