//! Drafts: who sees them, and how they become what is published and are taken back.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{C, Service, code, ids, item};
use crate::place::{Place, on_both};

/// Where the drafts of [`C`] are.
pub(crate) const DRAFTS: &str = "Things__drafts";

/// The ids that a query finds, newest first.
pub(crate) async fn found(service: &Service, token: &str, collection: &str) -> Vec<String> {
    let (status, response) = service
        .call(token, "/v2/items/query", collection, json!({}))
        .await;
    assert_eq!(status, 200, "{response}");
    ids(&response).into_iter().map(str::to_owned).collect()
}

/// Does something with the item `id` of [`C`] that must work; returns the item.
pub(crate) async fn done(service: &Service, key: &str, operation: &str, id: &str) -> Value {
    let path = format!("/v2/items/{operation}");
    let (status, mut response) = service.call(key, &path, C, json!({ "dataItemId": id })).await;
    assert_eq!(status, 200, "{operation}: {response}");
    response["dataItem"].take()
}

/// Sets the title of a draft.
pub(crate) async fn retitle(service: &Service, key: &str, id: &str, title: &str) {
    let change = json!({"fieldPath": "title", "action": "SET_FIELD", "setFieldOptions": {"value": title}});
    let patch = json!({"patch": {"dataItemId": id, "fieldModifications": [change]}});
    let (status, response) = service.call(key, "/v2/items/patch", DRAFTS, patch).await;
    assert_eq!(status, 200, "{response}");
}

async fn no_read_of_a_visitor_sees_a_draft(place: Place) {
    let items = vec![
        item("a", json!({"title": "old"})),
        item("b", json!({"title": "b"})),
    ];
    let (service, key) = Service::with_items(&place, items).await;
    let draft = done(&service, &key, "create-draft", "a").await;
    assert_eq!(
        (&draft["dataCollectionId"], &draft["id"]),
        (&json!(DRAFTS), &json!("a"))
    );
    retitle(&service, &key, "a", "new").await;
    let fresh = json!({ "dataItem": item("c", json!({"title": "new"})) });
    assert_eq!(service.call(&key, "/v2/items", DRAFTS, fresh).await.0, 200);

    let visitor = service.token().await;
    assert_eq!(found(&service, &visitor, C).await, ["b", "a"]);
    assert_eq!(found(&service, &key, DRAFTS).await, ["c", "a"]);
    let pipeline = json!({"pipeline": {"stages": [{"filter": {"title": "new"}}]}});
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
            "search",
            json!({"search": {"search": {"expression": "new"}}}),
            "/dataItems",
            json!([]),
        ),
        (
            "aggregate",
            json!({"aggregation": {"operations": [{"resultFieldName": "n", "itemCount": {}}]}}),
            "/results/0/n",
            json!(2),
        ),
        ("aggregate-pipeline", pipeline, "/results", json!([])),
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

async fn a_draft_that_is_published_replaces_the_item_in_its_place(place: Place) {
    let items = vec![
        item("a", json!({"title": "old", "gone": 1})),
        item("b", json!({})),
    ];
    let (service, key) = Service::with_items(&place, items).await;
    let reference = |to: &str| {
        json!({"dataItemReference": {"referringItemFieldName": "refs", "referringItemId": "a",
            "referencedItemId": to}})
    };
    service
        .call(&key, "/v2/items/insert-reference", C, reference("b"))
        .await;
    let before = service.store.item(C, "a").await.unwrap().unwrap().data;
    service.clock.advance(60);
    done(&service, &key, "create-draft", "a").await;
    retitle(&service, &key, "a", "new").await;
    service
        .call(&key, "/v2/items/insert-reference", DRAFTS, reference("a"))
        .await;
    assert_eq!(
        service.store.item(C, "a").await.unwrap().unwrap().data,
        before,
        "what is published stays as it is"
    );

    service.clock.advance(60);
    let published = done(&service, &key, "publish-draft", "a").await;
    assert_eq!(published["dataCollectionId"], C);
    let data = &published["data"];
    assert_eq!((&data["title"], &data["gone"]), (&json!("new"), &json!(1)));
    assert_eq!(data["_createdDate"], before["_createdDate"]);
    assert_ne!(data["_updatedDate"], before["_updatedDate"]);
    let visitor = service.token().await;
    assert_eq!(found(&service, &visitor, C).await, ["b", "a"], "at its old place");
    assert!(found(&service, &key, DRAFTS).await.is_empty());
    let referring = json!({"referringItemId": "a", "referringItemFieldName": "refs"});
    let (_, response) = service
        .call(&visitor, "/v2/items/query-referenced", C, referring)
        .await;
    let referenced = ["/results/0/dataItem/id", "/results/1/dataItem/id", "/results/2"];
    assert_eq!(
        referenced.map(|place| response.pointer(place)),
        [Some(&json!("b")), Some(&json!("a")), None],
        "the draft's references are the item's"
    );
    let changes = service.store.revisions(C, "a", 9).await.unwrap();
    let seen: Vec<_> = changes
        .iter()
        .map(|change| {
            (
                change.action.as_str(),
                change.author.as_str(),
                &change.data["title"],
            )
        })
        .collect();
    let author = "key editors";
    assert_eq!(
        seen,
        [
            ("UPDATE", author, &json!("new")),
            ("INSERT", author, &json!("old"))
        ]
    );
    let changes = service.store.revisions(DRAFTS, "a", 9).await.unwrap();
    let seen: Vec<_> = changes.iter().map(|change| change.action.as_str()).collect();
    assert_eq!(seen, ["DELETE", "UPDATE", "INSERT"]);

    let fresh = json!({ "dataItem": item("c", json!({"title": "c"})) });
    service.call(&key, "/v2/items", DRAFTS, fresh).await;
    done(&service, &key, "publish-draft", "c").await;
    assert_eq!(found(&service, &visitor, C).await, ["c", "b", "a"]);
    service.stop().await;
}

