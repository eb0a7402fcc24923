//! What others do at a position that somebody has open, and who they are.

use std::time::Duration;

use content_desk::Role;
use serde_json::{Value, json};
use tokio::task::{JoinHandle, JoinSet};

use crate::another::Another;
use crate::office::{Office, Person, post};
use crate::place::{Place, on_both};

on_both!(
    what_another_saves_ends_a_wait_at_any_server,
    a_wait_ends_with_its_session,
    a_wait_ends_with_its_position,
    a_desk_that_stops_waits_for_nobody,
    the_others_are_named_with_what_they_do_at_any_server,
    calls_that_wait_keep_nobody_from_the_desk,
    a_stranger_never_waits,
    what_another_does_ends_the_wait_of_a_list,
    what_is_told_is_checked,
);

const PATH: &str = "/positions/artist/presence";
/// Most calls of one user that wait.
const OF_USER_MAX: usize = 12;

/// Longer than any test takes, so that each call ends by what it waits for.
const PATIENCE: Duration = Duration::from_hours(1);

async fn patient(place: &Place) -> Office {
    Office::open_with(place, |config| config.news_wait = PATIENCE).await
}

/// What a page says that knows all of this.
fn told(news: &Value) -> Value {
    json!({
        "locale": "en",
        "isWriting": false,
        "known": {"page": "page-1", "revisions": news["revisions"], "others": news["othersTag"]},
    })
}

/// What there is to know now.
async fn news(person: &Person) -> Value {
    let body = json!({"locale": "en", "isWriting": false});
    person.done("POST", PATH, Some(&body)).await
}

/// Begins a call that waits, and returns when it has begun: the other sees its caller.
async fn wait(person: &Person, other: &Person) -> JoinHandle<(u16, Value)> {
    let body = json!({"locale": "jp", "isWriting": false});
    person.done("POST", PATH, Some(&body)).await;
    // The other is here too, which is no news later.
    news(other).await;
    let known = told(&person.done("POST", PATH, Some(&body)).await);
    let waiting = tokio::spawn({
        let person = person.clone();
        async move { person.call("POST", PATH, Some(&known)).await }
    });
    // The call tells the language before it waits.
    while news(other).await["others"][0]["locale"] != "en" {}
    waiting
}

async fn save(person: &Person, title: &str) -> String {
    let revision = person.summary("artist", "en").await["revision"].clone();
    let body = json!({"post": post(title), "revision": revision});
    let saved = person
        .done("PUT", "/positions/artist/en/draft", Some(&body))
        .await;
    saved["revision"].as_str().unwrap().to_owned()
}

