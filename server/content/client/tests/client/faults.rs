//! What the platform may do wrong with a query.

use std::sync::Arc;
use std::time::Duration;

use content_client::{ApiKey, ContentClient, ContentClientConfig, ContentError, Credential, ItemsQuery};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use url::Url;
use wiremock::matchers::{header, path};
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::harness::{QUERY, StoppedClock, client, client_within, nothing, on_grant, on_query, token};

async fn error_for(response: ResponseTemplate) -> ContentError {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({}), token("t"), 1).await;
    on_query(&platform, response).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    client.query_items(&ItemsQuery::new("C")).await.unwrap_err()
}

#[tokio::test]
async fn unusable_responses_are_system_errors_with_the_request_id() {
    let page = |status| ResponseTemplate::new(status).insert_header("X-Wix-Request-Id", "r-1");
    let table = [
        (page(500), "status 500"),
        (page(502).set_body_string("<html>"), "status 502"),
        (page(201).set_body_json(json!({"dataItems": []})), "status 201"),
        (page(204), "status 204"),
        (page(304), "status 304"),
        (page(200).set_body_string("<html>"), "unusable response"),
        (
            page(200).set_body_string("{\"dataItems\": ["),
            "unusable response",
        ),
        (page(200).set_body_json(json!({"items": []})), "unusable response"),
        (
            page(200).set_body_json(json!({"dataItems": "x".repeat(1900)})),
            "unusable response",
        ),
        (
            page(200).set_body_string(" ".repeat(2001)),
            "larger than 2000 bytes",
        ),
    ];
    for (response, cause) in table {
        let error = error_for(response).await;
        assert_eq!(
            error.to_string(),
            "System error occurred, request-id: r-1",
            "{cause}"
        );
        assert!(
            error
                .cause()
                .is_some_and(|text| text.contains(cause) && text.len() < 600),
            "{cause}: {error:?}"
        );
    }
}

#[tokio::test]
async fn a_request_id_that_would_fill_a_log_is_left_out() {
    let response = ResponseTemplate::new(500).insert_header("X-Wix-Request-Id", "1".repeat(10_000));
    assert_eq!(error_for(response).await.to_string(), "System error occurred");
}

#[tokio::test]
async fn an_expired_token_is_renewed_once_and_the_call_sent_again() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({"grantType": "anonymous"}), token("old"), 1).await;
    on_grant(&platform, &json!({"grantType": "refresh_token"}), token("new"), 1).await;
    let on_token = async |access: &str, response: ResponseTemplate, times: u64| {
        Mock::given(path(QUERY))
            .and(header("authorization", access))
            .respond_with(response)
            .expect(times)
            .mount(&platform)
            .await;
    };
    on_token("old", ResponseTemplate::new(401), 1).await;
    on_token("new", nothing(), 2).await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    for _ in 0..2 {
        client.query_items(&ItemsQuery::new("C")).await.unwrap();
    }
}

#[tokio::test]
async fn a_token_that_is_refused_again_is_an_application_error() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({"grantType": "anonymous"}), token("old"), 1).await;
    on_grant(&platform, &json!({"grantType": "refresh_token"}), token("new"), 1).await;
    Mock::given(path(QUERY))
        .respond_with(ResponseTemplate::new(401))
        .expect(2)
        .mount(&platform)
        .await;
    let client = client(&platform, Arc::new(StoppedClock::default()));
    match client.query_items(&ItemsQuery::new("C")).await.unwrap_err() {
        ContentError::Application(error) => {
            assert_eq!((error.code.as_str(), error.status), ("UNAUTHORIZED", 401));
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_platform_that_hangs_is_left() {
    let platform = MockServer::start().await;
    on_grant(&platform, &json!({}), token("t"), 1).await;
    on_query(&platform, nothing().set_delay(Duration::from_mins(1))).await;
    let limit = Duration::from_millis(300);
    let client = client_within(&platform, Arc::new(StoppedClock::default()), limit);
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
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
    let calls = platform.received_requests().await.unwrap().len();
    assert!(calls < 20, "{calls}");
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
        for response in [whole, half] {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).await.unwrap();
            stream.write_all(response.as_bytes()).await.unwrap();
        }
    });
    let address = Url::parse(&format!("http://{address}")).unwrap();
    let client = ContentClient::new(ContentClientConfig::new(address)).unwrap();
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
    assert!(matches!(error, ContentError::System { .. }), "{error:?}");
}

