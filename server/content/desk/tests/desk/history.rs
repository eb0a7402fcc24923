//! What a post was.

use serde_json::{Value, json};

use crate::office::{Office, Person, post};
use crate::place::{Place, on_both};

on_both!(every_change_is_listed_shown_and_brought_back);

async fn actions(person: &Person) -> Vec<(String, String)> {
    let history = person.done("GET", "/positions/artist/en/history", None).await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let entries = history["entries"].as_array().unwrap().iter();
    entries
        .map(|entry| (text(&entry["action"]), text(&entry["by"])))
        .collect()
}

async fn every_change_is_listed_shown_and_brought_back(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    office.service.clock.advance(60);
    paul.act("artist", json!("publish"), &["en"]).await;
    office.service.clock.advance(60);
    let seen = emma.summary("artist", "en").await["revision"].clone();
    let body = json!({"post": post("Newer"), "revision": seen});
    emma.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    office.service.clock.advance(60);
    let seen = emma.summary("artist", "en").await["revision"]
        .as_str()
        .unwrap()
        .to_owned();
    emma.done(
        "DELETE",
        &format!("/positions/artist/en/draft?revision={seen}"),
        None,
    )
    .await;
    office.service.clock.advance(60);
    paul.act("artist", json!("takeBack"), &["en"]).await;

    let pair = |action: &str, by: &str| (action.to_owned(), by.to_owned());
    let found = actions(&emma).await;
    assert_eq!(found.first(), Some(&pair("takenBack", "paul")));
    assert_eq!(found.last(), Some(&pair("saved", "emma")));
    for (expected, count) in [("published", 1), ("discarded", 1), ("takenBack", 1), ("saved", 2)] {
        let times = found.iter().filter(|(action, _)| action == expected).count();
        assert_eq!(times, count, "{expected}: {found:?}");
    }
    let history = emma.done("GET", "/positions/artist/en/history", None).await;
    let entries = history["entries"].as_array().unwrap();
    let newer = entries
        .iter()
        .find(|entry| entry["action"] == "discarded")
        .unwrap();
    let path = format!("/positions/artist/en/history/{}", newer["id"].as_str().unwrap());
    assert_eq!(emma.done("GET", &path, None).await["post"], post("Newer"));
    let body = json!({"entry": newer["id"], "revision": emma.summary("artist", "en").await["revision"]});
    let restored = emma
        .done("POST", "/positions/artist/en/restore", Some(&body))
        .await;
    assert_eq!(
        (&restored["state"], &restored["title"]),
        (&json!("closed"), &json!("Newer"))
    );
    // What was deleted has a history too.
    paul.done("DELETE", "/positions/artist", None).await;
    assert!(actions(&emma).await.len() > found.len());
    office.close().await;
}
