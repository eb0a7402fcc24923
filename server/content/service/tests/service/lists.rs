//! Lists of a client's: none is worked on with its square, and a refusal names each field that is wrong.

use std::time::Instant;

use serde_json::{Value, json};

use crate::harness::{C, Service, ids, item, violated};
use crate::place::{Place, on_both};

on_both!(
    a_refusal_names_each_field_in_order,
    every_call_names_each_field_that_is_wrong,
    a_value_has_all_of_several_values_where_it_is_each_of_them,
    lists_of_names_have_an_end,
    a_list_of_references_reads_an_item_once,
);

/// The fields that a refusal names, with what it says of each.
fn violations(refused: &Value) -> Vec<(&str, &str)> {
    let violations = refused["details"]["validationError"]["fieldViolations"]
        .as_array()
        .unwrap();
    violations
        .iter()
        .map(|violation| {
            (
                violation["field"].as_str().unwrap(),
                violation["description"].as_str().unwrap(),
            )
        })
        .collect()
}

async fn a_refusal_names_each_field_in_order(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let query = json!({
        "query": {
            "filter": {"a": {"$near": 1}},
            "sort": [{"fieldName": 1}, {"fieldName": "a"}, {"fieldName": "b", "order": "UP"}],
            "fields": [1],
        },
        "includeReferencedItems": 7,
        "sortMode": "ANY",
    });
    let (status, refused) = service.call(&key, "/v2/items/query", C, query).await;
    let fields: Vec<_> = violations(&refused).into_iter().map(|(field, _)| field).collect();
    let expected = [
        "includeReferencedItems",
        "query.fields",
        "query.filter",
        "query.sort[0].fieldName",
        "query.sort[2].order",
        "sortMode",
    ];
    assert_eq!(
        (status, fields.as_slice()),
        (400, expected.as_slice()),
        "{refused}"
    );

    let post = json!({"jobDescription": "<p>a</p>", "remote": "OFTEN", "closingDate": "soon", "placeCountry": "JP", "pay": 7});
    let expected = [
        ("dataItem.data.closingDate", "must be a day that exists"),
        ("dataItem.data.pay", "must be one line"),
        ("dataItem.data.placeCountry", "needs `place` beside it"),
        ("dataItem.data.remote", "must be one of FULL, PARTLY, NONE"),
    ];
    for (path, body) in [
        ("/v2/items", json!({"dataItem": {"data": post}})),
        ("/v2/items/save", json!({"dataItem": {"id": "p", "data": post}})),
    ] {
        let (status, refused) = service.call(&key, path, C, body).await;
        let found = violations(&refused);
        assert_eq!((status, found.len()), (400, expected.len()), "{refused}");
        for ((field, description), (name, start)) in found.into_iter().zip(expected) {
            assert_eq!(field, name);
            assert!(description.starts_with(start), "{description}");
        }
    }
    let (_, reply) = service
        .call(
            &key,
            "/v2/bulk/items/insert",
            C,
            json!({"dataItems": [{"data": post}]}),
        )
        .await;
    let description = reply["results"][0]["itemMetadata"]["error"]["description"]
        .as_str()
        .unwrap();
    for (name, _) in expected {
        assert!(description.contains(name), "{description}");
    }
    service.stop().await;
}

async fn every_call_names_each_field_that_is_wrong(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let filter = json!({"a": {"$near": 1}});
    let aggregation = json!({
        "groupingFields": ["", "a"],
        "operations": [{"sum": {}}, {"resultFieldName": "n"}, {"resultFieldName": "m", "itemCount": {}}],
    });
    let aggregate = json!({
        "initialFilter": filter, "finalFilter": 7, "sort": [{"fieldName": 1, "order": "UP"}],
        "aggregation": aggregation, "paging": {"limit": -1, "offset": "x"}, "returnTotalCount": 1,
    });
    let distinct = json!({"fieldName": 7, "filter": filter, "order": "UP", "paging": {"limit": 1001}});
    let referenced = json!({"referringItemIds": 7, "order": 1, "fields": [1], "cursorPaging": 1});
    let replaced = json!({"newReferencedItemIds": ["a", 1, 2], "referringItemFieldName": 1});
    let item = json!({"dataItem": {"id": 1, "data": []}, "condition": {"filter": filter}});
    for (path, body, expected) in [
        (
            "/v2/items/aggregate",
            aggregate,
            vec![
                "aggregation.groupingFields[0]",
                "aggregation.operations[0].resultFieldName",
                "aggregation.operations[0].sum.itemFieldName",
                "aggregation.operations[1]",
                "finalFilter",
                "initialFilter",
                "paging.limit",
                "paging.offset",
                "returnTotalCount",
                "sort[0].fieldName",
                "sort[0].order",
            ],
        ),
        (
            "/v2/items/query-distinct-values",
            distinct,
            vec!["fieldName", "filter", "order", "paging.limit"],
        ),
        (
            "/v2/items/query-referenced",
            referenced,
            vec![
                "cursorPaging",
                "fields",
                "order",
                "referringItemFieldName",
                "referringItemIds",
            ],
        ),
        (
            "/v2/items/is-referenced",
            json!({"referencedItemId": 7}),
            vec!["referencedItemId", "referringItemFieldName", "referringItemId"],
        ),
        (
            "/v2/items/insert-reference",
            json!({"dataItemReference": {}}),
            vec![
                "dataItemReference.referencedItemId",
                "dataItemReference.referringItemFieldName",
                "dataItemReference.referringItemId",
            ],
        ),
        (
            "/v2/items/replace-references",
            replaced,
            vec![
                "newReferencedItemIds[1]",
                "newReferencedItemIds[2]",
                "referringItemFieldName",
                "referringItemId",
            ],
        ),
        (
            "/v2/items/update",
            item,
            vec!["condition.filter", "dataItem.data", "dataItem.id"],
        ),
    ] {
        let (status, refused) = service.call(&key, path, C, body).await;
        let found = violations(&refused);
        assert!(
            found.iter().all(|(_, description)| !description.is_empty()),
            "{refused}"
        );
        let fields: Vec<_> = found.into_iter().map(|(field, _)| field).collect();
        assert_eq!((status, fields), (400, expected), "{path}: {refused}");
    }
    let (status, refused) = service
        .call(&key, "/v2/items/count", "", json!({"filter": 7}))
        .await;
    let fields: Vec<_> = violations(&refused).into_iter().map(|(field, _)| field).collect();
    assert_eq!((status, fields), (400, vec!["dataCollectionId", "filter"]));
    service.stop().await;
}

