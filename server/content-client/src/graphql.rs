//! The platform's GraphQL endpoint.

use reqwest::StatusCode;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};

use crate::request::{Request, segment};
use crate::{ContentClient, ContentError};

/// Version of the endpoint that is asked unless told otherwise.
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

/// What GraphQL answers: data and errors, either or both.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GraphqlAnswer {
    /// What was asked for; an empty object where there is none.
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
    /// Asks the GraphQL endpoint.
    ///
    /// # Errors
    /// [`ContentError::GraphQl`] for every status but 200, and those of every call. Errors inside a good answer are in
    /// [`GraphqlAnswer::errors`].
    pub async fn graphql(&self, request: &GraphqlRequest) -> Result<GraphqlAnswer, ContentError> {
        let version = segment(&request.api_version)?;
        let path = format!("{}/{version}", self.prefixes.graphql);
        let answer = self.exchange(&Request::post(path, request)?).await?;
        if answer.status != StatusCode::OK {
            return Err(ContentError::GraphQl {
                status: answer.status.as_u16(),
            });
        }
        answer.read()
    }
}
