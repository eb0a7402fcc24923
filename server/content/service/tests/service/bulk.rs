//! Many items in one call, each with a result of its own.

use serde_json::{Value, json};

use crate::harness::{C, Service, violated};
use crate::place::{Place, on_both};

async fn bulk_calls_have_a_result_for_every_item(place: Place) {
    let (service, key) = Service::with_things(&place).await;
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
        let (status, response) = service
            .call(&key, &format!("/v2/bulk/items/{call}"), C, body.clone())
            .await;
        assert_eq!(status, 200, "{response}");
        let results = response["results"].as_array().unwrap();
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
            (results.len(), &response["bulkActionMetadata"]),
            (expected.len(), &totals)
        );
    }
    let (_, response) = service
        .call(&key, "/v2/items/count", C, json!({"filter": {"n": {"$gte": 1}}}))
        .await;
    assert_eq!(response["totalCount"], 2);
    let many = json!({"dataItemIds": vec!["a"; 1001]});
    let (status, response) = service.call(&key, "/v2/bulk/items/remove", C, many).await;
    assert_eq!((status, violated(&response)), (400, "dataItemIds"));
    service.stop().await;
}

on_both!(bulk_calls_have_a_result_for_every_item);
