//! The content service with 100,000 posts, over HTTP on loopback: SQLite and PostgreSQL side by side.
//!
//! `cargo bench --package content-service --bench content`; a number after `--` changes how many posts there are.
//! Prints one table. A figure is the median of its runs unless its name says otherwise. Both databases sync what they
//! acknowledge to the disk.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a benchmark prints, rounds, and stops at once when something fails"
)]

mod site;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use content_service::store::{Database, StoreError};
use serde_json::{Value, json};

use site::{COLLECTION, Site, created, post};

#[path = "../../tests/support/http.rs"]
mod http;
#[path = "../../tests/support/postgres.rs"]
mod postgres;

const PAGE: usize = 50;
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
    let postgres = match postgres::new_database(true).await {
        Some(address) => measure(Database::parse_url(&address).unwrap(), posts).await,
        None => Vec::new(),
    };
    println!(
        "\n{:<40} {:>14} {:>14}",
        format!("{posts} posts"),
        "SQLite",
        "PostgreSQL"
    );
    for (position, (name, figure)) in sqlite.iter().enumerate() {
        let other = postgres
            .get(position)
            .map_or("not installed", |(_, figure)| figure);
        println!("{name:<40} {figure:>14} {other:>14}");
    }
}

/// Names and figures, in the order of the table.
async fn measure(database: Database, posts: usize) -> Vec<(&'static str, String)> {
    eprintln!("{database}: measuring");
    let site = Arc::new(Site::start(database).await);
    let mut figures = Vec::new();
    let start = Instant::now();
    site.store
        .import(COLLECTION, (0..posts).map(post), "bench", false, |_| ())
        .await
        .unwrap();
    figures.push(("import of all", seconds(start.elapsed())));
    let start = Instant::now();
    let added = export(&site, posts).await;
    figures.push(("export of all", seconds(start.elapsed())));
    figures.push((
        "memory that the export adds",
        format!("{:.1} MiB", added as f64 / 1024.0 / 1024.0),
    ));
    pages(&site, posts, &mut figures).await;
    let start = Instant::now();
    assert_eq!(walk(&site).await, posts);
    figures.push(("cursor walk of all, 1000 a page", seconds(start.elapsed())));
    let start = Instant::now();
    let filter = json!({"title": {"$contains": "NGINEER 77"}});
    let count = site.call("/v2/items/count", json!({ "filter": filter })).await;
    assert!(count["totalCount"].as_u64().unwrap() > 0);
    figures.push(("count by a text, no index", millis(start.elapsed())));
    figures.push(("bulk insert of 1000", millis(bulk(&site).await)));
    let (median, slowest, written) = crowd(&site).await;
    figures.push(("page, 64 readers beside a writer", millis(median)));
    figures.push(("the slowest of those", millis(slowest)));
    figures.push(("items written meanwhile", written.to_string()));
    Arc::into_inner(site).unwrap().stop().await;
    figures
}

/// Pages of 50 items, each by an index.
async fn pages(site: &Site, posts: usize, figures: &mut Vec<(&'static str, String)>) {
    let paging = json!({ "limit": PAGE });
    let at = |part: f64| (part * posts as f64) as usize;
    let newest = site.page(|_| json!({ "paging": paging })).await;
    figures.push(("page, newest first", millis(newest)));
    let before = site.page(
        |part| json!({"filter": {"_createdDate": {"$lt": created(posts - at(part))}}, "paging": paging}),
    );
    figures.push(("page, created before", millis(before.await)));
    let changed = json!([{"fieldName": "_updatedDate", "order": "DESC"}]);
    let changed = site.page(|_| json!({"sort": changed, "paging": paging})).await;
    figures.push(("page, last changed first", millis(changed)));
    let one = site.page(|part| json!({"filter": {"_id": format!("post-{}", at(part))}}));
    figures.push(("one post by its id", millis(one.await)));
}

/// Bytes that an export of all adds to this process at its peak. It is taken before anything else has made the process
/// grow, because memory that was given back to the allocator would hide what the export takes.
async fn export(site: &Site, posts: usize) -> usize {
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
    assert_eq!(exported, posts);
    peak - before
}

/// Reads every page, each by the cursor of the one before; returns how many items there were.
async fn walk(site: &Site) -> usize {
    let mut paging = json!({ "limit": 1000 });
    let mut seen = 0;
    loop {
        let response = site
            .call("/v2/items/query", json!({"query": {"cursorPaging": paging}}))
            .await;
        seen += response["dataItems"].as_array().unwrap().len();
        match &response["pagingMetadata"]["cursors"]["next"] {
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
        let response = site
            .call("/v2/bulk/items/insert", json!({ "dataItems": items }))
            .await;
        times.push(start.elapsed());
        assert_eq!(response["bulkActionMetadata"]["totalSuccesses"], BULK);
    }
    median(times)
}

/// Median and slowest page of 64 readers while one writer goes on and on, and how much it wrote. Every call must succeed:
/// a database that is locked ends the benchmark.
async fn crowd(site: &Arc<Site>) -> (Duration, Duration, usize) {
    let written = Arc::new(AtomicUsize::new(0));
    let writer = tokio::spawn({
        let (site, written) = (site.clone(), written.clone());
        async move {
            for number in 0.. {
                let item = json!({"dataItem": {"data": {"number": number}}});
                site.call("/v2/items", item).await;
                written.fetch_add(1, Ordering::Relaxed);
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
                    site.call("/v2/items/query", json!({"query": {"paging": {"limit": PAGE}}}))
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
    // Its part of the service is free again once it has ended.
    assert!(writer.await.is_err_and(|error| error.is_cancelled()));
    let slowest = times.iter().max().copied().unwrap_or_default();
    (median(times), slowest, written.load(Ordering::Relaxed))
}

/// Bytes of memory that this process holds.
fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    statm.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

/// The middle one.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn millis(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
