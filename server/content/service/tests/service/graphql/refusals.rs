//! What is refused, and how.

use reqwest::Method;
use serde_json::{Value, json};

use super::{PATH, refused, send};
use crate::harness::{Service, code, item, violated};
use crate::place::{Place, on_both};

on_both!(
    a_refused_call_leaves_the_others_their_results,
    a_request_that_is_no_document_is_refused_as_everywhere,
    what_fails_inside_is_not_sent,
);

async fn a_refused_call_leaves_the_others_their_results(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let query = "query($bad: JSON) { missing: getThings(id: \"none\") { id }
        bad: queryThings(filter: $bad) { items { id } } countThings }";
    let response = send(&service, &key, query, json!({"bad": {"n": {"$regex": "x"}}})).await;
    assert_eq!(
        response["data"],
        json!({"missing": null, "bad": null, "countThings": 0})
    );
    let errors = response["errors"].as_array().unwrap();
    let of = |name: &str| {
        errors
            .iter()
            .find(|error| error["path"] == json!([name]))
            .unwrap()
    };
    let missing = &of("missing")["extensions"];
    assert_eq!(
        (&missing["code"], &missing["status"]),
        (&json!("WDE0073"), &json!(404))
    );
    assert_eq!(violated(&of("bad")["extensions"]), "filter");
    assert_eq!(of("bad")["extensions"]["code"], "WDE0075");

    let twice = "mutation { insertThings(id: \"a\", data: {}) { id } again: insertThings(id: \"a\", data: {}) { id } }";
    let response = send(&service, &key, twice, json!({})).await;
    assert_eq!(
        (refused(&response), &response["data"]["insertThings"]["id"]),
        ("WDE0074", &json!("a"))
    );
    service.stop().await;
}

async fn a_request_that_is_no_document_is_refused_as_everywhere(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    for (body, field) in [
        (json!({}), "query"),
        (json!({"query": 5}), "query"),
        (json!({"query": "{ countThings }", "variables": []}), "variables"),
        (
            json!({"query": "{ countThings }", "operationName": 5}),
            "operationName",
        ),
    ] {
        let response = service.send(Method::POST, PATH, &key, Some(&body)).await;
        assert_eq!(response.status(), 400, "{body}");
        assert_eq!(violated(&response.json().await.unwrap()), field);
    }
    let large = json!({"query": "{ countThings }", "variables": {"a": "x".repeat(700_000)}});
    let ask = Some(json!({"query": "{ countThings }"}));
    for (method, path, body, status, name) in [
        (Method::POST, "/graphql/beta", ask.clone(), 404, "NOT_FOUND"),
        (Method::POST, "/graphql", ask, 404, "NOT_FOUND"),
        (Method::GET, PATH, None, 405, "METHOD_NOT_ALLOWED"),
        (Method::POST, PATH, Some(large), 413, "WDE0109"),
    ] {
        let response = service.send(method, path, &key, body.as_ref()).await;
        assert_eq!(response.status(), status, "{path}");
        assert_eq!(code(&response.json().await.unwrap()), name);
    }
    for query in [
        "{",
        "{ nothing }",
        "mutation { countThings }",
        "subscription { countThings }",
        "{ countThings(a: 1) }",
    ] {
        let reply = send(&service, &key, query, json!({})).await;
        assert_eq!(
            (refused(&reply), &reply["data"]),
            ("WDE0075", &Value::Null),
            "{query}"
        );
    }
    let two = json!({"query": "query A { countThings } query B { b: countThings }", "operationName": "B"});
    let response = service.send(Method::POST, PATH, &key, Some(&two)).await;
    assert_eq!(response.json::<Value>().await.unwrap()["data"], json!({"b": 0}));
    service.stop().await;
}

async fn what_fails_inside_is_not_sent(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    let mut change = service.store.change().await.unwrap();
    sqlx::query("UPDATE items SET data = '5'")
        .execute(&mut *change)
        .await
        .unwrap();
    change.commit().await.unwrap();
    let response = send(
        &service,
        &key,
        "{ getThings(id: \"a\") { id } countThings }",
        json!({}),
    )
    .await;
    let error = &response["errors"][0];
    assert_eq!(
        (refused(&response), &error["message"]),
        ("INTERNAL", &json!("an internal error occurred"))
    );
    assert_eq!(error["extensions"]["details"], json!({}));
    assert_eq!(response["data"]["countThings"], 1);
    service.stop().await;
}
