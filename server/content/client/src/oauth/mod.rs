//! Logging in as a member: authorization code with proof of key, by redirect or in a hidden frame.

mod data;
mod frame;

use content_wire::secret::Secret;
use futures::{Stream, StreamExt as _};
use serde::{Deserialize, Serialize};
use url::Url;

pub use data::OauthData;
pub use frame::LoginFrame;

use crate::client::ContentClient;
use crate::error::ContentError;
use crate::redirect::{AuthRequest, Callbacks, Prompt, RedirectIntent, RedirectRequest, ResponseMode};
use crate::token::{Grant, MemberGrant};
use crate::token::{Role, Tokens};

/// Redirect URI when the caller gives none; no browser ever gets there.
const UNUSED_REDIRECT: &str = "unused://";

/// The login calls of a client.
#[derive(Clone, Debug)]
pub struct Oauth<'a> {
    client: &'a ContentClient,
}

/// What comes back from a login page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AuthResponse {
    /// The authorization code; empty if the login failed.
    pub code: String,
    /// What was sent along; empty if it did not come back.
    pub state: String,
    /// Why the login failed, as a code.
    pub error: Option<String>,
    /// Why the login failed, in words.
    pub error_description: Option<String>,
}

impl AuthResponse {
    /// Reads it out of the address to which the browser came back; `None` if that is no address.
    pub fn parse(address: &str, mode: ResponseMode) -> Option<Self> {
        let url = Url::parse(address).ok()?;
        let parameters = match mode {
            ResponseMode::Query => url.query(),
            ResponseMode::Fragment | ResponseMode::WebMessage => url.fragment(),
        };
        let mut response = Self::default();
        for (name, value) in url::form_urlencoded::parse(parameters.unwrap_or_default().as_bytes()) {
            match &*name {
                "code" => response.code = value.into_owned(),
                "state" => response.state = value.into_owned(),
                "error" => response.error = Some(value.into_owned()),
                "error_description" => response.error_description = Some(value.into_owned()),
                _ => {}
            }
        }
        Some(response)
    }
}

impl ContentClient {
    /// The login calls.
    pub fn oauth(&self) -> Oauth<'_> {
        Oauth { client: self }
    }
}

