//! What owners do with users, and the list of what was done.

use content_desk::Role;
use serde_json::json;

use crate::office::{Office, PASSWORD};
use crate::place::{Place, on_both};

on_both!(
    owners_add_change_and_remove_users,
    there_is_always_an_owner,
    what_was_done_is_listed,
    the_list_has_titles_of_what_moved_and_devices_of_sessions,
);

async fn owners_add_change_and_remove_users(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let body = json!({"name": "emma", "role": "editor"});
    let added = olivia.done("POST", "/users", Some(&body)).await;
    assert_eq!(
        (&added["user"]["hasPassword"], &added["user"]["role"]),
        (&json!(false), &json!("editor"))
    );
    let address = added["address"].as_str().unwrap();
    let text = address
        .strip_prefix(&format!("{}/link#", office.desk.origin()))
        .unwrap();
    let mut emma = office.stranger();
    let link = json!({"link": text, "password": PASSWORD});
    assert_eq!(emma.enter("/session/link", &link).await.0, 200);
    assert_eq!(olivia.refused("POST", "/users", Some(&body)).await, "taken");
    let bad = json!({"name": "Emma Lee", "role": "editor"});
    assert_eq!(olivia.refused("POST", "/users", Some(&bad)).await, "invalid");
    let bad = json!({"name": "eve", "role": "admin"});
    assert_eq!(olivia.refused("POST", "/users", Some(&bad)).await, "invalid");

    let role = json!({"role": "publisher"});
    olivia.done("PATCH", "/users/emma", Some(&role)).await;
    assert_eq!(
        emma.refused("GET", "/sessions", None).await,
        "notLoggedIn",
        "the old role is not gone on with"
    );
    let right = json!({"name": "emma", "password": PASSWORD});
    let (_, session) = emma.enter("/session", &right).await;
    assert_eq!(session["user"]["role"], "publisher");
    let users = olivia.done("GET", "/users", None).await;
    assert_eq!(users["users"][0]["name"], "emma");
    assert_eq!(users["users"][0]["hasPassword"], true);

    olivia.done("DELETE", "/users/emma", None).await;
    assert_eq!(emma.refused("GET", "/sessions", None).await, "notLoggedIn");
    assert_eq!(
        emma.refused("POST", "/session", Some(&right)).await,
        "wrongCredentials"
    );
    for (method, body) in [("PATCH", Some(&role)), ("DELETE", None)] {
        assert_eq!(olivia.refused(method, "/users/emma", body).await, "notFound");
    }
    assert_eq!(olivia.refused("POST", "/users/emma/link", None).await, "notFound");
    office.close().await;
}

async fn there_is_always_an_owner(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let role = json!({"role": "editor"});
    assert_eq!(
        olivia.refused("PATCH", "/users/olivia", Some(&role)).await,
        "lastOwner"
    );
    assert_eq!(olivia.refused("DELETE", "/users/olivia", None).await, "lastOwner");
    office.join("oscar", Role::Owner).await;
    olivia.done("DELETE", "/users/oscar", None).await;
    office.close().await;
}

async fn what_was_done_is_listed(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    paul.act("artist", json!("publish"), &["en"]).await;
    paul.done("DELETE", "/positions/artist", None).await;
    let audit = olivia.done("GET", "/audit", None).await;
    let entries = audit["entries"].as_array().unwrap();
    let last: Vec<_> = entries
        .iter()
        .take(2)
        .map(|entry| (&entry["by"], &entry["action"], &entry["subject"]))
        .collect();
    assert_eq!(
        last,
        [
            (&json!("paul"), &json!("delete"), &json!("artist")),
            (&json!("paul"), &json!("publish"), &json!("artist en")),
        ]
    );
    assert_eq!(audit["hasMore"], false);
    assert_eq!(audit["titles"], json!({"artist": {"en": "Title"}}));
    let first = entries.last().unwrap();
    assert_eq!(first["action"], "addUser");
    let before = format!("/audit?before={}", entries[0]["id"]);
    let rest = olivia.done("GET", &before, None).await;
    assert_eq!(rest["entries"].as_array().unwrap().len(), entries.len() - 1);

    let listed = async |filter: &str| {
        let audit = olivia.done("GET", &format!("/audit?{filter}"), None).await;
        let entries = audit["entries"].as_array().unwrap().clone();
        entries
            .iter()
            .map(|entry| format!("{} {}", entry["by"], entry["action"]).replace('"', ""))
            .collect::<Vec<_>>()
    };
    assert_eq!(listed("by=emma").await, ["emma useLink"]);
    assert_eq!(listed("action=addUser").await, ["tests addUser"; 3]);
    assert_eq!(listed("by=paul&action=delete").await, ["paul delete"]);
    assert_eq!(listed("by=paul&action=addUser&before=5").await, [""; 0]);
    assert_eq!(listed("by=%00").await, [""; 0]);
    office.close().await;
}

async fn the_list_has_titles_of_what_moved_and_devices_of_sessions(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    emma.begin("a", "en").await;
    paul.act("a", json!("publish"), &["en"]).await;
    paul.done("POST", "/positions/a/rename", Some(&json!({"to": "b"})))
        .await;
    paul.done("POST", "/positions/b/rename", Some(&json!({"to": "c"})))
        .await;
    paul.done("DELETE", "/positions/c", None).await;
    let mut phone = office.stranger();
    let client = crate::http::client().user_agent("Mozilla/5.0 (iPhone)");
    phone.http = client.pool_max_idle_per_host(0).build().unwrap();
    let body = json!({"name": "emma", "password": PASSWORD});
    assert_eq!(phone.enter("/session", &body).await.0, 200);
    let list = emma.done("GET", "/sessions", None).await;
    let mut sessions = list["sessions"].as_array().unwrap().iter();
    let other = sessions.find(|session| session["isCurrent"] == false).unwrap();
    let path = format!("/sessions/{}", other["id"].as_str().unwrap());
    emma.done("DELETE", &path, None).await;
    let audit = olivia.done("GET", "/audit", None).await;
    assert_eq!(
        audit["titles"],
        json!({"a": {"en": "Title"}, "b": {"en": "Title"}, "c": {"en": "Title"}})
    );
    let subjects = |action: &str| {
        let entries = audit["entries"].as_array().unwrap().iter();
        let entries = entries.filter(|entry| entry["action"] == action);
        entries
            .map(|entry| entry["subject"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let device = ["emma (Mozilla/5.0 (iPhone))"];
    assert_eq!(
        (subjects("logIn"), subjects("endSession")),
        (device.map(str::to_owned).into(), device.map(str::to_owned).into())
    );
    office.close().await;
}
