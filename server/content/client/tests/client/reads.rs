//! Queries, aggregations, distinct values: what is sent, by POST and by GET, and how results are walked.

use content_client::{
    AggregateQuery, Conditions as _, ContentClientConfig, DistinctQuery, Filter, ItemsQuery, Operation,
    Order, Paging, ReadMethod, Reference, ReferencedQuery, decode_base64,
};
use futures::{StreamExt as _, TryStreamExt as _};
use serde_json::{Value, json};
use wiremock::matchers::{body_partial_json, path};
use wiremock::{Mock, ResponseTemplate};

use crate::harness::QUERY;
use crate::platform::Platform;

#[tokio::test]
async fn section_7_a_plain_query_sends_what_the_platforms_own_client_sends() {
    let platform = Platform::with_body(json!({"dataItems": []})).await;
    platform
        .client
        .query_items(&ItemsQuery::new("RecruitPosts-EN"))
        .await
        .unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/query");
    let body = json!({"dataCollectionId": "RecruitPosts-EN",
        "query": {"filter": {}, "paging": {"offset": 0, "limit": 50}}});
    assert_eq!(sent.body, body);
}

#[tokio::test]
async fn section_7_every_part_of_a_query_reaches_the_wire() {
    let platform = Platform::with_body(json!({"dataItems": []})).await;
    let mut query = ItemsQuery::new("C")
        .eq("_id", "x")
        .gt("_createdDate", json!({"$date": "2024-01-02T03:04:05.000Z"}))
        .ascending("title")
        .descending("_createdDate")
        .skip(10)
        .limit(5)
        .with_total_count()
        .include("author", Some(3))
        .include("tags", None);
    query.fields = vec!["title".into()];
    query.options.consistent_read = true;
    platform.client.query_items(&query).await.unwrap();
    let body = json!({"dataCollectionId": "C", "returnTotalCount": true, "consistentRead": true,
        "includeReferencedItems": ["author", "tags"], "referencedItemOptions": [{"fieldName": "author", "limit": 3}],
        "query": {
            "filter": {"$and": [{"id": "x"}, {"createdDate": {"$gt": {"$date": "2024-01-02T03:04:05.000Z"}}}]},
            "sort": [{"fieldName": "title", "order": "ASC"}, {"fieldName": "createdDate", "order": "DESC"}],
            "paging": {"offset": 10, "limit": 5}, "fields": ["title"]}});
    assert_eq!(platform.sent().await.body, body);
}

#[tokio::test]
async fn section_7_an_aggregation_groups_computes_and_filters() {
    let response =
        json!({"results": [{"_id": {"kind": "a"}, "sum": 3, "id": 1}], "pagingMetadata": {"hasNext": false}});
    let platform = Platform::with_body(response).await;
    let query = AggregateQuery::new("C")
        .initial_filter(Filter::Gt("n".into(), json!(0)))
        .group_by("kind")
        .compute("sum", Operation::Sum("n".into()))
        .compute("mean", Operation::Average("n".into()))
        .compute("least", Operation::Min("n".into()))
        .compute("most", Operation::Max("n".into()))
        .compute("items", Operation::ItemCount)
        .final_filter(Filter::Ge("sum".into(), json!(2)))
        .sort("sum", Order::Descending);
    let page = platform.client.aggregate_items(&query).await.unwrap();
    assert_eq!(
        json!(page.items),
        json!([{"_id": {"kind": "a"}, "sum": 3, "id": 1}])
    );
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/aggregate");
    let body = json!({"dataCollectionId": "C", "initialFilter": {"n": {"$gt": 0}}, "aggregation": {
            "groupingFields": ["kind"], "operations": [
                {"resultFieldName": "sum", "sum": {"itemFieldName": "n"}},
                {"resultFieldName": "mean", "average": {"itemFieldName": "n"}},
                {"resultFieldName": "least", "min": {"itemFieldName": "n"}},
                {"resultFieldName": "most", "max": {"itemFieldName": "n"}},
                {"resultFieldName": "items", "itemCount": {}}]},
        "finalFilter": {"sum": {"$gte": 2}}, "sort": [{"fieldName": "sum", "order": "DESC"}],
        "paging": {"offset": 0, "limit": 50}});
    assert_eq!(sent.body, body);
}

