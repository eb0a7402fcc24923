//! Reading and writing items.

use reqwest::Method;
use serde_json::{Value, json};

use super::{done, refused, send};
use crate::harness::{C, Service, ids, item};
use crate::place::{Place, on_both};

on_both!(
    a_key_writes_and_everybody_reads,
    items_are_filtered_sorted_and_come_in_pages,
);

async fn a_key_writes_and_everybody_reads(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let visitor = service.token().await;
    let query = "mutation($data: JSON!, $again: JSON!) {
        insertThings(id: \"a\", data: $data) { id dataCollectionId createdDate updatedDate data }
        saveThings(data: $again) { action dataItem { id } }
        other: insertThings(data: {n: 3, list: [1, {deep: true}]}) { id data }
    }";
    let date = json!({"$date": "2024-10-11T00:00:00.000Z"});
    let variables = json!({"data": {"n": 1, "day": date}, "again": {"_id": "b", "n": 2}});
    let written = done(&service, &key, query, variables).await;
    let inserted = &written["insertThings"];
    assert_eq!(
        (&inserted["id"], &inserted["dataCollectionId"]),
        (&json!("a"), &json!(C))
    );
    assert_eq!(inserted["createdDate"], inserted["data"]["_createdDate"]["$date"]);
    assert_eq!(inserted["updatedDate"], inserted["data"]["_updatedDate"]["$date"]);
    assert_eq!(inserted["data"]["day"], date);
    assert_eq!(
        written["saveThings"],
        json!({"action": "INSERTED", "dataItem": {"id": "b"}})
    );
    assert_eq!(written["other"]["data"]["list"], json!([1, {"deep": true}]));

    let read = "query($id: ID!) { getThings(id: $id) { id dataCollectionId data } countThings }";
    let read = done(&service, &visitor, read, json!({"id": "a"})).await;
    let path = format!("/v2/items/a?dataCollectionId={C}");
    let rest: Value = service
        .send(Method::GET, &path, &visitor, None)
        .await
        .json()
        .await
        .unwrap();
    assert_eq!(
        (&read["getThings"], &read["countThings"]),
        (&rest["dataItem"], &json!(3))
    );

    let change = "mutation($only: JSON!) {
        updateThings(id: \"a\", data: {n: 5}) { data }
        missed: removeThings(id: \"b\", condition: $only) { id }
        removeThings(id: \"a\") { data }
    }";
    let response = send(&service, &key, change, json!({"only": {"filter": {"n": 7}}})).await;
    assert_eq!(
        (refused(&response), &response["errors"][0]["path"]),
        ("CONDITION_NOT_MET", &json!(["missed"]))
    );
    assert_eq!(response["data"]["updateThings"]["data"].get("day"), None);
    assert_eq!(response["data"]["removeThings"]["data"]["n"], 5);
    let (_, left) = service
        .call(
            &visitor,
            "/v2/items/query",
            C,
            json!({"filter": {"_id": {"$in": ["a", "b"]}}}),
        )
        .await;
    assert_eq!(ids(&left), ["b"]);
    // A number is an id for GraphQL too; a typed one has the limits of the data interface.
    done(
        &service,
        &key,
        "mutation { insertThings(id: 7, data: {}) { id } removeThings(id: 7) { id } }",
        json!({}),
    )
    .await;
    service.stop().await;
}

async fn items_are_filtered_sorted_and_come_in_pages(place: Place) {
    let items = (0..5)
        .map(|n| item(&n.to_string(), json!({"n": n, "even": n % 2 == 0})))
        .collect();
    let (service, _) = Service::with_items(&place, items).await;
    let visitor = service.token().await;
    let query = "query($filter: JSON, $sort: [Sort!], $paging: Paging, $cursors: CursorPaging, $total: Boolean) {
        queryThings(filter: $filter, sort: $sort, paging: $paging, cursorPaging: $cursors, returnTotalCount: $total) {
            items { id }
            pagingMetadata { count offset total tooManyToCount hasNext cursors { next prev } }
        }
        countThings(filter: $filter)
    }";
    let page = async |variables: Value| {
        let mut data = done(&service, &visitor, query, variables).await;
        let found: Vec<String> = data["queryThings"]["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|item| item["id"].as_str().unwrap().to_owned())
            .collect();
        (
            found.join(""),
            data["queryThings"]["pagingMetadata"].take(),
            data["countThings"].take(),
        )
    };
    let (all, metadata, count) = page(json!({})).await;
    assert_eq!((all.as_str(), count), ("43210", json!(5)));
    let expected = json!({"count": 5, "offset": 0, "total": null, "tooManyToCount": false, "hasNext": false, "cursors": null});
    assert_eq!(metadata, expected);

    let (part, metadata, count) = page(json!({"filter": {"n": {"$gte": 1}}, "total": true,
        "sort": [{"fieldName": "even", "order": "DESC"}, {"fieldName": "n"}], "paging": {"limit": 2, "offset": 1}})).await;
    assert_eq!((part.as_str(), count), ("41", json!(4)));
    assert_eq!(
        (&metadata["total"], &metadata["hasNext"]),
        (&json!(4), &json!(true))
    );

    let (mut walked, mut cursors) = (String::new(), json!({"limit": 2}));
    for _ in 0..3 {
        let (part, metadata, _) = page(json!({"sort": [{"fieldName": "n"}], "cursors": cursors})).await;
        walked.push_str(&part);
        cursors = json!({"limit": 2, "cursor": metadata["cursors"]["next"]});
    }
    assert_eq!((walked.as_str(), &cursors["cursor"]), ("01234", &Value::Null));
    service.stop().await;
}
