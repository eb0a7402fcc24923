//! Positions as a whole: deleted, copied, named, and looked at by several.

use content_desk::Role;
use serde_json::json;

use crate::office::{EN, Office, post};
use crate::place::{Place, on_both};

on_both!(
    a_position_opens_whatever_signs_its_id_has,
    a_deleted_position_comes_back_as_it_was,
    a_deleted_position_is_in_the_trash_for_thirty_days,
    a_discard_of_the_only_draft_is_a_deletion,
    a_copy_begins_with_drafts,
    ids_are_checked_and_foreign_ones_unknown,
    the_second_at_a_post_sees_the_first,
);

async fn a_deleted_position_comes_back_as_it_was(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    paul.act("artist", json!("publish"), &["en"]).await;
    let body = json!({"post": post("Newer"), "revision": paul.summary("artist", "en").await["revision"]});
    paul.done("PUT", "/positions/artist/en/draft", Some(&body)).await;
    let before = paul.summary("artist", "en").await;
    paul.done("DELETE", "/positions/artist", None).await;
    assert_eq!(office.published(EN).await, [""; 0]);
    assert_eq!(paul.refused("GET", "/positions/artist", None).await, "notFound");
    assert_eq!(
        paul.refused("DELETE", "/positions/artist", None).await,
        "notFound"
    );
    let again = json!({"id": "artist", "locale": "en"});
    assert_eq!(paul.refused("POST", "/positions", Some(&again)).await, "taken");
    let back = paul.done("POST", "/positions/artist/undelete", None).await;
    for name in ["state", "draft", "published"] {
        assert_eq!(back["locales"]["en"][name], before[name]);
    }
    assert_eq!(office.published(EN).await, ["artist"]);
    assert_eq!(
        paul.refused("POST", "/positions/artist/undelete", None).await,
        "notFound"
    );
    office.close().await;
}

