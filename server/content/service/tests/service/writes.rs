//! Changing one item with a key: the calls, their conditions, what cannot be kept.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{C, Service, code, violated};
use crate::place::{Place, on_both};

async fn one_item_is_inserted_updated_saved_read_and_removed(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let item =
        json!({"dataItem": {"id": "a", "data": {"n": 1, "at": {"$date": "2024-01-02T12:00:00+09:00"}}}});
    let (status, reply) = service.call(&key, "/v2/items", C, item.clone()).await;
    assert_eq!(status, 200, "{reply}");
    let data = &reply["dataItem"]["data"];
    assert_eq!(
        (&reply["dataItem"]["id"], &data["_id"]),
        (&json!("a"), &json!("a"))
    );
    assert_eq!(data["at"], json!({"$date": "2024-01-02T03:00:00.000Z"}));
    assert_eq!(data["_createdDate"], data["_updatedDate"]);
    let (status, reply) = service.call(&key, "/v2/items", C, item).await;
    assert_eq!((status, code(&reply)), (409, "WDE0074"));

    service.clock.advance(60);
    let body = json!({"dataCollectionId": C, "dataItem": {"id": "ignored", "data": {"n": 2}}});
    let response = service
        .send(Method::PUT, "/wix-data/v2/items/a", &key, Some(&body))
        .await;
    assert_eq!(response.status(), 200);
    let reply: Value = response.json().await.unwrap();
    let data = &reply["dataItem"]["data"];
    assert_eq!(
        (&data["_id"], &data["n"], &data["at"]),
        (&json!("a"), &json!(2), &Value::Null)
    );
    assert_ne!(data["_createdDate"], data["_updatedDate"]);

    let save = |id: &str| json!({"dataItem": {"data": {"_id": id, "n": 3}}});
    for (id, action) in [("a", "UPDATED"), ("b", "INSERTED")] {
        let (status, reply) = service.call(&key, "/v2/items/save", C, save(id)).await;
        assert_eq!((status, &reply["action"]), (200, &json!(action)));
    }
    let path = format!("/_api/cloud-data/v2/items/b?dataCollectionId={C}");
    let response = service.send(Method::DELETE, &path, &key, None).await;
    assert_eq!(response.status(), 200);
    assert_eq!(
        response.json::<Value>().await.unwrap()["dataItem"]["data"]["n"],
        3
    );
    let response = service.send(Method::GET, &path, &key, None).await;
    assert_eq!(response.status(), 404);
    assert_eq!(code(&response.json().await.unwrap()), "WDE0073");
    let (status, reply) = service
        .call(
            &key,
            "/v2/items/update",
            C,
            json!({"dataItem": {"id": "b", "data": {}}}),
        )
        .await;
    assert_eq!((status, code(&reply)), (404, "WDE0073"));
    let (status, reply) = service.call(&key, "/v2/items/truncate", C, json!({})).await;
    assert_eq!((status, reply), (200, json!({})));
    let (_, reply) = service.call(&key, "/v2/items/count", C, json!({})).await;
    assert_eq!(reply, json!({"totalCount": 0}));
    service.stop().await;
}

async fn a_condition_must_hold(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    service
        .call(
            &key,
            "/v2/items",
            C,
            json!({"dataItem": {"id": "a", "data": {"n": 1}}}),
        )
        .await;
    let update =
        |n: i64| json!({"dataItem": {"id": "a", "data": {"n": 2}}, "condition": {"filter": {"n": n}}});
    let (status, response) = service.call(&key, "/v2/items/update", C, update(7)).await;
    assert_eq!((status, code(&response)), (409, "CONDITION_NOT_MET"));
    assert_eq!(service.call(&key, "/v2/items/update", C, update(1)).await.0, 200);
    let remove = |n: i64| json!({"dataItemId": "a", "condition": {"filter": {"n": n}}});
    assert_eq!(service.call(&key, "/v2/items/remove", C, remove(1)).await.0, 409);
    assert_eq!(service.call(&key, "/v2/items/remove", C, remove(2)).await.0, 200);
    service.stop().await;
}

async fn what_cannot_be_kept_is_refused(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let large = json!({"dataItem": {"data": {"text": "x".repeat(500 * 1024)}}});
    let (status, response) = service.call(&key, "/v2/items", C, large).await;
    assert_eq!((status, code(&response)), (413, "WDE0109"));
    let table = [
        (json!({}), "dataItem"),
        (json!({"dataItem": {"data": 5}}), "dataItem.data"),
        (json!({"dataItem": {"id": 5}}), "dataItem.id"),
        (json!({"dataItem": {"data": {"text": "\u{0}"}}}), "dataItem"),
        (json!({"dataItem": {"id": "a\u{0}", "data": {}}}), "dataItem"),
        (
            json!({"dataItem": {"id": "x".repeat(257), "data": {}}}),
            "dataItem",
        ),
        (json!({"dataItem": {"id": ".", "data": {}}}), "dataItem"),
        (json!({"dataItem": {"data": {"_id": ".."}}}), "dataItem"),
        (
            json!({"dataItem": {"data": {"day": {"$date": "2023-02-29T00:00:00Z"}}}}),
            "dataItem",
        ),
        (
            json!({"dataItem": {"data": {"requiredSkills": "<ul><li>".repeat(50_000)}}}),
            "dataItem.data.requiredSkills",
        ),
        (
            json!({"dataItem": {"data": {"jobDescription": "a", "employmentType": "ANY"}}}),
            "dataItem.data.employmentType",
        ),
    ];
    for (body, field) in table {
        let (status, response) = service.call(&key, "/v2/items", C, body.clone()).await;
        assert_eq!((status, violated(&response)), (400, field), "{body}");
    }
    service.stop().await;
}

on_both!(
    one_item_is_inserted_updated_saved_read_and_removed,
    a_condition_must_hold,
    what_cannot_be_kept_is_refused,
);
