//! The id of a position is changed: everything goes with it, and visitors of the old address are led to the new one.

use std::collections::BTreeMap;
use std::time::Duration;

use content_client::{ContentClient, ContentClientConfig};
use content_desk::Role;
use content_service::store::Database;
use serde_json::{Value, json};

use crate::office::{EN, JP, Office, Person, post};
use crate::place::{Place, on_both};

on_both!(
    a_position_takes_everything_along_to_its_new_id,
    an_address_that_was_public_leads_to_the_new_one,
    an_id_that_is_taken_or_bad_is_refused,
    what_visitors_have_seen_is_moved_by_those_who_publish,
    nothing_of_a_position_that_is_gone_comes_with_its_id,
    a_call_at_an_earlier_id_is_told_the_new_one,
    a_new_position_keeps_no_other_language_waiting,
);

/// The ids that posts of a collection had before, as a reader learns them.
async fn moved(office: &Office, collection: &str) -> BTreeMap<String, String> {
    let address = format!("http://{}", office.service.address);
    let mut config = ContentClientConfig::new(address.parse().unwrap());
    config.client_id = Some("visitor".to_owned());
    let client = ContentClient::new(config).unwrap();
    let collection = client.collection(collection);
    collection.changes(None, Duration::ZERO).await.unwrap().moved
}

fn pairs<const N: usize>(of: [(&str, &str); N]) -> BTreeMap<String, String> {
    of.map(|(old, new)| (old.to_owned(), new.to_owned())).into()
}

async fn a_position_takes_everything_along_to_its_new_id(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    for id in ["a", "b"] {
        paul.begin(id, "en").await;
        paul.act(id, json!("publish"), &["en"]).await;
    }
    let order = paul.done("GET", "/order", None).await;
    let body = json!({"positions": ["b", "a"], "revision": order["revision"]});
    paul.done("PUT", "/order", Some(&body)).await;
    let body = json!({"post": post("Newer"), "revision": paul.summary("a", "en").await["revision"]});
    paul.done("PUT", "/positions/a/en/draft", Some(&body)).await;
    let body = json!({
        "action": "schedule", "locales": ["en"], "publishAt": "2090-01-01T00:00:00Z",
        "revisions": {"en": paul.summary("a", "en").await["revision"]},
    });
    paul.done("POST", "/positions/a/actions", Some(&body)).await;
    let before = paul.summary("a", "en").await;
    assert_eq!(before["state"], "scheduled");
    let history = paul.done("GET", "/positions/a/en/history", None).await;
    let renamed = paul
        .done("POST", "/positions/a/rename", Some(&json!({"to": "artist"})))
        .await;
    assert_eq!(renamed["id"], "artist");
    assert_eq!(
        renamed["locales"]["en"]["address"],
        "https://www.example.com/recruit/artist?locale=en"
    );
    let after = paul.summary("artist", "en").await;
    for name in [
        "state",
        "draft",
        "published",
        "revision",
        "changedAt",
        "changedBy",
        "publishAt",
    ] {
        assert_eq!(after[name], before[name], "{name}");
    }
    assert_eq!(
        paul.done("GET", "/positions/artist/en/history", None).await,
        history
    );
    let order = paul.done("GET", "/order", None).await;
    assert_eq!(order["positions"], json!(["b", "artist"]));
    assert_eq!(paul.refused("GET", "/positions/a", None).await, "moved");
    assert_eq!(office.published(EN).await.len(), 2);
    // It is saved as before.
    let body = json!({"post": post("Newest"), "revision": after["revision"]});
    paul.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    office.close().await;
}

async fn an_address_that_was_public_leads_to_the_new_one(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    // No one has seen it yet: nothing leads there, and the id is free again.
    emma.begin("draft", "en").await;
    emma.done("POST", "/positions/draft/rename", Some(&json!({"to": "a"})))
        .await;
    assert_eq!(moved(&office, EN).await, pairs([]));
    emma.begin("draft", "en").await;
    paul.act("a", json!("publish"), &["en"]).await;
    paul.done("POST", "/positions/a/rename", Some(&json!({"to": "b"})))
        .await;
    paul.done("POST", "/positions/b/rename", Some(&json!({"to": "c"})))
        .await;
    for collection in [EN, JP] {
        assert_eq!(moved(&office, collection).await, pairs([("a", "c"), ("b", "c")]));
    }
    // An address that leads somewhere is no one else's, and it may be the position's again.
    let new = json!({"id": "a", "locale": "en"});
    assert_eq!(emma.refused("POST", "/positions", Some(&new)).await, "taken");
    let to = json!({"to": "b"});
    assert_eq!(
        emma.refused("POST", "/positions/draft/rename", Some(&to)).await,
        "taken"
    );
    paul.done("POST", "/positions/c/rename", Some(&json!({"to": "a"})))
        .await;
    assert_eq!(moved(&office, EN).await, pairs([("b", "a"), ("c", "a")]));
    office.close().await;
}