#[tokio::test]
async fn an_announced_body_of_10_mb_is_refused_unread() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let platform = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = [0; 4096];
        let _ = stream.read(&mut request).await.unwrap();
        let head = "HTTP/1.1 200 OK\r\ncontent-length: 10000000\r\n\r\n";
        stream.write_all(head.as_bytes()).await.unwrap();
        // The body never comes: a client that waits for it runs into its timeout.
        stream.read(&mut request).await
    });
    let mut config = ContentClientConfig::new(Url::parse(&format!("http://{address}")).unwrap());
    config.credential = Credential::ApiKey(ApiKey::new("k"));
    let client = ContentClient::new(config).unwrap();
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
    assert_eq!(error.cause(), Some("the response is larger than 4194304 bytes"));
    drop(client);
    // The connection was dropped, by whatever way that shows.
    assert!(matches!(platform.await.unwrap(), Ok(0) | Err(_)));
}

#[tokio::test]
async fn a_body_that_never_ends_is_left_at_the_cap() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let written = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = [0; 4096];
        let _ = stream.read(&mut request).await.unwrap();
        let head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
        stream.write_all(head.as_bytes()).await.unwrap();
        let chunk = format!("10000\r\n{}\r\n", " ".repeat(0x10000));
        let mut written = 0;
        while stream.write_all(chunk.as_bytes()).await.is_ok() {
            written += chunk.len();
        }
        written
    });
    let mut config = ContentClientConfig::new(Url::parse(&format!("http://{address}")).unwrap());
    config.credential = Credential::ApiKey(ApiKey::new("k"));
    let client = ContentClient::new(config).unwrap();
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
    assert_eq!(error.cause(), Some("the response is larger than 4194304 bytes"));
    // The connection was dropped: the platform could not write on, but for what lay between the two.
    let written = written.await.unwrap();
    assert!((4 << 20..64 << 20).contains(&written), "{written}");
}

/// That a query of a platform fails when it takes longer than these milliseconds.
async fn assert_times_out(platform: std::net::SocketAddr, milliseconds: u64) {
    let mut config = ContentClientConfig::new(Url::parse(&format!("http://{platform}")).unwrap());
    config.credential = Credential::ApiKey(ApiKey::new("k"));
    config.total_timeout = Duration::from_millis(milliseconds);
    let client = ContentClient::new(config).unwrap();
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
    assert!(
        error.cause().is_some_and(|cause| cause.contains("timed out")),
        "{error:?}"
    );
}

#[tokio::test]
async fn a_platform_that_accepts_and_says_nothing_is_left_after_the_total_timeout() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    assert_times_out(listener.local_addr().unwrap(), 50).await;
}

#[tokio::test]
async fn a_body_that_comes_byte_by_byte_is_left_after_the_total_timeout() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = [0; 4096];
        let _ = stream.read(&mut request).await.unwrap();
        let head = b"HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n";
        stream.write_all(head).await.unwrap();
        let mut clock = tokio::time::interval(Duration::from_millis(5));
        while stream.write_all(b" ").await.is_ok() {
            clock.tick().await;
        }
    });
    assert_times_out(address, 100).await;
}

#[tokio::test]
async fn settings_that_cannot_work_are_refused() {
    for address in ["ftp://example.com", "data:text/plain,x"] {
        let error = ContentClient::new(ContentClientConfig::new(Url::parse(address).unwrap())).unwrap_err();
        assert!(matches!(error, ContentError::Configuration { .. }), "{error:?}");
    }
    assert!(ContentClientConfig::hosted().is_ok());
}
