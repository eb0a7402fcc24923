//! Previews of what is written, and how the desk serves them.

use content_desk::Role;
use reqwest::{Method, Response};
use serde_json::json;

use crate::office::{Office, Person, post};
use crate::place::{Place, on_both};

on_both!(
    what_is_written_is_shown_and_nothing_changes,
    a_preview_is_for_its_session_and_for_a_minute,
    looks_at_links_are_limited,
    files_and_pages_of_the_site_are_where_previews_look_for_them,
);

const PREVIEW: &str = "/positions/artist/en/preview";
pub(crate) const LINK: &str = "/positions/artist/en/preview-link";

/// An office with a draft, and the editor who wrote it.
pub(crate) async fn office(place: &Place) -> (Office, Person) {
    let office = Office::open(place).await;
    let emma = office.join("emma", Role::Editor).await;
    emma.begin("artist", "en").await;
    (office, emma)
}

/// Gets an address of the desk with the person's cookie.
async fn get(person: &Person, address: &str) -> Response {
    let path = address.strip_prefix("/desk/v1").unwrap();
    person.bare(Method::GET, path).send().await.unwrap()
}

/// Gets an address without a cookie; returns status and text.
pub(crate) async fn look(address: &str) -> (u16, String) {
    let client = crate::http::client().build().unwrap();
    let response = client.get(address).send().await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

/// Makes a link; returns its address.
pub(crate) async fn link(person: &Person, path: &str) -> String {
    let link = person.done("POST", path, Some(&json!({}))).await;
    link["address"].as_str().unwrap().to_owned()
}

async fn what_is_written_is_shown_and_nothing_changes(place: Place) {
    let (office, emma) = office(&place).await;
    let before = emma.done("GET", "/positions/artist", None).await;
    let written = json!({"post": {"title": "Draughtsman", "closingDate": "2025-", "_owner": "eve"}});
    let preview = emma.done("POST", PREVIEW, Some(&written)).await;
    let response = get(&emma, preview["address"].as_str().unwrap()).await;
    for (name, parts) in [
        ("x-robots-tag", &["noindex"][..]),
        ("cache-control", &["no-store"]),
        ("referrer-policy", &["no-referrer"]),
        ("cross-origin-opener-policy", &["unsafe-none"]),
        (
            "content-security-policy",
            &[
                "default-src 'none'; ",
                "frame-ancestors 'self'; ",
                "sandbox allow-popups",
            ],
        ),
    ] {
        let value = response.headers()[name].to_str().unwrap();
        assert!(parts.iter().all(|part| value.contains(part)), "{name}: {value}");
        assert!(
            !value.contains("script-src") && !value.contains("allow-scripts"),
            "{value}"
        );
        assert!(!value.contains("allow-same-origin"), "{value}");
    }
    assert_eq!(response.text().await.unwrap(), "en/artist: Draughtsman");
    assert_eq!(emma.done("GET", "/positions/artist", None).await, before);
    let stopped = json!({"post": {"title": "Stop"}});
    assert_eq!(emma.refused("POST", PREVIEW, Some(&stopped)).await, "unavailable");
    let deep = json!({"post": {"jobDescription": "<ul><li>".repeat(1000)}});
    let (status, refusal) = emma.call("POST", PREVIEW, Some(&deep)).await;
    assert_eq!(
        (status, refusal["error"]["fields"]["jobDescription"].is_string()),
        (422, true)
    );
    for path in ["/positions/none/en/preview", "/positions/artist/fr/preview"] {
        assert_eq!(emma.refused("POST", path, Some(&written)).await, "notFound");
    }
    assert_eq!(
        office.stranger().refused("POST", PREVIEW, Some(&written)).await,
        "notLoggedIn"
    );
    office.close().await;
}

async fn a_preview_is_for_its_session_and_for_a_minute(place: Place) {
    let (office, emma) = office(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let written = json!({"post": post("Title")});
    let preview = emma.done("POST", PREVIEW, Some(&written)).await;
    let address = preview["address"].as_str().unwrap();
    assert_eq!(get(&olivia, address).await.status(), 404);
    assert_eq!(get(&office.stranger(), address).await.status(), 401);
    assert_eq!(get(&emma, address).await.status(), 200);
    office.service.clock.advance(60);
    assert_eq!(get(&emma, address).await.status(), 404);
    office.close().await;
}

async fn looks_at_links_are_limited(place: Place) {
    let (office, emma) = office(&place).await;
    let address = link(&emma, LINK).await;
    for _ in 0..30 {
        assert_eq!(look(&address).await.0, 200);
    }
    let (status, text) = look(&address).await;
    assert_eq!((status, text.starts_with("Too many")), (429, true));
    // Who writes is not kept from it.
    emma.done("POST", PREVIEW, Some(&json!({"post": post("Title")})))
        .await;
    office.service.clock.advance(1);
    assert_eq!(look(&address).await.0, 200);
    office.close().await;
}

async fn files_and_pages_of_the_site_are_where_previews_look_for_them(place: Place) {
    let office = Office::open(&place).await;
    let origin = office.desk.origin();
    let client = crate::http::client().build().unwrap();
    let style = client.get(format!("{origin}/site/a.css")).send().await.unwrap();
    for (name, value) in [
        ("access-control-allow-origin", "*"),
        ("cross-origin-resource-policy", "cross-origin"),
    ] {
        assert_eq!(style.headers()[name], value);
    }
    assert_eq!(style.text().await.unwrap(), "a file");
    // No script of the site runs at the desk.
    for path in ["/site/a.js", "/site/a.html", "/elsewhere/a.css"] {
        assert_eq!(look(&format!("{origin}{path}")).await.0, 404, "{path}");
    }
    let no_redirects = crate::http::client().redirect(reqwest::redirect::Policy::none());
    let client = no_redirects.build().unwrap();
    let page = client
        .get(format!("{origin}/recruit?locale=en"))
        .send()
        .await
        .unwrap();
    assert_eq!(
        page.headers()["location"],
        "https://www.example.com/recruit?locale=en"
    );
    for path in ["/recruit", "/other?locale=en", "/?locale=en"] {
        let page = client.get(format!("{origin}{path}")).send().await.unwrap();
        assert_eq!(
            (page.status().as_u16(), page.headers().get("location")),
            (503, None),
            "{path}"
        );
    }
    office.close().await;
}