async fn an_id_that_is_taken_or_bad_is_refused(place: Place) {
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    for id in ["a", "b"] {
        emma.begin(id, "en").await;
    }
    for (to, code) in [
        ("b", "taken"),
        ("B", "invalid"),
        ("", "invalid"),
        ("a/b", "invalid"),
    ] {
        let body = json!({"to": to});
        assert_eq!(
            emma.refused("POST", "/positions/a/rename", Some(&body)).await,
            code,
            "{to}"
        );
    }
    let body = json!({"to": "c"});
    assert_eq!(
        emma.refused("POST", "/positions/x/rename", Some(&body)).await,
        "notFound"
    );
    // The id that it has is no change.
    emma.done("POST", "/positions/a/rename", Some(&json!({"to": "a"})))
        .await;
    office.close().await;
}

async fn what_visitors_have_seen_is_moved_by_those_who_publish(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    paul.begin("a", "en").await;
    paul.act("a", json!("publish"), &["en"]).await;
    paul.act("a", json!("takeBack"), &["en"]).await;
    let body = json!({"to": "b"});
    assert_eq!(
        emma.refused("POST", "/positions/a/rename", Some(&body)).await,
        "forbidden"
    );
    paul.done("POST", "/positions/a/rename", Some(&body)).await;
    assert_eq!(moved(&office, EN).await, pairs([("a", "b")]));
    office.close().await;
}

async fn nothing_of_a_position_that_is_gone_comes_with_its_id(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    paul.begin("x", "en").await;
    paul.act("x", json!("publish"), &["en"]).await;
    paul.done("POST", "/positions/x/rename", Some(&json!({"to": "gone"})))
        .await;
    paul.done("DELETE", "/positions/gone", None).await;
    emma.begin("a", "en").await;
    let to = json!({"to": "gone"});
    assert_eq!(
        emma.refused("POST", "/positions/a/rename", Some(&to)).await,
        "taken"
    );
    office.service.clock.advance(31 * 24 * 3600);
    let emma = office.join("eve", Role::Editor).await;
    // Its history would be read as that of the other.
    assert_eq!(
        emma.refused("POST", "/positions/a/rename", Some(&to)).await,
        "taken"
    );
    // A new position may have the id. Who looks for the one that is gone is not led to it.
    assert_eq!(moved(&office, EN).await, pairs([("x", "gone")]));
    emma.begin("gone", "en").await;
    for collection in [EN, JP] {
        assert_eq!(moved(&office, collection).await, pairs([]));
    }
    office.close().await;
}

/// What a call at an earlier id is told of the new one.
async fn led(person: &Person, method: &str, path: &str, body: Option<&Value>) -> Value {
    let (status, response) = person.call(method, path, body).await;
    let error = &response["error"];
    json!([status, error["code"], error["to"], error["by"]])
}

async fn a_call_at_an_earlier_id_is_told_the_new_one(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    // Visitors have never seen it.
    emma.begin("a", "en").await;
    let seen = emma.summary("a", "en").await["revision"].clone();
    for (from, to, by) in [("a", "b", &paul), ("b", "c", &emma)] {
        by.done(
            "POST",
            &format!("/positions/{from}/rename"),
            Some(&json!({"to": to})),
        )
        .await;
    }
    let to_c = json!([404, "moved", "c", "emma"]);
    let save = json!({"post": post("Newer"), "revision": seen});
    let act = json!({"action": "publish", "locales": ["en"], "revisions": {"en": seen}});
    let word = json!({"locale": "en", "isWriting": false});
    let restore = json!({"entry": "d1", "revision": seen});
    let discard = format!("/positions/a/en/draft?revision={}", seen.as_str().unwrap());
    for (method, path, body) in [
        ("GET", "/positions/a", None),
        ("GET", "/positions/b", None),
        ("DELETE", "/positions/a", None),
        ("DELETE", discard.as_str(), None),
        ("PUT", "/positions/a/en/draft", Some(&save)),
        ("POST", "/positions/a/actions", Some(&act)),
        ("POST", "/positions/a/rename", Some(&json!({"to": "d"}))),
        ("POST", "/positions/a/presence", Some(&word)),
        ("POST", "/positions/a/en/restore", Some(&restore)),
        ("GET", "/positions/a/comments", None),
    ] {
        assert_eq!(led(&paul, method, path, body).await, to_c, "{method} {path}");
    }
    // It is saved there with the revision that was read at the old id.
    emma.done("PUT", "/positions/c/en/draft", Some(&save)).await;
    // A position that is gone leads nowhere, and neither does an id that another one has.
    paul.done("DELETE", "/positions/c", None).await;
    assert_eq!(emma.refused("GET", "/positions/a", None).await, "notFound");
    paul.done("POST", "/positions/c/undelete", None).await;
    assert_eq!(led(&emma, "GET", "/positions/a", None).await, to_c);
    emma.begin("a", "en").await;
    paul.done("DELETE", "/positions/a", None).await;
    assert_eq!(emma.refused("GET", "/positions/a", None).await, "notFound");
    office.close().await;
}

async fn a_new_position_keeps_no_other_language_waiting(place: Place) {
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    if matches!(place.database, Database::File(_)) {
        // A file has one writer at a time, whatever it writes.
        return office.close().await;
    }
    // Somebody is changing what is published in Japanese.
    let busy = office.service.store.edit(JP, "tests").await.unwrap();
    emma.begin("a", "en").await;
    drop(busy);
    office.close().await;
}
