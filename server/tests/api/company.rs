//! The company's facts on the pages, and what happens when their file changes.

use serde_json::{Value, json};

use crate::{
    site,
    test_app::{NO_PLATFORM, TestApp, header, settings, spawn_app_with},
};

/// The id of a video.
pub(crate) const VIDEO: &str = "abcdefghijk";

/// The facts that a page's data has.
pub(crate) async fn facts(app: &TestApp, locale: &str) -> Value {
    let data = app.html(&format!("/_data/home?locale={locale}")).await;
    serde_json::from_str::<Value>(&data).unwrap()["company"].take()
}

/// What the policy lets a page frame.
pub(crate) async fn frames(app: &TestApp, address: &str) -> String {
    let response = app.get(address).await;
    let policy = header(&response, "content-security-policy");
    let frames = policy.split("; ").find(|part| part.starts_with("frame-src "));
    frames.unwrap().to_owned()
}

/// Writes the file of facts anew.
pub(crate) fn rewrite(app: &TestApp, company: &Value) {
    site::write(app.site.path(), site::COMPANY, &company.to_string());
}

#[actix_web::test]
async fn a_page_gets_the_facts_in_its_language() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    rewrite(
        &app,
        &json!({"game": {
            "store": {"url": "https://store.example.com/app/1", "languageQuery": {"jp": "l=japanese"}},
            "videos": {"tutorial": {"default": VIDEO, "kr": null}},
        }}),
    );
    app.reloader.as_ref().unwrap().reload().await.unwrap();
    for (locale, large, tutorial) in [
        ("en", json!(null), json!(VIDEO)),
        (
            "jp",
            json!("https://store.example.com/app/1?l=japanese"),
            json!(VIDEO),
        ),
        ("kr", json!(null), json!(null)),
    ] {
        let game = &facts(&app, locale).await["game"];
        assert_eq!(game["store"]["url"], "https://store.example.com/app/1");
        assert_eq!(game["store"]["largeScreenUrl"], large, "{locale}");
        assert_eq!(game["videos"]["tutorial"], tutorial, "{locale}");
        assert_eq!(game["videos"]["freePlay"], json!([null, null]));
    }
}

#[actix_web::test]
async fn a_changed_file_is_live_after_a_reload_and_the_policy_follows_it() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let reloader = app.reloader.as_ref().unwrap();
    assert_eq!(frames(&app, "/").await, "frame-src 'none'");

    rewrite(&app, &json!({"albums": {"genesis02": {"videos": [VIDEO]}}}));
    assert_eq!(facts(&app, "en").await["email"]["support"], "support@example.com");
    reloader.reload().await.unwrap();
    assert_eq!(
        facts(&app, "en").await["albums"]["genesis02"]["videos"],
        json!([VIDEO])
    );
    for address in ["/", "/nothing", "/assets/entry-1.js"] {
        let player = "https://www.youtube-nocookie.com";
        assert_eq!(
            frames(&app, address).await,
            format!("frame-src {player}"),
            "{address}"
        );
        let response = app.get(address).await;
        let permissions = header(&response, "permissions-policy");
        assert!(
            permissions.contains(&format!("autoplay=(self \"{player}\")"))
                && permissions.contains("screen-wake-lock=(self), "),
            "{permissions}"
        );
    }

    rewrite(&app, &site::company());
    reloader.reload().await.unwrap();
    assert_eq!(frames(&app, "/").await, "frame-src 'none'");
}

#[actix_web::test]
async fn a_file_with_a_wrong_entry_keeps_the_live_release() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    for (file, said) in [
        (
            r#"{"email": {"support": "nobody"}}"#,
            "`email.support`: `nobody` is no mailbox",
        ),
        (
            r#"{"social": [{"name": "X", "url": "http://x.example"}]}"#,
            "`social[0].url`: `http://x.example` is no plain https address",
        ),
        (
            r#"{"albums": {"genesis01": {"videos": ["<script>"]}}}"#,
            "`albums.genesis01.videos[0]`: `<script>` is no YouTube id",
        ),
        (r#"{"stores": {}}"#, "`stores`: unknown field `stores`"),
        ("{", "company.json is not JSON"),
    ] {
        site::write(app.site.path(), site::COMPANY, file);
        let error = app.reloader.as_ref().unwrap().reload().await.unwrap_err();
        assert!(format!("{error:#}").contains(said), "{error:#}");
        assert_eq!(facts(&app, "en").await["email"]["support"], "support@example.com");
        assert_eq!(app.get("/mashup").await.status(), 200);
    }
}

#[actix_web::test]
async fn a_setting_names_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("facts.json");
    std::fs::write(&file, r#"{"email": {"recruit": "jobs@example.com"}}"#).unwrap();
    let named = ["--company-file", file.to_str().unwrap()];
    let app = spawn_app_with(&[&NO_PLATFORM[..], &named].concat()).await;
    let email = &facts(&app, "en").await["email"];
    assert_eq!(
        *email,
        json!({"recruit": "jobs@example.com", "support": null, "press": null})
    );
    // Without a mailbox and a setting there is no contact to name.
    assert_eq!(app.get("/.well-known/security.txt").await.status(), 404);

    let contact = ["--security-contact", "https://example.com/report"];
    let app = spawn_app_with(&[&NO_PLATFORM[..], &named, &contact].concat()).await;
    let text = app.html("/.well-known/security.txt").await;
    assert!(
        text.starts_with("Contact: https://example.com/report\n"),
        "{text}"
    );
}

#[actix_web::test]
async fn a_wrong_entry_stops_the_start_and_is_named() {
    let site = site::build();
    site::write(site.path(), site::COMPANY, r#"{"email": {"support": 5}}"#);
    let root = site.path().to_str().unwrap();
    let settings = settings(&[
        "--bind",
        "127.0.0.1:0",
        "--site-dir",
        root,
        NO_PLATFORM[0],
        NO_PLATFORM[1],
    ]);
    let engine = crate::renderer::FakeEngine(std::sync::Arc::default());
    let bootstrap = server::bootstrap::Bootstrap::new(settings).unwrap();
    let error = bootstrap.production(&engine).await.err().unwrap();
    assert!(
        format!("{error:#}").contains("company.json: `email.support`: invalid type"),
        "{error:#}"
    );
}
