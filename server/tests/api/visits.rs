//! Visits to the pages of positions, from the browser to the desk.

use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    desk::Owner,
    renderer::FakeRenderer,
    site,
    test_app::{TestApp, spawn_app_at, spawn_unready_app_at, within},
};

const DESK: [&str; 3] = ["--desk-bind", "127.0.0.1:0", "--desk-link"];
const ORIGIN: &str = "https://www.example.com";
const BROWSER: &str = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36";

/// What a page says of itself.
fn said(visit: &str) -> Value {
    json!({"position": "composer", "locale": "en", "visit": visit, "origin": "jobs"})
}

/// Says something to the site as a page does, with other headers than usual; returns status and reason.
async fn say(app: &TestApp, body: String, changed: &[(&str, &str)]) -> (u16, String) {
    let mut request = app.request(Method::POST, "/_reports/seen");
    let mut headers = vec![("origin", ORIGIN), ("user-agent", BROWSER)];
    headers.retain(|(name, _)| !changed.iter().any(|(other, _)| other == name));
    for (name, value) in headers.into_iter().chain(changed.iter().copied()) {
        request = request.header(name, value);
    }
    let response = request.body(body).send().await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

/// The page of the position, as its data says it, once that is so.
async fn until_page(app: &TestApp, fits: impl Fn(&Value) -> bool) {
    let wait = async {
        loop {
            let response = app.get("/_data/position/composer?locale=en").await;
            if response.status() == 200 && fits(&response.json().await.unwrap()) {
                return;
            }
        }
    };
    within(wait).await;
}

/// Publishes the position and has its visits counted.
async fn begin(app: &TestApp, owner: &Owner) {
    let post = json!({"title": "Composer", "date": "2025-04-01", "jobDescription": "a", "requiredSkills": "b",
        "preferredSkills": "c"});
    let draft = json!({"id": "composer", "locale": "en", "post": post});
    let position = owner.call(Method::POST, "/positions", draft).await;
    let revision = &position["locales"]["en"]["revision"];
    let publish = json!({"action": "publish", "locales": ["en"], "revisions": {"en": revision}});
    owner
        .call(Method::POST, "/positions/composer/actions", publish)
        .await;
    until_page(app, |page| page["position"]["isCounted"].is_null()).await;
    // Off until an owner wants it.
    assert_eq!(
        say(app, said("view").to_string(), &[]).await,
        (403, "off".to_owned())
    );
    owner.send(Method::PUT, "/counts", json!({"isOn": true})).await;
    until_page(app, |page| page["position"]["isCounted"] == true).await;
}

/// The sums of today, once there are any.
async fn sums(owner: &Owner) -> Value {
    let wait = async {
        loop {
            let counts: Value = owner.get("/desk/v1/counts").await.json().await.unwrap();
            if let Some(position) = counts["positions"].get(0) {
                return position.clone();
            }
        }
    };
    within(wait).await
}

#[actix_web::test]
async fn visits_are_counted_while_that_is_on_and_each_guard_says_why_not() {
    let mut app = spawn_app_at(site::build(), FakeRenderer::default(), &DESK).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    begin(&app, &owner).await;
    let view = said("view").to_string();
    let with = |name: &str, value: &str| {
        let mut body = said("view");
        body[name] = json!(value);
        body.to_string()
    };
    for (body, headers, expected) in [
        (
            view.clone(),
            vec![("origin", "https://other.example")],
            (403, "origin"),
        ),
        (view.clone(), vec![("origin", "null")], (403, "origin")),
        (view.clone(), vec![("sec-gpc", "1")], (200, "signal")),
        (view.clone(), vec![("dnt", "1")], (200, "signal")),
        (
            view.clone(),
            vec![("user-agent", "Googlebot/2.1")],
            (200, "robot"),
        ),
        (with("position", "unknown"), vec![], (404, "position")),
        (with("locale", "jp"), vec![], (404, "position")),
        (with("locale", "xx"), vec![], (404, "position")),
        (with("origin", "https://jp.indeed.com"), vec![], (400, "form")),
        (with("visit", "click"), vec![], (400, "form")),
        (with("address", "192.0.2.1"), vec![], (400, "form")),
        ("x".repeat(3_000), vec![], (413, "limit")),
        (view.clone(), vec![("sec-gpc", "0"), ("dnt", "0")], (204, "")),
        (said("mail").to_string(), vec![], (204, "")),
    ] {
        let (status, reason) = say(&app, body.clone(), &headers).await;
        assert_eq!((status, reason.as_str()), expected, "{body} {headers:?}");
    }
    let position = sums(&owner).await;
    assert_eq!(
        (&position["id"], &position["locale"]),
        (&json!("composer"), &json!("en"))
    );
    let today = (&position["views"][29], &position["mails"][29]);
    assert_eq!(today, (&json!(1), &json!(1)), "{position}");
    let mut last = 204;
    for _ in 0..40 {
        last = say(&app, view.clone(), &[]).await.0;
    }
    assert_eq!(last, 429);
    assert_eq!(app.get("/_reports/seen").await.status(), 405);
    // Ended, nothing is taken any more, and pages say nothing.
    owner.send(Method::PUT, "/counts", json!({"isOn": false})).await;
    until_page(&app, |page| page["position"]["isCounted"].is_null()).await;
    assert_eq!(say(&app, view, &[]).await, (403, "off".to_owned()));
    app.stop();
    app.ended().await;
}

#[actix_web::test]
async fn what_was_counted_last_is_written_when_the_server_ends() {
    let data = tempfile::tempdir().unwrap();
    let arguments = [&DESK[..], &["--data-dir", data.path().to_str().unwrap()]].concat();
    let mut app = spawn_app_at(site::build(), FakeRenderer::default(), &arguments).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    begin(&app, &owner).await;
    // Between two writes, which are seconds apart.
    for _ in 0..3 {
        assert_eq!(say(&app, said("view").to_string(), &[]).await.0, 204);
    }
    app.stop();
    app.ended().await;
    let mut next = spawn_unready_app_at(site::build(), FakeRenderer::default(), &arguments).await;
    let owner = Owner::log_in(next.desk_link.as_deref().unwrap()).await;
    assert_eq!(sums(&owner).await["views"][29], 3);
    next.stop();
    next.ended().await;
}
