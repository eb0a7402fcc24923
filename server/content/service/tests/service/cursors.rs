//! Pages by cursor.

use serde_json::json;

use crate::harness::{C, Service, ids, item, violated};
use crate::place::{Place, on_both};

async fn a_cursor_needs_nothing_but_itself(place: Place) {
    let items = (0..10)
        .map(|n| item(&format!("i{n}"), json!({"n": n % 4, "keep": n != 5})))
        .collect();
    let (service, key) = Service::with_items(&place, items).await;
    let query = json!({"query": {"filter": {"keep": true}, "sort": [{"fieldName": "n", "order": "DESC"}],
        "cursorPaging": {"limit": 4}, "fields": ["n"]}});
    let (status, mut response) = service.call(&key, "/v2/items/query", C, query).await;
    assert_eq!(status, 200, "{response}");
    let (mut seen, mut pages) = (Vec::new(), Vec::new());
    loop {
        seen.extend(ids(&response).into_iter().map(str::to_owned));
        pages.push(ids(&response).join(" "));
        let metadata = &response["pagingMetadata"];
        assert_eq!(metadata["hasNext"], metadata["cursors"]["next"].is_string());
        let Some(next) = metadata["cursors"]["next"].as_str() else {
            break;
        };
        let body = json!({"query": {"cursorPaging": {"cursor": next, "limit": 4}}});
        response = service.call(&key, "/v2/items/query", C, body).await.1;
        assert_eq!(
            response["dataItems"][0]["data"].as_object().unwrap().len(),
            2,
            "chosen fields stay chosen"
        );
    }
    assert_eq!(seen.join(" "), "i7 i3 i6 i2 i9 i1 i8 i4 i0");
    let previous = response["pagingMetadata"]["cursors"]["prev"].as_str().unwrap();
    let body = json!({"query": {"cursorPaging": {"cursor": previous, "limit": 4}}});
    let back = service.call(&key, "/v2/items/query", C, body).await.1;
    assert_eq!(ids(&back).join(" "), pages[pages.len() - 2]);

    // Of another call, another collection, or changed: refused by name.
    let cursor = |cursor: &str| json!({"query": {"cursorPaging": {"cursor": cursor}}});
    for (path, collection, body) in [
        ("/v2/items/query", "RecruitPosts-EN", cursor(previous)),
        ("/v2/items/query", C, cursor(&format!("A{previous}"))),
        (
            "/v2/items/aggregate",
            C,
            json!({"cursorPaging": {"cursor": previous}}),
        ),
    ] {
        let (status, response) = service.call(&key, path, collection, body).await;
        assert_eq!(status, 400, "{response}");
        assert!(violated(&response).ends_with("cursorPaging.cursor"), "{response}");
    }
    service.stop().await;
}

on_both!(a_cursor_needs_nothing_but_itself);
