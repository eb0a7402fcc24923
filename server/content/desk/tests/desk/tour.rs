//! Every call of the desk once, so that each body was held against the description.

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};

use crate::description;
use crate::imports::Greenhouse;
use crate::members::Queue;
use crate::office::{EN, Office, PASSWORD, Person, post, read_of};
use crate::place::Place;
use crate::receiver::Receiver;
use crate::totp::set_up;
use crate::webhooks;

/// Makes calls that must work, one after another.
async fn all(person: &Person, calls: &[(&str, &str, Value)]) {
    for (method, path, body) in calls {
        let body = (!body.is_null()).then_some(body);
        person.done(method, path, body).await;
    }
}

/// What is done with posts.
async fn positions(person: &Person) {
    let draft = |revision: &Value| json!({"post": post("Other"), "revision": revision});
    let begun = person.begin("a", "en").await;
    let drafts = "/positions/a/en/draft";
    person.done("PUT", drafts, Some(&draft(&begun["revision"]))).await;
    let preview = json!({ "post": post("T") });
    all(
        person,
        &[
            ("GET", "/positions", Value::Null),
            ("POST", "/news", json!({"page": "a", "tag": "old"})),
            (
                "POST",
                "/positions/a/presence",
                json!({"locale": "en", "isWriting": true}),
            ),
            ("POST", "/positions/a/en/preview", preview),
            ("POST", "/positions/a/en/preview-link", json!({ "hours": 1 })),
        ],
    )
    .await;
    let words = json!({"locale": "en", "field": "title", "quote": "Other", "lead": "", "remark": "Longer"});
    let comments = person.done("POST", "/positions/a/comments", Some(&words)).await;
    let comment = format!("/positions/a/comments/{}", comments["comments"][0]["id"]);
    all(
        person,
        &[
            ("PATCH", &comment, json!({ "isResolved": true })),
            ("GET", "/positions/a/comments", Value::Null),
        ],
    )
    .await;
    for action in ["ask", "approve"] {
        let revision = person.summary("a", "en").await["revision"].clone();
        let word = json!({"action": action, "note": "Fine", "revision": revision});
        person.done("POST", "/positions/a/en/review", Some(&word)).await;
    }
    assert_eq!(person.act("a", json!("publish"), &["en"]).await.0, 200);
    let history = person.done("GET", "/positions/a/en/history", None).await;
    let entry = &history["entries"][0]["id"];
    let past = format!("/positions/a/en/history/{}", entry.as_str().unwrap());
    person.done("GET", &past, None).await;
    let revision = person.summary("a", "en").await["revision"].clone();
    let restored = json!({"entry": entry, "revision": revision});
    let restored = person
        .done("POST", "/positions/a/en/restore", Some(&restored))
        .await;
    let revision = restored["revision"].as_str().unwrap();
    person
        .done("DELETE", &format!("{drafts}?revision={revision}"), None)
        .await;
    person.done("DELETE", "/positions/a", None).await;
    person.done("GET", "/trash", None).await;
    person.done("POST", "/positions/a/undelete", None).await;
    for (id, to) in [("a", "b"), ("b", "a")] {
        let path = format!("/positions/{id}/rename");
        person.done("POST", &path, Some(&json!({ "to": to }))).await;
    }
    let order = person.done("GET", "/order", None).await;
    let order = json!({"positions": ["a"], "revision": order["revision"]});
    person.done("PUT", "/order", Some(&order)).await;
    let template = json!({"name": "Sound", "copyOf": "a"});
    let template = person.done("POST", "/templates", Some(&template)).await;
    let path = format!("/templates/{}", template["id"].as_str().unwrap());
    person
        .done("PATCH", &path, Some(&json!({ "name": "Music" })))
        .await;
    person.done("GET", "/positions", None).await;
    let posts = json!({ "posts": [post("T"), {"pay": 5, "importId": "1"}] });
    let board = json!({ "board": "vaulttec" });
    all(
        person,
        &[
            ("POST", "/imports/check", posts),
            ("POST", "/imports/greenhouse", board),
        ],
    )
    .await;
}

/// What owners look after.
async fn owner(person: &Person) {
    let role = json!({"name": "ben", "role": "editor"});
    let key = json!({"name": "mirror", "scopes": {EN: "read"}, "days": 30});
    let facts = person.done("GET", "/facts", None).await;
    let facts = json!({"facts": facts["facts"], "revision": facts["revision"]});
    all(
        person,
        &[
            ("POST", "/users", role),
            ("GET", "/users", Value::Null),
            ("POST", "/users/ben/link", Value::Null),
            ("GET", "/audit", Value::Null),
            ("POST", "/keys", key),
            ("GET", "/keys", Value::Null),
            ("GET", "/members", Value::Null),
            ("GET", "/counts", Value::Null),
            ("PUT", "/counts", json!({ "isOn": true })),
            ("PUT", "/facts", facts),
        ],
    )
    .await;
    let backup = person.request(Method::POST, "/backup");
    let backup = backup
        .json(&json!({ "password": PASSWORD }))
        .send()
        .await
        .unwrap();
    let backup = backup.bytes().await.unwrap();
    let sent = person.request(Method::POST, "/restores").body(backup);
    let sent = sent.send().await.unwrap();
    assert_eq!(read_of(Some(&Method::POST), sent).await.0, 201);
}

/// What owners do with programs outside that are told.
async fn outside(person: &Person) {
    let receiver = Receiver::start().await;
    let (webhook, _) = webhooks::create(person, &receiver, &["comment"]).await;
    let changed = webhooks::request(&receiver, &["published"]);
    all(
        person,
        &[
            ("GET", "/webhooks", Value::Null),
            ("PUT", &format!("/webhooks/{webhook}"), changed),
            ("GET", "/deliveries", Value::Null),
        ],
    )
    .await;
}

#[tokio::test]
async fn the_body_of_every_call_is_as_described() {
    let place = Place::sqlite();
    let queue = Queue::of(["ann"]);
    let greenhouse = Greenhouse::start().await;
    let office = Office::open_with(&place, |config| {
        config.members = Some(Arc::new(queue));
        config.webhooks_private = true;
        config.greenhouse = Some(greenhouse.address.clone());
    })
    .await;
    let mut olivia = office.join("olivia", content_desk::Role::Owner).await;
    positions(&olivia).await;
    owner(&olivia).await;
    outside(&olivia).await;
    all(
        &olivia,
        &[
            ("GET", "/session", Value::Null),
            ("GET", "/sessions", Value::Null),
            ("GET", "/totp", Value::Null),
        ],
    )
    .await;
    let credentials = json!({"name": "olivia", "password": PASSWORD});
    assert_eq!(olivia.enter("/session", &credentials).await.0, 200);
    let passwords = json!({"current": PASSWORD, "password": PASSWORD});
    assert_eq!(olivia.enter("/password", &passwords).await.0, 200);
    let app = set_up(&office, &olivia).await;
    let proof = json!({"password": PASSWORD, "code": app.code(&office, 0)});
    olivia.done("POST", "/totp/recovery-codes", Some(&proof)).await;
    let (described, held) = description::calls_with_bodies(office.desk.address.port());
    assert_eq!(held, described);
    office.close().await;
}
