//! Who fetches a token, and when.

use std::sync::Arc;
use std::time::Duration;

use content_client::{
    ContentClient, ContentClientConfig, ContentError, ItemsQuery, RefreshToken, Role, Tokens,
};
use serde_json::json;
use url::Url;
use wiremock::matchers::{body_json, header, path};
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::harness::{QUERY, StoppedClock, client, nothing, on_grant, on_query, token};

/// Queries that are sent with a token.
fn queries_with(access: &str, response: ResponseTemplate) -> Mock {
    Mock::given(path(QUERY))
        .and(header("authorization", access))
        .respond_with(response)
}

fn member() -> Tokens {
    Tokens {
        refresh_token: RefreshToken {
            value: "mr".to_owned(),
            role: Role::Member,
        },
        ..Tokens::default()
    }
}

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
    queries_with("t", nothing()).expect(20).mount(&platform).await;
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
async fn a_token_that_cannot_be_sent_is_an_error_once_and_not_kept() {
    for unusable in ["line\nbreak".to_owned(), "\u{7f}".to_owned(), "x".repeat(1 << 20)] {
        let platform = MockServer::start().await;
        on_grant(&platform, &json!({}), token("good"), 1).await;
        Mock::given(path("/oauth2/token"))
            .respond_with(token(&unusable))
            .up_to_n_times(1)
            .with_priority(1)
            .mount(&platform)
            .await;
        queries_with("good", nothing()).expect(1).mount(&platform).await;
        let client =
            ContentClient::new(ContentClientConfig::new(Url::parse(&platform.uri()).unwrap())).unwrap();
        let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
        assert!(matches!(error, ContentError::Token { .. }), "{error:?}");
        client.query_items(&ItemsQuery::new("C")).await.unwrap();
    }
}

#[tokio::test]
async fn unusable_token_responses_are_one_error() {
    let bodies = [
        ResponseTemplate::new(201).set_body_json(json!({"access_token": "t", "expires_in": 1})),
        ResponseTemplate::new(200).set_body_string("<html>"),
        ResponseTemplate::new(200).set_body_json(json!({"access_token": "t", "expires_in": "soon"})),
        ResponseTemplate::new(403),
    ];
    for response in bodies {
        let platform = MockServer::start().await;
        on_grant(&platform, &json!({}), response, 1).await;
        let client = client(&platform, Arc::new(StoppedClock::default()));
        let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
        assert!(matches!(error, ContentError::Token { .. }), "{error:?}");
    }
}

#[tokio::test]
async fn a_lifetime_may_be_numeric_text() {
    let platform = MockServer::start().await;
    let response = json!({"access_token": "t", "refresh_token": "", "expires_in": "100"});
    on_grant(
        &platform,
        &json!({}),
        ResponseTemplate::new(200).set_body_json(response),
        1,
    )
    .await;
    on_query(&platform, nothing()).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
}

#[tokio::test]
async fn a_clock_that_goes_backwards_costs_one_refused_call() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({"grantType": "anonymous"}), token("old"), 1).await;
    on_grant(&platform, &json!({"grantType": "refresh_token"}), token("new"), 1).await;
    queries_with("old", nothing())
        .up_to_n_times(1)
        .mount(&platform)
        .await;
    queries_with("old", ResponseTemplate::new(401))
        .expect(1)
        .mount(&platform)
        .await;
    queries_with("new", nothing()).expect(2).mount(&platform).await;
    let clock = Arc::new(StoppedClock::default());
    clock.advance(1_000_000);
    let client = client(&platform, clock.clone());
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
    // To this machine the token is good for another eleven days; the platform has ended it.
    clock.advance(-999_000);
    for _ in 0..2 {
        client.query_items(&ItemsQuery::new("C")).await.unwrap();
    }
    assert_eq!(client.tokens().await.access_token.expires_at, 1_100);
}

#[tokio::test]
async fn calls_that_are_refused_together_renew_once() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({"grantType": "anonymous"}), token("old"), 1).await;
    on_grant(&platform, &json!({"grantType": "refresh_token"}), token("new"), 1).await;
    let refused = ResponseTemplate::new(401).set_delay(Duration::from_millis(50));
    queries_with("old", refused).mount(&platform).await;
    queries_with("new", nothing()).expect(10).mount(&platform).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    let query = ItemsQuery::new("C");
    let calls = futures::future::join_all((0..10).map(|_| client.query_items(&query))).await;
    assert!(calls.iter().all(Result::is_ok), "{calls:?}");
}

#[tokio::test]
async fn section_4_renewal_keeps_the_refresh_token_and_its_role() {
    let platform = MockServer::start().await;
    let other = json!({"access_token": "new", "refresh_token": "other", "expires_in": 100});
    let response = ResponseTemplate::new(200).set_body_json(other);
    on_grant(
        &platform,
        &json!({"grantType": "refresh_token", "refreshToken": "mr"}),
        response,
        2,
    )
    .await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    let member = member();
    let renewed = client.renew_tokens(&member).await.unwrap();
    assert_eq!(renewed.refresh_token, member.refresh_token);
    assert_eq!(client.tokens().await, Tokens::default());
    client.set_tokens(member.clone()).await;
    let valid = client.valid_tokens().await.unwrap();
    assert_eq!(
        (valid.access_token.value.as_str(), valid.access_token.expires_at),
        ("new", 100)
    );
    assert_eq!(valid.refresh_token, member.refresh_token);
    assert!(client.is_logged_in().await);
}

#[tokio::test]
async fn section_4_a_member_who_cannot_be_renewed_becomes_a_visitor_silently() {
    let platform = MockServer::start().await;
    on_grant(
        &platform,
        &json!({"grantType": "refresh_token"}),
        ResponseTemplate::new(400),
        1,
    )
    .await;
    on_grant(&platform, &json!({"grantType": "anonymous"}), token("t"), 1).await;
    on_query(&platform, nothing()).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    client.set_tokens(member()).await;
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
    assert_eq!(client.tokens().await.refresh_token.role, Role::Visitor);
    assert!(!client.is_logged_in().await);
}
