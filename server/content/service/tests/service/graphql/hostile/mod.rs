//! Documents of attackers: each is refused within its limits or does no harm, and the service responds as before.

mod documents;
mod values;

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::timeout;

use super::{PATH, done, refused, send};
use crate::harness::{Service, item};
use crate::place::{Place, on_both};
use documents::{Held, many, nested, oddities, repeats, shapes};
use values::{filters, values};

on_both!(
    hostile_documents_are_refused_within_limits,
    hostile_values_are_refused_or_only_values,
    hostile_requests_are_refused_by_their_status,
    names_that_every_item_repeats_have_a_budget,
);

/// What is not answered by then hangs. It says nothing of speed: a busy machine has all of it.
const PATIENCE: Duration = Duration::from_mins(5);
/// Longest response to what is refused: a hundred errors, or the one line of a document that cannot be parsed.
const REFUSAL_MAX: usize = 256 * 1024;

/// A service with three items, and a visitor's token.
async fn attacked(place: &Place) -> (Service, String) {
    let items = (0..3).map(|n| item(&format!("i{n}"), json!({"n": n}))).collect();
    let (service, _) = Service::with_items(place, items).await;
    let visitor = service.token().await;
    (service, visitor)
}

/// Sends a document, looks at how it is held off, and whether a plain one is answered afterwards.
async fn hold(service: &Service, visitor: &str, kind: &str, document: &Value, held: &Held) {
    let call = async |body: &Value| {
        let response = service.send(Method::POST, PATH, visitor, Some(body));
        let response = timeout(PATIENCE, response)
            .await
            .unwrap_or_else(|_| panic!("{kind} hangs"));
        assert_eq!(response.status(), 200, "{kind}");
        response.text().await.unwrap()
    };
    let text = call(document).await;
    assert!(text.len() < REFUSAL_MAX, "{kind}: {} bytes", text.len());
    let response: Value = serde_json::from_str(&text).unwrap();
    let error = &response["errors"][0];
    match held {
        Held::Says(part) => {
            let message = error["message"].as_str().unwrap_or_default();
            assert!(message.contains(part), "{kind}: {message}");
            assert_ne!(error["extensions"]["code"], "INTERNAL", "{kind}");
        }
        Held::Field(name) => assert_eq!(
            crate::harness::violated(&error["extensions"]),
            *name,
            "{kind}: {error}"
        ),
        Held::Harmless(data) => assert_eq!(response, json!({ "data": data }), "{kind}"),
    }
    let plain = call(&json!({"query": "{ countThings }"})).await;
    assert_eq!(plain, r#"{"data":{"countThings":3}}"#, "after {kind}");
}

async fn hostile_documents_are_refused_within_limits(place: Place) {
    let (service, visitor) = attacked(&place).await;
    let table: Vec<_> = shapes().into_iter().chain(repeats()).chain(oddities()).collect();
    assert!(table.len() >= 35, "{} kinds", table.len());
    for (kind, document, held) in table {
        hold(&service, &visitor, kind, &json!({ "query": document }), &held).await;
    }
    service.stop().await;
}

async fn hostile_values_are_refused_or_only_values(place: Place) {
    let (service, visitor) = attacked(&place).await;
    for (kind, query, variables, held) in values().into_iter().chain(filters()) {
        let document = json!({"query": query, "variables": variables});
        hold(&service, &visitor, kind, &document, &held).await;
    }
    service.stop().await;
}

async fn names_that_every_item_repeats_have_a_budget(place: Place) {
    let items = (0..200).map(|n| item(&format!("i{n}"), json!({}))).collect();
    let (service, _) = Service::with_items(&place, items).await;
    let visitor = service.token().await;
    let names = many(100, |n| format!("{}{n:03}: __typename", "L".repeat(500)));
    let query = format!("query($n: Int) {{ queryThings(paging: {{limit: $n}}) {{ items {{ {names} }} }} }}");
    for (items, is_refused) in [(10, false), (200, true)] {
        let response = send(&service, &visitor, &query, json!({ "n": items })).await;
        assert_eq!(
            refused(&response) == "RESPONSE_TOO_LARGE",
            is_refused,
            "{items} items"
        );
        assert_eq!(response["data"].is_null(), is_refused, "{items} items");
    }
    service.stop().await;
}

/// Bodies and addresses that are no document.
async fn hostile_requests_are_refused_by_their_status(place: Place) {
    let (service, visitor) = attacked(&place).await;
    let query = "{\"query\":\"{ countThings }\"";
    let hash = "0".repeat(64);
    let persisted = |query: &str| {
        format!(
            "{{{query}\"extensions\":{{\"persistedQuery\":{{\"version\":1,\"sha256Hash\":\"{hash}\"}}}}}}"
        )
    };
    let deep = format!(
        "{query},\"variables\":{{\"filter\":{}}}}}",
        nested(5000, "[", "", "]")
    );
    let part = "--b\r\nContent-Disposition: form-data; name=\"operations\"\r\n\r\n{}\r\n--b--\r\n";
    let long = format!("{PATH}?query={}", "%20".repeat(2_000));
    let get = |path: &str| (Method::GET, path.to_owned(), Vec::new());
    let post = |body: &[u8]| (Method::POST, PATH.to_owned(), body.to_vec());
    for (kind, (method, path, body), status) in [
        ("a batch", post(format!("[{query}}},{query}}}]").as_bytes()), 400),
        (
            "a batch of a thousand",
            post(format!("[{}]", vec![format!("{query}}}"); 1000].join(",")).as_bytes()),
            400,
        ),
        ("an empty document", post(b"{\"query\":\"\"}"), 400),
        (
            "NUL in the document",
            post(br#"{"query":"{ count\u0000Things }"}"#),
            400,
        ),
        ("a document without JSON", post(b"{ countThings }"), 400),
        ("an upload in parts", post(part.as_bytes()), 400),
        (
            "bytes that are no text",
            post(b"{\"query\":\"{ \xff\xfe }\"}"),
            400,
        ),
        ("half of a character", post(br#"{"query":"{ \ud800 }"}"#), 400),
        (
            "NUL before the body",
            post(format!("\0{query}}}").as_bytes()),
            400,
        ),
        ("a body that ends early", post(query.as_bytes()), 400),
        ("a body in brackets", post(deep.as_bytes()), 400),
        (
            "a comment of a megabyte",
            post(format!("{query},\"a\":\"#{}\"}}", "x".repeat(1 << 20)).as_bytes()),
            413,
        ),
        ("a hash for a document", post(persisted("").as_bytes()), 400),
        (
            "a hash that is another's",
            post(persisted("\"query\":\"{ countThings }\",").as_bytes()),
            200,
        ),
        (
            "a query in the address",
            get(&format!("{PATH}?query=%7BcountThings%7D")),
            405,
        ),
        (
            "a change in the address",
            get(&format!(
                "{PATH}?query=mutation%7BremoveThings(id:%22i0%22)%7Bid%7D%7D"
            )),
            405,
        ),
        ("a long query in the address", get(&long), 405),
    ] {
        let url = format!("http://{}{path}", service.address);
        let request = service
            .http
            .request(method, url)
            .header("authorization", &visitor);
        let response = timeout(PATIENCE, request.body(body).send())
            .await
            .unwrap_or_else(|_| panic!("{kind} hangs"));
        assert_eq!(response.unwrap().status(), status, "{kind}");
        let count = done(&service, &visitor, "{ countThings }", json!({})).await;
        assert_eq!(count["countThings"], 3, "after {kind}");
    }
    service.stop().await;
}
