//! The life of a position: drafts, what is published, and what one language does to the others.

use serde_json::{Value, json};

use crate::office::{EN, JP, Office, post};
use crate::place::{Place, on_both};

on_both!(
    a_draft_becomes_a_post_and_is_taken_back,
    one_language_never_changes_the_state_of_another,
    several_languages_change_together_or_not_at_all,
    a_draft_from_something_older_is_refused,
    a_post_is_checked_by_the_rules_of_the_service,
    conditions_of_work_are_kept_and_none_of_them_is_needed,
    hidden_fields_and_creation_stay,
);

async fn a_draft_becomes_a_post_and_is_taken_back(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    let begun = emma.begin("artist", "en").await;
    assert_eq!(
        (&begun["state"], &begun["changedBy"]),
        (&json!("draft"), &json!("emma"))
    );
    assert_eq!(office.published(EN).await, [""; 0]);
    let (status, position) = paul.act("artist", json!("publish"), &["en"]).await;
    assert_eq!(status, 200, "{position}");
    assert_eq!(position["locales"]["en"]["state"], "published");
    assert_eq!(office.published(EN).await, ["artist"]);

    let seen = emma.summary("artist", "en").await;
    let body = json!({"post": post("Newer"), "revision": seen["revision"]});
    let saved = emma.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    assert_eq!(
        (&saved["state"], &saved["title"]),
        (&json!("changed"), &json!("Newer"))
    );
    let full = emma.summary("artist", "en").await;
    assert_eq!(
        (&full["draft"]["title"], &full["published"]["title"]),
        (&json!("Newer"), &json!("Title"))
    );
    let path = format!(
        "/positions/artist/en/draft?revision={}",
        saved["revision"].as_str().unwrap()
    );
    let discarded = emma.done("DELETE", &path, None).await;
    assert_eq!(
        (&discarded["state"], &discarded["title"]),
        (&json!("published"), &json!("Title"))
    );

    let (_, position) = paul.act("artist", json!("takeBack"), &["en"]).await;
    assert_eq!(position["locales"]["en"]["state"], "closed");
    assert_eq!(office.published(EN).await, [""; 0]);
    let mut closing = post("Title");
    closing["closingDate"] = json!("2031-01-31");
    let body = json!({"post": closing, "revision": emma.summary("artist", "en").await["revision"]});
    let saved = emma.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    assert_eq!(saved["closingDate"], "2031-01-31");
    let list = emma.done("GET", "/positions", None).await;
    assert_eq!(list["positions"][0]["locales"]["en"]["closingDate"], "2031-01-31");
    assert_eq!(list["locales"], json!(["en", "jp"]));
    assert_eq!(list["positions"][0]["locales"]["en"]["state"], "closed");
    assert_eq!(list["positions"][0]["locales"]["jp"]["state"], "missing");
    office.close().await;
}

async fn one_language_never_changes_the_state_of_another(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    let body = json!({"post": post("Japanese"), "revision": paul.summary("artist", "jp").await["revision"]});
    paul.done("PUT", "/positions/artist/jp/draft", Some(&body)).await;
    let before = paul.summary("artist", "jp").await;
    for (action, state) in [
        ("publish", "published"),
        ("takeBack", "closed"),
        ("publish", "published"),
    ] {
        let (_, position) = paul.act("artist", json!(action), &["en"]).await;
        assert_eq!(position["locales"]["en"]["state"], state);
        assert_eq!(position["locales"]["jp"], before, "{action}");
    }
    let body = json!({"post": post("Newer"), "revision": paul.summary("artist", "en").await["revision"]});
    paul.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    assert_eq!(paul.summary("artist", "jp").await, before);
    assert_eq!(office.published(JP).await, [""; 0]);
    office.close().await;
}

async fn several_languages_change_together_or_not_at_all(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    let (status, refused) = paul.act("artist", json!("publish"), &["en", "jp"]).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("wrongState")));
    assert_eq!(office.published(EN).await, [""; 0]);
    let half = json!({"post": {"title": "half"}, "revision": paul.summary("artist", "jp").await["revision"]});
    paul.done("PUT", "/positions/artist/jp/draft", Some(&half)).await;
    let (status, refused) = paul.act("artist", json!("publish"), &["jp", "en"]).await;
    assert_eq!(
        (status, &refused["error"]["fields"]["jobDescription"]),
        (422, &json!("is missing"))
    );
    assert_eq!(office.published(EN).await, [""; 0]);
    let whole = json!({"post": post("Whole"), "revision": paul.summary("artist", "jp").await["revision"]});
    paul.done("PUT", "/positions/artist/jp/draft", Some(&whole)).await;
    assert_eq!(paul.act("artist", json!("publish"), &["jp", "en"]).await.0, 200);
    assert_eq!(office.published(EN).await, ["artist"]);
    assert_eq!(office.published(JP).await, ["artist"]);
    office.close().await;
}

