//! Comments on places in texts: who sees them, what they survive, and where they end.

use std::time::Duration;

use content_desk::Role;
use serde_json::{Value, json};

use crate::office::{Office, Person, post};
use crate::place::{Place, on_both};

on_both!(
    a_comment_is_open_until_somebody_resolves_it,
    a_reply_opens_a_comment_again,
    comments_survive_what_is_done_with_the_post,
    comments_are_checked,
    a_comment_is_news_for_others,
    another_position_of_the_same_id_has_no_comments_of_the_one_before,
);

const PATH: &str = "/positions/artist/comments";

fn about(quote: &str, remark: &str) -> Value {
    json!({"locale": "en", "field": "jobDescription", "quote": quote, "lead": "", "remark": remark})
}

async fn comment(person: &Person, quote: &str, remark: &str) -> Value {
    person.done("POST", PATH, Some(&about(quote, remark))).await
}

async fn resolve(person: &Person, id: &Value, is_resolved: bool) -> Value {
    let path = format!("{PATH}/{id}");
    person
        .done("PATCH", &path, Some(&json!({ "isResolved": is_resolved })))
        .await
}

/// How many open comments the list has of the text.
async fn open(person: &Person) -> Value {
    let list = person.done("GET", "/positions", None).await;
    list["positions"][0]["locales"]["en"]["comments"].clone()
}

async fn a_comment_is_open_until_somebody_resolves_it(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    assert_eq!(open(&emma).await, 0);
    let all = comment(&paul, "a", " Which engine? ").await;
    let first = &all["comments"][0];
    assert_eq!(
        (
            &first["quote"],
            &first["said"]["by"],
            &first["said"]["note"],
            &first["resolved"]
        ),
        (&json!("a"), &json!("paul"), &json!("Which engine?"), &Value::Null)
    );
    comment(&emma, "", "Shorter").await;
    assert_eq!(open(&paul).await, 2);
    let all = resolve(&emma, &first["id"], true).await;
    assert_eq!(all["comments"][0]["resolved"]["by"], "emma");
    assert_eq!(open(&paul).await, 1);
    assert_eq!(emma.summary("artist", "en").await["comments"], 1);
    assert_eq!(emma.summary("artist", "jp").await["comments"], 0);
    let all = resolve(&paul, &first["id"], false).await;
    assert_eq!(all["comments"][0]["resolved"], Value::Null);
    assert_eq!(all, emma.done("GET", PATH, None).await);
    office.close().await;
}

async fn a_reply_opens_a_comment_again(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let id = comment(&paul, "a", "Why?").await["comments"][0]["id"].clone();
    resolve(&paul, &id, true).await;
    let reply = json!({"replyTo": id, "remark": "Because."});
    let all = emma.done("POST", PATH, Some(&reply)).await;
    let first = &all["comments"][0];
    assert_eq!(all["comments"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&first["resolved"], &first["replies"][0]["by"]),
        (&Value::Null, &json!("emma"))
    );
    // A reply is no comment that is open by itself.
    assert_eq!(open(&paul).await, 1);
    let nothing = json!({"replyTo": 999, "remark": "To whom?"});
    assert_eq!(emma.refused("POST", PATH, Some(&nothing)).await, "notFound");
    let number = id.as_i64().unwrap();
    let of_reply = format!("{PATH}/{}", number + 1);
    let resolved = json!({ "isResolved": true });
    assert_eq!(
        emma.refused("PATCH", &of_reply, Some(&resolved)).await,
        "notFound"
    );
    office.close().await;
}

async fn comments_survive_what_is_done_with_the_post(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let before = comment(&paul, "a", "Why?").await;
    let revision = emma.summary("artist", "en").await["revision"].clone();
    let body = json!({"post": post("Other"), "revision": revision});
    // A comment is no change of the post: a text that was open before is saved as it was.
    emma.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    assert_eq!(paul.act("artist", json!("publish"), &["en"]).await.0, 200);
    assert_eq!(paul.done("GET", PATH, None).await, before);
    paul.done("DELETE", "/positions/artist", None).await;
    assert_eq!(paul.refused("GET", PATH, None).await, "notFound");
    paul.done("POST", "/positions/artist/undelete", None).await;
    assert_eq!(paul.done("GET", PATH, None).await, before);
    office.close().await;
}

async fn comments_are_checked(place: Place) {
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    for (quote, remark) in [("a", " "), ("a", "a\0"), ("a\0", "b"), (&*"a".repeat(501), "b")] {
        let body = about(quote, remark);
        assert_eq!(emma.refused("POST", PATH, Some(&body)).await, "invalid", "{body}");
    }
    let mut elsewhere = about("a", "b");
    elsewhere["locale"] = json!("jp");
    assert_eq!(emma.refused("POST", PATH, Some(&elsewhere)).await, "notFound");
    let mut unknown = about("a", "b");
    unknown["more"] = json!(1);
    assert_eq!(emma.refused("POST", PATH, Some(&unknown)).await, "invalid");
    for id in ["x", "-1", "99999999999999999999"] {
        let path = format!("{PATH}/{id}");
        let resolved = json!({ "isResolved": true });
        assert_eq!(
            emma.refused("PATCH", &path, Some(&resolved)).await,
            "notFound",
            "{id}"
        );
    }
    office.close().await;
}

async fn a_comment_is_news_for_others(place: Place) {
    let patience = Duration::from_hours(1);
    let office = Office::open_with(&place, |config| config.news_wait = patience).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let path = "/positions/artist/presence";
    let here = json!({"locale": "en", "isWriting": false});
    let mut news = emma.done("POST", path, Some(&here)).await;
    let id = comment(&paul, "a", "Why?").await["comments"][0]["id"].clone();
    for is_resolved in [true, false, true] {
        let known = json!({
            "page": "page-1", "revisions": news["revisions"], "others": news["othersTag"], "comments": news["comments"],
        });
        let body = json!({"locale": "en", "isWriting": false, "known": known});
        // It waits for an hour, unless there is something new.
        let after = emma.done("POST", path, Some(&body)).await;
        assert_ne!(after["comments"], news["comments"]);
        resolve(&paul, &id, is_resolved).await;
        news = after;
    }
    // A page of before knows nothing of comments, and waits for none.
    let known = json!({"page": "page-1", "revisions": {}, "others": news["othersTag"]});
    let body = json!({"locale": "en", "isWriting": false, "known": known});
    emma.done("POST", path, Some(&body)).await;
    office.close().await;
}

async fn another_position_of_the_same_id_has_no_comments_of_the_one_before(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    comment(&paul, "a", "Why?").await;
    paul.done("DELETE", "/positions/artist", None).await;
    office.service.clock.advance(31 * 24 * 3600);
    let paul = office.join("peter", Role::Publisher).await;
    paul.begin("artist", "en").await;
    assert_eq!(paul.done("GET", PATH, None).await["comments"], json!([]));
    office.close().await;
}
