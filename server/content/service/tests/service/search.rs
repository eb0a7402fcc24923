//! Searching items for words.

use serde_json::{Value, json};

use crate::harness::{C, Service, ids, item, violated};
use crate::place::{Place, on_both};

async fn words_are_found_within_the_filter_in_order_and_page_by_page(place: Place) {
    let items = vec![
        item("a", json!({"title": "Sound Designer", "n": 1})),
        item("b", json!({"title": "Server Engineer", "n": 2})),
        item("c", json!({"deep": {"list": ["a SOUND idea"]}, "n": 3})),
        item("sound", json!({"title": "nothing of it", "n": 4})),
        item("d", json!({"title": "sound and engine", "n": 5})),
        item("e", json!({"title": "Élan, sounds", "n": 6})),
    ];
    let (service, key) = Service::with_items(&place, items).await;
    let search = async |search: Value| {
        let (status, response) = service
            .call(&key, "/v2/items/search", C, json!({ "search": search }))
            .await;
        assert_eq!(status, 200, "{response}");
        response
    };
    let words = |expression: &str| json!({ "expression": expression });
    for (asked, expected) in [
        (json!({"search": words("sound")}), "e d c a"),
        (
            json!({"search": words("sound"), "filter": {"n": {"$lt": 6}}}),
            "d c a",
        ),
        (
            json!({"search": words("sound"), "sort": [{"fieldName": "n", "order": "ASC"}]}),
            "a c d e",
        ),
        (
            json!({"search": words("sound"), "paging": {"offset": 1, "limit": 2}}),
            "d c",
        ),
        (json!({"search": words("ÉLAN")}), "e"),
        (
            json!({"search": {"expression": "sound engine", "mode": "AND"}}),
            "d",
        ),
        (
            json!({"search": {"expression": "sound engine", "mode": "OR"}}),
            "e d c b a",
        ),
        (json!({"search": {"expression": "enginer"}}), ""),
        (json!({"search": {"expression": "enginer", "fuzzy": true}}), "d b"),
        (json!({"search": {}}), "e d sound c b a"),
    ] {
        assert_eq!(ids(&search(asked.clone()).await).join(" "), expected, "{asked}");
    }
    let mut page =
        search(json!({"search": words("sound"), "fields": ["n"], "cursorPaging": {"limit": 3}})).await;
    assert_eq!(ids(&page).join(" "), "e d c");
    assert_eq!(page["dataItems"][0]["data"], json!({"_id": "e", "n": 6}));
    let next = page["pagingMetadata"]["cursors"]["next"].take();
    let last = search(json!({"cursorPaging": {"cursor": next, "limit": 3}})).await;
    assert_eq!(ids(&last), ["a"]);
    assert_eq!(last["pagingMetadata"]["hasNext"], false);
    service.stop().await;
}

async fn a_search_that_breaks_rules_names_the_field(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    for (search, field) in [
        (json!(5), "search"),
        (json!({}), "search.search"),
        (json!({"search": {"expression": 5}}), "search.search.expression"),
        (
            json!({"search": {"expression": "é".repeat(101)}}),
            "search.search.expression",
        ),
        (json!({"search": {"mode": "NEAR"}}), "search.search.mode"),
        (
            json!({"search": {}, "paging": {"limit": 1001}}),
            "search.paging.limit",
        ),
    ] {
        let (status, response) = service
            .call(&key, "/v2/items/search", C, json!({ "search": search }))
            .await;
        assert_eq!((status, violated(&response)), (400, field), "{search}");
    }
    service.stop().await;
}

on_both!(
    words_are_found_within_the_filter_in_order_and_page_by_page,
    a_search_that_breaks_rules_names_the_field,
);
