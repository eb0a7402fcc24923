//! Bodies that would fill the memory: refused by their head, by a count, or for lack of room.

use std::time::Duration;

use content_service::store::{Permission, Permissions};
use content_service::{BodyLimit, ContentServiceConfig};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{C, Service, violated};
use crate::place::{Place, on_both};

/// Far longer than what is waited for.
const PATIENCE: Duration = Duration::from_secs(20);
/// What the largest bulk call of a holder of a key has.
const LARGE: usize = 64 * 1024 * 1024;

/// Starts to send a body of that length to a path; returns the connection.
async fn begin(service: &Service, path: &str, token: &str, length: usize, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(service.address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: a\r\nAuthorization: {token}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{sent}"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// The first line of the response to a body that has not ended.
async fn status(stream: &mut TcpStream) -> String {
    let mut reply = vec![0; 4096];
    let read = timeout(PATIENCE, stream.read(&mut reply)).await;
    let read = read
        .unwrap_or_else(|_| panic!("there is no response before the body ends"))
        .unwrap();
    let reply = String::from_utf8_lossy(&reply[..read]);
    reply.lines().next().unwrap_or_default().to_owned()
}

/// Posts a text; returns status and body.
async fn post(service: &Service, path: &str, token: &str, body: String) -> (u16, Value) {
    let request = service.http.post(format!("http://{}{path}", service.address));
    let response = request.header("authorization", token).body(body).send().await;
    let response = response.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

async fn large_bodies_of_visitors_are_refused_by_their_head(place: Place) {
    let service = Service::start(&place).await;
    let token = service.token().await;
    let path = "/wix-data/v2/bulk/items/insert";
    let unfinished = |length| {
        let (service, token) = (&service, &token);
        async move { begin(service, path, token, length, "{\"dataItems\":[").await }
    };
    let mut held = Vec::new();
    for _ in 0..40 {
        held.push(unfinished(LARGE).await);
    }
    for stream in &mut held {
        assert_eq!(status(stream).await, "HTTP/1.1 403 Forbidden");
    }
    // Where visitors may write, only the length decides.
    let open = Permissions {
        insert: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Guests", open).await.unwrap();
    for _ in 0..40 {
        held.push(unfinished(1024 * 1024 + 1).await);
    }
    for stream in held.iter_mut().skip(40) {
        assert_eq!(status(stream).await, "HTTP/1.1 413 Payload Too Large");
    }
    let item = json!({"dataItem": {"data": {"text": "x"}}});
    let (written, response) = service.call(&token, "/v2/items", "Guests", item.clone()).await;
    assert_eq!(written, 200, "{response}");
    let (forbidden, response) = service.call(&token, "/v2/items", "RecruitPosts-EN", item).await;
    assert_eq!(forbidden, 403, "another collection stays closed: {response}");
    drop(held);
    service.stop().await;
}

async fn a_body_without_a_length_ends_at_its_limit(place: Place) {
    let service = Service::start(&place).await;
    let open = Permissions {
        insert: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Guests", open).await.unwrap();
    let token = service.token().await;
    let mut stream = TcpStream::connect(service.address).await.unwrap();
    let head = format!(
        "POST /v2/bulk/items/insert HTTP/1.1\r\nHost: a\r\nAuthorization: {token}\r\n\
         Transfer-Encoding: chunked\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("10000\r\n{}\r\n", " ".repeat(0x10000));
    for _ in 0..17 {
        // The service may have refused it already.
        if stream.write_all(chunk.as_bytes()).await.is_err() {
            break;
        }
    }
    assert_eq!(status(&mut stream).await, "HTTP/1.1 413 Payload Too Large");
    service.stop().await;
}

async fn what_would_become_a_large_tree_is_refused(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let open = Permissions {
        insert: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Guests", open).await.unwrap();
    let visitor = service.token().await;
    let insert = "/v2/bulk/items/insert";
    for entry in ["0,", "{\"\":0},", "[],"] {
        let body = |bytes: usize, collection: &str| {
            let data = entry.repeat(bytes / entry.len());
            format!(r#"{{"dataCollectionId":"{collection}","dataItems":[{{"data":{{"x":[{data}0]}}}}]}}"#)
        };
        let (status, _) = post(&service, insert, &visitor, body(1_000_000, "Guests")).await;
        assert_eq!(status, 413, "{entry}");
        let (status, _) = post(&service, insert, &key, body(20_000_000, C)).await;
        assert_eq!(status, 413, "{entry}");
        let body = format!(
            r#"{{"dataCollectionId":"{C}","dataItems":[{}0]}}"#,
            entry.repeat(1000)
        );
        let (status, response) = post(&service, insert, &key, body).await;
        assert_eq!((status, violated(&response)), (400, "dataItems"), "{entry}");
    }
    let (_, response) = service.call(&key, "/v2/items/count", C, json!({})).await;
    assert_eq!(response["totalCount"], 0);
    service.stop().await;
}

async fn a_large_body_of_a_key_is_taken(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let items: Vec<Value> = (0..40)
        .map(|_| json!({"data": {"text": "x".repeat(100_000)}}))
        .collect();
    let body = json!({ "dataItems": items });
    let (status, response) = service.call(&key, "/v2/bulk/items/insert", C, body).await;
    let successes = &response["bulkActionMetadata"]["totalSuccesses"];
    assert_eq!((status, successes), (200, &json!(40)));
    service.stop().await;
}

/// Sends a body again and again until it has that status.
async fn until(service: &Service, token: &str, body: &Value, wanted: u16) {
    timeout(PATIENCE, async {
        while service
            .send(Method::POST, "/v2/items/query", token, Some(body))
            .await
            .status()
            != wanted
        {}
    })
    .await
    .unwrap_or_else(|_| panic!("no response has the status {wanted}"));
}

/// Holds most of the budget by an unfinished body, and sends another until there is no room for it. Returns the held call, and
/// the time to wait. A call before may be counted for a moment longer, and the held one then be refused itself: it is made
/// again.
async fn hold(service: &Service, token: &str, large: &Value, refused: u16) -> (TcpStream, Option<String>) {
    let attempt = async {
        loop {
            let held = begin(service, "/v2/items/query", token, 400_000, &" ".repeat(110_000)).await;
            while timeout(Duration::ZERO, held.peek(&mut [0])).await.is_err() {
                let response = service
                    .send(Method::POST, "/v2/items/query", token, Some(large))
                    .await;
                if response.status() == refused {
                    let wait = response.headers().get("retry-after");
                    return (held, wait.map(|wait| wait.to_str().unwrap().to_owned()));
                }
            }
        }
    };
    timeout(PATIENCE, attempt)
        .await
        .unwrap_or_else(|_| panic!("no response has the status {refused}"))
}

async fn bytes_in_flight_have_a_budget_that_comes_back(place: Place) {
    let limit = |per_address, in_all| BodyLimit { per_address, in_all };
    for (limit, refused) in [(limit(150_000, 1_000_000), 429), (limit(1_000_000, 150_000), 503)] {
        let service = Service::start_with(&place, |config: &mut ContentServiceConfig| {
            config.body_limits.visitors = limit;
            config.rate_limits = None;
        })
        .await;
        let key = service.store.create_key("editors", None).await.unwrap();
        let token = service.token().await;
        let query = json!({"dataCollectionId": "RecruitPosts-EN"});
        let mut large = query.clone();
        large["padding"] = json!("x".repeat(50_000));
        until(&service, &token, &large, 200).await;
        // An announcement takes nothing; what has come does.
        let announced = begin(&service, "/v2/items/query", &token, 400_000, "").await;
        until(&service, &token, &large, 200).await;
        let (held, wait) = hold(&service, &token, &large, refused).await;
        assert!(wait.is_some_and(|wait| wait.parse::<u64>().unwrap() > 0));
        // Short calls, and callers with a key, have room all the time.
        until(&service, &token, &query, 200).await;
        until(&service, &key, &large, 200).await;
        drop((announced, held));
        until(&service, &token, &large, 200).await;
        service.stop().await;
    }
}

on_both!(
    large_bodies_of_visitors_are_refused_by_their_head,
    a_body_without_a_length_ends_at_its_limit,
    what_would_become_a_large_tree_is_refused,
    a_large_body_of_a_key_is_taken,
    bytes_in_flight_have_a_budget_that_comes_back,
);
