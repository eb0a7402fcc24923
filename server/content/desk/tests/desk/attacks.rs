//! What an attacker tries, each refused.

use content_desk::Role;
use reqwest::Method;
use serde_json::{Value, json};

use crate::office::{Office, PASSWORD, Person, post, read};
use crate::place::{Place, on_both};

on_both!(
    another_site_cannot_change_anything,
    a_session_that_somebody_else_began_is_not_gone_on_with,
    guesses_are_limited_and_keep_nobody_out,
    a_changed_cookie_opens_nothing,
    a_desk_behind_tls_knows_no_cookie_that_is_not_secure,
    bodies_are_limited,
    pages_and_calls_have_strict_headers,
    what_is_no_call_is_read_alone,
);

/// Sends the same change with an origin and a token; returns the code.
async fn forged(person: &Person, origin: Option<&str>, token: Option<&str>) -> String {
    let mut request = person.bare(Method::POST, "/positions");
    for (name, value) in [("origin", origin), ("x-desk-token", token)] {
        if let Some(value) = value {
            request = request.header(name, value);
        }
    }
    let body = json!({"locale": "en", "post": post("Title")});
    let (_, response) = read(request.json(&body).send().await.unwrap()).await;
    response["error"]["code"].as_str().unwrap_or_default().to_owned()
}

async fn another_site_cannot_change_anything(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Owner).await;
    let ben = office.join("ben", Role::Owner).await;
    let (own, token) = (ann.origin.as_str(), Some(ann.token.as_str()));
    for origin in [
        None,
        Some("null"),
        Some("https://evil.example"),
        Some(&own.replace("127.0.0.1", "127.0.0.2")),
    ] {
        assert_eq!(forged(&ann, origin, token).await, "badOrigin", "{origin:?}");
    }
    for token in [None, Some(""), Some("x"), Some(ben.token.as_str())] {
        assert_eq!(forged(&ann, Some(own), token).await, "badToken", "{token:?}");
    }
    assert_eq!(forged(&ann, Some(own), token).await, "");
    let local = own.replace("127.0.0.1", "localhost");
    assert_eq!(forged(&ann, Some(&local), token).await, "");
    // A log-in is no exception: no one is to work in a session of the attacker's.
    let body = json!({"name": "ann", "password": PASSWORD});
    for path in ["/session", "/session/link"] {
        let request = office.stranger().bare(Method::POST, path).json(&body);
        let (status, response) = read(request.send().await.unwrap()).await;
        assert_eq!((status, &response["error"]["code"]), (403, &json!("badOrigin")));
    }
    office.close().await;
}

async fn a_session_that_somebody_else_began_is_not_gone_on_with(place: Place) {
    let office = Office::open(&place).await;
    let attacker = office.join("eve", Role::Editor).await;
    office.join("ann", Role::Owner).await;
    let mut ann = office.stranger();
    ann.cookie.clone_from(&attacker.cookie);
    let right = json!({"name": "ann", "password": PASSWORD});
    assert_eq!(ann.enter("/session", &right).await.0, 200);
    assert_ne!(ann.cookie, attacker.cookie);
    assert_eq!(attacker.refused("GET", "/sessions", None).await, "notLoggedIn");
    // A value of the attacker's choice is not taken over.
    let mut chosen = office.stranger();
    "chosen".clone_into(&mut chosen.cookie);
    assert_eq!(chosen.enter("/session", &right).await.0, 200);
    assert_ne!(chosen.cookie, "chosen");
    office.close().await;
}

async fn guess(office: &Office, address: &str, password: &str) -> (u16, Option<String>) {
    let body = json!({"name": "ann", "password": password});
    let request = office.stranger().request(Method::POST, "/session");
    let response = request
        .header("x-forwarded-for", address)
        .json(&body)
        .send()
        .await
        .unwrap();
    let wait = response.headers().get("retry-after");
    let wait = wait.map(|wait| wait.to_str().unwrap().to_owned());
    (response.status().as_u16(), wait)
}

async fn guesses_are_limited_and_keep_nobody_out(place: Place) {
    let office = Office::open(&place).await;
    office.join("ann", Role::Owner).await;
    for _ in 0..10 {
        assert_eq!(guess(&office, "203.0.113.1", "wrong password").await.0, 401);
    }
    let (status, wait) = guess(&office, "203.0.113.1", PASSWORD).await;
    assert_eq!(status, 429);
    assert!(wait.unwrap().parse::<u64>().unwrap() <= 61);
    assert_eq!(guess(&office, "203.0.113.2", PASSWORD).await.0, 200);
    office.service.clock.advance(61);
    assert_eq!(guess(&office, "203.0.113.1", PASSWORD).await.0, 200);
    office.close().await;
}

