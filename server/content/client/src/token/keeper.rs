//! The kept tokens: fetched once however many calls start together, renewed when expired or refused.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use content_wire::clock::Clock;
use reqwest::header::HeaderMap;
use serde::Serialize;
use tokio::sync::Mutex;

use super::{Grant, Role, Tokens, grant};
use crate::error::ContentError;
use crate::transport::Transport;

/// Keeps the tokens of one visitor or member.
pub(crate) struct TokenKeeper {
    client_id: Option<String>,
    path: String,
    clock: Arc<dyn Clock>,
    /// Counts finished fetches, so that a caller who waited for one shares its failure instead of repeating it.
    finished: AtomicU64,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    tokens: Tokens,
    failure: Option<ContentError>,
}

impl TokenKeeper {
    /// Starts without tokens; `path` is the token endpoint's.
    pub(crate) fn new(client_id: Option<String>, path: String, clock: Arc<dyn Clock>) -> Self {
        Self {
            client_id,
            path,
            clock,
            finished: AtomicU64::new(0),
            kept: Mutex::default(),
        }
    }

    /// The id of the site, unless there is none.
    pub(crate) fn client_id(&self) -> Option<&str> {
        self.client_id.as_deref()
    }

    /// What is kept now, expired or not.
    pub(crate) async fn kept(&self) -> Tokens {
        self.kept.lock().await.tokens.clone()
    }

    /// Keeps these from now on.
    pub(crate) async fn keep(&self, tokens: Tokens) {
        *self.kept.lock().await = Kept {
            tokens,
            failure: None,
        };
    }

    /// Returns tokens that are not expired, fetching or renewing them if need be. `refused` is an access token that the
    /// platform does not take, whatever its expiry says.
    ///
    /// # Errors
    /// [`ContentError::Token`] if the platform gives none.
    pub(crate) async fn valid(
        &self,
        transport: &Transport,
        refused: Option<&str>,
    ) -> Result<Tokens, ContentError> {
        let seen = self.finished.load(Ordering::Acquire);
        let mut kept = self.kept.lock().await;
        let access = &kept.tokens.access_token;
        if !access.value.is_empty() && refused != Some(&access.value) && !access.is_expired(self.now()) {
            return Ok(kept.tokens.clone());
        }
        let waited = self.finished.load(Ordering::Acquire) != seen;
        if let (true, Some(failure)) = (waited, &kept.failure) {
            return Err(failure.clone());
        }
        let made = self.make(transport, &kept.tokens).await;
        self.finished.fetch_add(1, Ordering::Release);
        match made {
            Ok(tokens) => {
                *kept = Kept {
                    tokens: tokens.clone(),
                    failure: None,
                };
                Ok(tokens)
            }
            Err(error) => {
                kept.failure = Some(error.clone());
                Err(error)
            }
        }
    }

    /// Renews, or silently becomes a new visitor where that fails.
    async fn make(&self, transport: &Transport, old: &Tokens) -> Result<Tokens, ContentError> {
        if !old.refresh_token.value.is_empty() {
            match self.renew(transport, old).await {
                Ok(renewed) => return Ok(renewed),
                Err(error) => {
                    tracing::debug!(error = %error, cause = error.cause(), "token not renewed, asking anew");
                }
            }
        }
        let grant = Grant::Anonymous {
            client_id: self.client_id(),
        };
        self.request(transport, &grant, &HeaderMap::new(), Role::Visitor)
            .await
    }

    /// Requests a new access token. The response's own refresh token is not taken: the old one stays valid, and so does
    /// its role.
    ///
    /// # Errors
    /// [`ContentError::Token`] if the platform gives none.
    pub(crate) async fn renew(&self, transport: &Transport, old: &Tokens) -> Result<Tokens, ContentError> {
        let grant = Grant::RefreshToken {
            refresh_token: &old.refresh_token.value,
        };
        let role = old.refresh_token.role;
        let renewed = self.request(transport, &grant, &HeaderMap::new(), role).await?;
        Ok(Tokens {
            refresh_token: old.refresh_token.clone(),
            ..renewed
        })
    }

    /// Requests tokens without keeping them.
    ///
    /// # Errors
    /// [`ContentError::Token`] if the platform gives none.
    pub(crate) async fn request(
        &self,
        transport: &Transport,
        grant: &impl Serialize,
        credentials: &HeaderMap,
        role: Role,
    ) -> Result<Tokens, ContentError> {
        grant::request(transport, &self.path, grant, credentials, role, self.now()).await
    }

    fn now(&self) -> i64 {
        self.clock.now().unix_timestamp()
    }
}

impl fmt::Debug for TokenKeeper {
    /// Tokens are secrets and stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("TokenKeeper").finish_non_exhaustive()
    }
}
