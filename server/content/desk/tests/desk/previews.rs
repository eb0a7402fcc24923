//! Previews of what is written, and how the desk serves them.

use std::time::Duration;

use content_desk::Role;
use reqwest::{Method, Response};
use serde_json::json;
use tokio::time::sleep;

use crate::another::Another;
use crate::office::{Office, Person, post};
use crate::place::{Place, on_both};

on_both!(
    what_is_written_is_shown_and_nothing_changes,
    a_preview_is_for_its_session_and_for_some_minutes,
    a_preview_is_there_at_whichever_server_is_asked,
    previews_of_a_browser_and_of_all_have_a_limit,
    a_preview_ends_with_its_session,
    a_preview_leaves_the_database_though_no_one_makes_another,
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

/// Makes a preview of a text of so many letters; returns its address.
async fn show(person: &Person, letters: usize) -> String {
    let written = json!({"post": {"title": "T".repeat(letters)}});
    let preview = person.done("POST", PREVIEW, Some(&written)).await;
    preview["address"].as_str().unwrap().to_owned()
}

async fn a_preview_is_for_its_session_and_for_some_minutes(place: Place) {
    const KEPT_FOR: i64 = 5 * 60;
    let (office, emma) = office(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let address = &show(&emma, 1).await;
    assert_eq!(get(&olivia, address).await.status(), 404);
    assert_eq!(get(&office.stranger(), address).await.status(), 401);
    office.service.clock.advance(KEPT_FOR - 1);
    assert_eq!(get(&emma, address).await.status(), 200);
    office.service.clock.advance(1);
    assert_eq!(get(&emma, address).await.status(), 404);
    // A clock that was wrong keeps none for longer.
    let address = &show(&emma, 1).await;
    office.service.clock.set(-KEPT_FOR - 1);
    assert_eq!(get(&emma, address).await.status(), 404);
    office.close().await;
}

async fn a_preview_is_there_at_whichever_server_is_asked(place: Place) {
    let (office, emma) = office(&place).await;
    let others = [
        Another::start(&place, |_| {}).await,
        Another::start(&place, |_| {}).await,
    ];
    let [second, third] = others.each_ref().map(|another| another.seen_by(&emma));
    let mut servers = [&emma, &second, &third].into_iter().cycle();
    for number in 0..6 {
        let title = format!("Title {number}");
        let written = json!({"post": {"title": title}});
        let made = servers
            .next()
            .unwrap()
            .done("POST", PREVIEW, Some(&written))
            .await;
        let found = get(servers.next().unwrap(), made["address"].as_str().unwrap()).await;
        assert_eq!(found.text().await.unwrap(), format!("en/artist: {title}"));
    }
    for another in others {
        another.close().await;
    }
    office.close().await;
}

async fn previews_of_a_browser_and_of_all_have_a_limit(place: Place) {
    const OF_SESSION: usize = 8;
    /// More than an eighth of all that may be kept with the first.
    const LETTERS: usize = 2 * 1024 * 1024 - 1024;
    let (office, emma) = office(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let of_emma = [show(&emma, 1).await, show(&emma, 2).await];
    for _ in 2..=OF_SESSION {
        show(&emma, 1).await;
    }
    assert_eq!(get(&emma, &of_emma[0]).await.status(), 404);
    assert_eq!(get(&emma, &of_emma[1]).await.status(), 200);
    let mut of_olivia = Vec::new();
    for _ in 0..OF_SESSION {
        of_olivia.push(show(&olivia, LETTERS).await);
    }
    assert_eq!(get(&emma, &of_emma[1]).await.status(), 200);
    let long = show(&emma, LETTERS).await;
    assert_eq!(get(&emma, &of_emma[1]).await.status(), 404);
    assert_eq!(get(&olivia, &of_olivia[0]).await.status(), 404);
    assert_eq!(get(&olivia, &of_olivia[1]).await.status(), 200);
    assert_eq!(get(&emma, &long).await.status(), 200);
    office.close().await;
}

/// How many previews the database holds.
async fn count(office: &Office) -> i64 {
    let mut view = office.service.store.view().await.unwrap();
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM desk_previews");
    count.fetch_one(&mut *view).await.unwrap()
}

async fn a_preview_ends_with_its_session(place: Place) {
    let (office, emma) = office(&place).await;
    show(&emma, 1).await;
    assert_eq!(count(&office).await, 1);
    emma.done("DELETE", "/session", None).await;
    assert_eq!(count(&office).await, 0);
    office.close().await;
}

async fn a_preview_leaves_the_database_though_no_one_makes_another(place: Place) {
    let (office, emma) = office(&place).await;
    show(&emma, 1).await;
    office.service.clock.advance(5 * 60);
    while count(&office).await > 0 {
        sleep(Duration::from_millis(20)).await;
    }
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
