//! Jobs: work on many items that goes on after the call.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::harness::{C, Service, code, item, violated};
use crate::place::{Place, on_both};

pub(crate) const PATCH: &str = "/v2/bulk/items/async-patch-by-filter";
pub(crate) const REMOVE: &str = "/v2/bulk/items/async-remove-by-filter";
/// Items of a job that takes long enough to be cut off: thirty parts.
pub(crate) const MANY: usize = 3000;

/// Adds one to `n`.
pub(crate) fn increment() -> Value {
    json!([{"fieldPath": "n", "action": "INCREMENT_FIELD", "incrementFieldOptions": {"value": 1}}])
}

/// Starts a job on [`C`]; returns its id.
pub(crate) async fn started(service: &Service, key: &str, path: &str, body: Value) -> String {
    let (status, mut response) = service.call(key, path, C, body).await;
    assert_eq!(status, 200, "{response}");
    match response["jobId"].take() {
        Value::String(id) => id,
        other => panic!("{other}"),
    }
}

pub(crate) async fn status(service: &Service, token: &str, id: &str) -> (u16, Value) {
    let path = format!("/v2/async-jobs/{id}/status?jobId={id}");
    let response = service.send(Method::GET, &path, token, None).await;
    (response.status().as_u16(), response.json().await.unwrap())
}

/// Asks how a job stands until it is as wanted.
pub(crate) async fn until(service: &Service, key: &str, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let asking = async {
        let mut again = tokio::time::interval(Duration::from_millis(20));
        loop {
            again.tick().await;
            let (code, response) = status(service, key, id).await;
            assert_eq!(code, 200, "{response}");
            if wanted(&response) {
                return response;
            }
        }
    };
    tokio::time::timeout(Duration::from_mins(2), asking)
        .await
        .unwrap()
}

pub(crate) async fn ended(service: &Service, key: &str, id: &str) -> Value {
    until(service, key, id, |response| {
        ["SUCCEEDED", "FAILED"].contains(&response["status"].as_str().unwrap())
    })
    .await
}

/// Starts a job that takes long and waits until a part of it is done; returns its id.
pub(crate) async fn begun(service: &Service, key: &str) -> String {
    service
        .store
        .import(C, many(), "test", false, |_| ())
        .await
        .unwrap();
    let body = json!({"filter": {}, "fieldModifications": increment()});
    let job = started(service, key, PATCH, body).await;
    until(service, key, &job, |response| response["successCount"] != 0).await;
    job
}

/// The values of `n` of all items, the oldest first.
pub(crate) async fn numbers(service: &Service) -> Vec<Value> {
    let mut all = Vec::new();
    service
        .store
        .export(C, |mut item| {
            all.push(item.data.remove("n").unwrap_or_default());
            Ok::<_, content_service::store::StoreError>(())
        })
        .await
        .unwrap();
    all
}

pub(crate) fn many() -> Vec<Map<String, Value>> {
    (0..MANY)
        .map(|number| {
            let item = json!({"_id": number.to_string(), "n": 0});
            item.as_object().unwrap().clone()
        })
        .collect()
}

async fn a_job_changes_each_item_that_meets_the_filter_once(place: Place) {
    let items = (0..250)
        .map(|n| item(&n.to_string(), json!({ "n": n })))
        .collect();
    let (service, key) = Service::with_items(&place, items).await;
    let before = service.store.collection(C).await.unwrap().revision;
    // What is incremented still meets the filter.
    let body = json!({"filter": {"n": {"$gte": 20}}, "fieldModifications": increment()});
    let job = started(&service, &key, PATCH, body).await;
    let response = ended(&service, &key, &job).await;
    assert_eq!(response, json!({"status": "SUCCEEDED", "successCount": 230}));
    let expected: Vec<Value> = (0..250).map(|n| json!(if n < 20 { n } else { n + 1 })).collect();
    assert_eq!(numbers(&service).await, expected);
    let after = service.store.collection(C).await.unwrap().revision;
    assert_eq!(after - before, 230, "pages see the change");
    let changes = service.store.revisions(C, "249", 9).await.unwrap();
    let seen: Vec<_> = changes
        .iter()
        .map(|change| (change.action.as_str(), change.author.as_str(), &change.data["n"]))
        .collect();
    let author = "key editors";
    assert_eq!(
        seen,
        [("UPDATE", author, &json!(250)), ("INSERT", author, &json!(249))]
    );

    let job = started(&service, &key, REMOVE, json!({"filter": {"n": {"$lt": 240}}})).await;
    let response = ended(&service, &key, &job).await;
    assert_eq!(response, json!({"status": "SUCCEEDED", "successCount": 239}));
    assert_eq!(numbers(&service).await.len(), 11);
    let removed = &service.store.revisions(C, "5", 1).await.unwrap()[0];
    assert_eq!(
        (removed.action.as_str(), &removed.data["n"]),
        ("DELETE", &json!(5))
    );
    let job = started(&service, &key, REMOVE, json!({"filter": {}})).await;
    assert_eq!(ended(&service, &key, &job).await["successCount"], 11);
    assert!(numbers(&service).await.is_empty());
    service.stop().await;
}

