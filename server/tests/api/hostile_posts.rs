//! Posts that cost more than a post may.

use std::path::Path;

use serde_json::{Value, json};
use wiremock::ResponseTemplate;

use crate::{
    content_service::{COLLECTION, posts, store},
    platform::{items, post, respond, respond_first, start},
    renderer::FakeRenderer,
    site,
    test_app::{spawn_app_at, spawn_app_on},
};

const METRICS: [&str; 2] = ["--metrics-bind", "127.0.0.1:0"];

/// A post with this description.
fn with_html(id: &str, html: &str) -> Value {
    json!({"id": id, "data": {"_id": id, "title": id, "jobDescription": html}})
}

#[actix_web::test]
async fn a_post_beyond_a_limit_is_skipped_and_counted_while_the_others_are_shown() {
    let platform = start().await;
    // As many bytes as a post may have. A parser needs minutes for the first one.
    let hostile = [
        with_html("deep", &"<ul><li>".repeat(55_000)),
        with_html("wide", &"<br>".repeat(110_000)),
        with_html("tag", &format!("<p {}>", "a ".repeat(220_000))),
        with_html("code", &format!("<script>{}", "x".repeat(440_000))),
    ];
    let all = [&hostile[..], &[post("Good")]].concat();
    respond(&platform, "RecruitPosts-EN", items(&all), 0..).await;
    respond(&platform, "RecruitPosts-JP", items(&[]), 0..).await;
    let app = spawn_app_on(&platform, &METRICS).await;
    app.html_until("/recruit", "posts: Good<").await;
    app.html_until("/sitemap.xml", "/recruit/Good").await;
    app.html_until("/readyz", "\"content\":\"reachable\"").await;
    assert_eq!(app.get("/recruit/deep").await.status(), 404);
    let metrics = app.metrics().await;
    for (reason, count) in [
        ("depth", 1),
        ("elements", 1),
        ("attributes", 1),
        ("code", 1),
        ("time", 0),
    ] {
        let line = format!("site_posts_skipped{{reason=\"{reason}\"}} {count}\n");
        assert!(metrics.contains(&line), "{line}{metrics}");
    }
}

#[actix_web::test]
async fn a_post_that_is_mended_is_shown_and_no_longer_counted() {
    let platform = start().await;
    let (deep, mended) = (
        with_html("P", &"<ul><li>".repeat(500)),
        with_html("P", "<ul><li>A"),
    );
    respond(&platform, "RecruitPosts-EN", items(&[mended]), 0..).await;
    respond_first(&platform, "RecruitPosts-EN", items(&[deep]), 2).await;
    respond(&platform, "RecruitPosts-JP", items(&[]), 0..).await;
    let app = spawn_app_on(&platform, &METRICS).await;
    app.html_until("/recruit", "posts: P<").await;
    assert!(
        app.metrics()
            .await
            .contains("site_posts_skipped{reason=\"depth\"} 0\n")
    );
}

#[actix_web::test]
async fn readiness_and_metrics_say_since_when_the_posts_are_stale() {
    let platform = start().await;
    for collection in ["RecruitPosts-EN", "RecruitPosts-JP"] {
        respond(&platform, collection, items(&[post("Good")]), 0..).await;
    }
    let app = spawn_app_on(&platform, &METRICS).await;
    let fresh = app.html_until("/readyz", "\"content\":\"reachable\"").await;
    assert!(fresh.contains("\"staleSince\":null"), "{fresh}");
    // The tokens are known already.
    platform.reset().await;
    for collection in ["RecruitPosts-EN", "RecruitPosts-JP"] {
        respond(&platform, collection, ResponseTemplate::new(500), 0..).await;
    }
    let stale: Value = serde_json::from_str(&app.html_until("/readyz", "\"stale\"").await).unwrap();
    let since = stale["staleSince"].as_str().unwrap();
    assert!(since.starts_with("20") && since.ends_with('Z'), "{since}");
    let metrics = app.metrics().await;
    let line = metrics
        .lines()
        .find(|line| line.starts_with("site_content_stale_seconds "));
    let seconds: f64 = line.unwrap().split_once(' ').unwrap().1.parse().unwrap();
    assert!(seconds > 0.0, "{seconds}");
}

/// Fills the collection with posts of 450 KB each.
pub(crate) async fn large_posts(data: &Path, count: usize) {
    let store = store(data).await;
    let text = "x".repeat(450_000);
    let posts = (0..count).map(|number| {
        let post =
            json!({"_id": format!("p{number}"), "title": format!("p{number}"), "jobDescription": text});
        post.as_object().unwrap().clone()
    });
    store
        .create_collection(COLLECTION, content_service::store::Permissions::PUBLIC)
        .await
        .unwrap();
    store
        .import(COLLECTION, posts, "test", false, |_| {})
        .await
        .unwrap();
    store.close().await;
}

#[actix_web::test]
async fn posts_with_more_bytes_than_a_call_may_bring_are_read_and_the_newest_are_shown_after_each_start() {
    const COUNT: usize = 80;
    let data = tempfile::tempdir().unwrap();
    large_posts(data.path(), COUNT).await;
    let arguments = [&METRICS[..], &["--data-dir", data.path().to_str().unwrap()]].concat();
    for _ in 0..2 {
        let mut app = spawn_app_at(site::build(), FakeRenderer::default(), &arguments).await;
        app.html_until("/recruit", &format!("p{}", COUNT - 1)).await;
        let shown = posts(&app, "en").await;
        // So many have more than the six megabytes that a page may have of texts.
        assert_eq!(shown.len(), 14);
        assert_eq!(shown.last().unwrap()["id"], format!("p{}", COUNT - 1));
        let left_out = format!("site_posts_left_out {}\n", COUNT - 14);
        assert!(app.metrics().await.contains(&left_out));
        app.stop();
        app.ended().await;
    }
}
