//! Redirect sessions: an address that a browser is sent to, and what happens when it gets there.
//!
//! The address leads through this service. For a login it ends at the site with a code, which the site redeems for
//! tokens with the verifier that only it has.

use std::time::Duration;

use content_wire::{pkce, secret};
use serde_json::{Map, Value};
use url::Url;

use crate::error::MemberError;
use crate::members::Members;
use crate::redirect::{ResponseMode, with_response};
use crate::store::{NewSecret, Purpose, Secret, Session};
use content_service::store::Grant;

/// How long the address is good for; a client follows it at once.
const SESSION_LIFETIME: Duration = Duration::from_mins(10);
/// How long a code is good for, the standard's advice at most (RFC 6749, 4.1.2).
const CODE_LIFETIME: Duration = Duration::from_mins(1);
/// Name of the session in the address's query.
pub(crate) const PARAMETER: &str = "redirectSession";

/// What a site asks for when it wants a code.
pub(crate) struct AuthRequest {
    pub(crate) client_id: String,
    /// Where the response goes; a message to the page around the frame needs none.
    pub(crate) redirect_uri: Option<Url>,
    pub(crate) challenge: String,
    pub(crate) mode: ResponseMode,
    pub(crate) state: String,
    pub(crate) session: Option<String>,
}

/// Where a browser is sent on.
#[derive(Debug)]
pub(crate) enum Landing {
    /// To another page.
    Page(Url),
    /// Nowhere: the reply is posted to the page around this one, if it has one of these origins.
    Message {
        origins: Vec<String>,
        reply: Vec<(&'static str, String)>,
    },
}

impl Members {
    /// Makes an address that leads to the site with a code; returns the session's token.
    ///
    /// # Errors
    /// [`MemberError::Store`].
    pub(crate) async fn start_authorization(&self, request: AuthRequest) -> Result<String, MemberError> {
        let redirect_uri = request
            .redirect_uri
            .map_or(Value::Null, |uri| uri.as_str().into());
        let payload = [
            ("clientId", request.client_id.into()),
            ("redirectUri", redirect_uri),
            ("challenge", request.challenge.into()),
            ("mode", request.mode.name().into()),
            ("state", request.state.into()),
        ];
        let session = match request.session {
            Some(token) => self.store.session(&token).await?,
            None => None,
        };
        self.start_redirect(payload, session).await
    }

    /// Makes an address that leads to a page; returns the session's token.
    ///
    /// # Errors
    /// [`MemberError::Store`].
    pub(crate) async fn start_page_redirect(&self, page: &Url) -> Result<String, MemberError> {
        self.start_redirect([("page", page.as_str().into())], None).await
    }

    async fn start_redirect<const N: usize>(
        &self,
        payload: [(&str, Value); N],
        session: Option<Session>,
    ) -> Result<String, MemberError> {
        let token = secret::random_token();
        self.store
            .keep_secret(NewSecret {
                purpose: Purpose::Redirect,
                token: &token,
                member: session.as_ref().map(|session| session.member.as_str()),
                session: session.as_ref().map(|session| session.hash.as_slice()),
                payload: payload
                    .map(|(name, value)| (name.to_owned(), value))
                    .into_iter()
                    .collect(),
                lifetime: SESSION_LIFETIME,
            })
            .await?;
        Ok(token)
    }

    /// Follows the address; `None` if it is unknown, used or too old.
    ///
    /// # Errors
    /// [`MemberError::Store`].
    pub(crate) async fn follow(&self, token: &str) -> Result<Option<Landing>, MemberError> {
        let Some(kept) = self.store.take_secret(Purpose::Redirect, token).await? else {
            return Ok(None);
        };
        if let Some(page) = url(&kept.payload, "page") {
            return Ok(Some(Landing::Page(page)));
        }
        let state = text(&kept.payload, "state").to_owned();
        let response = match self.issue_code(&kept).await? {
            Some(code) => vec![("code", code), ("state", state)],
            // The standard's word for it (OpenID Connect Core, 3.1.2.6): there is no page to log in on here.
            None => vec![("error", "login_required".to_owned()), ("state", state)],
        };
        let mode = ResponseMode::parse(text(&kept.payload, "mode")).unwrap_or(ResponseMode::WebMessage);
        Ok(Some(match (mode, url(&kept.payload, "redirectUri")) {
            (ResponseMode::Query | ResponseMode::Fragment, Some(uri)) => {
                let pairs: Vec<(&str, &str)> = response
                    .iter()
                    .map(|(name, value)| (*name, value.as_str()))
                    .collect();
                Landing::Page(with_response(uri, mode, &pairs))
            }
            _ => Landing::Message {
                origins: self.redirect_uris.origins(),
                reply: response,
            },
        }))
    }

    /// Makes a code for the member whose session token came with the request; `None` without one.
    async fn issue_code(&self, redirect: &Secret) -> Result<Option<String>, MemberError> {
        let (Some(member), Some(session)) = (&redirect.member, &redirect.session) else {
            return Ok(None);
        };
        let code = secret::random_token();
        let payload = ["clientId", "redirectUri", "challenge"]
            .into_iter()
            .filter_map(|name| Some((name.to_owned(), redirect.payload.get(name)?.clone())))
            .collect();
        self.store
            .keep_secret(NewSecret {
                purpose: Purpose::Code,
                token: &code,
                member: Some(member),
                session: Some(session),
                payload,
                lifetime: CODE_LIFETIME,
            })
            .await?;
        Ok(Some(code))
    }

    /// Gives a member's tokens for a code. Whatever does not fit uses the code up all the same.
    ///
    /// # Errors
    /// [`MemberError::CodeNotRedeemed`].
    pub(crate) async fn redeem_code(
        &self,
        code: &str,
        verifier: &str,
        client_id: &str,
        redirect_uri: Option<&str>,
    ) -> Result<Grant, MemberError> {
        let kept = self.store.take_secret(Purpose::Code, code).await?;
        let kept = kept.ok_or(MemberError::CodeNotRedeemed)?;
        let is_same_page = match (url(&kept.payload, "redirectUri"), redirect_uri) {
            (Some(kept), Some(given)) => Url::parse(given).is_ok_and(|given| given == kept),
            // A client without a page of its own names none, or the placeholder that it started with.
            (None, _) => true,
            (Some(_), None) => false,
        };
        let fits = is_same_page
            && text(&kept.payload, "clientId") == client_id
            && pkce::matches(verifier, text(&kept.payload, "challenge"));
        let (true, Some(member), Some(session)) = (fits, kept.member, kept.session) else {
            return Err(MemberError::CodeNotRedeemed);
        };
        Ok(self.content().grant_member(&member, &session).await?)
    }
}

fn text<'a>(payload: &'a Map<String, Value>, name: &str) -> &'a str {
    payload.get(name).and_then(Value::as_str).unwrap_or_default()
}

fn url(payload: &Map<String, Value>, name: &str) -> Option<Url> {
    Url::parse(text(payload, name)).ok()
}
