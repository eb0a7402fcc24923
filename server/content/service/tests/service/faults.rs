//! What the service survives: being killed, a full disk, two programs on one file, a crowd, a flood.

use std::io::{BufRead as _, BufReader};
use std::num::NonZeroU32;
use std::process::{Command, Stdio};
use std::sync::Arc;

use content_service::store::{Database, Permissions, Store, StoreError, StoreOptions};
use content_service::{Rate, RateLimits, SystemClock};
use serde_json::{Map, Value, json};

use crate::harness::{C, Service};
use crate::place::{Place, on_both};

/// Makes a new process of the test binary write until it is killed; its value is the database.
const VICTIM: &str = "CONTENT_SERVICE_TEST_VICTIM";

pub(crate) async fn open(database: &Database) -> Store {
    let store = Store::open(database, &StoreOptions::default(), Arc::new(SystemClock))
        .await
        .unwrap();
    store.create_collection(C, Permissions::PUBLIC).await.unwrap();
    store
}

pub(crate) fn batch(number: usize) -> Vec<Map<String, Value>> {
    (0..50)
        .map(|item| {
            json!({"_id": format!("{number}-{item}"), "batch": number})
                .as_object()
                .unwrap()
                .clone()
        })
        .collect()
}

/// Not a test of its own: without the variable there is nothing to do.
#[tokio::test]
async fn victim() {
    let Ok(database) = std::env::var(VICTIM) else {
        return;
    };
    let database = Database::choose(
        Some(database.as_str()).filter(|name| name.starts_with("postgres")),
        std::path::Path::new(&database),
    )
    .unwrap();
    let store = open(&database).await;
    for number in 0.. {
        store
            .import(C, batch(number), "victim", false, |_| ())
            .await
            .unwrap();
        println!("kept {number}");
    }
}

async fn a_killed_writer_leaves_whole_batches_and_all_that_it_acknowledged(place: Place) {
    let name = match &place.database {
        Database::File(file) => file.display().to_string(),
        Database::Postgres(url) => url.to_string(),
    };
    open(&place.database).await.close().await;
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "faults::victim", "--nocapture"])
        .env(VICTIM, name)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(victim.stdout.take().unwrap()).lines();
    let mut acknowledged = None;
    // The line of the harness may come before the first one.
    for line in lines {
        let line = line.unwrap();
        if let Some((_, number)) = line.split_once("kept ") {
            acknowledged = number.parse::<usize>().ok();
        }
        if acknowledged == Some(5) {
            // `Child::kill` is SIGKILL.
            victim.kill().unwrap();
            break;
        }
    }
    victim.wait().unwrap();
    let store = open(&place.database).await;
    let mut batches = std::collections::BTreeMap::<u64, usize>::new();
    store
        .export(C, |item| {
            *batches.entry(item.data["batch"].as_u64().unwrap()).or_default() += 1;
            Ok::<_, StoreError>(())
        })
        .await
        .unwrap();
    assert!(batches.len() >= 6, "{batches:?}");
    assert!(batches.values().all(|count| *count == 50), "{batches:?}");
    let changes = i64::try_from(batches.len() * 50).unwrap();
    assert_eq!(store.collection(C).await.unwrap().revision, changes);
    store.close().await;
}

async fn two_programs_share_one_database(place: Place) {
    // Both start at once on a database without tables.
    let (first, second) = tokio::join!(open(&place.database), open(&place.database));
    let write = |store: Store, name: &'static str| {
        tokio::spawn(async move {
            for number in 0..40 {
                let id = Some(format!("{name}-{number}"));
                store.insert_item(C, id, Map::new(), name).await.unwrap();
            }
        })
    };
    let (one, other) = (write(first.clone(), "one"), write(second.clone(), "other"));
    one.await.unwrap();
    other.await.unwrap();
    assert_eq!(first.collection(C).await.unwrap().revision, 80);
    let changes = second.changes_since(C, 0, 100).await.unwrap();
    let revisions: Vec<i64> = changes.iter().map(|change| change.revision).collect();
    assert_eq!(revisions, (1..=80).collect::<Vec<_>>(), "no gap, no double");
    first.close().await;
    second.close().await;
}

async fn sixty_four_readers_beside_a_writer_are_never_turned_away(place: Place) {
    let store = open(&place.database).await;
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for number in 0..10 {
                store
                    .import(C, batch(number), "test", false, |_| ())
                    .await
                    .unwrap();
            }
        }
    });
    let readers: Vec<_> = (0..64)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut seen = 0;
                for _ in 0..10 {
                    let mut count = 0;
                    store
                        .export(C, |_| {
                            count += 1;
                            Ok::<_, StoreError>(())
                        })
                        .await
                        .unwrap();
                    assert_eq!(count % 50, 0, "whole batches alone");
                    assert!(count >= seen);
                    seen = count;
                }
            })
        })
        .collect();
    for reader in readers {
        reader.await.unwrap();
    }
    writer.await.unwrap();
    store.close().await;
}

async fn a_flood_must_wait(place: Place) {
    let rate = |burst: u32| Rate {
        per_second: NonZeroU32::MIN,
        burst: NonZeroU32::new(burst).unwrap(),
    };
    let limits = RateLimits {
        per_address: rate(9),
        per_caller: rate(3),
    };
    let service = Service::start_with(&place, |config| config.rate_limits = Some(limits)).await;
    let send = async |token: &str| {
        service
            .send(reqwest::Method::GET, "/v2/items/x", token, None)
            .await
    };
    for _ in 0..3 {
        assert_eq!(send("one").await.status(), 401);
    }
    let refused = send("one").await;
    assert_eq!(refused.status(), 429);
    assert!(
        refused.headers()["retry-after"]
            .to_str()
            .unwrap()
            .parse::<u64>()
            .unwrap()
            >= 1
    );
    assert!(refused.headers().contains_key("x-wix-request-id"));
    let response: Value = refused.json().await.unwrap();
    assert_eq!(
        response["details"]["applicationError"]["code"],
        "TOO_MANY_REQUESTS"
    );
    assert_eq!(send("two").await.status(), 401, "another caller is let in");
    let mut refused = 0;
    for number in 0..9 {
        refused += usize::from(send(&number.to_string()).await.status() == 429);
    }
    assert!(refused > 0, "one address is limited whatever its callers are");
    service.stop().await;
}

on_both!(
    a_killed_writer_leaves_whole_batches_and_all_that_it_acknowledged,
    two_programs_share_one_database,
    sixty_four_readers_beside_a_writer_are_never_turned_away,
    a_flood_must_wait,
);
