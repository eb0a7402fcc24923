//! What becomes of deliveries that are not taken.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::office::Office;
use crate::place::{Place, on_both};
use crate::receiver::Receiver;
use crate::webhooks::{ALL, becomes, create, open, request, verified};

on_both!(
    a_delivery_is_tried_again_under_its_id,
    a_delivery_is_given_up_after_a_day_and_sent_again_by_hand,
    a_redirect_is_not_followed,
    who_takes_too_long_is_given_up_on,
    what_no_one_tries_is_given_up_and_forgotten_in_time,
);

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

async fn what_no_one_tries_is_given_up_and_forgotten_in_time(place: Place) {
    let office = open(&place).await;
    let mut receiver = Receiver::start().await;
    let olivia = office.join("olivia", content_desk::Role::Owner).await;
    let (id, _) = create(&olivia, &receiver, &ALL).await;
    receiver.respond("503 Service Unavailable\r\n\r\n");
    olivia.done("POST", &format!("/webhooks/{id}/test"), None).await;
    receiver.next().await;
    becomes(&olivia, |delivery| delivery["status"] == 503).await;
    let mut off = request(&receiver, &ALL);
    off["isOn"] = json!(false);
    olivia.done("PUT", &format!("/webhooks/{id}"), Some(&off)).await;
    // Nothing else happens at the desk.
    office.service.clock.advance(25 * 60 * 60);
    let oscar = office.join("oscar", content_desk::Role::Owner).await;
    becomes(&oscar, |delivery| delivery["state"] == "failed").await;
    office.service.clock.advance(30 * 24 * 60 * 60);
    let otto = office.join("otto", content_desk::Role::Owner).await;
    becomes(&otto, Value::is_null).await;
    office.close().await;
}
