//! Many items or references in one call, and references one by one.

use content_client::{BulkAction, NewItem, Order, Reference, Referenced, ReferencedQuery};
use serde_json::{Value, json};

use crate::items::fields;
use crate::platform::Platform;

fn items() -> [NewItem; 2] {
    [json!({"_id": "a", "n": 1}), json!({"n": 2})].map(|item| NewItem::from(fields(item)))
}

fn reference() -> Reference {
    Reference {
        referring_item_field_name: "f".into(),
        referring_item_id: "a".into(),
        referenced_item_id: "b".into(),
    }
}

fn wire_reference() -> Value {
    json!({"referringItemFieldName": "f", "referringItemId": "a", "referencedItemId": "b"})
}

#[tokio::test]
async fn section_7_bulk_calls_report_on_each_item() {
    let response = json!({"results": [
            {"action": "INSERT", "itemMetadata": {"id": "a", "originalIndex": 0, "success": true},
                "dataItem": {"id": "a", "data": {"_id": "a", "id": "own"}}},
            {"action": "INSERT", "itemMetadata": {"originalIndex": 1, "success": false,
                "error": {"code": "WDE0074", "description": "already exists", "data": {"x": 1}}}},
            {"action": "LATER_INVENTION", "itemMetadata": {"originalIndex": 2, "success": true}}],
        "bulkActionMetadata": {"totalSuccesses": 2, "totalFailures": 1}});
    let platform = Platform::with_body(response).await;
    let collection = platform.client.collection("C");
    let body = json!({"dataCollectionId": "C", "returnEntity": true,
        "dataItems": [{"id": "a", "data": {"_id": "a", "n": 1}}, {"data": {"n": 2}}]});
    let outcomes = [
        ("insert", collection.bulk_insert(&items(), true).await.unwrap()),
        ("update", collection.bulk_update(&items(), true).await.unwrap()),
        ("save", collection.bulk_save(&items(), true).await.unwrap()),
    ];
    let calls = platform.calls().await;
    for ((name, response), sent) in outcomes.into_iter().zip(calls) {
        assert_eq!(sent.line, format!("POST /wix-data/v2/bulk/items/{name}"));
        assert_eq!(sent.body, body);
        assert_eq!(
            (
                response.metadata.total_successes,
                response.metadata.total_failures
            ),
            (2, 1)
        );
        let [first, second, third] = response.results.try_into().unwrap();
        assert_eq!(
            (first.action, first.id.as_deref(), first.success),
            (BulkAction::Insert, Some("a"), true)
        );
        assert_eq!(first.item.unwrap().data.unwrap()["id"], "own");
        let error = second.error.unwrap();
        assert_eq!(
            (second.id, second.original_index, second.success),
            (None, 1, false)
        );
        assert_eq!(
            (error.code.as_str(), error.description.as_str()),
            ("WDE0074", "already exists")
        );
        assert_eq!(error.data, Some(json!({"x": 1})));
        assert_eq!(third.action, BulkAction::UnknownActionType);
    }
    collection.bulk_remove(&["a", "b"]).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/bulk/items/remove");
    assert_eq!(
        sent.body,
        json!({"dataCollectionId": "C", "dataItemIds": ["a", "b"]})
    );
}

#[tokio::test]
async fn section_7_referenced_items_are_queried() {
    let response = json!({"results": [
        {"dataItem": {"id": "b", "data": {"_id": "b", "id": "own"}}},
        {"unresolvedReference": {"referringItemId": "a", "referringItemFieldName": "f"}}]});
    let platform = Platform::with_body(response).await;
    let mut query = ReferencedQuery::new("C", "f", "a");
    query.order = Some(Order::Descending);
    query.fields = vec!["title".into()];
    query.return_total_count = true;
    let page = platform.client.query_referenced(&query).await.unwrap();
    let [Referenced::DataItem(item), unresolved] = &page.items[..] else {
        panic!("{page:?}");
    };
    assert_eq!(
        (item.id.as_str(), &item.data.as_ref().unwrap()["id"]),
        ("b", &json!("own"))
    );
    let expected = Referenced::UnresolvedReference {
        referring_item_id: "a".into(),
        referring_item_field_name: "f".into(),
    };
    assert_eq!(unresolved, &expected);
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/query-referenced");
    let body = json!({"dataCollectionId": "C", "referringItemId": "a", "referringItemFieldName": "f", "order": "DESC",
        "paging": {"offset": 0, "limit": 50}, "fields": ["title"], "returnTotalCount": true});
    assert_eq!(sent.body, body);
}

#[tokio::test]
async fn section_7_references_are_asked_for_added_removed_and_replaced() {
    let response = json!({"isReferenced": true, "dataItemReference": wire_reference(),
        "dataItemReferences": [wire_reference()]});
    let platform = Platform::with_body(response).await;
    let collection = platform.client.collection("C");
    let asked = {
        let mut body = wire_reference();
        body["dataCollectionId"] = json!("C");
        body
    };
    assert!(collection.is_referenced(&reference()).await.unwrap());
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line.as_str(), sent.body),
        ("POST /wix-data/v2/items/is-referenced", asked)
    );

    let one = json!({"dataCollectionId": "C", "dataItemReference": wire_reference()});
    assert_eq!(
        collection.insert_reference(&reference()).await.unwrap(),
        reference()
    );
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line.as_str(), &sent.body),
        ("POST /wix-data/v2/items/insert-reference", &one)
    );
    assert_eq!(
        collection.remove_reference(&reference()).await.unwrap(),
        reference()
    );
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line.as_str(), &sent.body),
        ("POST /wix-data/v2/items/remove-reference", &one)
    );

    let replaced = collection.replace_references("f", "a", &["b"]).await.unwrap();
    assert_eq!(replaced, [reference()]);
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/replace-references");
    let body = json!({"dataCollectionId": "C", "referringItemFieldName": "f", "referringItemId": "a",
        "newReferencedItemIds": ["b"]});
    assert_eq!(sent.body, body);
    collection.replace_references("f", "a", &[]).await.unwrap();
    assert_eq!(platform.sent().await.body["newReferencedItemIds"], json!([]));
}

#[tokio::test]
async fn section_7_bulk_reference_calls_report_on_each_reference() {
    let response = json!({"results": [
            {"action": "INSERT", "referenceMetadata": {"originalIndex": 0, "success": true},
                "dataItemReference": wire_reference()},
            {"action": "INSERT", "referenceMetadata": {"originalIndex": 1, "success": false,
                "error": {"code": "WDE0029", "description": "exists"}}}],
        "bulkActionMetadata": {"totalSuccesses": 1, "totalFailures": 1}});
    let platform = Platform::with_body(response).await;
    let collection = platform.client.collection("C");
    let response = collection
        .bulk_insert_references(&[reference()], true)
        .await
        .unwrap();
    assert_eq!(response.results[0].reference, Some(reference()));
    assert_eq!(response.results[1].error.as_ref().unwrap().code, "WDE0029");
    assert_eq!(
        (response.results[1].original_index, response.results[1].success),
        (1, false)
    );
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/bulk/items/insert-references");
    let body =
        json!({"dataCollectionId": "C", "dataItemReferences": [wire_reference()], "returnEntity": true});
    assert_eq!(sent.body, body);

    collection.bulk_remove_references(&[reference()]).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/bulk/items/remove-references");
    assert_eq!(
        sent.body,
        json!({"dataCollectionId": "C", "dataItemReferences": [wire_reference()]})
    );
}
