//! What the site says before it knows its content: never that something does not exist.

use std::collections::BTreeSet;

use reqwest::Response;
use tokio::time::timeout;
use wiremock::ResponseTemplate;

use crate::{
    platform::{items, post, respond, start},
    renderer::FakeRenderer,
    test_app::{TIMEOUT, TestApp, header, spawn_unready_app},
};

/// Addresses whose responses follow from the content.
const OF_CONTENT: [&str; 7] = [
    "/sitemap.xml",
    "/recruit.atom",
    "/recruit.atom?locale=jp",
    "/jobs.xml",
    "/recruit/Composer",
    "/recruit/Composer?locale=jp",
    "/_data/position/Composer",
];

/// Addresses whose responses are there from the start.
const OF_THE_BUILD: [&str; 2] = ["/robots.txt", "/speculation-rules.json"];

/// Whether an address has its response; panics unless it has it or says when to ask again.
fn is_there(address: &str, response: &Response) -> bool {
    if response.status() == 200 {
        return true;
    }
    assert_eq!(response.status(), 503, "{address}");
    assert_eq!(header(response, "retry-after"), "5", "{address}");
    assert_eq!(header(response, "cache-control"), "no-store", "{address}");
    false
}

/// Asks for every address until it is there, and does something `between` two rounds; returns those that were not there at
/// first.
async fn wait_for_all(app: &TestApp, between: impl Fn()) -> BTreeSet<&'static str> {
    let mut late = BTreeSet::new();
    for address in OF_THE_BUILD {
        assert!(is_there(address, &app.get(address).await), "{address}");
    }
    let waited = async {
        loop {
            let mut missing = 0;
            for address in OF_CONTENT {
                if !is_there(address, &app.get(address).await) {
                    late.insert(address);
                    missing += 1;
                }
            }
            if missing == 0 {
                return;
            }
            between();
        }
    };
    timeout(TIMEOUT, waited).await.expect("every address is there");
    late
}

#[actix_web::test]
async fn before_the_pages_are_made_nothing_is_said_to_be_missing() {
    let platform = start().await;
    for collection in ["RecruitPosts-EN", "RecruitPosts-JP"] {
        respond(&platform, collection, items(&[post("Composer")]), 0..).await;
    }
    let url = platform.uri();
    let arguments = ["--content-url", &url, "--content-client-id", "client"];
    let app = spawn_unready_app(FakeRenderer::held(), &arguments).await;
    assert_eq!(
        wait_for_all(&app, || app.renderer.permits.add_permits(1)).await,
        BTreeSet::from(OF_CONTENT)
    );
    assert_eq!(app.get("/recruit/Pilot").await.status(), 404);
    assert_eq!(app.get("/_data/position/Pilot").await.status(), 404);
}

#[actix_web::test]
async fn before_the_platform_answers_nothing_is_said_to_be_missing() {
    let platform = start().await;
    for collection in ["RecruitPosts-EN", "RecruitPosts-JP"] {
        respond(&platform, collection, ResponseTemplate::new(500), 0..).await;
    }
    let url = platform.uri();
    let own = ["--content-client-id", "client", "--content-refresh-ms", "10"];
    let arguments = [&["--content-url", &url], &own[..]].concat();
    let app = spawn_unready_app(FakeRenderer::default(), &arguments).await;
    // Every page is cached, but the recruit page says that no post is known.
    app.html_until("/readyz", "\"renderer\":\"warm\"").await;
    for address in OF_CONTENT {
        assert!(!is_there(address, &app.get(address).await), "{address}");
    }
    // A cache that keeps responses while the site is away must not keep what is said before it is ready.
    let missing = app.get("/nowhere").await;
    assert_eq!(missing.status(), 404);
    assert_eq!(header(&missing, "cache-control"), "no-store");
    // The tokens are known already, so only the posts are still unknown.
    platform.reset().await;
    for collection in ["RecruitPosts-EN", "RecruitPosts-JP"] {
        respond(&platform, collection, items(&[post("Composer")]), 0..).await;
    }
    wait_for_all(&app, || {}).await;
    app.html_until("/readyz", "\"content\":\"reachable\"").await;
    let missing = app.get("/nowhere").await;
    assert_eq!(missing.status(), 404);
    assert_eq!(
        header(&missing, "cache-control"),
        "public, max-age=0, s-maxage=60"
    );
}

#[actix_web::test]
async fn while_one_language_is_unknown_no_position_is_said_to_lack_it() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-JP", items(&[post("Composer")]), 0..).await;
    respond(&platform, "RecruitPosts-EN", ResponseTemplate::new(500), 0..).await;
    let url = platform.uri();
    let own = ["--content-client-id", "client", "--content-refresh-ms", "10"];
    let arguments = [&["--content-url", &url], &own[..]].concat();
    let app = spawn_unready_app(FakeRenderer::default(), &arguments).await;
    let open = async { while !is_there("jp", &app.get("/recruit/Composer?locale=jp").await) {} };
    timeout(TIMEOUT, open)
        .await
        .expect("the position is shown in Japanese");
    for address in ["/recruit/Composer", "/_data/position/Composer"] {
        assert!(!is_there(address, &app.get(address).await), "{address}");
    }
    platform.reset().await;
    respond(&platform, "RecruitPosts-JP", items(&[post("Composer")]), 0..).await;
    respond(&platform, "RecruitPosts-EN", items(&[]), 0..).await;
    let redirected = async { while app.get("/recruit/Composer").await.status() != 302 {} };
    timeout(TIMEOUT, redirected)
        .await
        .expect("English lacks the position");
}
