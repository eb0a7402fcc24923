//! Templates: made of positions, written like them, and never published.

use serde_json::{Value, json};

use crate::backups::{backup, send};
use crate::office::{EN, JP, Office, PASSWORD, Person, post};
use crate::place::{Place, on_both};
use crate::receiver::Receiver;
use crate::webhooks;

on_both!(
    a_position_begins_with_a_template_of_another_one,
    a_template_is_in_no_list_of_positions_and_never_published,
    a_template_is_deleted_by_who_publishes_and_comes_back,
    templates_have_names_of_their_own_and_an_end,
    what_visitors_have_seen_is_no_template,
    a_backup_has_templates,
    a_comment_on_a_template_is_told_of_by_its_name
);

/// Makes a template; returns its id.
async fn template(person: &Person, name: &str, of: &str) -> String {
    let body = json!({"name": name, "copyOf": of});
    let made = person.done("POST", "/templates", Some(&body)).await;
    assert_eq!(made["template"], name);
    made["id"].as_str().unwrap().to_owned()
}

/// Names of the templates in the list.
async fn names(person: &Person) -> Vec<String> {
    let list = person.done("GET", "/positions", None).await;
    let names = list["templates"].as_array().unwrap().iter();
    names
        .map(|each| each["template"].as_str().unwrap().to_owned())
        .collect()
}

/// Ids of positions in the list.
async fn ids(person: &Person) -> Vec<String> {
    let list = person.done("GET", "/positions", None).await;
    let ids = list["positions"].as_array().unwrap().iter();
    ids.map(|each| each["id"].as_str().unwrap().to_owned()).collect()
}

async fn a_position_begins_with_a_template_of_another_one(place: Place) {
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    emma.begin("sound", "en").await;
    let mut japanese = post("サウンド");
    for (field, value) in [
        ("insurance", "社会保険完備"),
        ("place", "東京"),
        ("placeCountry", "JP"),
        ("closingDate", "2025-05-01"),
        ("importId", "gh-1"),
    ] {
        japanese[field] = json!(value);
    }
    let revision = emma.summary("sound", "jp").await["revision"].clone();
    let draft = json!({"post": japanese, "revision": revision});
    emma.done("PUT", "/positions/sound/jp/draft", Some(&draft)).await;

    let id = template(&emma, "開発職", "sound").await;
    let made = emma.done("GET", &format!("/positions/{id}"), None).await;
    let kept = &made["locales"]["jp"]["draft"];
    assert_eq!(
        (&kept["insurance"], &kept["jobDescription"]),
        (&json!("社会保険完備"), &json!("<p>a</p>"))
    );
    // What belongs to one position stays with it.
    for field in ["title", "date", "closingDate", "importId"] {
        assert_eq!(kept[field], Value::Null, "{field}");
    }

    // A template is written as a position is.
    let path = format!("/positions/{id}/jp/draft");
    let mut changed = kept.clone();
    changed["holidays"] = json!("土日祝");
    let draft = json!({"post": changed, "revision": made["locales"]["jp"]["revision"]});
    emma.done("PUT", &path, Some(&draft)).await;
    assert_eq!(emma.refused("PUT", &path, Some(&draft)).await, "conflict");

    let body = json!({"id": "artist", "copyOf": id, "titles": {"jp": "アーティスト"}, "date": "2026-02-01"});
    let begun = emma.done("POST", "/positions", Some(&body)).await;
    assert_eq!(begun["template"], Value::Null);
    let draft = &begun["locales"]["jp"]["draft"];
    for (field, value) in [
        ("title", "アーティスト"),
        ("date", "2026-02-01"),
        ("holidays", "土日祝"),
        ("insurance", "社会保険完備"),
        ("jobDescription", "<p>a</p>"),
    ] {
        assert_eq!(draft[field], value, "{field}");
    }
    assert_eq!(begun["locales"]["en"]["draft"]["title"], Value::Null);
    let wrong = json!({"id": "other", "copyOf": id, "date": "tomorrow"});
    assert_eq!(emma.refused("POST", "/positions", Some(&wrong)).await, "invalid");
    office.close().await;
}

