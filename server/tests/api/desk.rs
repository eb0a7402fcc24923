//! The desk beside the site: what is published there is on the pages.

use reqwest::{Client, Method, Response, redirect::Policy};
use serde_json::{Value, json};

use crate::content_service::posts;
use crate::test_app::{TestApp, spawn_app_with, within};

/// Somebody who has logged in at the desk by the link of the start.
pub(crate) struct Owner {
    http: Client,
    origin: String,
    cookie: String,
    token: String,
}

impl Owner {
    pub(crate) async fn log_in(link: &str) -> Self {
        let (origin, text) = link.split_once("/link#").unwrap();
        let http = http_client::plain_builder().unwrap().no_proxy();
        let http = http.redirect(Policy::none()).build().unwrap();
        let request = http.post(format!("{origin}/desk/v1/session/link"));
        let request = request.header("origin", origin).json(&json!({ "link": text }));
        let response = request.send().await.unwrap();
        let cookie = response.headers()["set-cookie"]
            .to_str()
            .unwrap()
            .split(';')
            .next();
        let cookie = cookie.unwrap().to_owned();
        let session: Value = response.json().await.unwrap();
        Self {
            http,
            origin: origin.to_owned(),
            cookie,
            token: session["token"].as_str().unwrap().to_owned(),
        }
    }

    /// Gets an address of the desk.
    pub(crate) async fn get(&self, address: &str) -> Response {
        let request = self.http.get(format!("{}{address}", self.origin));
        request.header("cookie", &self.cookie).send().await.unwrap()
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Value) -> Response {
        let request = self
            .http
            .request(method, format!("{}/desk/v1{path}", self.origin));
        let request = request
            .header("origin", &self.origin)
            .header("cookie", &self.cookie);
        let request = request.header("x-desk-token", &self.token).json(&body);
        request.send().await.unwrap()
    }

    pub(crate) async fn call(&self, method: Method, path: &str, body: Value) -> Value {
        let response = self.send(method, path, body).await;
        assert!(
            response.status().is_success(),
            "{path}: {}",
            response.text().await.unwrap()
        );
        response.json().await.unwrap_or_default()
    }
}

#[actix_web::test]
async fn what_is_published_at_the_desk_is_on_the_page_and_clean() {
    const HTML: &str = "<p onclick=\"x()\">Compose <font>music</font></p><script>x()</script>";
    let mut app = spawn_app_with(&["--desk-bind", "127.0.0.1:0", "--desk-link"]).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    let post = json!({"title": "Composer", "date": "2025-04-01", "jobDescription": HTML, "requiredSkills": "a", "preferredSkills": "b"});
    let draft = json!({"id": "composer", "locale": "en", "post": post});
    let position = owner.call(Method::POST, "/positions", draft).await;
    assert_eq!(posts(&app, "en").await, [] as [Value; 0]);
    let revision = &position["locales"]["en"]["revision"];
    let publish = json!({"action": "publish", "locales": ["en"], "revisions": {"en": revision}});
    owner
        .call(Method::POST, "/positions/composer/actions", publish)
        .await;
    let shown = within(async {
        loop {
            if let [post] = posts(&app, "en").await.as_slice() {
                return post.clone();
            }
        }
    });
    let shown = shown.await;
    assert_eq!(
        (&shown["id"], &shown["jobDescription"]),
        (&json!("composer"), &json!("<p>Compose music</p>"))
    );
    app.stop();
    app.ended().await;
}

#[cfg(feature = "members")]
#[actix_web::test]
async fn an_owner_lets_members_in() {
    let flags = [
        "--desk-bind",
        "127.0.0.1:0",
        "--desk-link",
        "--content-members=on",
        "--content-verify-email=off",
        "--content-owner-approval=on",
    ];
    let mut app = spawn_app_with(&flags).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    let service = format!("http://127.0.0.1:{}", app.content_port.unwrap());
    let post = async |path: &str, token: &str, body: Value| -> Value {
        let request = owner.http.post(format!("{service}{path}"));
        let response = request.header("authorization", token).json(&body).send().await;
        response.unwrap().json().await.unwrap()
    };
    let visitor = post(
        "/oauth2/token",
        "",
        json!({"clientId": "any", "grantType": "anonymous"}),
    )
    .await;
    let token = visitor["access_token"].as_str().unwrap();
    let register = "/_api/iam/authentication/v2/register";
    for email in ["ann@example.com", "ben@example.com"] {
        let body = json!({"loginId": {"email": email}, "password": "correct horse", "profile": {},
            "captchaTokens": [], "clientMetaData": {}});
        let registered = post(register, token, body).await;
        assert_eq!(registered["state"], "REQUIRE_OWNER_APPROVAL", "{registered}");
    }
    let waiting = owner.call(Method::GET, "/members", Value::Null).await;
    assert_eq!(waiting["members"][0]["email"], "ann@example.com");
    for (index, verdict) in ["approve", "block"].into_iter().enumerate() {
        let path = format!("/members/{}", waiting["members"][index]["id"].as_str().unwrap());
        owner
            .call(Method::POST, &path, json!({ "verdict": verdict }))
            .await;
    }
    let log_in = async |email: &str| {
        let body = json!({"loginId": {"email": email}, "password": "correct horse"});
        post("/_api/iam/authentication/v2/login", token, body).await["state"].clone()
    };
    assert_eq!(log_in("ann@example.com").await, "SUCCESS");
    assert_ne!(log_in("ben@example.com").await, "SUCCESS");
    app.stop();
    app.ended().await;
}

/// The ids of a language's posts in the order of its page.
async fn ids(app: &TestApp, locale: &str) -> Vec<String> {
    let posts = posts(app, locale).await;
    let ids = posts.iter().map(|post| post["id"].as_str().unwrap().to_owned());
    ids.collect()
}

