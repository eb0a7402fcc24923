//! Reading more than pages of items: cursors, figures, distinct values, references, included items.

use content_service::store::Permissions;
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Service, ids};
use crate::place::{Place, on_both};

const C: &str = "Things";

async fn service(place: &Place, items: Vec<Value>) -> (Service, String) {
    let service = Service::start(place).await;
    service
        .store
        .create_collection(C, Permissions::PUBLIC)
        .await
        .unwrap();
    let key = service.store.create_key("editors", None).await.unwrap();
    let (status, answer) = service
        .call(&key, "/v2/bulk/items/insert", C, json!({ "dataItems": items }))
        .await;
    assert_eq!(
        (status, &answer["bulkActionMetadata"]["totalFailures"]),
        (200, &json!(0))
    );
    (service, key)
}

fn item(id: &str, mut data: Value) -> Value {
    data["_id"] = json!(id);
    json!({ "data": data })
}

async fn a_cursor_needs_nothing_but_itself(place: Place) {
    let items = (0..10)
        .map(|n| item(&format!("i{n}"), json!({"n": n % 4, "keep": n != 5})))
        .collect();
    let (service, key) = service(&place, items).await;
    let query = json!({"query": {"filter": {"keep": true}, "sort": [{"fieldName": "n", "order": "DESC"}],
        "cursorPaging": {"limit": 4}, "fields": ["n"]}});
    let (status, mut answer) = service.call(&key, "/v2/items/query", C, query).await;
    assert_eq!(status, 200, "{answer}");
    let (mut seen, mut pages) = (Vec::new(), Vec::new());
    loop {
        seen.extend(ids(&answer).into_iter().map(str::to_owned));
        pages.push(ids(&answer).join(" "));
        let metadata = &answer["pagingMetadata"];
        assert_eq!(metadata["hasNext"], metadata["cursors"]["next"].is_string());
        let Some(next) = metadata["cursors"]["next"].as_str() else {
            break;
        };
        let body = json!({"query": {"cursorPaging": {"cursor": next, "limit": 4}}});
        answer = service.call(&key, "/v2/items/query", C, body).await.1;
        assert_eq!(
            answer["dataItems"][0]["data"].as_object().unwrap().len(),
            2,
            "chosen fields stay chosen"
        );
    }
    assert_eq!(seen.join(" "), "i7 i3 i6 i2 i9 i1 i8 i4 i0");
    let previous = answer["pagingMetadata"]["cursors"]["prev"].as_str().unwrap();
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
        let (status, answer) = service.call(&key, path, collection, body).await;
        assert_eq!(status, 400, "{answer}");
        let field = answer["details"]["validationError"]["fieldViolations"][0]["field"]
            .as_str()
            .unwrap();
        assert!(field.ends_with("cursorPaging.cursor"), "{field}");
    }
    service.stop().await;
}

async fn figures_of_groups_are_filtered_sorted_and_paged(place: Place) {
    let items = vec![
        item("a", json!({"team": "red", "points": 1})),
        item("b", json!({"team": "red", "points": 2.5})),
        item("c", json!({"team": "blue", "points": 4})),
        item("d", json!({"team": "blue", "points": "no number"})),
        item("e", json!({"points": 8})),
        item("f", json!({"team": "green", "points": 100, "hidden": true})),
    ];
    let (service, key) = service(&place, items).await;
    let aggregation = json!({"groupingFields": ["team"], "operations": [
        {"resultFieldName": "sum", "sum": {"itemFieldName": "points"}},
        {"resultFieldName": "average", "average": {"itemFieldName": "points"}},
        {"resultFieldName": "least", "min": {"itemFieldName": "points"}},
        {"resultFieldName": "most", "max": {"itemFieldName": "points"}},
        {"resultFieldName": "count", "itemCount": {}}]});
    let body = json!({"initialFilter": {"hidden": {"$ne": true}}, "aggregation": aggregation,
        "finalFilter": {"sum": {"$gt": 3}}, "sort": [{"fieldName": "sum", "order": "DESC"}],
        "returnTotalCount": true, "paging": {"limit": 2, "offset": 0}});
    let (status, answer) = service.call(&key, "/v2/items/aggregate", C, body).await;
    assert_eq!(status, 200, "{answer}");
    let expected = json!([
        {"_id": {"team": null}, "sum": 8, "average": 8.0, "least": 8, "most": 8, "count": 1},
        {"_id": {"team": "blue"}, "sum": 4, "average": 4.0, "least": 4, "most": "no number", "count": 2}]);
    assert_eq!(answer["results"], expected);
    assert_eq!(answer["pagingMetadata"]["total"], 3);
    assert_eq!(answer["pagingMetadata"]["hasNext"], true);
    let all = json!({"aggregation": {"operations": [{"resultFieldName": "count", "itemCount": {}}]}});
    let (_, answer) = service.call(&key, "/v2/items/aggregate", C, all).await;
    assert_eq!(answer["results"], json!([{"_id": {}, "count": 6}]));
    let bad = json!({"aggregation": {"operations": [{"resultFieldName": "x"}]}});
    assert_eq!(service.call(&key, "/v2/items/aggregate", C, bad).await.0, 400);
    service.stop().await;
}