impl Oauth<'_> {
    /// Requests the address to which a browser is sent to log in; `data` must be kept until it comes back.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn auth_url(
        &self,
        data: &OauthData,
        mode: ResponseMode,
        prompt: Prompt,
    ) -> Result<String, ContentError> {
        let redirect_uri = Some(&*data.redirect_uri)
            .filter(|uri| !uri.is_empty())
            .unwrap_or(UNUSED_REDIRECT);
        let mut request = self.request(data);
        request.redirect_uri = Some(redirect_uri.to_owned());
        request.response_mode = mode;
        self.authorize(request, prompt).await
    }

    /// Exchanges the code of a login for a member's tokens. What the client keeps does not change; hand them to
    /// [`ContentClient::set_tokens`].
    ///
    /// # Errors
    /// [`ContentError::MissingCodeOrState`] and [`ContentError::InvalidState`] before anything is sent,
    /// [`ContentError::MemberTokens`] if the platform gives none.
    pub async fn member_tokens(
        &self,
        code: &str,
        state: &str,
        data: &OauthData,
    ) -> Result<Tokens, ContentError> {
        if code.is_empty() || state.is_empty() {
            return Err(ContentError::MissingCodeOrState);
        }
        if state != data.state {
            return Err(ContentError::InvalidState);
        }
        let keeper = &self.client.keeper;
        let grant = Grant::AuthorizationCode {
            client_id: keeper.client_id(),
            redirect_uri: &data.redirect_uri,
            code,
            code_verifier: data.code_verifier.reveal(),
        };
        let no_credentials = reqwest::header::HeaderMap::new();
        keeper
            .request(&self.client.transport, &grant, &no_credentials, Role::Member)
            .await
            .map_err(|error| ContentError::MemberTokens {
                cause: error.in_full(),
            })
    }

    /// Turns a session token into a member's tokens without the visitor's help. `open` loads the address of a hidden
    /// frame and gives what [`LoginFrame::read`] makes of the messages; those with another state are not for us. What
    /// `open` returns is dropped at the end, so that it can remove the frame.
    ///
    /// # Errors
    /// [`ContentError::LoginTimedOut`] if the response does not come within [`LoginFrame::TIMEOUT`] or the messages
    /// end, and those of [`Oauth::member_tokens`].
    pub async fn direct_login<S>(
        &self,
        session_token: &Secret,
        open: impl FnOnce(LoginFrame) -> S,
    ) -> Result<Tokens, ContentError>
    where
        S: Stream<Item = AuthResponse>,
    {
        let data = OauthData::generate("", "");
        let mut request = self.request(&data);
        request.session_token = Some(session_token.clone());
        let url = self.authorize(request, Prompt::None).await?;
        let frame = LoginFrame::new(url, &data.state);
        let response = tokio::time::timeout(LoginFrame::TIMEOUT, async {
            let ours = open(frame).filter(|response| std::future::ready(response.state == data.state));
            std::pin::pin!(ours).next().await
        })
        .await
        .ok()
        .flatten()
        .ok_or(ContentError::LoginTimedOut)?;
        self.member_tokens(&response.code, &response.state, &data).await
    }

    /// Requests the tokens of a member who logged in elsewhere. `extra` proves that and goes into the
    /// authorization header behind the access token. What the client keeps does not change.
    ///
    /// # Errors
    /// [`ContentError::Token`] if the platform gives none, [`ContentError::RequestNotCreated`] if `extra` cannot stand
    /// in a header.
    pub async fn external_login(&self, member_id: &str, extra: &Secret) -> Result<Tokens, ContentError> {
        let credentials = self.client.credentials_with(extra.reveal()).await?;
        let grant = MemberGrant::new(member_id);
        self.client
            .keeper
            .request(&self.client.transport, &grant, &credentials, Role::Member)
            .await
    }

    /// Gives both tokens up and returns the address to which the browser is sent to log out there too; it ends at
    /// `original_url`. If the platform gives no address, the tokens stay.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn logout(&self, original_url: &str) -> Result<String, ContentError> {
        let request = RedirectRequest {
            callbacks: Callbacks {
                post_flow_url: Some(original_url.to_owned()),
                ..Callbacks::default()
            },
            ..RedirectRequest::new(RedirectIntent::Logout {
                client_id: self.client_id(),
            })
        };
        let session = self.client.create_redirect_session(&request).await?;
        self.client.set_tokens(Tokens::default()).await;
        Ok(session.full_url)
    }

    async fn authorize(&self, auth_request: AuthRequest, prompt: Prompt) -> Result<String, ContentError> {
        let request = RedirectRequest::new(RedirectIntent::Auth { auth_request, prompt });
        let session = self.client.create_redirect_session(&request).await?;
        Ok(session.full_url)
    }

    fn request(&self, data: &OauthData) -> AuthRequest {
        let mut request = AuthRequest::new(&data.code_challenge, &data.state);
        request.client_id = self.client_id();
        request
    }

    fn client_id(&self) -> Option<String> {
        self.client.keeper.client_id().map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn section_4_a_login_page_responds_in_the_fragment_or_the_query() {
        let expected = AuthResponse {
            code: "c/1".to_owned(),
            state: "s".to_owned(),
            ..AuthResponse::default()
        };
        let table = [
            (
                "https://a.example/back?code=x#code=c%2F1&state=s&more=1",
                ResponseMode::Fragment,
            ),
            (
                "https://a.example/back?code=c%2F1&state=s#code=x",
                ResponseMode::Query,
            ),
        ];
        for (address, mode) in table {
            assert_eq!(
                AuthResponse::parse(address, mode),
                Some(expected.clone()),
                "{address}"
            );
        }
        let failed = AuthResponse::parse(
            "https://a.example/#error=access_denied&error_description=not+now",
            ResponseMode::Fragment,
        )
        .unwrap();
        assert_eq!(failed.error.as_deref(), Some("access_denied"));
        assert_eq!(failed.error_description.as_deref(), Some("not now"));
        assert_eq!(AuthResponse::parse("nowhere", ResponseMode::Query), None);
    }
}
