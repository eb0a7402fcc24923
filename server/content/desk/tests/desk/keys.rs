//! Keys that owners make: what they open at the service, and that they open nothing at the desk.

use content_desk::Role;
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{code, item};
use crate::office::{EN, JP, Office, read};
use crate::place::{Place, on_both};

on_both!(
    owners_make_list_and_revoke_keys,
    a_key_of_the_desk_does_what_its_scopes_say_until_it_ends,
    a_key_makes_neither_keys_nor_users,
    a_key_that_is_none_is_refused,
);

fn request(scopes: &Value) -> Value {
    json!({"name": "mirror", "scopes": scopes, "days": 30})
}

async fn owners_make_list_and_revoke_keys(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let made = olivia
        .done("POST", "/keys", Some(&request(&json!({EN: "write"}))))
        .await;
    let text = made["text"].as_str().unwrap();
    assert!(text.starts_with("axk_"));
    let listed = olivia.done("GET", "/keys", None).await;
    assert_eq!(listed["collections"], json!([EN, JP]));
    assert_eq!(listed["keys"], json!([made["key"]]));
    assert!(!listed.to_string().contains(text), "it is shown once");
    let key = &listed["keys"][0];
    assert_eq!(
        (
            &key["name"],
            &key["scopes"],
            &key["lastUsedAt"],
            &key["revokedAt"]
        ),
        (
            &json!("mirror"),
            &json!({EN: "write"}),
            &Value::Null,
            &Value::Null
        )
    );
    let path = format!("/keys/{}", key["id"].as_str().unwrap());
    olivia.done("DELETE", &path, None).await;
    assert_eq!(olivia.refused("DELETE", &path, None).await, "notFound");
    let listed = olivia.done("GET", "/keys", None).await;
    assert!(listed["keys"][0]["revokedAt"].is_string());
    let audit = olivia.done("GET", "/audit?by=olivia", None).await;
    let entry = |index: usize| {
        (
            audit["entries"][index]["action"].clone(),
            audit["entries"][index]["subject"].clone(),
        )
    };
    assert_eq!(entry(0), (json!("revokeKey"), json!("mirror")));
    assert_eq!(
        entry(1),
        (json!("createKey"), json!(format!("mirror ({EN}=write)")))
    );
    office.close().await;
}

async fn a_key_of_the_desk_does_what_its_scopes_say_until_it_ends(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let scopes = json!({EN: "read", JP: "publish"});
    let made = olivia.done("POST", "/keys", Some(&request(&scopes))).await;
    let key = made["text"].as_str().unwrap();
    let save = async |collection: &str| {
        let body = json!({ "dataItem": item("a", crate::office::post("Title")) });
        let (status, response) = office.service.call(key, "/v2/items/save", collection, body).await;
        (status, code(&response).to_owned())
    };
    assert_eq!(
        save(EN).await,
        (403, "WDE0027".to_owned()),
        "a scope of another kind"
    );
    assert_eq!(save(JP).await, (200, String::new()));
    office.service.clock.advance(30 * 24 * 60 * 60 + 1);
    assert_eq!(save(JP).await.0, 401, "it has expired");
    office.close().await;
}

async fn a_key_makes_neither_keys_nor_users(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let scopes = json!({EN: "publish", JP: "publish"});
    let made = olivia.done("POST", "/keys", Some(&request(&scopes))).await;
    let everything = office.service.store.create_key("everything", None).await.unwrap();
    let stranger = office.stranger();
    for key in [made["text"].as_str().unwrap(), &everything] {
        for (path, body) in [
            ("/keys", request(&scopes)),
            ("/users", json!({"name": "eve", "role": "owner"})),
        ] {
            let call = stranger.request(Method::POST, path).header("authorization", key);
            let (status, refused) = read(call.json(&body).send().await.unwrap()).await;
            assert_eq!(
                (status, &refused["error"]["code"]),
                (401, &json!("notLoggedIn")),
                "{path}"
            );
            for path in [path.to_owned(), format!("/desk/v1{path}")] {
                let response = office.service.send(Method::POST, &path, key, Some(&body)).await;
                assert_eq!(response.status(), 404, "the service knows no {path}");
            }
        }
    }
    assert_eq!(office.store.users().await.unwrap().len(), 1);
    office.close().await;
}

async fn a_key_that_is_none_is_refused(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    for (name, scopes, days) in [
        ("", json!({EN: "read"}), 30),
        ("a\nb", json!({EN: "read"}), 30),
        ("a", json!({}), 30),
        ("a", json!({"None": "read"}), 30),
        ("a", json!({format!("{EN}__drafts"): "write"}), 30),
        ("a", json!({EN: "everything"}), 30),
        ("a", json!({EN: "read"}), 0),
        ("a", json!({EN: "read"}), 367),
    ] {
        let body = json!({"name": name, "scopes": scopes, "days": days});
        assert_eq!(
            olivia.refused("POST", "/keys", Some(&body)).await,
            "invalid",
            "{body}"
        );
    }
    assert_eq!(olivia.done("GET", "/keys", None).await["keys"], json!([]));
    office.close().await;
}