async fn distinct_values_are_counted_once_and_lists_by_element(place: Place) {
    let items = vec![
        item("a", json!({"v": 2})),
        item("b", json!({"v": 2.0})),
        item("c", json!({"v": ["x", 2, "y"]})),
        item("d", json!({"v": "x"})),
        item("e", json!({})),
    ];
    let (service, key) = service(&place, items).await;
    let body = json!({"fieldName": "v", "cursorPaging": {"limit": 2}});
    let (status, answer) = service
        .call(&key, "/v2/items/query-distinct-values", C, body)
        .await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["distinctValues"].as_array().unwrap().len(), 2);
    let next = answer["pagingMetadata"]["cursors"]["next"].as_str().unwrap();
    let body = json!({"cursorPaging": {"cursor": next, "limit": 2}});
    let (_, rest) = service
        .call(&key, "/v2/items/query-distinct-values", C, body)
        .await;
    assert_eq!(
        (&answer["distinctValues"][1], &rest["distinctValues"]),
        (&json!("x"), &json!(["y"]))
    );
    let body = json!({"fieldName": "v", "order": "DESC", "filter": {"v": {"$hasSome": ["x"]}}});
    let (_, answer) = service
        .call(&key, "/v2/items/query-distinct-values", C, body)
        .await;
    assert_eq!(answer["distinctValues"], json!(["y", "x", 2]));
    service.stop().await;
}

async fn references_are_kept_in_order_and_go_with_their_items(place: Place) {
    let items = vec![item("album", json!({})), item("plain", json!({"songs": "text"}))];
    let (service, key) = service(&place, items).await;
    service
        .store
        .create_collection("Songs", Permissions::PUBLIC)
        .await
        .unwrap();
    let songs: Vec<Value> = ["s1", "s2", "s3"].map(|id| item(id, json!({"title": id}))).into();
    service
        .call(
            &key,
            "/v2/bulk/items/insert",
            "Songs",
            json!({ "dataItems": songs }),
        )
        .await;
    let reference = |item: &str, to: &str| json!({"referringItemFieldName": "songs", "referringItemId": item, "referencedItemId": to});
    let one = |item: &str, to: &str| json!({ "dataItemReference": reference(item, to) });
    for (body, status, code) in [
        (one("album", "s2"), 200, ""),
        (one("album", "s2"), 409, "WDE0029"),
        (one("album", "missing"), 404, "WDE0073"),
        (one("missing", "s1"), 404, "WDE0073"),
        (one("plain", "s1"), 400, "WDE0020"),
    ] {
        let (seen, answer) = service.call(&key, "/v2/items/insert-reference", C, body).await;
        assert_eq!(seen, status, "{answer}");
        assert_eq!(
            answer["details"]["applicationError"]["code"]
                .as_str()
                .unwrap_or_default(),
            code
        );
    }
    let body = json!({"dataItemReferences": [reference("album", "s1"), reference("album", "s2")], "returnEntity": true});
    let (_, answer) = service
        .call(&key, "/v2/bulk/items/insert-references", C, body)
        .await;
    assert_eq!(
        answer["results"][0]["dataItemReference"],
        reference("album", "s1")
    );
    assert_eq!(
        answer["results"][1]["referenceMetadata"]["error"]["code"],
        "WDE0029"
    );
    assert_eq!(
        answer["bulkActionMetadata"],
        json!({"totalSuccesses": 1, "totalFailures": 1})
    );

    let referring = json!({"referringItemId": "album", "referringItemFieldName": "songs"});
    assert_eq!(referenced(&service, &key, referring.clone()).await, ["s2", "s1"]);
    let mut descending = referring.clone();
    descending["order"] = json!("DESC");
    assert_eq!(referenced(&service, &key, descending).await, ["s1", "s2"]);
    for (to, expected) in [("s1", true), ("s3", false)] {
        let answer = service
            .call(&key, "/v2/items/is-referenced", C, reference("album", to))
            .await
            .1;
        assert_eq!(answer, json!({ "isReferenced": expected }));
    }
    let query = json!({"query": {"filter": {"_id": "album"}}, "includeReferencedItems": ["songs"]});
    let (_, answer) = service.call(&key, "/v2/items/query", C, query).await;
    let titles = &answer["dataItems"][0]["data"]["songs"];
    assert_eq!(
        (&titles[0]["title"], &titles[1]["title"]),
        (&json!("s2"), &json!("s1"))
    );

    let mut replace = referring.clone();
    replace["newReferencedItemIds"] = json!(["s3", "s1", "s2"]);
    let (status, _) = service
        .call(&key, "/v2/items/replace-references", C, replace)
        .await;
    assert_eq!(
        (status, referenced(&service, &key, referring.clone()).await),
        (200, vec!["s3".into(), "s1".into(), "s2".into()])
    );
    service
        .call(&key, "/v2/items/remove-reference", C, one("album", "s1"))
        .await;
    service
        .call(&key, "/v2/items/remove", "Songs", json!({"dataItemId": "s3"}))
        .await;
    assert_eq!(referenced(&service, &key, referring.clone()).await, ["s2"]);
    service
        .call(
            &key,
            "/v2/bulk/items/remove-references",
            C,
            json!({"dataItemReferences": [reference("album", "s2")]}),
        )
        .await;
    assert!(referenced(&service, &key, referring).await.is_empty());
    service.stop().await;
}