async fn a_template_is_in_no_list_of_positions_and_never_published(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, ..] = office.staff().await;
    olivia.begin("sound", "en").await;
    let id = template(&olivia, "Sound", "sound").await;
    assert_eq!(ids(&olivia).await, ["sound"]);
    assert_eq!(names(&olivia).await, ["Sound"]);
    let order = olivia.done("GET", "/order", None).await;
    assert_eq!(order["positions"], json!(["sound"]));
    let order = json!({"positions": [id, "sound"], "revision": order["revision"]});
    assert_eq!(olivia.refused("PUT", "/order", Some(&order)).await, "invalid");

    let revision = olivia.summary(&id, "en").await["revision"].clone();
    let whole = json!({"post": post("Sound"), "revision": revision});
    let path = format!("/positions/{id}/en/draft");
    olivia.done("PUT", &path, Some(&whole)).await;
    let later = json!({"action": "schedule", "publishAt": "2100-01-01T00:00:00Z"});
    for action in [json!("publish"), later] {
        let (status, body) = olivia.act(&id, action, &["en"]).await;
        assert_eq!((status, &body["error"]["code"]), (409, &json!("template")));
    }
    let revision = olivia.summary(&id, "en").await["revision"].clone();
    let ask = json!({"action": "ask", "revision": revision});
    let review = format!("/positions/{id}/en/review");
    assert_eq!(olivia.refused("POST", &review, Some(&ask)).await, "template");
    let rename = format!("/positions/{id}/rename");
    let to = json!({ "to": "named" });
    assert_eq!(olivia.refused("POST", &rename, Some(&to)).await, "template");
    for collection in [EN, JP] {
        assert!(office.published(collection).await.is_empty());
    }
    office.close().await;
}

async fn a_template_is_deleted_by_who_publishes_and_comes_back(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    let body = json!({"name": "Empty", "locale": "jp"});
    let made = emma.done("POST", "/templates", Some(&body)).await;
    let path = format!("/positions/{}", made["id"].as_str().unwrap());
    assert_eq!(emma.refused("DELETE", &path, None).await, "forbidden");
    // Its only draft is the template.
    let revision = made["locales"]["jp"]["revision"].as_str().unwrap();
    let discard = format!("{path}/jp/draft?revision={revision}");
    assert_eq!(emma.refused("DELETE", &discard, None).await, "forbidden");
    paul.done("DELETE", &path, None).await;
    assert!(names(&emma).await.is_empty());
    let trash = emma.done("GET", "/trash", None).await;
    assert_eq!(trash["positions"][0]["template"], "Empty");
    emma.done("POST", &format!("{path}/undelete"), None).await;
    assert_eq!(names(&emma).await, ["Empty"]);
    let revision = paul.done("GET", &path, None).await["locales"]["jp"]["revision"].clone();
    let discard = format!("{path}/jp/draft?revision={}", revision.as_str().unwrap());
    paul.done("DELETE", &discard, None).await;
    assert!(names(&emma).await.is_empty());

    let audit = olivia.done("GET", "/audit", None).await;
    let entries = audit["entries"].as_array().unwrap().iter();
    let entries: Vec<_> = entries
        .filter(|entry| entry["action"].as_str().unwrap().ends_with("Template"))
        .map(|entry| [&entry["by"], &entry["action"], &entry["subject"]].map(|text| text.as_str().unwrap()))
        .collect();
    assert_eq!(
        entries,
        [
            ["paul", "deleteTemplate", "Empty"],
            ["emma", "undeleteTemplate", "Empty"],
            ["paul", "deleteTemplate", "Empty"],
            ["emma", "addTemplate", "Empty"],
        ]
    );
    office.close().await;
}

