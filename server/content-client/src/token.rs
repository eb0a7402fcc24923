//! The visitor's tokens: fetched once however many calls start together, renewed when expired.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::Mutex;

use crate::transport::Transport;
use crate::{Clock, ContentError};

const TOKEN_PATH: &str = "/oauth2/token";

/// Keeps the tokens of one visitor.
pub(crate) struct VisitorTokens {
    client_id: Option<String>,
    clock: Arc<dyn Clock>,
    /// Counts finished fetches, so that a caller who waited for one shares its failure instead of repeating it.
    finished: AtomicU64,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    tokens: Option<Tokens>,
    failure: Option<ContentError>,
}

struct Tokens {
    access: String,
    /// Seconds since 1970.
    expires_at: i64,
    refresh: String,
}

#[derive(Serialize)]
#[serde(tag = "grantType", rename_all = "snake_case", rename_all_fields = "camelCase")]
enum Grant<'a> {
    Anonymous {
        #[serde(skip_serializing_if = "Option::is_none")]
        client_id: Option<&'a str>,
    },
    RefreshToken {
        refresh_token: &'a str,
    },
}

#[derive(Deserialize)]
struct TokenAnswer {
    access_token: String,
    #[serde(default)]
    refresh_token: String,
    /// A number or numeric text.
    expires_in: Value,
}

impl VisitorTokens {
    /// Starts without tokens.
    pub(crate) fn new(client_id: Option<String>, clock: Arc<dyn Clock>) -> Self {
        Self {
            client_id,
            clock,
            finished: AtomicU64::new(0),
            kept: Mutex::default(),
        }
    }

    /// Returns a token that is not expired, fetching or renewing it if need be.
    ///
    /// # Errors
    /// [`ContentError::Token`] if the platform gives none.
    pub(crate) async fn access(&self, transport: &Transport) -> Result<String, ContentError> {
        let seen = self.finished.load(Ordering::Acquire);
        let mut kept = self.kept.lock().await;
        let refresh = match &kept.tokens {
            Some(tokens) if !self.expired(tokens) => return Ok(tokens.access.clone()),
            Some(tokens) => tokens.refresh.clone(),
            None => String::new(),
        };
        let waited = self.finished.load(Ordering::Acquire) != seen;
        if let (true, Some(failure)) = (waited, &kept.failure) {
            return Err(failure.clone());
        }
        let made = self.make(transport, refresh).await;
        self.finished.fetch_add(1, Ordering::Release);
        match made {
            Ok(tokens) => {
                let access = tokens.access.clone();
                *kept = Kept {
                    tokens: Some(tokens),
                    failure: None,
                };
                Ok(access)
            }
            Err(error) => {
                kept.failure = Some(error.clone());
                Err(error)
            }
        }
    }

    /// Expired strictly after its second: no safety margin, as the platform's own client does it.
    fn expired(&self, tokens: &Tokens) -> bool {
        tokens.expires_at < self.clock.now().unix_timestamp()
    }

    async fn make(&self, transport: &Transport, refresh: String) -> Result<Tokens, ContentError> {
        if !refresh.is_empty() {
            let grant = Grant::RefreshToken {
                refresh_token: &refresh,
            };
            match self.ask(transport, &grant).await {
                // The answer's own refresh token is not taken: the first one stays valid.
                Ok(renewed) => return Ok(Tokens { refresh, ..renewed }),
                Err(error) => {
                    tracing::debug!(error = %error, cause = error.cause(), "token not renewed, asking anew");
                }
            }
        }
        self.ask(
            transport,
            &Grant::Anonymous {
                client_id: self.client_id.as_deref(),
            },
        )
        .await
    }

    async fn ask(&self, transport: &Transport, grant: &Grant<'_>) -> Result<Tokens, ContentError> {
        let answer: TokenAnswer = transport.post(TOKEN_PATH, None, grant).await.map_err(|error| {
            let cause = error
                .cause()
                .map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"));
            ContentError::Token { cause }
        })?;
        let lifetime = seconds(&answer.expires_in).ok_or_else(|| ContentError::Token {
            cause: "expires_in is not a number".to_owned(),
        })?;
        let expires_at = self.clock.now().unix_timestamp().saturating_add(lifetime);
        Ok(Tokens {
            access: answer.access_token,
            expires_at,
            refresh: answer.refresh_token,
        })
    }
}

fn seconds(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::String(text) => text.parse().ok(),
        _ => None,
    }
}

impl std::fmt::Debug for VisitorTokens {
    /// Tokens are secrets and stay out of logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("VisitorTokens").finish_non_exhaustive()
    }
}