async fn referenced(service: &Service, key: &str, body: Value) -> Vec<String> {
    let (status, answer) = service.call(key, "/v2/items/query-referenced", C, body).await;
    assert_eq!(status, 200, "{answer}");
    let results = answer["results"].as_array().unwrap();
    results
        .iter()
        .map(|result| result["dataItem"]["id"].as_str().unwrap().to_owned())
        .collect()
}

async fn every_read_works_by_post_and_by_address(place: Place) {
    use base64::Engine as _;
    let (service, key) = service(&place, vec![item("a", json!({"v": 1, "friend": "a"}))]).await;
    let referring = json!({"referringItemId": "a", "referringItemFieldName": "v", "referencedItemId": "b"});
    for (call, mut body) in [
        (
            "query",
            json!({"query": {"filter": {"v": 1}}, "includeReferences": [{"field": "friend"}]}),
        ),
        ("count", json!({"filter": {"v": 1}})),
        ("aggregate", json!({"aggregation": {"groupingFields": ["v"]}})),
        ("query-distinct-values", json!({"fieldName": "v"})),
        ("query-referenced", referring.clone()),
        ("is-referenced", referring),
    ] {
        body["dataCollectionId"] = json!(C);
        let json = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(body.to_string());
        let mut answers = Vec::new();
        for prefix in ["", "/wix-data", "/_api/cloud-data", "/_api/data"] {
            let path = format!("{prefix}/v2/items/{call}");
            let posted = service.send(Method::POST, &path, &key, Some(&body)).await;
            let got = service
                .send(Method::GET, &format!("{path}?.r={json}"), &key, None)
                .await;
            for response in [posted, got] {
                assert_eq!(response.status(), 200, "{path}");
                answers.push(response.json::<Value>().await.unwrap());
            }
        }
        assert!(
            answers.windows(2).all(|pair| pair[0] == pair[1]),
            "{call} {answers:?}"
        );
    }
    let dotted = format!("/v2/items/count?dataCollectionId={C}&filter.v.$gt=0");
    let response = service.send(Method::GET, &dotted, &key, None).await;
    assert_eq!(response.json::<Value>().await.unwrap(), json!({"totalCount": 1}));
    service.stop().await;
}

on_both!(
    a_cursor_needs_nothing_but_itself,
    figures_of_groups_are_filtered_sorted_and_paged,
    distinct_values_are_counted_once_and_lists_by_element,
    references_are_kept_in_order_and_go_with_their_items,
    every_read_works_by_post_and_by_address,
);
