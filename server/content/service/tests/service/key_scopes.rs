//! Keys with scopes: what each right opens, and what none of them does.

use content_service::store::{ApiKey, Permissions, StoreError};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{C, Service, code, item};
use crate::place::{Place, on_both};

on_both!(
    a_key_with_read_reads_what_is_published_and_changes_nothing,
    a_key_with_write_changes_drafts_and_nothing_that_is_published,
    a_key_with_publish_changes_what_is_published,
    a_key_has_nothing_outside_of_its_scopes,
    a_key_with_scopes_opens_until_it_is_revoked_or_expires,
    scopes_name_published_collections_that_exist,
    the_use_of_a_key_is_noted,
);

/// The drafts of [`C`].
const DRAFTS: &str = "Things__drafts";

/// A service with one published item, `a`, and one draft, `b`, in a collection that anybody may read.
async fn start(place: &Place) -> (Service, String) {
    let (service, key) = Service::with_items(place, vec![item("a", json!({}))]).await;
    let draft = json!({ "dataItem": item("b", json!({})) });
    assert_eq!(service.call(&key, "/v2/items", DRAFTS, draft).await.0, 200);
    (service, key)
}

/// The one key with scopes, as it is listed.
async fn robot(service: &Service) -> ApiKey {
    let keys = service.store.keys().await.unwrap();
    keys.into_iter().find(|key| key.name == "robot").unwrap()
}

/// What becomes of each call that changes an item of a collection.
async fn changes(service: &Service, key: &str, collection: &str, id: &str) -> Vec<u16> {
    let mut statuses = Vec::new();
    for (path, body) in [
        ("/v2/items", json!({ "dataItem": item("new", json!({})) })),
        ("/v2/items/save", json!({ "dataItem": item(id, json!({})) })),
        ("/v2/items/update", json!({ "dataItem": item(id, json!({})) })),
        (
            "/v2/bulk/items/insert",
            json!({"dataItems": [item("many", json!({}))]}),
        ),
        ("/v2/bulk/items/remove", json!({"dataItemIds": ["many"]})),
        ("/v2/items/remove", json!({ "dataItemId": "new" })),
    ] {
        statuses.push(service.call(key, path, collection, body).await.0);
    }
    statuses
}

async fn a_key_with_read_reads_what_is_published_and_changes_nothing(place: Place) {
    let (service, _) = start(&place).await;
    let key = service.scoped_key("Things=read").await;
    let (status, found) = service.call(&key, "/v2/items/query", C, json!({})).await;
    assert_eq!((status, &found["dataItems"][0]["id"]), (200, &json!("a")));
    let (status, refused) = service.call(&key, "/v2/items/query", DRAFTS, json!({})).await;
    assert_eq!((status, code(&refused)), (403, "WDE0027"));
    for collection in [C, DRAFTS] {
        assert_eq!(
            changes(&service, &key, collection, "a").await,
            [403; 6],
            "{collection}"
        );
    }
    for (path, body) in [("/v2/items/truncate", json!({}))] {
        let (status, refused) = service.call(&key, path, C, body).await;
        assert_eq!((status, code(&refused)), (403, "WDE0027"), "{path}");
    }
    let body = json!({"query": "mutation { removeThings(id: \"a\") { id } }"});
    let reply = service
        .send(Method::POST, "/graphql/alpha", &key, Some(&body))
        .await;
    let reply: Value = reply.json().await.unwrap();
    assert_eq!(reply["errors"][0]["extensions"]["code"], "WDE0027", "{reply}");
    service.stop().await;
}

async fn a_key_with_write_changes_drafts_and_nothing_that_is_published(place: Place) {
    let (service, admin) = start(&place).await;
    let key = service.scoped_key("Things=write").await;
    assert_eq!(changes(&service, &key, C, "a").await, [403; 6]);
    assert_eq!(changes(&service, &key, DRAFTS, "b").await, [200; 6]);
    // Its name stands in the history as that of every key.
    let query = service.call(&admin, "/v2/items/query", C, json!({})).await.1;
    assert_eq!(
        query["dataItems"].as_array().unwrap().len(),
        1,
        "nothing is published"
    );
    let revisions = service.store.revisions(DRAFTS, "b", 1).await.unwrap();
    assert_eq!(revisions[0].author, "key robot");
    service.stop().await;
}

