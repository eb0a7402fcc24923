use serde_json::{Value, json};
use wiremock::ResponseTemplate;

use crate::{
    platform::{items, post, respond, start},
    test_app::{header, redirect, spawn_app, spawn_app_on},
};

#[actix_web::test]
async fn each_position_has_a_page_of_its_own() {
    let app = spawn_app().await;
    for (address, tag) in [("/recruit/Composer", "en"), ("/recruit/Composer?locale=jp", "ja")] {
        let response = app.get(address).await;
        assert_eq!(response.status(), 200, "{address}");
        let html = response.text().await.unwrap();
        assert!(html.contains(&format!("<html lang=\"{tag}\"")), "{html}");
        assert!(html.contains("Composer</main>"), "{html}");
        assert!(html.contains("\"path\":\"/recruit/Composer\""), "{html}");
    }
    let data: Value = app.get("/_data/position/Composer").await.json().await.unwrap();
    assert_eq!(data["position"]["post"]["positionTitle"], "Composer");
    let response = app.get("/recruit/Composer/?locale=jp").await;
    assert_eq!(redirect(&response), (308, Some("/recruit/Composer?locale=jp")));
    let response = app.get("/recruit/Composer?locale=kr").await;
    assert_eq!(redirect(&response), (302, Some("/recruit/Composer?locale=en")));
}

#[actix_web::test]
async fn a_position_that_was_never_open_does_not_exist() {
    let app = spawn_app().await;
    assert_eq!(app.get("/recruit/Pilot").await.status(), 404);
    assert_eq!(app.get("/_data/position/Pilot").await.status(), 404);
}

#[actix_web::test]
async fn a_position_that_is_open_in_one_language_leads_there() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", items(&[]), 0..).await;
    respond(&platform, "RecruitPosts-JP", items(&[post("a b/c")]), 0..).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/recruit?locale=jp", "a b/c").await;
    let response = app.get("/recruit/a%20b%2Fc").await;
    assert_eq!(redirect(&response), (302, Some("/recruit/a%20b%2Fc?locale=jp")));
    assert_eq!(app.get("/recruit/a%20b%2Fc?locale=jp").await.status(), 200);
}

#[actix_web::test]
async fn an_id_stands_in_its_address_as_people_write_it_and_other_spellings_lead_there() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", items(&[post("c++@tokyo:2")]), 0..).await;
    respond(&platform, "RecruitPosts-JP", items(&[]), 0..).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/sitemap.xml", "/recruit/c++@tokyo:2?locale=en<")
        .await;
    let address = "/recruit/c++@tokyo:2?locale=en";
    assert_eq!(app.get(address).await.status(), 200);
    for spelling in [
        "/recruit/c%2B%2B%40tokyo%3A2",
        "/recruit/c%2b+@tokyo:2/",
        "/recruit/%63++@tokyo:2",
    ] {
        let response = app.get(&format!("{spelling}?locale=en")).await;
        assert_eq!(redirect(&response), (308, Some(address)), "{spelling}");
    }
    let data = app.get("/_data/position/c++@tokyo:2?locale=en").await;
    assert_eq!(data.status(), 200);
    assert_eq!(app.get("/recruit/c%20%20@tokyo:2").await.status(), 404);
}

#[actix_web::test]
async fn the_day_of_a_position_is_the_companys_and_never_a_text_that_is_no_day() {
    let platform = start().await;
    let dated = |id: &str, date: Value| {
        json!({"id": id, "data": {"_id": id, "title": id, "date": date,
            "_createdDate": {"$date": "2026-03-31T16:00:00.000Z"}}})
    };
    let posts = [
        dated("picked", json!({"$date": "2026-11-01T15:00:00.000Z"})),
        dated("slashes", json!("2026/11/2")),
        dated("american", json!("11/2/2026")),
    ];
    respond(&platform, "RecruitPosts-EN", items(&posts), 0..).await;
    respond(&platform, "RecruitPosts-JP", items(&[]), 0..).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/sitemap.xml", "/recruit/picked").await;
    for (id, day) in [
        ("picked", "2026-11-02"),
        ("slashes", "2026-11-02"),
        ("american", "2026-04-01"),
    ] {
        let data: Value = app
            .get(&format!("/_data/position/{id}?locale=en"))
            .await
            .json()
            .await
            .unwrap();
        assert_eq!(data["position"]["post"]["date"], day, "{id}");
    }
}

#[actix_web::test]
async fn a_closed_position_is_gone_and_no_longer_listed() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", items(&[post("Old")]), 1..).await;
    respond(&platform, "RecruitPosts-JP", items(&[]), 1..).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/sitemap.xml", "/recruit/Old").await;
    platform.reset().await;
    respond(&platform, "RecruitPosts-EN", items(&[post("New")]), 1..).await;
    respond(&platform, "RecruitPosts-JP", items(&[]), 0..).await;
    app.html_until("/sitemap.xml", "/recruit/New").await;
    let response = app.get("/recruit/Old").await;
    assert_eq!(response.status(), 410);
    assert!(
        response
            .text()
            .await
            .unwrap()
            .contains("<title>position en</title>")
    );
    assert_eq!(app.get("/_data/position/Old").await.status(), 410);
    let sitemap = app.html("/sitemap.xml").await;
    assert!(!sitemap.contains("/recruit/Old"), "{sitemap}");
    assert_eq!(app.get("/recruit/New").await.status(), 200);
}

#[actix_web::test]
async fn while_no_position_is_known_none_is_said_to_be_missing() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", ResponseTemplate::new(500), 1..).await;
    let app = spawn_app_on(&platform, &[]).await;
    let response = app.get("/recruit/Composer?locale=jp").await;
    assert_eq!(response.status(), 503);
    assert_eq!(header(&response, "retry-after"), "5");
    assert!(response.text().await.unwrap().contains("<html lang=\"ja\">"));
    assert_eq!(app.get("/nothing").await.status(), 404);
}
