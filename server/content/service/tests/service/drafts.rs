//! Drafts: who sees them.

use content_service::store::{Permission, Permissions};
use reqwest::Method;
use serde_json::json;

use crate::harness::{C, Service, code, ids, item};
use crate::place::{Place, on_both};

/// Where the drafts of [`C`] are.
const DRAFTS: &str = "Things__drafts";

/// The ids that a query finds, newest first.
async fn found(service: &Service, token: &str, collection: &str) -> Vec<String> {
    let (status, response) = service
        .call(token, "/v2/items/query", collection, json!({}))
        .await;
    assert_eq!(status, 200, "{response}");
    ids(&response).into_iter().map(str::to_owned).collect()
}

async fn no_read_of_a_visitor_sees_a_draft(place: Place) {
    let items = vec![
        item("a", json!({"title": "old"})),
        item("b", json!({"title": "b"})),
    ];
    let (service, key) = Service::with_items(&place, items).await;
    for id in ["a", "c"] {
        let draft = json!({ "dataItem": item(id, json!({"title": "new"})) });
        assert_eq!(service.call(&key, "/v2/items", DRAFTS, draft).await.0, 200);
    }

    let visitor = service.token().await;
    assert_eq!(found(&service, &visitor, C).await, ["b", "a"]);
    assert_eq!(found(&service, &key, DRAFTS).await, ["c", "a"]);
    for (path, body, place, expected) in [
        (
            "count",
            json!({"filter": {"title": "new"}}),
            "/totalCount",
            json!(0),
        ),
        (
            "query-distinct-values",
            json!({"fieldName": "title"}),
            "/distinctValues",
            json!(["b", "old"]),
        ),
        (
            "aggregate",
            json!({"aggregation": {"operations": [{"resultFieldName": "n", "itemCount": {}}]}}),
            "/results/0/n",
            json!(2),
        ),
        (
            "query",
            json!({"query": {"filter": {"_id": "c"}}}),
            "/dataItems",
            json!([]),
        ),
    ] {
        let path = format!("/v2/items/{path}");
        let (status, reply) = service.call(&visitor, &path, C, body.clone()).await;
        assert_eq!((status, reply.pointer(place)), (200, Some(&expected)), "{path}");
        let (status, reply) = service.call(&visitor, &path, DRAFTS, body).await;
        assert_eq!((status, code(&reply)), (403, "WDE0027"), "{path}");
    }
    for (collection, id, expected) in [(C, "c", 404), (DRAFTS, "c", 403), (C, "a", 200)] {
        let path = format!("/v2/items/{id}?dataCollectionId={collection}");
        let response = service.send(Method::GET, &path, &visitor, None).await;
        assert_eq!(response.status(), expected, "{path}");
    }
    service.stop().await;
}

async fn a_collection_of_the_name_of_drafts_opens_none(place: Place) {
    let (service, _) = Service::with_things(&place).await;
    let visitor = service.token().await;
    let open = Permissions {
        update: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    let drafts = service.store.create_collection("New__drafts", open).await;
    assert!(drafts.unwrap());
    service
        .store
        .create_collection("New", Permissions::PUBLIC)
        .await
        .unwrap();
    let (status, reply) = service
        .call(&visitor, "/v2/items/query", "New__drafts", json!({}))
        .await;
    assert_eq!((status, code(&reply)), (403, "WDE0027"));
    let listed = service.store.collections().await.unwrap();
    let listed = listed.iter().find(|collection| collection.name == "New__drafts");
    assert_eq!(listed.unwrap().permissions.read, Permission::Admin);
    service.stop().await;
}

on_both!(
    no_read_of_a_visitor_sees_a_draft,
    a_collection_of_the_name_of_drafts_opens_none,
);
