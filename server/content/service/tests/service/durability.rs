//! What outlives a stop, and what stops a start.

use std::{sync::Arc, time::Duration};

use content_service::store::{Database, StoreError};
use content_service::{
    ContentService, ContentServiceConfig, DEMO_FIELD, SEEDED_COLLECTIONS, Seed, ServiceError, SystemClock,
};
use serde_json::{Map, Value, json};

use crate::harness::{Service, config, ids};
use crate::place::{Place, on_both};

fn data(value: &Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

async fn a_restart_keeps_items_and_tokens_and_does_not_seed_again(place: Place) {
    let service = Service::start(&place).await;
    let token = service.token().await;
    let item = service
        .store
        .insert_item("RecruitPosts-EN", None, data(&json!({"title": "New"})), "test")
        .await
        .unwrap();
    assert_eq!(item.id.len(), 36);
    service.stop().await;

    let service = Service::start(&place).await;
    let body = json!({"dataCollectionId": "RecruitPosts-EN"});
    let response = service
        .send(reqwest::Method::POST, "/v2/items/query", &token, Some(&body))
        .await;
    let reply: Value = response.json().await.unwrap();
    assert_eq!(ids(&reply).len(), 9);
    assert_eq!(ids(&reply)[0], item.id);
    service.stop().await;
}

async fn a_new_database_has_collections_and_no_posts_unless_demo_posts_are_asked_for(place: Place) {
    let service = Service::start_with(&place, |config| config.seed = Seed::Empty).await;
    for collection in SEEDED_COLLECTIONS {
        let (status, response) = service.query(&json!({"dataCollectionId": collection})).await;
        assert_eq!((status, ids(&response).len()), (200, 0), "{collection}");
    }
    // One of the collections has changed since, even if it is empty again.
    let store = &service.store;
    store
        .insert_item(SEEDED_COLLECTIONS[0], Some("a".to_owned()), Map::new(), "test")
        .await
        .unwrap();
    store
        .remove_item(SEEDED_COLLECTIONS[0], "a", "test")
        .await
        .unwrap();
    service.stop().await;

    let service = Service::start(&place).await;
    for (collection, count) in [(SEEDED_COLLECTIONS[0], 0), (SEEDED_COLLECTIONS[1], 8)] {
        let (_, response) = service.query(&json!({"dataCollectionId": collection})).await;
        assert_eq!(ids(&response).len(), count, "{collection}");
        for item in response["dataItems"].as_array().unwrap() {
            assert_eq!(item["data"][DEMO_FIELD], true, "{item}");
        }
    }
    service.stop().await;
}

async fn an_id_is_taken_once_and_a_collection_must_exist(place: Place) {
    let service = Service::start(&place).await;
    let insert = |collection: &'static str| {
        service
            .store
            .insert_item(collection, Some("qa-lead".to_owned()), Map::new(), "test")
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

async fn a_taken_address_is_named(place: Place) {
    let service = Service::start(&place).await;
    let other = Place::sqlite();
    let mut taken = config(&other.database, Arc::new(SystemClock));
    taken.bind = service.address;
    let error = ContentService::build(taken).await.unwrap_err();
    assert!(
        error.to_string().contains(&service.address.to_string()),
        "{error}"
    );
    service.stop().await;
}

#[tokio::test]
async fn an_unusable_database_is_named_without_its_password() {
    let place = Place::sqlite();
    let file = place.folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let below = Database::File(file.join("content.sqlite"));
    let nowhere = Database::parse_url("postgres://user:secret@127.0.0.1:1/posts").unwrap();
    for (database, name) in [
        (below, file.to_str().unwrap()),
        (nowhere, "postgres://127.0.0.1:1/posts"),
    ] {
        let error = ContentService::build(config(&database, Arc::new(SystemClock)))
            .await
            .unwrap_err();
        assert!(
            matches!(error, ServiceError::Store(StoreError::Open { .. })),
            "{error:?}"
        );
        assert!(error.to_string().contains(name), "{error}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

async fn readers_and_a_writer_never_meet_a_locked_database(place: Place) {
    // On a busy machine the reads of one address would cost more than it has.
    let credit = |config: &mut ContentServiceConfig| config.storage.read_credit = Duration::from_mins(5);
    let service = Arc::new(Service::start_with(&place, credit).await);
    let writer = tokio::spawn({
        let store = service.store.clone();
        async move {
            for number in 0..50 {
                store
                    .insert_item("RecruitPosts-EN", None, data(&json!({"number": number})), "test")
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
                    let (status, response) = service
                        .query(&json!({"dataCollectionId": "RecruitPosts-EN",
                        "returnTotalCount": true, "query": {"paging": {"limit": 1000}}}))
                        .await;
                    assert_eq!(status, 200, "{response}");
                    let count = response["pagingMetadata"]["total"].as_u64().unwrap();
                    assert_eq!(
                        response["pagingMetadata"]["count"], count,
                        "one state of the file"
                    );
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

on_both!(
    a_restart_keeps_items_and_tokens_and_does_not_seed_again,
    a_new_database_has_collections_and_no_posts_unless_demo_posts_are_asked_for,
    an_id_is_taken_once_and_a_collection_must_exist,
    a_taken_address_is_named,
    readers_and_a_writer_never_meet_a_locked_database,
);
