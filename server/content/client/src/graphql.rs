//! The platform's GraphQL endpoint.

use reqwest::StatusCode;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};

use crate::client::ContentClient;
use crate::error::ContentError;
use crate::request::{Request, segment};

/// Default version of the endpoint.
const DEFAULT_VERSION: &str = "alpha";

/// A GraphQL document with its variables.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GraphqlRequest {
    /// The document.
    pub query: String,
    /// Its variables.
    pub variables: Map<String, Value>,
    /// Version of the endpoint. Default `alpha`.
    #[serde(skip)]
    pub api_version: String,
}

impl GraphqlRequest {
    /// A document without variables for the default version.
    pub fn new(query: impl Into<String>) -> Self {
        Self {
            query: query.into(),
            variables: Map::new(),
            api_version: DEFAULT_VERSION.to_owned(),
        }
    }

    /// Sets a variable.
    #[must_use]
    pub fn variable(mut self, name: impl Into<String>, value: impl Into<Value>) -> Self {
        self.variables.insert(name.into(), value.into());
        self
    }
}

/// The response of GraphQL: data and errors, either or both.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GraphqlResponse {
    /// The data; an empty object where there is none.
    #[serde(default = "nothing", deserialize_with = "data")]
    pub data: Value,
    /// What went wrong, as GraphQL describes it.
    #[serde(default)]
    pub errors: Vec<Value>,
}

fn nothing() -> Value {
    json!({})
}

fn data<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    let data = Option::<Value>::deserialize(deserializer)?;
    Ok(data.unwrap_or_else(nothing))
}

impl ContentClient {
    /// Sends a document to the GraphQL endpoint.
    ///
    /// # Errors
    /// [`ContentError::GraphQl`] for every status but 200, and those of every call. Errors inside a good response are in
    /// [`GraphqlResponse::errors`].
    pub async fn graphql(&self, request: &GraphqlRequest) -> Result<GraphqlResponse, ContentError> {
        let version = segment(&request.api_version)?;
        let path = format!("{}/{version}", self.prefixes.graphql);
        let response = self.exchange(&Request::post(path, request)?).await?;
        if response.status != StatusCode::OK {
            return Err(ContentError::GraphQl {
                status: response.status.as_u16(),
            });
        }
        response.read()
    }
}
