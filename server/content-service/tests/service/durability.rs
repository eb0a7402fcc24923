//! What outlives a stop, and what stops a start.

use std::sync::Arc;

use content_service::store::{Permissions, StoreError};
use content_service::{ContentService, SEEDED_COLLECTIONS, ServiceError, SystemClock};
use serde_json::{Map, Value, json};

use crate::harness::{Service, config, ids};

fn data(value: &Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

#[tokio::test]
async fn a_restart_keeps_items_and_tokens_and_does_not_seed_again() {
    let folder = tempfile::tempdir().unwrap();
    let service = Service::start(folder.path()).await;
    let token = service.token().await;
    let item = service
        .store
        .insert_item("RecruitPosts-EN", None, data(&json!({"title": "New"})))
        .await
        .unwrap();
    assert_eq!(item.id.len(), 36);
    service.stop().await;

    let service = Service::start(folder.path()).await;
    let body = json!({"dataCollectionId": "RecruitPosts-EN"});
    let response = service
        .send(reqwest::Method::POST, "/v2/items/query", &token, Some(&body))
        .await;
    let answer: Value = response.json().await.unwrap();
    assert_eq!(ids(&answer).len(), 9);
    assert_eq!(ids(&answer)[0], item.id);
    service.stop().await;
}

#[tokio::test]
async fn an_existing_collection_is_never_seeded() {
    let folder = tempfile::tempdir().unwrap();
    let mut unseeded = config(folder.path(), Arc::new(SystemClock));
    unseeded.seed = false;
    let service = ContentService::build(unseeded).await.unwrap();
    service
        .store()
        .create_collection(SEEDED_COLLECTIONS[0], Permissions::PUBLIC)
        .await
        .unwrap();
    service.store().close().await;

    let service = Service::start(folder.path()).await;
    for (collection, count) in [(SEEDED_COLLECTIONS[0], 0), (SEEDED_COLLECTIONS[1], 8)] {
        let (_, answer) = service.query(&json!({"dataCollectionId": collection})).await;
        assert_eq!(ids(&answer).len(), count, "{collection}");
    }
    service.stop().await;
}

#[tokio::test]
async fn an_id_is_taken_once_and_a_collection_must_exist() {
    let folder = tempfile::tempdir().unwrap();
    let service = Service::start(folder.path()).await;
    let insert = |collection: &'static str| {
        service
            .store
            .insert_item(collection, Some("qa-lead".to_owned()), Map::new())
    };
    assert!(matches!(
        insert("RecruitPosts-EN").await,
        Err(StoreError::ItemExists { .. })
    ));
    assert!(matches!(
        insert("Nothing").await,
        Err(StoreError::CollectionMissing { .. })
    ));
    service.stop().await;
}

#[tokio::test]
async fn a_damaged_file_is_refused_by_name() {
    for damage in ["whole", "middle", "half"] {
        let folder = tempfile::tempdir().unwrap();
        let config = config(folder.path(), Arc::new(SystemClock));
        let file = config.database.clone();
        if damage == "whole" {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, "this is no database, whatever its name says ".repeat(100)).unwrap();
        } else {
            let service = ContentService::build(config.clone()).await.unwrap();
            service.store().close().await;
            let mut bytes = std::fs::read(&file).unwrap();
            // The second half holds posts alone, which no other step of the start reads.
            let start = if damage == "half" { bytes.len() / 2 } else { 4096 };
            bytes[start..].fill(0x5a);
            std::fs::write(&file, bytes).unwrap();
        }
        let error = ContentService::build(config).await.unwrap_err();
        assert!(
            matches!(error, ServiceError::Store(StoreError::Damaged { .. })),
            "{damage}: {error:?}"
        );
        assert!(error.to_string().contains(&file.display().to_string()), "{error}");
    }
}

#[tokio::test]
async fn a_taken_address_and_an_unusable_folder_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let service = Service::start(folder.path()).await;
    let other = tempfile::tempdir().unwrap();
    let mut taken = config(other.path(), Arc::new(SystemClock));
    taken.bind = service.address;
    let error = ContentService::build(taken).await.unwrap_err();
    assert!(
        error.to_string().contains(&service.address.to_string()),
        "{error}"
    );
    service.stop().await;

    std::fs::write(other.path().join("file"), "").unwrap();
    let error = ContentService::build(config(&other.path().join("file"), Arc::new(SystemClock)))
        .await
        .unwrap_err();
    assert!(
        matches!(error, ServiceError::Store(StoreError::Open { .. })),
        "{error:?}"
    );
}

#[tokio::test]
async fn readers_and_a_writer_never_meet_a_locked_database() {
    let folder = tempfile::tempdir().unwrap();
    let service = Arc::new(Service::start(folder.path()).await);
    let writer = tokio::spawn({
        let store = service.store.clone();
        async move {
            for number in 0..50 {
                store
                    .insert_item("RecruitPosts-EN", None, data(&json!({"number": number})))
                    .await
                    .unwrap();
            }
        }
    });
    let readers: Vec<_> = (0..16)
        .map(|_| {
            let service = service.clone();
            tokio::spawn(async move {
                let mut seen = 0;
                for _ in 0..8 {
                    let (status, answer) = service
                        .query(&json!({"dataCollectionId": "RecruitPosts-EN",
                        "returnTotalCount": true, "query": {"paging": {"limit": 1000}}}))
                        .await;
                    assert_eq!(status, 200, "{answer}");
                    let count = answer["pagingMetadata"]["total"].as_u64().unwrap();
                    assert_eq!(answer["pagingMetadata"]["count"], count, "one state of the file");
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
    Arc::into_inner(service).unwrap().stop().await;
}
