//! Reviews of drafts: who says what, and what ends one.

use content_desk::AuditFilter;
use serde_json::{Value, json};

use crate::office::{Office, Person, post};
use crate::place::{Place, on_both};

on_both!(
    a_draft_is_called_ready_and_answered,
    a_change_after_the_last_word_is_seen,
    a_review_ends_with_its_draft,
    a_review_is_of_a_draft_that_is_written_on,
    words_are_checked,
    a_word_is_news_for_others,
    reviews_are_in_the_list_of_what_was_done,
);

const PATH: &str = "/positions/artist/en/review";

/// Says something of the draft as it is now.
async fn say(person: &Person, action: &str, note: &str) -> (u16, Value) {
    let revision = person.summary("artist", "en").await["revision"].clone();
    let word = json!({"action": action, "note": note, "revision": revision});
    person.call("POST", PATH, Some(&word)).await
}

/// The review as the position has it, after a word that is taken.
async fn said(person: &Person, action: &str, note: &str) -> Value {
    let (status, position) = say(person, action, note).await;
    assert_eq!(status, 200, "{position}");
    position["locales"]["en"]["review"].clone()
}

/// The code of a refusal.
async fn refused(person: &Person, action: &str, note: &str) -> String {
    let (status, response) = say(person, action, note).await;
    assert!(status >= 400, "{status} {response}");
    response["error"]["code"].as_str().unwrap().to_owned()
}

async fn save(person: &Person, title: &str) -> Value {
    let revision = person.summary("artist", "en").await["revision"].clone();
    let body = json!({"post": post(title), "revision": revision});
    person
        .done("PUT", "/positions/artist/en/draft", Some(&body))
        .await
}

async fn a_draft_is_called_ready_and_answered(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    let begun = emma.begin("artist", "en").await;
    assert_eq!(begun["review"], Value::Null);
    let review = said(&emma, "ask", " Look at the pay. ").await;
    assert_eq!(
        (&review["state"], &review["isChanged"], &review["answer"]),
        (&json!("ready"), &json!(false), &Value::Null)
    );
    assert_eq!(
        (&review["asked"]["by"], &review["asked"]["note"]),
        (&json!("emma"), &json!("Look at the pay."))
    );
    // An editor answers nothing, not even the own draft.
    assert_eq!(refused(&emma, "approve", "").await, "forbidden");
    let review = said(&paul, "sendBack", "Which pay?").await;
    assert_eq!(
        (&review["state"], &review["answer"]["by"]),
        (&json!("sentBack"), &json!("paul"))
    );
    assert_eq!(review["asked"]["by"], "emma");
    // One answer takes the place of another one.
    let review = said(&olivia, "approve", "").await;
    assert_eq!(
        (&review["state"], &review["answer"]["by"]),
        (&json!("approved"), &json!("olivia"))
    );
    // Who asks again begins anew.
    let review = said(&emma, "ask", "Again").await;
    assert_eq!(
        (&review["state"], &review["answer"]),
        (&json!("ready"), &Value::Null)
    );
    let list = paul.done("GET", "/positions", None).await;
    assert_eq!(list["positions"][0]["locales"]["en"]["review"], review);
    assert_eq!(list["positions"][0]["locales"]["jp"]["review"], Value::Null);
    assert_eq!(said(&emma, "withdraw", "").await, Value::Null);
    assert_eq!(refused(&paul, "approve", "").await, "notFound");
    office.close().await;
}

async fn a_change_after_the_last_word_is_seen(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    said(&emma, "ask", "").await;
    assert_eq!(save(&emma, "Other").await["review"]["isChanged"], true);
    // An answer is to what its author has seen.
    assert_eq!(said(&paul, "approve", "").await["isChanged"], false);
    let saved = save(&paul, "Another").await;
    assert_eq!(
        (&saved["review"]["state"], &saved["review"]["isChanged"]),
        (&json!("approved"), &json!(true))
    );
    // Who says something of an older draft has to look again.
    let late = json!({"action": "approve", "revision": "0-0--"});
    assert_eq!(paul.refused("POST", PATH, Some(&late)).await, "conflict");
    office.close().await;
}

