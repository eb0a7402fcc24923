//! Google's Indexing API, which is told of pages with jobs that are new, changed or gone.
//!
//! A service account calls it. Its key signs a claim (RFC 7523), for which Google gives a token that is good for an hour.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use content_wire::base64;
use reqwest::Url;
use ring::rand::SystemRandom;
use ring::signature::{RSA_PKCS1_SHA256, RsaKeyPair};
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::pki_types::pem::PemObject as _;
use serde::Deserialize;
use serde_json::json;
use thiserror::Error;

/// A page is new or has changed.
pub(crate) const UPDATED: &str = "URL_UPDATED";
/// A page is gone.
pub(crate) const DELETED: &str = "URL_DELETED";
/// What the token is for.
const SCOPE: &str = "https://www.googleapis.com/auth/indexing";
/// Seconds for which a claim is good: the most that Google takes.
const CLAIM_FOR: i64 = 60 * 60;
/// Seconds before its end from which a token is not used any more.
const TOKEN_MARGIN: i64 = 60;

/// Why the key of a service account cannot be used.
#[derive(Debug, Error)]
pub enum IndexingKeyError {
    /// The text is not the JSON file that Google gives out.
    #[error("this is no key file of a service account")]
    Unfit(#[from] serde_json::Error),
    /// The private key in it is not one of RSA.
    #[error("the private key of the service account cannot be read: {0}")]
    Key(String),
}

/// The key file of a service account, as Google gives it out.
#[derive(Deserialize)]
struct KeyFile {
    client_email: String,
    private_key: String,
    private_key_id: String,
    token_uri: Url,
}

/// What tells Google of pages.
pub struct Indexing {
    email: String,
    key: RsaKeyPair,
    key_id: String,
    token_uri: Url,
    api: Url,
    /// A token and the second in which it ends.
    token: Mutex<Option<(String, i64)>>,
}

/// Google's response to a claim.
#[derive(Deserialize)]
struct Granted {
    access_token: String,
    expires_in: i64,
}

/// Why Google was not told.
#[derive(Debug, Error)]
pub(crate) enum IndexingError {
    /// The claim cannot be signed.
    #[error("the claim cannot be signed")]
    Signature,
    /// Google gives no token for the claim.
    #[error("there is no token: status {0}")]
    NoToken(u16),
    /// The response cannot be read, or there is none.
    #[error(transparent)]
    Request(#[from] reqwest::Error),
}

impl Indexing {
    /// Reads the JSON key file of a service account.
    ///
    /// # Errors
    /// [`IndexingKeyError`].
    pub fn from_key_file(text: &str) -> Result<Self, IndexingKeyError> {
        let file: KeyFile = serde_json::from_str(text)?;
        let unreadable = |error: &dyn fmt::Display| IndexingKeyError::Key(error.to_string());
        let der = PrivatePkcs8KeyDer::from_pem_slice(file.private_key.as_bytes());
        let der = der.map_err(|error| unreadable(&error))?;
        let key = RsaKeyPair::from_pkcs8(der.secret_pkcs8_der()).map_err(|error| unreadable(&error))?;
        // A constant that is an address, as a test shows.
        let api = Url::parse("https://indexing.googleapis.com").map_err(|error| unreadable(&error))?;
        Ok(Self {
            email: file.client_email,
            key,
            key_id: file.private_key_id,
            token_uri: file.token_uri,
            api,
            token: Mutex::default(),
        })
    }

    /// The same at another address, for tests.
    #[must_use]
    pub fn at(mut self, api: Url) -> Self {
        self.api = api;
        self
    }

    /// Where pages are told of.
    pub(crate) fn api(&self) -> &Url {
        &self.api
    }

    /// The claim that a token is asked for with: a JSON Web Token, signed by RS256.
    fn claim(&self, now: i64) -> Result<String, IndexingError> {
        let header = json!({"alg": "RS256", "typ": "JWT", "kid": self.key_id});
        let claims = json!({
            "iss": self.email,
            "scope": SCOPE,
            "aud": self.token_uri,
            "iat": now,
            "exp": now.saturating_add(CLAIM_FOR),
        });
        let part = |value: serde_json::Value| base64::encode(value.to_string());
        let signed = format!("{}.{}", part(header), part(claims));
        let mut signature = vec![0; self.key.public().modulus_len()];
        self.key
            .sign(
                &RSA_PKCS1_SHA256,
                &SystemRandom::new(),
                signed.as_bytes(),
                &mut signature,
            )
            .map_err(|_| IndexingError::Signature)?;
        Ok(format!("{signed}.{}", base64::encode(signature)))
    }

    /// The token that is kept, or a new one.
    async fn token(&self, http: &reqwest::Client, now: i64) -> Result<String, IndexingError> {
        let kept = self.lock().clone();
        if let Some((token, _)) = kept.filter(|(_, ends)| now < ends - TOKEN_MARGIN) {
            return Ok(token);
        }
        let form = url::form_urlencoded::Serializer::new(String::new())
            .append_pair("grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer")
            .append_pair("assertion", &self.claim(now)?)
            .finish();
        let request = http.post(self.token_uri.clone()).body(form);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let response = request.send().await?;
        if !response.status().is_success() {
            return Err(IndexingError::NoToken(response.status().as_u16()));
        }
        let granted: Granted = response.json().await?;
        let ends = now.saturating_add(granted.expires_in);
        *self.lock() = Some((granted.access_token.clone(), ends));
        Ok(granted.access_token)
    }

    /// Tells of a page; returns the response, whatever its status.
    ///
    /// # Errors
    /// [`IndexingError`].
    pub(crate) async fn publish(
        &self,
        http: &reqwest::Client,
        now: i64,
        kind: &str,
        address: &str,
    ) -> Result<reqwest::Response, IndexingError> {
        let token = self.token(http, now).await?;
        let mut url = self.api.clone();
        url.set_path("/v3/urlNotifications:publish");
        let body = json!({"url": address, "type": kind});
        let response = http.post(url).bearer_auth(token).json(&body).send().await?;
        if response.status() == reqwest::StatusCode::UNAUTHORIZED {
            // It was ended before its time; the next try asks for another one.
            *self.lock() = None;
        }
        Ok(response)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<(String, i64)>> {
        self.token.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Indexing {
    /// The key stays out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Indexing")
            .field("email", &self.email)
            .finish_non_exhaustive()
    }
}
