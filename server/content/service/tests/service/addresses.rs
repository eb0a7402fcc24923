//! Items by their address, whatever their id.

use content_client::{ApiKey, ContentClient, ContentClientConfig, Credential, NewItem};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{C, Service, item};
use crate::place::{Place, on_both};

on_both!(
    every_id_is_read_replaced_and_removed_by_its_address,
    an_item_named_like_a_call_is_no_call,
    a_call_that_reads_is_no_item,
);

/// Ids with what an address has a meaning of its own for, and such as look encoded already.
const IDS: [&str; 12] = [
    "a/b",
    "/",
    "a+b",
    "100%",
    "%2F",
    "a%41",
    "%252F",
    "a b",
    "a?b#c",
    "あ/い",
    "..%2f",
    "a\\b;c=d&e",
];

async fn every_id_is_read_replaced_and_removed_by_its_address(place: Place) {
    let items = IDS.map(|id| item(id, json!({"n": 1})));
    let (service, key) = Service::with_items(&place, items.to_vec()).await;
    for id in IDS {
        let path = format!("/v2/items/{}", utf8_percent_encode(id, NON_ALPHANUMERIC));
        let by_address = format!("{path}?dataCollectionId={C}");
        let mut found = Vec::new();
        for (method, path, body) in [
            (Method::GET, &by_address, None),
            (Method::POST, &path, Some(json!({ "dataCollectionId": C }))),
            (
                Method::PUT,
                &path,
                Some(json!({"dataCollectionId": C, "dataItem": {"data": {"n": 2}}})),
            ),
            (Method::DELETE, &by_address, None),
        ] {
            let response = service.send(method, path, &key, body.as_ref()).await;
            let status = response.status().as_u16();
            let body: Value = response.json().await.unwrap();
            assert_eq!((status, &body["dataItem"]["id"]), (200, &json!(id)), "{body}");
            found.push(body["dataItem"]["data"]["n"].clone());
        }
        assert_eq!(found, [1, 1, 2, 2], "{id}");
        assert_eq!(service.store.item(C, id).await.unwrap(), None, "{id}");
    }
    service.stop().await;
}

async fn an_item_named_like_a_call_is_no_call(place: Place) {
    let names = ["query", "count", "is-referenced", "save", "truncate", "remove"];
    let items = names.map(|id| item(id, json!({"n": 1})));
    let (service, key) = Service::with_items(&place, items.to_vec()).await;
    let mut config = ContentClientConfig::new(format!("http://{}", service.address).parse().unwrap());
    config.credential = Credential::ApiKey(ApiKey::new(key.clone()));
    let client = ContentClient::new(config).unwrap();
    let things = client.collection(C);
    for name in names {
        assert_eq!(things.get(name, &[]).await.unwrap().id, name);
        let changed = NewItem {
            id: Some(name.to_owned()),
            data: json!({"n": 2}).as_object().unwrap().clone(),
        };
        things.update(changed).await.unwrap();
        assert_eq!(service.store.item(C, name).await.unwrap().unwrap().data["n"], 2);
        things.remove(name).await.unwrap();
        assert_eq!(service.store.item(C, name).await.unwrap(), None);
    }
    service.stop().await;
}

async fn a_call_that_reads_is_no_item(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("query", json!({}))]).await;
    for (method, path, body) in [
        (Method::GET, format!("/v2/items/query?dataCollectionId={C}"), None),
        (
            Method::POST,
            "/v2/items/query".to_owned(),
            Some(json!({ "dataCollectionId": C })),
        ),
        // An item of another name has nothing to do with the call.
        (
            Method::POST,
            "/v2/items/query".to_owned(),
            Some(json!({"dataCollectionId": C, "dataItemId": "x"})),
        ),
    ] {
        let response = service.send(method, &path, &key, body.as_ref()).await;
        let body: Value = response.json().await.unwrap();
        assert_eq!(body["pagingMetadata"]["count"], 1, "{body}");
    }
    service.stop().await;
}
