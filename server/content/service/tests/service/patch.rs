//! Changing some fields of an item and leaving the others.

use serde_json::{Value, json};

use crate::harness::{C, Service};
use crate::place::{Place, on_both};

async fn a_patch_changes_the_fields_it_names_and_no_other(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let item =
        json!({"dataItem": {"id": "a", "data": {"n": 1, "list": [1, 2, 1], "text": "t", "deep": {"x": 1}}}});
    service.call(&key, "/v2/items", C, item).await;
    let patch = json!({"dataItemId": "a", "fieldModifications": [
        {"fieldPath": "deep.y", "action": "SET_FIELD", "setFieldOptions": {"value": 2}},
        {"fieldPath": "text", "action": "REMOVE_FIELD"},
        {"fieldPath": "n", "action": "INCREMENT_FIELD", "incrementFieldOptions": {"value": 2}},
        {"fieldPath": "list", "action": "REMOVE_FROM_ARRAY", "removeFromArrayOptions": {"value": 1}},
        {"fieldPath": "list", "action": "APPEND_TO_ARRAY", "appendToArrayOptions": {"value": [3]}}]});
    let (status, response) = service
        .call(&key, "/v2/items/patch", C, json!({ "patch": patch }))
        .await;
    assert_eq!(status, 200, "{response}");
    let data = &response["dataItem"]["data"];
    assert_eq!(
        (&data["deep"], &data["n"], &data["list"], &data["text"]),
        (&json!({"x": 1, "y": 2}), &json!(3), &json!([2, 3]), &Value::Null)
    );
    let system = json!([{"fieldPath": "_createdDate", "action": "REMOVE_FIELD"}]);
    let no_number =
        json!([{"fieldPath": "list", "action": "INCREMENT_FIELD", "incrementFieldOptions": {"value": 1}}]);
    let patches = json!({"patches": [{"dataItemId": "x"}, {"dataItemId": "a", "fieldModifications": system},
        {"dataItemId": "a", "fieldModifications": no_number}, {"dataItemId": "a"}]});
    let (status, response) = service.call(&key, "/v2/bulk/items/patch", C, patches).await;
    assert_eq!(status, 200);
    let codes: Vec<_> = (0..4)
        .map(|index| &response["results"][index]["itemMetadata"]["error"]["code"])
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
    assert_eq!(response["results"][3]["action"], "PATCH");
    service.stop().await;
}

on_both!(a_patch_changes_the_fields_it_names_and_no_other);
