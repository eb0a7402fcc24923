//! What the service does while its disk is full.

use std::process::Command;

use content_service::store::{Database, Permissions, StoreError};
use reqwest::Method;
use serde_json::{Map, json};

use crate::harness::{C, Service, ids};
use crate::place::Place;

/// Makes a new process of the test binary start a service; its value is the file.
const STARTER: &str = "CONTENT_SERVICE_TEST_STARTER";

#[tokio::test]
async fn a_full_disk_refuses_changes_until_there_is_room_and_nothing_else() {
    let place = Place::sqlite();
    let service = Service::start_with(&place, |config| {
        config.storage.size_max = Some(1024 * 1024);
        config.rate_limits = None;
    })
    .await;
    let store = &service.store;
    store.create_collection(C, Permissions::PUBLIC).await.unwrap();
    let key = store.create_key("editors", None).await.unwrap();
    let insert = async || {
        let data = json!({"text": "x".repeat(20_000)}).as_object().unwrap().clone();
        store.insert_item(C, None, data, "test").await
    };
    let mut kept = 0;
    let error = loop {
        match insert().await {
            Ok(_) => kept += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full(_)), "{error:?}");
    assert!(kept > 0);
    let again = insert().await.unwrap_err();
    assert!(matches!(again, StoreError::Full(_)), "{again:?}");
    let item = json!({"dataCollectionId": C, "dataItem": {"data": {"text": "x".repeat(20_000)}}});
    let refused = service.send(Method::POST, "/v2/items", &key, Some(&item)).await;
    assert_eq!(refused.status(), 507);
    assert!(refused.headers().contains_key("retry-after"));
    let mut found = 0;
    store
        .export(C, |_| {
            found += 1;
            Ok::<_, StoreError>(())
        })
        .await
        .unwrap();
    assert_eq!(found, kept);
    assert_eq!(store.collection(C).await.unwrap().revision, i64::from(kept));
    assert_eq!(renew(&service).await, 200, "visitors' tokens need no room");
    let (status, posts) = service.query(&json!({"dataCollectionId": C})).await;
    assert_eq!((status, ids(&posts).is_empty()), (200, false));

    make_room(&place).await;
    insert().await.unwrap();
    service.stop().await;
}

/// Asks for a visitor's tokens and renews them; returns the status.
async fn renew(service: &Service) -> u16 {
    let tokens = service.tokens().await;
    let body = json!({"grantType": "refresh_token", "refreshToken": tokens["refresh_token"]});
    let response = service
        .send(reqwest::Method::POST, "/oauth2/token", "", Some(&body))
        .await;
    response.status().as_u16()
}

/// Takes the history away, as an operator might, so that the file has free pages.
async fn make_room(place: &Place) {
    let Database::File(file) = &place.database else {
        unreachable!("a file was requested")
    };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let other = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql("DELETE FROM revisions")
        .execute(&other)
        .await
        .unwrap();
    other.close().await;
}

/// Not a test of its own: without the variable there is nothing to do.
#[tokio::test]
async fn starter() {
    let Ok(file) = std::env::var(STARTER) else {
        return;
    };
    let place = Place {
        database: Database::File(file.into()),
        folder: tempfile::tempdir().unwrap(),
    };
    let service = Service::start(&place).await;
    let (status, posts) = service
        .query(&json!({"dataCollectionId": "RecruitPosts-EN"}))
        .await;
    println!("status {status}, {} posts", ids(&posts).len());
    let refused = service
        .store
        .insert_item("RecruitPosts-EN", None, Map::new(), "test")
        .await;
    assert!(refused.is_err());
    service.stop().await;
}

/// A process that cannot make any file larger stands for a full disk.
#[tokio::test]
async fn a_start_on_a_full_disk_serves_what_is_there() {
    let place = Place::sqlite();
    let Database::File(file) = &place.database else {
        unreachable!("a file was requested")
    };
    Service::start(&place).await.stop().await;
    let index = file.with_extension("sqlite-shm");
    assert!(!index.exists(), "the start needs no room");
    let started = Command::new("sh")
        .args(["-c", "ulimit -f 1; trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "full_disk::starter", "--nocapture"])
        .env(STARTER, file)
        .output()
        .unwrap();
    let output = String::from_utf8_lossy(&started.stdout);
    assert!(started.status.success(), "{started:?}");
    assert!(output.contains("status 200, 8 posts"), "{output}");
    // With room everything is as it was.
    let service = Service::start(&place).await;
    let kept = service
        .store
        .insert_item("RecruitPosts-EN", None, Map::new(), "test")
        .await;
    kept.unwrap();
    service.stop().await;
}
