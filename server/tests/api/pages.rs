use reqwest::Method;
use scraper::{Html, Selector};
use serde_json::{Value, json};

use crate::test_app::{header, spawn_app};

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
    for (address, page) in [
        ("/", "home"),
        ("/recruit", "recruit"),
        ("/mashup", "mashup"),
        ("/guidelines", "guidelines"),
        ("/fankit", "fankit"),
    ] {
        let response = app.get(address).await;
        assert_eq!(response.status(), 200, "{address}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        let html = response.text().await.unwrap();
        assert!(html.starts_with(
            "<!doctype html><html lang=\"en\" data-locale=\"en\"><head><meta charset=\"utf-8\">"
        ));
        assert!(html.contains(&format!("<title>{page} en</title>")), "{html}");
        assert!(
            html.contains(&format!(
                "<link rel=\"modulepreload\" href=\"/assets/{page}-1.js\">"
            )),
            "{html}"
        );
        assert!(html.contains("<link rel=\"stylesheet\" href=\"/assets/entry-1.css\">"));
        assert!(html.contains("<script type=\"module\" src=\"/assets/entry-1.js\"></script></head>"));
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
    let rendered = app.renderer.requests_to("/mashup?locale=jp&x=1");
    assert_eq!(rendered.len(), 1);
    assert_eq!(rendered[0].locale, "jp");
    let expected = json!({
        "page": "mashup",
        "locale": "jp",
        "locales": ["en", "jp", "kr"],
        "origin": "https://www.example.com",
        "messages": {"common": {"title": "common in jp"}, "page": {"title": "mashup in jp"}},
    });
    assert_eq!(
        serde_json::from_str::<Value>(rendered[0].data.as_str()).unwrap(),
        expected
    );
    assert_eq!(state(&html), expected);
}

#[actix_web::test]
async fn renders_of_one_page_share_their_data() {
    let app = spawn_app().await;
    app.get("/recruit?locale=jp&a").await;
    app.get("/recruit?locale=jp&b").await;
    let first = app.renderer.requests_to("/recruit?locale=jp&a");
    let second = app.renderer.requests_to("/recruit?locale=jp&b");
    assert!(first[0].data.same_instance(&second[0].data));
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
        "/Recruit",
        "/assets/missing.js",
        "/assets",
        "/icons",
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
        "/robots.txt",
        "/recruit/",
        "/?locale=zz",
    ] {
        let get = app.get(address).await;
        let head = app.request(Method::HEAD, address).send().await.unwrap();
        assert_eq!(head.status(), get.status(), "{address}");
        for name in [
            "content-type",
            "location",
            "content-length",
            "cache-control",
            "etag",
        ] {
            assert_eq!(header(&head, name), header(&get, name), "{address} {name}");
        }
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
        "/robots.txt",
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