async fn a_key_with_publish_changes_what_is_published(place: Place) {
    let (service, _) = start(&place).await;
    let key = service.scoped_key("Things=publish").await;
    assert_eq!(changes(&service, &key, C, "a").await, [200; 6]);
    service.stop().await;
}

async fn a_key_has_nothing_outside_of_its_scopes(place: Place) {
    let (service, admin) = start(&place).await;
    service
        .store
        .create_collection("Others", Permissions::PUBLIC)
        .await
        .unwrap();
    let other = json!({ "dataItem": item("c", json!({})) });
    assert_eq!(service.call(&admin, "/v2/items", "Others", other).await.0, 200);
    let key = service.scoped_key("Things=publish").await;
    for collection in ["Others", "Others__drafts"] {
        let (status, refused) = service.call(&key, "/v2/items/query", collection, json!({})).await;
        assert_eq!((status, code(&refused)), (403, "WDE0027"), "{collection}");
        assert_eq!(
            changes(&service, &key, collection, "c").await,
            [403; 6],
            "{collection}"
        );
    }
    // Not through a reference either.
    let referring = json!({ "dataItem": item("d", json!({"friend": "c"})) });
    assert_eq!(service.call(&key, "/v2/items", C, referring).await.0, 200);
    let expand = json!({"query": {"filter": {"_id": "d"}}, "includeReferencedItems": ["friend"]});
    let (_, found) = service.call(&key, "/v2/items/query", C, expand.clone()).await;
    assert_eq!(found["dataItems"][0]["data"]["friend"], "c", "{found}");
    let (_, found) = service.call(&admin, "/v2/items/query", C, expand).await;
    assert_eq!(found["dataItems"][0]["data"]["friend"]["_id"], "c", "{found}");
    let body = json!({"query": "{ dataCollections { dataCollectionId } }"});
    let reply = service
        .send(Method::POST, "/graphql/alpha", &key, Some(&body))
        .await;
    let reply: Value = reply.json().await.unwrap();
    assert_eq!(
        reply["data"]["dataCollections"],
        json!([{"dataCollectionId": C}, {"dataCollectionId": DRAFTS}])
    );
    service.stop().await;
}

async fn a_key_with_scopes_opens_until_it_is_revoked_or_expires(place: Place) {
    let (service, _) = start(&place).await;
    let revoked = service.scoped_key("Things=publish").await;
    let save = async |key: &str| {
        let body = json!({ "dataItem": item("a", json!({})) });
        service.call(key, "/v2/items/save", C, body).await.0
    };
    assert_eq!(save(&revoked).await, 200);
    let id = robot(&service).await.id;
    assert!(service.store.revoke_key(&id).await.unwrap());
    assert_eq!(save(&revoked).await, 401);
    let expired = service.scoped_key("Things=publish").await;
    assert_eq!(save(&expired).await, 200);
    service.clock.advance(61);
    assert_eq!(save(&expired).await, 401);
    service.stop().await;
}

async fn scopes_name_published_collections_that_exist(place: Place) {
    let (service, _) = start(&place).await;
    for (scopes, expected) in [
        ("None=read", false),
        ("Things__drafts=write", false),
        ("Things=read", true),
    ] {
        let key = service
            .store
            .new_key("k", Some(scopes.parse().unwrap()), None)
            .await;
        assert_eq!(key.is_ok(), expected, "{scopes}");
        if let Err(error) = key {
            let is_named = matches!(
                error,
                StoreError::Refused { .. } | StoreError::CollectionMissing { .. }
            );
            assert!(is_named, "{error}");
        }
    }
    assert!(
        service
            .store
            .new_key("k", Some([].into_iter().collect()), None)
            .await
            .is_err()
    );
    service.stop().await;
}

async fn the_use_of_a_key_is_noted(place: Place) {
    let (service, _) = start(&place).await;
    let key = service.scoped_key("Things=read").await;
    let last_used = async || robot(&service).await.last_used;
    assert_eq!(last_used().await, None);
    assert_eq!(service.call(&key, "/v2/items/query", C, json!({})).await.0, 200);
    // The call does not wait for the note.
    while last_used().await.is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(last_used().await, Some(service.store.now_seconds()));
    service.stop().await;
}
