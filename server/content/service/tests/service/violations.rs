//! A refusal names each field that is wrong, sorted, and says what is wrong with it.

use serde_json::{Value, json};

use crate::harness::{C, Service};
use crate::place::{Place, on_both};

on_both!(
    a_refusal_names_each_field_in_order,
    every_call_names_each_field_that_is_wrong,
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
