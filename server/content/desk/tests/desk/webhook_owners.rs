//! What owners decide of webhooks, and what only operators do.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::office::Running;
use crate::place::{Place, on_both};
use crate::receiver::Receiver;
use crate::webhooks::{ALL, becomes, create, open, request, verified};

on_both!(
    a_webhook_gets_what_it_is_for_while_it_is_on,
    a_private_network_is_closed_unless_an_operator_opens_it,
    owners_look_after_webhooks,
);

async fn a_webhook_gets_what_it_is_for_while_it_is_on(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let [olivia, paul, _] = office.staff().await;
    let (id, secret) = create(&olivia, &receiver, &["closed"]).await;
    paul.begin("artist", "en").await;
    paul.act("artist", json!("publish"), &["en"]).await;
    paul.act("artist", json!("takeBack"), &["en"]).await;
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(body["type"], "closed");
    let path = format!("/webhooks/{id}");
    let mut off = request(&receiver, &["published"]);
    off["isOn"] = json!(false);
    let changed = olivia.done("PUT", &path, Some(&off)).await;
    assert_eq!(
        (&changed["isOn"], &changed["events"]),
        (&json!(false), &json!(["published"]))
    );
    assert_eq!(
        olivia.refused("POST", &format!("{path}/test"), None).await,
        "invalid"
    );
    paul.act("artist", json!("publish"), &["en"]).await;
    // It is noted by the next look, for those that are on then.
    sleep(Duration::from_millis(700)).await;
    olivia.done("PUT", &path, Some(&request(&receiver, &ALL))).await;
    olivia.done("POST", &format!("{path}/test"), None).await;
    assert_eq!(verified(&receiver.next().await, &secret)["type"], "test");
    assert!(!receiver.has_more());
    olivia.done("DELETE", &path, None).await;
    let list = olivia.done("GET", "/deliveries", None).await;
    assert_eq!(list["deliveries"], json!([]));
    office.close().await;
}

async fn a_private_network_is_closed_unless_an_operator_opens_it(place: Place) {
    let office = open(&place).await;
    let closed = Running::start(&office.service, &place);
    let mut receiver = Receiver::start().await;
    let olivia = office.join("olivia", content_desk::Role::Owner).await;
    let mut there = olivia.clone();
    there.address = closed.origin();
    there.origin = closed.origin();
    for (address, code) in [
        (receiver.address.as_str(), "privateAddress"),
        ("https://169.254.169.254/latest", "privateAddress"),
        ("https://[::1]/", "privateAddress"),
        ("https://localhost/", "privateAddress"),
        ("http://example.com/", "notHttps"),
        ("https://ann:secret@example.com/", "notHttps"),
        ("no address", "notHttps"),
    ] {
        let mut body = request(&receiver, &ALL);
        body["address"] = json!(address);
        let (status, response) = there.call("POST", "/webhooks", Some(&body)).await;
        assert_eq!(
            (status, &response["error"]["reasons"]["address"]["code"]),
            (422, &json!(code)),
            "{address} {response}"
        );
    }
    // One that was entered while it was open is not called any more.
    let (id, _) = create(&olivia, &receiver, &ALL).await;
    office.desk.stop().await;
    there.done("POST", &format!("/webhooks/{id}/test"), None).await;
    let delivery = becomes(&there, |delivery| delivery["fault"] != Value::Null).await;
    assert_eq!(
        (&delivery["fault"], &delivery["status"]),
        (&json!("private"), &Value::Null)
    );
    assert!(!receiver.has_more());
    closed.stop().await;
    office.service.stop().await;
}

async fn owners_look_after_webhooks(place: Place) {
    let office = open(&place).await;
    let receiver = Receiver::start().await;
    let [olivia, paul, _] = office.staff().await;
    let body = request(&receiver, &ALL);
    for (method, path, body) in [
        ("GET", "/webhooks", None),
        ("POST", "/webhooks", Some(&body)),
        ("GET", "/deliveries", None),
    ] {
        assert_eq!(paul.refused(method, path, body).await, "forbidden", "{path}");
    }
    let (id, secret) = create(&olivia, &receiver, &ALL).await;
    let listed = olivia.done("GET", "/webhooks", None).await;
    assert_eq!(
        (&listed["events"], &listed["hasIndexing"]),
        (&json!(ALL), &json!(false))
    );
    assert_eq!(listed["webhooks"][0]["name"], "team");
    assert!(!listed.to_string().contains(&secret), "it is shown once");
    for (field, value, code) in [
        ("name", json!(" "), "badKeyName"),
        ("language", json!("fr"), "noLanguage"),
        ("events", json!([]), "empty"),
        (
            "address",
            json!(format!("https://example.com/{}", "a".repeat(2000))),
            "longAddress",
        ),
    ] {
        let mut bad = body.clone();
        bad[field] = value;
        let (status, response) = olivia.call("PUT", &format!("/webhooks/{id}"), Some(&bad)).await;
        assert_eq!(
            (status, &response["error"]["reasons"][field]["code"]),
            (422, &json!(code)),
            "{response}"
        );
    }
    for _ in 1..20 {
        create(&olivia, &receiver, &["comment"]).await;
    }
    let (_, response) = olivia.call("POST", "/webhooks", Some(&body)).await;
    assert_eq!(response["error"]["reasons"]["name"]["code"], "manyWebhooks");
    olivia.done("DELETE", &format!("/webhooks/{id}"), None).await;
    for (method, path, body) in [
        ("DELETE", format!("/webhooks/{id}"), None),
        ("PUT", format!("/webhooks/{id}"), Some(&body)),
        ("POST", format!("/webhooks/{id}/test"), None),
    ] {
        assert_eq!(olivia.refused(method, &path, body).await, "notFound", "{path}");
    }
    let audit = olivia.done("GET", "/audit?by=olivia", None).await;
    let noted = |index: usize| {
        (
            audit["entries"][index]["action"].clone(),
            audit["entries"][index]["subject"].clone(),
        )
    };
    assert_eq!(noted(0), (json!("removeWebhook"), json!("team")));
    assert_eq!(noted(1), (json!("createWebhook"), json!("team")));
    office.close().await;
}
