//! Environments: what is written in one is read there only.

use content_service::store::Permissions;
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{C, Service, ids, item, violated};
use crate::place::{Place, on_both};

on_both!(
    no_call_sees_the_items_of_another_environment,
    a_sandbox_is_preferred_where_there_is_one,
    another_environment_is_refused_by_every_call,
);

async fn found(service: &Service, token: &str, collection: &str, environment: &str) -> Vec<String> {
    let body = json!({ "environment": environment });
    let (status, page) = service.call(token, "/v2/items/query", collection, body).await;
    assert_eq!(status, 200, "{page}");
    ids(&page).into_iter().map(str::to_owned).collect()
}

async fn no_call_sees_the_items_of_another_environment(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({"n": 1}))]).await;
    let visitor = service.token().await;
    let sandbox = |mut body: Value| {
        body["environment"] = json!("SANDBOX");
        body
    };
    assert!(
        found(&service, &key, C, "SANDBOX").await.is_empty(),
        "nothing was written there"
    );
    for (path, body) in [
        (
            "/v2/items",
            json!({ "dataItem": item("a", json!({"n": 2, "to": "b"})) }),
        ),
        (
            "/v2/items/save",
            json!({ "dataItem": item("b", json!({"n": 2})) }),
        ),
        (
            "/v2/bulk/items/insert",
            json!({"dataItems": [item("c", json!({"n": 2}))]}),
        ),
        (
            "/v2/items/update",
            json!({ "dataItem": item("b", json!({"n": 3})) }),
        ),
        (
            "/v2/items/insert-reference",
            json!({"dataItemReference": {
            "referringItemId": "a", "referringItemFieldName": "many", "referencedItemId": "c"}}),
        ),
        ("/v2/items/remove", json!({"dataItemId": "c"})),
    ] {
        let (status, reply) = service.call(&key, path, C, sandbox(body)).await;
        assert_eq!(status, 200, "{path} {reply}");
        assert!(!reply.to_string().contains("sandbox"), "{reply}");
    }
    assert_eq!(found(&service, &visitor, C, "LIVE").await, ["a"]);
    assert_eq!(found(&service, &visitor, C, "SANDBOX").await, ["b", "a"]);
    assert_eq!(service.store.item(C, "a").await.unwrap().unwrap().data["n"], 1);
    // By its address, counted, and through a reference.
    for (environment, expected) in [("LIVE", 404), ("SANDBOX", 200)] {
        let path = format!("/v2/items/b?dataCollectionId={C}&environment={environment}");
        assert_eq!(
            service.send(Method::GET, &path, &visitor, None).await.status(),
            expected
        );
    }
    let count = |body: Value| service.call(&visitor, "/v2/items/count", C, body);
    assert_eq!(count(json!({})).await.1["totalCount"], 1);
    assert_eq!(count(sandbox(json!({}))).await.1["totalCount"], 2);
    let live = json!({ "dataItem": item("d", json!({"to": "b"})) });
    assert_eq!(service.call(&key, "/v2/items", C, live).await.0, 200);
    let expand = |id: &str| json!({"query": {"filter": {"_id": id}}, "includeReferencedItems": ["to"]});
    let (_, page) = service.call(&key, "/v2/items/query", C, expand("d")).await;
    assert_eq!(page["dataItems"][0]["data"]["to"], "b", "no item of the sandbox");
    let (_, page) = service
        .call(&key, "/v2/items/query", C, sandbox(expand("a")))
        .await;
    assert_eq!(page["dataItems"][0]["data"]["to"]["n"], 3, "{page}");
    assert_eq!(page["dataItems"][0]["dataCollectionId"], C);
    let (status, _) = service
        .call(&key, "/v2/items/truncate", C, sandbox(json!({})))
        .await;
    assert_eq!(
        (status, found(&service, &visitor, C, "LIVE").await.len()),
        (200, 2)
    );
    assert!(found(&service, &visitor, C, "SANDBOX").await.is_empty());
    service.stop().await;
}

async fn a_sandbox_is_preferred_where_there_is_one(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    service
        .store
        .create_collection("Others", Permissions::PUBLIC)
        .await
        .unwrap();
    let insert =
        |environment: &str, id: &str| json!({"environment": environment, "dataItem": item(id, json!({}))});
    // Without a sandbox the live items are written too.
    assert_eq!(
        service
            .call(&key, "/v2/items", C, insert("SANDBOX_PREFERRED", "b"))
            .await
            .0,
        200
    );
    assert_eq!(found(&service, &key, C, "LIVE").await, ["b", "a"]);
    assert_eq!(
        service.call(&key, "/v2/items", C, insert("SANDBOX", "s")).await.0,
        200
    );
    assert_eq!(found(&service, &key, C, "SANDBOX_PREFERRED").await, ["s"]);
    assert_eq!(found(&service, &key, C, "LIVE").await, ["b", "a"]);
    assert!(
        found(&service, &key, "Others", "SANDBOX_PREFERRED")
            .await
            .is_empty()
    );
    // Who may do nothing live may do nothing in the sandbox.
    let visitor = service.token().await;
    assert_eq!(
        service
            .call(&visitor, "/v2/items", C, insert("SANDBOX", "v"))
            .await
            .0,
        403
    );
    let writer = service.scoped_key("Things=write").await;
    assert_eq!(
        service
            .call(&writer, "/v2/items", C, insert("SANDBOX", "v"))
            .await
            .0,
        403
    );
    service.stop().await;
}

async fn another_environment_is_refused_by_every_call(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    for (path, body) in [
        ("/v2/items", json!({ "dataItem": item("b", json!({})) })),
        ("/v2/items/query", json!({})),
        ("/v2/items/a", json!({})),
        ("/v2/items/truncate", json!({})),
        ("/v2/bulk/items/remove", json!({"dataItemIds": ["a"]})),
        ("/v2/collections/changes", json!({})),
    ] {
        for environment in [json!("STAGING"), json!("live"), json!(7)] {
            let mut body = body.clone();
            body["environment"] = environment;
            let (status, refused) = service.call(&key, path, C, body).await;
            assert_eq!((status, violated(&refused)), (400, "environment"), "{path}");
        }
    }
    assert_eq!(found(&service, &key, C, "LIVE").await, ["a"]);
    service.stop().await;
}
