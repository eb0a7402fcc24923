//! Webhooks: what they are told, how that is signed, and what becomes of what is not taken.

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
    a_delivery_is_tried_again_under_its_id,
    a_delivery_is_given_up_after_a_day_and_sent_again_by_hand,
    two_servers_deliver_once,
    a_webhook_gets_what_it_is_for_while_it_is_on,
    a_redirect_is_not_followed,
    who_takes_too_long_is_given_up_on,
    a_private_network_is_closed_unless_an_operator_opens_it,
    owners_look_after_webhooks,
);

/// A desk whose operator lets webhooks call this machine.
async fn open(place: &Place) -> Office {
    Office::open_with(place, |config| config.webhooks_private = true).await
}

const ALL: [&str; 6] = [
    "published",
    "scheduled",
    "notPublished",
    "closed",
    "review",
    "comment",
];

fn request(receiver: &Receiver, events: &[&str]) -> Value {
    json!({
        "name": "team",
        "address": format!("{}/hook", receiver.address),
        "language": "en",
        "events": events,
        "isOn": true,
    })
}

/// Makes a webhook; returns its id and its secret.
async fn create(owner: &Person, receiver: &Receiver, events: &[&str]) -> (String, String) {
    let made = owner
        .done("POST", "/webhooks", Some(&request(receiver, events)))
        .await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&made["webhook"]["id"]), text(&made["secret"]))
}

/// The body of a delivery, whose signature is the secret's.
fn verified(received: &Received, secret: &str) -> Value {
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
async fn becomes(owner: &Person, is_wanted: impl Fn(&Value) -> bool) -> Value {
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
        "“Title” is published by paul (English). https://www.example.com/recruit/artist?locale=en"
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
            .starts_with("Changes of “Newer” are published")
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

async fn a_delivery_is_tried_again_under_its_id(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let olivia = office.join("olivia", content_desk::Role::Owner).await;
    let (id, secret) = create(&olivia, &receiver, &ALL).await;
    receiver.respond("500 Internal Server Error\r\n\r\nsecret of the other side");
    receiver.respond("429 Too Many Requests\r\nretry-after: 100\r\n\r\n");
    olivia.done("POST", &format!("/webhooks/{id}/test"), None).await;
    let first = receiver.next().await;
    verified(&first, &secret);
    let waiting = becomes(&olivia, |delivery| delivery["status"] == 500).await;
    assert_eq!(
        (
            &waiting["state"],
            &waiting["fault"],
            &waiting["tries"],
            &waiting["event"]
        ),
        (&json!("waiting"), &json!("status"), &json!(1), &json!("test"))
    );
    assert!(
        !waiting.to_string().contains("secret of"),
        "what is responded is kept nowhere"
    );
    office.service.clock.advance(14);
    sleep(Duration::from_millis(700)).await;
    assert!(!receiver.has_more(), "before its time");
    office.service.clock.advance(1);
    let second = receiver.next().await;
    verified(&second, &secret);
    assert_eq!(first.headers["webhook-id"], second.headers["webhook-id"]);
    assert_ne!(
        first.headers["webhook-timestamp"],
        second.headers["webhook-timestamp"]
    );
    assert_eq!(first.headers["webhook-id"], waiting["id"].as_str().unwrap());
    // It waits as long as the other side wants.
    let waiting = becomes(&olivia, |delivery| delivery["status"] == 429).await;
    assert_eq!(waiting["nextTryAt"], "2027-01-15T08:01:55.000Z");
    office.service.clock.advance(100);
    receiver.next().await;
    let delivered = becomes(&olivia, |delivery| delivery["state"] == "delivered").await;
    assert_eq!(
        (
            &delivered["tries"],
            &delivered["status"],
            &delivered["fault"],
            &delivered["nextTryAt"]
        ),
        (&json!(3), &json!(200), &Value::Null, &Value::Null)
    );
    office.close().await;
}

async fn a_delivery_is_given_up_after_a_day_and_sent_again_by_hand(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let olivia = office.join("olivia", content_desk::Role::Owner).await;
    let (id, _) = create(&olivia, &receiver, &ALL).await;
    receiver.respond("503 Service Unavailable\r\n\r\n");
    receiver.respond("503 Service Unavailable\r\n\r\n");
    olivia.done("POST", &format!("/webhooks/{id}/test"), None).await;
    let first = receiver.next().await;
    becomes(&olivia, |delivery| delivery["status"] == 503).await;
    office.service.clock.advance(24 * 60 * 60 - 10);
    receiver.next().await;
    // The session has ended meanwhile; what is done now is by another owner.
    let oscar = office.join("oscar", content_desk::Role::Owner).await;
    let failed = becomes(&oscar, |delivery| delivery["state"] == "failed").await;
    assert_eq!(
        (&failed["fault"], &failed["nextTryAt"]),
        (&json!("status"), &Value::Null)
    );
    let path = format!("/deliveries/{}/again", failed["id"].as_str().unwrap());
    oscar.done("POST", &path, None).await;
    let again = receiver.next().await;
    assert_eq!(first.headers["webhook-id"], again.headers["webhook-id"]);
    becomes(&oscar, |delivery| delivery["state"] == "delivered").await;
    assert_eq!(
        oscar.refused("POST", "/deliveries/none/again", None).await,
        "notFound"
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

async fn a_redirect_is_not_followed(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let olivia = office.join("olivia", content_desk::Role::Owner).await;
    let (id, _) = create(&olivia, &receiver, &ALL).await;
    receiver.respond(&format!(
        "307 Temporary Redirect\r\nlocation: {}/elsewhere\r\n\r\n",
        receiver.address
    ));
    olivia.done("POST", &format!("/webhooks/{id}/test"), None).await;
    assert_eq!(receiver.next().await.call, "POST /hook");
    let delivery = becomes(&olivia, |delivery| delivery["fault"] != Value::Null).await;
    assert_eq!(
        (&delivery["fault"], &delivery["status"], &delivery["state"]),
        (&json!("redirect"), &json!(307), &json!("waiting"))
    );
    assert!(!receiver.has_more());
    office.close().await;
}

async fn who_takes_too_long_is_given_up_on(place: Place) {
    let office = Office::open_with(&place, |config| {
        config.webhooks_private = true;
        config.delivery_timeout = Duration::from_millis(200);
    })
    .await;
    let mut receiver = Receiver::start().await;
    let olivia = office.join("olivia", content_desk::Role::Owner).await;
    let (id, _) = create(&olivia, &receiver, &ALL).await;
    receiver.respond("");
    olivia.done("POST", &format!("/webhooks/{id}/test"), None).await;
    receiver.next().await;
    let delivery = becomes(&olivia, |delivery| delivery["fault"] != Value::Null).await;
    assert_eq!(delivery["fault"], "late");
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
