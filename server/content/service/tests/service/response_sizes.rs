//! Responses have a budget of bytes, however few items are requested.

use content_client::{ContentClient, ContentClientConfig, ItemsQuery};
use content_service::store::{Permission, Permissions};
use futures::TryStreamExt as _;
use reqwest::Method;
use serde_json::{Value, json};
use url::Url;

use crate::harness::{C, Service, code, ids, item};
use crate::place::{Place, on_both};

/// Bytes of a large item; eighteen of them have room in a response to a visitor.
const LARGE: usize = 450_000;
const TOO_LARGE: &str = "RESPONSE_TOO_LARGE";

/// A service with so many large items, in the order of their names.
async fn with_large_items(place: &Place, number: usize) -> (Service, String, String) {
    let text = "x".repeat(LARGE);
    let items = (0..number)
        .map(|n| item(&format!("i{n:02}"), json!({"n": n, "text": text})))
        .collect();
    let (service, key) = Service::with_items(place, items).await;
    let token = service.token().await;
    (service, key, token)
}

fn sorted(mut body: Value) -> Value {
    body["sort"] = json!([{"fieldName": "n", "order": "ASC"}]);
    body
}

async fn a_page_ends_where_the_budget_ends_and_the_next_one_goes_on(place: Place) {
    let (service, key, token) = with_large_items(&place, 40).await;
    let expected: Vec<String> = (0..40).map(|n| format!("i{n:02}")).collect();
    let query = "/v2/items/query";
    // By cursors, forwards and back.
    let mut found: Vec<String> = Vec::new();
    let mut body = sorted(json!({"cursorPaging": {"limit": 100}}));
    let mut pages = 0;
    let back = loop {
        let (status, page) = service.call(&token, query, C, body).await;
        assert_eq!(status, 200, "{}", code(&page));
        let read = ids(&page);
        assert!(read.len() <= 18, "{} items", read.len());
        assert_eq!(page["pagingMetadata"]["count"], read.len());
        found.extend(read.into_iter().map(str::to_owned));
        pages += 1;
        let cursors = &page["pagingMetadata"]["cursors"];
        if page["pagingMetadata"]["hasNext"] == false {
            assert!(cursors.get("next").is_none());
            break cursors["prev"].clone();
        }
        body = json!({"cursorPaging": {"cursor": cursors["next"], "limit": 100}});
    };
    assert_eq!((&found, pages), (&expected, 3));
    let (_, page) = service
        .call(
            &token,
            query,
            C,
            json!({"cursorPaging": {"cursor": back, "limit": 100}}),
        )
        .await;
    let before = ids(&page);
    assert_eq!(
        before.last(),
        Some(&"i35"),
        "the page ends where the last one begins"
    );
    assert_eq!(before.len(), 18);
    assert_eq!(page["pagingMetadata"]["hasNext"], true);

    // By position: the response says how many there are, that more follow, and gives a cursor to go on with.
    let (_, page) = service
        .call(&token, query, C, sorted(json!({"paging": {"limit": 100}})))
        .await;
    let metadata = &page["pagingMetadata"];
    assert_eq!(
        (&metadata["count"], &metadata["hasNext"]),
        (&json!(18), &json!(true))
    );
    let go_on = json!({"cursorPaging": {"cursor": metadata["cursors"]["next"], "limit": 1}});
    let (_, next) = service.call(&token, query, C, go_on).await;
    assert_eq!(ids(&next), ["i18"]);
    // One who reckons with the total would miss what is left out.
    let body = sorted(json!({"paging": {"limit": 100}, "returnTotalCount": true}));
    let (status, reply) = service.call(&token, query, C, body).await;
    assert_eq!((status, code(&reply)), (400, TOO_LARGE));
    // What is not shown does not count, and holders of a key have more room.
    let body = sorted(json!({"paging": {"limit": 100}, "fields": ["n"], "returnTotalCount": true}));
    let (_, page) = service.call(&token, query, C, body).await;
    assert_eq!(ids(&page).len(), 40);
    let (_, page) = service
        .call(&key, query, C, json!({"paging": {"limit": 100}}))
        .await;
    assert_eq!(ids(&page).len(), 40);
    service.stop().await;
}

async fn the_sites_client_reads_on_behind_a_page_that_is_cut(place: Place) {
    let (service, _, _) = with_large_items(&place, 40).await;
    let address = Url::parse(&format!("http://{}", service.address)).unwrap();
    let mut config = ContentClientConfig::new(address);
    // The site takes responses of 32 MiB.
    config.response_cap_bytes = 32 * 1024 * 1024;
    let client = ContentClient::new(config).unwrap();
    for query in [
        ItemsQuery::new(C).paging(0, 1000),
        ItemsQuery::new(C).by_cursor(1000),
    ] {
        let items: Vec<_> = client.stream(query).try_collect().await.unwrap();
        assert_eq!(items.len(), 40);
    }
    service.stop().await;
}

