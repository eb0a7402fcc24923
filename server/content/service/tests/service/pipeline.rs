//! Pipelines: stages that items pass one after the other.

use serde_json::{Value, json};

use crate::harness::{C, Service, item, violated};
use crate::place::{Place, on_both};

fn field(path: &str) -> Value {
    json!({ "fieldPath": path })
}

async fn service(place: &Place) -> (Service, String) {
    let items = vec![
        item(
            "a",
            json!({"team": "red", "points": 1, "tags": ["x", "y"], "size": {"w": 2, "h": 3}}),
        ),
        item("b", json!({"team": "red", "points": 2, "tags": ["y"]})),
        item("c", json!({"team": "blue", "points": 4, "tags": []})),
        item("d", json!({"team": "blue", "points": 9, "hidden": true})),
    ];
    Service::with_items(place, items).await
}

async fn results(service: &Service, key: &str, pipeline: Value) -> Value {
    let path = "/v2/items/aggregate-pipeline";
    let (status, mut response) = service.call(key, path, C, json!({ "pipeline": pipeline })).await;
    assert_eq!(status, 200, "{response}");
    response["results"].take()
}

async fn groups_have_their_figures(place: Place) {
    let (service, key) = service(&place).await;
    let figure =
        |kind: &str, name: &str| json!({"resultFieldName": name, kind: {"expression": field("points")}});
    let accumulators: Vec<Value> = ["avg", "min", "max", "sum", "first", "last", "push"]
        .map(|kind| figure(kind, kind))
        .into();
    let stages = json!([
        {"filter": {"hidden": {"$ne": true}}},
        {"sort": {"values": [{"fieldName": "points", "order": "ASC"}]}},
        {"group": {"groupIds": [{"key": "of", "expression": {"toUpper": {"expression": field("team")}}}],
            "accumulators": accumulators}},
        {"sort": {"values": [{"fieldName": "sum", "order": "DESC"}]}},
        {"filter": {"sum": {"$gt": 0}}}]);
    let expected = json!([
        {"_id": {"of": "BLUE"}, "avg": 4.0, "min": 4, "max": 4, "sum": 4, "first": 4, "last": 4, "push": [4]},
        {"_id": {"of": "RED"}, "avg": 1.5, "min": 1, "max": 2, "sum": 3, "first": 1, "last": 2, "push": [1, 2]}]);
    assert_eq!(
        results(&service, &key, json!({ "stages": stages })).await,
        expected
    );
    let all = json!({"stages": [{"group": {"accumulators": [
        {"resultFieldName": "items", "sum": {"expression": {"numeric": 1}}}]}}]});
    assert_eq!(
        results(&service, &key, all).await,
        json!([{"_id": {}, "items": 4}])
    );
    service.stop().await;
}

async fn rows_are_projected_unwound_and_cut(place: Place) {
    let (service, key) = service(&place).await;
    let area = json!({"multiply": {"expressions": [field("size.w"), field("size.h")]}});
    for (stages, expected) in [
        (
            json!([{"filter": {"_id": "a"}}, {"projection": {"fields": [{"include": {"fieldName": "team"}},
                {"reshape": {"resultFieldName": "area", "expression": area}},
                {"projectNested": {"resultFieldName": "size", "fields": [{"exclude": {"fieldName": "h"}}]}}]}}]),
            json!([{"_id": "a", "team": "red", "area": 6, "size": {"w": 2}}]),
        ),
        (
            json!([{"sort": {"values": [{"fieldName": "_id", "order": "ASC"}]}},
                {"unwindArray": {"arrayFieldName": "tags"}},
                {"projection": {"fields": [{"include": {"fieldName": "tags"}}]}}]),
            json!([{"_id": "a", "tags": "x"}, {"_id": "a", "tags": "y"}, {"_id": "b", "tags": "y"}]),
        ),
        (
            json!([{"filter": {"size": {"$exists": true}}},
                {"objectToArray": {"objectFieldName": "size", "destinationFieldName": "sides"}},
                {"projection": {"fields": [{"include": {"fieldName": "sides"}}, {"exclude": {"fieldName": "_id"}}]}}]),
            json!([{"sides": [{"k": "h", "v": 3}, {"k": "w", "v": 2}]}]),
        ),
        (
            json!([{"sort": {"values": [{"fieldName": "points", "order": "DESC"}]}}, {"skip": 1}, {"limit": 2},
                {"projection": {"fields": [{"include": {"fieldName": "points"}}]}}]),
            json!([{"_id": "c", "points": 4}, {"_id": "b", "points": 2}]),
        ),
    ] {
        let found = results(&service, &key, json!({ "stages": stages })).await;
        assert_eq!(found, expected, "{stages}");
    }
    service.stop().await;
}

