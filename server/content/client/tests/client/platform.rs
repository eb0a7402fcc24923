//! A platform that gives one response to everything but tokens, and records its requests.

use content_client::{ContentClient, ContentClientConfig, Tokens};
use serde_json::{Value, json};
use url::Url;
use wiremock::matchers::{any, path};
use wiremock::{Mock, MockServer, Request, ResponseTemplate};

/// Path of the token endpoint.
pub(crate) const TOKEN: &str = "/oauth2/token";

/// A platform with a client of it.
pub(crate) struct Platform {
    pub(crate) server: MockServer,
    pub(crate) client: ContentClient,
}

impl Platform {
    /// Responds to every call with this body, and with tokens of a visitor.
    pub(crate) async fn with_body(response: Value) -> Self {
        Self::responding(ResponseTemplate::new(200).set_body_json(response), |_| {}).await
    }

    /// Responds to every call with this; `change` changes the client's settings.
    pub(crate) async fn responding(
        response: ResponseTemplate,
        change: impl FnOnce(&mut ContentClientConfig),
    ) -> Self {
        let platform = Self::without_responses(change).await;
        platform.respond_tokens().await;
        Mock::given(any())
            .respond_with(response)
            .with_priority(9)
            .mount(&platform.server)
            .await;
        platform
    }

    /// Has no responses yet.
    pub(crate) async fn without_responses(change: impl FnOnce(&mut ContentClientConfig)) -> Self {
        let server = MockServer::start().await;
        let mut config = ContentClientConfig::new(Url::parse(&server.uri()).unwrap());
        config.client_id = Some("site".to_owned());
        change(&mut config);
        let client = ContentClient::new(config).unwrap();
        Self { server, client }
    }

    async fn respond_tokens(&self) {
        let tokens =
            json!({"access_token": "t", "refresh_token": "r", "token_type": "Bearer", "expires_in": 14400});
        Mock::given(path(TOKEN))
            .respond_with(ResponseTemplate::new(200).set_body_json(tokens))
            .with_priority(5)
            .mount(&self.server)
            .await;
    }

    /// The calls so far, those for tokens left out.
    pub(crate) async fn calls(&self) -> Vec<Sent> {
        let requests = self.server.received_requests().await.unwrap();
        let calls = requests.iter().filter(|request| request.url.path() != TOKEN);
        calls.map(Sent::from).collect()
    }

    /// The last call.
    pub(crate) async fn sent(&self) -> Sent {
        self.calls().await.pop().unwrap()
    }

    /// The last call for tokens.
    pub(crate) async fn grant(&self) -> Sent {
        let requests = self.server.received_requests().await.unwrap();
        let mut grants = requests.iter().filter(|request| request.url.path() == TOKEN);
        grants.next_back().map(Sent::from).unwrap()
    }

    /// Lets the client act as a member.
    pub(crate) async fn log_in(&self) {
        let tokens = json!({"accessToken": {"value": "m", "expiresAt": i64::MAX},
            "refreshToken": {"value": "mr", "role": "member"}});
        let tokens: Tokens = serde_json::from_value(tokens).unwrap();
        self.client.set_tokens(tokens).await;
    }
}

/// A call as the platform got it.
#[derive(Debug)]
pub(crate) struct Sent {
    /// Method, path and query string.
    pub(crate) line: String,
    /// The JSON body; null if there was none.
    pub(crate) body: Value,
    /// The authorization header; empty if there was none.
    pub(crate) authorization: String,
    /// The content type; empty if there was none.
    pub(crate) content_type: String,
}

impl From<&Request> for Sent {
    fn from(request: &Request) -> Self {
        let header = |name: &str| {
            let value = request.headers.get(name);
            value.map_or_else(String::new, |value| value.to_str().unwrap().to_owned())
        };
        let query = request
            .url
            .query()
            .map_or_else(String::new, |query| format!("?{query}"));
        Self {
            line: format!("{} {}{query}", request.method, request.url.path()),
            body: serde_json::from_slice(&request.body).unwrap_or_default(),
            authorization: header("authorization"),
            content_type: header("content-type"),
        }
    }
}
