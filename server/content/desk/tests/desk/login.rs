//! Logging in by link and password, sessions and their ends.

use content_desk::{Purpose, Role};
use reqwest::Method;
use serde_json::json;

use crate::office::{Office, PASSWORD};
use crate::place::{Place, on_both};

on_both!(
    who_logs_out_is_out_whatever_the_database_does,
    a_link_sets_a_password_once_and_the_password_logs_in,
    a_link_that_logs_in_needs_no_password,
    links_end,
    sessions_are_listed_and_ended,
    sessions_end_when_they_are_idle_and_in_any_case_after_a_week,
    a_new_password_ends_every_other_session,
    nothing_that_opens_is_kept,
);

async fn a_link_sets_a_password_once_and_the_password_logs_in(place: Place) {
    let office = Office::open(&place).await;
    let link = office.store.add_user("ann", Role::Editor, "tests").await.unwrap();
    let mut ann = office.stranger();
    let mut body = json!({ "link": link.text });
    // It is good until a password comes, and opens nothing before.
    let (status, wanted) = ann.enter("/session/link", &body).await;
    assert_eq!((status, wanted), (202, json!({"user": "ann"})));
    assert_eq!(ann.call("GET", "/session", None).await.0, 204);
    body["password"] = json!("short");
    let (status, refused) = ann.call("POST", "/session/link", Some(&body)).await;
    assert_eq!(status, 422);
    assert!(refused["error"]["fields"]["password"].is_string());
    body["password"] = json!(PASSWORD);
    let (status, session) = ann.enter("/session/link", &body).await;
    assert_eq!(
        (status, &session["user"]),
        (200, &json!({"name": "ann", "role": "editor"}))
    );
    assert_eq!(ann.refused("POST", "/session/link", Some(&body)).await, "badLink");
    assert_eq!(ann.done("GET", "/session", None).await["token"], session["token"]);

    let mut elsewhere = office.stranger();
    let wrong = json!({"name": "ann", "password": "wrong password"});
    assert_eq!(
        elsewhere.refused("POST", "/session", Some(&wrong)).await,
        "wrongCredentials"
    );
    let right = json!({"name": "ann", "password": PASSWORD});
    assert_eq!(elsewhere.enter("/session", &right).await.0, 200);
    ann.done("DELETE", "/session", None).await;
    assert_eq!(ann.refused("GET", "/sessions", None).await, "notLoggedIn");
    assert_eq!(ann.call("GET", "/session", None).await.0, 204);
    elsewhere.done("GET", "/session", None).await;
    office.close().await;
}

async fn a_link_that_logs_in_needs_no_password(place: Place) {
    let office = Office::open(&place).await;
    office.store.add_user("ann", Role::Owner, "tests").await.unwrap();
    let link = office.store.link("ann", Purpose::Session, "tests").await.unwrap();
    let mut ann = office.stranger();
    let body = json!({ "link": link.text });
    assert_eq!(ann.enter("/session/link", &body).await.0, 200);
    assert_eq!(ann.refused("POST", "/session/link", Some(&body)).await, "badLink");
    office.close().await;
}

async fn links_end(place: Place) {
    let office = Office::open(&place).await;
    let first = office.store.add_user("ann", Role::Editor, "tests").await.unwrap();
    let second = office
        .store
        .link("ann", Purpose::Password, "tests")
        .await
        .unwrap();
    let ann = office.stranger();
    for (link, days) in [(first, 0), (second, 3)] {
        office.service.clock.advance(days * 24 * 60 * 60 + 1);
        let body = json!({"link": link.text, "password": PASSWORD});
        assert_eq!(ann.refused("POST", "/session/link", Some(&body)).await, "badLink");
    }
    office.close().await;
}

async fn sessions_are_listed_and_ended(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let mut other = office.stranger();
    let right = json!({"name": "ann", "password": PASSWORD});
    assert_eq!(other.enter("/session", &right).await.0, 200);
    let list = ann.done("GET", "/sessions", None).await;
    let list = list["sessions"].as_array().unwrap();
    assert_eq!(list.len(), 2);
    let others: Vec<_> = list
        .iter()
        .filter(|session| session["isCurrent"] == false)
        .collect();
    let path = format!("/sessions/{}", others[0]["id"].as_str().unwrap());
    ann.done("DELETE", &path, None).await;
    assert_eq!(other.refused("GET", "/sessions", None).await, "notLoggedIn");
    ann.done("GET", "/session", None).await;
    assert_eq!(ann.refused("DELETE", &path, None).await, "notFound");
    office.close().await;
}

