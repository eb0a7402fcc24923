//! Backups by owners, and their restore behind the password.

use std::sync::atomic::Ordering;

use content_desk::Role;
use content_service::store::Database;
use reqwest::Method;
use serde_json::{Value, json};

use crate::office::{EN, Office, PASSWORD, Person, read};
use crate::place::{Place, on_both};

on_both!(
    what_was_downloaded_is_restored_behind_the_password,
    a_file_that_is_no_backup_is_refused_before_anything_is_replaced,
    a_backup_that_fails_is_counted_and_sends_no_file,
    webhooks_are_off_after_a_restore,
);

/// Downloads a backup.
pub(crate) async fn backup(owner: &Person) -> Vec<u8> {
    let body = json!({ "password": PASSWORD });
    let response = owner
        .request(Method::POST, "/backup")
        .json(&body)
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), 200);
    let name = response.headers()["content-disposition"].to_str().unwrap();
    assert!(name.starts_with("attachment; filename=\"content-20"), "{name}");
    response.bytes().await.unwrap().to_vec()
}

/// Sends a file to be checked.
pub(crate) async fn send(owner: &Person, file: Vec<u8>) -> (u16, Value) {
    let request = owner.request(Method::POST, "/restores").body(file);
    read(request.send().await.unwrap()).await
}

async fn what_was_downloaded_is_restored_behind_the_password(place: Place) {
    let office = Office::open(&place).await;
    let [mut olivia, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    paul.act("artist", json!("publish"), &["en"]).await;
    let wrong = json!({"password": "wrong"});
    assert_eq!(
        olivia.refused("POST", "/backup", Some(&wrong)).await,
        "wrongCredentials"
    );
    let file = backup(&olivia).await;
    paul.done("DELETE", "/positions/artist", None).await;
    paul.begin("later", "en").await;

    let (status, sent) = send(&olivia, file).await;
    assert_eq!(status, 201, "{sent}");
    assert_eq!(
        (&sent["backup"]["items"], &sent["now"]["items"]),
        (&json!(1), &json!(1))
    );
    let path = format!("/restores/{}", sent["id"].as_str().unwrap());
    assert_eq!(
        olivia.refused("POST", &path, Some(&wrong)).await,
        "wrongCredentials"
    );
    let right = json!({ "password": PASSWORD });
    // Another owner has not seen what would be replaced.
    let other = office.join("oscar", Role::Owner).await;
    assert_eq!(other.refused("POST", &path, Some(&right)).await, "notFound");
    assert_eq!(
        olivia.refused("POST", "/restores/another", Some(&right)).await,
        "notFound"
    );
    olivia.done("POST", &path, Some(&right)).await;

    assert_eq!(office.published(EN).await, ["artist"]);
    assert_eq!(olivia.refused("GET", "/sessions", None).await, "notLoggedIn");
    let body = json!({"name": "olivia", "password": PASSWORD});
    assert_eq!(olivia.enter("/session", &body).await.0, 200);
    assert_eq!(
        olivia.refused("POST", &path, Some(&right)).await,
        "notFound",
        "once"
    );
    assert_eq!(olivia.refused("GET", "/positions/later", None).await, "notFound");
    let users = olivia.done("GET", "/users", None).await;
    assert_eq!(users["users"].as_array().unwrap().len(), 3, "oscar came later");
    let audit = olivia.done("GET", "/audit", None).await;
    let entries = audit["entries"].as_array().unwrap().iter();
    let actions: Vec<_> = entries.map(|entry| entry["action"].as_str().unwrap()).collect();
    for action in ["backup", "restore", "delete", "addUser"] {
        assert!(actions.contains(&action), "{actions:?}");
    }
    assert_eq!(office.desk.backups.made.load(Ordering::Relaxed), 1);
    office.close().await;
}

async fn a_file_that_is_no_backup_is_refused_before_anything_is_replaced(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    let file = backup(&olivia).await;
    let text = String::from_utf8(file.clone()).unwrap();
    for (sent, code) in [
        (b"PK a table".to_vec(), "backupForeign"),
        (file[..file.len() / 2].to_vec(), "backupCutOff"),
        (text.replacen("Title", "Titel", 1).into_bytes(), "backupAltered"),
        (
            text.replacen("\"format\":1", "\"format\":9", 1).into_bytes(),
            "backupNewer",
        ),
    ] {
        let (status, refused) = send(&olivia, sent).await;
        assert_eq!((status, &refused["error"]["code"]), (422, &json!(code)));
    }
    olivia.done("GET", "/positions/artist", None).await;
    office.close().await;
}

async fn a_backup_that_fails_is_counted_and_sends_no_file(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, ..] = office.staff().await;
    let address = match &place.database {
        Database::File(file) => format!("sqlite://{}", file.display()),
        Database::Postgres(url) => url.to_string(),
    };
    let raw = sqlx::AnyPool::connect(&address).await.unwrap();
    // A column of a kind that no backup knows.
    sqlx::query("CREATE TABLE odd (value REAL)")
        .execute(&raw)
        .await
        .unwrap();
    raw.close().await;
    let body = json!({ "password": PASSWORD });
    let (status, refused) = olivia.call("POST", "/backup", Some(&body)).await;
    assert_eq!((status, &refused["error"]["code"]), (500, &json!("failed")));
    let counted = &office.desk.backups;
    assert_eq!(counted.failed.load(Ordering::Relaxed), 1);
    assert_eq!(counted.made.load(Ordering::Relaxed), 0);
    office.close().await;
}

async fn webhooks_are_off_after_a_restore(place: Place) {
    let office = Office::open(&place).await;
    let [mut olivia, ..] = office.staff().await;
    let webhook = json!({
        "name": "team", "address": "https://www.example.com/hook", "language": "en",
        "events": ["published"], "isOn": true,
    });
    let made = olivia.done("POST", "/webhooks", Some(&webhook)).await;
    let (_, sent) = send(&olivia, backup(&olivia).await).await;
    let path = format!("/restores/{}", sent["id"].as_str().unwrap());
    let right = json!({ "password": PASSWORD });
    olivia.done("POST", &path, Some(&right)).await;
    let body = json!({"name": "olivia", "password": PASSWORD});
    olivia.enter("/session", &body).await;
    let list = olivia.done("GET", "/webhooks", None).await;
    let mut off = made["webhook"].clone();
    off["isOn"] = json!(false);
    assert_eq!(list["webhooks"], json!([off]));
    office.close().await;
}
