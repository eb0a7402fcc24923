//! Webhooks: what they are told, and how that is signed.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::time::sleep;

use crate::another::Another;
use crate::harness::item;
use crate::office::{EN, Office, Person, Running, post};
use crate::place::{Place, on_both};
use crate::receiver::{Received, Receiver};

on_both!(
    what_happens_is_told_and_signed,
    what_is_done_at_once_in_several_languages_is_told_once,
    who_publishes_by_another_door_is_told_of,
    a_draft_that_is_not_fit_in_time_is_told_of,
    two_servers_deliver_once,
);

/// A desk whose operator lets webhooks call this machine.
pub(crate) async fn open(place: &Place) -> Office {
    Office::open_with(place, |config| config.webhooks_private = true).await
}

/// All that a webhook may be told of.
pub(crate) const ALL: [&str; 6] = [
    "published",
    "scheduled",
    "notPublished",
    "closed",
    "review",
    "comment",
];

/// What an owner says of a webhook that leads to a receiver.
pub(crate) fn request(receiver: &Receiver, events: &[&str]) -> Value {
    json!({
        "name": "team",
        "address": format!("{}/hook", receiver.address),
        "language": "en",
        "events": events,
        "isOn": true,
    })
}

/// Makes a webhook; returns its id and its secret.
pub(crate) async fn create(owner: &Person, receiver: &Receiver, events: &[&str]) -> (String, String) {
    let made = owner
        .done("POST", "/webhooks", Some(&request(receiver, events)))
        .await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&made["webhook"]["id"]), text(&made["secret"]))
}

/// The body of a delivery, whose signature is the secret's.
pub(crate) fn verified(received: &Received, secret: &str) -> Value {
    let header = |name: &str| received.headers[name].clone();
    let key = STANDARD.decode(secret.strip_prefix("whsec_").unwrap()).unwrap();
    let signed = format!(
        "{}.{}.{}",
        header("webhook-id"),
        header("webhook-timestamp"),
        received.body
    );
    let mac = Hmac::<Sha256>::new_from_slice(&key).unwrap().chain_update(signed);
    let signature = header("webhook-signature");
    let signature = STANDARD.decode(signature.strip_prefix("v1,").unwrap()).unwrap();
    mac.verify_slice(&signature).unwrap();
    assert_eq!(received.call, "POST /hook");
    assert_eq!(header("content-type"), "application/json");
    serde_json::from_str(&received.body).unwrap()
}

/// Waits until the newest delivery is as wanted, and returns it.
pub(crate) async fn becomes(owner: &Person, is_wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let list = owner.done("GET", "/deliveries", None).await;
        let newest = list["deliveries"][0].clone();
        if is_wanted(&newest) {
            return newest;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

async fn what_happens_is_told_and_signed(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let [olivia, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let (_, secret) = create(&olivia, &receiver, &ALL).await;

    paul.act("artist", json!("publish"), &["en"]).await;
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(body["type"], "published");
    assert_eq!(
        body["text"],
        "“Title” was published by paul (English). https://www.example.com/recruit/artist?locale=en"
    );
    let data = &body["data"];
    assert_eq!(
        (&data["position"], &data["by"], &data["isUpdate"]),
        (&json!("artist"), &json!("paul"), &json!(false))
    );
    assert_eq!(
        data["desk"],
        format!("{}/#/position/artist", office.desk.origin())
    );

    let revision = emma.summary("artist", "en").await["revision"].clone();
    let body = json!({"post": post("Newer"), "revision": revision});
    emma.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    let schedule = json!({"action": "schedule", "publishAt": "2100-01-01T00:00:00Z"});
    assert_eq!(paul.act("artist", schedule, &["en"]).await.0, 200);
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], &body["data"]["publishAt"]),
        (&json!("scheduled"), &json!("2100-01-01T00:00:00.000Z"))
    );

    paul.act("artist", json!("publish"), &["en"]).await;
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], &body["data"]["isUpdate"]),
        (&json!("published"), &json!(true))
    );
    assert!(
        body["text"]
            .as_str()
            .unwrap()
            .starts_with("Changes to “Newer” were published")
    );

    paul.act("artist", json!("takeBack"), &["en"]).await;
    assert_eq!(verified(&receiver.next().await, &secret)["type"], "closed");

    let revision = emma.summary("artist", "en").await["revision"].clone();
    let review = json!({"action": "ask", "note": "Look at the pay.", "revision": revision});
    emma.done("POST", "/positions/artist/en/review", Some(&review))
        .await;
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], &body["data"]["step"], &body["data"]["note"]),
        (&json!("review"), &json!("ready"), &json!("Look at the pay."))
    );

    let comment = json!({"locale": "en", "field": "title", "quote": "", "lead": "", "remark": "Shorter?"});
    let made = paul
        .done("POST", "/positions/artist/comments", Some(&comment))
        .await;
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], &body["data"]["note"]),
        (&json!("comment"), &json!("Shorter?"))
    );
    let reply = json!({"replyTo": made["comments"][0]["id"], "remark": "Yes."});
    emma.done("POST", "/positions/artist/comments", Some(&reply))
        .await;
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], &body["data"]["by"]),
        (&json!("comment"), &json!("emma"))
    );
    assert_eq!(body["data"]["languages"][0]["locale"], "en");
    office.close().await;
}

