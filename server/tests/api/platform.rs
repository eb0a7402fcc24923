//! A scripted content platform.

use serde_json::{Value, json};
use wiremock::{
    Mock, MockServer, ResponseTemplate, Times,
    matchers::{body_partial_json, method, path},
};

/// Path at which items are requested.
const QUERY: &str = "/wix-data/v2/items/query";

/// Path at which changes are reported.
const CHANGES: &str = "/wix-data/v2/collections/changes";

/// A platform that gives tokens and nothing else yet.
pub(crate) async fn start() -> MockServer {
    let platform = MockServer::start().await;
    let token =
        json!({"access_token": "t", "refresh_token": "r", "expires_in": 14400, "token_type": "Bearer"});
    Mock::given(method("POST"))
        .and(path("/oauth2/token"))
        .respond_with(ResponseTemplate::new(200).set_body_json(token))
        .mount(&platform)
        .await;
    platform
}

/// A response with items in the platform's order.
pub(crate) fn items(items: &[Value]) -> ResponseTemplate {
    let metadata = json!({"count": items.len(), "offset": 0, "hasNext": false});
    ResponseTemplate::new(200).set_body_json(json!({"dataItems": items, "pagingMetadata": metadata}))
}

/// An item with a title and nothing else.
pub(crate) fn post(title: &str) -> Value {
    json!({"id": title, "data": {"_id": title, "title": title}})
}

/// Responds to requests for a collection.
pub(crate) async fn respond(
    platform: &MockServer,
    collection: &str,
    response: ResponseTemplate,
    times: impl Into<Times>,
) {
    Mock::given(method("POST"))
        .and(path(QUERY))
        .and(body_partial_json(json!({ "dataCollectionId": collection })))
        .respond_with(response)
        .expect(times)
        .mount(platform)
        .await;
}

/// Responds to requests for a collection a number of times; what is mounted before it responds afterwards.
pub(crate) async fn respond_first(
    platform: &MockServer,
    collection: &str,
    response: ResponseTemplate,
    count: u64,
) {
    Mock::given(method("POST"))
        .and(path(QUERY))
        .and(body_partial_json(json!({ "dataCollectionId": collection })))
        .respond_with(response)
        .up_to_n_times(count)
        .with_priority(1)
        .mount(platform)
        .await;
}

/// Reports a revision of every collection a number of times; what is mounted behind it reports afterwards.
pub(crate) async fn report(platform: &MockServer, revision: i64, count: u64) {
    let report = json!({ "revision": revision, "removedItemIds": [], "itemOrder": [] });
    Mock::given(method("POST"))
        .and(path(CHANGES))
        .respond_with(ResponseTemplate::new(200).set_body_json(report))
        .up_to_n_times(count)
        .mount(platform)
        .await;
}

/// Requests for a collection so far.
pub(crate) async fn questions(platform: &MockServer, collection: &str) -> usize {
    let requests = platform.received_requests().await.unwrap();
    let is_question = |request: &&wiremock::Request| {
        request.url.path() == QUERY && String::from_utf8_lossy(&request.body).contains(collection)
    };
    requests.iter().filter(is_question).count()
}
