//! Input that breaks rules is refused field by field.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{C, Service, item};
use crate::place::{Place, on_both};

async fn bad_queries_name_the_field(place: Place) {
    let service = Service::start(&place).await;
    let query = |query: Value| json!({"dataCollectionId": "RecruitPosts-EN", "query": query});
    let table = [
        (json!({}), "dataCollectionId"),
        (json!({"dataCollectionId": 5}), "dataCollectionId"),
        (query(json!(5)), "query"),
        (query(json!({"paging": 5})), "query.paging"),
        (query(json!({"paging": {"limit": 1001}})), "query.paging.limit"),
        (query(json!({"paging": {"limit": -1}})), "query.paging.limit"),
        (query(json!({"paging": {"offset": -1}})), "query.paging.offset"),
        (query(json!({"cursorPaging": 1})), "query.cursorPaging"),
        (
            query(json!({"cursorPaging": {"limit": 1001}})),
            "query.cursorPaging.limit",
        ),
        (
            query(json!({"cursorPaging": {"cursor": "x"}})),
            "query.cursorPaging.cursor",
        ),
        (query(json!({"filter": {"a": {"$regex": "x"}}})), "query.filter"),
        (query(json!({"sort": {}})), "query.sort"),
        (
            query(json!({"sort": [{"order": "ASC"}]})),
            "query.sort[0].fieldName",
        ),
        (
            query(json!({"sort": [{"fieldName": "a..b"}]})),
            "query.sort[0].fieldName",
        ),
        (
            query(json!({"sort": [{"fieldName": "a", "order": "UP"}]})),
            "query.sort[0].order",
        ),
        (
            query(json!({"sort": vec![json!({"fieldName": "a"}); 17]})),
            "query.sort",
        ),
        (query(json!({"fields": [5]})), "query.fields"),
        (
            json!({"dataCollectionId": "RecruitPosts-EN", "paging": {"limit": 1001}}),
            "paging.limit",
        ),
        (
            json!({"dataCollectionId": "RecruitPosts-EN", "returnTotalCount": 1}),
            "returnTotalCount",
        ),
        (
            json!({"dataCollectionId": "RecruitPosts-EN", "sortMode": "SHUFFLED"}),
            "sortMode",
        ),
        (
            json!({"dataCollectionId": "RecruitPosts-EN", "sortMode": "RANDOM"}),
            "randomOptions.seed",
        ),
    ];
    for (body, field) in table {
        let (status, response) = service.query(&body).await;
        assert_eq!(status, 400, "{body}");
        let violations = &response["details"]["validationError"]["fieldViolations"];
        assert_eq!(violations[0]["field"], field, "{response}");
        assert!(
            violations[0]["description"]
                .as_str()
                .is_some_and(|text| !text.is_empty()),
            "{response}"
        );
        assert!(violations[0]["data"].is_object());
    }
    service.stop().await;
}

async fn bodies_that_are_no_json_or_too_large_are_refused(place: Place) {
    let service = Service::start(&place).await;
    let token = service.token().await;
    let url = format!("http://{}/v2/items/query", service.address);
    for (body, status) in [
        ("{".to_owned(), 400),
        ("[]".to_owned(), 400),
        (String::new(), 400),
        ("[".repeat(100_000), 400),
        (" ".repeat(500 * 1024 + 1), 413),
    ] {
        let response = service
            .http
            .post(&url)
            .header("authorization", &token)
            .body(body)
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), status);
        assert!(response.json::<Value>().await.unwrap()["details"].is_object());
    }
    for query in ["", "?.r=", "?.r=%21", "?.r=W10"] {
        let response = service
            .send(Method::GET, &format!("/v2/items/query{query}"), &token, None)
            .await;
        assert_eq!(response.status(), 400, "{query}");
    }
    for malformed in ["***", "a", "%21", "YQ%20"] {
        let path = format!("/v2/items/query?.r={malformed}");
        let response = service.send(Method::GET, &path, &token, None).await;
        assert_eq!(response.status(), 400, "{malformed}");
        let body: Value = response.json().await.unwrap();
        let violation = &body["details"]["validationError"]["fieldViolations"][0];
        assert_eq!(violation["field"], ".r", "{body}");
        assert_eq!(violation["description"], "malformed base64.", "{body}");
    }
    service.stop().await;
}

async fn nul_reaches_no_database(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    let nul = "a\0";
    let reference = |name: &str, value: &str| {
        let mut reference =
            json!({"referringItemFieldName": "f", "referringItemId": "a", "referencedItemId": "a"});
        reference[name] = json!(value);
        reference
    };
    let about = json!({ "dataItemId": nul });
    let whole = json!({"dataItem": {"id": nul, "data": {}}});
    for (path, body, expected) in [
        ("/v2/items", whole.clone(), 400),
        ("/v2/items/update", whole.clone(), 404),
        ("/v2/items/save", whole, 400),
        ("/v2/items/remove", about, 400),
        ("/v2/items/is-referenced", reference("referencedItemId", nul), 400),
        (
            "/v2/items/query-referenced",
            json!({"referringItemIds": [nul], "referringItemFieldName": "f"}),
            400,
        ),
        (
            "/v2/items/insert-reference",
            json!({ "dataItemReference": reference("referringItemFieldName", nul) }),
            400,
        ),
        (
            "/v2/items/replace-references",
            json!({"referringItemFieldName": "f", "referringItemId": "a", "newReferencedItemIds": [nul]}),
            404,
        ),
        (
            "/v2/items/query",
            json!({"query": {}, "includeReferences": [{"field": nul}]}),
            400,
        ),
        ("/v2/bulk/items/remove", json!({ "dataItemIds": [nul] }), 200),
    ] {
        let (status, reply) = service.call(&key, path, C, body).await;
        assert_eq!(status, expected, "{path}: {reply}");
    }
    let (status, _) = service.call(&key, "/v2/items/count", nul, json!({})).await;
    assert_eq!(status, 400);
    let item = format!("/v2/items/a%00?dataCollectionId={C}");
    let response = service.send(Method::GET, &item, &key, None).await;
    assert_eq!(response.status(), 400);
    service.stop().await;
}

on_both!(
    nul_reaches_no_database,
    bad_queries_name_the_field,
    bodies_that_are_no_json_or_too_large_are_refused,
);
