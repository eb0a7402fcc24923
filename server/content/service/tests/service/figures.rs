//! Figures of groups, and values that count once.

use serde_json::json;

use crate::harness::{C, Service, item};
use crate::place::{Place, on_both};

async fn figures_of_groups_are_filtered_sorted_and_paged(place: Place) {
    let items = vec![
        item("a", json!({"team": "red", "points": 1})),
        item("b", json!({"team": "red", "points": 2.5})),
        item("c", json!({"team": "blue", "points": 4})),
        item("d", json!({"team": "blue", "points": "no number"})),
        item("e", json!({"points": 8})),
        item("f", json!({"team": "green", "points": 100, "hidden": true})),
    ];
    let (service, key) = Service::with_items(&place, items).await;
    let aggregation = json!({"groupingFields": ["team"], "operations": [
        {"resultFieldName": "sum", "sum": {"itemFieldName": "points"}},
        {"resultFieldName": "average", "average": {"itemFieldName": "points"}},
        {"resultFieldName": "least", "min": {"itemFieldName": "points"}},
        {"resultFieldName": "most", "max": {"itemFieldName": "points"}},
        {"resultFieldName": "count", "itemCount": {}}]});
    let body = json!({"initialFilter": {"hidden": {"$ne": true}}, "aggregation": aggregation,
        "finalFilter": {"sum": {"$gt": 3}}, "sort": [{"fieldName": "sum", "order": "DESC"}],
        "returnTotalCount": true, "paging": {"limit": 2, "offset": 0}});
    let (status, response) = service.call(&key, "/v2/items/aggregate", C, body).await;
    assert_eq!(status, 200, "{response}");
    let expected = json!([
        {"_id": {"team": null}, "sum": 8, "average": 8.0, "least": 8, "most": 8, "count": 1},
        {"_id": {"team": "blue"}, "sum": 4, "average": 4.0, "least": 4, "most": "no number", "count": 2}]);
    assert_eq!(response["results"], expected);
    assert_eq!(response["pagingMetadata"]["total"], 3);
    assert_eq!(response["pagingMetadata"]["hasNext"], true);
    let all = json!({"aggregation": {"operations": [{"resultFieldName": "count", "itemCount": {}}]}});
    let (_, response) = service.call(&key, "/v2/items/aggregate", C, all).await;
    assert_eq!(response["results"], json!([{"_id": {}, "count": 6}]));
    let bad = json!({"aggregation": {"operations": [{"resultFieldName": "x"}]}});
    assert_eq!(service.call(&key, "/v2/items/aggregate", C, bad).await.0, 400);
    service.stop().await;
}

async fn distinct_values_are_counted_once_and_lists_by_element(place: Place) {
    let items = vec![
        item("a", json!({"v": 2})),
        item("b", json!({"v": 2.0})),
        item("c", json!({"v": ["x", 2, "y"]})),
        item("d", json!({"v": "x"})),
        item("e", json!({})),
    ];
    let (service, key) = Service::with_items(&place, items).await;
    let body = json!({"fieldName": "v", "cursorPaging": {"limit": 2}});
    let (status, response) = service
        .call(&key, "/v2/items/query-distinct-values", C, body)
        .await;
    assert_eq!(status, 200, "{response}");
    assert_eq!(response["distinctValues"].as_array().unwrap().len(), 2);
    let next = response["pagingMetadata"]["cursors"]["next"].as_str().unwrap();
    let body = json!({"cursorPaging": {"cursor": next, "limit": 2}});
    let (_, rest) = service
        .call(&key, "/v2/items/query-distinct-values", C, body)
        .await;
    assert_eq!(
        (&response["distinctValues"][1], &rest["distinctValues"]),
        (&json!("x"), &json!(["y"]))
    );
    let body = json!({"fieldName": "v", "order": "DESC", "filter": {"v": {"$hasSome": ["x"]}}});
    let (_, response) = service
        .call(&key, "/v2/items/query-distinct-values", C, body)
        .await;
    assert_eq!(response["distinctValues"], json!(["y", "x", 2]));
    service.stop().await;
}

on_both!(
    figures_of_groups_are_filtered_sorted_and_paged,
    distinct_values_are_counted_once_and_lists_by_element,
);