async fn a_result_is_paged_by_cursor(place: Place) {
    let (service, key) = service(&place).await;
    let mut pipeline = json!({"stages": [{"sort": {"values": [{"fieldName": "points", "order": "ASC"}]}}],
        "cursorPaging": {"limit": 3}});
    let mut seen = Vec::new();
    loop {
        let path = "/v2/items/aggregate-pipeline";
        let (status, response) = service.call(&key, path, C, json!({ "pipeline": pipeline })).await;
        assert_eq!(status, 200, "{response}");
        seen.extend(
            response["results"]
                .as_array()
                .unwrap()
                .iter()
                .map(|row| row["points"].clone()),
        );
        match &response["pagingMetadata"]["cursors"]["next"] {
            Value::String(next) => pipeline = json!({"cursorPaging": {"cursor": next, "limit": 3}}),
            _ => break,
        }
    }
    assert_eq!(json!(seen), json!([1, 2, 4, 9]));
    service.stop().await;
}

async fn a_pipeline_that_breaks_rules_names_the_place(place: Place) {
    let (service, key) = service(&place).await;
    let reshape = |expression: Value| json!([{"projection": {"fields": [{"reshape": {"resultFieldName": "r", "expression": expression}}]}}]);
    let deep = (0..20).fold(
        json!({"numeric": 1}),
        |inner, _| json!({"abs": {"expression": inner}}),
    );
    for (stages, field) in [
        (json!(5), "pipeline.stages"),
        (json!(vec![json!({"skip": 1}); 101]), "pipeline.stages"),
        (json!([{}]), "pipeline.stages[0]"),
        (json!([{"skip": 1, "limit": 1}]), "pipeline.stages[0]"),
        (json!([{"lookup": {}}]), "pipeline.stages[0].lookup"),
        (json!([{"skip": -1}]), "pipeline.stages[0].skip"),
        (
            json!([{"filter": {"a": {"$regex": "x"}}}]),
            "pipeline.stages[0].filter",
        ),
        (
            json!([{"unwindArray": {}}]),
            "pipeline.stages[0].unwindArray.arrayFieldName",
        ),
        (
            json!([{"group": {"accumulators": [{"resultFieldName": "x"}]}}]),
            "pipeline.stages[0].group.accumulators[0]",
        ),
        (
            json!([{"group": {"groupIds": [{"key": "a.b", "expression": {"text": "t"}}]}}]),
            "pipeline.stages[0].group.groupIds[0].key",
        ),
        (
            reshape(json!({"sqrt": {}})),
            "pipeline.stages[0].projection.fields[0].reshape.expression.sqrt",
        ),
    ] {
        let path = "/v2/items/aggregate-pipeline";
        let body = json!({"pipeline": {"stages": stages}});
        let (status, response) = service.call(&key, path, C, body.clone()).await;
        assert_eq!((status, violated(&response)), (400, field), "{body}");
    }
    let body = json!({"pipeline": {"stages": reshape(deep)}});
    let (status, response) = service.call(&key, "/v2/items/aggregate-pipeline", C, body).await;
    assert_eq!(status, 400, "{response}");
    assert!(response.to_string().contains("at most 16 deep"), "{response}");
    service.stop().await;
}

on_both!(
    groups_have_their_figures,
    rows_are_projected_unwound_and_cut,
    a_result_is_paged_by_cursor,
    a_pipeline_that_breaks_rules_names_the_place,
);
