//! References between items.

use content_service::store::Permissions;
use serde_json::{Value, json};

use crate::harness::{C, Service, code, item};
use crate::place::{Place, on_both};

async fn references_are_kept_in_order_and_go_with_their_items(place: Place) {
    let items = vec![item("album", json!({})), item("plain", json!({"songs": "text"}))];
    let (service, key) = Service::with_items(&place, items).await;
    service
        .store
        .create_collection("Songs", Permissions::PUBLIC)
        .await
        .unwrap();
    let songs: Vec<Value> = ["s1", "s2", "s3"].map(|id| item(id, json!({"title": id}))).into();
    service
        .call(
            &key,
            "/v2/bulk/items/insert",
            "Songs",
            json!({ "dataItems": songs }),
        )
        .await;
    let reference = |item: &str, to: &str| json!({"referringItemFieldName": "songs", "referringItemId": item, "referencedItemId": to});
    let one = |item: &str, to: &str| json!({ "dataItemReference": reference(item, to) });
    for (body, status, refusal) in [
        (one("album", "s2"), 200, ""),
        (one("album", "s2"), 409, "WDE0029"),
        (one("album", "missing"), 404, "WDE0073"),
        (one("missing", "s1"), 404, "WDE0073"),
        (one("plain", "s1"), 400, "WDE0020"),
    ] {
        let (seen, response) = service.call(&key, "/v2/items/insert-reference", C, body).await;
        assert_eq!((seen, code(&response)), (status, refusal), "{response}");
    }
    let body = json!({"dataItemReferences": [reference("album", "s1"), reference("album", "s2")], "returnEntity": true});
    let (_, response) = service
        .call(&key, "/v2/bulk/items/insert-references", C, body)
        .await;
    assert_eq!(
        response["results"][0]["dataItemReference"],
        reference("album", "s1")
    );
    assert_eq!(
        response["results"][1]["referenceMetadata"]["error"]["code"],
        "WDE0029"
    );
    assert_eq!(
        response["bulkActionMetadata"],
        json!({"totalSuccesses": 1, "totalFailures": 1})
    );

    let referring = json!({"referringItemId": "album", "referringItemFieldName": "songs"});
    assert_eq!(referenced(&service, &key, referring.clone()).await, ["s2", "s1"]);
    let mut descending = referring.clone();
    descending["order"] = json!("DESC");
    assert_eq!(referenced(&service, &key, descending).await, ["s1", "s2"]);
    for (to, expected) in [("s1", true), ("s3", false)] {
        let response = service
            .call(&key, "/v2/items/is-referenced", C, reference("album", to))
            .await
            .1;
        assert_eq!(response, json!({ "isReferenced": expected }));
    }
    let query = json!({"query": {"filter": {"_id": "album"}}, "includeReferencedItems": ["songs"]});
    let (_, response) = service.call(&key, "/v2/items/query", C, query).await;
    let titles = &response["dataItems"][0]["data"]["songs"];
    assert_eq!(
        (&titles[0]["title"], &titles[1]["title"]),
        (&json!("s2"), &json!("s1"))
    );

    let mut replace = referring.clone();
    replace["newReferencedItemIds"] = json!(["s3", "s1", "s2"]);
    let (status, _) = service
        .call(&key, "/v2/items/replace-references", C, replace)
        .await;
    assert_eq!(
        (status, referenced(&service, &key, referring.clone()).await),
        (200, vec!["s3".into(), "s1".into(), "s2".into()])
    );
    service
        .call(&key, "/v2/items/remove-reference", C, one("album", "s1"))
        .await;
    service
        .call(&key, "/v2/items/remove", "Songs", json!({"dataItemId": "s3"}))
        .await;
    assert_eq!(referenced(&service, &key, referring.clone()).await, ["s2"]);
    service
        .call(
            &key,
            "/v2/bulk/items/remove-references",
            C,
            json!({"dataItemReferences": [reference("album", "s2")]}),
        )
        .await;
    assert!(referenced(&service, &key, referring).await.is_empty());
    service.stop().await;
}

async fn referenced(service: &Service, key: &str, body: Value) -> Vec<String> {
    let (status, response) = service.call(key, "/v2/items/query-referenced", C, body).await;
    assert_eq!(status, 200, "{response}");
    let results = response["results"].as_array().unwrap();
    results
        .iter()
        .map(|result| result["dataItem"]["id"].as_str().unwrap().to_owned())
        .collect()
}

on_both!(references_are_kept_in_order_and_go_with_their_items);
