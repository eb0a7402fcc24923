//! A running service with posts in it, and how to speak to it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use content_service::store::{Database, Permissions, Store};
use content_service::{ContentService, ContentServiceConfig, ServiceError};
use serde_json::{Map, Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::{http::client, median};

/// The collection that is measured.
pub(crate) const COLLECTION: &str = "Posts";
/// Calls whose median is the figure of a page.
const PAGES_MEASURED: usize = 200;

/// A running service.
pub(crate) struct Site {
    pub(crate) store: Store,
    http: reqwest::Client,
    address: SocketAddr,
    key: String,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServiceError>>,
}

impl Site {
    /// Starts a service with an empty collection on a database.
    pub(crate) async fn start(database: Database) -> Self {
        let mut config = ContentServiceConfig::new(SocketAddr::from(([127, 0, 0, 1], 0)), database);
        config.rate_limits = None;
        let service = ContentService::build(config).await.unwrap();
        let (address, store) = (service.address(), service.store());
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(service.run(async { stopped.await.unwrap_or_default() }));
        store
            .create_collection(COLLECTION, Permissions::PUBLIC)
            .await
            .unwrap();
        let key = store.create_key("bench", None).await.unwrap();
        let http = client().build().unwrap();
        Self {
            store,
            http,
            address,
            key,
            stop,
            running,
        }
    }

    /// Ends the service.
    pub(crate) async fn stop(self) {
        drop(self.http);
        self.stop.send(()).unwrap();
        self.running.await.unwrap().unwrap();
    }

    /// Sends a call about the collection; anything but success ends the benchmark.
    pub(crate) async fn call(&self, path: &str, mut body: Value) -> Value {
        body["dataCollectionId"] = json!(COLLECTION);
        let request = self
            .http
            .post(format!("http://{}{path}", self.address))
            .json(&body);
        let response = request.header("authorization", &self.key).send().await.unwrap();
        let status = response.status();
        let reply = response.json().await.unwrap();
        assert_eq!(status, 200, "{reply}");
        reply
    }

    /// The median time of a query that finds something. It receives which part of all runs each one is, from 0 to 1.
    pub(crate) async fn page(&self, query: impl Fn(f64) -> Value) -> Duration {
        let mut times = Vec::new();
        for run in 0..PAGES_MEASURED {
            let query = query(run as f64 / PAGES_MEASURED as f64);
            let start = Instant::now();
            let response = self.call("/v2/items/query", json!({ "query": query })).await;
            times.push(start.elapsed());
            assert!(!response["dataItems"].as_array().unwrap().is_empty());
        }
        median(times)
    }
}

/// A post of about 1 kB, an hour younger than the one before.
pub(crate) fn post(number: usize) -> Map<String, Value> {
    let html = format!("<p>{}</p>", "Build what players feel first. ".repeat(10));
    json!({"_id": format!("post-{number}"), "_createdDate": created(number), "title": format!("Engineer {number}"),
        "date": "2024-01-15", "jobDescription": html, "requiredSkills": html, "preferredSkills": html})
    .as_object()
    .unwrap()
    .clone()
}

/// When a post was created.
pub(crate) fn created(number: usize) -> Value {
    let start = time::macros::datetime!(2010-01-01 0:00 UTC);
    let date = start + time::Duration::hours(i64::try_from(number).unwrap());
    json!({ "$date": date.format(&time::format_description::well_known::Rfc3339).unwrap() })
}
