use std::{fs, net::TcpListener, process::Command, sync::Arc};

use serde_json::{Value, json};
use server::{bootstrap::Bootstrap, commands::status_after};

use crate::{
    renderer::{FakeEngine, FakeRenderer},
    site,
    test_app::{NO_PLATFORM, header, settings, spawn_app, spawn_app_at, spawn_app_with, spawn_unready_app},
};

/// The chain of causes that a start-up with these arguments ends with.
async fn refusal(site: &tempfile::TempDir, arguments: &[&str]) -> String {
    let root = site.path().to_str().unwrap();
    let own = ["--site-dir", root, "--content-url", "http://127.0.0.1:9"];
    let settings = settings(&[&own, arguments].concat());
    let engine = FakeEngine(Arc::new(FakeRenderer::default()));
    let built = async { Bootstrap::new(settings)?.production(&engine).await };
    match built.await {
        Ok(_) => panic!("the site starts"),
        Err(error) => format!("{error:#}"),
    }
}

#[actix_web::test]
async fn the_site_lives_as_long_as_it_answers() {
    let app = spawn_unready_app(FakeRenderer::broken(), &NO_PLATFORM).await;
    let response = app.get("/healthz").await;
    assert_eq!(
        (response.status().as_u16(), header(&response, "cache-control")),
        (200, "no-store")
    );
    assert_eq!(response.text().await.unwrap(), "ok");
}

#[actix_web::test]
async fn a_site_is_ready_with_its_pages_its_assets_and_its_posts() {
    let app = spawn_app().await;
    let response = app.get("/readyz").await;
    assert_eq!(response.status(), 200);
    let said: Value = response.json().await.unwrap();
    let expected = json!({"renderer": "warm", "assets": "present", "content": "reachable", "staleSince": null,
        "stopping": false});
    assert_eq!(said, expected);
}

#[actix_web::test]
async fn a_site_whose_pages_do_not_render_is_never_ready() {
    let app = spawn_unready_app(FakeRenderer::broken(), &NO_PLATFORM).await;
    assert_eq!(app.get("/").await.status(), 503);
    let response = app.get("/readyz").await;
    assert_eq!(response.status(), 503);
    assert_eq!(response.json::<Value>().await.unwrap()["renderer"], "cold");
}

#[actix_web::test]
async fn a_site_without_posts_or_with_an_asset_missing_is_not_ready() {
    let arguments = [&NO_PLATFORM[..], &["--content-client-id", "x"]].concat();
    let app = spawn_app_with(&arguments).await;
    assert_eq!(app.get("/recruit").await.status(), 200);
    let response = app.get("/readyz").await;
    assert_eq!(response.status(), 503);
    assert_eq!(response.json::<Value>().await.unwrap()["content"], "unreachable");

    let site = site::build();
    fs::remove_file(site.path().join("frontend/dist/client/assets/fankit-1.js")).unwrap();
    let app = spawn_app_at(site, FakeRenderer::default(), &NO_PLATFORM).await;
    let response = app.get("/readyz").await;
    assert_eq!(response.status(), 503);
    assert_eq!(response.json::<Value>().await.unwrap()["assets"], "missing");
}

#[actix_web::test]
async fn every_page_is_tried_out_right_after_the_start() {
    let app = spawn_app().await;
    assert_eq!(app.renderer.requests_to("/recruit?locale=jp").len(), 1);
    assert_eq!(app.renderer.requests_to("/404?locale=kr").len(), 1);
    assert_eq!(app.renderer.requests_to("/recruit?locale=kr").len(), 0);
}

#[actix_web::test]
async fn a_taken_address_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let refusal = refusal(&site::build(), &["--bind", &address]).await;
    assert!(
        refusal.starts_with(&format!("{address} is taken by another program")),
        "{refusal}"
    );
}

#[actix_web::test]
async fn a_site_that_was_never_built_is_refused() {
    let site = site::build();
    fs::remove_file(site.path().join("frontend/dist/client/.vite/manifest.json")).unwrap();
    let refusal = refusal(&site, &["--bind", "127.0.0.1:0"]).await;
    assert!(refusal.contains("build the front end first"), "{refusal}");
}

#[actix_web::test]
async fn a_site_with_incomplete_texts_is_refused() {
    let site = site::build();
    site::write(site.path(), "locales/kr/fankit.json", "{}");
    let refusal = refusal(&site, &["--bind", "127.0.0.1:0"]).await;
    assert!(
        refusal.contains("kr/fankit.json: `title` is missing"),
        "{refusal}"
    );
}

#[actix_web::test]
async fn a_folder_that_is_no_site_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refusal = refusal(&folder, &["--bind", "127.0.0.1:0"]).await;
    assert!(refusal.contains("is not the site's folder"), "{refusal}");
}

#[test]
fn the_program_refuses_a_variable_that_it_does_not_know() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_server"));
    let output = program
        .arg("serve")
        .env("SITE_BNID", "127.0.0.1:0")
        .output()
        .unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        said,
        "error: the environment is not understood: no such setting: SITE_BNID\n"
    );
}

#[actix_web::test]
async fn a_task_of_the_site_that_panics_ends_the_server_and_is_named() {
    let mut app = spawn_unready_app(FakeRenderer::held(), &NO_PLATFORM).await;
    // No one can render any more: the renders of the prerender task panic.
    app.renderer.permits.close();
    let failed = app.failed().await;
    assert_eq!(
        failed.to_string(),
        "the task that prerenders the pages has ended by itself"
    );
    assert_eq!(status_after(&failed), 70);
}