async fn sessions_end_when_they_are_idle_and_in_any_case_after_a_week(place: Place) {
    const HOUR: i64 = 60 * 60;
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let mut idle = office.stranger();
    let right = json!({"name": "ann", "password": PASSWORD});
    assert_eq!(idle.enter("/session", &right).await.0, 200);
    for _ in 0..16 {
        office.service.clock.advance(10 * HOUR);
        ann.done("GET", "/session", None).await;
    }
    assert_eq!(idle.refused("GET", "/sessions", None).await, "notLoggedIn");
    office.service.clock.advance(8 * HOUR);
    assert_eq!(ann.refused("GET", "/sessions", None).await, "notLoggedIn");
    office.close().await;
}

async fn a_new_password_ends_every_other_session(place: Place) {
    let office = Office::open(&place).await;
    let mut ann = office.join("ann", Role::Editor).await;
    let before = ann.clone();
    let body = json!({"current": "wrong password", "password": "another horse"});
    assert_eq!(
        ann.refused("POST", "/password", Some(&body)).await,
        "wrongCredentials"
    );
    let body = json!({"current": PASSWORD, "password": "another horse"});
    assert_eq!(ann.enter("/password", &body).await.0, 200);
    assert_ne!((&ann.cookie, &ann.token), (&before.cookie, &before.token));
    assert_eq!(before.refused("GET", "/sessions", None).await, "notLoggedIn");
    ann.done("GET", "/session", None).await;
    let mut again = office.stranger();
    let old = json!({"name": "ann", "password": PASSWORD});
    assert_eq!(again.enter("/session", &old).await.0, 401);
    office.close().await;
}

async fn nothing_that_opens_is_kept(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let link = office
        .store
        .link("ann", Purpose::Password, "tests")
        .await
        .unwrap();
    let mut view = office.service.store.view().await.unwrap();
    for (table, secret) in [("desk_sessions", &ann.cookie), ("desk_links", &link.text)] {
        let statement = sqlx::AssertSqlSafe(format!("SELECT hash FROM {table}"));
        let rows = sqlx::query(statement).fetch_all(&mut *view).await.unwrap();
        assert!(!rows.is_empty());
        for row in rows {
            let hash: Vec<u8> = sqlx::Row::get(&row, 0);
            assert_eq!(hash, content_wire::secret::digest(secret), "{table}");
        }
    }
    drop(view);
    let set = ann.request(Method::DELETE, "/session").send().await.unwrap();
    let set = set.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert_eq!(set, "desk=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    office.close().await;
}

async fn who_logs_out_is_out_whatever_the_database_does(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let ben = office.join("ben", Role::Editor).await;
    // A table that is away keeps the change from being made, as a full disk does.
    let rename = async |from: &str, to: &str| {
        let mut change = office.service.store.change().await.unwrap();
        let rename = format!("ALTER TABLE {from} RENAME TO {to}");
        sqlx::query(sqlx::AssertSqlSafe(rename))
            .execute(&mut *change)
            .await
            .unwrap();
        change.commit().await.unwrap();
    };
    let sessions = async || {
        office
            .store
            .users()
            .await
            .unwrap()
            .iter()
            .filter(|user| user.last_seen.is_some())
            .count()
    };
    rename("desk_audit", "away").await;
    assert_eq!(ann.call("DELETE", "/session", None).await.0, 204);
    assert_eq!(ann.refused("GET", "/positions", None).await, "notLoggedIn");
    assert_eq!(ann.call("GET", "/session", None).await.0, 204);
    assert_eq!(ben.call("GET", "/positions", None).await.0, 200);
    assert_eq!(sessions().await, 2, "the database has both");
    rename("away", "desk_audit").await;
    // The next one to leave takes her along.
    assert_eq!(ben.call("DELETE", "/session", None).await.0, 204);
    assert_eq!(sessions().await, 0);
    office.close().await;
}