async fn a_changed_cookie_opens_nothing(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Owner).await;
    let mut forger = ann.clone();
    let reversed: String = ann.cookie.chars().rev().collect();
    for cookie in ["", "x", &reversed, &format!("{}x", ann.cookie), "%00"] {
        cookie.clone_into(&mut forger.cookie);
        assert_eq!(
            forger.refused("GET", "/positions", None).await,
            "notLoggedIn",
            "{cookie}"
        );
    }
    office.close().await;
}

async fn a_desk_behind_tls_knows_no_cookie_that_is_not_secure(place: Place) {
    let origin = "https://desk.example.com";
    let office = Office::open_with(&place, |config| config.origin = Some(origin.parse().unwrap())).await;
    let link = office.store.add_user("ann", Role::Editor, "tests").await.unwrap();
    let mut ann = office.stranger();
    let body = json!({"link": link.text, "password": PASSWORD});
    // The address itself is no origin of such a desk, so no one logs in by it.
    assert_eq!(
        ann.refused("POST", "/session/link", Some(&body)).await,
        "badOrigin"
    );
    origin.clone_into(&mut ann.origin);
    assert_eq!(ann.enter("/session/link", &body).await.0, 200);
    assert_eq!(ann.cookie_name, "__Host-desk");
    ann.done("GET", "/positions", None).await;
    "desk".clone_into(&mut ann.cookie_name);
    assert_eq!(ann.refused("GET", "/positions", None).await, "notLoggedIn");
    office.close().await;
}

async fn bodies_are_limited(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let body = |bytes| json!({"posts": [{"title": "a".repeat(bytes)}]});
    assert_eq!(
        ann.refused("POST", "/imports/check", Some(&body(2 * 1024 * 1024)))
            .await,
        "tooLarge"
    );
    ann.done("POST", "/imports/check", Some(&body(1024 * 1024))).await;
    let long: Value = json!({"name": "ann", "password": "a".repeat(16 * 1024)});
    assert_eq!(
        office.stranger().refused("POST", "/session", Some(&long)).await,
        "tooLarge"
    );
    let huge = json!({"locale": "en", "post": {"title": "a".repeat(600 * 1024)}});
    assert_eq!(ann.refused("POST", "/positions", Some(&huge)).await, "tooLarge");
    office.close().await;
}

async fn pages_and_calls_have_strict_headers(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    for path in ["/session", "/none", "/positions"] {
        let response = ann.request(Method::GET, path).send().await.unwrap();
        for (name, value) in [
            ("cache-control", "no-store"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            (
                "content-security-policy",
                "default-src 'none'; frame-ancestors 'none'",
            ),
        ] {
            assert_eq!(response.headers()[name], value, "{path}");
        }
    }
    let (status, _) = ann.call("PUT", "/session", None).await;
    assert_eq!(status, 405);
    let page = client_get(&office.desk.origin()).await;
    assert_eq!(page.0, 503);
    assert!(page.2.contains("not built"), "{}", page.2);
    let folder = place.folder.path().join("page");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("index.html"), "the page").unwrap();
    for path in ["", "/link", "/positions/artist"] {
        let (status, policy, text) = client_get(&format!("{}{path}", office.desk.origin())).await;
        assert_eq!((status, text.as_str()), (200, "the page"));
        for part in [
            "default-src 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "frame-src http://127.0.0.1:",
            "/desk/v1/previews/",
        ] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
    }
    office.close().await;
}

/// Status, policy and text.
async fn client_get(address: &str) -> (u16, String, String) {
    let response = crate::http::client()
        .build()
        .unwrap()
        .get(address)
        .send()
        .await
        .unwrap();
    let policy = response.headers()["content-security-policy"]
        .to_str()
        .unwrap()
        .to_owned();
    (response.status().as_u16(), policy, response.text().await.unwrap())
}

async fn what_is_no_call_is_read_alone(place: Place) {
    let office = Office::open(&place).await;
    let http = crate::http::client().build().unwrap();
    for path in [
        "/",
        "/login",
        "/positions/a",
        "/assets/a.js",
        "/desk",
        "/desk/v2/session",
    ] {
        for method in [
            Method::POST,
            Method::PUT,
            Method::DELETE,
            Method::TRACE,
            Method::OPTIONS,
        ] {
            let address = format!("{}{path}", office.desk.origin());
            let response = http.request(method.clone(), address).send().await.unwrap();
            assert_eq!(response.status(), 405, "{method} {path}");
            assert_eq!(response.headers()["allow"], "GET, HEAD", "{method} {path}");
        }
    }
    for (method, path, status) in [
        (Method::TRACE, "/session", 405),
        (Method::DELETE, "/audit", 405),
        (Method::POST, "/nothing", 404),
    ] {
        let address = format!("{}/desk/v1{path}", office.desk.origin());
        let response = http.request(method, address).send().await.unwrap();
        assert_eq!(response.status(), status, "{path}");
    }
    office.close().await;
}
