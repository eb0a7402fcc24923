//! Every call that only reads, by every way to it.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{C, Service, item};
use crate::place::{Place, on_both};

async fn every_read_works_by_post_and_by_address(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({"v": 1, "friend": "a"}))]).await;
    let referring = json!({"referringItemId": "a", "referringItemFieldName": "v", "referencedItemId": "b"});
    for (call, mut body) in [
        (
            "query",
            json!({"query": {"filter": {"v": 1}}, "includeReferences": [{"field": "friend"}]}),
        ),
        ("count", json!({"filter": {"v": 1}})),
        ("aggregate", json!({"aggregation": {"groupingFields": ["v"]}})),
        ("query-distinct-values", json!({"fieldName": "v"})),
        ("query-referenced", referring.clone()),
        ("is-referenced", referring),
    ] {
        body["dataCollectionId"] = json!(C);
        let json = content_wire::base64::encode(body.to_string());
        let mut responses = Vec::new();
        for prefix in ["", "/wix-data", "/_api/cloud-data", "/_api/data"] {
            let path = format!("{prefix}/v2/items/{call}");
            let posted = service.send(Method::POST, &path, &key, Some(&body)).await;
            let got = service
                .send(Method::GET, &format!("{path}?.r={json}"), &key, None)
                .await;
            for response in [posted, got] {
                assert_eq!(response.status(), 200, "{path}");
                responses.push(response.json::<Value>().await.unwrap());
            }
        }
        assert!(
            responses.windows(2).all(|pair| pair[0] == pair[1]),
            "{call} {responses:?}"
        );
    }
    let dotted = format!("/v2/items/count?dataCollectionId={C}&filter.v.$gt=0");
    let response = service.send(Method::GET, &dotted, &key, None).await;
    assert_eq!(response.json::<Value>().await.unwrap(), json!({"totalCount": 1}));
    service.stop().await;
}

async fn an_item_is_read_by_address_and_by_post(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({"v": 1, "w": 2}))]).await;
    let address = format!("/v2/items/a?dataCollectionId={C}&fields=v");
    let got = service.send(Method::GET, &address, &key, None).await;
    // The identifier in the path decides.
    let body = json!({"dataCollectionId": C, "dataItemId": "b", "fields": ["v"]});
    let posted = service.send(Method::POST, "/v2/items/a", &key, Some(&body)).await;
    assert_eq!(
        (got.status(), posted.status()),
        (200.try_into().unwrap(), 200.try_into().unwrap())
    );
    let got: Value = got.json().await.unwrap();
    assert_eq!(got["dataItem"]["data"], json!({"_id": "a", "v": 1}));
    assert_eq!(got, posted.json::<Value>().await.unwrap());
    service.stop().await;
}

on_both!(
    every_read_works_by_post_and_by_address,
    an_item_is_read_by_address_and_by_post,
);