#[tokio::test]
async fn section_7_distinct_values_come_in_order() {
    let platform = Platform::with_body(json!({"distinctValues": ["a", 1, null]})).await;
    let query = DistinctQuery::new("C", "_createdDate")
        .eq("_id", "x")
        .order(Order::Ascending);
    let page = platform.client.query_distinct_values(&query).await.unwrap();
    assert_eq!(page.items, [json!("a"), json!(1), Value::Null]);
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/query-distinct-values");
    let body = json!({"dataCollectionId": "C", "fieldName": "_createdDate", "filter": {"id": "x"}, "order": "ASC",
        "paging": {"offset": 0, "limit": 50}});
    assert_eq!(sent.body, body);
}

#[tokio::test]
async fn section_7_the_six_reading_calls_can_go_out_as_get() {
    let response =
        json!({"dataItems": [], "results": [], "distinctValues": [], "totalCount": 0, "isReferenced": true});
    let response = ResponseTemplate::new(200).set_body_json(response);
    let by_get = |config: &mut ContentClientConfig| config.read_method = ReadMethod::Get;
    let platform = Platform::responding(response, by_get).await;
    let (client, collection) = (&platform.client, platform.client.collection("C"));
    let reference = Reference {
        referring_item_field_name: "f".into(),
        referring_item_id: "a".into(),
        referenced_item_id: "b".into(),
    };
    client
        .query_items(&ItemsQuery::new("C").eq("a", Value::Null))
        .await
        .unwrap();
    client.aggregate_items(&AggregateQuery::new("C")).await.unwrap();
    collection.count(&Filter::default()).await.unwrap();
    client
        .query_distinct_values(&DistinctQuery::new("C", "f"))
        .await
        .unwrap();
    client
        .query_referenced(&ReferencedQuery::new("C", "f", "a"))
        .await
        .unwrap();
    collection.is_referenced(&reference).await.unwrap();
    let calls = platform.calls().await;
    let names = [
        "query",
        "aggregate",
        "count",
        "query-distinct-values",
        "query-referenced",
        "is-referenced",
    ];
    assert_eq!(calls.len(), names.len());
    for (sent, name) in calls.iter().zip(names) {
        let encoded = sent
            .line
            .strip_prefix(&format!("GET /wix-data/v2/items/{name}?.r="));
        let request = decode_base64(encoded.unwrap_or_else(|| panic!("{}", sent.line))).unwrap();
        let request: Value = serde_json::from_slice(&request).unwrap();
        assert_eq!(request["dataCollectionId"], "C");
        assert_eq!((&sent.body, sent.content_type.as_str()), (&Value::Null, ""));
    }

    let long = ItemsQuery::new("C").eq("a", "x".repeat(4000));
    client.query_items(&long).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/query");
    assert_eq!(sent.body["query"]["filter"]["a"], "x".repeat(4000));
}

fn page(ids: &[&str], paging: &Value) -> ResponseTemplate {
    let items: Vec<Value> = ids.iter().map(|id| json!({"id": id, "data": {}})).collect();
    ResponseTemplate::new(200).set_body_json(json!({"dataItems": items, "pagingMetadata": paging}))
}

async fn on_part(platform: &Platform, part: Value, response: ResponseTemplate) {
    Mock::given(path(QUERY))
        .and(body_partial_json(json!({ "query": part })))
        .respond_with(response)
        .with_priority(1)
        .expect(1)
        .mount(&platform.server)
        .await;
}

async fn ids(platform: &Platform, query: ItemsQuery) -> Vec<String> {
    let items = platform.client.stream(query).map_ok(|item| item.id);
    items.try_collect().await.unwrap()
}

