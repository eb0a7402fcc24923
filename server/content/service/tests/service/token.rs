//! The token endpoint.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::Service;
use crate::place::{Place, on_both};

const HOURS_4: i64 = 14_400;
const DAYS_30: i64 = 30 * 24 * 60 * 60;

async fn works(service: &Service, access: &str) -> bool {
    let body = json!({"dataCollectionId": "RecruitPosts-EN"});
    service
        .send(Method::POST, "/v2/items/query", access, Some(&body))
        .await
        .status()
        == 200
}

async fn both_spellings_work_in_json_and_in_a_form(place: Place) {
    let service = Service::start(&place).await;
    let tokens = service.tokens().await;
    assert_eq!(
        (&tokens["token_type"], &tokens["expires_in"]),
        (&json!("Bearer"), &json!(HOURS_4))
    );
    let refresh = tokens["refresh_token"].as_str().unwrap();
    let url = format!("http://{}/oauth2/token", service.address);
    let bodies = [
        (
            "application/json",
            json!({"grantType": "refresh_token", "refreshToken": refresh}).to_string(),
        ),
        (
            "application/json",
            json!({"grant_type": "refresh_token", "refresh_token": refresh}).to_string(),
        ),
        (
            "application/x-www-form-urlencoded",
            format!("grantType=refresh_token&refreshToken={refresh}"),
        ),
        (
            "application/x-www-form-urlencoded",
            format!("grant_type=refresh_token&refresh_token={refresh}"),
        ),
        (
            "application/x-www-form-urlencoded",
            "grant_type=anonymous&client_id=x".to_owned(),
        ),
        ("application/json", json!({"grantType": "anonymous"}).to_string()),
    ];
    for (kind, body) in bodies {
        let request = service
            .http
            .post(&url)
            .header("content-type", kind)
            .body(body.clone());
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200, "{body}");
        assert_eq!(response.headers()["cache-control"], "no-store");
        let reply: Value = response.json().await.unwrap();
        assert!(
            works(&service, reply["access_token"].as_str().unwrap()).await,
            "{body}"
        );
    }
    service.stop().await;
}

async fn unusable_grants_are_refused(place: Place) {
    let service = Service::start(&place).await;
    let access = service.token().await;
    for (body, status) in [
        (json!({}), 400),
        (json!({"grantType": "password"}), 400),
        (json!({"grantType": "refresh_token"}), 400),
        (
            json!({"grantType": "refresh_token", "refreshToken": "unknown"}),
            401,
        ),
        (json!({"grantType": "refresh_token", "refreshToken": access}), 401),
    ] {
        let response = service.send(Method::POST, "/oauth2/token", "", Some(&body)).await;
        assert_eq!(response.status(), status, "{body}");
    }
    service.stop().await;
}

/// The tokens that a refresh token gives.
async fn renew(service: &Service, refresh: &str) -> Value {
    let body = json!({"grantType": "refresh_token", "refreshToken": refresh});
    let response = service.send(Method::POST, "/oauth2/token", "", Some(&body)).await;
    assert_eq!(response.status(), 200);
    response.json().await.unwrap()
}

async fn tokens_end_after_their_last_second(place: Place) {
    let service = Service::start(&place).await;
    let tokens = service.tokens().await;
    let (access, refresh) = (
        tokens["access_token"].as_str().unwrap(),
        tokens["refresh_token"].as_str().unwrap(),
    );
    assert!(
        !works(&service, refresh).await,
        "a refresh token opens nothing by itself"
    );
    service.clock.advance(HOURS_4);
    assert!(works(&service, access).await);
    service.clock.advance(1);
    assert!(!works(&service, access).await);
    let renewed = renew(&service, refresh).await;
    assert!(works(&service, renewed["access_token"].as_str().unwrap()).await);
    let again = renew(&service, renewed["refresh_token"].as_str().unwrap()).await;
    let last = again["refresh_token"].as_str().unwrap();
    service.clock.advance(DAYS_30);
    renew(&service, last).await;
    service.clock.advance(1);
    let body = json!({"grantType": "refresh_token", "refreshToken": last});
    let ended = service.send(Method::POST, "/oauth2/token", "", Some(&body)).await;
    assert_eq!(ended.status(), 401);
    service.stop().await;
}

async fn a_clock_that_goes_back_ends_no_token_and_prolongs_none(place: Place) {
    let service = Service::start(&place).await;
    let access = service.token().await;
    service.clock.advance(-HOURS_4);
    assert!(works(&service, &access).await);
    // Tokens of now end before the older one, whose end stays where it was.
    let later = service.token().await;
    service.clock.advance(HOURS_4 + 1);
    assert!(works(&service, &access).await);
    assert!(!works(&service, &later).await);
    service.clock.advance(HOURS_4);
    assert!(!works(&service, &access).await);
    service.stop().await;
}

async fn visitors_tokens_are_kept_nowhere_and_outlive_a_restart(place: Place) {
    let service = Service::start(&place).await;
    let rows = async || {
        let mut view = service.store.view().await.unwrap();
        let count = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM tokens");
        count.fetch_one(&mut *view).await.unwrap()
    };
    for _ in 0..20 {
        let body =
            json!({"grantType": "refresh_token", "refreshToken": service.tokens().await["refresh_token"]});
        let renewed = service.send(Method::POST, "/oauth2/token", "", Some(&body)).await;
        assert_eq!(renewed.status(), 200);
    }
    assert_eq!(rows().await, 0);
    let access = service.token().await;
    service.stop().await;
    let service = Service::start(&place).await;
    assert!(works(&service, &access).await);
    let mut forged = access.clone();
    forged.replace_range(10..11, if access.as_bytes()[10] == b'A' { "B" } else { "A" });
    assert!(!works(&service, &forged).await);
    service.stop().await;
}

async fn a_token_opens_the_service_that_gave_it_alone(place: Place) {
    let (service, other) = (
        Service::start(&place).await,
        Service::start(&Place::sqlite()).await,
    );
    assert!(!works(&other, &service.token().await).await);
    assert!(!works(&service, &other.token().await).await);
    service.stop().await;
    other.stop().await;
}

async fn tokens_are_forgotten_at_a_start_after_their_last_second(place: Place) {
    let service = Service::start(&place).await;
    let now = service.store.clock().now().unix_timestamp();
    let mut change = service.store.change().await.unwrap();
    for (name, expiry) in [("ended", now - 1), ("in its last second", now)] {
        let token = "INSERT INTO tokens (hash, kind, role, expires_at) VALUES ($1, 'refresh', 'visitor', $2)";
        let token = sqlx::query(token).bind(name.as_bytes()).bind(expiry);
        token.execute(&mut *change).await.unwrap();
    }
    change.commit().await.unwrap();
    service.stop().await;
    let service = Service::start(&place).await;
    let mut view = service.store.view().await.unwrap();
    let kept = sqlx::query_scalar::<_, Vec<u8>>("SELECT hash FROM tokens").fetch_all(&mut *view);
    assert_eq!(kept.await.unwrap(), [b"in its last second"]);
    drop(view);
    service.stop().await;
}

on_both!(
    a_token_opens_the_service_that_gave_it_alone,
    tokens_are_forgotten_at_a_start_after_their_last_second,
    visitors_tokens_are_kept_nowhere_and_outlive_a_restart,
    a_clock_that_goes_back_ends_no_token_and_prolongs_none,
    both_spellings_work_in_json_and_in_a_form,
    unusable_grants_are_refused,
    tokens_end_after_their_last_second,
);
