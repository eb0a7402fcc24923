//! Clients that ask for large responses and do not read them.

use std::time::Duration;

use content_service::{BodyLimit, ContentServiceConfig};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::harness::{C, Service, item};
use crate::place::{Place, on_both};

/// Far longer than what is waited for.
const PATIENCE: Duration = Duration::from_mins(1);
const MIB: usize = 1024 * 1024;

/// A service whose visitors may have one large response at a time, two of all addresses; with a visitor's token and a key.
async fn service(place: &Place) -> (Service, String, String) {
    let service = Service::start_with(place, |config: &mut ContentServiceConfig| {
        config.trusted = "127.0.0.1".parse().unwrap();
        config.response_limits.visitors = BodyLimit {
            per_address: 10 * MIB,
            in_all: 20 * MIB,
        };
        // Anyone who holds a response holds it for longer than the test takes.
        config.connections.transfer_timeout = Duration::from_hours(1);
        config.drain_timeout = Duration::from_secs(1);
    })
    .await;
    let open = content_service::store::Permissions::PUBLIC;
    service.store.create_collection(C, open).await.unwrap();
    let text = "x".repeat(450_000);
    for number in 0..20 {
        let item = item(&format!("i{number}"), json!({"text": text}));
        let data = item["data"].as_object().unwrap().clone();
        service.store.insert_item(C, None, data, "test").await.unwrap();
    }
    let key = service.store.create_key("editors", None).await.unwrap();
    let token = service.token().await;
    (service, token, key)
}

/// Asks for all that fits into a response and reads no more than the status.
async fn ask(service: &Service, token: &str, from: &str, limit: usize) -> (TcpStream, String) {
    let socket = TcpSocket::new_v4().unwrap();
    // So that hardly anything of the response is under way.
    socket.set_recv_buffer_size(8192).unwrap();
    let mut stream = socket.connect(service.address).await.unwrap();
    let body: Value = json!({"dataCollectionId": C, "query": {"paging": {"limit": limit}}});
    let body = body.to_string();
    let request = format!(
        "POST /v2/items/query HTTP/1.1\r\nHost: a\r\nAuthorization: {token}\r\nX-Forwarded-For: {from}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut status = vec![0; "HTTP/1.1 200".len()];
    let read = timeout(PATIENCE, stream.read_exact(&mut status)).await;
    read.unwrap().unwrap();
    (stream, String::from_utf8(status).unwrap())
}

async fn a_response_counts_until_it_is_read(place: Place) {
    let (service, token, key) = service(&place).await;
    let (first, status) = ask(&service, &token, "203.0.113.1", 1000).await;
    assert_eq!(status, "HTTP/1.1 200");
    let (_, status) = ask(&service, &token, "203.0.113.1", 1000).await;
    assert_eq!(status, "HTTP/1.1 429", "an address has its share");
    let (second, status) = ask(&service, &token, "203.0.113.2", 1000).await;
    assert_eq!(status, "HTTP/1.1 200", "another one has its own");
    let (_, status) = ask(&service, &token, "203.0.113.3", 1000).await;
    assert_eq!(status, "HTTP/1.1 503", "all have what there is");
    // The call is about no item at all, and small.
    let (_, status) = ask(&service, &token, "203.0.113.3", 0).await;
    assert_eq!(status, "HTTP/1.1 200", "small responses have room");
    for trusted in [key, service.site_token().await] {
        let (_, status) = ask(&service, &trusted, "203.0.113.1", 1000).await;
        assert_eq!(status, "HTTP/1.1 200", "visitors take no room of others");
    }
    drop((first, second));
    let again = async { while ask(&service, &token, "203.0.113.1", 1000).await.1 != "HTTP/1.1 200" {} };
    timeout(PATIENCE, again)
        .await
        .unwrap_or_else(|_| panic!("a client that has left still holds its response"));
    service.stop().await;
}

on_both!(a_response_counts_until_it_is_read,);