async fn what_is_unpublished_is_a_draft_until_it_comes_back(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({"title": "a"}))]).await;
    service.clock.advance(60);
    let items = json!({"dataItems": [item("b", json!({})), item("c", json!({"ref": "a"}))]});
    service.call(&key, "/v2/bulk/items/insert", C, items).await;
    let visitor = service.token().await;
    let reference = json!({"dataItemReference": {"referringItemFieldName": "refs", "referringItemId": "b",
        "referencedItemId": "a"}});
    service
        .call(&key, "/v2/items/insert-reference", C, reference)
        .await;
    // A draft that waits is overwritten.
    done(&service, &key, "create-draft", "a").await;
    retitle(&service, &key, "a", "never published").await;
    let draft = done(&service, &key, "unpublish", "a").await;
    assert_eq!(
        (&draft["dataCollectionId"], &draft["data"]["title"]),
        (&json!(DRAFTS), &json!("a"))
    );
    assert_eq!(found(&service, &visitor, C).await, ["c", "b"]);
    assert_eq!(found(&service, &key, DRAFTS).await, ["a"]);
    let referring = json!({"referringItemId": "b", "referringItemFieldName": "refs"});
    let expand = json!({"query": {"filter": {"_id": "c"}}, "includeReferencedItems": ["ref"]});
    for token in [&visitor, &key] {
        let (_, response) = service
            .call(token, "/v2/items/query-referenced", C, referring.clone())
            .await;
        let unresolved = &response["results"][0]["unresolvedReference"]["referencedItemId"];
        assert_eq!(unresolved, "a", "{response}");
        let (_, response) = service.call(token, "/v2/items/query", C, expand.clone()).await;
        assert_eq!(response["dataItems"][0]["data"]["ref"], "a", "only its id");
    }

    done(&service, &key, "publish-draft", "a").await;
    assert_eq!(found(&service, &visitor, C).await, ["c", "b", "a"]);
    let (_, response) = service
        .call(&visitor, "/v2/items/query-referenced", C, referring)
        .await;
    assert_eq!(
        response["results"][0]["dataItem"]["id"], "a",
        "the reference was kept"
    );

    let body = json!({"dataItemId": "a", "copyToDraft": false});
    let (status, response) = service.call(&key, "/v2/items/unpublish", C, body).await;
    assert_eq!((status, response), (200, json!({})));
    assert_eq!(found(&service, &visitor, C).await, ["c", "b"]);
    assert!(found(&service, &key, DRAFTS).await.is_empty());
    let last = &service.store.revisions(C, "a", 1).await.unwrap()[0];
    assert_eq!(
        (last.action.as_str(), &last.data["title"]),
        ("DELETE", &json!("a"))
    );
    service.stop().await;
}

on_both!(
    no_read_of_a_visitor_sees_a_draft,
    a_draft_that_is_published_replaces_the_item_in_its_place,
    what_is_unpublished_is_a_draft_until_it_comes_back,
);
