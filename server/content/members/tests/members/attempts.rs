//! Who guesses passwords: limited, and no one else is kept out.

use reqwest::Method;
use serde_json::{Value, json};

use crate::place::{Place, on_both};
use crate::site::{PASSWORD, Site};

on_both!(
    attempts_are_limited_by_address_of_the_member,
    who_guesses_locks_nobody_else_out,
    many_who_guess_together_are_stopped_and_keep_nobody_out,
    a_known_device_has_tries_of_its_own,
    a_stranger_writes_to_few_mailboxes,
);

async fn attempts_are_limited_by_address_of_the_member(place: Place) {
    let site = Site::start(&place).await;
    site.join("ann@example.com").await;
    for email in ["ann@example.com", "nobody@example.com"] {
        for _ in 0..10 {
            assert_eq!(site.login(email, "wrong password").await.0, 401);
        }
        let body = json!({"loginId": {"email": email}, "password": PASSWORD});
        let path = "/_api/iam/authentication/v2/login";
        let refused = site
            .service
            .send(Method::POST, path, &site.visitor, Some(&body))
            .await;
        assert_eq!(refused.status(), 429, "{email}");
        assert_eq!(refused.headers()["retry-after"], "61");
    }
    site.service.clock.advance(61);
    assert_eq!(site.login("ann@example.com", PASSWORD).await.0, 200);
    site.stop().await;
}

/// Posts a call from an address behind a trusted proxy; returns the status and the body.
async fn post_from(site: &Site, address: &str, path: &str, body: &Value) -> (u16, Value) {
    let url = format!("http://{}{path}", site.service.address);
    let request = site.service.http.post(url).header("x-forwarded-for", address);
    let request = request.header("authorization", &site.visitor).json(body);
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or_default())
}

async fn a_stranger_writes_to_few_mailboxes(place: Place) {
    let site = Site::behind_a_proxy(&place).await;
    let register = async |address: &str, email: &str| {
        let body = json!({"loginId": {"email": email}, "password": PASSWORD});
        let path = "/_api/iam/authentication/v2/register";
        post_from(&site, address, path, &body).await
    };
    let mails = async || {
        let victims = (0..30).map(|number| format!("victim{number}@example.com"));
        let others = ["ann", "ben"].map(|name| format!("{name}@example.com"));
        let mut mails = 0;
        for recipient in victims.chain(others) {
            mails += site.store.outbox(&recipient).await.unwrap().len();
        }
        mails
    };
    let mut states = Vec::new();
    for number in 0..30 {
        let (code, registered) = register("203.0.113.1", &format!("victim{number}@example.com")).await;
        assert_eq!(code, 200, "{registered}");
        states.push(registered["stateToken"].clone());
    }
    assert_eq!(mails().await, 10);
    // Another code for each of them is a mail too.
    for state in &states {
        let body = json!({ "stateToken": state });
        post_from(
            &site,
            "203.0.113.1",
            "/_api/iam/verification/v1/auth/resend",
            &body,
        )
        .await;
    }
    assert_eq!(mails().await, 10);
    assert_eq!(register("203.0.113.2", "ann@example.com").await.0, 200);
    assert_eq!(mails().await, 11);
    site.service.clock.advance(6 * 60 + 1);
    assert_eq!(register("203.0.113.1", "ben@example.com").await.0, 200);
    assert_eq!(mails().await, 12);
    site.stop().await;
}

/// Logs in from an address behind a trusted proxy; returns the status.
async fn login_from(site: &Site, address: &str, password: &str) -> u16 {
    let url = format!("http://{}/_api/iam/authentication/v2/login", site.service.address);
    let request = site.service.http.post(url).header("x-forwarded-for", address);
    let body = json!({"loginId": {"email": "ann@example.com"}, "password": password});
    let request = request.header("authorization", &site.visitor).json(&body);
    request.send().await.unwrap().status().as_u16()
}

async fn who_guesses_locks_nobody_else_out(place: Place) {
    let site = Site::behind_a_proxy(&place).await;
    site.join("ann@example.com").await;
    // The proxy brings both, who have budgets of their own.
    for _ in 0..10 {
        assert_eq!(login_from(&site, "203.0.113.1", "wrong password").await, 401);
    }
    assert_eq!(login_from(&site, "203.0.113.1", PASSWORD).await, 429);
    assert_eq!(login_from(&site, "203.0.113.2", PASSWORD).await, 200);
    site.stop().await;
}

async fn many_who_guess_together_are_stopped_and_keep_nobody_out(place: Place) {
    let site = Site::behind_a_proxy(&place).await;
    site.join("ann@example.com").await;
    let guess = async |address: String| login_from(&site, &address, "wrong password").await;
    // Ten guesses from each of ten addresses, as many as an account has.
    for number in 0..100 {
        assert_eq!(
            guess(format!("198.51.100.{}", number / 10)).await,
            401,
            "{number}"
        );
    }
    // From now on each address has two, and no budget that it had before.
    for number in 0..10 {
        assert_eq!(guess(format!("198.51.100.{number}")).await, 429, "{number}");
    }
    for expected in [401, 401, 429] {
        assert_eq!(guess("198.51.100.99".to_owned()).await, expected);
    }
    assert_eq!(login_from(&site, "203.0.113.2", PASSWORD).await, 200);
    site.stop().await;
}

async fn a_known_device_has_tries_of_its_own(place: Place) {
    // Long enough that no random text holds it.
    let name = "ann-of-a-known-device";
    let email = format!("{name}@example.com");
    let site = Site::start(&place).await;
    site.join(&email).await;
    let login = async |password: &str, cookie: &str| {
        let url = format!("http://{}/_api/iam/authentication/v2/login", site.service.address);
        let body = json!({"loginId": {"email": email}, "password": password});
        let request = site.service.http.post(url).header("authorization", &site.visitor);
        request.header("cookie", cookie).json(&body).send().await.unwrap()
    };
    let first = login(PASSWORD, "").await;
    let set = first.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        set.contains("; HttpOnly; SameSite=Strict") && !set.contains(name),
        "{set}"
    );
    let cookie = format!("a=b; {}", set.split(';').next().unwrap());
    // Somebody else behind the same address spends what it has.
    for _ in 0..9 {
        let refused = login("wrong password", "known_device=x.y").await;
        assert_eq!(refused.status(), 401);
        assert!(!refused.headers().contains_key("set-cookie"));
    }
    assert_eq!(login(PASSWORD, "").await.status(), 429);
    assert_eq!(login(PASSWORD, &cookie).await.status(), 200);
    for _ in 0..9 {
        assert_eq!(login("wrong password", &cookie).await.status(), 401);
    }
    assert_eq!(
        login(PASSWORD, &cookie).await.status(),
        429,
        "a known device may not guess either"
    );
    site.stop().await;
}
