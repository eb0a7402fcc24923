use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    site::pages,
    test_app::{header, spawn_app},
};

#[actix_web::test]
async fn a_pages_data_is_the_state_of_its_document() {
    let app = spawn_app().await;
    for (page, path) in pages() {
        let html = app.html(&format!("{path}?locale=jp")).await;
        let response = app.get(&format!("/_data/{page}?locale=jp")).await;
        assert_eq!(response.status(), 200);
        assert_eq!(header(&response, "content-type"), "application/json");
        let data = response.text().await.unwrap();
        assert!(html.contains(&format!(
            "<script id=\"state\" type=\"application/json\">{data}</script>"
        )));
    }
}

#[actix_web::test]
async fn the_not_found_page_has_data_too() {
    let app = spawn_app().await;
    let response = app.get("/_data/notFound?locale=kr").await;
    assert_eq!(response.status(), 200);
    let data: Value = response.json().await.unwrap();
    assert_eq!(
        (&data["page"], &data["locale"]),
        (&json!("notFound"), &json!("kr"))
    );
}

#[actix_web::test]
async fn data_of_an_unknown_page_is_not_found() {
    let app = spawn_app().await;
    for address in ["/_data/nothing", "/_data/common", "/_data/Home"] {
        let response = app.get(address).await;
        assert_eq!(response.status(), 404);
        assert_eq!(
            response.json::<Value>().await.unwrap(),
            json!({"error": "unknown page"})
        );
    }
}

#[actix_web::test]
async fn data_that_the_browser_has_is_not_sent_again() {
    let app = spawn_app().await;
    let first = app.get("/_data/home?locale=jp").await;
    let tag = header(&first, "etag").to_owned();
    assert!(tag.starts_with('"'), "{tag}");
    let again = |known: &str| {
        app.request(Method::GET, "/_data/home?locale=jp")
            .header("if-none-match", known)
            .send()
    };
    let known = again(&tag).await.unwrap();
    assert_eq!(
        (known.status().as_u16(), header(&known, "etag")),
        (304, tag.as_str())
    );
    assert_eq!(known.text().await.unwrap(), "");
    assert_eq!(again("\"other\"").await.unwrap().status(), 200);
    let other_language = app.get("/_data/home?locale=kr").await;
    assert_ne!(header(&other_language, "etag"), tag);
}
