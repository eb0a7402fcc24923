//! What callers learn of changes: revisions, removed items, and waits for the next change.

use std::sync::Arc;
use std::time::{Duration, Instant};

use content_client::{ContentClient, ContentClientConfig};
use content_service::store::{Permission, Permissions, Store, StoreOptions};
use content_service::{Rate, RateLimits};
use reqwest::Method;
use serde_json::{Map, json};

use crate::harness::{C, SITE, Service, code, item, violated};
use crate::place::{Place, on_both};

/// Longer than any change takes to be noticed, and less than the longest wait.
const SOON: Duration = Duration::from_secs(15);
const LONG: Duration = Duration::from_secs(25);
/// Time after which a call is known to wait.
const HELD: Duration = Duration::from_millis(300);

/// A client of a service.
fn client(service: &Service, id: &str) -> ContentClient {
    let mut config = ContentClientConfig::new(format!("http://{}", service.address).parse().unwrap());
    config.client_id = Some(id.to_owned());
    ContentClient::new(config).unwrap()
}

/// Another process's store on the same database.
async fn other(place: &Place) -> Store {
    let clock = Arc::new(content_service::SystemClock);
    Store::open(&place.database, &StoreOptions::default(), clock)
        .await
        .unwrap()
}

async fn put(store: &Store, id: &str) {
    store
        .put_item(C, Some(id.to_owned()), Map::new(), "test")
        .await
        .unwrap();
}

async fn removed_items_are_known_until_they_come_back(place: Place) {
    let items = ["a", "b", "c", "d"].map(|id| item(id, json!({})));
    let (service, _) = Service::with_items(&place, items.to_vec()).await;
    let client = client(&service, "visitor");
    let changes = async || client.collection(C).changes(None, Duration::ZERO).await.unwrap();
    let before = changes().await;
    assert_eq!(before.removed, Vec::<String>::new());
    for id in ["b", "a", "c"] {
        service.store.remove_item(C, id, "test").await.unwrap();
        service.clock.advance(1);
    }
    let after = changes().await;
    assert_eq!(
        (after.revision, after.removed),
        (before.revision + 3, ["c", "a", "b"].map(str::to_owned).to_vec())
    );
    put(&service.store, "a").await;
    assert_eq!(changes().await.removed, ["c", "b"]);
    service.stop().await;
}

async fn a_wait_ends_with_a_change_whoever_makes_it(place: Place) {
    let (service, _) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    let other = other(&place).await;
    let client = client(&service, SITE);
    let mut known = client.collection(C).changes(None, LONG).await.unwrap();
    for store in [&service.store, &other, &service.store, &other] {
        let collection = client.collection(C);
        let mut wait = Box::pin(collection.changes(Some(known.revision), LONG));
        assert!(tokio::time::timeout(HELD, &mut wait).await.is_err());
        put(store, "a").await;
        let changes = tokio::time::timeout(SOON, wait).await.unwrap().unwrap();
        assert_eq!(changes.revision, known.revision + 1);
        known = changes;
    }
    // Anyone who knows less than there is does not wait.
    let collection = client.collection(C);
    let behind = collection.changes(Some(known.revision - 1), LONG);
    assert_eq!(tokio::time::timeout(SOON, behind).await.unwrap().unwrap(), known);
    other.close().await;
    service.stop().await;
}

async fn a_change_of_another_collection_ends_no_wait(place: Place) {
    let (service, _) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    service
        .store
        .create_collection("Others", Permissions::PUBLIC)
        .await
        .unwrap();
    let client = client(&service, "visitor");
    let known = client.collection(C).changes(None, LONG).await.unwrap();
    let collection = client.collection(C);
    let wait = collection.changes(Some(known.revision), Duration::from_secs(1));
    let change = service.store.put_item("Others", None, Map::new(), "test");
    let begun = Instant::now();
    let (waited, changed) = futures::join!(wait, change);
    changed.unwrap();
    assert_eq!(waited.unwrap(), known);
    assert!(begun.elapsed() >= Duration::from_secs(1));
    service.stop().await;
}

