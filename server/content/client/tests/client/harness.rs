//! A platform under the tests' control.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use content_client::{Clock, ContentClient, ContentClientConfig};
use serde_json::{Value, json};
use time::OffsetDateTime;
use url::Url;
use wiremock::matchers::{body_partial_json, method, path};
use wiremock::{Mock, MockServer, ResponseTemplate};

/// Path of a query on the hosted platform.
pub(crate) const QUERY: &str = "/wix-data/v2/items/query";

/// A clock that stands still until a test moves it.
#[derive(Default)]
pub(crate) struct StoppedClock(AtomicI64);

impl StoppedClock {
    /// Moves the clock.
    pub(crate) fn advance(&self, seconds: i64) {
        self.0.fetch_add(seconds, Ordering::SeqCst);
    }
}

impl Clock for StoppedClock {
    fn now(&self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(self.0.load(Ordering::SeqCst)).unwrap()
    }
}

/// A client of the platform that takes small responses only.
pub(crate) fn client(platform: &MockServer, clock: Arc<dyn Clock>) -> ContentClient {
    client_within(platform, clock, Duration::from_secs(10))
}

/// The same with a limit on the time of a call.
pub(crate) fn client_within(platform: &MockServer, clock: Arc<dyn Clock>, limit: Duration) -> ContentClient {
    let mut config = ContentClientConfig::new(Url::parse(&platform.uri()).unwrap());
    config.client_id = Some("site".to_owned());
    config.total_timeout = limit;
    config.response_cap_bytes = 2000;
    ContentClient::with_clock(config, clock).unwrap()
}

/// A response of the token endpoint.
pub(crate) fn token(access: &str) -> ResponseTemplate {
    let body = json!({"access_token": access, "refresh_token": "refresh", "token_type": "Bearer", "expires_in": 100});
    ResponseTemplate::new(200).set_body_json(body)
}

/// Responds to one kind of grant, exactly so many times.
pub(crate) async fn on_grant(platform: &MockServer, body: &Value, response: ResponseTemplate, times: u64) {
    Mock::given(method("POST"))
        .and(path("/oauth2/token"))
        .and(body_partial_json(body))
        .respond_with(response)
        .expect(times)
        .mount(platform)
        .await;
}

/// Responds to every query.
pub(crate) async fn on_query(platform: &MockServer, response: ResponseTemplate) {
    Mock::given(method("POST"))
        .and(path(QUERY))
        .respond_with(response)
        .mount(platform)
        .await;
}

/// A response without items.
pub(crate) fn nothing() -> ResponseTemplate {
    ResponseTemplate::new(200).set_body_json(json!({"dataItems": []}))
}
