//! The site on its own content service.

use std::{path::Path, sync::Arc};

use content_service::{
    SystemClock,
    store::{Database, Permissions, Store, StoreOptions},
};
use serde_json::{Map, Value, json};

use crate::{
    renderer::FakeRenderer,
    site,
    test_app::{TestApp, spawn_app_at, spawn_app_with, within},
};

pub(crate) const COLLECTION: &str = "RecruitPosts-EN";

/// The store of the servers whose data folder this is, as `server content` opens it.
pub(crate) async fn store(folder: &Path) -> Store {
    let database = Database::File(folder.join("content.sqlite"));
    let store = Store::open(&database, &StoreOptions::default(), Arc::new(SystemClock)).await;
    store.unwrap()
}

fn post(id: &str) -> Map<String, Value> {
    let data = json!({"_id": id, "title": id, "jobDescription": "<p>Do</p>"});
    data.as_object().unwrap().clone()
}

/// The posts of a language as pages have them, once any are known or that there are none.
pub(crate) async fn posts(app: &TestApp, locale: &str) -> Vec<Value> {
    let known = async {
        loop {
            let data = app.html(&format!("/_data/recruit?locale={locale}")).await;
            let data: Value = serde_json::from_str(&data).unwrap();
            if let Some(posts) = data["recruit"]["posts"].as_array() {
                return posts.clone();
            }
        }
    };
    within(known).await
}

#[actix_web::test]
async fn a_new_database_invents_no_vacancy() {
    let app = spawn_app_with(&[]).await;
    assert!(app.content_port.is_some());
    for locale in ["en", "jp"] {
        assert_eq!(posts(&app, locale).await, Vec::<Value>::new());
    }
    let sitemap = app.html_until("/sitemap.xml", "</urlset>").await;
    assert!(
        sitemap.contains("/recruit?locale=en") && !sitemap.contains("/recruit/"),
        "{sitemap}"
    );
    assert_eq!(app.get("/recruit/qa-lead").await.status(), 404);
}

#[actix_web::test]
async fn demo_posts_are_a_choice_and_no_search_engine_learns_of_them() {
    let app = spawn_app_with(&["--content-demo"]).await;
    for locale in ["en", "jp"] {
        let posts = posts(&app, locale).await;
        assert!(posts.len() >= 6, "{locale}: {}", posts.len());
        for post in posts {
            for field in [
                "id",
                "positionTitle",
                "jobDescription",
                "requiredSkills",
                "preferredSkills",
            ] {
                assert_ne!(post[field].as_str().unwrap(), "", "{field} of {post}");
            }
            assert_eq!(post["demo"], true, "{post}");
        }
    }
    let sitemap = app.html_until("/sitemap.xml", "</urlset>").await;
    assert!(
        sitemap.contains("/fankit?") && !sitemap.contains("/recruit"),
        "{sitemap}"
    );
    let feed = app.html_until("/recruit.atom", "</feed>").await;
    assert!(!feed.contains("<entry>"), "{feed}");
    assert_eq!(app.get("/recruit/qa-lead").await.status(), 200);
}

#[actix_web::test]
async fn a_real_post_among_demo_posts_is_listed_alone() {
    let site = site::build();
    let data = site.path().join("var");
    let app = spawn_app_at(site, FakeRenderer::default(), &["--content-demo"]).await;
    app.html_until("/sitemap.xml", "</urlset>").await;
    let store = store(&data).await;
    store
        .put_item(COLLECTION, None, post("pilot"), "test")
        .await
        .unwrap();
    let sitemap = app.html_until("/sitemap.xml", "/recruit/pilot?").await;
    assert!(!sitemap.contains("/recruit?locale=en"), "{sitemap}");
    let feed = app.html_until("/recruit.atom", "/recruit/pilot?").await;
    assert_eq!(feed.matches("<entry>").count(), 1, "{feed}");
}

/// Starts a server on a data folder.
async fn server_on(data: &Path) -> TestApp {
    let arguments = ["--data-dir", data.to_str().unwrap()];
    spawn_app_at(site::build(), FakeRenderer::default(), &arguments).await
}

async fn until_status(app: &TestApp, address: &str, status: u16) {
    let wait = async { while app.get(address).await.status() != status {} };
    tokio::time::timeout(crate::test_app::TIMEOUT, wait)
        .await
        .unwrap_or_else(|_| panic!("{address} never had {status}"));
}

#[actix_web::test]
async fn servers_on_one_database_close_the_same_positions_and_date_the_same_pages() {
    let data = tempfile::tempdir().unwrap();
    let (one, two) = (server_on(data.path()).await, server_on(data.path()).await);
    let store = store(data.path()).await;
    for id in ["stays", "pilot"] {
        store.put_item(COLLECTION, None, post(id), "test").await.unwrap();
    }
    for app in [&one, &two] {
        until_status(app, "/recruit/pilot", 200).await;
    }
    store.remove_item(COLLECTION, "pilot", "test").await.unwrap();
    // One that saw neither the post nor its end.
    let new = server_on(data.path()).await;
    for app in [&one, &two, &new] {
        until_status(app, "/recruit/pilot", 410).await;
    }
    let same = async {
        loop {
            let sitemaps = futures::join!(
                one.html("/sitemap.xml"),
                two.html("/sitemap.xml"),
                new.html("/sitemap.xml")
            );
            if sitemaps.0.matches("<lastmod>").count() == 2
                && sitemaps.0 == sitemaps.1
                && sitemaps.1 == sitemaps.2
            {
                return;
            }
        }
    };
    tokio::time::timeout(crate::test_app::TIMEOUT, same)
        .await
        .expect("the dates are the same");
}

#[actix_web::test]
async fn every_post_is_shown_up_to_the_limit_and_those_beyond_are_counted() {
    const LIMIT: usize = 2000;
    let data = tempfile::tempdir().unwrap();
    let store = store(data.path()).await;
    store
        .create_collection(COLLECTION, Permissions::PUBLIC)
        .await
        .unwrap();
    let add = async |numbers: std::ops::Range<usize>| {
        let posts = numbers.map(|number| post(&format!("p{number}")));
        let imported = store.import(COLLECTION, posts, "test", false, |_| {}).await;
        imported.unwrap();
    };
    add(0..501).await;
    let arguments = [
        "--data-dir",
        data.path().to_str().unwrap(),
        "--metrics-bind",
        "127.0.0.1:0",
    ];
    let app = spawn_app_at(site::build(), FakeRenderer::default(), &arguments).await;
    assert_eq!(posts(&app, "en").await.len(), 501);
    until_status(&app, "/recruit/p0", 200).await;
    assert!(app.metrics().await.contains("site_posts_left_out 0\n"));

    add(501..LIMIT + 3).await;
    app.html_until("/recruit", "p2002").await;
    let shown = posts(&app, "en").await;
    assert_eq!(shown.len(), LIMIT);
    // The oldest are left out.
    assert_eq!(
        (&shown[0]["id"], &shown[LIMIT - 1]["id"]),
        (&json!("p3"), &json!("p2002"))
    );
    assert!(app.metrics().await.contains("site_posts_left_out 3\n"));
}