async fn a_job_stops_at_the_first_item_that_cannot_be_changed(place: Place) {
    let items = vec![
        item("a", json!({"n": 1})),
        item("b", json!({"n": "text"})),
        item("c", json!({"n": 1})),
    ];
    let (service, key) = Service::with_items(&place, items).await;
    let body = json!({"filter": {}, "fieldModifications": increment()});
    let job = started(&service, &key, PATCH, body).await;
    let response = ended(&service, &key, &job).await;
    assert_eq!(response, json!({"status": "FAILED", "successCount": 1}));
    assert_eq!(numbers(&service).await, [json!(2), json!("text"), json!(1)]);
    service.stop().await;
}

async fn what_is_no_job_is_refused(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({"n": 1}))]).await;
    let visitor = service.token().await;
    let patch = json!({"filter": {}, "fieldModifications": increment()});
    for (token, path, collection, refusal) in [
        (&visitor, PATCH, C, (403, "WDE0027")),
        (&visitor, REMOVE, C, (403, "WDE0027")),
        (&key, PATCH, "None", (404, "WDE0025")),
        (&key, REMOVE, "None", (404, "WDE0025")),
    ] {
        let (status, reply) = service.call(token, path, collection, patch.clone()).await;
        assert_eq!((status, code(&reply)), refusal, "{path} {collection}");
    }
    let filter = json!({"n": {"$near": 1}});
    let unknown = json!([{"fieldPath": "n", "action": "EXPLODE"}]);
    for (path, body, field) in [
        (REMOVE, json!({ "filter": filter }), "filter"),
        (
            PATCH,
            json!({"filter": filter, "fieldModifications": increment()}),
            "filter",
        ),
        (PATCH, json!({"filter": {}}), "fieldModifications"),
        (
            PATCH,
            json!({"filter": {}, "fieldModifications": unknown}),
            "fieldModifications[0].action",
        ),
    ] {
        let (status, reply) = service.call(&key, path, C, body).await;
        assert_eq!((status, violated(&reply)), (400, field), "{reply}");
    }
    assert_eq!(numbers(&service).await, [json!(1)]);
    for id in ["nothing", "6f1c1f0e-0d5b-4a4e-8a54-9f0b0f5f7d11"] {
        let (status, reply) = status(&service, &key, id).await;
        assert_eq!((status, code(&reply)), (404, "NOT_FOUND"), "{id}");
    }
    let job = started(&service, &key, PATCH, patch).await;
    let (code_seen, reply) = status(&service, &visitor, &job).await;
    assert_eq!(
        (code_seen, code(&reply)),
        (404, "NOT_FOUND"),
        "other callers do not see a job"
    );
    let address = format!("/v2/async-jobs/{job}/status");
    let response = service.send(Method::POST, &address, &key, Some(&json!({}))).await;
    assert_eq!(
        (response.status().as_u16(), &response.headers()["allow"]),
        (405, &"GET".parse().unwrap())
    );
    ended(&service, &key, &job).await;
    service.clock.advance(31 * 24 * 60 * 60);
    let key = service.store.create_key("later", None).await.unwrap();
    assert_eq!(status(&service, &key, &job).await.0, 404, "long ended");
    service.stop().await;
}

on_both!(
    a_job_changes_each_item_that_meets_the_filter_once,
    a_job_stops_at_the_first_item_that_cannot_be_changed,
    what_is_no_job_is_refused,
);
