use reqwest::Method;

use crate::test_app::{header, spawn_app};

#[actix_web::test]
async fn hashed_files_are_kept_for_a_year() {
    let app = spawn_app().await;
    let response = app.get("/assets/entry-1.js").await;
    assert_eq!(response.status(), 200);
    assert_eq!(
        header(&response, "cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert!(header(&response, "content-type").starts_with("text/javascript"));
    assert_eq!(response.text().await.unwrap(), "export {};");
}

#[actix_web::test]
async fn public_files_are_served_at_the_root_for_a_while() {
    let app = spawn_app().await;
    for (address, kind) in [
        ("/robots.txt", "text/plain"),
        ("/icons/icon.svg", "image/svg+xml"),
    ] {
        let response = app.get(address).await;
        assert_eq!(response.status(), 200, "{address}");
        assert_eq!(header(&response, "cache-control"), "public, max-age=3600");
        assert!(header(&response, "content-type").starts_with(kind), "{address}");
    }
}

#[actix_web::test]
async fn a_part_of_a_file_can_be_asked_for() {
    let app = spawn_app().await;
    let request = app
        .request(Method::GET, "/robots.txt")
        .header("range", "bytes=0-3");
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 206);
    assert_eq!(response.text().await.unwrap(), "User");
}
