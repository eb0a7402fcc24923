//! What a post was.

use serde_json::{Value, json};

use crate::office::{EN, Office, Person, post};
use crate::place::{Place, on_both};

on_both!(
    every_change_is_listed_shown_and_brought_back,
    the_saves_of_one_sitting_are_one_entry,
    a_long_sitting_hides_no_earlier_entry,
    what_was_set_aside_and_what_a_version_replaced_stay_entries,
    what_was_published_in_time_says_so,
);

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

async fn the_saves_of_one_sitting_are_one_entry(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let save = async |person: &Person, title: &str, after: i64| {
        office.service.clock.advance(after);
        let seen = person.summary("artist", "en").await["revision"].clone();
        let body = json!({"post": post(title), "revision": seen});
        person
            .done("PUT", "/positions/artist/en/draft", Some(&body))
            .await;
    };
    save(&emma, "One", 5).await;
    save(&emma, "Two", 600).await;
    // Another person, and a pause, begin another entry.
    save(&paul, "Three", 5).await;
    save(&emma, "Four", 5).await;
    save(&emma, "Five", 601).await;
    let history = emma.done("GET", "/positions/artist/en/history", None).await;
    let entries = history["entries"].as_array().unwrap();
    let by: Vec<_> = entries.iter().map(|entry| &entry["by"]).collect();
    assert_eq!(by, ["emma", "emma", "paul", "emma"]);
    let first = &entries[3];
    assert!(first["since"].as_str() < first["at"].as_str(), "{first}");
    assert_eq!(entries[0]["since"], entries[0]["at"]);
    let path = format!("/positions/artist/en/history/{}", first["id"].as_str().unwrap());
    let last = emma.done("GET", &path, None).await;
    assert_eq!(last["post"], post("Two"), "it is what the last save left");
    office.close().await;
}

/// Saves the last draft more than a thousand times more, by the database only: as calls they would take longer than the tests.
const SAVES: &str = "WITH RECURSIVE saves(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM saves WHERE n < 1100)
    INSERT INTO revisions (collection, revision, item, action, author, changed_at, data)
    SELECT collection, revision + n, item, 'UPDATE', author, changed_at, data FROM revisions, saves
    WHERE author = 'paul'";

async fn a_long_sitting_hides_no_earlier_entry(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    office.service.clock.advance(5);
    let seen = paul.summary("artist", "en").await["revision"].clone();
    let body = json!({"post": post("Longer"), "revision": seen});
    paul.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    let mut edit = office.service.store.edit(EN, "tests").await.unwrap();
    sqlx::raw_sql(SAVES).execute(edit.connection()).await.unwrap();
    edit.commit().await.unwrap();
    let saved = |by: &str| ("saved".to_owned(), by.to_owned());
    assert_eq!(actions(&emma).await, [saved("paul"), saved("emma")]);
    office.close().await;
}

async fn what_was_set_aside_and_what_a_version_replaced_stay_entries(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, _, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let save = async |title: &str, is_set_aside: bool| {
        office.service.clock.advance(5);
        let seen = emma.summary("artist", "en").await["revision"].clone();
        let body = json!({"post": post(title), "revision": seen, "isSetAside": is_set_aside});
        emma.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    };
    save("First", false).await;
    save("Mine", true).await;
    save("Theirs", false).await;
    save("Theirs, and more", false).await;
    let history = async || emma.done("GET", "/positions/artist/en/history", None).await;
    let restored = history().await["entries"][1]["id"].clone();
    office.service.clock.advance(5);
    let seen = emma.summary("artist", "en").await["revision"].clone();
    let body = json!({"entry": restored, "revision": seen});
    emma.done("POST", "/positions/artist/en/restore", Some(&body))
        .await;
    save("Mine, and more", false).await;
    let mut titles = Vec::new();
    for entry in history().await["entries"].as_array().unwrap() {
        let path = format!("/positions/artist/en/history/{}", entry["id"].as_str().unwrap());
        titles.push(emma.done("GET", &path, None).await["post"]["title"].clone());
    }
    let expected = ["Mine, and more", "Mine", "Theirs, and more", "Mine", "First"];
    assert_eq!(titles, expected);
    let audit = olivia.done("GET", "/audit?by=emma", None).await;
    for (entry, action) in [(0, "restoreDraft"), (1, "setAside")] {
        let entry = &audit["entries"][entry];
        assert_eq!(
            (&entry["action"], &entry["subject"]),
            (&json!(action), &json!("artist en"))
        );
    }
    office.close().await;
}

async fn what_was_published_in_time_says_so(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    paul.act("artist", json!("publish"), &["en"]).await;
    let seen = emma.summary("artist", "en").await["revision"].clone();
    let body = json!({"post": post("Newer"), "revision": seen});
    emma.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    let soon = content_wire::date::format(time::OffsetDateTime::from_unix_timestamp(1_800_000_100).unwrap());
    let schedule = json!({"action": "schedule", "publishAt": soon});
    paul.act("artist", schedule, &["en"]).await;
    office.service.clock.advance(100);
    while emma.summary("artist", "en").await["state"] != "published" {}
    let history = emma.done("GET", "/positions/artist/en/history", None).await;
    let published: Vec<_> = history["entries"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["action"] == "published")
        .map(|entry| (&entry["by"], &entry["isAutomatic"]))
        .collect();
    let (by, yes, no) = (json!("paul"), json!(true), json!(false));
    assert_eq!(published, [(&by, &yes), (&by, &no)]);
    office.close().await;
}
