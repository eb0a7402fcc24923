//! What the platform may do wrong with a query.

use std::sync::Arc;
use std::time::Duration;

use content_client::{ContentClient, ContentClientConfig, ContentError, ItemsQuery};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use url::Url;
use wiremock::matchers::path;
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::harness::{QUERY, StoppedClock, client, nothing, on_grant, on_query, token};

async fn error_for(answer: ResponseTemplate) -> ContentError {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({}), token("t"), 1).await;
    on_query(&platform, answer).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    client.query_items(&ItemsQuery::new("C")).await.unwrap_err()
}

#[tokio::test]
async fn unusable_answers_are_system_errors_with_the_request_id() {
    let page = |status| ResponseTemplate::new(status).insert_header("X-Wix-Request-Id", "r-1");
    let table = [
        (page(500), "status 500"),
        (page(502).set_body_string("<html>"), "status 502"),
        (page(201).set_body_json(json!({"dataItems": []})), "status 201"),
        (page(204), "status 204"),
        (page(304), "status 304"),
        (page(200).set_body_string("<html>"), "unusable answer"),
        (page(200).set_body_string("{\"dataItems\": ["), "unusable answer"),
        (page(200).set_body_json(json!({"items": []})), "unusable answer"),
        (
            page(200).set_body_string(" ".repeat(2001)),
            "larger than 2000 bytes",
        ),
    ];
    for (answer, cause) in table {
        let error = error_for(answer).await;
        assert_eq!(
            error.to_string(),
            "System error occurred, request-id: r-1",
            "{cause}"
        );
        assert!(
            error.cause().is_some_and(|text| text.contains(cause)),
            "{cause}: {error:?}"
        );
    }
}

#[tokio::test]
async fn a_refused_token_is_an_application_error_and_is_not_renewed() {
    match error_for(ResponseTemplate::new(401)).await {
        ContentError::Application(error) => {
            assert_eq!((error.code.as_str(), error.status), ("UNAUTHORIZED", 401));
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_platform_that_hangs_is_left() {
    let error = error_for(nothing().set_delay(Duration::from_mins(1))).await;
    assert_eq!(error.to_string(), "System error occurred");
    assert!(
        error.cause().is_some_and(|cause| cause.contains("timed out")),
        "{error:?}"
    );
}

#[tokio::test]
async fn a_token_never_follows_a_redirect_to_another_host() {
    let other = MockServer::start().await;
    Mock::given(path(QUERY))
        .respond_with(nothing())
        .expect(0)
        .mount(&other)
        .await;
    let away = format!("{}{QUERY}", other.uri());
    let error = error_for(ResponseTemplate::new(307).insert_header("location", away)).await;
    assert!(
        error
            .cause()
            .is_some_and(|cause| cause.contains("redirect to another host")),
        "{error:?}"
    );
}

#[tokio::test]
async fn redirects_within_the_platform_are_followed_but_not_for_ever() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({}), token("t"), 1).await;
    on_query(
        &platform,
        ResponseTemplate::new(307).insert_header("location", "/moved"),
    )
    .await;
    Mock::given(path("/moved"))
        .respond_with(nothing())
        .up_to_n_times(1)
        .mount(&platform)
        .await;
    Mock::given(path("/moved"))
        .respond_with(ResponseTemplate::new(307).insert_header("location", "/moved"))
        .mount(&platform)
        .await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    client.query_items(&ItemsQuery::new("C")).await.unwrap();
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
    assert!(
        error
            .cause()
            .is_some_and(|cause| cause.contains("too many redirects")),
        "{error:?}"
    );
}

#[tokio::test]
async fn half_a_body_is_a_system_error() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let token = json!({"access_token": "t", "expires_in": 100}).to_string();
        let whole = format!(
            "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{token}",
            token.len()
        );
        let half = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{\"dataItems\": [".to_owned();
        for answer in [whole, half] {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).await.unwrap();
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
    });
    let address = Url::parse(&format!("http://{address}")).unwrap();
    let client = ContentClient::new(ContentClientConfig::new(address)).unwrap();
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
    assert!(matches!(error, ContentError::System { .. }), "{error:?}");
}

#[tokio::test]
async fn settings_that_cannot_work_are_refused() {
    for address in ["ftp://example.com", "data:text/plain,x"] {
        let error = ContentClient::new(ContentClientConfig::new(Url::parse(address).unwrap())).unwrap_err();
        assert!(matches!(error, ContentError::Configuration { .. }), "{error:?}");
    }
    assert!(ContentClientConfig::hosted().is_ok());
}