async fn a_review_ends_with_its_draft(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let revision_of = |summary: Value| summary["revision"].as_str().unwrap().to_owned();
    for end in ["publish", "discard", "delete"] {
        said(&emma, "ask", "").await;
        match end {
            "publish" => assert_eq!(paul.act("artist", json!("publish"), &["en"]).await.0, 200),
            "discard" => {
                let revision = revision_of(paul.summary("artist", "en").await);
                let path = format!("/positions/artist/en/draft?revision={revision}");
                paul.done("DELETE", &path, None).await;
            }
            _ => {
                paul.done("DELETE", "/positions/artist", None).await;
                paul.done("POST", "/positions/artist/undelete", None).await;
            }
        }
        assert_eq!(paul.summary("artist", "en").await["review"], Value::Null, "{end}");
        // The next draft of the position has no review either.
        assert_eq!(save(&emma, end).await["review"], Value::Null, "{end}");
    }
    office.close().await;
}

async fn a_review_is_of_a_draft_that_is_written_on(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let schedule = json!({"action": "schedule", "publishAt": "2100-01-01T00:00:00Z"});
    assert_eq!(paul.act("artist", schedule, &["en"]).await.0, 200);
    assert_eq!(refused(&emma, "ask", "").await, "wrongState");
    paul.act("artist", json!("publish"), &["en"]).await;
    assert_eq!(refused(&emma, "ask", "").await, "wrongState");
    let missing = json!({"action": "ask", "revision": emma.summary("artist", "jp").await["revision"]});
    let path = "/positions/artist/jp/review";
    assert_eq!(emma.refused("POST", path, Some(&missing)).await, "wrongState");
    office.close().await;
}

async fn words_are_checked(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    for note in ["a\0b", "\u{7}", &"a".repeat(2001)] {
        assert_eq!(refused(&emma, "ask", note).await, "invalid", "{note:?}");
    }
    assert_eq!(said(&emma, "ask", "a\r\nb").await["asked"]["note"], "a\nb");
    // What is sent back says why.
    assert_eq!(refused(&paul, "sendBack", " ").await, "invalid");
    assert_eq!(refused(&paul, "praise", "").await, "invalid");
    office.close().await;
}

async fn a_word_is_news_for_others(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let here = json!({"locale": "en", "isWriting": false});
    let revision =
        || async { paul.done("POST", "/positions/artist/presence", Some(&here)).await["revisions"].clone() };
    let mut before = revision().await;
    for (person, action) in [
        (&emma, "ask"),
        (&paul, "approve"),
        (&emma, "ask"),
        (&emma, "withdraw"),
    ] {
        said(person, action, "").await;
        let after = revision().await;
        assert_ne!(before["en"], after["en"], "{action}");
        before = after;
        office.service.clock.advance(1);
    }
    office.close().await;
}

async fn reviews_are_in_the_list_of_what_was_done(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    said(&emma, "ask", "").await;
    said(&paul, "sendBack", "No").await;
    said(&paul, "approve", "").await;
    said(&emma, "ask", "").await;
    said(&emma, "withdraw", "").await;
    let (entries, _) = office.store.audit(&AuditFilter::default()).await.unwrap();
    let of_reviews = entries.iter().filter(|entry| entry.subject == "artist en");
    let noted: Vec<_> = of_reviews
        .map(|entry| (entry.by.as_str(), entry.action.as_str()))
        .collect();
    assert_eq!(
        noted,
        [
            ("emma", "withdrawReview"),
            ("emma", "askReview"),
            ("paul", "approve"),
            ("paul", "sendBack"),
            ("emma", "askReview"),
        ]
    );
    office.close().await;
}
