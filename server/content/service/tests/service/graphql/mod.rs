//! GraphQL over the collections.

mod access;
mod hostile;
mod items;
mod limits;
mod refusals;

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::Service;

const PATH: &str = "/graphql/alpha";

/// The query that tools send to learn a schema.
const INTROSPECTION: &str = include_str!("../../support/introspection.graphql");

/// Sends a document with its variables; returns the response, whose status is 200.
async fn send(service: &Service, token: &str, query: &str, variables: Value) -> Value {
    let body = json!({"query": query, "variables": variables});
    let response = service.send(Method::POST, PATH, token, Some(&body)).await;
    assert_eq!(response.status(), 200, "{query}");
    assert!(response.headers().contains_key("x-wix-request-id"));
    response.json().await.unwrap()
}

/// The same, for a document that must go well; returns its data.
async fn done(service: &Service, token: &str, query: &str, variables: Value) -> Value {
    let mut response = send(service, token, query, variables).await;
    assert_eq!(response.get("errors"), None, "{query}: {response}");
    response["data"].take()
}

/// The code of the first error.
fn refused(response: &Value) -> &str {
    response["errors"][0]["extensions"]["code"]
        .as_str()
        .unwrap_or_default()
}
