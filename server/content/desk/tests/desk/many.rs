//! What one user may make, and what a file may be: lists stay short enough for everybody.

use content_desk::Role;
use content_service::store::Author;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::office::{EN, Office, PASSWORD, post, read};
use crate::place::{Place, on_both};

on_both!(
    one_user_begins_only_so_many_positions,
    a_language_has_only_so_many_drafts,
    one_file_is_sent_at_a_time,
    users_keys_and_sessions_have_an_end,
);

async fn one_user_begins_only_so_many_positions(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    let new = |number: usize| json!({"id": format!("p-{number}"), "locale": "en", "post": {"title": "T"}});
    for number in 0..500 {
        emma.done("POST", "/positions", Some(&new(number))).await;
    }
    let copy = json!({"copyOf": "p-1"});
    for refused in [new(500), copy] {
        let (status, body) = emma.call("POST", "/positions", Some(&refused)).await;
        assert_eq!((status, &body["error"]["code"]), (429, &json!("tooMany")));
    }
    // No one else is kept back, and neither is she who waits.
    paul.done("POST", "/positions", Some(&new(501))).await;
    office.service.clock.advance(1);
    emma.done("POST", "/positions", Some(&new(502))).await;
    office.close().await;
}

async fn a_language_has_only_so_many_drafts(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    let drafts = (0..2000).map(|number| {
        json!({"_id": format!("d{number}"), "title": "T"})
            .as_object()
            .unwrap()
            .clone()
    });
    let collection = format!("{EN}__drafts");
    let import = office
        .service
        .store
        .import(&collection, drafts, Author::publisher("tests"), false, |_| ());
    import.await.unwrap();
    // A copy may be in any language.
    for body in [
        json!({"id": "more", "locale": "en", "post": post("More")}),
        json!({"id": "more", "locale": "jp", "post": post("More")}),
        json!({"id": "more", "copyOf": "d1"}),
    ] {
        let (status, refused) = paul.call("POST", "/positions", Some(&body)).await;
        assert_eq!(status, 422, "{refused}");
        assert!(
            refused["error"]["fields"]["id"]
                .as_str()
                .unwrap()
                .contains("2000 drafts")
        );
    }
    office.close().await;
}

async fn one_file_is_sent_at_a_time(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let head = format!(
        "POST /desk/v1/restores HTTP/1.1\r\nhost: {}\r\norigin: {}\r\ncookie: {}={}\r\nx-desk-token: {}\r\n\
         content-length: 100\r\n\r\n{{",
        office.desk.address, olivia.origin, olivia.cookie_name, olivia.cookie, olivia.token
    );
    // A file of which no more comes for now.
    let begin = async || {
        let mut slow = TcpStream::connect(office.desk.address).await.unwrap();
        slow.write_all(head.as_bytes()).await.unwrap();
        slow
    };
    let mut slow = begin().await;
    let another = async || {
        let response = olivia
            .request(Method::POST, "/restores")
            .body("{}")
            .send()
            .await
            .unwrap();
        let is_told_when = response.headers().contains_key("retry-after");
        let (status, body): (u16, Value) = read(response).await;
        (status, body["error"]["code"].clone(), is_told_when)
    };
    let foreign = (422, json!("backupForeign"), false);
    let busy = (503, json!("unavailable"), true);
    loop {
        let refused = another().await;
        if refused == busy {
            break;
        }
        assert_eq!(refused, foreign);
        // It is refused itself if it came in the other's turn; then it comes again.
        if slow.try_read(&mut [0]).is_ok() {
            slow = begin().await;
        }
    }
    drop(slow);
    loop {
        let refused = another().await;
        if refused == foreign {
            break;
        }
        assert_eq!(refused, busy);
    }
    office.close().await;
}

async fn users_keys_and_sessions_have_an_end(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    // As many as there may be, in one change each.
    let mut change = office.service.store.change().await.unwrap();
    for number in 0..499 {
        sqlx::query("INSERT INTO desk_users (name, role, created_at) VALUES ($1, 'editor', '2026-01-01')")
            .bind(format!("user-{number}"))
            .execute(&mut *change)
            .await
            .unwrap();
    }
    for number in 0..600 {
        sqlx::query(
            "INSERT INTO api_keys (id, name, hash, created_at, revoked_at) VALUES ($1, 'k', 'h', $2, $3)",
        )
        .bind(format!("key-{number}"))
        .bind(format!("2026-01-01T00:00:00.{number:03}Z"))
        .bind((number < 400).then_some("2026-01-02"))
        .execute(&mut *change)
        .await
        .unwrap();
    }
    for number in 0..70 {
        sqlx::query(
            "INSERT INTO desk_sessions (hash, id, holder, started_at, last_seen_at, address, agent)
             VALUES ($1, $2, 'olivia', $3, $3, '', '')",
        )
        .bind(format!("hash-{number}").into_bytes())
        .bind(format!("session-{number}"))
        .bind(1_799_999_000_i64 + number)
        .execute(&mut *change)
        .await
        .unwrap();
    }
    change.commit().await.unwrap();

    let (status, refused) = olivia
        .call("POST", "/users", Some(&json!({"name": "late", "role": "editor"})))
        .await;
    assert_eq!(status, 422, "{refused}");
    assert_eq!(refused["error"]["fields"]["name"], "has no room beside 500 users");
    let key = json!({"name": "late", "scopes": {EN: "read"}, "days": 1});
    let (status, refused) = olivia.call("POST", "/keys", Some(&key)).await;
    assert_eq!(status, 422, "{refused}");
    let reason = refused["error"]["fields"]["name"].as_str().unwrap();
    assert!(reason.starts_with("has no room beside 200 keys"), "{reason}");
    // Those that are good are in the list, and of the others the last.
    let keys = olivia.done("GET", "/keys", None).await;
    let keys: Vec<_> = keys["keys"]
        .as_array()
        .unwrap()
        .iter()
        .map(|key| &key["id"])
        .collect();
    assert_eq!(keys.len(), 500);
    assert_eq!((keys[0], keys[499]), (&json!("key-100"), &json!("key-599")));

    let again = json!({"name": "olivia", "password": PASSWORD});
    let (status, _) = office.stranger().enter("/session", &again).await;
    assert_eq!(status, 200);
    let sessions = olivia.done("GET", "/sessions", None).await;
    assert_eq!(sessions["sessions"].as_array().unwrap().len(), 50);
    office.close().await;
}