async fn a_stop_ends_every_wait(place: Place) {
    let (service, _) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    let client = client(&service, "visitor");
    let known = client.collection(C).changes(None, LONG).await.unwrap();
    let collection = client.collection(C);
    let mut wait = Box::pin(collection.changes(Some(known.revision), LONG));
    assert!(tokio::time::timeout(HELD, &mut wait).await.is_err());
    let (stopped, waited) = futures::join!(
        tokio::time::timeout(SOON, service.stop()),
        tokio::time::timeout(SOON, wait)
    );
    stopped.unwrap();
    assert_eq!(waited.unwrap().unwrap(), known);
}

async fn changes_are_for_those_who_may_read_all_items(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    let keys = Permissions {
        read: Permission::Admin,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Secret", keys).await.unwrap();
    let token = service.token().await;
    let path = "/v2/collections/changes";
    for (token, collection, status, refusal) in [
        (&token, C, 200, ""),
        (&token, "Secret", 403, "WDE0027"),
        (&token, &format!("{C}__drafts"), 403, "WDE0027"),
        (&token, "Missing", 404, "WDE0025"),
        (&key, "Secret", 200, ""),
    ] {
        let (answered, response) = service.call(token, path, collection, json!({})).await;
        assert_eq!((answered, code(&response)), (status, refusal), "{collection}");
    }
    for (field, value) in [
        ("revision", json!(-1)),
        ("revision", json!("1")),
        ("waitSeconds", json!(26)),
    ] {
        let (status, response) = service.call(&token, path, C, json!({field: value})).await;
        assert_eq!((status, violated(&response)), (400, field));
    }
    service.stop().await;
}

async fn others_behind_its_address_take_nothing_of_the_sites_quota(place: Place) {
    let once = |burst: u32| Rate {
        per_second: 1.try_into().unwrap(),
        burst: burst.try_into().unwrap(),
    };
    let service = Service::start_with(&place, |config| {
        config.rate_limits = Some(RateLimits {
            per_address: once(2),
            per_caller: once(50),
        });
    })
    .await;
    let body = json!({"dataCollectionId": "RecruitPosts-EN"});
    let query = async |token: &str| {
        let response = service
            .send(Method::POST, "/v2/items/query", token, Some(&body))
            .await;
        response.status().as_u16()
    };
    let visitor = service.token().await;
    while query(&visitor).await != 429 {}
    let stranger = json!({"grantType": "anonymous"});
    let refused = service
        .send(Method::POST, "/oauth2/token", "", Some(&stranger))
        .await;
    assert_eq!(
        refused.status(),
        429,
        "a call for a token is a call of its address"
    );
    let grant = json!({"grantType": "anonymous", "clientId": SITE});
    let tokens = service
        .send(Method::POST, "/oauth2/token", "", Some(&grant))
        .await;
    let tokens: serde_json::Value = tokens.json().await.unwrap();
    let renewal = json!({"grantType": "refresh_token", "refreshToken": tokens["refresh_token"]});
    let renewed = service
        .send(Method::POST, "/oauth2/token", "", Some(&renewal))
        .await;
    assert_eq!(renewed.status(), 200);
    let site = tokens["access_token"].as_str().unwrap();
    assert_eq!(query(site).await, 200);
    assert_eq!(query(&visitor).await, 429);
    while query(site).await != 429 {}
    service.stop().await;
}

on_both!(
    removed_items_are_known_until_they_come_back,
    a_wait_ends_with_a_change_whoever_makes_it,
    a_change_of_another_collection_ends_no_wait,
    a_stop_ends_every_wait,
    changes_are_for_those_who_may_read_all_items,
    others_behind_its_address_take_nothing_of_the_sites_quota,
);
