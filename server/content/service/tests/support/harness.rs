//! Starts a service and speaks to it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use content_service::store::{Database, Permissions, Store};
use content_service::{Clock, ContentService, ContentServiceConfig, Seed, ServiceError};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use time::OffsetDateTime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::{http::client, place::Place};

/// The collection that most tests fill.
pub(crate) const C: &str = "Things";

/// Id of the client whose visitor is the site.
pub(crate) const SITE: &str = "site of the tests";

/// A clock that stands still until a test moves it.
pub(crate) struct StoppedClock {
    date: AtomicI64,
    passed: AtomicI64,
}

impl StoppedClock {
    /// Lets time pass.
    pub(crate) fn advance(&self, seconds: i64) {
        self.passed.fetch_add(seconds, Ordering::SeqCst);
        self.set(seconds);
    }

    /// Sets the clock to another date, by so many seconds, while no time passes.
    pub(crate) fn set(&self, seconds: i64) {
        self.date.fetch_add(seconds, Ordering::SeqCst);
    }
}

impl Clock for StoppedClock {
    fn now(&self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(self.date.load(Ordering::SeqCst)).unwrap()
    }

    fn elapsed(&self) -> Duration {
        Duration::from_secs(self.passed.load(Ordering::SeqCst).unsigned_abs())
    }
}

/// A running service.
pub(crate) struct Service {
    pub(crate) address: SocketAddr,
    pub(crate) store: Store,
    pub(crate) clock: Arc<StoppedClock>,
    pub(crate) http: reqwest::Client,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServiceError>>,
}

impl Service {
    /// Starts a service on a database.
    pub(crate) async fn start(place: &Place) -> Self {
        Self::start_with(place, |_| {}).await
    }

    /// Starts a service on a database with other settings than the default.
    pub(crate) async fn start_with(place: &Place, change: impl FnOnce(&mut ContentServiceConfig)) -> Self {
        Self::start_extended(place, change, |_| {}).await
    }

    /// Starts a service on a database with other settings than the default and calls of another crate.
    pub(crate) async fn start_extended(
        place: &Place,
        change: impl FnOnce(&mut ContentServiceConfig),
        extend: impl FnOnce(&mut ContentService),
    ) -> Self {
        let clock = Arc::new(StoppedClock {
            date: AtomicI64::new(1_800_000_000),
            passed: AtomicI64::new(0),
        });
        let mut config = config(&place.database, clock.clone());
        change(&mut config);
        let mut service = ContentService::build(config).await.unwrap();
        extend(&mut service);
        let (address, store) = (service.address(), service.store());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(service.run(async { stopped.await.unwrap_or_default() }));
        let http = client().build().unwrap();
        Self {
            address,
            store,
            clock,
            http,
            stop,
            running,
        }
    }

    /// Starts a service with an empty collection; returns it with a key that opens it.
    pub(crate) async fn with_things(place: &Place) -> (Self, String) {
        let service = Self::start(place).await;
        let store = &service.store;
        store.create_collection(C, Permissions::PUBLIC).await.unwrap();
        let key = store.create_key("editors", None).await.unwrap();
        (service, key)
    }

    /// Makes a key with such scopes, good for a minute.
    pub(crate) async fn scoped_key(&self, scopes: &str) -> String {
        let minute = Some(Duration::from_mins(1));
        let key = self.store.new_key("robot", Some(scopes.parse().unwrap()), minute);
        let key = key.await.unwrap();
        let mut change = self.store.change().await.unwrap();
        let text = self.store.keep_key(&mut change, key).await.unwrap();
        change.commit().await.unwrap();
        text
    }

    /// Starts a service with a collection of such items, the last one youngest; returns it with a key that opens it.
    pub(crate) async fn with_items(place: &Place, items: Vec<Value>) -> (Self, String) {
        let (service, key) = Self::with_things(place).await;
        let body = json!({ "dataItems": items });
        let (status, response) = service.call(&key, "/v2/bulk/items/insert", C, body).await;
        let failures = &response["bulkActionMetadata"]["totalFailures"];
        assert_eq!((status, failures), (200, &json!(0)), "{response}");
        (service, key)
    }