async fn a_value_has_all_of_several_values_where_it_is_each_of_them(place: Place) {
    let date = "2024-01-02T03:04:05.000Z";
    let (service, key) = Service::with_items(
        &place,
        vec![
            item("list", json!({"v": ["red", "blue", 3]})),
            item("text", json!({"v": "red"})),
            item("number", json!({"v": 3.0})),
            item("date", json!({"v": {"$date": date}})),
            item("null", json!({"v": null})),
            item("none", json!({})),
        ],
    )
    .await;
    let many: Vec<Value> = (0..2000).map(|number| json!(number)).collect();
    for (values, expected) in [
        (json!(["red"]), vec!["text", "list"]),
        (json!(["red", "red"]), vec!["text", "list"]),
        (json!(["red", "blue"]), vec!["list"]),
        (json!(["red", "green"]), vec![]),
        (json!([3, 3.0]), vec!["number", "list"]),
        (json!([3, "3"]), vec![]),
        (json!([{"$date": date}, date]), vec!["date"]),
        (json!([null, null]), vec!["none", "null"]),
        (json!([null, "red"]), vec![]),
        (json!(many), vec![]),
    ] {
        let query = json!({"query": {"filter": {"v": {"$hasAll": values}}}});
        let (status, page) = service.call(&key, "/v2/items/query", C, query).await;
        assert_eq!(status, 200, "{page}");
        assert_eq!(ids(&page), expected, "{values}");
        // What is not found is what the opposite finds.
        let opposite = json!({"filter": {"$not": {"v": {"$hasAll": values}}}});
        let (_, count) = service.call(&key, "/v2/items/count", C, opposite).await;
        assert_eq!(count["totalCount"], 6 - expected.len(), "{values}");
    }
    service.stop().await;
}

async fn lists_of_names_have_an_end(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({"f1": 1, "f2": 2}))]).await;
    let names = |count: usize| -> Vec<String> { (0..count).map(|number| format!("f{number}")).collect() };
    for (count, status) in [(1000, 200), (1001, 400)] {
        let query = json!({"query": {"fields": names(count)}});
        let (found, reply) = service.call(&key, "/v2/items/query", C, query).await;
        assert_eq!(found, status, "{reply}");
        if status == 200 {
            assert_eq!(
                reply["dataItems"][0]["data"],
                json!({"_id": "a", "f1": 1, "f2": 2})
            );
        } else {
            assert_eq!(violated(&reply), "query.fields");
        }
        let referring = json!({"referringItemFieldName": "x", "referringItemIds": names(count)});
        let (found, reply) = service
            .call(&key, "/v2/items/query-referenced", C, referring)
            .await;
        assert_eq!(found, status, "{reply}");
    }
    let scopes: Vec<_> = (0..101).map(|number| format!("C{number}=read")).collect();
    let refused = service
        .store
        .new_key("k", Some(scopes.join(",").parse().unwrap()), None)
        .await;
    assert!(refused.unwrap_err().to_string().contains("fewer collections"));
    service.stop().await;
}

async fn a_list_of_references_reads_an_item_once(place: Place) {
    let targets = (0..1000).map(|number| item(&format!("t{number}"), json!({})));
    let (service, key) = Service::with_items(&place, targets.collect()).await;
    let mut times = Vec::new();
    for (id, size) in [("small", 1), ("large", 400_000)] {
        let own = json!({"single": "x", "text": "y".repeat(size)});
        let body = json!({ "dataItem": item(id, own) });
        assert_eq!(service.call(&key, "/v2/items", C, body).await.0, 200);
        let reference = |number: usize, field: &str| json!({"referringItemId": id, "referringItemFieldName": field, "referencedItemId": format!("t{number}")});
        let start = Instant::now();
        let all: Vec<_> = (0..1000).map(|number| reference(number, "many")).collect();
        let body = json!({ "dataItemReferences": all });
        let (_, reply) = service
            .call(&key, "/v2/bulk/items/insert-references", C, body)
            .await;
        assert_eq!(reply["bulkActionMetadata"]["totalSuccesses"], 1000, "{reply}");
        let wrong: Vec<_> = (0..1000).map(|number| reference(number, "single")).collect();
        let body = json!({ "dataItemReferences": wrong });
        let (_, reply) = service
            .call(&key, "/v2/bulk/items/insert-references", C, body)
            .await;
        assert_eq!(reply["bulkActionMetadata"]["totalFailures"], 1000);
        assert_eq!(
            reply["results"][999]["referenceMetadata"]["error"]["code"],
            "WDE0020"
        );
        times.push(start.elapsed());
    }
    // Read anew for each reference it would be 800 megabytes of JSON while every other writer waits.
    assert!(times[1] < times[0] * 5, "{times:?}");
    service.stop().await;
}