async fn referenced_items_count_as_often_as_they_are_shown(place: Place) {
    let (service, key, token) = with_large_items(&place, 3).await;
    let refer = |ids: Vec<&str>| json!({ "data": {"refs": ids} });
    let many = vec!["i00"; 50];
    let body = json!({"dataItems": [refer(many), refer(vec!["i00", "i01", "i02"])]});
    service.call(&key, "/v2/bulk/items/insert", C, body).await;
    let ask = |filter: Value, limit: u32| json!({"query": {"filter": filter}, "includeReferences": [{"field": "refs", "limit": limit}]});
    let query = "/v2/items/query";
    let all = json!({"refs": {"$exists": true}});
    let (status, response) = service.call(&token, query, C, ask(all.clone(), 50)).await;
    assert_eq!((status, code(&response)), (400, TOO_LARGE));
    let (status, response) = service.call(&token, query, C, ask(all.clone(), 3)).await;
    let shown = response["dataItems"][0]["data"]["refs"].as_array().unwrap();
    assert_eq!((status, shown.len()), (200, 3));
    assert!(shown.iter().all(|item| item["text"].is_string()));
    let (status, _) = service.call(&key, query, C, ask(all, 50)).await;
    assert_eq!(status, 200, "a key has room for them");
    service.stop().await;
}

async fn calls_of_a_graphql_document_share_one_budget(place: Place) {
    let (service, _, token) = with_large_items(&place, 10).await;
    let send = async |document: String| {
        let body = json!({ "query": document });
        let response = service
            .send(Method::POST, "/graphql/alpha", &token, Some(&body))
            .await;
        response.json::<Value>().await.unwrap()
    };
    let query = "queryThings(paging: {limit: 10})";
    let reply = send(format!("{{ a: {query} {{ items {{ data }} }} }}")).await;
    assert!(reply.get("errors").is_none(), "{}", reply["errors"]);
    let calls: Vec<String> = (0..10)
        .map(|n| format!("c{n}: {query} {{ items {{ id }} }}"))
        .collect();
    let reply = send(format!("{{ {} }}", calls.join(" "))).await;
    let codes: Vec<&Value> = reply["errors"].as_array().unwrap().iter().collect();
    assert!(!codes.is_empty() && codes.iter().all(|error| error["extensions"]["code"] == TOO_LARGE));
    // One field of one call under many names.
    let names: Vec<String> = (0..10).map(|n| format!("n{n}: data")).collect();
    let reply = send(format!("{{ {query} {{ items {{ {} }} }} }}", names.join(" "))).await;
    assert_eq!(reply["errors"][0]["extensions"]["code"], TOO_LARGE);
    assert!(reply["errors"].as_array().unwrap().len() < 100);
    service.stop().await;
}

async fn changed_items_are_shown_within_the_budget(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let open = Permissions {
        read: Permission::Anyone,
        insert: Permission::Anyone,
        update: Permission::Anyone,
        remove: Permission::Anyone,
    };
    service.store.create_collection("Open", open).await.unwrap();
    let text = "x".repeat(LARGE);
    let items: Vec<Value> = (0..30)
        .map(|n| item(&format!("i{n:02}"), json!({"n": n, "text": text})))
        .collect();
    let (status, _) = service
        .call(
            &key,
            "/v2/bulk/items/insert",
            "Open",
            json!({ "dataItems": items }),
        )
        .await;
    assert_eq!(status, 200);
    let token = service.token().await;
    let removed: Vec<String> = (0..30).map(|n| format!("i{n:02}")).collect();
    let body = json!({"dataItemIds": removed, "returnEntity": true});
    let (status, response) = service.call(&token, "/v2/bulk/items/remove", "Open", body).await;
    assert_eq!((status, code(&response)), (400, TOO_LARGE));
    let (_, response) = service.call(&token, "/v2/items/count", "Open", json!({})).await;
    assert_eq!(response["totalCount"], 30, "a refused call changes nothing");
    service.stop().await;
}

on_both!(
    a_page_ends_where_the_budget_ends_and_the_next_one_goes_on,
    the_sites_client_reads_on_behind_a_page_that_is_cut,
    referenced_items_count_as_often_as_they_are_shown,
    calls_of_a_graphql_document_share_one_budget,
    changed_items_are_shown_within_the_budget,
);