    /// Stops the service and waits for its end.
    pub(crate) async fn stop(self) {
        drop(self.http);
        self.stop.send(()).unwrap();
        self.running.await.unwrap().unwrap();
    }

    /// What it ends with by itself.
    #[allow(dead_code, reason = "some binaries alone")]
    pub(crate) async fn ended(self) -> Result<(), ServiceError> {
        self.running.await.unwrap()
    }

    /// Sends a request; an empty token sends none.
    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        token: &str,
        body: Option<&Value>,
    ) -> Response {
        let mut request = self
            .http
            .request(method, format!("http://{}{path}", self.address));
        if !token.is_empty() {
            request = request.header("authorization", token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        request.send().await.unwrap()
    }

    /// Returns a visitor's access token.
    pub(crate) async fn token(&self) -> String {
        self.tokens().await["access_token"].as_str().unwrap().to_owned()
    }

    /// Returns an access token of the site's visitor.
    pub(crate) async fn site_token(&self) -> String {
        let body = json!({"clientId": SITE, "grantType": "anonymous"});
        let response = self.send(Method::POST, "/oauth2/token", "", Some(&body)).await;
        let tokens: Value = response.json().await.unwrap();
        tokens["access_token"].as_str().unwrap().to_owned()
    }

    /// Returns a visitor's tokens.
    pub(crate) async fn tokens(&self) -> Value {
        let body = json!({"clientId": "any", "grantType": "anonymous"});
        let response = self.send(Method::POST, "/oauth2/token", "", Some(&body)).await;
        assert_eq!(response.status(), 200);
        response.json().await.unwrap()
    }

    /// Posts a call about a collection with a token or key; returns status and body.
    pub(crate) async fn call(
        &self,
        token: &str,
        path: &str,
        collection: &str,
        mut body: Value,
    ) -> (u16, Value) {
        body["dataCollectionId"] = json!(collection);
        let response = self.send(Method::POST, path, token, Some(&body)).await;
        (response.status().as_u16(), response.json().await.unwrap())
    }

    /// Posts a query as a visitor; returns status and body.
    pub(crate) async fn query(&self, body: &Value) -> (u16, Value) {
        let token = self.token().await;
        let response = self
            .send(Method::POST, "/v2/items/query", &token, Some(body))
            .await;
        (response.status().as_u16(), response.json().await.unwrap())
    }
}

/// Settings on a free loopback port, with demo posts.
pub(crate) fn config(database: &Database, clock: Arc<dyn Clock>) -> ContentServiceConfig {
    let mut config = ContentServiceConfig::new(SocketAddr::from(([127, 0, 0, 1], 0)), database.clone());
    config.clock = clock;
    config.site_client = Some(SITE.to_owned());
    // Most tests read posts.
    config.seed = Seed::DemoPosts;
    // A busy machine takes its time; tests of slow reads set a limit of their own.
    config.storage.client_reads.timeout = Duration::from_mins(5);
    config
}

/// The ids of a response's items.
pub(crate) fn ids(response: &Value) -> Vec<&str> {
    response["dataItems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["id"].as_str().unwrap())
        .collect()
}

/// An item to be written.
pub(crate) fn item(id: &str, mut data: Value) -> Value {
    data["_id"] = json!(id);
    json!({ "data": data })
}

/// The code of a refusal; empty if there is none.
pub(crate) fn code(response: &Value) -> &str {
    response["details"]["applicationError"]["code"]
        .as_str()
        .unwrap_or_default()
}

/// The field that a refusal names first; empty if there is none.
pub(crate) fn violated(response: &Value) -> &str {
    response["details"]["validationError"]["fieldViolations"][0]["field"]
        .as_str()
        .unwrap_or_default()
}