async fn templates_have_names_of_their_own_and_an_end(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("sound", "en").await;
    for wrong in [
        json!({"name": "  ", "locale": "en"}),
        json!({"name": "a\nb", "locale": "en"}),
        json!({"name": "Both", "locale": "en", "copyOf": "sound"}),
        json!({"name": "Neither"}),
    ] {
        assert_eq!(
            emma.refused("POST", "/templates", Some(&wrong)).await,
            "invalid",
            "{wrong}"
        );
    }
    for missing in [
        json!({"name": "A", "copyOf": "none"}),
        json!({"name": "A", "locale": "xx"}),
    ] {
        assert_eq!(
            emma.refused("POST", "/templates", Some(&missing)).await,
            "notFound"
        );
    }
    let id = template(&emma, "Sound", "sound").await;
    let again = json!({"name": " Sound ", "locale": "en"});
    assert_eq!(emma.refused("POST", "/templates", Some(&again)).await, "taken");
    let other = template(&emma, "Art", &id).await;
    let path = format!("/templates/{other}");
    let name = |name: &str| json!({ "name": name });
    assert_eq!(emma.refused("PATCH", &path, Some(&name("Sound"))).await, "taken");
    let renamed = emma.done("PATCH", &path, Some(&name("Art (2027)"))).await;
    assert_eq!(renamed["template"], "Art (2027)");
    // One that was deleted leaves its name to others.
    let gone = template(&paul, "Gone", "sound").await;
    paul.done("DELETE", &format!("/positions/{gone}"), None).await;
    let heir = template(&emma, "Gone", "sound").await;
    let undelete = format!("/positions/{gone}/undelete");
    assert_eq!(emma.refused("POST", &undelete, None).await, "taken");
    paul.done("DELETE", &format!("/positions/{heir}"), None).await;
    emma.done("POST", &undelete, None).await;
    let position = "/templates/sound";
    assert_eq!(
        emma.refused("PATCH", position, Some(&name("B"))).await,
        "notFound"
    );

    for number in 3..100 {
        // A user begins not too many positions at once.
        office.service.clock.advance(6);
        let body = json!({"name": format!("T{number}"), "locale": "en"});
        emma.done("POST", "/templates", Some(&body)).await;
    }
    office.service.clock.advance(6);
    let (status, refused) = emma
        .call(
            "POST",
            "/templates",
            Some(&json!({"name": "More", "locale": "en"})),
        )
        .await;
    let reason = json!({"code": "manyTemplates", "values": {"max": "100"}});
    assert_eq!((status, &refused["error"]["reasons"]["name"]), (422, &reason));
    office.close().await;
}

async fn what_visitors_have_seen_is_no_template(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    paul.begin("sound", "en").await;
    let id = template(&paul, "Sound", "sound").await;
    // A program with a key publishes what it wants.
    let items = [json!({"_id": id, "title": "T"}).as_object().unwrap().clone()];
    let author = content_service::store::Author::publisher("tests");
    let import = office.service.store.import(EN, items, author, false, |_| ());
    import.await.unwrap();
    assert!(names(&paul).await.is_empty());
    assert!(ids(&paul).await.contains(&id));
    assert_eq!(paul.act(&id, json!("takeBack"), &["en"]).await.0, 200);
    assert!(names(&paul).await.is_empty());
    office.close().await;
}

async fn a_backup_has_templates(place: Place) {
    let office = Office::open(&place).await;
    let [mut olivia, ..] = office.staff().await;
    let body = json!({"name": "Kept", "locale": "jp"});
    let made = olivia.done("POST", "/templates", Some(&body)).await;
    let file = backup(&olivia).await;
    let path = format!("/positions/{}", made["id"].as_str().unwrap());
    olivia.done("DELETE", &path, None).await;
    assert!(names(&olivia).await.is_empty());
    let (_, sent) = send(&olivia, file).await;
    let restore = format!("/restores/{}", sent["id"].as_str().unwrap());
    let proof = json!({ "password": PASSWORD });
    olivia.done("POST", &restore, Some(&proof)).await;
    let log_in = json!({"name": "olivia", "password": PASSWORD});
    assert_eq!(olivia.enter("/session", &log_in).await.0, 200);
    assert_eq!(names(&olivia).await, ["Kept"]);
    office.close().await;
}

async fn a_comment_on_a_template_is_told_of_by_its_name(place: Place) {
    let office = webhooks::open(&place).await;
    let mut receiver = Receiver::start().await;
    let [olivia, ..] = office.staff().await;
    olivia.begin("sound", "en").await;
    let id = template(&olivia, "Studio", "sound").await;
    let (_, secret) = webhooks::create(&olivia, &receiver, &["comment"]).await;
    let path = format!("/positions/{id}/comments");
    let words =
        json!({"locale": "en", "field": "jobDescription", "quote": "", "lead": "", "remark": "Longer"});
    olivia.done("POST", &path, Some(&words)).await;
    let told = webhooks::verified(&receiver.next().await, &secret);
    assert_eq!(told["data"]["languages"][0]["title"], "Studio");
    office.close().await;
}