async fn a_deleted_position_is_in_the_trash_for_thirty_days(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    for id in ["artist", "coder"] {
        paul.begin(id, "en").await;
        paul.act(id, json!("publish"), &["en"]).await;
        paul.done("DELETE", &format!("/positions/{id}"), None).await;
        office.service.clock.advance(60);
    }
    let trash = emma.done("GET", "/trash", None).await;
    let ids: Vec<_> = trash["positions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| &each["id"])
        .collect();
    assert_eq!(ids, ["coder", "artist"]);
    let first = &trash["positions"][0];
    assert_eq!(first["deletedBy"], "paul");
    assert_eq!(first["titles"], json!({"en": "Title"}));
    assert!(first["until"].as_str() > first["deletedAt"].as_str());
    // What visitors have seen comes back by those who publish.
    assert_eq!(
        emma.refused("POST", "/positions/coder/undelete", None).await,
        "forbidden"
    );
    paul.done("POST", "/positions/coder/undelete", None).await;
    let trash = emma.done("GET", "/trash", None).await;
    assert_eq!(trash["positions"].as_array().unwrap().len(), 1);

    office.service.clock.advance(30 * 24 * 3600);
    let paul = office.join("peter", Role::Publisher).await;
    assert_eq!(paul.done("GET", "/trash", None).await, json!({"positions": []}));
    assert_eq!(
        paul.refused("POST", "/positions/artist/undelete", None).await,
        "notFound"
    );
    let again = json!({"id": "artist", "locale": "en"});
    paul.done("POST", "/positions", Some(&again)).await;
    office.close().await;
}

async fn a_discard_of_the_only_draft_is_a_deletion(place: Place) {
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let before = emma.summary("artist", "en").await;
    let revision = before["revision"].as_str().unwrap();
    emma.done(
        "DELETE",
        &format!("/positions/artist/en/draft?revision={revision}"),
        None,
    )
    .await;
    assert_eq!(emma.refused("GET", "/positions/artist", None).await, "notFound");
    let trash = emma.done("GET", "/trash", None).await;
    assert_eq!(trash["positions"][0]["id"], "artist");
    let back = emma.done("POST", "/positions/artist/undelete", None).await;
    assert_eq!(back["locales"]["en"]["draft"], before["draft"]);
    office.close().await;
}

async fn a_copy_begins_with_drafts(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    paul.begin("artist", "en").await;
    paul.act("artist", json!("publish"), &["en"]).await;
    let body = json!({"id": "artist-2", "copyOf": "artist", "titles": {"en": "Title (copy)", "jp": "題名"}});
    let copy = emma.done("POST", "/positions", Some(&body)).await;
    assert_eq!(copy["locales"]["en"]["state"], "draft");
    assert_eq!(copy["locales"]["en"]["draft"], post("Title (copy)"));
    // A language that the original lacks is none of the copy, whatever its title would be.
    assert_eq!(copy["locales"]["jp"]["state"], "missing");
    let same = json!({"id": "artist-3", "copyOf": "artist"});
    let same = emma.done("POST", "/positions", Some(&same)).await;
    assert_eq!(same["locales"]["en"]["draft"], post("Title"));
    for bad in [
        json!({"copyOf": "artist", "titles": {"en": "\u{202e}"}}),
        json!({"locale": "en", "titles": {"en": "Title"}}),
    ] {
        assert_eq!(emma.refused("POST", "/positions", Some(&bad)).await, "invalid");
    }
    assert_eq!(office.published(EN).await, ["artist"]);
    assert_eq!(emma.refused("POST", "/positions", Some(&body)).await, "taken");
    let unknown = json!({"copyOf": "nothing"});
    assert_eq!(
        emma.refused("POST", "/positions", Some(&unknown)).await,
        "notFound"
    );
    office.close().await;
}

async fn ids_are_checked_and_foreign_ones_unknown(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    for id in ["", "A", "a/b", "..", "a b"] {
        let body = json!({"id": id, "locale": "en"});
        assert_eq!(
            paul.refused("POST", "/positions", Some(&body)).await,
            "invalid",
            "{id}"
        );
    }
    paul.begin("artist", "en").await;
    // An item of a collection without posts is no position, and neither is a collection a language.
    let permissions = content_service::store::Permissions::PUBLIC;
    office
        .service
        .store
        .create_collection("Secrets", permissions)
        .await
        .unwrap();
    let data = json!({"title": "secret"}).as_object().unwrap().clone();
    let store = &office.service.store;
    store
        .insert_item("Secrets", Some("secret".to_owned()), data, "tests")
        .await
        .unwrap();
    for path in [
        "/positions/secret",
        "/positions/secret%00",
        "/positions/secret/Secrets/history",
        "/positions/artist/kr/history",
        "/positions/artist/en/history/draft-999",
        "/positions/artist/en/history/secret-1",
    ] {
        assert_eq!(paul.refused("GET", path, None).await, "notFound", "{path}");
    }
    let draft = json!({"post": {}, "revision": "0-0--"});
    assert_eq!(
        paul.refused("PUT", "/positions/secret/en/draft", Some(&draft))
            .await,
        "notFound"
    );
    office.close().await;
}

async fn the_second_at_a_post_sees_the_first(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let path = "/positions/artist/presence";
    let body = json!({"locale": "en", "isWriting": true});
    let alone = emma.done("POST", path, Some(&body)).await;
    assert_eq!(alone["others"], json!([]));
    let others = paul.done("POST", path, Some(&body)).await;
    assert_eq!(
        (&others["others"][0]["name"], &others["others"][0]["isWriting"]),
        (&json!("emma"), &json!(true))
    );
    office.service.clock.advance(30);
    assert_eq!(paul.done("POST", path, Some(&body)).await["others"], json!([]));
    let nowhere = "/positions/nothing/presence";
    assert_eq!(paul.refused("POST", nowhere, Some(&body)).await, "notFound");
    office.close().await;
}

async fn a_position_opens_whatever_signs_its_id_has(place: Place) {
    let office = Office::open(&place).await;
    let emma = office.join("emma", Role::Editor).await;
    for id in ["a/b", "50%", "%2F", "a%2Fb", "c+d e", "採用/1", "x?y#z", "100%25"] {
        let body = json!({"id": id, "locale": "en", "post": post("Title")});
        let (status, made) = emma.call("POST", "/positions", Some(&body)).await;
        if status == 422 {
            continue;
        }
        assert_eq!(status, 201, "{id}: {made}");
        let mut address = url::Url::parse("http://desk").unwrap();
        address.path_segments_mut().unwrap().extend(["positions", id]);
        let path = address.path().to_owned();
        let position = emma.done("GET", &path, None).await;
        assert_eq!(position["id"], id);
        let link = emma
            .done("POST", &format!("{path}/en/preview-link"), Some(&json!({})))
            .await;
        let shown = crate::previews::look(link["address"].as_str().unwrap()).await;
        assert_eq!(shown.0, 200, "{id}: {}", shown.1);
    }
    office.close().await;
}