#[actix_web::test]
async fn the_order_of_the_desk_is_that_of_the_pages() {
    let flags = ["--desk-bind", "127.0.0.1:0", "--desk-link", "--content-demo"];
    let mut app = spawn_app_with(&flags).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    let order = owner.call(Method::GET, "/order", json!({})).await;
    let mut wanted: Vec<String> = serde_json::from_value(order["positions"].clone()).unwrap();
    assert!(wanted.len() > 5, "{wanted:?}");
    for locale in ["en", "jp"] {
        assert_eq!(
            ids(&app, locale).await,
            wanted,
            "what nobody has ordered, in {locale}"
        );
    }
    wanted.reverse();
    let body = json!({"positions": wanted, "revision": order["revision"]});
    owner.call(Method::PUT, "/order", body).await;
    let follows = within(async {
        for locale in ["en", "jp"] {
            while ids(&app, locale).await != wanted {}
        }
    });
    follows.await;
    app.stop();
    app.ended().await;
}

#[actix_web::test]
async fn facts_that_owners_change_are_on_the_pages_by_the_next_build() {
    let mut app = spawn_app_with(&["--desk-bind", "127.0.0.1:0", "--desk-link"]).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    let read = owner.call(Method::GET, "/facts", json!({})).await;
    let mut facts = read["facts"].clone();
    facts["email"] = json!({"support": {"default": "a@example.com", "jp": "j@example.com"}});
    let body = json!({"facts": facts, "revision": read["revision"]});
    let written = owner.call(Method::PUT, "/facts", body).await;
    assert_eq!(written["facts"], facts);
    app.reloader.as_ref().unwrap().reload().await.unwrap();
    for (locale, address) in [("en", "a@example.com"), ("jp", "j@example.com")] {
        let shown = crate::company::facts(&app, locale).await;
        assert_eq!(shown["email"]["support"], address);
    }
    app.stop();
    app.ended().await;
}

#[actix_web::test]
async fn a_preview_is_the_page_of_the_draft_and_the_site_does_not_know_of_it() {
    const HTML: &str = "<p onclick=\"x()\">Compose</p><script>x()</script>";
    const URL: &str = "/recruit/composer?locale=en";
    let mut app = spawn_app_with(&["--desk-bind", "127.0.0.1:0", "--desk-link"]).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    let draft = json!({"id": "composer", "locale": "en", "post": {"title": "Saved"}});
    owner.call(Method::POST, "/positions", draft).await;
    let place = json!({"field": "jobDescription", "before": ""});
    let written = json!({"post": {"title": "Composer", "jobDescription": HTML}, "place": place});
    let path = "/positions/composer/en/preview";
    let preview = owner.call(Method::POST, path, written.clone()).await;
    let document = owner
        .get(preview["address"].as_str().unwrap())
        .await
        .text()
        .await
        .unwrap();
    for part in [
        "<html lang=\"en\"",
        "<meta name=\"robots\" content=\"noindex\">",
        "<link rel=\"stylesheet\" href=\"/assets/entry-1.css\">",
        ">no postsComposer</main>",
    ] {
        assert!(document.contains(part), "{document}");
    }
    assert!(!document.contains("<script type=\"module\""), "{document}");
    let request = &app.renderer.requests_to(URL)[0];
    let data: Value = serde_json::from_str(request.data.as_str()).unwrap();
    let post = &data["position"]["post"];
    assert_eq!(
        (&post["id"], &data["locales"]),
        (&json!("composer"), &json!(["en"]))
    );
    assert_eq!(post["jobDescription"], "<p id=\"preview-place\">Compose</p>");
    assert_eq!(data["position"]["isDraft"], true);
    assert_eq!(app.get(URL).await.status(), 404);
    assert!(!app.html("/sitemap.xml").await.contains("composer"));
    let style = owner.get("/assets/entry-1.css").await;
    assert_eq!(style.headers()["cross-origin-resource-policy"], "cross-origin");
    assert_eq!(owner.get("/assets/entry-1.js").await.status(), 404);
    let home = owner.get("/?locale=jp").await;
    assert_eq!(home.headers()["location"], "https://www.example.com/?locale=jp");
    // Without an engine there is no preview, and the desk goes on.
    app.renderer.break_at(URL);
    assert_eq!(owner.send(Method::POST, path, written).await.status(), 503);
    owner.call(Method::GET, "/positions", Value::Null).await;
    app.stop();
    app.ended().await;
}

#[actix_web::test]
async fn links_to_previews_begin_with_an_origin_of_their_own() {
    const ORIGIN: &str = "https://preview.example.com";
    let flags = ["--desk-bind", "127.0.0.1:0", "--desk-link"];
    let own = ["--desk-preview-origin", ORIGIN];
    let mut app = spawn_app_with(&[&flags[..], &own[..]].concat()).await;
    let owner = Owner::log_in(app.desk_link.as_deref().unwrap()).await;
    let draft = json!({"id": "composer", "locale": "en", "post": {"title": "Saved"}});
    owner.call(Method::POST, "/positions", draft).await;
    let path = "/positions/composer/en/preview-link";
    let link = owner.call(Method::POST, path, json!({})).await;
    let address = link["address"].as_str().unwrap();
    assert!(
        address.starts_with(&format!("{ORIGIN}/preview/en/composer/")),
        "{address}"
    );
    app.stop();
    app.ended().await;
}

#[actix_web::test]
async fn without_an_address_there_is_no_desk() {
    let mut app = spawn_app_with(&["--desk-link"]).await;
    assert_eq!(app.desk_link, None);
    app.stop();
    app.ended().await;
}
