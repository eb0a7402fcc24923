//! The content service with 100,000 posts, over HTTP on loopback: SQLite and PostgreSQL side by side.
//!
//! `cargo bench --package content-service --bench content`; a number after `--` changes how many posts there are.
//! Prints one table. A figure is the median of its runs unless its name says otherwise.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark prints, and stops at once when something fails"
)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use content_service::store::{Database, Permissions, Store, StoreError};
use content_service::{ContentService, ContentServiceConfig};
use serde_json::{Map, Value, json};
use tokio::sync::oneshot;

#[path = "../tests/support/postgres.rs"]
mod postgres;

const COLLECTION: &str = "Posts";
const PAGE: usize = 50;
const PAGES_MEASURED: usize = 200;
const BULK: usize = 1000;
const READERS: usize = 64;
const READS_EACH: usize = 20;

#[tokio::main]
async fn main() {
    let posts = std::env::args()
        .find_map(|argument| argument.parse().ok())
        .unwrap_or(100_000);
    let folder = tempfile::tempdir().unwrap();
    let sqlite = measure(Database::File(folder.path().join("content.sqlite")), posts).await;
    let postgres = match postgres::new_database().await {
        Some(address) => measure(Database::parse_url(&address).unwrap(), posts).await,
        None => Vec::new(),
    };
    println!("\n{posts} posts{:>42} {:>14}", "SQLite", "PostgreSQL");
    for (position, (name, figure)) in sqlite.iter().enumerate() {
        let other = postgres
            .get(position)
            .map_or("not installed", |(_, figure)| figure);
        println!("{name:<40} {figure:>14} {other:>14}");
    }
}

/// A running service and how to speak to it.
struct Site {
    store: Store,
    http: reqwest::Client,
    address: SocketAddr,
    key: String,
}

impl Site {
    async fn call(&self, path: &str, mut body: Value) -> Value {
        body["dataCollectionId"] = json!(COLLECTION);
        let request = self
            .http
            .post(format!("http://{}{path}", self.address))
            .json(&body);
        let response = request.header("authorization", &self.key).send().await.unwrap();
        let status = response.status();
        let answer = response.json().await.unwrap();
        assert_eq!(status, 200, "{answer}");
        answer
    }

    /// The median time of a call that gives a full page.
    async fn page(&self, path: &str, query: impl Fn(usize) -> Value) -> Duration {
        let mut times = Vec::new();
        for run in 0..PAGES_MEASURED {
            let start = Instant::now();
            let answer = self.call(path, json!({ "query": query(run) })).await;
            times.push(start.elapsed());
            assert!(!answer["dataItems"].as_array().unwrap().is_empty());
        }
        times.sort_unstable();
        times[times.len() / 2]
    }
}

async fn measure(database: Database, posts: usize) -> Vec<(&'static str, String)> {
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
    let http = reqwest::Client::builder()
        .no_proxy()
        .tls_backend_preconfigured(no_tls())
        .build()
        .unwrap();
    let site = Arc::new(Site {
        store,
        http,
        address,
        key,
    });
    let mut figures = Vec::new();

    let start = Instant::now();
    site.store
        .import(COLLECTION, (0..posts).map(post), "bench", false, |_| ())
        .await
        .unwrap();
    figures.push(("import of all", seconds(start.elapsed())));
    figures.push((
        "page, newest first",
        millis(site.page("/v2/items/query", |_| page(&json!({}))).await),
    ));
    let by_id = |run: usize| page(&json!({ "_id": format!("post-{}", run * posts / PAGES_MEASURED) }));
    figures.push(("page, by id", millis(site.page("/v2/items/query", by_id).await)));
    let days =
        |run: usize| page(&json!({"_createdDate": {"$lt": created(posts - run * posts / PAGES_MEASURED)}}));
    figures.push((
        "page, created before",
        millis(site.page("/v2/items/query", days).await),
    ));

    let start = Instant::now();
    assert_eq!(walk(&site).await, posts);
    figures.push(("cursor walk of all, 1000 a page", seconds(start.elapsed())));
    let start = Instant::now();
    let count = site
        .call(
            "/v2/items/count",
            json!({"filter": {"title": {"$contains": "NGINEER 77"}}}),
        )
        .await;
    assert!(count["totalCount"].as_u64().unwrap() > 0);
    figures.push(("count by a text, no index", millis(start.elapsed())));
    figures.push(("bulk insert of 1000", millis(bulk(&site).await)));
    let (median, slowest) = crowd(&site).await;
    figures.push(("page, 64 readers beside a writer", millis(median)));
    figures.push(("the slowest of those", millis(slowest)));

    let before = resident();
    let (mut peak, mut exported) = (before, 0);
    site.store
        .export(COLLECTION, |_| {
            exported += 1;
            if exported % 1000 == 0 {
                peak = peak.max(resident());
            }
            Ok::<_, StoreError>(())
        })
        .await
        .unwrap();
    assert!(exported >= posts);
    figures.push((
        "memory that an export adds",
        format!("{} MiB", (peak - before) / 1024 / 1024),
    ));

    drop(site);
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
    figures
}

