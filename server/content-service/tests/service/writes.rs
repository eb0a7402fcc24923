//! Changing items with a key: one at a time, many at once, conditions, permissions.

use content_service::store::{Permission, Permissions};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::Service;
use crate::place::{Place, on_both};

const C: &str = "Things";

/// A service with an empty collection, and a key that opens it.
async fn service(place: &Place) -> (Service, String) {
    let service = Service::start(place).await;
    service
        .store
        .create_collection(C, Permissions::PUBLIC)
        .await
        .unwrap();
    let key = service.store.create_key("editors", None).await.unwrap();
    (service, key)
}

async fn one_item_is_inserted_updated_saved_read_and_removed(place: Place) {
    let (service, key) = service(&place).await;
    let item =
        json!({"dataItem": {"id": "a", "data": {"n": 1, "at": {"$date": "2024-01-02T12:00:00+09:00"}}}});
    let (status, answer) = service.call(&key, "/v2/items", C, item.clone()).await;
    assert_eq!(status, 200, "{answer}");
    let data = &answer["dataItem"]["data"];
    assert_eq!(
        (&answer["dataItem"]["id"], &data["_id"]),
        (&json!("a"), &json!("a"))
    );
    assert_eq!(data["at"], json!({"$date": "2024-01-02T03:00:00.000Z"}));
    assert_eq!(data["_createdDate"], data["_updatedDate"]);
    let (status, answer) = service.call(&key, "/v2/items", C, item).await;
    assert_eq!((status, code(&answer)), (409, "WDE0074"));

    service.clock.advance(60);
    let body = json!({"dataCollectionId": C, "dataItem": {"id": "ignored", "data": {"n": 2}}});
    let response = service
        .send(Method::PUT, "/wix-data/v2/items/a", &key, Some(&body))
        .await;
    assert_eq!(response.status(), 200);
    let answer: Value = response.json().await.unwrap();
    let data = &answer["dataItem"]["data"];
    assert_eq!(
        (&data["_id"], &data["n"], &data["at"]),
        (&json!("a"), &json!(2), &Value::Null)
    );
    assert_ne!(data["_createdDate"], data["_updatedDate"]);

    let save = |id: &str| json!({"dataItem": {"data": {"_id": id, "n": 3}}});
    for (id, action) in [("a", "UPDATED"), ("b", "INSERTED")] {
        let (status, answer) = service.call(&key, "/v2/items/save", C, save(id)).await;
        assert_eq!((status, &answer["action"]), (200, &json!(action)));
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
    let (status, answer) = service
        .call(
            &key,
            "/v2/items/update",
            C,
            json!({"dataItem": {"id": "b", "data": {}}}),
        )
        .await;
    assert_eq!((status, code(&answer)), (404, "WDE0073"));
    let (status, answer) = service.call(&key, "/v2/items/truncate", C, json!({})).await;
    assert_eq!((status, answer), (200, json!({})));
    let (_, answer) = service.call(&key, "/v2/items/count", C, json!({})).await;
    assert_eq!(answer, json!({"totalCount": 0}));
    service.stop().await;
}

async fn a_condition_must_hold(place: Place) {
    let (service, key) = service(&place).await;
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
    let (status, answer) = service.call(&key, "/v2/items/update", C, update(7)).await;
    assert_eq!((status, code(&answer)), (409, "CONDITION_NOT_MET"));
    assert_eq!(service.call(&key, "/v2/items/update", C, update(1)).await.0, 200);
    let remove = |n: i64| json!({"dataItemId": "a", "condition": {"filter": {"n": n}}});
    assert_eq!(service.call(&key, "/v2/items/remove", C, remove(1)).await.0, 409);
    assert_eq!(service.call(&key, "/v2/items/remove", C, remove(2)).await.0, 200);
    service.stop().await;
}

async fn a_patch_changes_the_fields_it_names_and_no_other(place: Place) {
    let (service, key) = service(&place).await;
    let item =
        json!({"dataItem": {"id": "a", "data": {"n": 1, "list": [1, 2, 1], "text": "t", "deep": {"x": 1}}}});
    service.call(&key, "/v2/items", C, item).await;
    let patch = json!({"dataItemId": "a", "fieldModifications": [
        {"fieldPath": "deep.y", "action": "SET_FIELD", "setFieldOptions": {"value": 2}},
        {"fieldPath": "text", "action": "REMOVE_FIELD"},
        {"fieldPath": "n", "action": "INCREMENT_FIELD", "incrementFieldOptions": {"value": 2}},
        {"fieldPath": "list", "action": "REMOVE_FROM_ARRAY", "removeFromArrayOptions": {"value": 1}},
        {"fieldPath": "list", "action": "APPEND_TO_ARRAY", "appendToArrayOptions": {"value": [3]}}]});
    let (status, answer) = service
        .call(&key, "/v2/items/patch", C, json!({ "patch": patch }))
        .await;
    assert_eq!(status, 200, "{answer}");
    let data = &answer["dataItem"]["data"];
    assert_eq!(
        (&data["deep"], &data["n"], &data["list"], &data["text"]),
        (&json!({"x": 1, "y": 2}), &json!(3), &json!([2, 3]), &Value::Null)
    );
    let system = json!([{"fieldPath": "_createdDate", "action": "REMOVE_FIELD"}]);
    let no_number =
        json!([{"fieldPath": "list", "action": "INCREMENT_FIELD", "incrementFieldOptions": {"value": 1}}]);
    let patches = json!({"patches": [{"dataItemId": "x"}, {"dataItemId": "a", "fieldModifications": system},
        {"dataItemId": "a", "fieldModifications": no_number}, {"dataItemId": "a"}]});
    let (status, answer) = service.call(&key, "/v2/bulk/items/patch", C, patches).await;
    assert_eq!(status, 200);
    let codes: Vec<_> = (0..4)
        .map(|index| &answer["results"][index]["itemMetadata"]["error"]["code"])
        .collect();
    assert_eq!(
        codes,
        [
            &json!("WDE0073"),
            &json!("WDE0075"),
            &json!("WDE0075"),
            &Value::Null
        ]
    );
    assert_eq!(answer["results"][3]["action"], "PATCH");
    service.stop().await;
}

async fn bulk_calls_have_a_result_for_every_item(place: Place) {
    let (service, key) = service(&place).await;
    let item = |id: &str, n: i64| json!({"id": id, "data": {"n": n}});
    let items = |items: Vec<Value>| json!({"dataItems": items, "returnEntity": true});
    let ids = |ids: Value| json!({ "dataItemIds": ids });
    let large = json!({"id": "large", "data": {"text": "x".repeat(500 * 1024)}});
    let no_object = json!({"id": "bad", "data": 5});
    let table = [
        (
            "insert",
            items(vec![item("a", 1), item("a", 2), large, no_object, item("b", 1)]),
            vec![
                "INSERT",
                "INSERT WDE0074",
                "INSERT WDE0109",
                "INSERT WDE0075",
                "INSERT",
            ],
        ),
        (
            "update",
            items(vec![item("a", 3), item("x", 3)]),
            vec!["UPDATE", "UPDATE WDE0073"],
        ),
        (
            "save",
            items(vec![item("a", 4), item("c", 4)]),
            vec!["UPDATE", "INSERT"],
        ),
        (
            "remove",
            ids(json!(["a", "x", 5])),
            vec!["DELETE", "DELETE WDE0073", "DELETE WDE0075"],
        ),
    ];
    for (call, body, expected) in table {
        let (status, answer) = service
            .call(&key, &format!("/v2/bulk/items/{call}"), C, body.clone())
            .await;
        assert_eq!(status, 200, "{answer}");
        let results = answer["results"].as_array().unwrap();
        let mut failures = 0;
        for (index, (result, expected)) in results.iter().zip(&expected).enumerate() {
            let metadata = &result["itemMetadata"];
            let success = metadata["success"].as_bool().unwrap();
            failures += usize::from(!success);
            let code = metadata["error"]["code"].as_str().unwrap_or_default();
            let seen = format!("{} {code}", result["action"].as_str().unwrap());
            assert_eq!(seen.trim(), *expected, "{call} {result}");
            assert_eq!(metadata["originalIndex"], index);
            assert_eq!(
                result["dataItem"].is_object(),
                success && call != "remove",
                "{call} {result}"
            );
        }
        let totals = json!({"totalSuccesses": expected.len() - failures, "totalFailures": failures});
        assert_eq!(
            (results.len(), &answer["bulkActionMetadata"]),
            (expected.len(), &totals)
        );
    }
    let (_, answer) = service
        .call(&key, "/v2/items/count", C, json!({"filter": {"n": {"$gte": 1}}}))
        .await;
    assert_eq!(answer["totalCount"], 2);
    let many = json!({"dataItemIds": vec!["a"; 1001]});
    let (status, answer) = service.call(&key, "/v2/bulk/items/remove", C, many).await;
    assert_eq!((status, violated(&answer)), (400, "dataItemIds"));
    service.stop().await;
}

async fn what_cannot_be_kept_is_refused(place: Place) {
    let (service, key) = service(&place).await;
    let large = json!({"dataItem": {"data": {"text": "x".repeat(500 * 1024)}}});
    let (status, answer) = service.call(&key, "/v2/items", C, large).await;
    assert_eq!((status, code(&answer)), (413, "WDE0109"));
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
    ];
    for (body, field) in table {
        let (status, answer) = service.call(&key, "/v2/items", C, body.clone()).await;
        assert_eq!((status, violated(&answer)), (400, field), "{body}");
    }
    service.stop().await;
}