async fn what_is_done_at_once_in_several_languages_is_told_once(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let [olivia, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    let revision = paul.summary("artist", "jp").await["revision"].clone();
    let body = json!({"post": post("Japanese"), "revision": revision});
    paul.done("PUT", "/positions/artist/jp/draft", Some(&body)).await;
    let (_, secret) = create(&olivia, &receiver, &ALL).await;
    paul.act("artist", json!("publish"), &["en", "jp"]).await;
    let body = verified(&receiver.next().await, &secret);
    let locales: Vec<_> = body["data"]["languages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| each["title"].clone())
        .collect();
    assert_eq!(locales, ["Title", "Japanese"]);
    // A deletion is one of the posts too.
    paul.done("DELETE", "/positions/artist", None).await;
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], body["data"]["languages"].as_array().unwrap().len()),
        (&json!("closed"), 2)
    );
    office.close().await;
}

async fn who_publishes_by_another_door_is_told_of(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let olivia = office.join("olivia", content_desk::Role::Owner).await;
    let (_, secret) = create(&olivia, &receiver, &ALL).await;
    let key = office.service.scoped_key(&format!("{EN}=publish")).await;
    let body = json!({ "dataItem": item("robot", post("By a robot")) });
    let (status, response) = office.service.call(&key, "/v2/items/save", EN, body).await;
    assert_eq!(status, 200, "{response}");
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], &body["data"]["by"], &body["data"]["position"]),
        (&json!("published"), &json!("key robot"), &json!("robot"))
    );
    office.close().await;
}

async fn a_draft_that_is_not_fit_in_time_is_told_of(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let [olivia, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let (_, secret) = create(&olivia, &receiver, &["notPublished"]).await;
    let schedule = json!({"action": "schedule", "publishAt": "2027-01-15T08:10:00Z"});
    assert_eq!(paul.act("artist", schedule, &["en"]).await.0, 200);
    // What no call does: another program has changed the row.
    let mut change = office.service.store.change().await.unwrap();
    sqlx::query("UPDATE desk_schedules SET draft_revision = draft_revision - 1 WHERE item = 'artist'")
        .execute(&mut *change)
        .await
        .unwrap();
    change.commit().await.unwrap();
    office.service.clock.advance(600);
    let body = verified(&receiver.next().await, &secret);
    assert_eq!(
        (&body["type"], &body["data"]["by"]),
        (&json!("notPublished"), &json!("paul"))
    );
    office.close().await;
}

async fn two_servers_deliver_once(place: Place) {
    let office = open(&place).await;
    let second = Running::start_with(&office.service, &place, |config| config.webhooks_private = true);
    let third = Another::start(&place, |config| config.webhooks_private = true).await;
    let mut receiver = Receiver::start().await;
    let [olivia, paul, _] = office.staff().await;
    let (id, secret) = create(&olivia, &receiver, &["published", "closed"]).await;
    for position in ["a", "b", "c"] {
        paul.begin(position, "en").await;
        paul.act(position, json!("publish"), &["en"]).await;
        let body = verified(&receiver.next().await, &secret);
        assert_eq!(body["data"]["position"], position);
        becomes(&olivia, |delivery| delivery["state"] == "delivered").await;
    }
    // What was delivered twice would be before this.
    olivia.done("POST", &format!("/webhooks/{id}/test"), None).await;
    assert_eq!(verified(&receiver.next().await, &secret)["type"], "test");
    assert!(!receiver.has_more());
    let list = olivia.done("GET", "/deliveries", None).await;
    assert_eq!(list["deliveries"].as_array().unwrap().len(), 4);
    third.close().await;
    second.stop().await;
    office.close().await;
}
