//! Who fetches a token, and when.

use std::sync::Arc;
use std::time::Duration;

use content_client::{ContentClient, ContentClientConfig, ContentError, ItemsQuery};
use serde_json::json;
use url::Url;
use wiremock::matchers::{body_json, header, path};
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::harness::{QUERY, StoppedClock, client, nothing, on_grant, on_query, token};

#[tokio::test]
async fn calls_that_start_together_fetch_one_token_and_send_it_bare() {
    let platform = MockServer::start().await;
    let slow = token("t").set_delay(Duration::from_millis(50));
    on_grant(
        &platform,
        &json!({"clientId": "site", "grantType": "anonymous"}),
        slow,
        1,
    )
    .await;
    Mock::given(path(QUERY))
        .and(header("authorization", "t"))
        .respond_with(nothing())
        .expect(20)
        .mount(&platform)
        .await;
    let client = Arc::new(client(&platform, Arc::new(StoppedClock::default())));
    let calls: Vec<_> = (0..20)
        .map(|_| {
            let client = client.clone();
            tokio::spawn(async move { client.query_items(&ItemsQuery::new("C")).await })
        })
        .collect();
    for call in calls {
        assert_eq!(call.await.unwrap().unwrap().items, []);
    }
}

#[tokio::test]
async fn calls_that_wait_for_a_failing_fetch_share_its_failure() {
    let platform = MockServer::start().await;
    let slow = ResponseTemplate::new(500).set_delay(Duration::from_millis(50));
    on_grant(&platform, &json!({"grantType": "anonymous"}), slow, 1).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    let query = ItemsQuery::new("C");
    let (one, two, three) = tokio::join!(
        client.query_items(&query),
        client.query_items(&query),
        client.query_items(&query)
    );
    for outcome in [one, two, three] {
        let error = outcome.unwrap_err();
        assert_eq!(error.to_string(), "something went wrong");
        assert!(
            error.cause().is_some_and(|cause| cause.contains("status 500")),
            "{error:?}"
        );
    }
}

#[tokio::test]
async fn a_token_is_renewed_only_after_its_last_second() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({"grantType": "anonymous"}), token("first"), 1).await;
    on_grant(
        &platform,
        &json!({"grantType": "refresh_token", "refreshToken": "refresh"}),
        token("second"),
        1,
    )
    .await;
    on_query(&platform, nothing()).await;
    let clock = Arc::new(StoppedClock::default());
    let client = client(&platform, clock.clone());
    for (seconds, expected) in [(0, "first"), (100, "first"), (1, "second")] {
        clock.advance(seconds);
        client.query_items(&ItemsQuery::new("C")).await.unwrap();
        let requests = platform.received_requests().await.unwrap();
        assert_eq!(
            requests.last().unwrap().headers["authorization"],
            expected,
            "{seconds}"
        );
    }
}

#[tokio::test]
async fn a_failed_renewal_falls_back_to_a_new_visitor() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({"grantType": "anonymous"}), token("t"), 2).await;
    on_grant(
        &platform,
        &json!({"grantType": "refresh_token"}),
        ResponseTemplate::new(401),
        1,
    )
    .await;
    on_query(&platform, nothing()).await;
    let clock = Arc::new(StoppedClock::default());
    let client = client(&platform, clock.clone());
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
    clock.advance(101);
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
}

#[tokio::test]
async fn without_a_client_id_none_is_named() {
    let platform = MockServer::start().await;
    Mock::given(path("/oauth2/token"))
        .and(body_json(json!({"grantType": "anonymous"})))
        .respond_with(token("t"))
        .expect(1)
        .mount(&platform)
        .await;
    on_query(&platform, nothing()).await;
    let client = ContentClient::new(ContentClientConfig::new(Url::parse(&platform.uri()).unwrap())).unwrap();
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
}

#[tokio::test]
async fn unusable_token_answers_are_one_error() {
    let bodies = [
        ResponseTemplate::new(201).set_body_json(json!({"access_token": "t", "expires_in": 1})),
        ResponseTemplate::new(200).set_body_string("<html>"),
        ResponseTemplate::new(200).set_body_json(json!({"access_token": "t", "expires_in": "soon"})),
        ResponseTemplate::new(403),
    ];
    for answer in bodies {
        let platform = MockServer::start().await;
        on_grant(&platform, &json!({}), answer, 1).await;
        let client = client(&platform, Arc::new(StoppedClock::default()));
        let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
        assert!(matches!(error, ContentError::Token { .. }), "{error:?}");
    }
}

#[tokio::test]
async fn a_lifetime_may_be_numeric_text() {
    let platform = MockServer::start().await;
    let answer = json!({"access_token": "t", "refresh_token": "", "expires_in": "100"});
    on_grant(
        &platform,
        &json!({}),
        ResponseTemplate::new(200).set_body_json(answer),
        1,
    )
    .await;
    on_query(&platform, nothing()).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
}
