//! The order of the positions, which the site learns with the changes of each collection.

use std::time::Duration;

use content_client::{ContentClient, ContentClientConfig};
use serde_json::{Value, json};

use crate::office::{EN, JP, Office, Person};
use crate::place::{Place, on_both};

on_both!(
    an_order_is_that_of_every_language,
    two_who_order_at_once_lose_nothing,
    nothing_that_is_done_with_a_post_changes_the_order,
    an_order_that_is_none_is_refused,
);

/// The ids in the order of the desk.
async fn order(person: &Person) -> Vec<String> {
    let order = person.done("GET", "/order", None).await;
    serde_json::from_value(order["positions"].clone()).unwrap()
}

async fn set(person: &Person, ids: &[&str]) -> Value {
    let revision = person.done("GET", "/order", None).await["revision"].clone();
    let body = json!({"positions": ids, "revision": revision});
    person.done("PUT", "/order", Some(&body)).await
}

/// What a reader of a collection learns: its revision and the order.
async fn known(office: &Office, collection: &str) -> (i64, Vec<String>) {
    let address = format!("http://{}", office.service.address);
    let mut config = ContentClientConfig::new(address.parse().unwrap());
    config.client_id = Some("visitor".to_owned());
    let client = ContentClient::new(config).unwrap();
    let collection = client.collection(collection);
    let changes = collection.changes(None, Duration::ZERO).await.unwrap();
    (changes.revision, changes.order)
}

/// Three positions that are published in English, and one of them in Japanese too.
async fn three(paul: &Person) {
    for id in ["a", "b", "c"] {
        paul.begin(id, "en").await;
        assert_eq!(paul.act(id, json!("publish"), &["en"]).await.0, 200);
    }
}

async fn an_order_is_that_of_every_language(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    three(&paul).await;
    assert_eq!(order(&emma).await, ["a", "b", "c"]);
    let before = known(&office, EN).await;
    assert_eq!(before.1, [""; 0], "nobody has set an order");

    let history = emma.done("GET", "/positions/c/en/history", None).await;
    let set_to = set(&paul, &["c", "a", "b"]).await;
    assert_eq!(set_to["isSet"], true);
    assert_eq!(order(&emma).await, ["c", "a", "b"]);
    for collection in [EN, JP] {
        assert_eq!(known(&office, collection).await.1, ["c", "a", "b"]);
    }
    assert!(known(&office, EN).await.0 > before.0, "readers learn of it");
    let after = emma.done("GET", "/positions/c/en/history", None).await;
    assert_eq!(after, history, "no post has changed");
    let audit = olivia.done("GET", "/audit", None).await;
    let entry = &audit["entries"][0];
    assert_eq!(
        (&entry["action"], &entry["subject"]),
        (&json!("order"), &json!("c: 1"))
    );

    // A new one comes last, and without an order all go by their creation again.
    emma.begin("d", "jp").await;
    assert_eq!(order(&emma).await, ["c", "a", "b", "d"]);
    set(&paul, &[]).await;
    assert_eq!(order(&emma).await, ["a", "b", "c", "d"]);
    assert_eq!(known(&office, JP).await.1, [""; 0]);
    office.close().await;
}

async fn two_who_order_at_once_lose_nothing(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    three(&paul).await;
    let revision = paul.done("GET", "/order", None).await["revision"].clone();
    let body = |ids: [&str; 3]| json!({"positions": ids, "revision": revision});
    let (first, second) = (body(["b", "a", "c"]), body(["a", "c", "b"]));
    let both = tokio::join!(
        paul.call("PUT", "/order", Some(&first)),
        olivia.call("PUT", "/order", Some(&second)),
    );
    let mut statuses = [both.0.0, both.1.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409], "one is told of the other");
    let refused = if both.0.0 == 409 { both.0.1 } else { both.1.1 };
    assert_eq!(refused["error"]["code"], "conflict");
    let winner = if both.0.0 == 200 { "bac" } else { "acb" };
    assert_eq!(order(&emma).await.concat(), winner);
    office.close().await;
}

async fn nothing_that_is_done_with_a_post_changes_the_order(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    three(&paul).await;
    set(&paul, &["c", "a", "b"]).await;
    let post =
        json!({"post": crate::office::post("二"), "revision": emma.summary("a", "jp").await["revision"]});
    emma.done("PUT", "/positions/a/jp/draft", Some(&post)).await;
    for (id, action, locale) in [
        ("a", "publish", "jp"),
        ("c", "takeBack", "en"),
        ("c", "publish", "en"),
    ] {
        assert_eq!(
            paul.act(id, json!(action), &[locale]).await.0,
            200,
            "{id} {action}"
        );
        assert_eq!(order(&emma).await, ["c", "a", "b"], "{id} {action}");
    }
    paul.done("DELETE", "/positions/a", None).await;
    assert_eq!(order(&emma).await, ["c", "b"]);
    set(&paul, &["b", "c"]).await;
    paul.done("POST", "/positions/a/undelete", None).await;
    assert_eq!(
        order(&emma).await,
        ["b", "c", "a"],
        "behind the one that it was behind"
    );
    for collection in [EN, JP] {
        assert_eq!(known(&office, collection).await.1, ["b", "c", "a"]);
    }
    office.close().await;
}

async fn an_order_that_is_none_is_refused(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    paul.begin("a", "en").await;
    let long = "x".repeat(300);
    let many: Vec<_> = (0..5001).map(|number| format!("p{number}")).collect();
    for ids in [
        json!(["a", "a"]),
        json!([""]),
        json!([long]),
        json!(["a\u{0}"]),
        json!(["a", "never-there"]),
        json!(many),
        json!([1]),
    ] {
        let body = json!({"positions": ids, "revision": ""});
        assert_eq!(
            paul.refused("PUT", "/order", Some(&body)).await,
            "invalid",
            "{ids}"
        );
    }
    let stale = json!({"positions": ["a"], "revision": "another"});
    assert_eq!(paul.refused("PUT", "/order", Some(&stale)).await, "conflict");
    assert_eq!(known(&office, EN).await.1, [""; 0], "nothing is kept");
    // One that was deleted since the list was read is known.
    paul.begin("b", "en").await;
    paul.done("DELETE", "/positions/b", None).await;
    set(&paul, &["b", "a"]).await;
    assert_eq!(order(&paul).await, ["a"]);
    office.close().await;
}
