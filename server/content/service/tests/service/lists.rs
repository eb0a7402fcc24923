//! Lists of a client's: none is worked on with its square, or checked while others wait.

use std::time::Instant;

use serde_json::{Value, json};

use crate::harness::{C, Service, ids, item, violated};
use crate::place::{Place, on_both};

on_both!(
    a_value_has_all_of_several_values_where_it_is_each_of_them,
    lists_of_names_have_an_end,
    a_list_of_references_reads_an_item_once,
    what_is_refused_is_refused_while_another_changes_the_collection,
);

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

async fn what_is_refused_is_refused_while_another_changes_the_collection(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let other = service.store.edit(C, "another").await.unwrap();
    // Anyone who has to wait for the other is not served before the test ends.
    let deep = "<div>".repeat(100);
    let bad = |number: usize| item(&format!("p{number}"), json!({"jobDescription": deep}));
    let many: Vec<Value> = (0..1000).map(bad).collect();
    for path in ["insert", "update", "save"] {
        let body = json!({ "dataItems": many });
        let (status, reply) = service
            .call(&key, &format!("/v2/bulk/items/{path}"), C, body)
            .await;
        let failures = &reply["bulkActionMetadata"]["totalFailures"];
        assert_eq!((status, failures), (200, &json!(1000)), "{path}");
        let metadata = &reply["results"][999]["itemMetadata"];
        assert_eq!(metadata["id"], "p999");
        let description = metadata["error"]["description"].as_str().unwrap();
        assert!(
            description.contains("elements inside each other"),
            "{description}"
        );
    }
    for path in ["/v2/items", "/v2/items/save", "/v2/items/update"] {
        let (status, refused) = service.call(&key, path, C, json!({ "dataItem": bad(1) })).await;
        assert_eq!(
            (status, violated(&refused)),
            (400, "dataItem.data.jobDescription"),
            "{path}"
        );
    }
    drop(other);
    service.stop().await;
}