async fn what_another_saves_ends_a_wait_at_any_server(place: Place) {
    let office = patient(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let another = Another::start(&place, |config| config.news_wait = PATIENCE).await;
    for paul in [paul.clone(), another.seen_by(&paul)] {
        let waiting = wait(&paul, &emma).await;
        let revision = save(&emma, "Another").await;
        let (status, news) = waiting.await.unwrap();
        assert_eq!(status, 200, "{news}");
        // What else has changed meanwhile may come first: the next call then has the rest at once.
        let mut known = news;
        while known["revisions"]["en"] != revision.as_str() {
            known = paul.done("POST", PATH, Some(&told(&known))).await;
        }
    }
    another.close().await;
    office.close().await;
}

/// What names the list of positions.
async fn list_tag(person: &Person) -> Value {
    person.done("GET", "/positions", None).await["tag"].clone()
}

async fn what_another_does_ends_the_wait_of_a_list(place: Place) {
    let office = patient(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let words = json!({"locale": "en", "field": "title", "quote": "", "lead": "", "remark": "Longer"});
    let revision = emma.summary("artist", "en").await["revision"].clone();
    let asked = json!({"action": "ask", "note": "", "revision": revision});
    let changes: [(&Person, &str, &str, Option<&Value>); 3] = [
        (&emma, "POST", "/positions/artist/comments", Some(&words)),
        (&emma, "POST", "/positions/artist/en/review", Some(&asked)),
        (&olivia, "DELETE", "/positions/artist", None),
    ];
    for (who, method, path, body) in changes {
        let known = list_tag(&paul).await;
        let page = json!({"page": "page-1", "tag": known});
        let (waiting, _) = tokio::join!(
            paul.done("POST", "/news", Some(&page)),
            who.done(method, path, body),
        );
        assert_ne!(waiting["tag"], known, "{path}");
        assert_eq!(waiting["tag"], list_tag(&paul).await, "{path}");
    }
    // A list that is old need not wait.
    let old = json!({"page": "page-1", "tag": "old"});
    assert_eq!(
        paul.done("POST", "/news", Some(&old)).await["tag"],
        list_tag(&paul).await
    );
    office.close().await;
}

async fn a_wait_ends_with_its_session(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let another = Another::start(&place, |config| config.news_wait = PATIENCE).await;
    let waiting = wait(&another.seen_by(&paul), &emma).await;
    paul.done("DELETE", "/session", None).await;
    let (status, refused) = waiting.await.unwrap();
    assert_eq!((status, &refused["error"]["code"]), (401, &json!("notLoggedIn")));
    // No one sees him any more.
    assert_eq!(news(&emma).await["others"], json!([]));
    another.close().await;
    office.close().await;
}

async fn a_wait_ends_with_its_position(place: Place) {
    let office = patient(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let waiting = wait(&paul, &emma).await;
    olivia.done("DELETE", "/positions/artist", None).await;
    let (status, refused) = waiting.await.unwrap();
    assert_eq!((status, &refused["error"]["code"]), (404, &json!("notFound")));
    office.close().await;
}

async fn a_desk_that_stops_waits_for_nobody(place: Place) {
    let office = patient(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let waiting = wait(&paul, &emma).await;
    office.close().await;
    // It has its response, and was not cut off.
    assert_eq!(waiting.await.unwrap().0, 200);
}

async fn the_others_are_named_with_what_they_do_at_any_server(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let another = Another::start(&place, |config| config.news_wait = PATIENCE).await;
    let paul = another.seen_by(&paul);
    let waiting = wait(&paul, &emma).await;
    let body = json!({"locale": "en", "isWriting": true, "field": "jobDescription"});
    emma.done("POST", PATH, Some(&body)).await;
    let (_, seen) = waiting.await.unwrap();
    let mut seen = seen;
    while seen["others"][0]["isWriting"] != true {
        seen = paul.done("POST", PATH, Some(&told(&seen))).await;
    }
    let other = &seen["others"][0];
    let said = ["name", "locale", "field"].map(|part| other[part].as_str().unwrap());
    assert_eq!(said, ["emma", "en", "jobDescription"]);
    assert_eq!(seen["others"].as_array().unwrap().len(), 1);
    another.close().await;
    office.close().await;
}

async fn calls_that_wait_keep_nobody_from_the_desk(place: Place) {
    let office = patient(&place).await;
    let emma = office.join("emma", Role::Editor).await;
    emma.begin("artist", "en").await;
    let known = told(&news(&emma).await);
    // One more than a user may have, which are more than the database has connections for and the desk has workers.
    let mut calls = JoinSet::new();
    for page in 0..=OF_USER_MAX {
        let (emma, mut known) = (emma.clone(), known.clone());
        known["known"]["page"] = json!(format!("page-{page}"));
        calls.spawn(async move { emma.call("POST", PATH, Some(&known)).await });
    }
    // The one without room has its response though nothing is new.
    let (status, shown) = calls.join_next().await.unwrap().unwrap();
    assert_eq!(
        (status, &shown["revisions"]),
        (200, &known["known"]["revisions"]),
        "{shown}"
    );
    let revision = save(&emma, "Another").await;
    for (status, shown) in calls.join_all().await {
        assert_eq!(
            (status, &shown["revisions"]["en"]),
            (200, &json!(revision)),
            "{shown}"
        );
    }
    office.close().await;
}

async fn a_stranger_never_waits(place: Place) {
    let office = Office::open(&place).await;
    let emma = office.join("emma", Role::Editor).await;
    emma.begin("artist", "en").await;
    let known = told(&news(&emma).await);
    let stranger = office.stranger();
    assert_eq!(stranger.refused("POST", PATH, Some(&known)).await, "notLoggedIn");
    let mut forged = emma.clone();
    "wrong".clone_into(&mut forged.token);
    assert_eq!(forged.refused("POST", PATH, Some(&known)).await, "badToken");
    office.close().await;
}

async fn what_is_told_is_checked(place: Place) {
    let office = Office::open(&place).await;
    let emma = office.join("emma", Role::Editor).await;
    emma.begin("artist", "en").await;
    let long = "x".repeat(65);
    for body in [
        json!({"locale": "en", "isWriting": true, "field": "a b"}),
        json!({"locale": "en", "isWriting": true, "field": long}),
        json!({"locale": "en", "isWriting": true, "known": {"page": long, "revisions": {}, "others": ""}}),
        json!({"locale": "en", "isWriting": true, "known": {"page": ""}}),
    ] {
        assert_eq!(emma.refused("POST", PATH, Some(&body)).await, "invalid");
    }
    office.close().await;
}
