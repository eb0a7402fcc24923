use std::collections::HashSet;

use reqwest::{Method, Response};
use scraper::{Html, Selector};
use serde_json::{Value, json};

use crate::{
    site::{languages, pages},
    test_app::{NO_PLATFORM, header, spawn_app, spawn_app_with},
};

fn state(html: &str) -> Value {
    let document = Html::parse_document(html);
    let state = document
        .select(&Selector::parse("body > script#state[type='application/json']").unwrap())
        .next();
    serde_json::from_str(&state.unwrap().text().collect::<String>()).unwrap()
}

#[actix_web::test]
async fn every_page_is_a_document_around_its_rendered_markup() {
    let app = spawn_app().await;
    for (page, address) in pages() {
        let response = app.get(address).await;
        assert_eq!(response.status(), 200, "{address}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        let html = response.text().await.unwrap();
        assert!(html.starts_with(
            "<!doctype html><html lang=\"en\" data-locale=\"en\"><head><meta charset=\"utf-8\">"
        ));
        assert!(html.contains(&format!("<title>{page} en</title>")), "{html}");
        assert!(html.contains("<link rel=\"stylesheet\" href=\"/assets/entry-1.css\">"));
        assert!(
            html.contains(&format!(
                "<script type=\"module\" src=\"/assets/start-1.js\" \
                 data-modules=\"/assets/{page}-1.js /assets/entry-1.js\"></script></head>"
            )),
            "{html}"
        );
        assert!(
            html.contains(&format!("<div id=\"root\"><main data-title=\"{page} in en\">")),
            "{html}"
        );
        assert_eq!(state(&html)["page"], page);
    }
}

#[actix_web::test]
async fn the_state_is_what_the_page_was_rendered_from() {
    let app = spawn_app().await;
    let html = app.html("/mashup?locale=jp&x=1").await;
    let rendered = app.renderer.requests_to("/mashup?locale=jp");
    assert_eq!(rendered.len(), 1);
    let expected = json!({
        "page": "mashup",
        "locale": "jp",
        "locales": languages(),
        "origin": "https://www.example.com",
        "path": "/mashup",
        "assetBase": "",
    });
    let mut given: Value = serde_json::from_str(rendered[0].data.as_str()).unwrap();
    assert_eq!(state(&html), given);
    let messages = given.as_object_mut().unwrap().remove("messages").unwrap();
    let company = given.as_object_mut().unwrap().remove("company").unwrap();
    assert_eq!(given, expected);
    assert_eq!(company["email"]["support"], "support@example.com");
    assert_eq!(messages["common"]["title"], "common in jp");
    assert_eq!(messages["page"]["title"], "mashup in jp");
}

#[actix_web::test]
async fn a_page_is_rendered_once_whatever_else_stands_in_its_address() {
    let app = spawn_app().await;
    for index in 0..20 {
        assert_eq!(
            app.get(&format!("/mashup?locale=jp&x={index}")).await.status(),
            200
        );
        assert_eq!(
            app.get(&format!("/nothing/{index}?locale=jp")).await.status(),
            404
        );
    }
    assert_eq!(app.renderer.requests_to("/mashup?locale=jp").len(), 1);
    assert_eq!(app.renderer.requests_to("/404?locale=jp").len(), 1);
}

#[actix_web::test]
async fn a_benchmark_of_renders_renders_for_each_request() {
    let app = spawn_app_with(&[&NO_PLATFORM[..], &["--benchmark-renders", "on"]].concat()).await;
    let published = app.renderer.requests_to("/mashup?locale=jp").len();
    for _ in 0..3 {
        let fetch = app.request(Method::GET, "/mashup?locale=jp");
        let page = fetch.header("accept-encoding", "br").send().await.unwrap();
        assert_eq!(page.status(), 200);
        assert!(header(&page, "server-timing").starts_with("cache;desc=MISS"));
        assert_eq!(page.headers().get("content-encoding"), None);
    }
    let rendered = app.renderer.requests_to("/mashup?locale=jp").len();
    assert_eq!(rendered - published, 3);
}

#[actix_web::test]
async fn pages_have_a_strong_name_for_each_encoding_and_are_not_sent_twice() {
    let app = spawn_app().await;
    let mut names = HashSet::new();
    for encoding in ["br", "zstd", "gzip", "identity"] {
        let fetch = || {
            app.request(Method::GET, "/mashup?locale=jp")
                .header("accept-encoding", encoding)
        };
        let page = fetch().send().await.unwrap();
        assert_eq!(page.status(), 200);
        let tag = header(&page, "etag").to_owned();
        assert!(tag.starts_with('"'), "{tag}");
        assert_eq!(
            header(&page, "cache-control"),
            "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400"
        );
        assert_eq!(header(&page, "vary"), "accept-encoding");
        assert_eq!(header(&page, "server-timing"), "cache;desc=HIT");
        let known = fetch().header("if-none-match", &tag).send().await.unwrap();
        assert_eq!(known.status(), 304);
        assert_eq!(header(&known, "etag"), tag);
        assert!(names.insert(tag));
    }
}

#[actix_web::test]
async fn a_page_says_early_what_it_needs_and_where_to_go_next() {
    let app = spawn_app().await;
    let page = app.get("/mashup").await;
    assert_eq!(
        header(&page, "link"),
        "</assets/entry-1.css>; rel=preload; as=style, </assets/start-1.js>; rel=modulepreload"
    );
    assert_eq!(header(&page, "speculation-rules"), "\"/speculation-rules.json\"");
    let rules = app.get("/speculation-rules.json").await;
    assert_eq!(
        header(&rules, "content-type"),
        "application/speculationrules+json"
    );
    let rules: Value = rules.json().await.unwrap();
    let pages = rules["prefetch"][0]["where"]["and"][0]["href_matches"]
        .as_array()
        .unwrap();
    assert!(pages.contains(&json!("/fankit?*")) && pages.contains(&json!("/recruit/:id?*")));
}

#[actix_web::test]
async fn unknown_paths_show_the_not_found_page() {
    let app = spawn_app().await;
    for address in [
        "/nothing",
        "/nothing/",
        "//",
        "//example.com/recruit/",
        "/recruit/1",
        "/recruit/Composer/1",
        "/Recruit",
        "/assets/missing.js",
        "/assets",
        "/icons",
        "/index.html",
        "/_data",
        "/a//b",
        "/%F0%9F%8E%B5",
        "/.hidden",
        "/.git/config",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2f..%2f..%2fsecret.txt",
        "/_dev/style.css",
        "/nothing?locale=zz",
    ] {
        let response = app.get(address).await;
        assert_eq!(response.status(), 404, "{address}");
        let html = response.text().await.unwrap();
        assert!(html.contains("<title>notFound en</title>"), "{address}");
        assert_eq!(state(&html)["page"], "notFound");
    }
    assert!(
        app.html("/nothing?locale=jp")
            .await
            .contains("<html lang=\"ja\" data-locale=\"jp\">")
    );
}

#[actix_web::test]
async fn head_answers_like_get_without_a_body() {
    let app = spawn_app().await;
    for address in [
        "/",
        "/recruit?locale=jp",
        "/nothing",
        "/_data/home",
        "/hello.txt",
        "/recruit/",
        "/?locale=zz",
    ] {
        let get = app.get(address).await;
        let head = app.request(Method::HEAD, address).send().await.unwrap();
        assert_eq!(head.status(), get.status(), "{address}");
        let others = |response: &Response| -> HashSet<_> {
            let headers = response.headers().clone().into_iter();
            let others = headers.filter_map(|(name, value)| Some((name?, value)));
            others
                .filter(|(name, _)| !["date", "x-request-id"].contains(&name.as_str()))
                .collect()
        };
        assert_eq!(others(&head), others(&get), "{address}");
        assert_eq!(head.text().await.unwrap(), "");
    }
}

#[actix_web::test]
async fn other_methods_are_refused_everywhere() {
    let app = spawn_app().await;
    for address in [
        "/",
        "/recruit",
        "/recruit/",
        "/nothing",
        "/_data/home",
        "/healthz",
        "/hello.txt",
        "/sitemap.xml",
        "/recruit/Composer",
    ] {
        for method in [
            Method::POST,
            Method::PUT,
            Method::DELETE,
            Method::PATCH,
            Method::OPTIONS,
            Method::TRACE,
        ] {
            let response = app.request(method.clone(), address).send().await.unwrap();
            assert_eq!(response.status(), 405, "{method} {address}");
            assert_eq!(header(&response, "allow"), "GET, HEAD");
        }
    }
}
