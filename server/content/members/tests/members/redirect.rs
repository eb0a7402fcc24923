//! Redirect sessions and the codes that they end in.

use reqwest::Response;
use serde_json::{Value, json};
use url::Url;

use crate::place::{Place, on_both};
use crate::site::{PAGE, Site, auth_request, code_grant, message, text};

on_both!(
    a_code_travels_in_the_query_the_fragment_or_a_message,
    a_code_is_redeemed_once_by_who_asked_for_it_and_soon,
    an_address_leads_once_and_not_for_long,
    without_a_session_the_answer_asks_for_a_login,
    what_a_site_may_not_ask_for_is_refused,
    a_logout_by_redirect_ends_the_session_at_once,
    a_redirect_session_keeps_known_fields_and_little,
);

pub(crate) const CREATE: &str = "/_api/redirects-api/v1/redirect-session";

pub(crate) async fn session(site: &Site) -> Value {
    site.join("ann@example.com").await["sessionToken"].clone()
}

pub(crate) fn request(mode: &str, session: &Value) -> Value {
    let mut request = auth_request(mode);
    request["sessionToken"] = session.clone();
    request
}

pub(crate) fn location(response: &Response) -> Url {
    assert_eq!(response.status(), 302);
    assert_eq!(response.headers()["cache-control"], "no-store");
    Url::parse(response.headers()["location"].to_str().unwrap()).unwrap()
}