async fn a_collection_may_be_opened_by_name(place: Place) {
    let (service, key) = service(&place).await;
    let open = Permissions {
        insert: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Open", open).await.unwrap();
    let visitor = service.token().await;
    let item = json!({"dataItem": {"id": "a", "data": {"_owner": "somebody"}}});
    let (status, answer) = service.call(&visitor, "/v2/items", "Open", item.clone()).await;
    assert_eq!(status, 200);
    assert_eq!(
        answer["dataItem"]["data"]["_owner"],
        Value::Null,
        "a visitor names no owner"
    );
    let (status, answer) = service
        .call(&visitor, "/v2/items/update", "Open", item.clone())
        .await;
    assert_eq!((status, code(&answer)), (403, "WDE0027"));
    let (status, answer) = service
        .call(&visitor, "/v2/items/save", "Open", item.clone())
        .await;
    assert_eq!((status, code(&answer)), (403, "WDE0027"));
    let (_, answer) = service.call(&key, "/v2/items/update", "Open", item).await;
    assert_eq!(answer["dataItem"]["data"]["_owner"], "somebody");
    service.stop().await;
}

async fn a_key_opens_until_it_is_revoked_or_expires(place: Place) {
    let (service, key) = service(&place).await;
    let short = service
        .store
        .create_key("short", Some(std::time::Duration::from_mins(1)))
        .await
        .unwrap();
    let works = async |key: &str| {
        service
            .call(key, "/v2/items/save", C, json!({"dataItem": {"id": "a"}}))
            .await
            .0
    };
    assert_eq!((works(&key).await, works(&short).await), (200, 200));
    // What was right a moment ago is remembered; what differs in one letter is not.
    let mut wrong = key.clone();
    wrong.pop();
    for other in [wrong.as_str(), "axk_", "axk_x_y", "axk"] {
        assert_eq!(works(other).await, 401, "{other}");
    }
    service.clock.advance(61);
    assert_eq!((works(&key).await, works(&short).await), (200, 401));
    // The clock goes back: what has expired by the clock is good by the clock again, and nothing breaks.
    service.clock.advance(-120);
    assert_eq!((works(&key).await, works(&short).await), (200, 200));
    let keys = service.store.keys().await.unwrap();
    let id = keys.iter().find(|key| key.name == "editors").unwrap().id.clone();
    assert!(service.store.revoke_key(&id).await.unwrap());
    assert_eq!(works(&key).await, 401);
    assert!(!service.store.revoke_key(&id).await.unwrap());
    assert!(
        service
            .store
            .keys()
            .await
            .unwrap()
            .iter()
            .any(|key| key.id == id && key.revoked.is_some())
    );
    service.stop().await;
}

fn code(answer: &Value) -> &str {
    answer["details"]["applicationError"]["code"]
        .as_str()
        .unwrap_or_default()
}

fn violated(answer: &Value) -> &str {
    answer["details"]["validationError"]["fieldViolations"][0]["field"]
        .as_str()
        .unwrap_or_default()
}

on_both!(
    one_item_is_inserted_updated_saved_read_and_removed,
    a_condition_must_hold,
    a_patch_changes_the_fields_it_names_and_no_other,
    bulk_calls_have_a_result_for_every_item,
    what_cannot_be_kept_is_refused,
    a_collection_may_be_opened_by_name,
    a_key_opens_until_it_is_revoked_or_expires,
);
