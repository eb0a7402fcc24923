//! The client as callers see it.

use std::sync::Arc;

use crate::items::QueryAnswer;
use crate::token::VisitorTokens;
use crate::transport::Transport;
use crate::{Clock, ContentClientConfig, ContentError, ItemsPage, ItemsQuery, SystemClock};

/// A client of the content platform that acts as one anonymous visitor.
///
/// Share one: it holds the connections and the visitor's token. It is `Send` and `Sync`.
#[derive(Debug)]
pub struct ContentClient {
    transport: Transport,
    tokens: VisitorTokens,
    data_prefix: String,
}

impl ContentClient {
    /// Builds the client; nothing is sent yet. Logs `client id invalid` if there is no client id.
    ///
    /// # Errors
    /// [`ContentError::Configuration`] if the address or the machine's root certificates cannot be used.
    pub fn new(config: ContentClientConfig) -> Result<Self, ContentError> {
        Self::with_clock(config, Arc::new(SystemClock))
    }

    /// Builds the client with a clock of the caller's.
    ///
    /// # Errors
    /// As [`ContentClient::new`].
    pub fn with_clock(config: ContentClientConfig, clock: Arc<dyn Clock>) -> Result<Self, ContentError> {
        let transport = Transport::new(&config)?;
        let client_id = config.client_id.filter(|id| !id.is_empty());
        if client_id.is_none() {
            tracing::error!("client id invalid");
        }
        let data_prefix = config.data_prefix.trim_end_matches('/').to_owned();
        Ok(Self {
            transport,
            tokens: VisitorTokens::new(client_id, clock),
            data_prefix,
        })
    }

    /// Reads one page of a collection.
    ///
    /// # Errors
    /// Every variant of [`ContentError`] but `Configuration`.
    pub async fn query_items(&self, query: &ItemsQuery) -> Result<ItemsPage, ContentError> {
        let token = self.tokens.access(&self.transport).await?;
        let path = format!("{}/v2/items/query", self.data_prefix);
        let answer: QueryAnswer = self.transport.post(&path, Some(&token), &query.to_wire()).await?;
        Ok(answer.into())
    }
}