pub(crate) fn parameters(pairs: &str) -> Value {
    let pairs: Vec<(String, String)> = url::form_urlencoded::parse(pairs.as_bytes())
        .into_owned()
        .collect();
    pairs
        .into_iter()
        .map(|(name, value)| (name, Value::String(value)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// The code that an address leads to, sent in the query.
async fn code(site: &Site, session: &Value) -> Value {
    let address = site.redirect(request("query", session)).await;
    let page = location(&site.follow(&address).await);
    parameters(page.query().unwrap())["code"].clone()
}

fn grant(code: &Value) -> Value {
    let mut grant = code_grant(code);
    grant["redirectUri"] = PAGE.into();
    grant
}

async fn a_code_travels_in_the_query_the_fragment_or_a_message(place: Place) {
    let site = Site::start(&place).await;
    let session = session(&site).await;
    for mode in ["query", "fragment"] {
        let address = site.redirect(request(mode, &session)).await;
        assert_eq!(
            address.origin().ascii_serialization(),
            format!("http://{}", site.service.address)
        );
        let page = location(&site.follow(&address).await);
        assert!(page.as_str().starts_with(PAGE));
        let sent = if mode == "query" {
            page.query()
        } else {
            page.fragment()
        };
        let response = parameters(sent.unwrap());
        assert_eq!(response["state"], "state & more");
        site.done("/oauth2/token", &grant(&response["code"])).await;
    }
    let framed = site
        .follow(&site.redirect(request("web_message", &session)).await)
        .await;
    let policy = framed.headers()["content-security-policy"]
        .to_str()
        .unwrap()
        .to_owned();
    assert!(
        policy.contains("frame-ancestors https://site.example;"),
        "{policy}"
    );
    assert!(!policy.contains("unsafe"), "{policy}");
    let message = message(&framed.text().await.unwrap());
    assert_eq!(message["origins"], json!(["https://site.example"]));
    assert_eq!(message["response"]["state"], "state & more");
    site.done("/oauth2/token", &code_grant(&message["response"]["code"]))
        .await;
    site.stop().await;
}

async fn a_code_is_redeemed_once_by_who_asked_for_it_and_soon(place: Place) {
    let site = Site::start(&place).await;
    let session = session(&site).await;
    let refused = (400, "invalid_grant".to_owned());
    for (field, value) in [
        ("codeVerifier", json!("x".repeat(43))),
        ("clientId", json!("another")),
        ("redirectUri", json!("https://site.example/other")),
        ("redirectUri", json!("")),
        ("code", json!("unknown")),
    ] {
        let code = code(&site, &session).await;
        let mut wrong = grant(&code);
        wrong[field] = value;
        assert_eq!(site.refused("/oauth2/token", &wrong).await, refused, "{field}");
        if field != "code" {
            assert_eq!(
                site.refused("/oauth2/token", &grant(&code)).await,
                refused,
                "a wrong try uses the code up"
            );
        }
    }
    let snake = code(&site, &session).await;
    let snake = json!({"client_id": "site", "grant_type": "authorization_code", "code": snake,
        "code_verifier": crate::site::VERIFIER, "redirect_uri": PAGE});
    site.done("/oauth2/token", &snake).await;
    assert_eq!(site.refused("/oauth2/token", &snake).await, refused, "once");

    let in_time = code(&site, &session).await;
    site.service.clock.advance(60);
    site.done("/oauth2/token", &grant(&in_time)).await;
    let late = code(&site, &session).await;
    site.service.clock.advance(61);
    assert_eq!(
        site.refused("/oauth2/token", &grant(&late)).await,
        refused,
        "soon"
    );
    site.stop().await;
}

async fn an_address_leads_once_and_not_for_long(place: Place) {
    let site = Site::start(&place).await;
    let session = session(&site).await;
    let address = site.redirect(request("query", &session)).await;
    assert_eq!(site.follow(&address).await.status(), 302);
    assert_eq!(site.follow(&address).await.status(), 404);
    let address = site.redirect(request("query", &session)).await;
    site.service.clock.advance(601);
    assert_eq!(site.follow(&address).await.status(), 404);
    site.stop().await;
}

async fn without_a_session_the_answer_asks_for_a_login(place: Place) {
    let site = Site::start(&place).await;
    for session in [Value::Null, json!("unknown")] {
        let address = site.redirect(request("fragment", &session)).await;
        let page = location(&site.follow(&address).await);
        let expected = json!({"error": "login_required", "state": "state & more"});
        assert_eq!(parameters(page.fragment().unwrap()), expected);
    }
    site.stop().await;
}

async fn what_a_site_may_not_ask_for_is_refused(place: Place) {
    let site = Site::start(&place).await;
    let session = session(&site).await;
    for (field, value) in [
        ("redirectUri", json!("https://evil.example/back")),
        ("redirectUri", json!("")),
        ("responseType", json!("token")),
        ("codeChallengeMethod", json!("plain")),
        ("codeChallenge", json!("short")),
        ("scope", json!("everything")),
        ("responseMode", json!("form_post")),
        ("clientId", json!("")),
        ("state", json!("")),
        ("state", json!("x".repeat(1025))),
    ] {
        let mut request = request("query", &session);
        request[field] = value.clone();
        let (status, response) = site
            .post(CREATE, &json!({"auth": {"authRequest": request}}))
            .await;
        let violation = &response["details"]["validationError"]["fieldViolations"][0]["field"];
        assert_eq!(
            (status, violation),
            (400, &json!(format!("auth.authRequest.{field}"))),
            "{value}"
        );
    }
    let body = json!({"auth": {"authRequest": request("query", &session), "prompt": "nonsense"}});
    assert_eq!(site.post(CREATE, &body).await.0, 400);
    assert_eq!(site.post(CREATE, &json!({})).await.0, 400);
    site.stop().await;
}

async fn a_logout_by_redirect_ends_the_session_at_once(place: Place) {
    let site = Site::start(&place).await;
    let token = site.member("ann@example.com").await;
    let body = json!({"logout": {"clientId": "site"}, "callbacks": {"postFlowUrl": "https://evil.example"}});
    assert_eq!(site.post_as(&token, CREATE, &body).await.0, 400);
    let body = json!({"logout": {"clientId": "site"}, "callbacks": {"postFlowUrl": PAGE}});
    let (status, response) = site.post_as(&token, CREATE, &body).await;
    assert_eq!(status, 200, "{response}");
    assert_eq!(site.post_as(&token, CREATE, &body).await.0, 401);
    let session = &response["redirectSession"];
    assert!(session["id"].is_string() && session["urlDetails"]["endpoint"].is_string());
    let address = Url::parse(&text(&session["fullUrl"])).unwrap();
    assert_eq!(location(&site.follow(&address).await).as_str(), PAGE);
    site.stop().await;
}

async fn a_redirect_session_keeps_known_fields_and_little(place: Place) {
    let site = Site::start_with(&place, |members| {
        let page = Url::parse("https://shop.example/checkout").unwrap();
        members.flow_pages.insert("ecomCheckout".to_owned(), page);
    })
    .await;
    let ask = |length: usize| json!({"ecomCheckout": {"checkoutId": "x".repeat(length)}});
    assert_eq!(site.post(CREATE, &ask(4000)).await.0, 200);
    assert_eq!(site.post(CREATE, &ask(4096)).await.0, 413);
    for (body, field) in [
        (
            json!({"ecomCheckout": {"checkoutId": "1", "more": "x"}}),
            "ecomCheckout.more",
        ),
        (json!({"ecomCheckout": {"checkoutId": "1"}, "more": {}}), "more"),
        (
            json!({"ecomCheckout": {}, "callbacks": {"other": PAGE}}),
            "callbacks.other",
        ),
        (
            json!({"ecomCheckout": {}, "storesProduct": {"x": 1}}),
            "storesProduct.x",
        ),
    ] {
        let (status, response) = site.post(CREATE, &body).await;
        let violation = &response["details"]["validationError"]["fieldViolations"][0]["field"];
        assert_eq!((status, violation), (400, &json!(field)), "{body}");
    }
    site.stop().await;
}