fn page(filter: &Value) -> Value {
    json!({"filter": filter, "paging": {"limit": PAGE}})
}

/// A post of about 1 kB, an hour younger than the one before.
fn post(number: usize) -> Map<String, Value> {
    let html = format!("<p>{}</p>", "Build what players feel first. ".repeat(10));
    json!({"_id": format!("post-{number}"), "_createdDate": created(number), "title": format!("Engineer {number}"),
        "date": "2024-01-15", "jobDescription": html, "requiredSkills": html, "preferredSkills": html})
    .as_object()
    .unwrap()
    .clone()
}

fn created(number: usize) -> Value {
    let start = time::macros::datetime!(2010-01-01 0:00 UTC);
    let date = start + time::Duration::hours(i64::try_from(number).unwrap());
    json!({ "$date": date.format(&time::format_description::well_known::Rfc3339).unwrap() })
}

async fn walk(site: &Site) -> usize {
    let mut paging = json!({ "limit": 1000 });
    let mut seen = 0;
    loop {
        let answer = site
            .call("/v2/items/query", json!({"query": {"cursorPaging": paging}}))
            .await;
        seen += answer["dataItems"].as_array().unwrap().len();
        match &answer["pagingMetadata"]["cursors"]["next"] {
            Value::String(cursor) => paging = json!({"limit": 1000, "cursor": cursor}),
            _ => return seen,
        }
    }
}

async fn bulk(site: &Site) -> Duration {
    let mut times = Vec::new();
    for run in 0..5 {
        let items: Vec<Value> = (0..BULK)
            .map(|number| {
                let mut data = post(number);
                data.insert("_id".to_owned(), json!(format!("bulk-{run}-{number}")));
                json!({ "data": data })
            })
            .collect();
        let start = Instant::now();
        let answer = site
            .call("/v2/bulk/items/insert", json!({ "dataItems": items }))
            .await;
        times.push(start.elapsed());
        assert_eq!(answer["bulkActionMetadata"]["totalSuccesses"], BULK);
    }
    times.sort_unstable();
    times[times.len() / 2]
}

/// Median and slowest page of 64 readers while one writer goes on and on.
async fn crowd(site: &Arc<Site>) -> (Duration, Duration) {
    let writer = tokio::spawn({
        let site = site.clone();
        async move {
            for number in 0.. {
                let item = json!({"dataItem": {"data": {"number": number}}});
                site.call("/v2/items", item).await;
            }
        }
    });
    let readers: Vec<_> = (0..READERS)
        .map(|_| {
            let site = site.clone();
            tokio::spawn(async move {
                let mut times = Vec::new();
                for _ in 0..READS_EACH {
                    let start = Instant::now();
                    site.call("/v2/items/query", json!({ "query": page(&json!({})) }))
                        .await;
                    times.push(start.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for reader in readers {
        times.extend(reader.await.unwrap());
    }
    assert!(!writer.is_finished(), "the writer was turned away");
    writer.abort();
    times.sort_unstable();
    (times[times.len() / 2], times[times.len() - 1])
}

/// Bytes of memory that this process holds.
fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    statm.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

/// The workspace's build of reqwest brings no TLS provider, and loopback needs none.
fn no_tls() -> rustls::ClientConfig {
    rustls::ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(rustls::RootCertStore::empty())
        .with_no_client_auth()
}

fn millis(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
