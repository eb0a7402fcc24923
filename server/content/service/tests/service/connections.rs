//! What a client may hold: connections, and the time of a body.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{C, Service};
use crate::place::{Place, on_both};

/// Far longer than what is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

async fn a_body_that_never_ends_is_cut_off(place: Place) {
    let service = Service::start_with(&place, |config| {
        config.connections.transfer_timeout = Duration::from_millis(200);
    })
    .await;
    let token = service.token().await;
    for (path, token, expected) in [
        ("/v2/items/query", token.as_str(), "408"),
        ("/oauth2/token", "", "408"),
        ("/graphql/alpha", token.as_str(), "408"),
        // Refused before the body, which is not awaited then.
        ("/v2/items/query", "unknown", "401"),
        ("/nowhere", "", "404"),
    ] {
        let mut stream = TcpStream::connect(service.address).await.unwrap();
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: a\r\nAuthorization: {token}\r\nContent-Type: application/json\r\n\
             Content-Length: 9\r\n\r\n{{"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut response = Vec::new();
        let ended = timeout(PATIENCE, stream.read_to_end(&mut response)).await;
        assert!(ended.is_ok(), "{path} is not cut off");
        let response = String::from_utf8_lossy(&response);
        assert!(
            response.starts_with(&format!("HTTP/1.1 {expected} ")),
            "{path}: {response}"
        );
    }
    service.stop().await;
}

async fn one_address_has_only_so_many_connections(place: Place) {
    let service = Service::start_with(&place, |config| config.connections.per_address = 4).await;
    let ask = async || {
        let mut stream = TcpStream::connect(service.address).await.unwrap();
        stream
            .write_all(b"GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n")
            .await
            .unwrap();
        let mut response = vec![0; 4096];
        let read = stream.read(&mut response).await.unwrap();
        (stream, String::from_utf8_lossy(&response[..read]).into_owned())
    };
    let mut held = Vec::new();
    for _ in 0..4 {
        let (stream, response) = ask().await;
        assert!(response.starts_with("HTTP/1.1 404 "), "{response}");
        held.push(stream);
    }
    let (_, refused) = ask().await;
    assert!(refused.starts_with("HTTP/1.1 503 "), "{refused}");
    drop(held);
    // They are counted out when the service has noticed.
    timeout(PATIENCE, async {
        while !ask().await.1.starts_with("HTTP/1.1 404 ") {}
    })
    .await
    .unwrap();
    service.stop().await;
}

async fn a_proxys_clients_are_counted_one_by_one(place: Place) {
    let service = Service::start_with(&place, |config| {
        config.trusted = "127.0.0.1".parse().unwrap();
        let once = content_service::Rate {
            per_second: std::num::NonZeroU32::MIN,
            burst: std::num::NonZeroU32::MIN,
        };
        config.rate_limits = Some(content_service::RateLimits {
            per_address: once,
            per_caller: once,
        });
    })
    .await;
    let ask = async |client: &str| {
        let request = service.http.get(format!("http://{}/nowhere", service.address));
        let response = request.header("x-forwarded-for", client).send().await;
        response.unwrap().status().as_u16()
    };
    assert_eq!(ask("203.0.113.1").await, 404);
    assert_eq!(ask("203.0.113.1").await, 429);
    assert_eq!(ask("203.0.113.2").await, 404);
    service.stop().await;
}

async fn a_large_body_has_its_time(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let large = json!({ "dataItem": { "data": { "text": "x".repeat(400_000) } } });
    let (status, response) = service.call(&key, "/v2/items", C, large).await;
    assert_eq!(status, 200, "{response}");
    service.stop().await;
}

on_both!(
    a_body_that_never_ends_is_cut_off,
    one_address_has_only_so_many_connections,
    a_proxys_clients_are_counted_one_by_one,
    a_large_body_has_its_time,
);