#[tokio::test]
async fn section_7_a_result_is_walked_by_position() {
    let platform = Platform::with_body(json!({})).await;
    let more = json!({"hasNext": true});
    on_part(
        &platform,
        json!({"paging": {"offset": 1, "limit": 2}}),
        page(&["a", "b"], &more),
    )
    .await;
    on_part(
        &platform,
        json!({"paging": {"offset": 3, "limit": 2}}),
        page(&["c"], &more),
    )
    .await;
    on_part(
        &platform,
        json!({"paging": {"offset": 4, "limit": 2}}),
        page(&[], &more),
    )
    .await;
    assert_eq!(
        ids(&platform, ItemsQuery::new("C").paging(1, 2)).await,
        ["a", "b", "c"]
    );
}

#[tokio::test]
async fn section_7_a_result_is_walked_by_cursor_which_says_all_the_rest() {
    let platform = Platform::with_body(json!({})).await;
    let query = ItemsQuery::new("C").eq("f", 1).ascending("f").by_cursor(2);
    let to = |next: Value| json!({"hasNext": !next.is_null(), "cursors": {"next": next}});
    let first = json!({"cursorPaging": {"limit": 2}, "filter": {"f": 1}});
    on_part(
        &platform,
        json!({"cursorPaging": {"cursor": "c2", "limit": 2}}),
        page(&["c"], &to(Value::Null)),
    )
    .await;
    on_part(&platform, first, page(&["a", "b"], &to(json!("c2")))).await;
    assert_eq!(ids(&platform, query).await, ["a", "b", "c"]);
    let body = json!({"dataCollectionId": "C", "query": {"cursorPaging": {"cursor": "c2", "limit": 2}}});
    assert_eq!(platform.sent().await.body, body);
}

#[tokio::test]
async fn later_pages_of_the_other_queries_are_their_cursor_alone() {
    let response = json!({"results": [], "distinctValues": []});
    let platform = Platform::with_body(response).await;
    let part = || Paging::Cursor {
        cursor: Some("c".to_owned()),
        limit: 9,
    };
    let body = json!({"dataCollectionId": "C", "cursorPaging": {"cursor": "c", "limit": 9}});
    let aggregation = AggregateQuery::new("C").group_by("a").paging(part());
    platform.client.aggregate_items(&aggregation).await.unwrap();
    assert_eq!(platform.sent().await.body, body);
    let distinct = DistinctQuery::new("C", "f")
        .eq("a", 1)
        .order(Order::Ascending)
        .paging(part());
    platform.client.query_distinct_values(&distinct).await.unwrap();
    assert_eq!(platform.sent().await.body, body);
    let mut referenced = ReferencedQuery::new("C", "f", "a");
    referenced.paging = part();
    platform.client.query_referenced(&referenced).await.unwrap();
    assert_eq!(platform.sent().await.body, body);
}

#[tokio::test]
async fn a_platform_that_repeats_a_cursor_is_left() {
    let again = json!({"hasNext": true, "cursors": {"next": "c"}});
    let platform = Platform::responding(page(&["a"], &again), |_| {}).await;
    let items: Vec<_> = platform
        .client
        .stream(ItemsQuery::new("C").by_cursor(1))
        .collect()
        .await;
    assert_eq!(items.len(), 2);
    let error = items.into_iter().last().unwrap().unwrap_err();
    assert_eq!(error.cause(), Some("the next page is the same page again"));
}

#[tokio::test]
async fn nothing_is_asked_for_before_it_is_wanted() {
    let platform = Platform::responding(page(&["a", "b"], &json!({"hasNext": true})), |_| {}).await;
    let mut items = std::pin::pin!(platform.client.stream(ItemsQuery::new("C").limit(2)));
    assert_eq!(platform.calls().await.len(), 0);
    for _ in 0..2 {
        items.next().await.unwrap().unwrap();
    }
    assert_eq!(platform.calls().await.len(), 1);
    items.next().await.unwrap().unwrap();
    assert_eq!(platform.calls().await.len(), 2);
}