async fn a_draft_from_something_older_is_refused(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    let first = emma.begin("artist", "en").await["revision"].clone();
    let save = |title: &str, revision: &Value| json!({"post": post(title), "revision": revision});
    let path = "/positions/artist/en/draft";
    paul.done("PUT", path, Some(&save("Paul's", &first))).await;
    let (status, refused) = emma.call("PUT", path, Some(&save("Emma's", &first))).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("conflict")));
    let current = &refused["error"]["current"]["locales"]["en"];
    assert_eq!(current["draft"]["title"], "Paul's");
    emma.done("PUT", path, Some(&save("Emma's", &current["revision"])))
        .await;
    // What a publisher has not seen is not published either.
    let body = json!({"action": "publish", "locales": ["en"], "revisions": {"en": first}});
    assert_eq!(
        paul.refused("POST", "/positions/artist/actions", Some(&body))
            .await,
        "conflict"
    );
    let path = format!("{path}?revision={}", first.as_str().unwrap());
    assert_eq!(emma.refused("DELETE", &path, None).await, "conflict");
    office.close().await;
}

async fn a_post_is_checked_by_the_rules_of_the_service(place: Place) {
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    let mut bad = post("Title");
    bad["pay"] = json!({"currency": "JPY", "min": 3, "max": 2, "unit": "YEAR"});
    bad["remote"] = json!("SOMETIMES");
    bad["jobDescription"] = json!("<b>".repeat(40));
    let body = json!({"id": "artist", "locale": "en", "post": bad});
    let (status, refused) = emma.call("POST", "/positions", Some(&body)).await;
    assert_eq!(status, 422);
    let fields = refused["error"]["fields"].as_object().unwrap();
    let names: Vec<_> = fields.keys().map(String::as_str).collect();
    assert_eq!(names, ["pay", "remote", "jobDescription"]);
    assert_eq!(fields["pay"], "has a min above its max");
    office.close().await;
}

async fn hidden_fields_and_creation_stay(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    let data = json!({"_owner": "m1", "title": "old", "jobDescription": "a", "requiredSkills": "b", "preferredSkills": "c"});
    let store = &office.service.store;
    let data = data.as_object().unwrap().clone();
    let old = store
        .insert_item(EN, Some("artist".to_owned()), data, "tests")
        .await
        .unwrap();
    office.service.clock.advance(60);
    let mut newer = post("new");
    newer["_owner"] = json!("paul");
    newer["_id"] = json!("another");
    let body = json!({"post": newer, "revision": paul.summary("artist", "en").await["revision"]});
    paul.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    paul.act("artist", json!("publish"), &["en"]).await;
    let item = store.item(EN, "artist").await.unwrap().unwrap();
    assert_eq!(item.data["title"], "new");
    for name in ["_id", "_owner", "_createdDate"] {
        assert_eq!(item.data[name], old.data[name], "{name}");
    }
    assert!(
        paul.summary("artist", "en").await["published"]
            .get("_owner")
            .is_none()
    );
    office.close().await;
}

async fn conditions_of_work_are_kept_and_none_of_them_is_needed(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    let mut written = post("Title");
    written["workHours"] = json!("10:00–19:00");
    written["smoking"] = json!("屋内禁煙");
    let body = json!({"id": "artist", "locale": "jp", "post": written});
    emma.done("POST", "/positions", Some(&body)).await;
    let (status, position) = paul.act("artist", json!("publish"), &["jp"]).await;
    assert_eq!(status, 200, "{position}");
    let published = &position["locales"]["jp"]["published"];
    assert_eq!(
        (&published["workHours"], &published["smoking"]),
        (&json!("10:00–19:00"), &json!("屋内禁煙"))
    );
    written["workHours"] = json!("10:00–19:00\nor later");
    let revision = &position["locales"]["jp"]["revision"];
    let body = json!({"post": written, "revision": revision});
    let (status, refused) = emma.call("PUT", "/positions/artist/jp/draft", Some(&body)).await;
    assert_eq!(
        (status, &refused["error"]["reasons"]["workHours"]["code"]),
        (422, &json!("notOneLine"))
    );
    office.close().await;
}
