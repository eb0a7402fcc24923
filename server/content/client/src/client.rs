//! The client as callers see it.

use std::sync::Arc;

use content_wire::clock::{Clock, SystemClock};
use reqwest::StatusCode;
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderName, HeaderValue};
use serde::de::DeserializeOwned;

use crate::config::{
    ApiKey, CaptchaSiteKeys, ContentClientConfig, Credential, Environment, Prefixes, ReadMethod,
};
use crate::error::ContentError;
use crate::request::Request;
use crate::token::TokenKeeper;
use crate::token::{Role, Tokens};
use crate::transport::{Response, Transport};

/// A client of the content platform that acts as one visitor, one member, or the holder of a key.
///
/// Share one: it holds the connections and the tokens. It is `Send` and `Sync`.
#[derive(Debug)]
pub struct ContentClient {
    pub(crate) transport: Transport,
    pub(crate) keeper: TokenKeeper,
    /// The headers of a key; `None` for visitors and members.
    key: Option<HeaderMap>,
    pub(crate) prefixes: Prefixes,
    captcha_site_keys: CaptchaSiteKeys,
    pub(crate) environment: Option<Environment>,
    pub(crate) read_method: ReadMethod,
}

impl ContentClient {
    /// Builds the client; nothing is sent yet. Logs `client id invalid` if a visitor has no client id.
    ///
    /// # Errors
    /// [`ContentError::Configuration`] if the address, the key or the machine's root certificates cannot be used.
    pub fn new(config: ContentClientConfig) -> Result<Self, ContentError> {
        Self::with_clock(config, Arc::new(SystemClock))
    }

    /// Builds the client with a clock of the caller's.
    ///
    /// # Errors
    /// As [`ContentClient::new`].
    pub fn with_clock(config: ContentClientConfig, clock: Arc<dyn Clock>) -> Result<Self, ContentError> {
        let transport = Transport::new(&config)?;
        let key = match &config.credential {
            Credential::Visitor => None,
            Credential::ApiKey(key) => Some(key_headers(key)?),
        };
        let client_id = config.client_id.filter(|id| !id.is_empty());
        if client_id.is_none() && key.is_none() {
            tracing::error!("client id invalid");
        }
        let prefixes = config.prefixes.without_slashes();
        let token_path = format!("{}/token", prefixes.oauth);
        Ok(Self {
            transport,
            keeper: TokenKeeper::new(client_id, token_path, clock),
            key,
            prefixes,
            captcha_site_keys: config.captcha_site_keys,
            environment: config.environment,
            read_method: config.read_method,
        })
    }

    /// The kept tokens as they are, expired or not; empty with a key.
    pub async fn tokens(&self) -> Tokens {
        self.keeper.kept().await
    }

    /// Acts with these tokens from now on, for example those of a member who has logged in.
    pub async fn set_tokens(&self, tokens: Tokens) {
        self.keeper.keep(tokens).await;
    }

    /// Returns tokens that are not expired: the kept ones, renewed ones, or those of a new visitor.
    ///
    /// # Errors
    /// [`ContentError::Token`] if the platform gives none.
    pub async fn valid_tokens(&self) -> Result<Tokens, ContentError> {
        self.keeper.valid(&self.transport, None).await
    }

    /// Requests a new access token with the given refresh token. What the client keeps does not change.
    ///
    /// # Errors
    /// [`ContentError::Token`] if the platform gives none.
    pub async fn renew_tokens(&self, tokens: &Tokens) -> Result<Tokens, ContentError> {
        self.keeper.renew(&self.transport, tokens).await
    }

    /// Whether a member is logged in.
    pub async fn is_logged_in(&self) -> bool {
        self.keeper.kept().await.refresh_token.role == Role::Member
    }

    /// The site keys with which a log-in form loads its captchas.
    pub fn captcha_site_keys(&self) -> &CaptchaSiteKeys {
        &self.captcha_site_keys
    }

    /// Sends a call with the client's credentials and reads a good response.
    ///
    /// # Errors
    /// [`ContentError::Token`] without a token, and those of [`Response::read`] and [`Transport::exchange`].
    pub(crate) async fn send<T: DeserializeOwned>(&self, request: &Request) -> Result<T, ContentError> {
        self.exchange(request).await?.read()
    }

    /// Sends a call with the client's credentials, whatever comes back. A token that the platform refuses is renewed
    /// once and the call sent again: it was not carried out.
    ///
    /// # Errors
    /// [`ContentError::Token`] without a token, and those of [`Transport::exchange`].
    pub(crate) async fn exchange(&self, request: &Request) -> Result<Response, ContentError> {
        if let Some(key) = &self.key {
            return self.transport.exchange(request, key).await;
        }
        let access = self.access(None).await?;
        let response = self.transport.exchange(request, &bare(&access)?).await?;
        if response.status != StatusCode::UNAUTHORIZED {
            return Ok(response);
        }
        let renewed = self.access(Some(&access)).await?;
        self.transport.exchange(request, &bare(&renewed)?).await
    }

    /// The headers for a login elsewhere: the access token and the extra value.
    pub(crate) async fn credentials_with(&self, extra: &str) -> Result<HeaderMap, ContentError> {
        let access = self.access(None).await?;
        bare(&format!("{access},{extra}"))
    }

    async fn access(&self, refused: Option<&str>) -> Result<String, ContentError> {
        let tokens = self.keeper.valid(&self.transport, refused).await?;
        Ok(tokens.access_token.value)
    }
}

fn key_headers(key: &ApiKey) -> Result<HeaderMap, ContentError> {
    let unusable = |error: ContentError| ContentError::Configuration {
        reason: format!("the key cannot be sent: {}", error.cause().unwrap_or_default()),
    };
    let mut headers = bare(&key.key).map_err(unusable)?;
    let named = [
        (HeaderName::from_static("wix-site-id"), &key.site_id),
        (HeaderName::from_static("wix-account-id"), &key.account_id),
    ];
    for (name, id) in named {
        if let Some(id) = id {
            headers.insert(name, header_value(id).map_err(unusable)?);
        }
    }
    Ok(headers)
}

/// The platform takes the bare token, without a scheme before it.
fn bare(token: &str) -> Result<HeaderMap, ContentError> {
    let mut value = header_value(token)?;
    value.set_sensitive(true);
    Ok(HeaderMap::from_iter([(AUTHORIZATION, value)]))
}

fn header_value(text: &str) -> Result<HeaderValue, ContentError> {
    HeaderValue::from_str(text).map_err(|error| ContentError::RequestNotCreated {
        cause: format!("a credential cannot stand in a header: {error}"),
    })
}
