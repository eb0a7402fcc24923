//! Aggregates that make the most of one call, from many addresses at once: each address pays for its own.

use std::time::Duration;

use futures::future::join_all;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::harness::{C, Service, code, ids};
use crate::place::{Place, on_both};
use crate::slow_reads::{PATIENCE, service, slow};

/// Calls the service from an address; returns status, the seconds to wait and the body.
async fn from(
    service: &Service,
    token: &str,
    address: &str,
    path: &str,
    body: &Value,
) -> (u16, Option<u64>, Value) {
    let request = service.http.post(format!("http://{}{path}", service.address));
    let request = request.header("authorization", token).json(body);
    let response = request.header("x-forwarded-for", address).send().await.unwrap();
    let wait = response.headers().get("retry-after");
    let wait = wait.and_then(|wait| wait.to_str().ok()?.parse().ok());
    (response.status().as_u16(), wait, response.json().await.unwrap())
}

async fn thirty_functions_from_eight_addresses_have_a_budget_each(place: Place) {
    let (service, token, key) = service(&place, |config| {
        config.trusted = "127.0.0.1".parse().unwrap();
        config.storage.client_reads.timeout = Duration::from_millis(300);
        config.storage.read_credit = Duration::ZERO;
    })
    .await;
    let functions: Vec<Value> = (0..30)
        .map(|n| json!({"resultFieldName": format!("m{n}"), "min": {"itemFieldName": format!("text.f{n}")}}))
        .collect();
    let mut aggregate = json!({"dataCollectionId": C, "aggregation": {"operations": functions}});
    aggregate["initialFilter"] = slow()["filter"].take();
    let page = json!({"dataCollectionId": C, "filter": {"id": "large-1"}});
    let (service_of, token, aggregate, page) = (&service, token.as_str(), &aggregate, &page);
    let attacks = (0..8).map(|number| async move {
        let address = format!("203.0.113.{number}");
        let (status, _, reply) = from(service_of, token, &address, "/v2/items/aggregate", aggregate).await;
        assert_eq!((status, code(&reply)), (400, "WDE0028"), "{address}: {reply}");
        // Anyone who had so much of the database waits, whatever the next call is.
        let (status, wait, reply) = from(service_of, token, &address, "/v2/items/query", page).await;
        assert_eq!(status, 429, "{address}: {reply}");
        assert!(wait.is_some_and(|wait| wait > 0), "{address}");
    });
    timeout(PATIENCE, join_all(attacks)).await.unwrap();
    for (address, credential) in [("198.51.100.1", token), ("203.0.113.1", key.as_str())] {
        let (status, _, reply) = from(&service, credential, address, "/v2/items/query", page).await;
        assert_eq!((status, ids(&reply).len()), (200, 1), "{address}: {reply}");
    }
    service.stop().await;
}

on_both!(thirty_functions_from_eight_addresses_have_a_budget_each,);
