use std::fs;

use crate::{
    site,
    test_app::{NO_PLATFORM, header, spawn_app_with},
};

#[actix_web::test]
async fn metrics_are_told_on_an_address_of_their_own() {
    let arguments = [&NO_PLATFORM[..], &["--metrics-bind", "127.0.0.1:0"]].concat();
    let app = spawn_app_with(&arguments).await;
    app.get("/").await;
    app.get("/nothing").await;
    let metrics = app.metrics().await;
    for line in [
        "site_pages_total{cache=\"hit\"} 2",
        "site_pages_total{cache=\"miss\"} 0",
        "site_requests_total{status=\"4xx\"} 1",
        "site_ready 1",
        "site_content_health 2",
        "site_render_queue_length 0",
        "site_engines_replaced 0",
        "site_engines_lost 0",
        "site_lost_threads 0",
        "site_engine_heap_bytes 0",
    ] {
        assert!(metrics.contains(&format!("\n{line}\n")), "{line} in {metrics}");
    }
    // Every page but that of the positions, and the page for missing ones, in each language; the positions' has two languages.
    let in_each = site::pages().iter().filter(|(id, _)| *id != "recruit").count() + 1;
    let renders = in_each * site::languages().len() + 2;
    for name in [
        "site_render_seconds_bucket{le=\"+Inf\"}",
        "site_render_queue_seconds_count",
    ] {
        let line = format!("{name} {renders}");
        assert!(metrics.contains(&format!("\n{line}\n")), "{line} in {metrics}");
    }
    assert_eq!(app.get("/metrics").await.status(), 404);
}

#[actix_web::test]
async fn another_build_goes_live_in_one_step_and_parts_of_the_old_one_stay() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let before = app.get("/mashup").await;
    let tag = header(&before, "etag").to_owned();
    site::write(
        app.site.path(),
        "locales/en/mashup.json",
        &site::texts("Another build"),
    );
    fs::remove_file(app.site.path().join("frontend/dist/client/assets/mashup-1.js")).unwrap();
    site::write(
        app.site.path(),
        "frontend/dist/client/assets/mashup-2.js",
        "export {};",
    );
    let manifest = app.site.path().join("frontend/dist/client/.vite/manifest.json");
    let text = fs::read_to_string(&manifest)
        .unwrap()
        .replace("mashup-1.js", "mashup-2.js");
    fs::write(&manifest, text).unwrap();

    app.reloader.as_ref().unwrap().reload().await.unwrap();
    let after = app.get("/mashup").await;
    assert_ne!(header(&after, "etag"), tag);
    let html = after.text().await.unwrap();
    assert!(
        html.contains("data-title=\"Another build\"") && html.contains("/assets/mashup-2.js"),
        "{html}"
    );
    for asset in ["/assets/mashup-1.js", "/assets/mashup-2.js"] {
        assert_eq!(app.get(asset).await.status(), 200, "{asset}");
    }
}

#[actix_web::test]
async fn a_build_with_a_page_that_does_not_render_never_goes_live() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let before = app.html("/mashup").await;
    site::write(
        app.site.path(),
        "locales/en/mashup.json",
        &site::texts("Another build"),
    );
    app.renderer.break_at("/mashup?locale=en");
    let error = app.reloader.as_ref().unwrap().reload().await.unwrap_err();
    assert!(
        format!("{error:#}").starts_with("/mashup (en) cannot be made ready"),
        "{error:#}"
    );
    assert_eq!(app.html("/mashup").await, before);
}
